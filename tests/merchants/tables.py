"""Tables set for a test: which cards come next, where tiles stand, whose turn it is."""

from collections.abc import Callable
from typing import Any

import pytest

import damrak
from damrak.core.bits import BIT, count
from damrak.core.chance import chance_of
from damrak.core.errors import IllegalAction
from damrak.core.story import Event
from damrak.merchants import time_track, turn
from damrak.merchants.setup import checked_options, seat_players
from damrak.merchants.state import GOING_ON, TILES, State, empty_state
from damrak.merchants.view_parts import BonusView

GAME = damrak.game("merchants")
BOARD = GAME.board
CARDS = BOARD.cards
NEWEST = GAME.rules_versions[-1]
ANYTHING = "goods"
ALL_ROWS = {"sugar": 2, "gems": 2, "spice": 2, "silk": 2}
"""Far enough for the house of M36."""

Prepare = Callable[[State], None]


def table(
    *cards: str,
    seats: int = 3,
    year: str = "1579",
    prepare: Prepare | None = None,
    rules_version: int = NEWEST,
    **options: Any,
) -> State:
    """A game whose next cards are these, seat 0 being mayor; hourglasses come last."""
    rest = [card for card, n in enumerate(CARDS.count) for _ in range(n)]
    coming = [CARDS.ids.index(card) for card in cards]
    for card in coming:
        rest.remove(card)
    pile = rest + coming[::-1]
    chosen = checked_options({"first": 0, **options}, seats, rules_version)
    state = empty_state(BOARD, chosen, seats, pile, rules_version)
    seat_players(state, 0)
    state.time = BOARD.years.index(year)
    if prepare is not None:
        prepare(state)
    turn.go_on(state)
    return state


def event(year: str, seats: int = 3, prepare: Prepare | None = None, **options: Any) -> State:
    """A game in which the mayor, seat 0, has just turned the hourglass that leads to this year."""
    before = BOARD.years[BOARD.years.index(year) - 1]
    return table("hourglass", ANYTHING, seats=seats, year=before, prepare=prepare, **options)


def begin_event(state: State, year: str) -> None:
    """Let the event of another year begin now, whatever was asked before."""
    state.time = BOARD.years.index(year)
    state.phase = GOING_ON
    time_track.begin(state, BOARD.events[state.time])
    turn.go_on(state)


def using(card: str, seats: int = 3, prepare: Prepare | None = None, **options: Any) -> State:
    """A game in which the mayor, seat 0, is about to use this card."""
    state = table(card, ANYTHING, ANYTHING, seats=seats, prepare=prepare, **options)
    for disc in ("mayor", "clock", "bucket"):
        do(state, 0, f"put on {disc}")
    return state


def auction(*money: int, card: str = ANYTHING, **options: Any) -> State:
    """An auction of a card among seats with so much money, seat 0 being mayor."""
    state = table(card, ANYTHING, ANYTHING, seats=len(money), **options)
    for disc in ("clock", "mayor", "bucket"):
        do(state, 0, f"put on {disc}")
    for seat, amount in enumerate(money):
        purse(state, seat, amount)
    do(state, 0, "decline")
    return state


def live(*money: int) -> State:
    """The same, with a live clock."""
    return auction(*money, auction="live")


def buyer(state: State) -> tuple[int | None, int]:
    """Who bought, and what for."""
    sale = GAME.view(state, None).sale
    assert sale is not None and phase(state) != "auction"
    return sale.seat, sale.price


def purse(state: State, seat: int, amount: int) -> None:
    """Give a seat just so much money."""
    state.pay(seat, amount - state.players[seat].money, 0)


def clear(state: State) -> None:
    """Take all tiles off the board."""
    for seat in range(state.seats):
        stand(state, seat)


def stand(state: State, seat: int, *places: str, **rows: int) -> None:
    """Let a seat's tiles stand just here: posts and parcels by id, spaces by commodity."""
    player, board = state.players[seat], BOARD.places
    state.open_posts |= player.posts
    state.open_parcels |= player.parcels
    player.posts = sum(BIT[board.posts.index(place)] for place in places if place in board.posts)
    player.parcels = sum(BIT[board.parcels.index(place)] for place in places if place in board.parcels)
    assert count(player.posts) + count(player.parcels) == len(places)
    state.open_posts &= ~player.posts
    state.open_parcels &= ~player.parcels
    for row, commodity in enumerate(BOARD.commodities):
        player.rows[row] = rows.get(commodity, 0)
    player.tiles = TILES - len(places) - sum(1 for space in player.rows if space)


def do(state: State, seat: int, action: str) -> list[Event]:
    """Play an action by name and tell what happened."""
    state.story = []
    state.play(seat, GAME.number_of(action))
    told, state.story = GAME.tell(state.story), None
    return told


def refused(state: State, seat: int, action: str) -> IllegalAction:
    """The refusal of an action, which must change nothing."""
    before = GAME.dump(state)
    with pytest.raises(IllegalAction) as caught:
        state.play(seat, GAME.number_of(action))
    assert GAME.dump(state) == before
    assert GAME.number_of(action) not in state.legal(seat)
    return caught.value


def may(state: State, seat: int) -> list[str]:
    """What a seat may do, by name."""
    return [GAME.name_of(action) for action in state.legal(seat)]


def phase(state: State) -> str:
    """What is asked."""
    return str(GAME.view(state, None).phase)


def money(state: State) -> list[int]:
    """What each seat has."""
    return [player.money for player in state.players]


def rows(state: State, seat: int) -> dict[str, int]:
    """A seat's spaces on the exchange."""
    return dict(zip(BOARD.commodities, state.players[seat].rows, strict=True))


def houses(state: State, seat: int) -> set[str]:
    """The parcels that a seat has built on."""
    return {parcel for parcel, owner in GAME.view(state, None).parcels.items() if owner == seat}


def posts(state: State, seat: int) -> set[str]:
    """A seat's trading posts."""
    return {post for post, owner in GAME.view(state, None).posts.items() if owner == seat}


def bonuses(state: State, seat: int) -> BonusView:
    """The bonuses that a seat holds."""
    held: BonusView = GAME.view(state, None).players[seat].bonuses
    return held


def rules(events: list[Event]) -> list[str]:
    """What was told, and by which rule."""
    return [f"{event.what} {event.rule}" for event in events]


def gains(events: list[Event], seat: int) -> int:
    """What a seat gained in all."""
    return sum(event.gain for event in events if event.seat == seat)


def play_on(state: State, seed: str = "any", until: str = "over") -> list[tuple[int, str, list[Event]]]:
    """Random legal actions until a phase comes; what was played and what happened."""
    chance, played = chance_of(seed), []
    while phase(state) not in (until, "over"):
        seats = state.to_act()
        seat = seats[chance.below(len(seats))]
        actions = may(state, seat)
        action = actions[chance.below(len(actions))]
        played.append((seat, action, do(state, seat, action)))
    return played
