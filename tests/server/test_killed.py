"""A server in a process of its own: killed and started again, or ended."""

import asyncio
import contextlib
import functools
import os
import resource
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

from damrak.server.entries import HandedOver
from tests.ports import free_port
from tests.server.harness import Guest, play_on, scenario, served
from tests.server.test_tables import two_at_tickets


@contextlib.asynccontextmanager
async def process(
    folder: Path, port: int, *flags: str, files: int | None = None, stderr: int | None = None
) -> AsyncIterator[asyncio.subprocess.Process]:
    """`damrak serve` in another process, which may open so many files at once."""
    started = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "damrak", "serve", "--data", str(folder), "--port", str(port), *flags),
        stdout=asyncio.subprocess.PIPE,
        stderr=stderr,
        env={**os.environ, "LANG": "en"},
        preexec_fn=functools.partial(resource.setrlimit, resource.RLIMIT_NOFILE, (files, files))
        if files
        else None,
    )
    try:
        assert started.stdout is not None
        line = await started.stdout.readline()
        assert b"Damrak is at" in line, line
        yield started
    finally:
        if started.returncode is None:
            started.send_signal(signal.SIGINT)
        if started.stdout and not started.stdout.at_eof():
            await started.communicate()


async def newcomer(port: int) -> Guest:
    guest = Guest(port)
    await guest.http.get("/api/tables")
    return guest


async def somebody_who_must_ask(*guests: Guest) -> Guest:
    """Somebody whose last move is not to be taken back freely; a claim just made would be."""
    while True:
        for guest in guests:
            if guest.at(guest.mine[0])["undo"] == "ask":
                return guest
        await play_on(list(guests), moves=1)


@scenario
async def test_killed_in_mid_game_and_started_again(tmp_path: Path) -> None:
    port = free_port()
    async with process(tmp_path, port) as server:
        anna, bram = await newcomer(port), await newcomer(port)
        table = await anna.lay("tickets", "me", "friend")
        await bram.sit(table, await anna.invitation(table), "Bram")
        await anna.join(table)
        await bram.join(table)
        await anna.until(lambda: anna.seen)
        await play_on([anna, bram], moves=9)
        await anna.say(type="chat", text="The lights flicker")
        await bram.until(lambda: any(told["lines"] for told in bram.all("chat")))
        asker = await somebody_who_must_ask(anna, bram)
        await asker.undo(asker.mine[0])
        await bram.until(lambda: bram.table["undo"])
        await anna.until(lambda: anna.table["undo"])
        await asker.until(lambda: asker.at(asker.mine[0])["undo"] == "none")  # a move is asked about once
        before = {guest: (guest.seen["seats"], guest.log, guest.table["undo"]) for guest in (anna, bram)}
        server.kill()
        await server.wait()
        for guest in (anna, bram):
            await guest.leave()
            guest.told, guest.seen, guest.log = [], {}, []
    async with process(tmp_path, port):
        for guest in (anna, bram):
            await guest.join(table)
            await guest.hears("seen")
            assert (guest.seen["seats"], guest.log, guest.table["undo"]) == before[guest]
        assert anna.all("chat")[0]["lines"][-1]["text"] == "The lights flicker"
        assert [seat["name"] for seat in bram.table["seats"]] == ["Me", "Bram"]
        await play_on([anna, bram])
        assert anna.over
        assert anna.seen["scores"] == bram.seen["scores"]
        await anna.gone()
        await bram.gone()


@scenario
async def test_ctrl_c_ends_it_cleanly_and_says_goodbye(tmp_path: Path) -> None:
    port = free_port()
    async with process(tmp_path, port) as server:
        anna = await newcomer(port)
        await anna.join(await anna.lay("tickets", "me", "bot"))
        server.send_signal(signal.SIGINT)
        said, _ = await server.communicate()
        assert server.returncode == 0
        assert b"Every game is kept" in said
        await anna.until(lambda: "bye" in anna.kinds)
        assert anna.all("bye")[0]["again"] is True
        await anna.gone()


@scenario
async def test_in_a_server_that_ends_nothing_begins(tmp_path: Path) -> None:
    """Guests go one after the other; no bot moves and no clock starts meanwhile."""
    async with served(tmp_path) as site:
        anna, bram, table = await two_at_tickets(site)
        room = await site.lobby.room(table)
        site.lobby.close()
        async with room.lock:
            await room.put(HandedOver(at=0, seat=1, level="apprentice"))
        assert not room.bots.busy
        await anna.gone()
        await bram.gone()
