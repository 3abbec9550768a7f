"""Random games at every kind of table, the same for the same seed: for tests, kept records and benchmarks."""

from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from itertools import product
from typing import Any, NamedTuple

import damrak
from damrak.core.chance import Chance, chance_of
from damrak.core.game import Game, options_in
from damrak.core.match import Match
from damrak.core.wire import to_json

WHO_STARTS = "first"
NEWEST = max(version for name in damrak.games() for version in damrak.game(name).rules_versions)
"""The newest version of the rules."""


class Table(NamedTuple):
    """A game, how many play it, and what they chose before."""

    game: str
    seats: int
    options: dict[str, Any]

    def __str__(self) -> str:
        usual = {option.name: option.default for option in damrak.game(self.game).options}
        chosen = [f"{name}={value}" for name, value in self.options.items() if value != usual[name]]
        return "-".join([self.game, str(self.seats), *chosen])


@cache
def tables(rules_version: int | None = None) -> tuple[Table, ...]:
    """Every game with every number of seats and every choice of options; who starts is tried for itself."""
    return tuple(table for name in damrak.games() for table in tables_of(damrak.game(name), rules_version))


def tables_of(game: Game, rules_version: int | None = None) -> Iterator[Table]:
    """All seat counts with all choices, except that another seat starts only where all else is as usual."""
    options = options_in(game.options, rules_version or game.rules_version)
    usual = {option.name: option.default for option in options}
    choices = [option for option in options if option.name != WHO_STARTS]
    for seats in game.seat_counts:
        for values in product(*(option.values for option in choices)):
            chosen = dict(zip((option.name for option in choices), values, strict=True))
            yield Table(game.name, seats, {**usual, **chosen})
        if WHO_STARTS in usual:
            yield from (Table(game.name, seats, {**usual, WHO_STARTS: seat}) for seat in range(seats))


def choose(state: Any, chance: Chance) -> tuple[int, int]:
    """A seat that may act and one of its legal actions, each as likely as the next."""
    seats = state.to_act()
    seat = seats[chance.below(len(seats))]
    legal = state.legal(seat)
    return seat, legal[chance.below(len(legal))]


def started(table: Table, seed: str, rules_version: int | None = None) -> tuple[Game, Any, Chance]:
    """A game at its start, and the chance that will choose its actions."""
    game = damrak.game(table.game)
    version = rules_version or game.rules_version
    state = game.start(seats=table.seats, seed=seed, options=table.options, rules_version=version)
    return game, state, chance_of(f"choices {seed}")


def steps(table: Table, seed: str, rules_version: int | None = None) -> Iterator[tuple[Game, Any, int, int]]:
    """The states of a random game with the seat and action about to be played there."""
    game, state, chance = started(table, seed, rules_version)
    while not state.is_over:
        seat, action = choose(state, chance)
        yield game, state, seat, action
        state.play(seat, action)


def random_match(table: Table, seed: str, rules_version: int | None = None) -> Match:
    """The same random game as a match, with its record and story."""
    match = Match(table.game, table.seats, seed, table.options, rules_version=rules_version)
    chance = chance_of(f"choices {seed}")
    while not match.is_over:
        match.play(*choose(match.state, chance))
    return match


def position(game: Game, state: Any) -> dict[str, Any]:
    """A state written down for digests, the same for ever.

    Of version 1 without what its code did not write, and without the two facts that it sometimes miscounted.
    """
    written = game.dump(state)
    if state.rules == 1:
        written.pop("rules_version")
        written.pop("pile_from", None)
        for player in written["players"]:
            player.pop("drew", None)
    return written


class Summary(NamedTuple):
    """A finished game in short: how many moves, a digest of all of them and of the end, and the scores."""

    moves: int
    digest: str
    scores: list[int]


def summary(table: Table, seed: str, rules_version: int | None = None) -> Summary:
    """Play a random game and sum it up."""
    game, state, chance = started(table, seed, rules_version)
    digest, moves = blake2b(digest_size=8), 0
    while not state.is_over:
        seat, action = choose(state, chance)
        state.play(seat, action)
        digest.update(f"{seat} {game.name_of(action)}\n".encode())
        moves += 1
    digest.update(to_json(position(game, state)))
    return Summary(moves, digest.hexdigest(), [int(score) for score in state.scores()])
