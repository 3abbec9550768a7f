"""Several processes think about one choice; each has its own tree, and what they saw is put together."""

from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from damrak.bots.bot import Budget, Choice
from damrak.bots.search_bot import SearchBot
from damrak.children import leave_ctrl_c_to_the_parent, started_undisturbed
from damrak.core.game import Game

Standing = dict[str, tuple[int, float]]
"""Each action with its visits and its mean reward."""


class ManyMinds:
    """A searching bot in several processes; by iterations alone the same seed gives the same choice."""

    def __init__(self, game: Game, budget: Budget, seed: str, processes: int) -> None:
        self.game = game
        self.budget = budget
        self.seed = seed
        self.processes = processes
        self.pool = ProcessPoolExecutor(processes, get_context("spawn"), leave_ctrl_c_to_the_parent)

    def choose(self, view: Any, legal: Sequence[str]) -> Choice:
        if len(legal) == 1:
            return Choice(legal[0])
        seeds = [f"{self.seed} mind {number}" for number in range(self.processes)]
        with started_undisturbed():
            thinking = [self.pool.submit(think, self.game, self.budget, seed, view) for seed in seeds]
        return Choice(favourite([mind.result() for mind in thinking]))

    def close(self) -> None:
        """End the processes."""
        self.pool.shutdown(cancel_futures=True)


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


def think(game: Game, budget: Budget, seed: str, view: Any) -> Standing:
    """In a process of its own: what became of each action."""
    bot = SearchBot(game, budget, seed)
    standing = bot.think(view).standing()
    return {bot.game.name_of(action): (visits, mean) for action, visits, mean in standing}
