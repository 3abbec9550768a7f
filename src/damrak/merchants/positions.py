"""Any position written down by hand or saved, in readable ids: tests, puzzles, bug reports."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from damrak.core.bits import BIT, count
from damrak.core.seats import NOBODY
from damrak.core.written import read_position, version_of
from damrak.merchants import auction, view_parts
from damrak.merchants import view as views
from damrak.merchants.actions import DISCS
from damrak.merchants.board import Board
from damrak.merchants.checking import bad, check
from damrak.merchants.loading import SEAT_COUNTS
from damrak.merchants.setup import checked_options
from damrak.merchants.state import (
    ASK_BONUS_HOUSE,
    ASK_GOODS,
    ASK_HOUSE_BACK,
    ASK_PRICE,
    ASK_STEP,
    CAUSES,
    CLOCK_DISC,
    DRAWING,
    HAPPENING,
    MAYOR,
    NO_CARD,
    NO_LIMIT,
    OVER,
    PASSING,
    PHASES,
    SELLING,
    START,
    TILES,
    TURNING_LEFTOVERS,
    UNNAMED,
    Player,
    State,
    empty_state,
)


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a position."""


class PlayerPosition(Written, frozen=True):
    """A player's purse and bonuses; without a ledger all money is start money."""

    money: int
    loans: int = 0
    bonuses: view_parts.BonusView = view_parts.BonusView("none", False, False, ())
    ledger: dict[str, int] | None = None


class AuctionPosition(Written, frozen=True):
    """A run of the clock: who is out, who pressed early, and each seat's limit."""

    limits: tuple[view_parts.Limit, ...]
    doubled: bool = False
    early: int | None = None
    excluded: tuple[int, ...] = ()


class Position(Written, frozen=True):
    """Everything that a state is made of."""

    players: tuple[PlayerPosition, ...]
    first: int
    mayor: int
    turn: int
    time: str
    phase: str
    during: view_parts.During
    pile: tuple[str, ...]
    """The cards still to come, the next one first."""
    exchange: dict[str, tuple[int, ...]]
    posts: dict[str, int]
    parcels: dict[str, int]
    options: dict[str, Any] = {}
    acting: int | None = None
    leftovers: bool = False
    discs: dict[str, str | None] = {}
    hand: str | None = None
    discards: dict[str, int] = {}
    auction: AuctionPosition | None = None
    sale: view_parts.SaleView | None = None
    rules_version: int | None = None
    """The rules that the game follows; the newest ones unless it says so."""


def dump(state: State) -> dict[str, Any]:
    """A state written down, as plain data for JSON."""
    board, ids = state.board, state.board.cards.ids
    position = Position(
        players=tuple(_player_position(state, player) for player in state.players),
        first=state.first,
        mayor=state.mayor,
        turn=state.turn,
        time=board.years[state.time],
        phase=PHASES[state.phase],
        during=views.during(state),
        pile=tuple(ids[state.pile[n]] for n in reversed(range(state.left))),
        exchange=views.exchange(state),
        posts=views.owners(board.places.posts, [player.posts for player in state.players]),
        parcels=views.owners(board.places.parcels, [player.parcels for player in state.players]),
        options=dict(state.options),
        acting=None if state.phase in (ASK_PRICE, OVER) else state.acting,
        leftovers=state.resume == TURNING_LEFTOVERS,
        discs={disc: views.card_or_none(state, state.discs[n]) for n, disc in enumerate(DISCS)},
        hand=views.card_or_none(state, state.hand),
        discards=views.discards(state),
        auction=_auction_position(state) if state.phase == ASK_PRICE else None,
        sale=views.sale(state),
        rules_version=state.rules,
    )
    plain: dict[str, Any] = msgspec.to_builtins(position)
    return plain


def _player_position(state: State, player: Player) -> PlayerPosition:
    bonuses = views.bonuses(state, player)
    return PlayerPosition(player.money, player.loans, bonuses, views.ledger(player))


def _auction_position(state: State) -> AuctionPosition:
    return AuctionPosition(
        limits=tuple(views.limit(state, seat) for seat in range(state.seats)),
        doubled=state.doubled,
        early=None if state.early == NOBODY else state.early,
        excluded=tuple(seat for seat in range(state.seats) if state.excluded & BIT[seat]),
    )


def position(board: Board, versions: Sequence[int], written: Mapping[str, Any]) -> State:
    """The state that a position describes, or BadData that says why there is none."""
    found = read_position(written, Position)
    rules_version = version_of(found.rules_version, versions)
    try:
        state = state_of(board, rules_version, found)
    except (KeyError, ValueError, IndexError) as error:
        raise bad("unknown", what=str(error).strip("'\"")) from None
    check(state, found.phase, found.during, [player.money for player in found.players])
    return state


