"""What a view is made of. Not compiled: the server and the tools read these types."""

from typing import Any, Literal

from damrak.core.wire import Fact

During = Literal["draw", "mayor-card", "auction", "clock-card", "event", "over"]
House = Literal["none", "built", "lapsed"]
DialPlace = int | Literal["start"]
"""A price of the dial, or the place before its first price (M17)."""
Limit = DialPlace | Literal["none"] | None


class BonusView(Fact, frozen=True):
    """The bonuses that a player holds (M36–M39)."""

    house: House
    continents: bool
    districts: bool
    bridges: tuple[str, ...]


class PlayerView(Fact, frozen=True):
    """A player's purse and pieces; money is None where the table hides it."""

    seat: int
    money: int | None
    ledger: dict[str, int] | None
    loans: int
    tiles: int
    bonuses: BonusView
    turns_left: int


class TimeView(Fact, frozen=True):
    """Where the time marker stands."""

    space: int
    year: str
    event: str


class AuctionView(Fact, frozen=True):
    """The auction under way. `limit` is one's own: None if unnamed, "none", or a place of the dial."""

    card: str
    doubled: bool
    early: int | None
    dial: tuple[DialPlace, ...]
    """What the dial shows in this run, highest price first; a doubled run costs twice as much."""
    taking_part: tuple[int, ...]
    excluded: tuple[int, ...]
    limit: Limit


class SaleView(Fact, frozen=True):
    """The last auction that was decided; unsold if nobody bought."""

    card: str
    seat: int | None
    price: int


class OfferView(Fact, frozen=True):
    """What somebody is being offered: a card in use, or an event of the time track, and where it may lead."""

    seat: int
    card: str | None
    event: str | None
    posts: tuple[str, ...]
    parcels: tuple[str, ...]
    commodities: tuple[str, ...]


class View(Fact, frozen=True):
    """A whole view. Seats are numbers, everything else has a readable id."""

    game: str
    rules_version: int
    seat: int | None
    seats: int
    options: dict[str, Any]
    first: int
    mayor: int
    turn: int
    turns: int
    phase: str
    during: During
    leftovers: bool
    """The last turn is over and the leftover hourglasses are being turned (M42)."""
    asked: tuple[int, ...]
    offer: OfferView | None
    discs: dict[str, str | None]
    hand: str | None
    """The card that the mayor has drawn and must put on a disc."""
    pile: int
    discards: dict[str, int]
    time: TimeView
    exchange: dict[str, tuple[int, ...]]
    """The space of each seat's tile in each row, 0 without a tile."""
    posts: dict[str, int]
    parcels: dict[str, int]
    players: tuple[PlayerView, ...]
    auction: AuctionView | None
    sale: SaleView | None
    bank: int | None
    scores: tuple[int | None, ...]
    winners: tuple[int, ...]
