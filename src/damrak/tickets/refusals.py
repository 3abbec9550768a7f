"""Why not: a sentence and a rule for every action that is not open."""

from damrak.core.errors import Argument, IllegalAction
from damrak.tickets.board import DRAW, DRAW_CONTRACTS, DRAW_UNSEEN, GREY, KEEP_BOTH, PASS, Board
from damrak.tickets.cards import held
from damrak.tickets.phases import CHOOSING, OVER, SECOND_CARD
from damrak.tickets.state import State


def refusal(state: State, seat: int, action: int) -> IllegalAction:
    """Why this seat may not do this now."""
    board = state.board
    if not 0 <= action < board.actions:
        return IllegalAction("core-unknown-action", "T7", action=str(action))
    if seat not in state.to_act():
        return _not_asked(state, seat)
    if state.players[seat].offered:
        return _not_a_choice(state, action)
    if action == KEEP_BOTH or board.keep <= action < board.claim:
        return _because("nothing-to-choose", "T14")
    if action == DRAW_UNSEEN or DRAW <= action < board.keep:
        return _undrawable(state, action)
    return _not_this_turn(state, seat, action)


def _because(reason: str, rule: str, **arguments: Argument) -> IllegalAction:
    return IllegalAction(f"tickets-refusal-{reason}", rule, **arguments)


def _not_asked(state: State, seat: int) -> IllegalAction:
    if state.phase == OVER:
        return IllegalAction("core-game-over", "T17")
    if state.phase == CHOOSING and 0 <= seat < state.seats:
        return _because("has-chosen", "T4")
    return IllegalAction("core-not-asked", "T6")


def _not_a_choice(state: State, action: int) -> IllegalAction:
    board, rule = state.board, "T4" if state.phase == CHOOSING else "T14"
    if board.keep <= action < board.claim:
        return _because("not-offered", rule, contract=board.contracts[action - board.keep])
    return _because("choose-contracts", rule)


def _undrawable(state: State, action: int) -> IllegalAction:
    if action == DRAW_UNSEEN:
        return _because("pile-empty", "T8")
    colour = action - DRAW
    if colour == state.board.joker and colour in list(state.row):
        return _because("second-joker", "T7")
    return _because("not-face-up", "T7", colour=state.board.colours[colour])


def _not_this_turn(state: State, seat: int, action: int) -> IllegalAction:
    if state.phase == SECOND_CARD:
        return _because("second-card", "T7")
    if action == DRAW_CONTRACTS:
        return _because("no-contracts", "T14")
    if action == PASS:
        return _because("must-not-pass", "T16")
    return _unclaimable(state, seat, action - state.board.claim)


def _unclaimable(state: State, seat: int, payment: int) -> IllegalAction:
    board, player = state.board, state.players[seat]
    route = board.paid_route[payment]
    name, spaces = board.routes[route], board.spaces[route]
    for owner, other in enumerate(state.players):
        if other.routes >> route & 1:
            return _because("own-route" if owner == seat else "route-taken", "T9", route=name)
    if player.barred >> route & 1:
        return _because("own-double", "T10", route=name)
    if not state.free >> route & 1:
        return _because("double-closed", "T10", route=name)
    if player.carts < spaces:
        return _because("carts", "T11", route=name, spaces=spaces, carts=player.carts)
    return _unpayable(state, seat, payment)


def _unpayable(state: State, seat: int, payment: int) -> IllegalAction:
    board, hand = state.board, state.players[seat].hand
    route, jokers = board.paid_route[payment], board.paid_jokers[payment]
    if jokers > held(hand, board.joker):
        return _because("jokers", "T9", needed=jokers, jokers=held(hand, board.joker))
    colour = board.paid_colour[payment]
    needed = board.spaces[route] - jokers
    return _because("cards", "T9", colour=board.colours[colour], needed=needed, cards=held(hand, colour))


def claims_wrong_colour(board: Board, name: str) -> IllegalAction | None:
    """The refusal, if this is the name of a claim with a colour that the route does not take."""
    word, route, colour = ([*name.split(" "), "", ""])[:3]
    if word != "claim" or route not in board.routes or colour not in board.colours[:-1]:
        return None
    number = board.routes.index(route)
    if board.colour[number] in (GREY, board.colours.index(colour)):
        return None
    return _because("wrong-colour", "T9", route=route, colour=colour)
