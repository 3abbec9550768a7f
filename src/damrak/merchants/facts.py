"""What a board file says, in the order it says it: rules facts only, strict. The drawing is another file."""

from typing import Any, Literal

import msgspec

Source = Literal["rules", "review", "derived", "house"]
"""Where a fact comes from: the rule texts, a review, arithmetic, or our own reconstruction."""

EVENTS = (
    "start",
    "nothing",
    "ship",
    "globe",
    "coat-of-arms",
    "credit",
    "lose-house",
    "lose-colony",
    "lose-goods",
    "leaders-back",
    "score-exchange",
    "score-districts",
    "score-colonies",
    "final",
)
CARD_KINDS = ("hourglass", "goods", "colony", "amsterdam")


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One table of a board file."""


class ClockFacts(Facts, frozen=True):
    """The auction clock: its dial from the highest price down, its pace, where the doubled dial stops."""

    prices: tuple[int, ...]
    seconds_per_step: float
    double_floor: int


class BankFacts(Facts, frozen=True):
    """What the bank pays, lends and takes back."""

    start: int
    loan: int
    repay: int
    four_continents: int
    four_districts: int
    bridge: int
    round_down_to: int


class ExchangeFacts(Facts, frozen=True):
    """How long the rows of the exchange are."""

    spaces: int


class RankingFacts(Facts, frozen=True):
    """The areas in the order that breaks ties between them."""

    commodities: tuple[str, ...]
    continents: tuple[str, ...]
    districts: tuple[str, ...]


class SpaceFacts(Facts, frozen=True):
    """A space of the time track, with four pairs of prizes if areas are scored there."""

    year: str
    event: str
    source: Source
    prizes: tuple[tuple[int, ...], ...] = ()


class CardFacts(Facts, frozen=True):
    """Equal cards: so many, and what they allow."""

    kind: str
    count: int
    source: Source
    min_players: int = 0
    continents: tuple[str, ...] = ()
    districts: tuple[str, ...] = ()
    commodities: tuple[str, ...] = ()


class PostFacts(Facts, frozen=True):
    """A trading post; `start` is the seat that begins there."""

    id: str
    name: str
    continent: str
    commodity: str
    start: int = 0
    source: Source = "house"


class ParcelFacts(Facts, frozen=True):
    """A parcel; `next_to` lists each shared side once."""

    id: str
    district: str
    next_to: tuple[str, ...] = ()
    start: int = 0
    source: Source = "house"


class BridgeFacts(Facts, frozen=True):
    """A bridge between parcels of two districts."""

    between: tuple[str, str]
    source: Source = "house"


class BoardFacts(Facts, frozen=True):
    """A whole board file."""

    name: str
    layout: str
    clock: ClockFacts
    bank: BankFacts
    exchange: ExchangeFacts
    ranking: RankingFacts
    time: tuple[SpaceFacts, ...]
    card: tuple[CardFacts, ...]
    post: tuple[PostFacts, ...]
    parcel: tuple[ParcelFacts, ...]
    bridge: tuple[BridgeFacts, ...]


NOT_RULES = {"name", "source", "layout", "seconds_per_step"}


def rules_only(facts: Any) -> Any:
    """The facts that can change a game: without titles, provenance, drawing and the clock's pace."""
    if isinstance(facts, dict):
        return {key: rules_only(value) for key, value in facts.items() if key not in NOT_RULES}
    return [rules_only(fact) for fact in facts] if isinstance(facts, list | tuple) else facts


class Spot(msgspec.Struct, frozen=True):
    """Where a post, or the name of a district or continent, is drawn; decoration may say more."""

    id: str
    at: tuple[float, float]


class Outline(msgspec.Struct, frozen=True):
    """The corners of a parcel."""

    id: str
    outline: tuple[tuple[float, float], ...]


class Span(msgspec.Struct, frozen=True):
    """A bridge as drawn, from bank to bank."""

    between: tuple[str, str]
    points: tuple[tuple[float, float], ...]


class Canvas(msgspec.Struct, frozen=True):
    """The size of the drawing."""

    width: float
    height: float


class Layout(msgspec.Struct, frozen=True):
    """A drawing: every parcel, post and bridge must be in it; what else it holds is the artist's."""

    canvas: Canvas
    parcel: tuple[Outline, ...]
    post: tuple[Spot, ...]
    bridge: tuple[Span, ...]
