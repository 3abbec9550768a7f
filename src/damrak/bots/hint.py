"""A hint on demand: what would a merchant do, and why."""

from collections.abc import Sequence
from typing import Any

from damrak.bots.bot import Choice, Reason, ask
from damrak.bots.levels import sit
from damrak.core.game import Game
from damrak.locales import tell, word

ADVISER = "merchant"
"""The level that gives hints."""


def hint(game: Game, view: Any, legal: Sequence[str], seed: str = "hint", level: str = ADVISER) -> Choice:
    """What a bot of that level would do at this seat, and its reasons."""
    return ask(sit(game, level, seed), view, legal)


def sentences(game: Game, reasons: Sequence[Reason], names: Sequence[str], language: str) -> list[str]:
    """Reasons as people read them: ids become words, seats become names."""
    return [sentence(game, reason, names, language) for reason in reasons]


def sentence(game: Game, reason: Reason, names: Sequence[str], language: str) -> str:
    """One reason."""
    told: dict[str, str | int] = {}
    for kind, value in reason.arguments.items():
        if kind == "rival" and isinstance(value, int):
            told[kind] = names[value] if value < len(names) else str(value + 1)
        else:
            told[kind] = word(kind, value, game.name, game.titles, language)
    return tell(reason.message, told, language)
