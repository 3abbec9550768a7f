"""Several processes think about one choice; each has its own tree, and their visits are added up."""

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from damrak.bots.bot import Budget, Choice
from damrak.bots.search_bot import SearchBot
from damrak.core.game import Game
from damrak.games import game as game_called

Standing = dict[str, int]


class ManyMinds:
    """A searching bot in several processes; by iterations alone the same seed gives the same choice."""

    def __init__(self, game: Game, budget: Budget, seed: str, processes: int) -> None:
        self.game = game.name
        self.budget = budget
        self.seed = seed
        self.processes = processes
        self.pool = ProcessPoolExecutor(processes, get_context("spawn"))

    def choose(self, view: Any, legal: Sequence[str]) -> Choice:
        if len(legal) == 1:
            return Choice(legal[0])
        seeds = [f"{self.seed} mind {number}" for number in range(self.processes)]
        thinking = [self.pool.submit(think, self.game, self.budget, seed, view) for seed in seeds]
        visits = [mind.result() for mind in thinking]
        return Choice(max(legal, key=lambda name: sum(standing.get(name, 0) for standing in visits)))

    def close(self) -> None:
        """End the processes."""
        self.pool.shutdown(cancel_futures=True)


def think(game: str, budget: Budget, seed: str, view: Any) -> Standing:
    """In a process of its own: how often each action was visited."""
    bot = SearchBot(game_called(game), budget, seed)
    return {bot.game.name_of(action): visits for action, visits, _ in bot.think(view).standing()}
