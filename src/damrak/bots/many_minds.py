"""Several processes think about one choice; each has its own tree, and what they saw is put together."""

import signal
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any

from damrak.bots.bot import Budget, Choice
from damrak.bots.search_bot import SearchBot
from damrak.core.game import Game
from damrak.games import game as game_called

Standing = dict[str, tuple[int, float]]
"""Each action with its visits and its mean reward."""


class ManyMinds:
    """A searching bot in several processes; by iterations alone the same seed gives the same choice."""

    def __init__(self, game: Game, budget: Budget, seed: str, processes: int) -> None:
        self.game = game.name
        self.budget = budget
        self.seed = seed
        self.processes = processes
        self.pool = ProcessPoolExecutor(processes, get_context("spawn"), leave_ctrl_c_to_whoever_asked)

    def choose(self, view: Any, legal: Sequence[str]) -> Choice:
        if len(legal) == 1:
            return Choice(legal[0])
        seeds = [f"{self.seed} mind {number}" for number in range(self.processes)]
        with undisturbed():
            thinking = [self.pool.submit(think, self.game, self.budget, seed, view) for seed in seeds]
        return Choice(favourite([mind.result() for mind in thinking]))

    def close(self) -> None:
        """End the processes."""
        self.pool.shutdown(cancel_futures=True)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Let Ctrl-C and a call to end wait while minds are started: one half started would cry out."""
    if not hasattr(signal, "pthread_sigmask"):  # not on every system
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def leave_ctrl_c_to_whoever_asked() -> None:
    """A mind ends when it is closed, without a word of its own; but it can be ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})


def favourite(standings: Sequence[Standing]) -> str:
    """The best on average of those that were visited at least half as often as any."""
    visits, rewards = defaultdict[str, int](int), defaultdict[str, float](float)
    for standing in standings:
        for action, (number, mean) in standing.items():
            visits[action] += number
            rewards[action] += number * mean
    most = max(visits.values())
    often = [action for action, number in visits.items() if 2 * number >= most]
    return max(often, key=lambda action: (rewards[action] / max(1, visits[action]), visits[action]))


def think(game: str, budget: Budget, seed: str, view: Any) -> Standing:
    """In a process of its own: what became of each action."""
    bot = SearchBot(game_called(game), budget, seed)
    standing = bot.think(view).standing()
    return {bot.game.name_of(action): (visits, mean) for action, visits, mean in standing}
