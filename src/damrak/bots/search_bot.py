"""The bot that searches: many imagined worlds, one tree, the most visited choice."""

from collections.abc import Sequence
from time import perf_counter
from typing import Any

from damrak.bots.bot import Budget, Choice, Reason, chance_for
from damrak.bots.craft import craft_of
from damrak.bots.search import Search
from damrak.core.game import Game

WORLDS = 64
"""Worlds imagined for one choice; what nobody knows is shuffled anew in every iteration."""
PER_WORLD = 8
"""Iterations that a world is good for before another one is worth the trouble."""
BETWEEN_LOOKS = 50
"""Iterations between two looks at the clock."""
BOLD = 2.0


class SearchBot:
    """Thinks within a budget; by iterations alone the same seed gives the same choice."""

    def __init__(
        self, game: Game, budget: Budget, seed: str, guided: bool = True, bold: float = BOLD
    ) -> None:
        self.game = game
        self.craft = craft_of(game)
        self.budget = budget
        self.seed = seed
        self.guided = guided
        self.bold = bold

    def choose(self, view: Any, legal: Sequence[str]) -> Choice:
        if len(legal) == 1:
            return Choice(legal[0])
        search = self.think(view)
        standing = {self.game.name_of(action): (visits, mean) for action, visits, mean in search.standing()}
        best = max(legal, key=lambda name: standing.get(name, (0, 0.0)))
        return Choice(best, self.reasons(view, best, standing))

    def think(self, view: Any) -> Search:
        """Search until the budget is spent."""
        began = perf_counter()
        search = self.search(view)
        while search.iterations < self.budget.iterations:
            search.iterate(min(BETWEEN_LOOKS, self.budget.iterations - search.iterations))
            if self.budget.seconds is not None and perf_counter() - began >= self.budget.seconds:
                break
        return search

    def search(self, view: Any) -> Search:
        """A search that has not begun, in worlds that fit the view."""
        count = max(1, min(WORLDS, self.budget.iterations // PER_WORLD))
        states = [self.game.imagine(view, f"{self.seed} {n}") for n in range(count)]
        worlds = [self.craft.world(state) for state in states]
        return Search(view.seat, worlds, chance_for(self.seed, view), self.guided, self.bold)

    def reasons(self, view: Any, best: str, standing: dict[str, tuple[int, float]]) -> tuple[Reason, ...]:
        """What the heuristics say for the choice, and the chances that the search saw."""
        state = self.game.imagine(view, self.seed)
        known = self.craft.heuristic.reasons(state, view.seat, self.game.number_of(best))
        chances = round(100 * standing.get(best, (0, 0.0))[1])
        return (*known, Reason("bots-reason-search", {"chances": chances}))
