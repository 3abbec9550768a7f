"""Undo and redo at a table: what goes, who must agree, and the question that stands about it."""

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from damrak.core.errors import IllegalAction, StaleAction
from damrak.core.match import Match, Move
from damrak.core.undone import seats_told
from damrak.server import entries
from damrak.server.wire import OwnMove, Undo

if TYPE_CHECKING:
    from damrak.server.table import Table


class Made(NamedTuple):
    """What undo needs to know of a move: whether its seat alone was to act, and its number for that seat.

    Each seat numbers its own moves, undone ones included. So a number names one move for ever, and does not
    tell how often the other seats have acted.
    """

    alone: bool
    number: int


@dataclass
class Question:
    """The seat that asks, its move's place among all moves, the seats that said yes, and the time limit.

    The place is fixed: if bots play on, the question is still about the same move and reaches further.
    """

    seat: int
    place: int
    until: int
    consent: set[int]


class Undoing:
    """The undo state of one table. It changes with the table's entries only."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self.question: Question | None = None
        self._made: list[Made] = []
        self._undone: list[list[Made]] = []
        self._numbers: Counter[int] = Counter()
        self._asked_about: dict[int, int] = {}
        """For each seat the number of its last move that it asked about."""

    # ---- what entries change ----

    def note_move(self, move: Move, *, alone: bool) -> None:
        """A seat or the clock has acted. A person who acts while a question stands has answered no."""
        self._numbers[move.seat] += 1
        self._made.append(Made(alone, self._numbers[move.seat]))
        self._undone = []
        if move.seat >= 0 and not self._table.seats[move.seat].level:
            self.question = None

    def note_undo(self, moves: int) -> None:
        """The last moves are undone."""
        self._undone.append(self._made[-moves:])
        del self._made[-moves:]
        self.question = None

    def note_redo(self) -> None:
        """The moves undone last are played again: they are the same moves, with the same numbers."""
        self._made += self._undone.pop()

    def note_position(self) -> None:
        """End the question where nothing can be undone any more: at a live clock, and after the end."""
        if self._table.is_at_the_clock or self._table.phase == "over":
            self.question = None

    def ask(self, entry: entries.UndoAsked) -> None:
        """A seat asks about its last move."""
        place = self.place_of(entry.seat)
        if place is not None:
            self.question = Question(entry.seat, place, entry.until, {entry.seat})
            self._asked_about[entry.seat] = self._made[place].number

    def answer(self, entry: entries.UndoAnswered) -> None:
        """A yes is noted; any no ends the question, also after a yes."""
        if self.question and entry.consent:
            self.question.consent.add(entry.seat)
        else:
            self.question = None

    # ---- who must agree ----

    def to_ask(self, seat: int) -> set[int]:
        """The seats that must say yes to an undo: those of all other people and programs.

        Nobody is asked if the same guests hold every person's seat: alone against bots, and on one screen.
        """
        people = [other for other in self._table.seats if not other.is_bot]
        if all(other.holders == people[0].holders for other in people):
            return set()
        return {other.number for other in people} - {seat}

    def stand_in(self, seat: int) -> int | None:
        """A seat that must agree but is played by a bot for an absent person: the bot agrees to nothing."""
        asked = sorted(self.to_ask(seat))
        return next((other for other in asked if self._table.seats[other].stands_in), None)

    def is_agreed(self) -> bool:
        """Whether a question stands and everybody has said yes."""
        return self.question is not None and self.to_ask(self.question.seat) <= self.question.consent

    # ---- what may be undone ----

    @property
    def _match(self) -> Match:
        assert self._table.match is not None
        return self._table.match

    def place_of(self, seat: int) -> int | None:
        """The place of a seat's last move among all moves; None if there is none that could be undone."""
        moves = self._match.moves if self._table.match and self._table.phase == "playing" else []
        return next((place for place in reversed(range(len(moves))) if moves[place].seat == seat), None)

    def kind_for(self, seat: int | None) -> Undo:
        """Whether undoing is free, needs asking, or is impossible, without telling what others do in secret.

        While several seats choose at once, nobody is told whether another seat has chosen since.
        """
        place = None if seat is None else self.place_of(seat)
        if seat is None or place is None or self._table.is_at_the_clock or self._table.seats[seat].level:
            return "none"
        alone = self._made[place].alone and len(self._table.asked) == 1
        if (alone and self._match.may_undo(len(self._made) - place)) or not self.to_ask(seat):
            return "free"
        return "none" if self.stand_in(seat) is not None or self._has_asked(seat, place) else "ask"

    def _has_asked(self, seat: int, place: int) -> bool:
        """Whether a seat has asked about this move before. Once is enough."""
        return self._asked_about.get(seat) == self._made[place].number

    def check_undo(self, seat: int, number: int) -> None:
        """Refuse in words what `kind_for` calls none, and a request that means another move."""
        table, place = self._table, self.place_of(seat)
        if place is None:
            raise IllegalAction("core-nothing-to-undo", "undo", moves=1)
        self._check_may_undo_now(seat)
        if number != self._made[place].number:
            raise StaleAction("server-undo-stale")
        stand_in = self.stand_in(seat)
        if self.kind_for(seat) == "none" and stand_in is not None:
            raise IllegalAction("server-undo-stand-in", "undo", who=table.seats[stand_in].name)
        if self.kind_for(seat) == "none":
            raise IllegalAction("server-undo-asked-before", "undo")

    def _check_may_undo_now(self, seat: int) -> None:
        """The person plays this seat now, no live clock is on, and no other question stands."""
        if self._table.seats[seat].level:
            raise IllegalAction("server-bot-plays", "undo")
        if self._table.is_at_the_clock:
            raise IllegalAction("server-no-undo-at-the-clock", "undo")
        if self.question:
            raise IllegalAction("server-undo-asked-already", "undo")

    def undo_of(self, seat: int | None) -> OwnMove | None:
        """The move that an undo of this seat is about, and how far it reaches."""
        place = None if seat is None else self.place_of(seat)
        if place is None or self.kind_for(seat) == "none":
            return None
        made, move = self._made[place], self._match.moves[place]
        return OwnMove(number=made.number, action=move.action, after=self.seats_after(place))

    def seats_after(self, place: int) -> tuple[int, ...]:
        """The seats of the moves after a place, as far as the log tells of them."""
        return seats_told(self._match.moves[place + 1 :], self._match.stories[place + 1 :])

    # ---- what may be redone ----

    def redo_of(self, seat: int | None) -> OwnMove | None:
        """What a seat may redo: what it undid last, while nothing else has happened and it alone is to act.

        Where several choose at once there is no redo: it would end as soon as another seat chose in secret.
        """
        undone = self._match.undone[-1] if self._table.match and self._match.undone else None
        if undone is None or undone.seat != seat or self._table.asked != (seat,):
            return None
        if self._table.seats[seat].level:
            return None
        number = self._undone[-1][0].number
        return OwnMove(number=number, action=undone.moves[0].action, after=undone.seats_after())

    def check_redo(self, seat: int, number: int) -> None:
        """Refuse in words what `redo_of` does not offer."""
        self._check_may_undo_now(seat)
        offered = self.redo_of(seat)
        if offered is None:
            raise IllegalAction("core-nothing-to-redo", "undo")
        if offered.number != number:
            raise StaleAction("server-undo-stale")
