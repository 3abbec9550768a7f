"""A table with people around it: it hears what guests say, keeps it in the store, and tells everyone.

An entry is in the store before anyone hears of it. All changes to a table go through its lock, one by one.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from damrak.core.errors import BadData, DamrakError, StaleAction
from damrak.server import entries, saying, telling, watching, wire
from damrak.server.advice import Hints
from damrak.server.auctioneer import Auctioneer
from damrak.server.bot_seats import BotSeats
from damrak.server.connection import Connection, encoded
from damrak.server.dealer import Dealer
from damrak.server.entries import AnyEntry
from damrak.server.log_bounds import check_has_room
from damrak.server.pace import Pace
from damrak.server.presence import Presence
from damrak.server.round_trips import RoundTrips
from damrak.server.store import Shelf, Store
from damrak.server.table import Table
from damrak.server.trouble import trouble
from damrak.server.undoing import Question

if TYPE_CHECKING:
    from damrak.server.lobby import Lobby

log = logging.getLogger("damrak.server")
MOST_TABS: Final = 20
"""Of one guest at one table."""
MOST_WATCHING: Final = 200
MOST_WATCHING_FROM: Final = 50
"""Of them from one address, so that no stranger fills the gallery."""
FILE_EVERY_MS: Final = 30_000
"""So old may the store's list of tables be about whose turn it is; lists ask a room that is open itself."""


