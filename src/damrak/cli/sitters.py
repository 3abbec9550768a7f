"""Who sits where: people by name, bots for the rest."""

from collections.abc import Sequence
from dataclasses import dataclass

from damrak.bots import Bot, bots, sit
from damrak.cli.arguments import BadFlags
from damrak.cli.voice import Voice
from damrak.core.game import Game

BOT_NAMES = ("Saskia", "Joost", "Griet", "Maarten", "Hendrickje")


@dataclass(frozen=True)
class Sitter:
    """Somebody at the table: a person, or a bot of some level."""

    name: str
    level: str = ""
    bot: Bot | None = None


def names_in(text: str) -> list[str]:
    """The names of a list with commas."""
    return [name.strip() for name in text.split(",") if name.strip()]


def seated(game: Game, people: Sequence[str], levels: Sequence[str], seats: int, seed: str) -> list[Sitter]:
    """People first, then bots of the levels named, the last level for all who follow."""
    free = [name for name in BOT_NAMES if name not in people]
    sitters = [Sitter(name) for name in people]
    for number in range(seats - len(people)):
        level = levels[min(number, len(levels) - 1)]
        sitters.append(Sitter(free[number], level, sit(game, level, f"{seed} {number}")))
    return sitters


def seats_for(
    game: Game, people: Sequence[str], levels: Sequence[str], asked: int | None, voice: Voice
) -> int:
    """How many seats: as many as asked for, or else enough for everybody named."""
    if len(set(people)) < len(people):
        raise BadFlags(voice.text("cli-same-names"))
    for level in levels:
        if level not in bots(game.name):
            known = ", ".join(bots(game.name))
            raise BadFlags(voice.text("bots-unknown-bot", bot=level, known=known))
    named = len(people) + (len(levels) if len(levels) > 1 else 0)
    seats = asked or max(named, min(game.seat_counts))
    if len(people) > seats:
        raise BadFlags(voice.text("cli-too-many-people", people=len(people), seats=seats))
    return seats
