"""The embedded store: one SQLite file, many entries to a commit, each of which waits for the disk.

WAL, synchronous FULL. When and where it is written is the writer's business.
"""

import os
import secrets
import sqlite3
from pathlib import Path
from typing import Any, Final

import msgspec

from damrak.core.errors import BadData
from damrak.server.store import private
from damrak.server.store.log_reader import LogReader
from damrak.server.store.store import Shelf
from damrak.server.store.writer import PATIENCE_MS, Writer
from damrak.server.trouble import is_full

FORMAT: Final = b"1"
LOG_BYTES: Final = 4_000_000
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
create index if not exists guests_at_tables on guests (id);
"""


class SqliteStore:
    """Tables in a file of a data folder. Used from one event loop."""

    def __init__(self, folder: Path) -> None:
        file = folder / "damrak.sqlite"
        self.closed, self.still_open = _prepared(folder, file)
        """What others on this machine could read until now, and what they still can."""
        self._writer = Writer(_open(folder, file))
        self._logs = LogReader(file)

    async def append(self, table: str, number: int, entry: bytes, shelf: Shelf | None) -> bool:
        return await self._writer.do(lambda base: _append(base, table, number, entry, shelf))

    async def file(self, table: str, shelf: Shelf) -> None:
        await self._writer.do(lambda base: _file(base, table, shelf))

    async def entries(self, table: str) -> list[bytes]:
        return await self._logs.entries(table)

    async def tables_of(self, guest: str, most: int) -> list[tuple[str, Shelf]]:
        asked = (
            "select id, shelf from guests join tables using (id)"
            " where guest = ? order by json_extract(cast(shelf as text), '$.phase') = 'over',"
            " changed desc, id limit ?"
        )
        return await self._shelves(asked, guest, most)

    async def open_tables(self, most: int) -> list[tuple[str, Shelf]]:
        asked = "select id, shelf from tables where joinable order by changed desc, id limit ?"
        return await self._shelves(asked, most)

    async def secret(self) -> bytes:
        return await self._writer.do(_secret)

    def stand_aside(self, seconds: float) -> None:
        self._writer.stand_aside(seconds)

    async def close(self) -> None:
        await self._logs.close()
        await self._writer.close()

    async def _shelves(self, asked: str, *values: Any) -> list[tuple[str, Shelf]]:
        rows = await self._writer.do(lambda base: base.execute(asked, values).fetchall())
        return [(name, msgspec.json.decode(shelf, type=Shelf)) for name, shelf in rows]


def _prepared(folder: Path, file: Path) -> tuple[list[Path], list[Path]]:
    try:
        return private.prepare(folder, file)
    except OSError as problem:
        raise _unusable(folder, problem) from None


def _open(folder: Path, file: Path) -> sqlite3.Connection:
    """The database, made if need be; or a sentence about why not."""
    try:
        base = sqlite3.connect(file, PATIENCE_MS / 1000, isolation_level=None, check_same_thread=False)
        _check_format(base, file)
        base.execute("pragma journal_mode = wal")
        base.execute("pragma synchronous = full")
        base.executescript(SCHEMA)
        base.execute("insert into facts values ('format', ?) on conflict do nothing", (FORMAT,))
        _stretch(base)
    except (OSError, sqlite3.OperationalError) as problem:
        raise _unusable(folder, problem) from None
    except sqlite3.DatabaseError as problem:
        raise BadData("server-database-broken", file=str(file), reason=str(problem)) from None
    return base


def _unusable(folder: Path, problem: OSError | sqlite3.OperationalError) -> BadData:
    if is_full(problem):
        return BadData("server-no-room", folder=str(folder))
    if folder.is_dir() and not os.access(folder, os.W_OK):
        return BadData("server-folder-closed", folder=str(folder))
    reason = getattr(problem, "strerror", None) or str(problem)
    return BadData("server-folder-unusable", folder=str(folder), reason=reason)


def _stretch(base: sqlite3.Connection) -> None:
    """Lengthen the write-ahead log once, now: writing over it later costs half as much."""
    base.execute("begin immediate")
    base.execute("create table stretched (x blob)")
    base.execute("insert into stretched values (zeroblob(?))", (LOG_BYTES,))
    base.execute("drop table stretched")
    base.execute("commit")
    base.execute("pragma wal_checkpoint")


def _check_format(base: sqlite3.Connection, file: Path) -> None:
    """What another version or another program has written is left as it is."""
    tables = {name for (name,) in base.execute("select name from sqlite_master where type = 'table'")}
    if tables and "facts" not in tables:
        raise sqlite3.DatabaseError("it has other tables")
    asked = "select value from facts where name = 'format'"
    (found,) = (base.execute(asked).fetchone() if tables else None) or (FORMAT,)
    if found != FORMAT:
        base.close()
        raise BadData("server-database-format", file=str(file), found=_shown(found), known=_shown(FORMAT))


def _shown(fact: Any) -> str:
    return fact.decode(errors="replace") if isinstance(fact, bytes) else str(fact)


def _append(base: sqlite3.Connection, table: str, number: int, entry: bytes, shelf: Shelf | None) -> bool:
    """The arbiter: of two entries with the same number the first one counts."""
    kept = base.execute("insert into entries values (?, ?, ?) on conflict do nothing", (table, number, entry))
    if kept.rowcount and shelf:
        _file(base, table, shelf)
    return bool(kept.rowcount)


def _file(base: sqlite3.Connection, table: str, shelf: Shelf) -> None:
    """Where lists find the table; who has got up finds it in theirs no more."""
    base.execute(
        "insert into tables values (?, ?, ?, ?) on conflict (id) do update set"
        " joinable = excluded.joinable, changed = excluded.changed, shelf = excluded.shelf",
        (table, shelf.open and shelf.phase == "waiting", shelf.changed, msgspec.json.encode(shelf)),
    )
    gone = "delete from guests where id = ? and guest not in (select value from json_each(?))"
    base.execute(gone, (table, msgspec.json.encode(shelf.guests).decode()))
    guests = [(guest, table) for guest in shelf.guests]
    base.executemany("insert into guests values (?, ?) on conflict do nothing", guests)


def _secret(base: sqlite3.Connection) -> bytes:
    base.execute("insert into facts values ('secret', ?) on conflict do nothing", (secrets.token_bytes(32),))
    (found,) = base.execute("select value from facts where name = 'secret'").fetchone()
    return bytes(found)
