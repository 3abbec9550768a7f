"""The store: kept for good, in order, and one number is given only once."""

import asyncio
import sqlite3
from pathlib import Path

from damrak.server.store import Shelf, SqliteStore
from tests.server.harness import scenario


def shelf(changed: int = 1, *, joinable: bool = False, guests: tuple[str, ...] = ()) -> Shelf:
    return Shelf(
        open=joinable,
        phase="waiting",
        changed=changed,
        guests=guests,
        game="tickets",
        names=(),
        free=1,
        asked=(),
    )


@scenario
async def test_of_two_entries_with_one_number_the_first_counts(tmp_path: Path) -> None:
    store, other = SqliteStore(tmp_path), SqliteStore(tmp_path)  # as two processes would
    assert await store.append("t", 0, b"first", shelf())
    assert not await other.append("t", 0, b"second", shelf())
    assert await other.append("t", 1, b"third", shelf())
    assert await store.entries("t") == [b"first", b"third"]
    await store.close()
    await other.close()


@scenario
async def test_what_was_appended_is_there_after_closing(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    secret = await store.secret()
    await asyncio.gather(*(store.append("t", n, b"%d" % n, shelf()) for n in range(200)))
    await store.close()
    again = SqliteStore(tmp_path)
    assert await again.entries("t") == [b"%d" % n for n in range(200)]
    assert await again.entries("u") == []
    assert await again.secret() == secret
    await again.close()


@scenario
async def test_tables_are_found_again_latest_first(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await store.append("a", 0, b"", shelf(1, joinable=True, guests=("anna",)))
    await store.append("b", 0, b"", shelf(2, guests=("anna", "bram")))
    await store.append("a", 1, b"", shelf(3, joinable=True, guests=("anna",)))
    assert [table for table, _ in await store.tables_of("anna", 9)] == ["a", "b"]
    assert [table for table, _ in await store.tables_of("bram", 9)] == ["b"]
    assert [table for table, _ in await store.open_tables(9)] == ["a"]
    await store.close()


@scenario
async def test_who_has_got_up_finds_the_table_no_more_and_all_others_do(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await store.append("a", 0, b"", shelf(guests=("anna", "bram")))
    await store.append("b", 0, b"", shelf(guests=("bram",)))
    await store.append("a", 1, b"", shelf(guests=("anna",)))
    assert [table for table, _ in await store.tables_of("anna", 9)] == ["a"]
    assert [table for table, _ in await store.tables_of("bram", 9)] == ["b"]
    await store.file("b", shelf())
    assert await store.tables_of("bram", 9) == []
    await store.close()


@scenario
async def test_another_process_at_the_file_holds_up_its_writers_alone(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    other = sqlite3.connect(tmp_path / "damrak.sqlite", isolation_level=None)
    other.execute("begin immediate")
    kept = asyncio.create_task(store.append("t", 0, b"first", None))
    await asyncio.sleep(0.05)  # the loop goes on
    assert not kept.done()
    other.execute("rollback")
    other.close()
    assert await kept
    await store.close()
