"""Claiming a route: which are open, what they cost, what they bring (T9–T13)."""

from typing import TYPE_CHECKING

from damrak.core.bits import BIT
from damrak.core.fast import i64
from damrak.tickets.board import GREY, MOST_CARDS, NO_ROUTE, Board
from damrak.tickets.cards import MOST_OF_A_COLOUR, ONE, WIDTH, held, without
from damrak.tickets.drawing import discard
from damrak.tickets.player import Moves, Player
from damrak.tickets.story import CLAIMED, CLOSED, MERCHANDISE_TAKEN, TABLE

if TYPE_CHECKING:
    from damrak.tickets.state import State


def open_routes(state: "State", player: Player) -> i64:
    """T11: A player without a cart for every space may not claim the route."""
    return state.free & ~player.barred & state.board.within[player.carts]


def fewest_jokers(hand: i64, spaces: i64, colour: i64) -> i64:
    """How many jokers are needed beside the cards of a colour in hand."""
    missing = spaces - held(hand, colour)
    return missing if missing > 0 else 0


def can_pay(state: "State", player: Player, payment: i64) -> bool:
    """T9: A route costs a card for each space: of its colour, or of any one if it is grey; jokers stand in.

    Jokers alone are one payment, whatever the colour.
    """
    colour, jokers = state.board.paid_colour[payment], state.board.paid_jokers[payment]
    if jokers > held(player.hand, state.board.joker):
        return False
    spaces = state.board.spaces[state.board.paid_route[payment]]
    return colour == state.board.joker or jokers >= fewest_jokers(player.hand, spaces, colour)


def may_claim(state: "State", player: Player, payment: i64) -> bool:
    """Whether the player may claim a route with this payment."""
    route = state.board.paid_route[payment]
    return open_routes(state, player) & BIT[route] != 0 and can_pay(state, player, payment)


def fill_claims(state: "State", player: Player, moves: Moves) -> None:
    """Add every payment of every open route that the player can make."""
    routes = open_routes(state, player) & payable_routes(state.board, player)
    route: i64 = 0
    while routes:
        if not routes & 15:  # four at a time, for most routes cannot be paid
            routes >>= 4
            route += 4
            continue
        if routes & 1:
            _fill_payments(state.board, player.hand, route, moves)
        routes >>= 1
        route += 1


def payable_routes(board: Board, player: Player) -> i64:
    """The routes that the player has cards enough for: a look at tables spares looking at every route."""
    hand, jokers = player.hand, held(player.hand, board.joker)
    most: i64 = 0
    routes: i64 = 0
    row = jokers  # of the table of the first colour
    last = row + board.joker * MOST_CARDS
    while row < last:
        cards = hand & MOST_OF_A_COLOUR
        most = max(most, cards)
        routes |= board.payable[row + cards]
        hand >>= WIDTH
        row += MOST_CARDS
    return routes | board.payable[last + most]


def _fill_payments(board: Board, hand: i64, route: i64, moves: Moves) -> None:
    first, spaces, colour = board.first_payment[route], board.spaces[route], board.colour[route]
    jokers = held(hand, board.joker)
    most = jokers if jokers < spaces else spaces - 1
    last = colour + 1
    if colour == GREY:
        colour, last = 0, board.joker
    while colour < last:
        number = fewest_jokers(hand, spaces, colour)
        while number <= most:
            moves.add(first + number)
            number += 1
        first += spaces
        colour += 1
    if jokers >= spaces:
        moves.add(first)


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
        state.tell(CLOSED, TABLE, 0, twin)


def take_merchandise(state: "State", seat: i64) -> None:
    """T13: A route with cart symbols brings one merchandise card, whatever its length, if any is left."""
    if state.merchandise:
        player = state.players[seat]
        state.merchandise -= 1
        player.merchandise += 1
        state.tell(MERCHANDISE_TAKEN, seat, 0, player.merchandise)
