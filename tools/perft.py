"""Perft: how many sequences of actions there are from a position, to a depth.

One wrong action offered or forgotten anywhere near the position changes the number.
"""

from collections.abc import Iterator
from itertools import count
from typing import Any, NamedTuple

from damrak.core.game import Game
from damrak.core.wire import from_json, to_json
from tools.random_games import NEWEST, Table, choose, started

MOST = 6_000
"""Counts stay below this many, so that the tests stay fast."""


class Start(NamedTuple):
    """A position: a random game after so many moves."""

    table: Table
    seed: str
    moves: int

    def position(self) -> tuple[Game, Any]:
        game, state, chance = started(self.table, self.seed, NEWEST)
        for _ in range(self.moves):
            if not state.is_over:
                state.play(*choose(state, chance))
        return game, state


def sequences(state: Any, depth: int) -> int:
    """How many sequences of so many actions there are; one that ends the game counts once."""
    if depth == 0 or state.is_over:
        return 1
    return sum(sequences(after, depth - 1) for _seat, _action, after in nexts(state))


def nexts(state: Any) -> Iterator[tuple[int, int, Any]]:
    """Every action of every seat that may act, and the state after it."""
    for seat in state.to_act():
        for action in state.legal(seat):
            after = state.clone()
            after.play(seat, action)
            yield seat, action, after


def counts(start: Start) -> Iterator[int]:
    """The counts to depth 1, 2, … while they stay small enough."""
    _game, state = start.position()
    for depth in count(1):
        number = sequences(state, depth)
        if number > MOST:
            return
        yield number


def division(start: Start, depth: int) -> str:
    """The count to a depth by first action: what to compare when a count is wrong."""
    game, state = start.position()
    return "\n".join(
        f"{seat} {game.name_of(action)}: {sequences(after, depth - 1)}"
        for seat, action, after in nexts(state)
    )


def line(start: Start, found: list[int]) -> str:
    """A position and its counts, as the data files have them."""
    game, seats, options = start.table
    facts = [game, seats, to_json(options).decode(), start.seed, start.moves, " ".join(map(str, found))]
    return "; ".join(map(str, facts))


def read(text: str) -> tuple[Start, list[int]]:
    """A line of a data file, read back."""
    game, seats, options, seed, moves, found = text.split("; ")
    table = Table(game, int(seats), from_json(options))
    return Start(table, seed, int(moves)), [int(number) for number in found.split()]
