"""Who meets whom: every line-up, every seating, and the same seed for all seatings of a set.

A *line-up* says which bots play, a *seating* where each sits. All seatings of a line-up with one seed are a
*set* (with two bots and two seats: a pair), so that luck of the deal and of the seat falls on all alike.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

import msgspec

from damrak.core.errors import BadData


class Fixture(msgspec.Struct, frozen=True):
    """One game to be played: its number, its set, its seed, and the bot at each seat."""

    number: int
    set: int
    seed: str
    seating: tuple[int, ...]


def line_ups(bots: int, seats: int) -> list[tuple[int, ...]]:
    """The bots of each game: all of them, the last one filling up; or every choice of so many."""
    if bots < 2:
        raise BadData("bots-arena-two-bots")
    if bots <= seats:
        return [(*range(bots), *[bots - 1] * (seats - bots))]
    return list(combinations(range(bots), seats))


def seatings(line_up: Sequence[int]) -> list[tuple[int, ...]]:
    """Every different way to sit down."""
    return sorted(set(permutations(line_up)))


def fixtures(bots: int, seats: int, games: int, seed: str) -> Iterator[Fixture]:
    """At least so many games, in whole sets, the line-ups taking turns."""
    number = sets = 0
    while number < games:
        for line_up in line_ups(bots, seats):
            for seating in seatings(line_up):
                yield Fixture(number, sets, f"{seed}/{sets}", seating)
                number += 1
            sets += 1
