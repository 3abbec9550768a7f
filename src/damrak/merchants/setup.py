"""Set-up: tiles, money, the pile and who begins."""

from typing import Any

from damrak.core.bits import BIT
from damrak.core.chance import Chance, Stream, chance_of, stream_of
from damrak.core.game import BY_LOT, Option, Options, check_first, checked_seats, chosen_options
from damrak.merchants import turn
from damrak.merchants.board import Board
from damrak.merchants.loading import SEAT_COUNTS
from damrak.merchants.state import FROM_START, State, empty_state
from damrak.merchants.story import CAPITAL, START_PLAYER

OPTIONS = (
    Option("auction", ("sealed", "live"), "M20"),
    Option("early_press", ("leaves", "reaches"), "M17", since=2),
    Option("step_without_house", (False, True), "M12"),
    Option("hidden_money", (False, True), "M45"),
    Option("first", (BY_LOT, 0, 1, 2, 3, 4), "M3"),
)


def start(
    board: Board, seats: int, seed: str, options: Options | None = None, *, rules_version: int
) -> State:
    """A new game, with the first card drawn; version 1 dealt from the small generator."""
    checked_seats(SEAT_COUNTS, seats)
    chosen = checked_options(options, seats, rules_version)
    chance: Chance | Stream = chance_of(seed) if rules_version == 1 else stream_of(seed)
    lot = chance.below(seats)
    state = empty_state(board, chosen, seats, chance.shuffled(all_cards(board)), rules_version)
    state.story = []
    seat_players(state, lot if chosen["first"] == BY_LOT else chosen["first"])
    turn.go_on(state)
    state.opening, state.story = state.story, None
    return state


def opening(state: State) -> list[int]:
    """What set-up told: who starts with how much, and what the first cards brought."""
    return state.opening


def checked_options(options: Options | None, seats: int, rules_version: int) -> dict[str, Any]:
    """All options with their values; the start player must be at the table."""
    chosen = chosen_options(OPTIONS, options, rules_version)
    check_first(chosen["first"], seats)
    return chosen


def all_cards(board: Board) -> list[int]:
    """M2: all cards of the board, hourglasses too, in one pile."""
    return [card for card, n in enumerate(board.cards.count) for _ in range(n)]


def seat_players(state: State, first: int) -> None:
    """M1: each player has 24 tiles and begins with the bank's start money.

    M3: the start player is seat 1 of the board, then clockwise: one post, one house, and the first space of
    that post's commodity; the places of absent seats are ordinary empty places.
    """
    state.first = state.mayor = first
    state.tell(START_PLAYER, first)
    for number in range(state.seats):
        seat = (first + number) % state.seats
        state.pay(seat, state.board.start_money, FROM_START)
        state.tell(CAPITAL, seat, state.board.start_money)
        place_start_tiles(state, seat, number)


def place_start_tiles(state: State, seat: int, number: int) -> None:
    """The three tiles of a seat at the start."""
    player, places = state.players[seat], state.board.places
    post, parcel = places.start_post[number], places.start_parcel[number]
    player.posts = BIT[post]
    player.parcels = BIT[parcel]
    player.rows[places.post_row[post]] = 1
    player.tiles -= 3
    state.open_posts &= ~BIT[post]
    state.open_parcels &= ~BIT[parcel]
