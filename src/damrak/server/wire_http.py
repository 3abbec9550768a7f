"""What requests and answers hold over HTTP. `web/src/wire.ts` is made from this file too."""

from typing import Any, Literal

import msgspec

from damrak.bots.analysis import Analysis
from damrak.core.errors import Argument
from damrak.core.match import BoardName
from damrak.core.story import Event
from damrak.server.wire import Phase, TableFacts, TableSettings, Wire


class OptionFacts(Wire, frozen=True, kw_only=True):
    """An option of a game, its values (the first is the default) and its rule."""

    name: str
    values: tuple[Any, ...]
    rule: str


class BoardLine(Wire, frozen=True, kw_only=True):
    """A board one can choose. Those that come with Damrak are `web-board-<game>-<id>` in the catalogues."""

    id: str
    name: str
    hosted: bool
    """Whether it is the host's own."""


class GameFacts(Wire, frozen=True, kw_only=True):
    """A game one can sit down to."""

    name: str
    rules_version: int
    seat_counts: tuple[int, ...]
    options: tuple[OptionFacts, ...]
    levels: tuple[str, ...]
    clock: bool
    """Whether it is played with the Dutch clock, so that clock settings matter."""
    boards: tuple[BoardLine, ...]
    """The usual one first."""


class BoardFacts(Wire, frozen=True, kw_only=True):
    """A board: its facts and its drawing, joined by ids, and proper names by id."""

    game: str
    id: str
    """As the catalogues know it; empty for one that does not come with Damrak."""
    name: str
    fingerprint: str
    facts: Any
    layout: Any
    titles: dict[str, str]


class NewSeat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat of a new table: me, a friend by link, someone on this screen, or a bot."""

    who: Literal["me", "friend", "here", "bot"]
    name: str = ""
    level: str = ""


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the home page asks for."""

    game: str
    seats: tuple[NewSeat, ...]
    board: str = ""
    """Its id; empty for the usual one."""
    options: dict[str, Any] = {}
    settings: TableSettings = TableSettings()
    adds_chance: bool = False
    """Whether this page adds chance of its own to the deal: the start may wait for it, but not for long."""


class TableId(Wire, frozen=True, kw_only=True):
    """Where to go on, and the promise for the first round of dealing: a hash of the server's secret."""

    id: str
    promise: str


class TableLine(Wire, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    board: str
    """Its name, unless it is the game's own."""
    phase: Phase
    names: tuple[str, ...]
    free: int
    your_turn: bool
    changed: int


class Tables(Wire, frozen=True, kw_only=True):
    """The open tables with a free seat, and those where this guest sits."""

    open: tuple[TableLine, ...]
    mine: tuple[TableLine, ...]


class SitDown(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Take a free seat with the invitation's key (open tables need none), or with a key for programs."""

    name: str = ""
    key: str = ""
    adds_chance: bool = False
    """Whether this page adds chance of its own to the deal."""


class Sat(Wire, frozen=True, kw_only=True):
    """The seat one now holds."""

    seat: int


class NewSeatLink(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Ask for a link that moves a seat one holds to another device, or that adds a device to it."""

    adds: bool = False


class SeatLink(Wire, frozen=True, kw_only=True):
    """The path that brings a seat to another device. It works once, until `until`. Keep it private."""

    seat: int
    path: str
    adds: bool
    until: int


class SeatToken(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What stands behind `#seat=` in a seat link."""

    token: str
    adds_chance: bool = False
    """Whether this page adds chance of its own to the deal."""


class SeatOffer(Wire, frozen=True, kw_only=True):
    """What a seat link would do: whose seat at which table it moves here, or adds this device to."""

    table: TableFacts
    seat: int
    adds: bool
    until: int
    held: bool
    """Whether this device holds the seat already."""


class BotKey(Wire, frozen=True, kw_only=True):
    """A free seat, and the key with which a program takes it: `Authorization: Bearer …` on the socket."""

    seat: int
    key: str


class Links(Wire, frozen=True, kw_only=True):
    """Paths to share: the invitation (while a seat is free) and watching; and the seats one holds."""

    invite: str | None
    watch: str
    seats: tuple[int, ...]
    bots: tuple[BotKey, ...]
    """For programs; only those who sit at the table may give these away."""
    origins: tuple[str, ...]
    """Where friends reach this server, such as http://192.168.1.20:8123; empty if nobody else can."""


class Frame(Wire, frozen=True, kw_only=True):
    """One step of a replay: what happened, as this seat may know it, and what it then saw."""

    events: tuple[Event, ...]
    view: Any
    moves: int | None
    """How many moves had been made; null while the match runs, since secret choices are moves too."""


class Replay(Wire, frozen=True, kw_only=True):
    """A match move by move, seen from one seat (null: as a spectator)."""

    game: str
    board: BoardName
    seat: int | None
    seats: int
    names: tuple[str, ...]
    options: dict[str, Any]
    over: bool
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    frames: tuple[Frame, ...]


class LookedBack(Wire, frozen=True, kw_only=True):
    """A finished match looked back on; null while that is being worked out: ask again in a moment."""

    analysis: Analysis | None


class Problem(Wire, frozen=True, kw_only=True):
    """Why a request was refused: a message of the catalogues and its arguments."""

    message: str
    arguments: dict[str, Argument]
    rule: str = ""
    because: "Problem | None" = None
    """The refusal behind it, where `reason` is among the arguments: a page tells it in its own language."""


OVER_HTTP = (
    GameFacts
    | BoardFacts
    | NewTable
    | TableId
    | Tables
    | SitDown
    | Sat
    | Links
    | NewSeatLink
    | SeatLink
    | SeatToken
    | SeatOffer
    | Replay
    | LookedBack
    | Problem
)
