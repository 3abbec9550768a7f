"""Claiming routes: what is open, what it costs, what it brings."""

from pathlib import Path

import pytest

import damrak
from damrak.core.errors import IllegalAction
from damrak.tickets.cards import MOST_OF_A_COLOUR, ONE
from damrak.tickets.state import State
from tests.boards import own_board
from tests.tickets.tables import (
    BLACK_3,
    BOARD,
    GAME,
    GREEN_3,
    GREY_2,
    GREY_4_WITH_CARTS,
    RED_3_WITH_CARTS,
    act,
    hand,
    laid,
    names,
    told,
)

ROW = ["pink", "pink", "blue", "blue", "pink"]


def claims(hand: dict[str, int], route: str) -> list[str]:
    """The ways in which a hand can pay a route."""
    state = laid([hand, {}], row=ROW)
    start = f"claim {route} "
    return [name.removeprefix(start) for name in names(state) if name.startswith(start)]


def refused(state: State, action: str) -> tuple[str, str]:
    with pytest.raises(IllegalAction) as why:
        act(state, action)
    return why.value.message.removeprefix("tickets-refusal-"), why.value.rule


def test_t9_a_route_of_a_colour_takes_that_colour_and_jokers() -> None:
    assert claims({"green": 2, "red": 3}, GREEN_3) == []
    assert claims({"green": 2, "joker": 1, "red": 3}, GREEN_3) == ["green 1 joker"]
    assert claims({"green": 1, "joker": 2}, GREEN_3) == ["green 2 jokers"]


def test_t9_a_grey_route_takes_any_one_colour() -> None:
    assert claims({"red": 1, "green": 1}, GREY_2) == []
    assert claims({"red": 2, "green": 1}, GREY_2) == ["red"]
    assert claims({"red": 2, "green": 1, "joker": 1}, GREY_2) == ["green 1 joker", "red", "red 1 joker"]


def test_t9_jokers_alone_are_one_payment_whatever_the_colour() -> None:
    assert claims({"joker": 2}, GREY_2) == ["2 jokers"]
    assert claims({"joker": 3, "red": 2}, GREY_2) == ["red", "red 1 joker", "2 jokers"]


def test_t9_the_largest_hand_of_the_largest_deck_can_pay(tmp_path: Path) -> None:
    many = (("pink = 6", f"pink = {MOST_OF_A_COLOUR}"),)
    game = damrak.game("tickets", own_board(tmp_path, "tickets", changes=many))
    state = game.start(seats=2, seed="1", options={"first": 0})
    for seat in (0, 1):
        state.play(seat, game.number_of("keep both"))
    state.players[0].hand = MOST_OF_A_COLOUR * ONE[game.board.colours.index("pink")]
    assert f"claim {GREY_2} pink" in map(game.name_of, state.legal(0))


def test_t9_all_ways_to_pay_are_in_the_table_of_actions() -> None:
    """A grey route of n spaces: n ways in each of six colours and jokers alone; a coloured one: n + 1."""
    ways = [name.split()[1] for name in map(GAME.name_of, range(GAME.actions)) if name.startswith("claim")]
    for route, facts in zip(BOARD.routes, BOARD.facts.route, strict=True):
        expected = 6 * facts.length + 1 if facts.colour == "grey" else facts.length + 1
        assert ways.count(route) == expected


@pytest.mark.parametrize(
    ("payment", "left", "discarded"),
    [
        ("red", {"red": 1, "joker": 4}, {"red": 3}),
        ("red 1 joker", {"red": 2, "joker": 3}, {"red": 2, "joker": 1}),
        ("red 2 jokers", {"red": 3, "joker": 2}, {"red": 1, "joker": 2}),
        ("3 jokers", {"red": 4, "joker": 1}, {"joker": 3}),
    ],
)
def test_t9_the_named_payment_is_discarded(
    payment: str, left: dict[str, int], discarded: dict[str, int]
) -> None:
    state = laid([{"red": 4, "joker": 4}, {}], row=ROW)
    act(state, f"claim {RED_3_WITH_CARTS} {payment}")
    assert hand(state, 0) == left
    view = GAME.view(state, None)
    assert view.discards == discarded
    assert view.players[0].carts == 13
    assert view.owners == {RED_3_WITH_CARTS: 0}


def test_t9_one_route_a_turn() -> None:
    state = laid([{"red": 5}, {}], row=ROW)
    act(state, f"claim {GREY_2} red")
    assert state.turn == 1
    assert refused(state, f"claim {RED_3_WITH_CARTS} red") == ("cards", "T9")


def test_t9_any_free_route_connected_or_not() -> None:
    state = laid([{"red": 3}, {}], row=ROW, routes=[["nieuwe-waal--noordermarkt"]])
    assert f"claim {RED_3_WITH_CARTS} red" in names(state)


def test_t9_a_claimed_route_is_nobody_elses() -> None:
    state = laid([{"red": 2}, {"blue": 2}, {}], row=ROW, routes=[[], [], [GREY_2]])
    assert refused(state, f"claim {GREY_2} red") == ("route-taken", "T9")
    state = laid([{"red": 2}, {}], row=ROW, routes=[[GREY_2]])
    assert refused(state, f"claim {GREY_2} red") == ("own-route", "T9")


