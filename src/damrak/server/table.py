"""A table as its log tells it: who sits where, the match, the chat, the question.

Nothing here waits, sends or looks at the time: entries are taken in order, live and after a restart alike.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from damrak.bots import names_in_record
from damrak.core.dealing import Idle, seed_in
from damrak.core.errors import BadData, IllegalAction
from damrak.core.game import Game
from damrak.core.match import Match, Move, check_same_rules
from damrak.core.seats import CLOCK
from damrak.core.story import Event
from damrak.core.undone import own_event
from damrak.server import entries, seating
from damrak.server.boards import Boards
from damrak.server.charge import charge_of
from damrak.server.dealing import Deal, why_not_asked
from damrak.server.entries import AnyEntry
from damrak.server.identity import is_program
from damrak.server.undoing import Question, Undoing
from damrak.server.wire import Audit, ChatLine, DialPlace, Phase

CHAT_KEPT: Final = 100


@dataclass
class Seat:
    """A place at the table. `level` is that of the bot that plays here now."""

    number: int
    key: str
    name: str
    level: str
    holders: set[str] = field(default_factory=set)
    is_bot: bool = False

    @property
    def is_free(self) -> bool:
        return not self.is_bot and not self.holders

    @property
    def is_programs(self) -> bool:
        """Only programs hold it."""
        return bool(self.holders) and all(map(is_program, self.holders))

    @property
    def stands_in(self) -> bool:
        """A bot plays for an absent player."""
        return bool(self.level) and not self.is_bot


class Table:
    """One table. `take` is the only way to change it."""

    def __init__(self, name: str, opened: entries.Opened, game: Game) -> None:
        self.id = name
        self.opened = opened
        self.game = game
        self.seats = [_seat(number, seat) for number, seat in enumerate(opened.seats)]
        self.deal = Deal(name, opened.secret) if opened.secret else None
        """How its cards are dealt; tables of older versions have their seed already."""
        self.adding = set(opened.adding)
        """Guests whose pages add chance of their own."""
        self.match: Match | None = None
        self.phase: Phase = "waiting"
        self.asked: tuple[int, ...] = ()
        """The seats that may act now; nobody before the start and after the end."""
        self.undoing = Undoing(self)
        self._views: dict[int | None, Any] = {}
        self.chat: list[ChatLine] = []
        self.lines = 0
        """Of chat, in all; `chat` has the last ones."""
        self.notices: list[ChatLine] = []
        """The lines of chat that the table itself said about the last entry."""
        self.story: list[Event] = []
        """Everybody's log: what happened in the match as it stands, and a line for each undo."""
        self.story_kept = 0
        """How much of it is as it was before the last entry."""
        self._opening: list[Event] = []
        """How the story begins, before anybody has acted. The first move tells it, too."""
        self.audits: list[Audit] = []
        self.void_runs = 0
        """Runs for the card at hand that did not count."""
        self.rematch: str | None = None
        self.missed: set[str] = set()
        """Guests whose seats the others have freed while they were away, and who have not sat down again."""
        self.moved: dict[str, set[int]] = {}
        """Guests who have lost seats that were moved to other devices, and these seats."""
        self.givers = set(self.guests())
        """Everybody who has ever held a seat and was not removed: their keys for programs are good."""
        self.charge = charge_of(opened)
        self.is_deserted = False
        """Everybody has got up before the start: there is no such table any more."""
        self.answer_is_due = False
        """A person has moved, and bots are still to answer that."""
        self.changed = opened.at
        """When something last changed that the gallery may know of: a choice made in secret is not."""
        self.taken = 1
        self._start_when_full()
        self.charge.follow(self.seats, begun=self.phase != "waiting")

    def take(self, entry: AnyEntry) -> None:
        """Let an entry happen. A move that the rules refuse changes nothing."""
        story, told = self.story, len(self.story)
        self.notices = []
        match entry:
            case entries.SatDown():
                self._sit_down(entry)
            case entries.Moved():
                self._move(entry.move)
            case entries.Decided():
                self._move(entry.move)
                self.audits.append(entry.audit)
            case entries.Voided():
                self.audits.append(entry.audit)
                self.void_runs += 1
            case entries.UndoAsked():
                self.undoing.ask(entry)
            case entries.UndoAnswered():
                self.undoing.answer(entry)
            case _:
                self._take_news(entry)
        if not isinstance(entry, entries.Moved | entries.Decided):
            seating.follow_charge(self, entry.at)
        self.taken += 1
        self._note_who_waits(entry)
        is_secret = isinstance(entry, entries.Moved) and len(self.story) == told and self.story == story
        if not is_secret:  # a move that the gallery sees is told in the story
            self.changed = entry.at

    def _note_who_waits(self, entry: AnyEntry) -> None:
        """Bots owe an answer from a person's move until people alone, or nobody, are to act."""
        if isinstance(entry, entries.Moved | entries.Decided):
            seat = entry.move.seat
            self.answer_is_due |= seat < 0 or not self.seats[seat].level
        has_people = not all(seat.level for seat in self.seats)
        bots_act = any(self.seats[seat].level for seat in self.asked if seat >= 0)
        self.answer_is_due &= has_people and bots_act

    def _take_news(self, entry: AnyEntry) -> None:
        match entry:
            case entries.Chatted():
                self.add_chat(entry.line)
                self.charge.number(entry)
                self.lines += 1
            case entries.HandedOver():
                self._hand_over(entry)
            case entries.DealOpened():
                assert self.deal is not None
                self.deal.open(entry.secret)
            case entries.DealEnded():
                self._end_round(entry)
            case entries.Freed():
                self._free(entry)
            case entries.TakenBack():
                self.seats[entry.seat].level = ""
            case entries.Rematched():
                self.rematch = entry.table
            case _:
                seating.take(self, entry)

    def add_chat(self, line: ChatLine) -> None:
        """The last lines are kept."""
        self.chat = [*self.chat, line][-CHAT_KEPT:]

    def _sit_down(self, entry: entries.SatDown) -> None:
        seat = self.seats[entry.seat]
        seat.name = entry.name or seat.name
        if seat.holders:
            seating.notice_seat(self, entry.at, "server-notice-device", entry.seat)
        seat.holders.add(entry.guest)
        seating.welcome(self, entry.guest, adds_chance=entry.adds_chance)
        self._start_when_full()

    def _hand_over(self, entry: entries.HandedOver) -> None:
        seat = self.seats[entry.seat]
        seat.is_bot |= seat.is_free
        seat.level = entry.level
        self.undoing.question = None  # a stand-in agrees to nothing
        self._start_when_full()

    def _free(self, entry: entries.Freed) -> None:
        if entry.away:
            self.missed |= self.seats[entry.seat].holders
        self.free(entry.seat, entry.key)
        self.is_deserted = not self.guests()

    def free(self, seat: int, key: str) -> None:
        """Nobody holds the seat any more; what opened it before is void."""
        self.seats[seat] = Seat(seat, key, name="", level="")

    def _start_when_full(self) -> None:
        """Start with the seed the table came with, or if nobody is there who could add to it."""
        if self.match or not self.is_full:
            return
        if self.deal is None:
            self._start(self.opened.seed)
        elif not self.awaits_deal:
            idle = [Idle(seat=seat.number, why=why_not_asked(seat)) for seat in self.seats]
            self.deal.end(self.deal.ended((), idle, "dealt"))
            self._start(seed_in(self.deal.dealing()))

    def _end_round(self, entry: entries.DealEnded) -> None:
        assert self.deal is not None
        self.deal.end(entry.round)
        if self.deal.is_done:
            self._start(seed_in(self.deal.dealing()))

    def _start(self, seed: str) -> None:
        names = names_in_record([seat.name for seat in self.seats], [seat.level for seat in self.seats])
        options, rules = self.opened.options, self.opened.rules_version
        self.match = Match(self.game, len(names), seed, options, names, rules_version=rules)
        self.match.dealing = self.deal.dealing() if self.deal else None
        self._opening = self.match.opening
        self.story = [*self._opening]
        self._look_at(self.match)

    def _move(self, move: Move) -> None:
        """Play, undo or redo."""
        assert self.match is not None
        self.story_kept = len(self.story)
        if move.undo:
            self._undo(self.match, move)
        elif move.redo:
            self.match.redo()
            self.undoing.note_redo()
            self.story = self.match.told()
        else:
            alone = len(self.asked) == 1
            told = self.match.play(move.seat, move.action)
            self.story += told if len(self.match.moves) > 1 else told[len(self._opening) :]
            self.undoing.note_move(move, alone=alone)
        self._look_at(self.match)
        self.undoing.note_position()

    def _undo(self, match: Match, move: Move) -> None:
        kept = self.log_before(len(match.moves) - move.undo)
        match.undo(move.undo, move.consent, move.asked)
        self.undoing.note_undo(move.undo)
        self.story, self.story_kept = match.told(), kept

    def _look_at(self, match: Match) -> None:
        """See where the match stands now; views are made when somebody wants them."""
        self.phase = "over" if match.is_over else "playing"
        self.asked = tuple(match.state.to_act())
        if not self.is_at_the_clock:
            self.void_runs = 0
        self._views = {}

    # ---- what may be asked of a table ----

    @property
    def is_full(self) -> bool:
        return not any(seat.is_free for seat in self.seats)

    @property
    def awaits_deal(self) -> bool:
        """Whether the table is full and browsers may add chance to the deal, or have begun to."""
        if self.match or self.deal is None or not self.is_full:
            return False
        return not self.deal.is_fresh or bool(self.adding & set(self.guests()))

    def held_by(self, guest: str) -> tuple[int, ...]:
        """The seats a guest holds, in order."""
        return tuple(seat.number for seat in self.seats if guest in seat.holders)

    def legal(self, seat: int | None) -> tuple[str, ...]:
        """The names of a seat's legal actions. Presses are the clock's business and not among them."""
        if self.match is None or seat not in self.asked:
            return ()
        names = map(self.game.name_of, self.match.state.legal(seat))
        return tuple(name for name in names if not name.startswith("press "))

    def view(self, seat: int | None) -> Any:
        """What a seat sees, made once a position."""
        assert self.match is not None
        if seat not in self._views:
            self._views[seat] = self.match.view(seat)
        return self._views[seat]

    def limit_of(self, seat: int | None) -> DialPlace | Literal["none"] | None:
        """A seat's own sealed limit in the auction at hand: a price or "none"; None if not named yet."""
        auction = getattr(self.view(seat), "auction", None)
        limit: DialPlace | Literal["none"] | None = auction.limit if auction else None
        return limit

    @property
    def is_at_the_clock(self) -> bool:
        """An auction is on, and a live clock decides it."""
        return CLOCK in self.asked

    @property
    def question(self) -> Question | None:
        """The question about an undo, while one stands."""
        return self.undoing.question

    def log_before(self, place: int) -> int:
        """How many entries of the log stay as they are when the moves from this place on are undone."""
        if self.match is None or place < 0:
            return 0
        told = sum(map(len, self.match.told_by_moves()[:place]))
        return len(self._opening) + told + sum(at <= place for at, _line in self.match.undo_lines)

    def told_at(self, place: int) -> int | None:
        """The entry of the log that tells the move at this place; None for a choice that is still secret."""
        assert self.match is not None
        event = own_event(self.match.moves[place].seat, self.match.told_by_moves()[place:])
        places = range(self.log_before(place), len(self.story))
        return next((at for at in places if self.story[at] is event), None)

    def guests(self) -> tuple[str, ...]:
        """Everybody who holds a seat."""
        return tuple(sorted(set().union(*(seat.holders for seat in self.seats))))


def _seat(number: int, seat: entries.OpenedSeat) -> Seat:
    holders = {seat.holder, *seat.holders} - {""}
    return Seat(number, seat.key, seat.name, seat.level, holders, is_bot=bool(seat.level))


def read_table(name: str, bodies: Sequence[bytes], boards: Boards) -> Table:
    """A table out of its log, on the board it was laid on."""
    *_, table = tables_so_far(name, bodies, boards)
    return table


def tables_so_far(name: str, bodies: Sequence[bytes], boards: Boards) -> Iterator[Table]:
    """A table read from its log: the same one again after each entry, so that the reader may pause."""
    others = map(entries.read, bodies)
    first = next(others)
    assert isinstance(first, entries.Opened)
    game = boards.find(first.game, first.board.fingerprint) or boards.chosen(first.game)
    check_same_rules(game, first.rules_version, first.board)
    table = Table(name, first, game)
    yield table
    for number, entry in enumerate(others, start=1):
        try:
            table.take(entry)
        except (IllegalAction, BadData) as error:
            raise BadData("core-record-move", move=number, reason=str(error)) from error
        yield table
