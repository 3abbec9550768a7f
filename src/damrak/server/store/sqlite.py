"""The embedded store: one SQLite file, one writer thread, many entries to a commit.

Each commit waits for the disk (WAL, synchronous FULL). Entries that arrive while it waits share the next one.
"""

import asyncio
import contextlib
import secrets
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, TypeVar

import msgspec

from damrak.core.errors import BadData
from damrak.server.store.store import Shelf

FORMAT: Final = 1
LOG_BYTES: Final = 4_000_000
PATIENCE_S: Final = 10.0
"""How long another process may keep the file to itself."""
SCHEMA: Final = """
create table if not exists facts (name text primary key, value blob not null) strict;
create table if not exists entries (
    match text not null, number integer not null, body blob not null, primary key (match, number)
) strict, without rowid;
create table if not exists tables (
    id text primary key, joinable integer not null, changed integer not null, shelf blob not null
) strict;
create table if not exists guests (
    guest text not null, id text not null, primary key (guest, id)
) strict, without rowid;
create index if not exists joinable_tables on tables (joinable, changed);
"""
Answer = TypeVar("Answer")
Work = Callable[[sqlite3.Connection], Any]
Job = tuple[Work, "asyncio.Future[Any]"]


class SqliteStore:
    """Tables in a file of a data folder. Used from one event loop; the writer thread does the work."""

    def __init__(self, folder: Path) -> None:
        self._base = _open(folder, folder / "damrak.sqlite")
        self._waiting: list[Job] = []
        self._writing = False
        self._batches: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    async def append(self, table: str, number: int, entry: bytes, shelf: Shelf | None) -> bool:
        return await self._ask(lambda base: _append(base, table, number, entry, shelf))

    async def file(self, table: str, shelf: Shelf) -> None:
        await self._ask(lambda base: _file(base, table, shelf))

    async def entries(self, table: str) -> list[bytes]:
        asked = "select body from entries where match = ? order by number"
        return await self._ask(lambda base: [body for (body,) in base.execute(asked, (table,))])

    async def tables_of(self, guest: str, most: int) -> list[tuple[str, Shelf]]:
        asked = (
            "select id, shelf from guests join tables using (id)"
            " where guest = ? order by changed desc, id limit ?"
        )
        return await self._shelves(asked, guest, most)

    async def open_tables(self, most: int) -> list[tuple[str, Shelf]]:
        asked = "select id, shelf from tables where joinable order by changed desc, id limit ?"
        return await self._shelves(asked, most)

    async def secret(self) -> bytes:
        return await self._ask(_secret)

    async def close(self) -> None:
        while self._writing:
            await asyncio.sleep(0.001)
        self._batches.put(None)
        await asyncio.to_thread(self._writer.join)

    async def _shelves(self, asked: str, *values: Any) -> list[tuple[str, Shelf]]:
        rows = await self._ask(lambda base: base.execute(asked, values).fetchall())
        return [(name, msgspec.json.decode(shelf, type=Shelf)) for name, shelf in rows]

    async def _ask(self, job: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """Let the writer do a job with whatever else is waiting when it is free."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, answer))
        if not self._writing:
            self._hand_over()
        return await answer

    def _hand_over(self) -> None:
        self._writing = True
        self._batches.put(self._waiting)
        self._waiting = []

    def _write(self) -> None:
        """The writer thread: one commit for each batch."""
        with contextlib.closing(self._base) as base:
            while batch := self._batches.get():
                loop = batch[0][1].get_loop()
                answers = _commit(base, [job for job, _ in batch])
                with contextlib.suppress(RuntimeError):  # the loop has ended: nobody waits for an answer
                    loop.call_soon_threadsafe(self._answer, batch, answers)

    def _answer(self, batch: list[Job], answers: list[Any] | Exception) -> None:
        """Back in the loop: the disk has it. What came in meanwhile is next."""
        self._writing = False
        if self._waiting:
            self._hand_over()
        for number, (_, future) in enumerate(batch):
            if future.cancelled():
                continue
            if isinstance(answers, Exception):
                future.set_exception(answers)
            else:
                future.set_result(answers[number])


def _open(folder: Path, file: Path) -> sqlite3.Connection:
    """The database, made if need be; or a sentence about why not."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        base = sqlite3.connect(file, PATIENCE_S, isolation_level=None, check_same_thread=False)
        base.execute("pragma journal_mode = wal")
        base.execute("pragma synchronous = full")
        base.executescript(SCHEMA)
        _check_format(base, file)
        _stretch(base)
    except OSError as problem:
        raise BadData("server-folder-unusable", folder=str(folder), reason=problem.strerror or "") from None
    except sqlite3.OperationalError as problem:
        raise BadData("server-folder-unusable", folder=str(folder), reason=str(problem)) from None
    except sqlite3.DatabaseError as problem:
        raise BadData("server-database-broken", file=str(file), reason=str(problem)) from None
    return base


def _stretch(base: sqlite3.Connection) -> None:
    """Lengthen the write-ahead log once, now: writing over it later costs half as much."""
    base.execute("begin immediate")
    base.execute("create table stretched (x blob)")
    base.execute("insert into stretched values (zeroblob(?))", (LOG_BYTES,))
    base.execute("drop table stretched")
    base.execute("commit")
    base.execute("pragma wal_checkpoint")


def _check_format(base: sqlite3.Connection, file: Path) -> None:
    base.execute("insert into facts values ('format', ?) on conflict do nothing", (str(FORMAT).encode(),))
    (found,) = base.execute("select value from facts where name = 'format'").fetchone()
    if int(found) != FORMAT:
        base.close()
        raise BadData("server-database-format", file=str(file), found=int(found), known=FORMAT)


def _commit(base: sqlite3.Connection, jobs: Sequence[Work]) -> list[Any] | Exception:
    """The answers to all these jobs, done in one commit; or what went wrong: then none of them is done."""
    try:
        base.execute("begin immediate")
        answers = [job(base) for job in jobs]
        base.execute("commit")
    except Exception as problem:  # whatever it was: nobody must wait for ever
        with contextlib.suppress(sqlite3.Error):
            base.execute("rollback")
        return problem
    return answers


def _append(base: sqlite3.Connection, table: str, number: int, entry: bytes, shelf: Shelf | None) -> bool:
    """The arbiter: of two entries with the same number the first one counts."""
    kept = base.execute("insert into entries values (?, ?, ?) on conflict do nothing", (table, number, entry))
    if kept.rowcount and shelf:
        _file(base, table, shelf)
    return bool(kept.rowcount)


def _file(base: sqlite3.Connection, table: str, shelf: Shelf) -> None:
    """Where lists find the table."""
    base.execute(
        "insert into tables values (?, ?, ?, ?) on conflict (id) do update set"
        " joinable = excluded.joinable, changed = excluded.changed, shelf = excluded.shelf",
        (table, shelf.open and shelf.phase == "waiting", shelf.changed, msgspec.json.encode(shelf)),
    )
    guests = [(guest, table) for guest in shelf.guests]
    base.executemany("insert into guests values (?, ?) on conflict do nothing", guests)


def _secret(base: sqlite3.Connection) -> bytes:
    base.execute("insert into facts values ('secret', ?) on conflict do nothing", (secrets.token_bytes(32),))
    (found,) = base.execute("select value from facts where name = 'secret'").fetchone()
    return bytes(found)
