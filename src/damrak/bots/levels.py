"""The levels people choose from when they sit down with a bot, and every other bot that can take a seat."""

from damrak.bots.bot import Bot
from damrak.bots.random_bot import RandomBot
from damrak.core.errors import BadData
from damrak.core.game import Game
from damrak.games import game as game_called

LEVELS = ("apprentice", "clerk", "skipper", "merchant", "regent")
"""From a friendly beginner to the best there is. Each is `bots-level-…` in the catalogues."""


def levels(game: str) -> tuple[str, ...]:
    """The names of the levels of a game, weakest first."""
    game_called(game)
    return LEVELS


def bots(game: str) -> tuple[str, ...]:
    """Every bot of a game by name: the levels and what they are made of."""
    return (*levels(game), "random")


def sit(game: str | Game, level: str, seed: str) -> Bot:
    """A bot of this level, ready to take a seat. The same seed gives the same choices."""
    name = game if isinstance(game, str) else game.name
    if level not in bots(name):
        raise BadData("bots-unknown-bot", bot=level, known=", ".join(bots(name)))
    return RandomBot(seed)
