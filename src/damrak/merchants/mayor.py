"""The mayor's turn: three cards, three discs."""

from damrak.core.fast import i64
from damrak.core.seats import left_of
from damrak.merchants.board import HOURGLASS
from damrak.merchants.placing import discard, use_card
from damrak.merchants.state import (
    ASK_PUT,
    BUCKET,
    DRAWING,
    GOING_ON,
    MAYOR,
    NO_CARD,
    SELLING,
    TURNING_LEFTOVERS,
    USING,
    State,
)
from damrak.merchants.story import DISCS_PASSED, DRAWN, LEFTOVERS, PUT_ON_DISC, SKIPPED, THROWN_AWAY
from damrak.merchants.time_track import turn_hourglass


def turn_card(state: State) -> i64:
    """The top card of the pile, if it is one to use; hourglasses and skipped cards take effect at once."""
    state.left -= 1
    state.learnt += 1
    card = state.pile[state.left]
    if state.board.cards.kind[card] == HOURGLASS:
        turn_hourglass(state, card)
        return NO_CARD
    return NO_CARD if skipped(state, card) else card


def skipped(state: State, card: i64) -> bool:
    """M6: a card marked for more players is discarded when drawn, and another is drawn in its place."""
    if state.board.cards.min_players[card] <= state.seats:
        return False
    state.discards[card] += 1
    state.tell(SKIPPED, state.mayor, 0, card)
    return True


def draw(state: State) -> None:
    """M4: the mayor draws an open card and puts it on a free disc before drawing the next."""
    card = turn_card(state)
    if card != NO_CARD:
        state.hand = card
        state.tell(DRAWN, state.mayor, 0, card)
        state.ask(ASK_PUT, state.mayor)


def free_discs(state: State) -> i64:
    """The discs without a card, as a set."""
    free: i64 = 0
    bit: i64 = 1
    for card in state.discs:
        if card == NO_CARD:
            free |= bit
        bit <<= 1
    return free


def put(state: State, disc: i64) -> None:
    """Put the drawn card on a disc; with all three covered the cards are used."""
    state.discs[disc] = state.hand
    state.hand = NO_CARD
    state.tell(PUT_ON_DISC, state.mayor, 0, state.discs[disc], disc)
    state.doing = DRAWING if NO_CARD in state.discs else USING
    state.phase = GOING_ON


def use_discs(state: State) -> None:
    """M7: the bucket's card is discarded unused, the mayor uses the mayor's, then the clock's is sold."""
    state.tell(THROWN_AWAY, state.mayor, 0, state.discs[BUCKET])
    discard(state, BUCKET)
    state.doing = SELLING
    use_card(state, state.mayor, MAYOR)


def pass_discs(state: State) -> None:
    """M8: the discs pass to the left; after the last turn they stay with the last mayor."""
    if state.turn == state.turns:
        state.doing = TURNING_LEFTOVERS
        state.resume = TURNING_LEFTOVERS
        if state.left:
            state.tell(LEFTOVERS, state.mayor, 0, state.left)
        return
    state.turn += 1
    state.mayor = left_of(state.mayor, state.seats)
    state.doing = DRAWING
    state.tell(DISCS_PASSED, state.mayor, 0, state.turn)
