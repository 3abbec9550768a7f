"""Tiles on the exchange, the trading posts and the parcels; the cards that put them there."""

from damrak.core.bits import BIT
from damrak.core.fast import i64
from damrak.merchants.actions import SPLIT
from damrak.merchants.board import AMSTERDAM_CARD, AREAS, COLONY_CARD
from damrak.merchants.state import (
    ASK_COLONY,
    ASK_GOODS,
    ASK_HOUSE,
    ASK_STEP,
    GOING_ON,
    NO_CARD,
    NO_DISC,
    State,
)
from damrak.merchants.story import (
    BUILT,
    CANNOT_USE,
    DECLINED,
    FOUNDED,
    NO_TILE,
    STEP_LOST,
    STEPPED,
    USES,
)


def take_tile(state: State, seat: i64) -> bool:
    """M14: without a tile left in supply nothing can be placed; tiles on the board are not moved for it."""
    player = state.players[seat]
    if player.tiles == 0:
        state.tell(NO_TILE, seat)
        return False
    player.tiles -= 1
    return True


def exchange_step(state: State, seat: i64, row: i64) -> None:
    """M10: the first step in a row puts a tile on its first space, each further one moves it on.

    On the last space it goes no further, and the step is lost.
    """
    player = state.players[seat]
    space = player.rows[row]
    if space == state.board.exchange_spaces or (space == 0 and not take_tile(state, seat)):
        state.tell(STEP_LOST, seat, 0, row)
        return
    player.rows[row] = space + 1
    state.tell(STEPPED, seat, 0, row, space + 1)


def put_house(state: State, seat: i64, parcel: i64, told: i64) -> None:
    """Stand a tile on an empty parcel."""
    if take_tile(state, seat):
        state.players[seat].parcels |= BIT[parcel]
        state.open_parcels &= ~BIT[parcel]
        state.tell(told, seat, 0, parcel)


def take_house_away(state: State, seat: i64, parcel: i64, told: i64) -> None:
    """Return a house to its owner's supply."""
    player = state.players[seat]
    player.parcels &= ~BIT[parcel]
    player.tiles += 1
    state.open_parcels |= BIT[parcel]
    state.tell(told, seat, 0, parcel)


def found_colony(state: State, seat: i64, post: i64, told: i64) -> None:
    """M11: put a tile on an empty post that the card allows, then take the step in its commodity."""
    if take_tile(state, seat):
        state.players[seat].posts |= BIT[post]
        state.open_posts &= ~BIT[post]
        state.tell(told, seat, 0, post)
        exchange_step(state, seat, state.board.places.post_row[post])


def posts_offered(state: State) -> i64:
    """The empty posts that the card in use, or else the globe, lets the acting seat take."""
    if state.players[state.acting].tiles == 0:
        return 0
    if state.in_use == NO_DISC:
        return state.open_posts
    return state.open_posts & state.board.cards.posts[state.discs[state.in_use]]


def parcels_offered(state: State) -> i64:
    """The empty parcels of the districts on the card; any, for the coat of arms and the bonus."""
    if state.players[state.acting].tiles == 0:
        return 0
    if state.phase != ASK_HOUSE:
        return state.open_parcels
    return state.open_parcels & state.board.cards.parcels[state.discs[state.in_use]]


def rows_offered(state: State) -> i64:
    """The rows that the card in use, or else the ship, offers a step in."""
    if state.in_use == NO_DISC:
        return BIT[AREAS] - 1
    return state.board.cards.rows[state.discs[state.in_use]]


def use_card(state: State, seat: i64, disc: i64) -> None:
    """Let a seat use the card on a disc, unless there is nothing that it could do with it."""
    card = state.discs[disc]
    kind = state.board.cards.kind[card]
    state.in_use = disc
    state.tell(USES, seat, 0, card)
    if kind == COLONY_CARD:
        state.ask(ASK_COLONY, seat)
        if posts_offered(state) == 0:
            state.tell(CANNOT_USE, seat)
            finish(state)
    elif kind == AMSTERDAM_CARD:
        state.ask(ASK_HOUSE, seat)
        if parcels_offered(state) == 0:
            state.tell(CANNOT_USE, seat)
            no_house(state)
    else:
        state.ask(ASK_GOODS, seat)


def take_goods(state: State, split: i64) -> None:
    """All three steps of a goods card, row by row."""
    for row in range(AREAS):
        for _ in range(SPLIT[split * AREAS + row]):
            exchange_step(state, state.acting, row)
    finish(state)


def found_by_card(state: State, post: i64) -> None:
    """A colony card, used."""
    found_colony(state, state.acting, post, FOUNDED)
    finish(state)


def build_by_card(state: State, parcel: i64) -> None:
    """M12: put a house on an empty parcel of a district shown; then a step in a row shown is offered."""
    put_house(state, state.acting, parcel, BUILT)
    state.ask(ASK_STEP, state.acting)


def no_house(state: State) -> None:
    """No house can be built by an Amsterdam card: no step, unless the table plays `step_without_house`."""
    if state.step_without_house:
        state.ask(ASK_STEP, state.acting)
    else:
        finish(state)


def step_by_card(state: State, row: i64) -> None:
    """The step of an Amsterdam card."""
    exchange_step(state, state.acting, row)
    finish(state)


def decline(state: State) -> None:
    """M13: a card or an offer may be declined as a whole, and only by saying so.

    In rules version 1 `step_without_house` gave the step also to who declined a house.
    """
    state.tell(DECLINED, state.acting, 0, state.phase)
    if state.phase == ASK_HOUSE and state.rules == 1:
        no_house(state)
    else:
        finish(state)


def finish(state: State) -> None:
    """A card is used, or a part of an event done: discard the card and settle the bonuses."""
    if state.in_use != NO_DISC:
        discard(state, state.in_use)
        state.in_use = NO_DISC
    state.settling = state.acting
    state.phase = GOING_ON


def discard(state: State, disc: i64) -> None:
    """Put the card of a disc on the discard pile."""
    state.discards[state.discs[disc]] += 1
    state.discs[disc] = NO_CARD
