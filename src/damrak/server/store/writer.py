"""When and where the store writes: in the event loop while the disk is quick, else in a thread beside it.

Each commit waits for the disk. Where that takes less time than waking a thread and being woken by it, the
loop does it itself. When there is much to do it rests for a moment after each: what comes in meanwhile shares
the next commit. The thread writes while commits take long, while a clock runs that nothing may hold up, and
when the write-ahead log has to be copied into the database.
"""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from queue import SimpleQueue
from time import monotonic
from typing import Any, Final, TypeVar

REST_S: Final = 0.002
BUSY_S: Final = 0.004
"""If commits are less than this apart on an average, there is much to do."""
SELDOM_S: Final = 0.02
"""So far apart, or farther, is all the same."""
LONG_S: Final = 0.001
"""If commits take longer than this on an average, the loop has better things to do."""
REMEMBERED: Final = 8
"""Over so many commits, about, go these averages."""
COMMITS: Final = 250
"""After so many in the loop the thread has its turn, and copies the log if that has grown."""
LOG_PAGES: Final = 1000
PATIENCE_MS: Final = 10_000
"""How long another process may keep the file to itself."""
Answer = TypeVar("Answer")
Work = Callable[[sqlite3.Connection], Any]
Job = tuple[Work, "asyncio.Future[Any]"]


class Writer:
    """Does all work on a database, many jobs to a commit. Used from one event loop."""

    def __init__(self, base: sqlite3.Connection) -> None:
        self._base = base
        _impatient(base)
        self._waiting: list[Job] = []
        self._is_planned = False
        """A commit is under way, or its moment is set."""
        self._began = self._rests_until = self._aside_until = 0.0
        self._usual_s, self._apart_s = 0.0, SELDOM_S
        self._commits = 0
        self._batches: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._write_aside, name="store", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """Its answer, when it is on the disk."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, answer))
        if not self._is_planned:
            self._plan()
        return await answer

    def stand_aside(self, seconds: float) -> None:
        """For so long, nothing in the loop may wait for the disk."""
        self._aside_until = max(self._aside_until, monotonic() + seconds)

    async def close(self) -> None:
        """Finish what is being written, and close the database."""
        while self._is_planned:
            await asyncio.sleep(0.001)
        self._batches.put(None)
        await asyncio.to_thread(self._thread.join)

    def _plan(self) -> None:
        self._is_planned = True
        rest = self._rests_until - monotonic()
        if rest > 0 and not self._must_stand_aside():
            asyncio.get_running_loop().call_later(rest, self._write)
        else:
            self._write()

    def _must_stand_aside(self) -> bool:
        return self._usual_s > LONG_S or self._commits >= COMMITS or monotonic() < self._aside_until

    def _write(self) -> None:
        batch, self._waiting = self._waiting, []
        if self._must_stand_aside():
            self._batches.put(batch)
            return
        self._commits += 1
        answers = self._commit(batch)
        if is_locked(answers):
            self._batches.put(batch)
        else:
            self._rests_until = monotonic() + REST_S if self._apart_s < BUSY_S else 0.0
            self._answer(batch, answers)

    def _write_aside(self) -> None:
        """The thread: one commit for each batch."""
        with contextlib.closing(self._base) as base:
            while batch := self._batches.get():
                loop = batch[0][1].get_loop()
                with _patient(base):
                    answers = self._commit(batch)
                self._commits = 0
                with contextlib.suppress(RuntimeError):  # the loop has ended: nobody waits for an answer
                    loop.call_soon_threadsafe(self._answer, batch, answers)

    def _commit(self, batch: Sequence[Job]) -> list[Any] | Exception:
        last, self._began = self._began, monotonic()
        answers = commit(self._base, [work for work, _ in batch])
        self._usual_s += (monotonic() - self._began - self._usual_s) / REMEMBERED
        self._apart_s += (min(SELDOM_S, self._began - last) - self._apart_s) / REMEMBERED
        return answers

    def _answer(self, batch: Sequence[Job], answers: list[Any] | Exception) -> None:
        """In the loop: the disk has it. What came in meanwhile is next."""
        self._is_planned = False
        if self._waiting:
            self._plan()
        for number, (_, future) in enumerate(batch):
            if future.cancelled():
                continue
            if isinstance(answers, Exception):
                future.set_exception(answers)
            else:
                future.set_result(answers[number])


def commit(base: sqlite3.Connection, works: Sequence[Work]) -> list[Any] | Exception:
    """The answers to all this work, done in one commit; or what went wrong: then nothing of it is done."""
    try:
        base.execute("begin immediate")
        answers = [work(base) for work in works]
        base.execute("commit")
    except Exception as problem:  # whatever it was: nobody must wait for ever
        with contextlib.suppress(sqlite3.Error):
            base.execute("rollback")
        return problem
    return answers


def is_locked(answers: list[Any] | Exception) -> bool:
    """Another process keeps the file to itself just now."""
    return isinstance(answers, sqlite3.Error) and answers.sqlite_errorcode == sqlite3.SQLITE_BUSY


@contextlib.contextmanager
def _patient(base: sqlite3.Connection) -> Iterator[None]:
    """In the thread: wait for other processes, and copy the log into the database when it is long."""
    base.execute(f"pragma busy_timeout = {PATIENCE_MS}")
    base.execute(f"pragma wal_autocheckpoint = {LOG_PAGES}")
    try:
        yield
    finally:
        _impatient(base)


def _impatient(base: sqlite3.Connection) -> None:
    base.execute("pragma busy_timeout = 0")
    base.execute("pragma wal_autocheckpoint = 0")
