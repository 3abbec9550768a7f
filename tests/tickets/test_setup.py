"""Setting up: players, cards, contracts, who starts."""

from collections import Counter

import pytest

from damrak.core.errors import BadData
from tests.tickets.tables import BOARD, DECK, GAME, hand


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_t1_each_player_has_16_carts_and_no_points(seats: int) -> None:
    state = GAME.start(seats=seats, seed="1")
    assert [(player.carts, player.points) for player in GAME.view(state, None).players] == [(16, 0)] * seats
    assert state.scores() == [0] * seats


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_t1_two_to_four_players(seats: int) -> None:
    with pytest.raises(BadData) as refused:
        GAME.start(seats=seats, seed="1")
    assert refused.value.message == "core-seat-count"


def test_t2_44_cards() -> None:
    assert DECK == {"pink": 6, "blue": 6, "green": 6, "black": 6, "red": 6, "orange": 6, "joker": 8}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_t2_two_cards_each_five_face_up_the_rest_is_the_pile(seats: int) -> None:
    state = GAME.start(seats=seats, seed="a game without a redraw")
    view = GAME.view(state, None)
    assert [player.cards for player in view.players] == [2] * seats
    assert None not in view.row
    assert view.pile == 44 - 2 * seats - 5
    assert view.discards == {}


def test_t2_cards_are_dealt_from_the_start_player_on() -> None:
    deals = [GAME.start(seats=3, seed="7", options={"first": first}) for first in range(3)]
    assert hand(deals[0], 0) == hand(deals[1], 1) == hand(deals[2], 2)
    assert hand(deals[0], 1) == hand(deals[1], 2) == hand(deals[2], 0)


def test_t2_contracts_are_dealt_from_the_start_player_on() -> None:
    deals = [GAME.start(seats=3, seed="7", options={"first": first}) for first in range(3)]
    offers = [GAME.view(state, first).offered for first, state in enumerate(deals)]
    assert offers[0] == offers[1] == offers[2]


def test_t2_the_shuffle_is_fair_enough() -> None:
    first_cards = Counter(GAME.dump(GAME.start(seats=2, seed=str(n)))["pile"][0] for n in range(600))
    assert set(first_cards) == set(DECK)
    assert all(40 < number < 160 for number in first_cards.values())


def test_t4_two_of_24_contracts_are_offered_to_each() -> None:
    state = GAME.start(seats=4, seed="1")
    offered = [contract.id for seat in range(4) for contract in GAME.view(state, seat).offered]
    assert len(set(offered)) == 8
    assert len(BOARD.contracts) == 24
    assert GAME.view(state, None).contract_pile == 16


def test_t5_16_merchandise_cards() -> None:
    assert GAME.view(GAME.start(seats=2, seed="1"), None).merchandise == 16


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_t6_chance_draws_who_starts(seats: int) -> None:
    firsts = Counter(GAME.start(seats=seats, seed=str(n)).first for n in range(300))
    assert sorted(firsts) == list(range(seats))
    assert min(firsts.values()) > 300 / seats * 0.6


def test_t6_a_table_may_fix_who_starts() -> None:
    for first in range(4):
        state = GAME.start(seats=4, seed="1", options={"first": first})
        assert state.first == first
        assert GAME.view(state, None).options == {"first": first}


@pytest.mark.parametrize("first", [2, 4, -1, "1", True])
def test_t6_who_is_not_there_cannot_start(first: object) -> None:
    with pytest.raises(BadData) as refused:
        GAME.start(seats=2, seed="1", options={"first": first})
    assert refused.value.message == "core-bad-option"


def test_t6_then_clockwise() -> None:
    state = GAME.start(seats=3, seed="1", options={"first": 1})
    for seat in (2, 0, 1):
        state.play(seat, GAME.number_of("keep both"))
    order = []
    for _ in range(4):
        order.append(state.turn)
        state.play(state.turn, GAME.number_of("draw contracts"))
        state.play(state.turn, GAME.number_of("keep both"))
    assert order == [1, 2, 0, 1]


def test_the_same_seed_deals_the_same() -> None:
    deals = [GAME.dump(GAME.start(seats=4, seed=seed)) for seed in ("7", "7", "8")]
    assert deals[0] == deals[1]
    assert deals[0] != deals[2]
