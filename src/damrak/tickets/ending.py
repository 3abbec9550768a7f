"""How turns follow each other and how the game ends (T16, T17)."""

from typing import TYPE_CHECKING

from damrak.core.fast import i64
from damrak.core.seats import NOBODY, left_of
from damrak.tickets.phases import OVER, TURN
from damrak.tickets.scoring import score_game
from damrak.tickets.story import LAST_TURNS, NOBODY_CAN_ACT, PASSED

if TYPE_CHECKING:
    from damrak.tickets.state import State


def pass_turn(state: "State", seat: i64) -> None:
    """T16: A player with no action open passes; when all pass in a row the game ends and is scored."""
    state.tell(PASSED, seat)
    passes = state.passes + 1
    end_turn(state, seat)
    state.passes = passes
    if passes == state.seats and state.phase != OVER:
        state.tell(NOBODY_CAN_ACT, NOBODY)
        end_game(state)


def end_turn(state: "State", seat: i64) -> None:
    """T17: When a player first ends a turn with 2 carts or fewer, every player has exactly one more turn."""
    state.turns += 1
    state.passes = 0
    if state.ender != NOBODY:
        state.last_turns -= 1
    elif state.players[seat].carts <= 2:
        state.ender = seat
        state.last_turns = state.seats
        state.tell(LAST_TURNS, seat, 0, state.players[seat].carts)
    if state.ender != NOBODY and state.last_turns == 0:
        end_game(state)
    else:
        state.phase = TURN
        state.turn = left_of(seat, state.seats)


def end_game(state: "State") -> None:
    """Lay the contracts open and score them and the merchandise."""
    state.phase = OVER
    state.learnt += 1
    score_game(state)
