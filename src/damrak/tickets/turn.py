"""Who acts, what is legal, and carrying it out: the only place that knows all actions.

Rules functions take legality for granted; `play` checks it, `step` and `playout` do not.
"""

from typing import TYPE_CHECKING

from damrak.core.chance import Chance
from damrak.core.fast import i64
from damrak.core.seats import ALONE
from damrak.tickets import claiming, contracts, drawing, ending
from damrak.tickets.board import DRAW, DRAW_CONTRACTS, DRAW_UNSEEN, PASS
from damrak.tickets.phases import CHOOSING, CONTRACTS, NOBODY_YET, OVER, SECOND_CARD, TURN
from damrak.tickets.player import Moves

if TYPE_CHECKING:
    from damrak.tickets.state import State


def to_act(state: "State") -> tuple[int, ...]:
    """The seats that may act now."""
    if state.phase == OVER:
        return ()
    if state.phase != CHOOSING:
        return ALONE[state.turn]
    return tuple([seat for seat in range(len(state.players)) if not state.players[seat].kept])


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
        return seat in to_act(state)
    turn: int = state.turn  # no machine integer, for callers may try numbers that are no seat
    return seat == turn and state.phase != OVER


def legal_moves(state: "State", seat: int) -> Moves:
    """The actions open to a seat, none if it may not act; kept until the next action."""
    if state.moves is None:
        state.moves = Moves(state.board.actions)
    state.moves.count = 0
    state.moves_of = NOBODY_YET
    if is_asked(state, seat):
        fill_legal(state, seat, state.moves)
        state.moves_of = seat
    return state.moves


def fill_legal(state: "State", seat: i64, moves: Moves) -> None:
    """List all actions open to a seat that may act, in the order of their numbers."""
    moves.count = 0
    player = state.players[seat]
    if player.offered:
        contracts.fill_choices(state, player, moves)
        return
    if state.pile_left:
        moves.add(DRAW_UNSEEN)
    if state.phase == SECOND_CARD:
        drawing.fill_face_up(state, moves)
        return
    if state.contracts_left:
        moves.add(DRAW_CONTRACTS)
    drawing.fill_face_up(state, moves)
    claiming.fill_claims(state, player, moves)
    if moves.count == 0:
        moves.add(PASS)


def play(state: "State", seat: int, action: int) -> None:
    """Carry out an action if it is legal, else say why not."""
    moves = state.moves
    if moves is None or seat != state.moves_of:
        moves = legal_moves(state, seat)
    most: int = state.board.actions  # no machine integer, for callers may try numbers that are none
    if not (0 <= action < most and moves.has(action)):
        from damrak.tickets.refusals import refusal  # here, because the reasons stand on the rules

        raise refusal(state, seat, action)
    step(state, seat, action)


def step(state: "State", seat: i64, action: i64) -> None:
    """Carry out a legal action."""
    board = state.board
    state.moves_of = NOBODY_YET
    if action >= board.claim:
        claiming.claim(state, seat, action - board.claim)
        ending.end_turn(state, seat)
    elif drawing.is_draw(state, action):
        draw(state, seat, action)
    elif state.phase == CHOOSING:
        contracts.choose_first(state, seat, contracts.choice(state, state.players[seat], action))
    elif state.phase == CONTRACTS:
        contracts.keep(state, seat, contracts.choice(state, state.players[seat], action))
        ending.end_turn(state, seat)
    elif action == DRAW_CONTRACTS:
        if not contracts.take(state, seat):
            ending.end_turn(state, seat)
    else:
        ending.pass_turn(state, seat)


def draw(state: "State", seat: i64, action: i64) -> None:
    """Draw a card; the turn goes on with a second one if this was the first and another may be drawn."""
    face_up_joker = action == DRAW + state.board.joker
    if action == DRAW_UNSEEN:
        drawing.draw_unseen(state, seat)
    else:
        drawing.draw_face_up(state, seat, action - DRAW)
    if state.phase == TURN and not face_up_joker:
        state.phase = SECOND_CARD
        if drawing.may_draw(state):
            return
    ending.end_turn(state, seat)


def playout(state: "State", chance: Chance) -> int:
    """Play random legal actions to the end; says how many."""
    return playout_in(state, chance, Moves(state.board.actions))


def playout_in(state: "State", chance: Chance, moves: Moves) -> i64:
    """The same with a buffer to use again."""
    decisions: i64 = 0
    while state.phase != OVER:
        seat = next_to_act(state)
        fill_legal(state, seat, moves)
        step(state, seat, moves.actions[chance.below(moves.count)])
        decisions += 1
    return decisions
