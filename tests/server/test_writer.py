"""The writer: in the loop while the disk is quick, beside it while nothing may be held up."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from damrak.server.store import writer
from damrak.server.store.writer import Writer
from tests.server.harness import scenario

IN_THE_LOOP = False
ASIDE = True


class Disk:
    """A real database, on a disk that takes as long as a test says."""

    def __init__(self, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.takes_ms = 0.1
        self._now = 1000.0
        self._statements: list[str] = []
        monkeypatch.setattr(writer, "monotonic", lambda: self._now)
        base = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
        base.executescript(
            "pragma journal_mode = wal; pragma synchronous = off; create table kept (line unique)"
        )
        base.set_trace_callback(self._statements.append)
        self.writer = Writer(base)

    def wait(self, seconds: float) -> None:
        """Some time goes by."""
        self._now += seconds

    @property
    def commits(self) -> int:
        return self._statements.count("commit")

    def keep(self, line: str) -> Callable[[sqlite3.Connection], bool]:
        """Write a line; the answer is whether that was done beside the loop."""

        def work(base: sqlite3.Connection) -> bool:
            self._now += self.takes_ms / 1000
            base.execute("insert into kept values (?)", (line,))
            return threading.current_thread().name == "store"

        return work

    async def places(self, lines: int, said: str, apart_s: float = writer.REST_S) -> list[bool]:
        """Where so many lines were written, one after the other, each when the writer had rested."""
        found = []
        for number in range(lines):
            self.wait(apart_s)
            found.append(await self.writer.do(self.keep(f"{said} {number}")))
        return found

    async def lines(self) -> list[str]:
        """All that was kept."""
        return await self.writer.do(lambda base: [line for (line,) in base.execute("select * from kept")])


@pytest.fixture
def disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(tmp_path / "base.sqlite", monkeypatch)


@scenario
async def test_a_quick_disk_is_written_at_once_without_a_turn_of_the_loop(disk: Disk) -> None:
    doing = disk.writer.do(disk.keep("a"))
    with pytest.raises(StopIteration) as done:
        doing.send(None)
    assert done.value.value is IN_THE_LOOP
    assert await disk.lines() == ["a"]
    await disk.writer.close()


@scenario
async def test_when_there_is_much_to_do_the_writer_rests_and_what_comes_in_shares_a_commit(
    disk: Disk,
) -> None:
    await disk.places(20, "busy")
    before = disk.commits
    await asyncio.gather(*(disk.writer.do(disk.keep(str(number))) for number in range(20)))
    assert disk.commits == before + 1
    assert (await disk.lines())[20:] == [str(number) for number in range(20)]
    await disk.writer.close()


@scenario
async def test_when_there_is_little_to_do_nobody_waits_for_company(disk: Disk) -> None:
    await disk.places(20, "busy")
    await disk.places(20, "calm", apart_s=10 * writer.REST_S)
    before = disk.commits
    await asyncio.gather(disk.writer.do(disk.keep("one")), disk.writer.do(disk.keep("two")))
    assert disk.commits == before + 2
    await disk.writer.close()


@scenario
async def test_a_slow_disk_holds_up_the_loop_for_a_few_commits_only(disk: Disk) -> None:
    assert set(await disk.places(20, "quick")) == {IN_THE_LOOP}
    disk.takes_ms = 4
    slow = await disk.places(20, "slow")
    assert slow[0] is IN_THE_LOOP
    assert set(slow[4:]) == {ASIDE}
    disk.takes_ms = 0.1
    assert (await disk.places(20, "quick again"))[-1] is IN_THE_LOOP
    await disk.writer.close()


@scenario
async def test_nothing_is_written_in_the_loop_while_a_clock_runs(disk: Disk) -> None:
    disk.writer.stand_aside(10 * writer.REST_S)
    disk.writer.stand_aside(writer.REST_S)  # a shorter clock beside it changes nothing
    places = await disk.places(20, "line")
    assert set(places[:9]) == {ASIDE}
    assert set(places[10:]) == {IN_THE_LOOP}
    await disk.writer.close()


@scenario
async def test_a_clock_that_starts_while_the_writer_rests_is_not_held_up(disk: Disk) -> None:
    await disk.places(20, "busy")
    waiting = asyncio.create_task(disk.writer.do(disk.keep("line")))
    await asyncio.sleep(0)
    disk.writer.stand_aside(60)
    assert await waiting is ASIDE
    await disk.writer.close()


@scenario
async def test_the_thread_copies_the_log_when_it_is_long(
    disk: Disk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "LOG_PAGES", 10)
    before = (tmp_path / "base.sqlite").stat().st_size
    places = await disk.places(writer.COMMITS + 2, "a line of some length, so that it takes pages " * 20)
    assert places == [IN_THE_LOOP] * writer.COMMITS + [ASIDE, IN_THE_LOOP]
    assert (tmp_path / "base.sqlite").stat().st_size > before
    await disk.writer.close()


@scenario
async def test_work_that_fails_is_undone_with_its_commit_and_the_next_goes_on(disk: Disk) -> None:
    for place in (IN_THE_LOOP, ASIDE):
        disk.writer.stand_aside(60 if place else 0)
        await disk.writer.do(disk.keep(f"one, {place}"))
        with pytest.raises(sqlite3.IntegrityError):
            await disk.writer.do(disk.keep(f"one, {place}"))
        await disk.writer.do(disk.keep(f"two, {place}"))
    kept = [f"{line}, {place}" for place in (IN_THE_LOOP, ASIDE) for line in ("one", "two")]
    assert await disk.lines() == kept
    await disk.writer.close()


@scenario
async def test_only_the_thread_waits_for_another_process(disk: Disk) -> None:
    def patience(base: sqlite3.Connection) -> int:
        (found,) = base.execute("pragma busy_timeout").fetchone()
        return int(found)

    assert await disk.writer.do(patience) == 0
    disk.writer.stand_aside(1)
    assert await disk.writer.do(patience) == writer.PATIENCE_MS
    disk.wait(2)
    assert await disk.writer.do(patience) == 0
    await disk.writer.close()
