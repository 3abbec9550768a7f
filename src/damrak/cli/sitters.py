"""Who sits where: people by name, bots for the rest."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from damrak.arena.programs import leave
from damrak.bots import Bot, bot_in_record, names_in_record, sit
from damrak.cli.arguments import BadFlags, from_flags
from damrak.cli.voice import Voice
from damrak.core.game import Game
from damrak.core.match import Match
from damrak.locales import plain

BOT_NAMES = ("Saskia", "Joost", "Griet", "Maarten", "Hendrickje")
USUAL: Final = "skipper"
"""The level of bots of whom nothing is said; the browser offers the same."""


@dataclass(frozen=True)
class Sitter:
    """Somebody at the table: a person, or a bot of some level."""

    name: str
    level: str = ""
    bot: Bot | None = None


def names_in(text: str) -> list[str]:
    """The names of a list with commas."""
    return [name.strip() for name in plain(text).split(",") if name.strip()]


def recorded(sitters: Sequence[Sitter]) -> tuple[str, ...]:
    """What the record calls them: bots by level whatever their name, so that nobody is taken for a bot."""
    people = ["" if sitter.bot else sitter.name for sitter in sitters]
    return tuple(names_in_record(people, [sitter.level for sitter in sitters]))


def people_among(match: Match) -> list[str]:
    """The people of a match that is taken up again."""
    return [name for name in match.names if not bot_in_record(name, match.game.name)]


def names_by_seat(people: Sequence[str], match: Match) -> list[str]:
    """Who sits where: as in a match that is taken up again, else the people first and bots after them."""
    known = people_among(match)
    goes_on = bool(match.names) and set(people) <= set(known)
    free = [name for name in BOT_NAMES if name not in (known if goes_on else people)]
    if goes_on:
        return [name if name in known else free.pop(0) for name in match.names]
    return [*people, *free[: match.seats - len(people)]]


def seated(match: Match, people: Sequence[str], levels: Sequence[str]) -> list[Sitter]:
    """People and bots at their seats: the bots of the levels named, the last level for all who follow.

    Where no level is named, bots are what they were in a match that is taken up again.
    """
    sitters, to_come = list[Sitter](), list(levels)
    were = [bot_in_record(name, match.game.name) for name in match.names] or [""] * match.seats
    for name, was in zip(names_by_seat(people, match), were, strict=True):
        if name in people:
            sitters.append(Sitter(name))
            continue
        level = to_come.pop(0) if len(to_come) > 1 else next(iter(to_come), was or USUAL)
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
