"""Who sits where: people by name, bots for the rest."""

from collections.abc import Sequence
from dataclasses import dataclass

from damrak.arena.programs import leave
from damrak.bots import Bot, sit
from damrak.cli.arguments import BadFlags, from_flags
from damrak.cli.voice import Voice
from damrak.core.game import Game
from damrak.core.match import Match

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


def names_by_seat(people: Sequence[str], seats: int, known: Sequence[str] = ()) -> list[str]:
    """Who sits where: as in a match that is taken up again, else the people first and bots after them."""
    if known and set(people) <= set(known):
        return list(known)
    bot_names = [name for name in BOT_NAMES if name not in people]
    return [*people, *bot_names[: seats - len(people)]]


def people_among(names: Sequence[str]) -> list[str]:
    """The people of a match that was played at a terminal."""
    return [name for name in names if name not in BOT_NAMES]


def seated(match: Match, people: Sequence[str], levels: Sequence[str]) -> list[Sitter]:
    """People and bots at their seats: the bots of the levels named, the last level for all who follow."""
    sitters, to_come = list[Sitter](), list(levels)
    for name in names_by_seat(people, match.seats, match.names):
        if name in people:
            sitters.append(Sitter(name))
            continue
        level = to_come.pop(0) if len(to_come) > 1 else to_come[0]
        sitters.append(Sitter(name, level, sit(match.game, level, f"{match.seed} {name}")))
    return sitters


def seats_for(
    game: Game, people: Sequence[str], levels: Sequence[str], asked: int | None, voice: Voice
) -> int:
    """How many seats: as many as asked for, or else enough for everybody named."""
    if len(set(people)) < len(people):
        raise BadFlags(voice.text("cli-same-names"))
    for level in levels:
        with from_flags(voice):
            leave(sit(game, level, ""))
    named = len(people) + (len(levels) if len(levels) > 1 else 0)
    seats = asked or max(named, min(game.seat_counts))
    if len(people) > seats:
        raise BadFlags(voice.text("cli-too-many-people", people=len(people), seats=seats))
    return seats
