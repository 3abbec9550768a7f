"""Scoring: M31 to M35, and the worked examples of the rules with the prizes of 1611."""

import pytest

from damrak.merchants.scoring import COLONIES, DISTRICTS, EXCHANGE, largest_group, score
from damrak.merchants.state import State
from tests.merchants.tables import BOARD, GAME, clear, money, stand, table

BLUE, ORANGE, YELLOW, GREEN = range(4)


def board_of(*stands: tuple[str, ...], rows: list[dict[str, int]] | None = None) -> State:
    """Tiles of seats 0, 1, … and nobody else's, with empty purses, the marker on 1611."""
    state = table(seats=4, year="1611")
    clear(state)
    for seat, places in enumerate(stands):
        stand(state, seat, *places, **(rows[seat] if rows else {}))
    for seat in range(4):
        state.pay(seat, -state.players[seat].money, 0)
    return state


def scored(state: State, what: int) -> list[int]:
    score(state, what)
    return money(state)


def exchange(*rows: dict[str, int]) -> list[int]:
    return scored(board_of(*[()] * len(rows), rows=list(rows)), EXCHANGE)


def test_worked_example_exchange_with_the_1611_prizes() -> None:
    """M31, M32, M34: gems 100/60, sugar before silk, spice shared."""
    state = board_of(
        *[()] * 4,
        rows=[
            {"gems": 6, "sugar": 3, "spice": 2},
            {"sugar": 4, "silk": 3, "spice": 2},
            {"gems": 3},
            {"gems": 3, "silk": 4},
        ],
    )
    assert scored(state, EXCHANGE) == [100 + 40 + 30, 80 + 40 + 30, 30, 30 + 60]


def test_worked_example_districts_with_the_1611_prizes() -> None:
    """M31–M35: Nieuwe Zijde before Oude Zijde, a tie in Grachten, Lastage alone."""
    state = board_of(
        ("n1", "n2", "o1", "o2", "o4"),
        ("n7", "n8", "n9", "o8", "o9", "g1", "g2"),
        ("g4", "g5"),
        ("l1",),
    )
    gained = scored(state, DISTRICTS)
    assert gained == [60 + 80, 100 + 40 + 50, 50, 40]


def test_m31_areas_rank_by_their_foremost_tile() -> None:
    assert exchange({"silk": 3}, {"sugar": 2}) == [100, 80, 0, 0]


def test_m31_continents_rank_by_their_tiles_and_equal_ones_by_the_board() -> None:
    state = board_of(("recife",), ("elmina", "luanda"), ("banda",), ("hirado",))
    assert scored(state, COLONIES) == [80, 100, 60, 40]


def test_m31_districts_rank_by_houses_not_by_groups() -> None:
    state = board_of(("n1", "n3", "n7"), ("o1", "o2"))
    assert scored(state, DISTRICTS) == [100, 80, 0, 0]


def test_m31_an_empty_area_pays_nothing() -> None:
    assert sum(exchange({"gems": 1})) == 100
    assert sum(scored(board_of(), DISTRICTS)) == 0


def test_m32_first_and_second_and_nobody_else() -> None:
    assert exchange({"gems": 3}, {"gems": 2}, {"gems": 1}) == [100, 60, 0, 0]


def test_m32_only_who_is_present_counts() -> None:
    assert exchange({}, {"gems": 2}) == [0, 100, 0, 0]


def test_m32_posts_on_the_continent_count() -> None:
    state = board_of(("recife",), ("bahia", "tobago"))
    assert scored(state, COLONIES) == [60, 100, 0, 0]


def test_m33_alone_the_second_prize_is_not_paid() -> None:
    assert exchange({"silk": 8}) == [100, 0, 0, 0]


def test_m34_tied_for_first_share_both_and_there_is_no_second() -> None:
    assert exchange({"gems": 3}, {"gems": 3}, {"gems": 2}) == [80, 80, 0, 0]


def test_m34_three_tied_for_first_round_down_to_ten() -> None:
    assert exchange({"gems": 3}, {"gems": 3}, {"gems": 3}) == [50, 50, 50, 0]


def test_m34_tied_for_second_share_the_second_rounded_down() -> None:
    assert exchange({"gems": 3}, {"gems": 2}, {"gems": 2}, {"gems": 2}) == [100, 20, 20, 20]
    assert exchange({"sugar": 5, "gems": 4}, {"gems": 3}, {"gems": 3}, {"gems": 3}) == [180, 10, 10, 10]


@pytest.mark.parametrize(
    ("parcels", "district", "size"),
    [
        (("g1", "g2", "g7"), "grachten", 3),
        (("g1", "g3", "g5"), "grachten", 1),
        (("g1", "g2", "g4", "g5", "g10"), "grachten", 3),
        (("g7", "n1"), "grachten", 2),
        (("g7", "n1"), "nieuwe-zijde", 2),
        (("g7", "n1", "n2", "n3"), "grachten", 2),
        (("g7", "g8", "n1", "n4"), "grachten", 4),
        (("n1", "n3", "g7", "o1"), "nieuwe-zijde", 2),
        (("g7", "n1"), "oude-zijde", 0),
        (("n3", "n6", "n9", "o1", "o4", "o7"), "nieuwe-zijde", 6),
    ],
)
def test_m35_groups_by_shared_sides_with_far_houses_over_bridges(
    parcels: tuple[str, ...], district: str, size: int
) -> None:
    state = board_of(parcels)
    number = BOARD.districts.index(district)
    assert largest_group(state, state.players[0].parcels, number) == size


def test_m35_a_far_house_never_joins_two_sets() -> None:
    """n1 and n4 touch across the water; g7 and g8 do not make them count for sets they are not joined to."""
    state = board_of(("g6", "g7", "n1", "g10", "g9"))
    grachten = BOARD.districts.index("grachten")
    assert largest_group(state, state.players[0].parcels, grachten) == 3


def test_m35_a_far_house_with_two_bridges_into_one_set_counts_once() -> None:
    facts = [tuple(bridge.between) for bridge in BOARD.facts.bridge]
    assert len({frozenset(pair) for pair in facts}) == len(facts)
    state = board_of(("n6", "n9", "o4"))
    nieuwe_zijde = BOARD.districts.index("nieuwe-zijde")
    assert largest_group(state, state.players[0].parcels, nieuwe_zijde) == 3


def test_m35_presence_needs_a_house_in_the_district_itself() -> None:
    """n3 looks over its bridge to o1, but nobody of seat 0 lives in Oude Zijde."""
    state = board_of(("n3",), ("o5",))
    assert scored(state, DISTRICTS) == [100, 80, 0, 0]


def test_prizes_go_to_the_ledger_by_kind() -> None:
    state = board_of(("recife",), ("g1",), rows=[{"gems": 2}, {}])
    for what in (EXCHANGE, DISTRICTS, COLONIES):
        score(state, what)
    players = GAME.view(state, None).players
    assert players[0].ledger["exchange"] == players[0].ledger["colonies"] == 100
    assert players[1].ledger["districts"] == 100
