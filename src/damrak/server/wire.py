"""Every message between browser and server, in both directions. `web/src/wire.ts` is made from this file.

Times are milliseconds of the server's clock since 1970. Seats count from 0; a spectator's seat is null.
"""

from typing import Annotated, Any, Literal

import msgspec

from damrak.bots import Reason
from damrak.core.dealing import Hex
from damrak.core.errors import Argument
from damrak.core.match import BoardName
from damrak.core.story import Event

Phase = Literal["waiting", "playing", "over"]
Undo = Literal["free", "ask", "none"]
DialPlace = int | Literal["start"]
"""A price of the live clock's dial, or the place before its first price."""


class Wire(msgspec.Struct, frozen=True, kw_only=True):
    """What the server sends."""


class Said(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """What a guest says on the socket; `request` comes back in a refusal."""

    request: int = 0


class Told(Wire, frozen=True, kw_only=True, tag_field="type"):
    """What the server tells a guest on the socket."""


# ---- what a guest says on the socket ----


class Act(Said, frozen=True, kw_only=True, tag="act"):
    """Play an action for a seat one holds. `saw` is the `saw` of the view it was chosen from."""

    seat: int
    action: str
    saw: str


class Press(Said, frozen=True, kw_only=True, tag="press"):
    """Press the clock: so many milliseconds after the start of this run, as this player's dial showed."""

    seat: int
    run: int
    elapsed_ms: float


class Limit(Said, frozen=True, kw_only=True, tag="limit"):
    """A sealed limit for the auction at hand, as `act` with `limit 120`; null is `limit none`."""

    seat: int
    price: DialPlace | None


class Ready(Said, frozen=True, kw_only=True, tag="ready"):
    """The clock may start, for this seat."""

    seat: int


class Chat(Said, frozen=True, kw_only=True, tag="chat"):
    """A line for everybody at the table."""

    text: str


class AskUndo(Said, frozen=True, kw_only=True, tag="undo"):
    """Undo this seat's last move, if `move` is still its number: at once where free, else by asking."""

    seat: int
    move: int


class Redo(Said, frozen=True, kw_only=True, tag="redo"):
    """Play again what this seat undid last; `move` is the number of its own move in that."""

    seat: int
    move: int


class AnswerUndo(Said, frozen=True, kw_only=True, tag="answer"):
    """A seat's answer to the undo question; a no from the asker withdraws it."""

    seat: int
    consent: bool


class Pong(Said, frozen=True, kw_only=True, tag="pong"):
    """The answer to a ping, at once."""

    nonce: str


class Rematch(Said, frozen=True, kw_only=True, tag="rematch"):
    """The same people, game and options again, at a new table."""


class HandOver(Said, frozen=True, kw_only=True, tag="hand_over"):
    """Let a bot play: at a free seat before the start, or for who is away beyond the grace time."""

    seat: int
    level: str


class FreeSeat(Said, frozen=True, kw_only=True, tag="free_seat"):
    """Before the start: get up from a seat one holds, send a bot away, or free the seat of who is away.

    The last is for who is in charge of the table, and after the grace time for every player.
    """

    seat: int


class Remove(Said, frozen=True, kw_only=True, tag="remove"):
    """Before the start, by who is in charge: remove whoever holds this seat. The invitation is renewed."""

    seat: int


class RenewInvitation(Said, frozen=True, kw_only=True, tag="renew_invitation"):
    """Before the start, by who is in charge: make the invitation void, and make a new one."""


class Gallery(Said, frozen=True, kw_only=True, tag="gallery"):
    """By who is in charge: let spectators in, or send them away and keep them out."""

    open: bool


class Mute(Said, frozen=True, kw_only=True, tag="mute"):
    """By who is in charge: let a spectator chat no more, or again."""

    spectator: int
    muted: bool


class TakeBack(Said, frozen=True, kw_only=True, tag="take_back"):
    """Take one's seat back from the bot."""

    seat: int


class AskHint(Said, frozen=True, kw_only=True, tag="hint"):
    """What would a merchant do here, and why? The answer comes to the asker alone, after some thinking."""

    seat: int


class Commit(Said, frozen=True, kw_only=True, tag="commit"):
    """The hash of the chance that this browser will add in this round of dealing."""

    round: int
    commitment: Hex


class Reveal(Said, frozen=True, kw_only=True, tag="reveal"):
    """The chance that this browser has committed to, once the list of commitments is closed."""

    round: int
    chance: Hex


FromGuest = (
    Act
    | Press
    | Limit
    | Ready
    | Chat
    | AskUndo
    | Redo
    | AnswerUndo
    | Pong
    | Rematch
    | HandOver
    | FreeSeat
    | Remove
    | RenewInvitation
    | Gallery
    | Mute
    | TakeBack
    | AskHint
    | Commit
    | Reveal
)


# ---- what the server tells on the socket ----


class SeatFacts(Wire, frozen=True, kw_only=True):
    """Who sits at a seat, as everybody may know."""

    seat: int
    name: str
    who: Literal["free", "guest", "bot"]
    level: str
    """The bot's level, when a bot plays: always, or while its player is absent."""
    present: bool
    stands_in: bool
    """A bot plays for an absent player, who may take the seat back."""
    absent_since: int | None
    devices: int
    """How many devices hold this seat: each sees what it sees and may play for it. 0 if no person does."""


class UndoQuestion(Wire, frozen=True, kw_only=True):
    """A seat asks to undo its last move; those still to answer, and when silence counts as no.

    Of the log everything from `log_from` on would go, except the lines of earlier undos.
    """

    seat: int
    waiting_for: tuple[int, ...]
    agreed: tuple[int, ...]
    until: int
    log_from: int
    told_at: int | None
    """The entry of the log that tells the move; null for a choice that is still secret."""
    after: tuple[int, ...]
    """The seats of the later moves that would go too; it grows while bots play on."""


class TableSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table agrees on besides the rules' options."""

    step_ms: Annotated[int, msgspec.Meta(ge=100, le=10_000)] = 400
    """How long the dial shows each price."""
    grace_s: Annotated[int, msgspec.Meta(ge=0, le=7 * 24 * 3600)] = 60
    """After so long an absence the others may hand the seat to a bot."""
    open: bool = False
    """Anybody on this server may find the table and sit down."""


class DealFacts(Wire, frozen=True, kw_only=True):
    """The server's promise for the round of dealing that is under way, or comes next, or was the last."""

    round: int
    promise: str
    underway: bool
    """All seats are taken and the cards are being dealt."""


class TableFacts(Told, frozen=True, kw_only=True, tag="table"):
    """The table as everybody may know it; sent whenever it changes."""

    id: str
    game: str
    board: BoardName
    rules_version: int
    options: dict[str, Any]
    settings: TableSettings
    phase: Phase
    seats: tuple[SeatFacts, ...]
    spectators: int
    undo: UndoQuestion | None
    rematch: str | None
    """The id of the table that goes on after this one."""
    deal: DealFacts | None
    """Null at tables of older versions."""
    in_charge: int | None
    """The seat whose player is in charge of the table; null if nobody who sits here is."""
    gallery: bool
    """Whether spectators are let in."""
    muted: tuple[int, ...]
    """The spectators who may not chat, by number."""
    invitation: int
    """How often the invitation was renewed: with each time the links are other ones."""


class Yours(Told, frozen=True, kw_only=True, tag="yours"):
    """Which seats this guest holds; none for a spectator."""

    seats: tuple[int, ...]
    in_charge: bool
    """Whether this guest is in charge of the table."""
    missed: bool
    """The others have freed this guest's seat, who was away and may sit down again while one is free."""
    moved: tuple[int, ...]
    """Seats that this guest held until they were moved to another device."""


class OwnMove(Wire, frozen=True, kw_only=True):
    """A seat's own move that it may undo or redo, and what goes or comes back with it."""

    number: int
    """The seat counts its own moves, undone ones included: a request names its move by this."""
    action: str
    after: tuple[int, ...]
    """The seat of each later move that goes or comes back too; -1 is the clock."""


class SeatSeen(Wire, frozen=True, kw_only=True):
    """All that one seat (null: a spectator) sees of the game and may do."""

    seat: int | None
    view: Any
    legal: tuple[str, ...]
    saw: str
    undo: Undo
    undo_move: OwnMove | None
    """What an undo is about; null where there is none."""
    redo_move: OwnMove | None
    limit: DialPlace | None
    """The seat's own sealed limit, if it has named a price."""
    limited: bool
    """Whether the seat has named a limit in this auction; with a null limit: none."""


class Seen(Told, frozen=True, kw_only=True, tag="seen"):
    """The game as this guest sees it: a view for each seat held. Always whole, except for the log.

    The log stands as it was up to `log_from`; everything after that is replaced by `log`.
    """

    seats: tuple[SeatSeen, ...]
    log_from: int
    log: tuple[Event, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    """Empty until the game is over."""


class ChatLine(Wire, frozen=True, kw_only=True):
    """One line of chat; spectators have no seat but a number. A `notice` is said by the table itself."""

    seat: int | None
    name: str
    text: str
    at: int
    spectator: int | None = None
    """Which spectator said it; null in older lines."""
    notice: str = ""
    """The message of the catalogues that stands in place of `text`."""
    arguments: dict[str, Argument] = {}


class Chatted(Told, frozen=True, kw_only=True, tag="chat"):
    """New lines of chat; on joining, the last hundred."""

    lines: tuple[ChatLine, ...]


class Refused(Told, frozen=True, kw_only=True, tag="refused"):
    """Why not: a message of the catalogues with its arguments, and the rule if there is one."""

    request: int
    message: str
    arguments: dict[str, Argument]
    rule: str
    stale: bool = False
    """What this seat saw has changed meanwhile: look again."""


class Ping(Told, frozen=True, kw_only=True, tag="ping"):
    """To be answered at once with a pong. `now` and half of `round_trip_ms` set the browser's clock."""

    nonce: str
    now: float
    round_trip_ms: float | None


class ClockWaits(Told, frozen=True, kw_only=True, tag="clock_waits"):
    """An auction is about to begin: it starts when these seats are ready, at the latest at `until`."""

    run: int
    waiting_for: tuple[int, ...]
    until: float
    void_runs: int = 0
    """So many runs for this card were void."""
    sealed: bool = False
    """No dial runs any more: these seats are asked for limits, whoever has named one already or not."""


class Run(Told, frozen=True, kw_only=True, tag="run"):
    """The dial will start at `start` and show each of `prices` for `step_ms`, without further messages."""

    run: int
    start: float
    step_ms: int
    prices: tuple[DialPlace, ...]
    """As the dial shows them; `start` is a place before the first price where a press is early (M17)."""
    taking_part: tuple[int, ...]
    void_runs: int = 0
    """So many runs for this card were void: this one starts again."""


class AuditedPress(Wire, frozen=True, kw_only=True):
    """One press and what it counted as. A limit that presses has no times of its own."""

    seat: int
    by: Literal["hand", "limit"]
    price: DialPlace
    claimed_ms: float | None
    arrived_ms: float | None
    round_trip_ms: float | None
    allowed_ms: float | None
    """How much earlier than its arrival a press may count."""
    counted_ms: float
    held_up_ms: float | None = None
    """For how long the server itself may have let it wait; null if it was read at once."""


class Audit(Told, frozen=True, kw_only=True, tag="audit"):
    """How a run was decided: every press in the order it counted. Losing limits stay secret."""

    run: int
    winner: int | None
    price: DialPlace | None
    presses: tuple[AuditedPress, ...]
    card: str | None = None
    """What was for sale; older tables have not kept it."""
    void: bool = False
    """The server was held up, and nobody knows who was first: the run does not count, and names no press."""


class Deal(Told, frozen=True, kw_only=True, tag="deal"):
    """A round of dealing begins: commit to some chance for these seats, in this order."""

    round: int
    promise: str
    seats: tuple[int, ...]


class Committed(Wire, frozen=True, kw_only=True):
    """What one browser has committed to, and for which seats."""

    seats: tuple[int, ...]
    commitment: str


class DealReveal(Told, frozen=True, kw_only=True, tag="deal_reveal"):
    """Nobody else may commit in this round: whoever finds their own commitment here reveals their chance."""

    round: int
    commitments: tuple[Committed, ...]


class Hint(Told, frozen=True, kw_only=True, tag="hint"):
    """What a merchant would do at this seat, seeing no more than `saw`, and why."""

    request: int
    seat: int
    saw: str
    action: str
    reasons: tuple[Reason, ...]


class Bye(Told, frozen=True, kw_only=True, tag="bye"):
    """The server ends this connection, and why; `again` says whether to reconnect."""

    message: str
    arguments: dict[str, Argument]
    again: bool


ToGuest = (
    TableFacts
    | Yours
    | Seen
    | Chatted
    | Refused
    | Ping
    | ClockWaits
    | Run
    | Audit
    | Deal
    | DealReveal
    | Hint
    | Bye
)
