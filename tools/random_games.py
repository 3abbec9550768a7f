"""Random games at every kind of table, the same for the same seed: for tests, kept records and benchmarks."""

from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from itertools import product
from typing import Any, NamedTuple

import damrak
from damrak.core.chance import Chance, chance_of
from damrak.core.game import Game
from damrak.core.match import Match
from damrak.core.wire import to_json

WHO_STARTS = "first"


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
def tables() -> tuple[Table, ...]:
    """Every game with every number of seats and every choice of options; who starts is tried for itself."""
    return tuple(table for name in damrak.games() for table in tables_of(damrak.game(name)))


def tables_of(game: Game) -> Iterator[Table]:
    """All seat counts with all choices, except that another seat starts only where all else is as usual."""
    usual = {option.name: option.default for option in game.options}
    choices = [option for option in game.options if option.name != WHO_STARTS]
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


def started(table: Table, seed: str) -> tuple[Game, Any, Chance]:
    """A game at its start, and the chance that will choose its actions."""
    game = damrak.game(table.game)
    state = game.start(seats=table.seats, seed=seed, options=table.options)
    return game, state, chance_of(f"choices {seed}")


def steps(table: Table, seed: str) -> Iterator[tuple[Game, Any, int, int]]:
    """The states of a random game with the seat and action about to be played there."""
    game, state, chance = started(table, seed)
    while not state.is_over:
        seat, action = choose(state, chance)
        yield game, state, seat, action
        state.play(seat, action)


def random_match(table: Table, seed: str) -> Match:
    """The same random game as a match, with its record and story."""
    match = Match(table.game, table.seats, seed, table.options)
    chance = chance_of(f"choices {seed}")
    while not match.is_over:
        match.play(*choose(match.state, chance))
    return match


class Summary(NamedTuple):
    """A finished game in short: how many moves, a digest of all of them and of the end, and the scores."""

    moves: int
    digest: str
    scores: list[int]


def summary(table: Table, seed: str) -> Summary:
    """Play a random game and sum it up."""
    game, state, chance = started(table, seed)
    digest, moves = blake2b(digest_size=8), 0
    while not state.is_over:
        seat, action = choose(state, chance)
        state.play(seat, action)
        digest.update(f"{seat} {game.name_of(action)}\n".encode())
        moves += 1
    digest.update(to_json(game.dump(state)))
    return Summary(moves, digest.hexdigest(), [int(score) for score in state.scores()])
