"""Passing and the last turns."""

from typing import Any

import pytest

from damrak.core.errors import IllegalAction
from damrak.tickets.state import State
from tests.tickets.tables import BOARD, GAME, GREY_2, RED_3_WITH_CARTS, act, laid, names, told

LONG_12 = ["haringpakkerstoren--oude-waal", "de-drie-hendricken--begijnhof", "montelbaanstoren--blauwbrug"]
ROW = ["pink", "pink", "blue", "blue", "pink"]


def stuck(hands: int = 2, **more: Any) -> State:
    """A table where nothing can be done: no cards but in the last player's hand, who has no carts."""
    contracts = [[BOARD.contracts[0]], BOARD.contracts[1:23], BOARD.contracts[23:]][:hands]
    if hands == 2:
        contracts = [[BOARD.contracts[0]], BOARD.contracts[1:]]
    full = [*LONG_12, "korenmetershuisje--noordermarkt", "oude-waal--waag"]
    routes: list[list[str]] = [[]] * (hands - 1) + [full]
    players: list[dict[str, int]] = [{}] * hands
    return laid(players, row=[None] * 5, rest="hand", contracts=contracts, routes=routes, **more)


def test_t16_a_player_with_no_action_open_passes() -> None:
    state = stuck(last_turns={"by": 1, "left": 2})
    assert names(state) == ["pass"]
    assert told(state, "pass")[0] == ("passed", 0, 0)
    assert (state.turn, state.is_over) == (1, False)


def test_t16_passing_is_only_for_who_can_do_nothing_else() -> None:
    state = laid([{}, {}])
    assert "pass" not in names(state)
    with pytest.raises(IllegalAction) as refused:
        act(state, "pass")
    assert (refused.value.message, refused.value.rule) == ("tickets-refusal-must-not-pass", "T16")


@pytest.mark.parametrize("seats", [2, 3])
def test_t16_when_all_pass_in_a_row_the_game_ends_and_is_scored(seats: int) -> None:
    """Nobody brought about the last turns here: only the passes end the game."""
    state = stuck(seats)
    for _ in range(seats - 1):
        act(state, "pass")
        assert not state.is_over
    events = told(state, "pass")
    assert state.is_over
    assert ("nobody-can-act", None, 0) in events
    assert [what for what, _, _ in events if what.startswith("contract-")]
    assert GAME.view(state, None).phase == "over"


def test_t16_an_action_in_between_starts_the_count_anew() -> None:
    """The first player passes, the second claims, and the passes begin again."""
    state = laid(
        [{}, {}],
        row=[None] * 5,
        rest="hand",
        contracts=[[BOARD.contracts[0]], BOARD.contracts[1:]],
        passes=1,
        turn=1,
    )
    act(state, f"claim {GREY_2} red")
    assert GAME.view(state, None).passes == 0
    assert not state.is_over


def last_turns(seats: int) -> State:
    """A table where the first player is about to be left with two carts."""
    hands = [{"red": 2}, *[{}] * (seats - 1)]
    return laid(hands, row=ROW, routes=[LONG_12])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_t17_every_player_has_exactly_one_more_turn(seats: int) -> None:
    state = last_turns(seats)
    assert ("last-turns", 0, 0) in told(state, f"claim {GREY_2} red")
    order = []
    while not state.is_over:
        order.append(state.turn)
        act(state, "draw unseen")
        act(state, "draw unseen")
    assert order == [*range(1, seats), 0]


def test_t17_three_carts_do_not_end_the_game() -> None:
    state = laid([{"red": 1}, {}], row=ROW, routes=[LONG_12])
    act(state, "claim oude-waal--waag red")
    assert GAME.view(state, None).players[0].carts == 3
    assert GAME.view(state, None).last_turns is None


def test_t17_only_the_first_such_turn_counts() -> None:
    other = ["korenmetershuisje--noordermarkt", "noordermarkt--jan-roodenpoortstoren"]
    other += ["jordaan--jan-roodenpoortstoren", "munttoren--blauwbrug"]
    state = laid([{"red": 2}, {"green": 2}, {}], row=ROW, routes=[LONG_12, other])
    act(state, f"claim {GREY_2} red")
    events = told(state, "claim waag--montelbaanstoren--green green")
    assert GAME.view(state, None).players[1].carts == 2
    assert not [event for event in events if event[0] == "last-turns"]
    view = GAME.view(state, None)
    assert (view.last_turns.by, view.last_turns.left) == (0, 2)


def test_t17_the_end_of_the_turn_counts_not_its_middle() -> None:
    """Drawing contracts with three carts and keeping them: still three, no last turns."""
    state = laid([{}, {}], row=ROW, routes=[[*LONG_12, "oude-waal--waag"]])
    act(state, "draw contracts")
    assert GAME.view(state, None).last_turns is None
    act(state, "keep both")
    assert GAME.view(state, None).last_turns is None


def test_t17_a_forced_pass_is_a_last_turn() -> None:
    state = stuck(last_turns={"by": 1, "left": 2})
    act(state, "pass")
    act(state, "pass")
    assert state.is_over


def test_t17_a_turn_of_two_cards_is_one_turn() -> None:
    state = last_turns(2)
    act(state, f"claim {GREY_2} red")
    act(state, "draw unseen")
    assert GAME.view(state, None).last_turns.left == 2
    act(state, "draw unseen")
    assert GAME.view(state, None).last_turns.left == 1


def test_nothing_can_be_done_once_it_is_over() -> None:
    state = last_turns(2)
    for action in (f"claim {GREY_2} red", *["draw unseen"] * 4):
        act(state, action)
    assert state.is_over
    assert state.to_act() == ()
    assert [state.legal(seat) for seat in (0, 1)] == [[], []]
    with pytest.raises(IllegalAction) as refused:
        act(state, f"claim {RED_3_WITH_CARTS} red", seat=0)
    assert refused.value.message == "core-game-over"
