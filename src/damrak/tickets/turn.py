"""Who acts, what is legal, and carrying it out: the only place that knows all actions.

Rules functions take legality for granted; `State.play` checks it, `step` and `playout` do not.
"""

from typing import TYPE_CHECKING

from damrak.core.bits import BIT
from damrak.core.chance import Chance
from damrak.core.fast import i64
from damrak.core.legal import Legal
from damrak.core.seats import NOBODY
from damrak.tickets import claiming, contracts, drawing, ending
from damrak.tickets.board import DRAW, DRAW_CONTRACTS, DRAW_UNSEEN, KEEP_BOTH, PASS
from damrak.tickets.phases import CHOOSING, OVER, SECOND_CARD, TURN

if TYPE_CHECKING:
    from damrak.tickets.state import State


def next_to_act(state: "State") -> i64:
    """The first of the seats that may act now; the game must not be over."""
    seat = state.turn
    if state.phase == CHOOSING:
        seat = 0
        while state.players[seat].kept:
            seat += 1
    return seat


def is_asked(state: "State", seat: int) -> bool:
    """Whether a seat may act now."""
    if state.phase == CHOOSING:
        return seat in state.to_act()
    turn: int = state.turn  # no machine integer, for callers may try numbers that are no seat
    return seat == turn and state.phase != OVER


def fill_legal(state: "State", seat: i64, legal: Legal) -> None:
    """List all actions open to a seat that may act, in the order of their numbers."""
    legal.count = 0  # all that `clear` would do where no list is ever shown
    player = state.players[seat]
    if player.offered:
        contracts.fill_choices(state, player, legal)
        return
    draws = drawing.cards_to_draw(state)
    if state.phase == SECOND_CARD:
        legal.add_all(state.board.draws[draws])
        return
    if state.contracts_left:
        draws |= BIT[DRAW_CONTRACTS]
    legal.add_all(state.board.draws[draws])
    claiming.fill_claims(state, player, legal)
    if legal.count == 0:
        legal.add(PASS)


def step(state: "State", seat: i64, action: i64) -> None:
    """Carry out a legal action."""
    board = state.board
    state.listed_for = NOBODY
    if action >= board.claim:
        claiming.claim(state, seat, action - board.claim)
        ending.end_turn(state, seat)
    elif action >= board.keep or action == KEEP_BOTH:
        choose(state, seat, contracts.choice(state, state.players[seat], action))
    elif action == DRAW_CONTRACTS:
        if not contracts.take(state, seat):
            ending.end_turn(state, seat)
    elif action == PASS:
        ending.pass_turn(state, seat)
    else:
        draw(state, seat, action)


def choose(state: "State", seat: i64, kept: i64) -> None:
    """Keep these of the contracts offered, at the start or in a turn."""
    if state.phase == CHOOSING:
        contracts.choose_first(state, seat, kept)
    else:
        contracts.keep(state, seat, kept)
        ending.end_turn(state, seat)


def draw(state: "State", seat: i64, action: i64) -> None:
    """Draw a card; the turn goes on with a second one if this was the first and another may be drawn."""
    face_up_joker = action == DRAW + state.board.joker
    if action == DRAW_UNSEEN:
        drawing.draw_unseen(state, seat)
    else:
        drawing.draw_face_up(state, seat, action - DRAW)
    if state.phase == TURN and not face_up_joker:
        state.phase = SECOND_CARD
        if drawing.cards_to_draw(state):
            return
    ending.end_turn(state, seat)


def playout(state: "State", chance: Chance) -> int:
    """Play random legal actions to the end; says how many."""
    return playout_in(state, chance, Legal(state.board.actions))


def playout_in(state: "State", chance: Chance, legal: Legal) -> i64:
    """The same with a buffer to use again."""
    decisions: i64 = 0
    if state.stream is not None:
        state.leave_stream(chance)
    while state.phase != OVER:
        seat = next_to_act(state)
        fill_legal(state, seat, legal)
        step(state, seat, legal.actions[chance.below(legal.count)])
        decisions += 1
    return decisions