def state_of(board: Board, rules_version: int, found: Position) -> State:
    """Build the state; unknown ids are KeyErrors or ValueErrors."""
    seats = len(found.players)
    if seats not in SEAT_COUNTS:
        raise bad("seats", seats=seats)
    cards = {card: n for n, card in enumerate(board.cards.ids)}
    pile = [cards[card] for card in reversed(found.pile)]
    options = checked_options(found.options, seats, rules_version)
    state = empty_state(board, options, seats, pile, rules_version)
    state.first, state.mayor, state.turn = found.first, found.mayor, found.turn
    state.time = board.years.index(found.time)
    _lay_cards(state, found, cards)
    _place_tiles(state, found)
    for seat, purse in enumerate(found.players):
        _fill_purse(state, seat, purse)
    _take_up(state, found)
    return state


def _lay_cards(state: State, found: Position, cards: Mapping[str, int]) -> None:
    for disc, card in found.discs.items():
        state.discs[DISCS.index(disc)] = NO_CARD if card is None else cards[card]
    state.hand = NO_CARD if found.hand is None else cards[found.hand]
    for card, n in found.discards.items():
        state.discards[cards[card]] = n
    if found.sale is not None:
        state.sold_card = cards[found.sale.card]
        state.buyer = NOBODY if found.sale.seat is None else _at_table(state, found.sale.seat)
        state.price = found.sale.price


def _place_tiles(state: State, found: Position) -> None:
    places = state.board.places
    for post, seat in found.posts.items():
        bit = BIT[places.posts.index(post)]
        _player(state, seat).posts |= bit
        state.open_posts &= ~bit
    for parcel, seat in found.parcels.items():
        bit = BIT[places.parcels.index(parcel)]
        _player(state, seat).parcels |= bit
        state.open_parcels &= ~bit
    for commodity, spaces in found.exchange.items():
        row = state.board.commodities.index(commodity)
        for seat, space in enumerate(spaces):
            _player(state, seat).rows[row] = space


def _player(state: State, seat: int) -> Player:
    return state.players[_at_table(state, seat)]


def _at_table(state: State, seat: int) -> int:
    if not 0 <= seat < state.seats:
        raise bad("seat", seat=seat)
    return seat


def _fill_purse(state: State, seat: int, purse: PlayerPosition) -> None:
    player, places = state.players[seat], state.board.places
    for cause, amount in (purse.ledger or {"start": purse.money}).items():
        state.pay(seat, amount, CAUSES.index(cause))
    player.loans = purse.loans
    player.house = views.HOUSES.index(purse.bonuses.house)
    player.continents_bonus = purse.bonuses.continents
    player.districts_bonus = purse.bonuses.districts
    for bridge in purse.bonuses.bridges:
        player.bridges |= BIT[places.bridges.index(bridge)]
    on_exchange = sum(1 for space in player.rows if space)
    player.tiles = TILES - on_exchange - count(player.posts) - count(player.parcels)


DOING = {
    "draw": DRAWING,
    "mayor-card": SELLING,
    "auction": SELLING,
    "clock-card": PASSING,
    "event": HAPPENING,
    "over": TURNING_LEFTOVERS,
}


def _take_up(state: State, found: Position) -> None:
    """Who is asked what, and what goes on afterwards."""
    state.phase = PHASES.index(found.phase)
    state.acting = NOBODY if found.acting is None else found.acting
    state.doing = DOING[found.during]
    state.resume = TURNING_LEFTOVERS if found.leftovers else DRAWING
    if ASK_GOODS <= state.phase <= ASK_STEP:
        state.in_use = MAYOR if found.during == "mayor-card" else CLOCK_DISC
    if state.phase in (ASK_BONUS_HOUSE, ASK_HOUSE_BACK):
        state.settling = state.acting
    if found.during == "event":
        state.part = (state.acting - state.mayor - 1) % state.seats + 1
    if found.auction is not None:
        _take_up_auction(state, found.auction)


def _take_up_auction(state: State, run: AuctionPosition) -> None:
    if len(run.limits) != state.seats:
        raise ValueError(f"auction.limits {len(run.limits)}")
    state.doubled = run.doubled
    state.early = NOBODY if run.early is None else _at_table(state, run.early)
    for seat in run.excluded:
        state.excluded |= BIT[_at_table(state, seat)]
    for seat, limit in enumerate(run.limits):
        state.limits[seat] = _limit_number(state, limit)
        if limit is None and auction.takes_part(state, seat):
            state.silent |= BIT[seat]


def _limit_number(state: State, limit: view_parts.Limit) -> int:
    if limit is None:
        return UNNAMED
    if limit == "none":
        return NO_LIMIT
    place = START if limit == "start" else list(state.board.prices).index(limit)
    if not auction.on_dial(state, place):
        raise ValueError(f"auction.limits {limit}")
    return place
