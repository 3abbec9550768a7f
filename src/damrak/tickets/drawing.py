"""Drawing transport cards (T7), the pile (T8) and the row of five (T3)."""

from typing import TYPE_CHECKING

from damrak.core.bits import BIT
from damrak.core.fast import i64
from damrak.core.seats import NOBODY
from damrak.tickets.board import DRAW, DRAW_UNSEEN
from damrak.tickets.cards import MOST_OF_A_COLOUR, ONE, WIDTH, common, held, total
from damrak.tickets.phases import EMPTY, FACE_UP, SECOND_CARD
from damrak.tickets.story import DREW_FACE_UP, DREW_UNSEEN, PILE_RESHUFFLED, ROW_REDRAWN

if TYPE_CHECKING:
    from damrak.tickets.state import State


def cards_to_draw(state: "State") -> i64:
    """T7: Draw two cards, one after the other, each the top of the pile unseen or one of the face-up cards.

    A face-up joker may not be the second card. Says which actions may draw one now, as a set.
    """
    draws = state.showing
    if state.phase == SECOND_CARD:
        draws &= ~BIT[DRAW + state.board.joker]
    return draws | BIT[DRAW_UNSEEN] if state.pile_left else draws


def draw_unseen(state: "State", seat: i64) -> None:
    """Take the top card of the pile into the hand; only its owner sees it."""
    player = state.players[seat]
    state.pile_left -= 1
    card = state.pile[state.pile_left]
    player.hand += ONE[card]
    player.drew += ONE[card]
    state.learnt += 1
    state.tell(DREW_UNSEEN, seat, 0, card, 1)
    if state.pile_left == 0:
        remake_pile(state)


def draw_face_up(state: "State", seat: i64, colour: i64) -> None:
    """Take a face-up card; another is turned up in its place."""
    player, card = state.players[seat], ONE[colour]
    player.hand += card
    player.seen += card
    state.face_up -= card
    state.tell(DREW_FACE_UP, seat, 0, colour)
    row = state.row
    slot: i64 = 0
    while row[slot] != colour:
        slot += 1
    row[slot] = EMPTY
    if colour not in row:
        state.showing &= ~BIT[DRAW + colour]
    if state.pile_left:
        turn_up(state, slot)
    redraw_row(state)


def turn_up(state: "State", slot: i64) -> None:
    """Turn the top card of the pile face up in its place in the row."""
    state.pile_left -= 1
    card = state.pile[state.pile_left]
    state.row[slot] = card
    state.face_up += ONE[card]
    state.showing |= BIT[DRAW + card]
    state.pile_from -= ONE[card]
    state.learnt += 1
    if state.pile_left == 0:
        remake_pile(state)


def fill_row(state: "State") -> None:
    """Turn up a card for every gap in the row, as long as there are cards."""
    slot: i64 = 0
    while slot < FACE_UP and state.pile_left:
        if state.row[slot] == EMPTY:
            turn_up(state, slot)
        slot += 1


def remake_pile(state: "State") -> None:
    """T8: As soon as the pile is empty the discards are shuffled into a new one, even in mid-draw."""
    state.pile_from = 0
    for player in state.players:
        player.drew = 0
    if state.discards:
        shuffle_discards_in(state)


def shuffle_discards_in(state: "State") -> None:
    """Shuffle the discards together with what is left of the pile."""
    state.tell(PILE_RESHUFFLED, NOBODY, 0, total(state.discards))
    count_pile_anew(state)
    pile, left, cards = state.pile, state.pile_left, state.discards
    colour: i64 = 0
    while cards:
        for _ in range(cards & MOST_OF_A_COLOUR):
            pile[left] = colour
            left += 1
        cards >>= WIDTH
        colour += 1
    state.discards = 0
    state.pile_left = left
    state.shuffle(pile, left)


def count_pile_anew(state: "State") -> None:
    """Add the discards to what the pile is made of, and count no card twice.

    What was drawn unseen from this pile and paid since is among the discards. So a player drew at most what
    is still hidden in the hand, and the pile is made of no card that everybody knows to be in a hand.
    """
    known: i64 = 0
    for player in state.players:
        known += player.seen
        player.drew = common(player.drew, player.hand - player.seen)
    state.pile_from = common(state.pile_from + state.discards, state.board.deck - known)


def discard(state: "State", cards: i64) -> None:
    """Put paid cards on the discards; if the table had run out of cards, they are dealt out again at once."""
    state.discards += cards
    if state.pile_left == 0:
        remake_pile(state)
        fill_row(state)
    redraw_row(state)


def redraw_row(state: "State") -> None:
    """T3: While three or more of the five face-up cards are jokers, discard all five and turn five new ones.

    It ends: the row stays once too few other cards are left, and once the pile has run out on the way, pile
    and discards are shuffled together each time, or two sets of five could take turns for ever. Rules version
    1 shuffled from the second time on.
    """
    shuffles = False
    while row_must_go(state):
        state.tell(ROW_REDRAWN, NOBODY)
        _discard_row(state)
        runs_out = state.pile_left <= FACE_UP
        if shuffles:
            shuffle_discards_in(state)
        fill_row(state)
        shuffles = shuffles or runs_out or state.rules == 1


def row_must_go(state: "State") -> bool:
    """Whether three of the five face-up cards are jokers and another five could be better."""
    three_jokers = state.face_up >= 3 * ONE[state.board.joker]  # jokers are the last colour
    return three_jokers and total(state.face_up) == FACE_UP and _others_left(state) >= 3


def _others_left(state: "State") -> i64:
    """How many cards other than jokers are in no hand."""
    cards = state.board.deck
    for player in state.players:
        cards -= player.hand
    return total(cards) - held(cards, state.board.joker)


def _discard_row(state: "State") -> None:
    state.discards += state.face_up
    state.face_up = 0
    state.showing = 0
    for slot in range(FACE_UP):
        state.row[slot] = EMPTY


def lay_row(state: "State", cards: list[int]) -> None:
    """Lay these cards face up, as a position or a view says."""
    for slot in range(FACE_UP):
        state.row[slot] = cards[slot]
    laid = [card for card in cards if card != EMPTY]
    state.face_up = sum([ONE[card] for card in laid])
    state.showing = sum([BIT[DRAW + card] for card in set(laid)])
