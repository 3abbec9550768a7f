"""Claiming a route: which are open, what they cost, what they bring (T9–T13)."""

from typing import TYPE_CHECKING

from damrak.core.bits import BIT, PRIME
from damrak.core.fast import i64
from damrak.core.legal import Legal
from damrak.core.seats import NOBODY
from damrak.tickets.board import NO_ROUTE
from damrak.tickets.cards import MOST_OF_A_COLOUR, ONE, WIDTH, without
from damrak.tickets.drawing import discard
from damrak.tickets.player import Player
from damrak.tickets.story import CLAIMED, CLOSED, MERCHANDISE_TAKEN

if TYPE_CHECKING:
    from damrak.tickets.state import State


def open_routes(state: "State", player: Player) -> i64:
    """T11: A player without a cart for every space may not claim the route."""
    return state.free & ~player.barred & state.board.within[player.carts]


def fill_claims(state: "State", player: Player, legal: Legal) -> None:
    """T9: A route costs a card for each space: of its colour, or of any one if it is grey; jokers stand in.

    Jokers alone are one payment, whatever the colour.
    """
    board, hand = state.board, player.hand
    payable, claims, actions, count = board.payable, board.claims, legal.actions, legal.count
    routes = open_routes(state, player)
    ways = board.ways[hand >> board.joker * WIDTH]  # jokers are the last colour
    parts = board.parts
    start: i64 = 0
    while hand:
        cards = hand & MOST_OF_A_COLOUR
        if cards:
            for way in ways:
                part = start + way
                paid = routes & payable[part + cards]
                while paid:
                    others = paid & paid - 1
                    actions[count] = claims[part + (paid ^ others) % PRIME]
                    count += 1
                    paid = others
        hand >>= WIDTH
        start += parts
    legal.count = count


def claim(state: "State", seat: i64, payment: i64) -> None:
    """Put carts on a route, score and pay it.

    T12: It scores at once, by the table printed on the board.
    """
    board, player = state.board, state.players[seat]
    route, colour, jokers = board.paid_route[payment], board.paid_colour[payment], board.paid_jokers[payment]
    spaces = board.spaces[route]
    player.routes |= BIT[route]
    player.carts -= spaces
    state.free &= ~BIT[route]
    points = board.points[route]
    player.points += points
    state.tell(CLAIMED, seat, points, route, colour, jokers)
    close_twin(state, player, board.twin[route])
    if board.with_symbols & BIT[route]:
        take_merchandise(state, seat)
    pay(state, player, colour, spaces - jokers, jokers)


def pay(state: "State", player: Player, colour: i64, cards: i64, jokers: i64) -> None:
    """Discard the price; what others have seen in the hand goes first."""
    joker = state.board.joker
    price: i64 = 0
    if jokers:
        price = ONE[joker] * jokers
        player.seen = without(player.seen, joker, jokers)
    if colour != joker:
        price += ONE[colour] * cards
        player.seen = without(player.seen, colour, cards)
    player.hand -= price
    discard(state, price)


def close_twin(state: "State", player: Player, twin: i64) -> None:
    """T10: Nobody may own both routes of a double route; with two players the other one is closed."""
    if twin == NO_ROUTE:
        return
    player.barred |= BIT[twin]
    if state.seats == 2 and state.free & BIT[twin]:
        state.free &= ~BIT[twin]
        state.tell(CLOSED, NOBODY, 0, twin)


def take_merchandise(state: "State", seat: i64) -> None:
    """T13: A route with cart symbols brings one merchandise card, whatever its length, if any is left."""
    if state.merchandise:
        player = state.players[seat]
        state.merchandise -= 1
        player.merchandise += 1
        state.tell(MERCHANDISE_TAKEN, seat, 0, player.merchandise)
