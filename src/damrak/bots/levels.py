"""The levels people choose from when they sit down with a bot, and every other bot that can take a seat."""

from collections.abc import Sequence

from damrak.bots.advised import AdvisedBot, Careless
from damrak.bots.bot import Bot, Budget
from damrak.bots.craft import craft_of
from damrak.bots.many_minds import ManyMinds
from damrak.bots.random_bot import RandomBot
from damrak.bots.search_bot import SearchBot
from damrak.core.errors import BadData
from damrak.core.game import Game, checked_seed
from damrak.games import game as game_called
from damrak.locales import word

LEVELS = ("apprentice", "clerk", "skipper", "merchant", "regent")
"""From a friendly beginner to the best there is. Each is `bots-level-…` in the catalogues."""

HEURISTICS = {"tickets": "planner", "merchants": "trader"}
ITERATIONS = {"tickets": {"merchant": 80, "regent": 3000}, "merchants": {"merchant": 80, "regent": 800}}
"""How long the searching levels think at most: most choices are clear long before."""
CARELESS = 50
"""In so many of a hundred cases an apprentice does whatever comes to mind."""


def levels(game: str) -> tuple[str, ...]:
    """The names of the levels of a game, weakest first."""
    game_called(game)
    return LEVELS


def names_in_record(names: Sequence[str], levels: Sequence[str]) -> list[str]:
    """By seat, what a record calls who sits there: a bot without a name goes by its level.

    Numbered from the second on; whoever shows the record says the level in the reader's language.
    """
    called = [name or level for name, level in zip(names, levels, strict=True)]
    before = [called[:seat].count(one) for seat, one in enumerate(called)]
    return [
        f"{one} {again + 1}" if again and not name else one
        for name, one, again in zip(names, called, before, strict=True)
    ]


def name_in_words(name: str, language: str) -> str:
    """A player's name out of a record. A bot that was given none goes by its level there: `clerk 2`."""
    level, number = _numbered(name)
    if level not in LEVELS:
        return name
    return f"{word('level', level, 'bots', {}, language)} {number}".strip()


def bot_in_record(name: str, game: str) -> str:
    """Which bot goes by its level in a record: `clerk 2` is a clerk; "" for a name of one's own."""
    level, _ = _numbered(name)
    kinds = {bot.partition(":")[0] for bot in bots(game)}
    return level if level.partition(":")[0] in kinds else ""


def _numbered(name: str) -> tuple[str, str]:
    level, _, number = name.partition(" ")
    return (level, number) if number.isdecimal() or name == level else (name, "")


def bots(game: str) -> tuple[str, ...]:
    """Every bot of a game by name: the levels and what they are made of.

    `search:N` thinks N iterations, `search:NxP` in each of P processes.
    """
    return (*levels(game), "random", "greedy", HEURISTICS[game], "search:N")


PATIENCE = 2.0
"""Seconds after which a bot stops thinking at a table of people, on however slow a machine."""


def sit(game: str | Game, level: str, seed: str, seconds: float | None = PATIENCE) -> Bot:
    """A bot of this level, ready to take a seat. The same seed gives the same choices.

    A searching bot stops after so many seconds even if iterations are left; never, if None.
    """
    chosen = game_called(game) if isinstance(game, str) else game
    checked_seed(seed)
    if level == "random":
        return RandomBot(seed)
    if level in ("merchant", "regent"):
        return SearchBot(chosen, Budget(ITERATIONS[chosen.name][level], seconds), seed)
    name, _, detail = level.partition(":")
    if name == "search":
        return searching(chosen, detail, seed, seconds)
    return advised(chosen, level, seed)


def searching(game: Game, detail: str, seed: str, seconds: float | None) -> Bot:
    """A search with so many iterations (`500`), perhaps in several processes (`500x4`)."""
    iterations, _, processes = detail.partition("x")
    numbers = [int(text) if text.isdecimal() else 0 for text in (iterations, processes or "1")]
    if 0 in numbers:
        raise BadData("bots-unknown-bot", bot=f"search:{detail}", known=", ".join(bots(game.name)))
    if processes:
        return ManyMinds(game, Budget(numbers[0], seconds), seed, numbers[1])
    return SearchBot(game, Budget(numbers[0], seconds), seed)


def advised(game: Game, name: str, seed: str) -> Bot:
    """A bot without search: greedy, by heuristics, or careless."""
    craft = craft_of(game)
    if name in ("skipper", HEURISTICS[game.name]):
        return AdvisedBot(game, craft.heuristic, seed)
    greedy = AdvisedBot(game, craft.greedy, seed)
    if name in ("clerk", "greedy"):
        return greedy
    if name == "apprentice":
        return Careless(greedy, CARELESS, seed)
    raise BadData("bots-unknown-bot", bot=name, known=", ".join(bots(game.name)))