class Room:
    """One table, alive."""

    def __init__(self, table: Table, store: Store, lobby: "Lobby") -> None:
        self.table, self.store, self.lobby = table, store, lobby
        self.pace: Pace = lobby.pace
        self.lock = asyncio.Lock()
        self.connections: list[Connection] = []
        self.absent_since = dict.fromkeys(range(len(table.seats)), self.pace.stamp())
        self.glances: dict[int | None, telling.Glance] = {}
        self.auctioneer = Auctioneer(self)
        self.dealer = Dealer(self)
        self.bots = BotSeats(self)
        self.hints = Hints(self)
        self.presence = Presence(self)
        self._shelf: Shelf | None = None
        self._question_timer: asyncio.TimerHandle | None = None
        self._is_closed = False
        self._at_work: set[asyncio.Task[None]] = set()

    def wake(self) -> None:
        """The table has just been read: whatever was under way goes on, such as bots that owe an answer."""
        self.start(self._with_lock(self._look_round_again))

    async def _look_round_again(self) -> None:
        self.look_round()

    # ---- coming and going ----

    def check_space_for(self, guest: str, address: str) -> None:
        """No crowds, since everybody hears of everybody who comes, and no guest with very many tabs."""
        players = set(self.table.guests())
        watching = [one.address for one in self.connections if one.guest not in players]
        is_full = len(watching) >= MOST_WATCHING or watching.count(address) >= MOST_WATCHING_FROM
        tabs = sum(one.guest == guest for one in self.connections)
        if tabs >= MOST_TABS or (is_full and guest not in players):
            raise BadData("server-table-crowded")

    async def join(self, connection: Connection) -> None:
        """A guest connects: everything as it stands, then news."""
        async with self.lock:
            self.connections.append(connection)
            self._see_off()
            connection.tell(wire.Chatted(lines=tuple(self.table.chat)))
            telling.tell_newcomer(self, connection)
            self.presence.has_changed(connection)
            if self.table.audits:
                connection.tell(self.table.audits[-1])
            self.auctioneer.greet(connection)
            if telling.yours(self.table, connection.guest).missed:
                connection.tell(telling.refusal(BadData("server-seat-freed"), 0))
            self.look_round()

    async def leave(self, connection: Connection) -> None:
        """A guest's line is gone."""
        async with self.lock:
            self.connections.remove(connection)
            for seat in self.table.held_by(connection.guest):
                self.expect(seat)
            self.presence.has_changed(connection)
            self.look_round()
            if not self.connections:
                await self._file()

    def expect(self, seat: int) -> None:
        """Whoever holds a seat and is not here has the grace time from now on to come."""
        if not self.is_present(seat):
            self.absent_since[seat] = self.pace.stamp()

    def lines_of(self, seat: int) -> list[RoundTrips]:
        """The lines of the devices at which a seat's player is connected."""
        holders = self.table.seats[seat].holders
        return [connection.round_trips for connection in self.connections if connection.guest in holders]

    def is_present(self, seat: int) -> bool:
        """Whether the player of a seat is connected."""
        return bool(self.lines_of(seat))

    @property
    def is_attended(self) -> bool:
        """Whether any player is connected."""
        return any(map(self.is_present, range(len(self.table.seats))))

    @property
    def is_quiet(self) -> bool:
        """Nobody is here and nothing is going on: the room may be closed."""
        at_work = (
            self.dealer.is_busy
            or self.bots.busy
            or self.auctioneer.is_running
            or self._at_work
            or self.lock.locked()
        )
        return not (self.connections or at_work)

    # ---- hearing ----

    async def hear(self, connection: Connection, said: Any) -> None:
        """Do what a guest says, or refuse it in words; either way the table goes on."""
        try:
            async with self.lock:
                self._check_seat(connection, said)
                await saying.ANSWERS[type(said)](self, connection, said)
        except DamrakError as error:
            connection.tell(telling.refusal(error, said.request))

    def _check_seat(self, connection: Connection, said: Any) -> None:
        """Guests speak for their own seats only, unless somebody is to come or to go."""
        seat = getattr(said, "seat", None)
        if seat is None:
            return
        if not 0 <= seat < len(self.table.seats):
            raise BadData("server-no-such-seat", seat=seat + 1)
        of_anybody = isinstance(said, wire.HandOver | wire.FreeSeat | wire.Remove)
        if not of_anybody and connection.guest not in self.table.seats[seat].holders:
            raise BadData("server-not-your-seat", seat=seat + 1)

    # ---- keeping and telling ----

    async def put(self, entry: AnyEntry) -> None:
        """Let an entry happen and keep it; then everyone hears of it. Needs the lock."""
        check_has_room(self.table, entry)
        phase, question = self.table.phase, self.table.question
        if not await self._take_and_keep(entry):
            await self._read_again()
            raise StaleAction("server-stale")
        self._see_off()
        telling.tell_entry(self, entry)
        if isinstance(entry, entries.Moved) and question is None and phase == self.table.phase:
            telling.tell_game(self)
        else:
            telling.tell_all(self)
        telling.tell_refused(self, entry, question)
        self.look_round()

    async def _take_and_keep(self, entry: AnyEntry) -> bool:
        """Append to the store what happens; False if another process was quicker: then it has not happened.

        Whatever else goes wrong is a fault of ours or of the disk, and must not spoil the table.
        """
        number = self.table.taken
        try:
            self.table.take(entry)
            self._look_again(entry)
            shelf = self._new_shelf(entry)
            kept = await self.store.append(self.table.id, number, entries.written(entry), shelf)
        except DamrakError:
            raise
        except Exception as error:
            problem = trouble(
                f"table {self.table.id} could not take and keep an entry ({type(entry).__name__})", error
            )
            await self._read_again()
            raise problem from None
        self._shelf = shelf or self._shelf
        return kept

    def _look_again(self, entry: AnyEntry) -> None:
        """What everybody will be told is made now: after a wait for the disk the same takes longer."""
        if isinstance(entry, entries.Moved | entries.Decided):
            self._forget_glances(log_kept=self.table.story_kept)
            telling.look(self)

    def _new_shelf(self, entry: AnyEntry) -> Shelf | None:
        """Where to file the table, if not where it is: a move seldom changes more than whose turn it is."""
        table, filed = self.table, self._shelf
        if filed and self.connections and isinstance(entry, entries.Moved | entries.Decided):
            fresh = table.changed - filed.changed <= FILE_EVERY_MS
            return None if fresh and table.phase == filed.phase else telling.shelf(table)
        return telling.shelf(table)

    async def _file(self) -> None:
        """Everybody has left: lists go by what is filed. If it cannot be, they are a little behind."""
        shelf = telling.shelf(self.table)
        if shelf == self._shelf:
            return
        try:
            await self.store.file(self.table.id, shelf)
            self._shelf = shelf
        except Exception as error:
            trouble(f"table {self.table.id} could not be filed", error)

    async def _read_again(self) -> None:
        """Another process was quicker, or the disk failed: the store is right."""
        self.table = await self._stored()
        self._forget_glances(log_kept=0)
        self._see_off()
        telling.tell_all(self)
        self.look_round()

    async def _stored(self) -> Table:
        """The table as the store has it. Nothing can happen at the table until the disk gives it."""
        while True:
            try:
                return await self.lobby.reader.read(self.table.id)
            except Exception as error:
                trouble(f"the store could not read table {self.table.id}", error)
                await asyncio.sleep(self.pace.disk_again / 1000)

    def _forget_glances(self, log_kept: int) -> None:
        """The position is another one; of the log the first entries are as everybody knows them."""
        self.glances = {}
        for connection in self.connections:
            connection.cut_log(log_kept)

    def look_round(self) -> None:
        """Whoever or whatever is to act next gets going. Needs the lock."""
        if self.table.is_deserted:
            self._clear_away()
        if self._is_closed:
            return
        self.dealer.look()
        self.auctioneer.look()
        self.bots.look()
        self._watch_question()

    def _see_off(self) -> None:
        """Dismiss whoever may not stay: who was removed, and spectators while the gallery is closed.

        Whoever has just got up hears first that no seat is theirs: their page then leaves by itself.
        """
        for connection in self.connections:
            why = watching.why_not(self.table, connection.guest)
            if why == "server-gallery-closed":
                connection.keep_told("yours", encoded(telling.yours(self.table, connection.guest)))
            if why:
                self._dismiss(connection, why)

    def _clear_away(self) -> None:
        """Nobody sits here any more: whoever still looks on is told so."""
        for connection in self.connections:
            self._dismiss(connection, "server-table-deserted")

    def _dismiss(self, connection: Connection, why: str) -> None:
        if not connection.gone.is_set():
            connection.dismiss(why, again=False)

    def _watch_question(self) -> None:
        """Silence counts as no, in the end."""
        if self._question_timer:
            self._question_timer.cancel()
        if self.table.question:
            self._question_timer = self.after(self._stands_for(self.table.question), self._drop_question)

    def _stands_for(self, question: Question) -> float:
        """How long still; not at all if that is longer than any may stand: then the clock was set back."""
        wait = question.until - self.pace.now()
        return wait if wait <= self.pace.undo_limit(self.table.opened.settings.grace_s) else 0.0

    async def _drop_question(self) -> None:
        question = self.table.question
        if question and self._stands_for(question) > 0:  # a timer may be early
            self._watch_question()
        elif question:
            at = max(question.until, self.pace.stamp())
            await self.put(entries.UndoAnswered(at=at, seat=question.seat, consent=False))

    def after(self, wait_ms: float, job: Callable[[], Any]) -> asyncio.TimerHandle:
        """Do a job with the lock, after so many milliseconds."""
        loop = asyncio.get_running_loop()
        return loop.call_later(max(0.0, wait_ms) / 1000, lambda: self.start(self._with_lock(job)))

    def start(self, job: Any) -> None:
        """Do a job beside the rest."""
        task = asyncio.ensure_future(job)
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)

    async def _with_lock(self, job: Callable[[], Any]) -> None:
        try:
            async with self.lock:
                await job()
        except DamrakError as error:
            log.warning("table %s: %s", self.table.id, error)

    def close(self) -> None:
        """Stop every timer, for good: the table is in the store, and can be read again."""
        self._is_closed = True
        self.dealer.stop()
        self.auctioneer.stop()
        self.presence.stop()
        if self._question_timer:
            self._question_timer.cancel()
        for task in self._at_work:
            task.cancel()
