"""Claiming a route: which are open, what they cost, what they bring (T9–T13)."""

from typing import TYPE_CHECKING

from damrak.core.bits import BIT, first
from damrak.core.fast import i64
from damrak.tickets.board import BY_CARDS, BY_ROUTE, NO_ROUTE, Board
from damrak.tickets.cards import MOST_OF_A_COLOUR, ONE, WIDTH, held, without
from damrak.tickets.drawing import discard
from damrak.tickets.player import Moves, Player
from damrak.tickets.story import CLAIMED, CLOSED, MERCHANDISE_TAKEN, TABLE

if TYPE_CHECKING:
    from damrak.tickets.state import State


def open_routes(state: "State", player: Player) -> i64:
    """T11: A player without a cart for every space may not claim the route."""
    return state.free & ~player.barred & state.board.within[player.carts]


def can_pay(board: Board, player: Player, payment: i64) -> bool:
    """T9: A route costs a card for each space: of its colour, or of any one if it is grey; jokers stand in.

    Jokers alone are one payment, whatever the colour.
    """
    colour, jokers = board.paid_colour[payment], board.paid_jokers[payment]
    if jokers > held(player.hand, board.joker):
        return False
    if colour == board.joker:
        return True
    part = colour * board.longest + jokers
    routes = board.payable[part * BY_CARDS + held(player.hand, colour)]
    return routes & BIT[board.paid_route[payment]] != 0


def may_claim(state: "State", player: Player, payment: i64) -> bool:
    """Whether the player may claim a route with this payment."""
    route = state.board.paid_route[payment]
    return open_routes(state, player) & BIT[route] != 0 and can_pay(state.board, player, payment)


def fill_claims(state: "State", player: Player, moves: Moves) -> None:
    """Add every payment of every open route that the player can make."""
    board, hand, payable = state.board, player.hand, state.board.payable
    routes = open_routes(state, player)
    jokers = held(hand, board.joker)
    most = jokers if jokers < board.longest else board.longest - 1
    part: i64 = 0
    last = board.joker * board.longest
    while part < last:
        cards = hand & MOST_OF_A_COLOUR
        number = part if cards else last
        while number <= part + most:
            if routes & payable[number * BY_CARDS + cards]:
                _add_claims(board, routes & payable[number * BY_CARDS + cards], number, moves)
            number += 1
        part += board.longest
        hand >>= WIDTH
    if jokers:
        _add_claims(board, routes & board.within[jokers], last, moves)


def _add_claims(board: Board, routes: i64, part: i64, moves: Moves) -> None:
    claims, actions, count = board.claims, moves.actions, moves.count
    start = part * BY_ROUTE
    while routes:
        actions[count] = claims[start + first(routes)]
        count += 1
        routes &= routes - 1
    moves.count = count


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
