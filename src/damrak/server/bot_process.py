"""Bots think in processes of their own: they see a view and nothing else, and cannot hold up a table.

A bot that crashes or takes too long loses its thinking: the simple choice is made for it, and a new process
starts for the next one. No other bot loses anything by that.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

import msgspec

from damrak.bots import Bot, ask, levels, simple_choice, sit
from damrak.core.game import Game
from damrak.server.turns import Asker, Turns, Unwanted

log = logging.getLogger("damrak.server")
START_S: Final = 60.0
"""How long the process may take to start on a busy machine."""
MOST_SEATED: Final = 200
"""So many bots are remembered with what they thought."""

NOBODY: Final = Asker()


class Situation(msgspec.Struct, frozen=True):
    """All that a bot is told."""

    game: Game
    level: str
    seed: str
    view: Any
    legal: Sequence[str]


_SEATED: OrderedDict[tuple[str, ...], Bot] = OrderedDict()


def _seated(situation: Situation) -> Bot:
    """The bot that was asked before at this seat, or a new one. Those not asked for longest are forgotten."""
    seat = (situation.game.name, situation.game.board.fingerprint, situation.level, situation.seed)
    if seat not in _SEATED:
        _SEATED[seat] = sit(situation.game, situation.level, situation.seed)
    _SEATED.move_to_end(seat)
    while len(_SEATED) > MOST_SEATED:
        _SEATED.popitem(last=False)
    return _SEATED[seat]


def think(situation: Situation) -> str:
    """In the bots' process: the name of the action chosen."""
    return ask(_seated(situation), situation.view, situation.legal).action


def wake(game: str) -> None:
    """In the bots' process: load what the bots of a game need. Its start is not their thinking."""
    levels(game)


Given = TypeVar("Given")
Answer = TypeVar("Answer")


async def _in(
    pool: ProcessPoolExecutor, patience_s: float, job: Callable[[Given], Answer], given: Given
) -> Answer:
    """A job done in the bots' process, or a TimeoutError."""
    async with asyncio.timeout(patience_s):
        return await asyncio.get_running_loop().run_in_executor(pool, job, given)


class Thinker:
    """One process, started when first needed, for one question at a time: no other is lost when it ends."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def answer(
        self, job: Callable[[Given], Answer], given: Given, game: str, patience_ms: int
    ) -> Answer:
        """What a job gives; a process that is stuck or dead, or whose answer nobody wants now, is ended."""
        pool = self._pool = self._pool or _new_pool()
        try:
            await _in(pool, START_S, wake, game)
            return await _in(pool, patience_ms / 1000, job, given)
        except (TimeoutError, BrokenProcessPool, asyncio.CancelledError):
            self.end()
            raise

    def end(self) -> None:
        """End the process; the next question starts a new one."""
        if self._pool:
            _end(self._pool)
        self._pool = None


class BotProcess:
    """Where all bots of this server think: questions wait here, table by table, until a process is free."""

    def __init__(self, workers: int = max(1, (os.cpu_count() or 2) - 1)) -> None:
        self._thinkers = [Thinker() for _ in range(workers)]
        self._free = self._thinkers[:]
        self._turns = Turns(workers)

    async def choose(self, situation: Situation, patience_ms: int, asker: Asker = NOBODY) -> str:
        """A legal action, whatever happens to the bot; Unwanted if nobody wants it any more."""
        try:
            action = await self.answer(think, situation, situation.game.name, patience_ms, asker)
        except Unwanted:
            raise
        except Exception as problem:  # a crash, a stall, a view that does not travel: the table goes on
            log.warning("a bot (%s, %s) could not choose: %r", situation.game.name, situation.level, problem)
            return simple_choice(situation.legal).action
        return action if action in situation.legal else simple_choice(situation.legal).action

    async def answer(
        self,
        job: Callable[[Given], Answer],
        given: Given,
        game: str,
        patience_ms: int,
        asker: Asker = NOBODY,
    ) -> Answer:
        """What a job about a game gives. The wait for a free process is not part of the patience."""
        async with self._turns.turn(asker):
            thinker = self._free.pop()
            try:
                return await thinker.answer(job, given, game, patience_ms)
            finally:
                self._free.append(thinker)

    def close(self) -> None:
        """End every process."""
        for thinker in self._thinkers:
            thinker.end()


def _new_pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=_behave)


def _behave() -> None:
    """In the bots' process: leave Ctrl-C to the server, give way to it, and end when it does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent:
        parent.join()
        os._exit(0)


def _end(pool: ProcessPoolExecutor) -> None:
    """Shut a pool down, by force. The pool's own thread waits for its process: here every table would."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
