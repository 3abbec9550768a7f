"""The bot that knows no better: any legal action, each as likely as the others."""

from collections.abc import Sequence
from typing import Any

from damrak.bots.bot import Choice, chance_for


class RandomBot:
    """Chooses blindly."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, view: Any, legal: Sequence[str]) -> Choice:
        return Choice(legal[chance_for(self.seed, view).below(len(legal))])