def test_t9_a_wrong_colour_is_refused_in_words() -> None:
    with pytest.raises(IllegalAction) as why:
        GAME.number_of(f"claim {GREEN_3} red")
    assert (why.value.message, why.value.rule) == ("tickets-refusal-wrong-colour", "T9")


def test_t10_nobody_may_own_both_routes_of_a_double_route() -> None:
    state = laid([{"green": 3}, {}, {}], row=ROW, routes=[[BLACK_3]])
    assert f"claim {GREEN_3} green" not in names(state)
    assert refused(state, f"claim {GREEN_3} green") == ("own-double", "T10")


@pytest.mark.parametrize("seats", [3, 4])
def test_t10_with_more_players_another_may_take_the_second_one(seats: int) -> None:
    state = laid([{"green": 3}, *[{}] * (seats - 1)], row=ROW, routes=[[], [BLACK_3]])
    act(state, f"claim {GREEN_3} green")
    assert GAME.view(state, None).owners == {GREEN_3: 0, BLACK_3: 1}


@pytest.mark.parametrize("seats", [3, 4])
def test_t10_with_more_players_a_claim_leaves_the_second_one_open_to_others(seats: int) -> None:
    state = laid([{"green": 3}, {"black": 3}, *[{}] * (seats - 2)], row=ROW)
    assert not [event for event in told(state, f"claim {GREEN_3} green") if event[0] == "closed"]
    assert GAME.view(state, None).closed == ()
    act(state, f"claim {BLACK_3} black")
    assert GAME.view(state, None).owners == {GREEN_3: 0, BLACK_3: 1}


def test_t10_with_two_players_the_second_one_is_closed() -> None:
    state = laid([{"black": 3}, {"green": 3}], row=ROW)
    assert ("closed", None, 0) in told(state, f"claim {BLACK_3} black")
    assert GAME.view(state, None).closed == (GREEN_3,)
    assert f"claim {GREEN_3} green" not in names(state, 1)
    assert refused(state, f"claim {GREEN_3} green") == ("double-closed", "T10")


def test_t10_a_claim_bars_the_twin_for_the_rest_of_the_game() -> None:
    state = laid([{"black": 3, "green": 3}, {"red": 2}, {}], row=ROW)
    act(state, f"claim {BLACK_3} black")
    act(state, f"claim {GREY_2} red")
    act(state, "draw contracts")
    act(state, "keep both")
    assert refused(state, f"claim {GREEN_3} green") == ("own-double", "T10")


def test_t11_without_enough_carts_no_claim() -> None:
    """13 of 16 carts are on the board: 3 are left."""
    long = ["haringpakkerstoren--oude-waal", "de-drie-hendricken--begijnhof", RED_3_WITH_CARTS, GREY_2]
    state = laid([{"red": 3, "joker": 4, "green": 3}, {}], row=ROW, routes=[long])
    assert GAME.view(state, 0).players[0].carts == 3
    assert refused(state, f"claim {GREY_4_WITH_CARTS} 4 jokers") == ("carts", "T11")
    assert f"claim {GREEN_3} green" in names(state)
    assert f"claim {GREY_4_WITH_CARTS} 4 jokers" not in names(state)


@pytest.mark.parametrize(
    ("route", "points"),
    [("oude-waal--waag", 1), (GREY_2, 2), (RED_3_WITH_CARTS, 4), (GREY_4_WITH_CARTS, 7)],
)
def test_t12_a_route_scores_at_once(route: str, points: int) -> None:
    state = laid([{"red": 6}, {}], row=ROW)
    assert ("claimed", 0, points) in told(state, f"claim {route} red")
    assert state.scores() == [points, 0]


@pytest.mark.parametrize(("route", "cards"), [(GREY_2, 0), (RED_3_WITH_CARTS, 1), (GREY_4_WITH_CARTS, 1)])
def test_t13_a_route_with_cart_symbols_brings_exactly_one_card(route: str, cards: int) -> None:
    state = laid([{"red": 6}, {}], row=ROW)
    act(state, f"claim {route} red")
    view = GAME.view(state, None)
    assert [player.merchandise for player in view.players] == [cards, 0]
    assert view.merchandise == 16 - cards


def test_t13_none_left_none_taken() -> None:
    state = laid([{"red": 6}, {}], row=ROW, merchandise=[16])
    assert not [event for event in told(state, f"claim {RED_3_WITH_CARTS} red") if event[0] == "merchandise"]
    assert [player.merchandise for player in GAME.view(state, None).players] == [16, 0]


def test_t13_the_board_has_as_many_symbols_as_cards() -> None:
    assert sum(route.carts for route in BOARD.facts.route) == BOARD.facts.merchandise == 16


def test_t9_too_few_cards_or_jokers_are_refused_with_numbers() -> None:
    state = laid([{"green": 1, "joker": 1}, {}], row=ROW)
    assert refused(state, f"claim {GREEN_3} green") == ("cards", "T9")
    assert refused(state, f"claim {GREEN_3} green 2 jokers") == ("jokers", "T9")
    with pytest.raises(IllegalAction) as why:
        act(state, f"claim {GREEN_3} green")
    assert dict(why.value.arguments) == {"colour": "green", "needed": 3, "cards": 1}
