"""A table with a very long log: reading it holds up nobody at another table."""

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from damrak.server import entries, wire
from tests.server.harness import Guest, scenario, served
from tests.server.test_tables import two_at_tickets

LONG = 200_000
LONGEST_WAIT_S = 0.15
"""Reading it all takes much longer, even on a fast machine; nobody waits for more than some slices of it."""


def talk_for_long(folder: Path, table: str) -> None:
    """Write a log such as older versions let grow."""
    with sqlite3.connect(folder / "damrak.sqlite") as base:
        said = (entries.Chatted(at=n, line=line(n)) for n in range(1, LONG))
        rows = ((table, number, entries.written(entry)) for number, entry in enumerate(said, start=1))
        base.executemany("insert into entries values (?, ?, ?)", rows)


def line(number: int) -> wire.ChatLine:
    return wire.ChatLine(seat=0, name="Anna", text=f"line {number}", at=number)


async def longest_wait_while(guest: Guest, job: "asyncio.Task[object]") -> float:
    """How long the event loop, which reads every line, had to wait at most while a job was done."""
    longest = 0.0
    while not job.done():
        began = time.monotonic()
        await asyncio.sleep(0.001)
        longest = max(longest, time.monotonic() - began)
    await guest.refusal(type="rematch")
    return longest


@pytest.mark.calm
@scenario
async def test_opening_a_table_with_a_long_log_holds_up_nobody(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, _ = await two_at_tickets(site)
        long_one = await anna.lay("tickets", "me", "friend")
        short_one = await anna.lay("tickets", "me", "friend")
        talk_for_long(tmp_path, long_one)
        opening = asyncio.create_task(anna.http.get(f"/api/tables/{long_one}"))
        longest = asyncio.create_task(longest_wait_while(bram, opening))
        assert (await bram.http.get(f"/api/tables/{short_one}")).status_code == 200
        assert not opening.done()  # the short log did not wait for the long one
        assert (await opening).status_code == 200
        assert await longest < LONGEST_WAIT_S
        room = await site.lobby.room(long_one)
        assert room.table.taken == LONG
        await anna.gone()
        await bram.gone()


@scenario
async def test_a_table_that_many_ask_for_at_once_is_read_once(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna = await site.guest()
        table = await anna.lay("tickets", "me", "friend")
        rooms = await asyncio.gather(*(site.lobby.room(table) for _ in range(20)))
        assert all(room is rooms[0] for room in rooms)
        await anna.gone()
