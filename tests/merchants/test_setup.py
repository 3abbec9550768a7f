"""Set-up: M1 to M3."""

from collections import Counter

import pytest

from damrak.core.bits import count
from damrak.core.errors import BadData
from damrak.core.seats import clockwise
from tests.merchants.tables import BOARD, CARDS, GAME, houses, posts, rows


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_m1_players_tiles_money_and_the_marker(seats: int) -> None:
    state = GAME.start(seats=seats, seed="m1")
    assert [player.money for player in state.players] == [400] * seats
    assert state.bank == -400 * seats
    for player in state.players:
        placed = count(player.posts) + count(player.parcels) + sum(1 for space in player.rows if space)
        assert (placed, player.tiles + placed) == (3, 24)
    hourglasses = sum(n for card, n in enumerate(state.discards) if CARDS.ids[card] == "hourglass")
    assert BOARD.years[state.time - hourglasses] == "1579"


@pytest.mark.parametrize("seats", [0, 2, 6])
def test_m1_no_fewer_than_three_players_and_no_more_than_five(seats: int) -> None:
    with pytest.raises(BadData, match=f"3 to 5 players, not {seats}"):
        GAME.start(seats=seats, seed="m1")


def test_m2_eighty_four_cards_of_which_twenty_four_are_hourglasses() -> None:
    state = GAME.start(seats=4, seed="m2", options={"first": 0})
    kinds = Counter(CARDS.ids[card].split("-")[0] for card in state.pile)
    assert kinds == {"hourglass": 24, "goods": 12, "colony": 24, "amsterdam": 24}


def test_m2_the_pile_is_shuffled_by_the_seed_and_by_nothing_else() -> None:
    piles = [list(GAME.start(seats=4, seed=seed).pile) for seed in ("a", "a", "b")]
    assert piles[0] == piles[1] != piles[2]
    other_first = GAME.start(seats=4, seed="a", options={"first": 2})
    assert list(other_first.pile) == piles[0]


@pytest.mark.parametrize("first", [0, 2])
def test_m3_seat_one_of_the_board_is_the_start_player_then_clockwise(first: int) -> None:
    state = GAME.start(seats=4, seed="m3", options={"first": first})
    starts = [("recife", "g3", "sugar"), ("elmina", "n2", "gems"), ("ambon", "o5", "spice")]
    starts.append(("deshima", "l4", "silk"))
    for seat, (post, parcel, commodity) in zip(clockwise(first, 4), starts, strict=True):
        assert posts(state, seat) == {post}
        assert houses(state, seat) == {parcel}
        assert {name for name, space in rows(state, seat).items() if space} == {commodity}
        assert rows(state, seat)[commodity] == 1
    assert (state.first, state.mayor) == (first, first)


def test_m3_the_places_of_absent_seats_are_empty() -> None:
    state = GAME.start(seats=3, seed="m3")
    view = GAME.view(state, None)
    assert not {"deshima", "palembang"} & set(view.posts)
    assert not {"l4", "n8"} & set(view.parcels)


def test_m3_lots_decide_who_begins_from_the_seed() -> None:
    firsts = [GAME.start(seats=5, seed=str(n)).first for n in range(100)]
    assert min(Counter(firsts)[seat] for seat in range(5)) >= 8
    assert GAME.start(seats=5, seed="7").first == GAME.start(seats=5, seed="7").first


def test_the_first_player_must_be_at_the_table() -> None:
    with pytest.raises(BadData, match="lot, 0, 1, 2"):
        GAME.start(seats=3, seed="x", options={"first": 3})


def test_an_option_must_have_just_its_type() -> None:
    for options in ({"first": True}, {"hidden_money": 1}, {"auction": "loud"}):
        with pytest.raises(BadData):
            GAME.start(seats=5, seed="x", options=options)
