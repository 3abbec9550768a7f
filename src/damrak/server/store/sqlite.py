"""The embedded store: one SQLite file, one writer thread, many entries to a commit.

Each commit waits for the disk (WAL, synchronous FULL). Entries that arrive while it waits share the next one.
"""

import asyncio
import contextlib
import secrets
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, InvalidStateError
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, TypeVar

import msgspec

from damrak.core.errors import BadData
from damrak.server.store.store import Shelf

FORMAT: Final = 1
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
Job = tuple[Callable[[sqlite3.Connection], Any], "Future[Any]"]


class SqliteStore:
    """Tables in a file of a data folder."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "damrak.sqlite"
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        _open(folder, self._file).close()  # says at once what is wrong, if anything is
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    async def append(self, table: str, number: int, entry: bytes, shelf: Shelf) -> bool:
        return await self._ask(lambda base: _append(base, table, number, entry, shelf))

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
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)

    async def _shelves(self, asked: str, *values: Any) -> list[tuple[str, Shelf]]:
        rows = await self._ask(lambda base: base.execute(asked, values).fetchall())
        return [(name, msgspec.json.decode(shelf, type=Shelf)) for name, shelf in rows]

    async def _ask(self, job: Callable[[sqlite3.Connection], Answer]) -> Answer:
        answer: Future[Answer] = Future()
        self._jobs.put((job, answer))
        return await asyncio.wrap_future(answer)

    def _write(self) -> None:
        """The writer thread: whatever has come in meanwhile goes into one commit."""
        with contextlib.closing(sqlite3.connect(self._file, isolation_level=None)) as base:
            _set_up(base)
            while (jobs := self._waiting()) is not None:
                _commit(base, jobs)

    def _waiting(self) -> list[Job] | None:
        jobs: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            jobs.append(job)
            if self._jobs.empty():
                return jobs
            job = self._jobs.get()
        self._jobs.put(None) if jobs else None  # the end comes round again, after these
        return jobs or None


def _open(folder: Path, file: Path) -> sqlite3.Connection:
    """The database, made if need be; or a sentence about why not."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        base = sqlite3.connect(file, isolation_level=None)
        _set_up(base)
    except OSError as problem:
        raise BadData("server-folder-unusable", folder=str(folder), reason=problem.strerror or "") from None
    except sqlite3.OperationalError as problem:
        raise BadData("server-folder-unusable", folder=str(folder), reason=str(problem)) from None
    except sqlite3.DatabaseError as problem:
        raise BadData("server-database-broken", file=str(file), reason=str(problem)) from None
    _check_format(base, file)
    return base


def _set_up(base: sqlite3.Connection) -> None:
    base.execute("pragma journal_mode = wal")
    base.execute("pragma synchronous = full")
    base.execute("pragma busy_timeout = 10000")
    base.executescript(SCHEMA)


def _check_format(base: sqlite3.Connection, file: Path) -> None:
    base.execute("insert into facts values ('format', ?) on conflict do nothing", (str(FORMAT).encode(),))
    (found,) = base.execute("select value from facts where name = 'format'").fetchone()
    if int(found) != FORMAT:
        base.close()
        raise BadData("server-database-format", file=str(file), found=int(found), known=FORMAT)


def _commit(base: sqlite3.Connection, jobs: Sequence[Job]) -> None:
    """All these jobs in one commit; each is answered when it is on the disk, and only then."""
    try:
        base.execute("begin immediate")
        answers = [job(base) for job, _future in jobs]
        base.execute("commit")
    except sqlite3.Error as problem:
        with contextlib.suppress(sqlite3.Error):
            base.execute("rollback")
        for _job, future in jobs:
            with contextlib.suppress(InvalidStateError):  # nobody waits for it any more
                future.set_exception(problem)
        return
    for (_job, future), answer in zip(jobs, answers, strict=True):
        with contextlib.suppress(InvalidStateError):
            future.set_result(answer)


def _append(base: sqlite3.Connection, table: str, number: int, entry: bytes, shelf: Shelf) -> bool:
    """The arbiter: of two entries with the same number the first one counts."""
    kept = base.execute("insert into entries values (?, ?, ?) on conflict do nothing", (table, number, entry))
    if not kept.rowcount:
        return False
    base.execute(
        "insert into tables values (?, ?, ?, ?) on conflict (id) do update set"
        " joinable = excluded.joinable, changed = excluded.changed, shelf = excluded.shelf",
        (table, shelf.open and shelf.phase == "waiting", shelf.changed, msgspec.json.encode(shelf)),
    )
    guests = [(guest, table) for guest in shelf.guests]
    base.executemany("insert into guests values (?, ?) on conflict do nothing", guests)
    return True


def _secret(base: sqlite3.Connection) -> bytes:
    base.execute("insert into facts values ('secret', ?) on conflict do nothing", (secrets.token_bytes(32),))
    (found,) = base.execute("select value from facts where name = 'secret'").fetchone()
    return bytes(found)
