"""Bots think in a process of their own: they see a view and nothing else, and cannot hold up a table.

A bot that crashes or takes too long loses its thinking: the simple choice is made for it, and a new process
starts for the next one.
"""

import asyncio
import logging
import multiprocessing
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from typing import Any

import msgspec

from damrak.bots import Bot, ask, simple_choice, sit

log = logging.getLogger("damrak.server")


class Asked(msgspec.Struct, frozen=True):
    """All that a bot is told."""

    game: str
    level: str
    seed: str
    view: Any
    legal: Sequence[str]


@lru_cache(maxsize=1000)
def _seated(game: str, level: str, seed: str) -> Bot:
    return sit(game, level, seed)


def think(asked: Asked) -> str:
    """In the bots' process: the name of the action chosen."""
    return ask(_seated(asked.game, asked.level, asked.seed), asked.view, asked.legal).action


class BotProcess:
    """One process for all bots of this server, started when first needed."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, asked: Asked, patience_ms: int) -> str:
        """A legal action, whatever happens to the bot."""
        pool = self._pool = self._pool or _new_pool()
        try:
            thinking = asyncio.get_running_loop().run_in_executor(pool, think, asked)
            action = await asyncio.wait_for(thinking, patience_ms / 1000)
        except Exception as problem:  # a crash, a stall, a view that does not travel: the table goes on
            log.warning("a bot (%s, %s) could not choose: %r", asked.game, asked.level, problem)
            if self._pool is pool:
                self._pool = None
            _end(pool)
            return simple_choice(asked.legal).action
        return action if action in asked.legal else simple_choice(asked.legal).action

    def close(self) -> None:
        """End the process."""
        if self._pool:
            _end(self._pool)
            self._pool = None


def _new_pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(max_workers=1, mp_context=multiprocessing.get_context("spawn"))


def _end(pool: ProcessPoolExecutor) -> None:
    """Shut a pool down, with force if a bot is stuck in it."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
