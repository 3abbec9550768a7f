"""The event loop is sounded: what is read late is known to be late, and what was not read yet, too."""

import asyncio
import socket
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import uvloop

from damrak.server.loop_delay import CALM_MS, LoopDelay

LOOPS: list[Callable[[], Any]] = [asyncio.new_event_loop, uvloop.new_event_loop]
BLOCKED_S = 0.2


def now() -> float:
    return time.monotonic() * 1000


def run_in(loop: Callable[[], Any], job: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a job in a loop of this kind, in a thread: browser tests leave a loop in the main one."""

    def run() -> None:
        with asyncio.Runner(loop_factory=loop) as runner:
            runner.run(job())

    with ThreadPoolExecutor(1) as thread:
        thread.submit(run).result()


class Reader:
    """Stamps what comes in at one end of a pair of sockets."""

    def __init__(self, delay: LoopDelay) -> None:
        self.near, self.far = socket.socketpair()
        self.near.setblocking(False)
        self.read: list[tuple[float, float]] = []
        self._delay = delay
        asyncio.get_running_loop().add_reader(self.near, self._take)

    def _take(self) -> None:
        for _ in self.near.recv(4096):
            moment = now()
            self.read.append((moment, self._delay.held_up(moment)))

    async def has_read(self, messages: int) -> None:
        while len(self.read) < messages:
            await asyncio.sleep(0.001)

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self.near)
        self.near.close()
        self.far.close()


@pytest.mark.parametrize("loop", LOOPS)
def test_what_comes_in_while_the_loop_is_blocked_may_have_waited_that_long(loop: Callable[[], Any]) -> None:
    async def blocked() -> None:
        delay = LoopDelay(now)
        delay.follow("run")
        reader = Reader(delay)
        while not delay.has_read(now() - CALM_MS):
            await asyncio.sleep(0.001)
        came = []
        for _ in range(3):
            reader.far.send(b"x")
            came.append(now())
            time.sleep(BLOCKED_S / 3)  # this is what holds the loop up
        assert not delay.has_read(came[0])
        await reader.has_read(3)
        for sent, (moment, held_up) in zip(came, reader.read, strict=True):
            assert moment - held_up <= sent <= moment
        assert reader.read[0][1] > BLOCKED_S * 1000 - CALM_MS
        while not delay.has_read(came[-1]):
            await asyncio.sleep(0.001)
        assert len(reader.read) == 3
        reader.close()
        delay.leave("run")

    run_in(loop, blocked)


@pytest.mark.parametrize("loop", LOOPS)
def test_all_is_read_before_the_loop_is_said_to_have_read_it(loop: Callable[[], Any]) -> None:
    """Timers that are due come first in some loops, and lines that are ready in others."""

    async def once() -> None:
        delay = LoopDelay(now)
        delay.follow("run")
        reader = Reader(delay)
        said: list[int] = []

        def look(moment: float) -> None:
            if delay.has_read(moment):
                said.append(len(reader.read))
            else:
                asyncio.get_running_loop().call_soon(look, moment)

        for number in range(30):
            reader.far.send(b"x")
            asyncio.get_running_loop().call_later(0, look, now())
            time.sleep(0.002)
            while len(said) <= number:
                await asyncio.sleep(0)
            assert said[number] == number + 1
        reader.close()
        delay.leave("run")

    run_in(loop, once)


def test_a_loop_that_nobody_follows_is_left_alone() -> None:
    async def idle() -> None:
        delay, calls = LoopDelay(now), []
        loop = asyncio.get_running_loop()
        later = loop.call_later

        def counted(*given: Any, **more: Any) -> asyncio.TimerHandle:
            calls.append(given)
            return later(*given, **more)

        loop.call_later = counted  # type: ignore[method-assign, assignment]
        delay.follow("one")
        delay.follow("two")
        while not calls:
            await asyncio.sleep(0)
        delay.leave("one")
        assert delay.held_up(now() + 1_000) >= 1_000
        delay.leave("two")
        assert delay.held_up(now() + 1_000) == 0
        assert delay.has_read(now())
        before = len(calls)
        for _ in range(10):
            await asyncio.sleep(0)
        assert len(calls) == before
        assert all(handle.cancelled() for handle in [delay._next] if handle)
        delay.leave("two")

    run_in(asyncio.new_event_loop, idle)


def test_a_calm_loop_holds_nothing_up() -> None:
    """A little is not told from nothing: no clock of a loop is finer."""
    delay = LoopDelay(lambda: moment)
    moment = 0.0

    async def calm() -> None:
        delay.follow("run")
        assert delay.held_up(CALM_MS) == 0
        assert delay.held_up(CALM_MS + 1) == CALM_MS + 1
        delay.leave("run")

    run_in(asyncio.new_event_loop, calm)
