"""Setting up a game (T1, T2, T5, T6)."""

from typing import Any

from damrak.core.bits import BIT
from damrak.core.chance import Chance, chance_of, stream_of
from damrak.core.game import BY_LOT, Option, Options, check_first, checked_seats, chosen_options
from damrak.core.seats import clockwise
from damrak.tickets.board import Board
from damrak.tickets.cards import ONE
from damrak.tickets.contracts import top_contract
from damrak.tickets.drawing import fill_row, redraw_row
from damrak.tickets.player import Player
from damrak.tickets.state import State

SEAT_COUNTS = (2, 3, 4)
OPTIONS = (Option("first", (BY_LOT, 0, 1, 2, 3), "T6"),)


def start(
    board: Board, seats: int, seed: str, options: Options | None = None, *, rules_version: int
) -> State:
    """T1: 2 to 4 players, each with 16 carts and 0 points.

    T5: 16 merchandise cards lie beside the board.
    """
    checked_seats(SEAT_COUNTS, seats)
    chosen = chosen_options(OPTIONS, options, rules_version)
    state = shuffled_by(board, seats, seed, rules_version)
    choose_first_seat(state, chosen["first"])
    deal_cards(state)
    deal_contracts(state)
    return state


def shuffled_by(board: Board, seats: int, seed: str, rules_version: int) -> State:
    """An empty table whose chance comes from a seed: from the small generator in rules version 1."""
    if rules_version == 1:
        return new_state(board, seats, chance_of(seed), 1)
    state = new_state(board, seats, Chance(0, 0, 0, 0), rules_version)
    state.stream = stream_of(seed)
    return state


def new_state(board: Board, seats: int, chance: Chance, rules_version: int) -> State:
    """An empty table: both piles unshuffled, nothing dealt."""
    players = [Player(board.carts) for _ in range(seats)]
    deck, contracts = board.deck_in_order[:], board.contracts_in_order[:]
    return State(board, players, deck, contracts, chance, rules_version)


def choose_first_seat(state: State, first: Any) -> None:
    """T6: Chance draws who starts, or the table fixes it; then clockwise."""
    check_first(first, state.seats)
    by_lot = state.lot(state.seats)
    state.by_lot = first == BY_LOT
    state.first = by_lot if state.by_lot else first
    state.turn = state.first


def deal_cards(state: State) -> None:
    """T2: Shuffle the transport cards, deal each player two from the start player on, turn five face up."""
    state.shuffle(state.pile, state.pile_left)
    for seat in clockwise(state.first, state.seats):
        player = state.players[seat]
        for _ in range(2):
            state.pile_left -= 1
            player.hand += ONE[state.pile[state.pile_left]]
        player.drew = player.hand
    fill_row(state)
    redraw_row(state)


def deal_contracts(state: State) -> None:
    """Shuffle the contracts and offer two to each player, from the start player on (see T4)."""
    state.shuffle(state.contract_pile, state.contracts_left)
    for seat in clockwise(state.first, state.seats):
        state.players[seat].offered = BIT[top_contract(state)] | BIT[top_contract(state)]
