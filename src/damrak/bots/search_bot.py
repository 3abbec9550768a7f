"""The bot that searches: many imagined worlds, one tree, the winner of a race."""

from collections.abc import Sequence
from time import perf_counter
from typing import Any

from damrak.bots.bot import Budget, Choice, Reason, chance_for
from damrak.bots.craft import craft_of
from damrak.bots.race import Branch
from damrak.bots.search import Search
from damrak.bots.tree import Memory
from damrak.bots.world import World
from damrak.core.game import Game

WORLDS = 64
"""Worlds imagined for one choice; what nobody knows is shuffled anew in every iteration."""
PER_WORLD = 10
"""Iterations after which another world is imagined, and between two looks at the clock."""


class SearchBot:
    """Thinks within a budget; by iterations alone the same seed and the same views give the same choices.

    What it has thought about a choice it still knows at the next one, if only chance came between.
    """

    def __init__(self, game: Game, budget: Budget, seed: str, guided: bool = True) -> None:
        self.game = game
        self.craft = craft_of(game)
        self.budget = budget
        self.seed = seed
        self.guided = guided
        self.memory: Memory | None = None

    def choose(self, view: Any, legal: Sequence[str]) -> Choice:
        if len(legal) == 1:
            self.memory = None
            return Choice(legal[0])
        search = self.think(view)
        self.memory = search.memory()
        best = search.best()
        return Choice(self.game.name_of(best.action), self.reasons(view, best))

    def think(self, view: Any) -> Search:
        """Search until the budget is spent or the race is decided."""
        began = perf_counter()
        search = self.search(view)
        while search.iterations < self.budget.iterations and not search.race.is_decided():
            search.iterate(min(PER_WORLD, self.budget.iterations - search.iterations))
            if self.budget.seconds is not None and perf_counter() - began >= self.budget.seconds:
                break
            if len(search.worlds) < WORLDS:
                search.worlds.append(self.world(view, len(search.worlds)))
        return search

    def search(self, view: Any, worlds: int = 1) -> Search:
        """A search that has not begun, in worlds that fit the view."""
        imagined = [self.world(view, number) for number in range(worlds)]
        chance = chance_for(self.seed, view)
        search = Search(view.seat, imagined, chance, self.guided, self.budget.iterations)
        if self.memory:
            search.remember(self.memory)
        return search

    def world(self, view: Any, number: int) -> World:
        """One of the worlds that fit the view."""
        state = self.game.imagine(view, f"{self.seed} {number}")
        self.craft.guess(state, view.seat)
        return self.craft.world(state)

    def reasons(self, view: Any, best: Branch) -> tuple[Reason, ...]:
        """What the heuristics say for the choice, and how often the search saw its seat ahead."""
        state = self.game.imagine(view, self.seed)
        known = self.craft.heuristic.reasons(state, view.seat, best.action)
        if not best.visits:
            return known
        return (
            *known,
            Reason("bots-reason-search", {"chances": round(100 * int(best.ahead) / int(best.visits))}),
        )
