"""Bots that follow an adviser: the heuristics and the greedy baselines, and beginners who often do not."""

from collections.abc import Sequence
from typing import Any

from damrak.bots.bot import Bot, Choice, chance_for
from damrak.bots.craft import Adviser
from damrak.core.game import Game


class AdvisedBot:
    """Imagines a world that fits what it sees and takes the action worth most there; the first of equals."""

    def __init__(self, game: Game, adviser: Adviser, seed: str) -> None:
        self.game = game
        self.adviser = adviser
        self.seed = seed

    def choose(self, view: Any, legal: Sequence[str]) -> Choice:
        if len(legal) == 1:
            return Choice(legal[0])
        state = self.game.imagine(view, self.seed)
        numbers = [self.game.number_of(name) for name in legal]
        worth = self.adviser.weigh(state, view.seat, numbers)
        best = max(range(len(legal)), key=lambda n: (worth[n], -n))
        return Choice(legal[best], self.adviser.reasons(state, view.seat, numbers[best]))


class Careless:
    """Asks somebody who knows better, but in so many of a hundred cases does whatever comes to mind."""

    def __init__(self, bot: Bot, per_cent: int, seed: str) -> None:
        self.bot = bot
        self.per_cent = per_cent
        self.seed = seed

    def choose(self, view: Any, legal: Sequence[str]) -> Choice:
        chance = chance_for(f"careless {self.seed}", view)
        if chance.below(100) < self.per_cent:
            return Choice(legal[chance.below(len(legal))])
        return self.bot.choose(view, legal)
