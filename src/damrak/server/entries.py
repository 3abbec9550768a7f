"""What can happen at a table, as its log keeps it. A table is its entries, read in order."""

from typing import Any

import msgspec

from damrak.core.dealing import Round
from damrak.core.match import BoardName, Move
from damrak.server.wire import Audit, ChatLine, TableSettings


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="entry", omit_defaults=True):
    """One line of a table's log."""

    at: int


class OpenedSeat(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat as it was set out: a bot's level, or the key of a person's seat and who holds it, if anyone."""

    key: str
    name: str = ""
    level: str = ""
    holders: tuple[str, ...] = ()
    holder: str = ""
    """The only one of them, at tables that were laid when there could not be more."""


class Opened(Entry, frozen=True, kw_only=True, tag="opened"):
    """The table is laid."""

    game: str
    board: BoardName
    rules_version: int
    options: dict[str, Any]
    settings: TableSettings
    seed: str
    """Of older tables; it is empty where there is a secret."""
    invite: str
    seats: tuple[OpenedSeat, ...]
    laid_by: str = ""
    """The guest who laid it; older tables have not kept it."""
    secret: str = ""
    """The server's chance for the first round of dealing. Nobody may know it before the match is over."""
    adding: tuple[str, ...] = ()
    """The guests whose pages add chance of their own."""
    removed: tuple[str, ...] = ()
    """Guests who were removed from the table before this one: they stay out of its rematches."""
    muted: tuple[str, ...] = ()
    """Guests who may not chat as spectators."""
    gallery_closed: bool = False


class SatDown(Entry, frozen=True, kw_only=True, tag="sat"):
    """A guest takes a free seat, or is one more device that holds a seat."""

    seat: int
    guest: str
    name: str
    adds_chance: bool = False
    """Whether this guest's page adds chance of its own to the deal."""


class DealOpened(Entry, frozen=True, kw_only=True, tag="deal opened"):
    """A round of dealing begins with this secret; one that was open still was interrupted."""

    secret: str


class DealEnded(Entry, frozen=True, kw_only=True, tag="deal ended"):
    """A round of dealing ends: the match starts, or a reveal was missing."""

    round: Round


class SeatMoved(Entry, frozen=True, kw_only=True, tag="seat moved"):
    """A seat is brought to another device: that guest alone holds it now, with a new key."""

    seat: int
    guest: str
    key: str
    adds_chance: bool = False
    """Whether this guest's page adds chance of its own to the deal."""


class Moved(Entry, frozen=True, kw_only=True, tag="moved"):
    """A line of the match's own log: an action, or moves undone."""

    move: Move


class Decided(Entry, frozen=True, kw_only=True, tag="decided"):
    """A run of the live clock came to an end, and this is the move it made."""

    audit: Audit
    move: Move


class Voided(Entry, frozen=True, kw_only=True, tag="voided"):
    """A run of the live clock does not count, since the server was held up; the match stays as it was."""

    audit: Audit


class UndoAsked(Entry, frozen=True, kw_only=True, tag="undo asked"):
    """A seat would like to undo its last move."""

    seat: int
    until: int


class UndoAnswered(Entry, frozen=True, kw_only=True, tag="undo answered"):
    """A seat consents, or does not and so ends the question."""

    seat: int
    consent: bool


class Chatted(Entry, frozen=True, kw_only=True, tag="chatted"):
    """Somebody said something."""

    line: ChatLine
    guest: str = ""
    """The spectator who said it, so that they keep their number; empty for players and in older logs."""


class HandedOver(Entry, frozen=True, kw_only=True, tag="handed over"):
    """A bot plays at a free seat, for good, or for an absent player."""

    seat: int
    level: str


class Freed(Entry, frozen=True, kw_only=True, tag="freed"):
    """A player gets up, or a bot is sent away. The seat has a new key: who got up knows the old one."""

    seat: int
    key: str
    away: bool = False
    """The others have freed it, since its player was away."""


class Removed(Entry, frozen=True, kw_only=True, tag="removed"):
    """All guests who hold this seat are removed, from their other seats too, and the invitation is new."""

    seat: int
    keys: dict[int, str]
    """New keys of the seats that become free."""
    invite: str


class InvitationRenewed(Entry, frozen=True, kw_only=True, tag="invitation renewed"):
    """The old invitation is void."""

    invite: str


class GallerySet(Entry, frozen=True, kw_only=True, tag="gallery"):
    """Spectators are let in, or not."""

    open: bool


class Muted(Entry, frozen=True, kw_only=True, tag="muted"):
    """A spectator may not chat any more, or may again."""

    spectator: int
    guest: str
    muted: bool


class TakenBack(Entry, frozen=True, kw_only=True, tag="taken back"):
    """The player is back."""

    seat: int


class Rematched(Entry, frozen=True, kw_only=True, tag="rematched"):
    """The same people go on at another table."""

    table: str


AnyEntry = (
    Opened
    | SatDown
    | DealOpened
    | DealEnded
    | SeatMoved
    | Moved
    | Decided
    | Voided
    | UndoAsked
    | UndoAnswered
    | Chatted
    | HandedOver
    | Freed
    | Removed
    | InvitationRenewed
    | GallerySet
    | Muted
    | TakenBack
    | Rematched
)

_DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_ENCODER = msgspec.json.Encoder()


def written(entry: AnyEntry) -> bytes:
    """An entry as the store keeps it."""
    return _ENCODER.encode(entry)


def read(body: bytes) -> AnyEntry:
    """An entry read back."""
    return _DECODER.decode(body)
