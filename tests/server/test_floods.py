"""Lines that send as much as they can: they hold up nobody but themselves."""

import asyncio
import contextlib
import sys
import time
from collections.abc import AsyncIterator
from itertools import starmap
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Opcode

from damrak.server import line as line_module
from damrak.server.line import CUT_OFF
from tests.ports import free_port
from tests.server.flooder import FLOODS, asking, framed
from tests.server.harness import PATIENCE, Guest, Site, first_choice, scenario, served
from tests.server.test_killed import newcomer, process
from tests.server.test_tables import two_at_tickets

MOVES = 100
PAUSE_S = 0.025
ROUNDS = 3


@contextlib.asynccontextmanager
async def flooding(port: int, table: str, *kinds: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """A program that floods the server over one line for each kind."""
    command = (sys.executable, "-m", "tests.server.flooder", str(port), table, *kinds)
    flooder = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    try:
        assert flooder.stdout is not None
        assert (await flooder.stdout.readline()).strip() == b"flooding"
        yield flooder
    finally:
        with contextlib.suppress(ProcessLookupError):
            flooder.kill()
        await flooder.communicate()


async def waits(guests: list[Guest]) -> list[float]:
    """How long each of some moves takes until its player sees what came of it, in milliseconds; sorted.

    When the match is over, questions that are refused at once stand for moves.
    """
    taken: list[float] = []
    for number in range(MOVES):
        guest = await anyone_to_act(guests) or guests[number % 2]
        began = time.perf_counter()
        if guest.over:
            await guest.refusal(type="answer", seat=guest.mine[0], consent=True)
        else:
            seat = guest.to_act()[0]
            await guest.act(seat, first_choice(guest.at(seat)["legal"]))
        taken.append((time.perf_counter() - began) * 1000)
        await asyncio.sleep(PAUSE_S)
    return sorted(taken)


async def anyone_to_act(guests: list[Guest]) -> Guest | None:
    """Whose turn it is, as soon as they know; None if the match is over."""
    while not all(guest.over for guest in guests):
        for guest in guests:
            if guest.to_act():
                return guest
        await asyncio.sleep(0.001)
    return None


@pytest.mark.calm
@pytest.mark.parametrize("kinds", [("tiny", "tiny"), ("long", "pings"), ("pieces", "empty pieces")])
@scenario
async def test_two_lines_flood_and_another_table_plays_on(tmp_path: Path, kinds: tuple[str, str]) -> None:
    """Measured up to three times: whatever else this machine does may hold up some moves, but not always."""
    port = free_port()
    measured: list[tuple[float, float]] = []
    async with process(tmp_path, port):
        other = await newcomer(port)
        flooded = await other.lay("tickets", "me", "friend")
        while len(measured) < ROUNDS and not any(starmap(is_quick, measured)):
            calm = await slowest_waits(port)
            async with flooding(port, flooded, *kinds):
                measured.append((calm, await slowest_waits(port)))
        await other.gone()
    assert any(starmap(is_quick, measured)), measured


def is_quick(calm_ms: float, flooded_ms: float) -> bool:
    """Whether a flood makes moves take no longer than twice as long, or than 20 ms."""
    return flooded_ms <= max(20, 2 * calm_ms)


async def slowest_waits(port: int) -> float:
    """How long 99 of 100 moves take at most, at a table of their own, in milliseconds."""
    guests = await pair(port)
    taken = await waits(guests)
    for guest in guests:
        await guest.gone()
    return taken[-2]


async def pair(port: int) -> list[Guest]:
    """Two players at a table that has begun, on a server of another process."""
    anna, bram = await newcomer(port), await newcomer(port)
    table = await anna.lay("tickets", "me", "friend")
    await bram.sit(table, await anna.invitation(table), "Bram")
    await anna.join(table)
    await bram.join(table)
    await anna.until(lambda: anna.seen)
    await bram.until(lambda: bram.seen)
    return [anna, bram]


@pytest.mark.parametrize("kind", sorted(FLOODS))
def test_who_goes_on_is_cut_off_and_the_host_reads_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.setattr(line_module, "MOST_STRIKES", 10)

    @scenario
    async def run() -> None:
        async with served(tmp_path) as site:
            anna, bram, table = await two_at_tickets(site)
            async with flooding(site.port, table, kind) as flooder:
                assert flooder.stdout is not None
                line = await asyncio.wait_for(flooder.stdout.readline(), PATIENCE)
            assert line.split()[-1] in (str(CUT_OFF).encode(), b"1009", b"0"), line
            await bram.act(1, "keep both")
            await anna.gone()
            await bram.gone()

    run()
    told = [record.getMessage() for record in caplog.records if record.name == "damrak.server"]
    assert any("127.0.0.1: a socket that sends too much, held back" in line for line in told), told
    assert len(told) <= 4, told


@scenario
async def test_a_refusal_a_second_and_then_goodbye(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(line_module, "MOST_STRIKES", 30)
            anna, bram, _table = await two_at_tickets(site)
            began = time.monotonic()
            anna._socket.transport.write(framed(b"{}") * 500)
            await asyncio.wait_for(anna._socket.wait_closed(), PATIENCE)
            assert anna._socket.close_code == CUT_OFF
            fast = [told for told in anna.all("refused") if told["message"] == "server-too-fast"]
            assert 1 <= len(fast) <= 2 + time.monotonic() - began
            assert [told["message"] for told in anna.all("bye")] == ["server-cut-off"]
            with pytest.raises(ConnectionClosed):
                await anna.say(type="rematch")
            await anna.gone()
            await anna.join(_table)  # and may come back
            await anna.act(0, "keep both")
            await anna.gone()
            await bram.gone()


@scenario
async def test_a_program_that_waits_for_each_answer_is_slowed_down_and_never_cut_off(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(line_module, "MOST_STRIKES", 5)
            anna, bram, _table = await two_at_tickets(site)
            for _ in range(90):
                refused = await anna.refusal(type="answer", seat=0, consent=True)
                assert refused["message"] == "server-no-undo-asked"
            await anna.gone()
            await bram.gone()


@scenario
async def test_what_waits_is_heard_later_and_in_order(tmp_path: Path) -> None:
    """Also when it is more than the line may send at once: nothing is lost."""
    async with served(tmp_path) as site:
        anna, bram, _table = await two_at_tickets(site)
        pings = b"".join(framed(bytes([number]), Opcode.PING) for number in range(90))
        anna._socket.transport.write(pings + framed(b'{"type": "answer", "seat": 0, "consent": true}'))
        await anna.until(
            lambda: any(told["message"] == "server-no-undo-asked" for told in anna.all("refused"))
        )
        await anna.gone()
        await bram.gone()


async def connect_and_leave(site: Site, table: str, times: int) -> int:
    """How many of so many sockets were let in."""
    let_in = 0
    for _ in range(times):
        reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
        writer.write(asking(site.port, table))
        let_in += (await reader.read(12)).endswith(b"101")
        writer.close()
    return let_in


@scenario
async def test_a_watcher_who_comes_and_goes_without_end_is_kept_out(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_at_tickets(site)
        began = time.monotonic()
        let_in = await connect_and_leave(site, table, 400)
        assert let_in <= 120 + 4 * (time.monotonic() - began)
        await bram.act(1, "keep both")
        await anna.gone()
        await bram.gone()
