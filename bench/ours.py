"""Our games, driven from Python and played out inside the rules; compiled or interpreted, as installed."""

import argparse
import json
from collections.abc import Iterator
from importlib import import_module
from itertools import cycle
from random import random
from typing import Any

import damrak
from bench.loops import any_of, microseconds, per_second
from damrak.core.chance import chance_of
from damrak.core.fast import COMPILED
from damrak.core.wire import to_json

SEATS = 4


def random_game(game: Any, seeds: Iterator[str]) -> int:
    """Play one game with legal actions asked for and checked; how many decisions there were.

    Of seats that choose at the same time the first goes first: like the peers' games, one seat after another.
    """
    state, decisions = game.start(seats=SEATS, seed=next(seeds)), 0
    while asked := state.to_act():
        legal = state.legal(asked[0])
        state.play(asked[0], legal[int(random() * len(legal))])
        decisions += 1
    return decisions


def half_played(game: Any) -> Any:
    """A state in the middle of a game."""
    match = damrak.Match(game, SEATS, "half")
    while len(match.moves) < 60:
        seat = any_of(match.state.to_act())
        match.play(seat, any_of(match.state.legal(seat)))
    return match.state


def whole_match(game: Any, seeds: Iterator[str]) -> int:
    """Play one match move by move: log, story and checkpoints kept, and the mover's view made and written."""
    match = damrak.Match(game, SEATS, next(seeds))
    while not match.is_over:
        seat = any_of(match.state.to_act())
        match.play(seat, any_of(match.state.legal(seat)))
        to_json(match.view(max(seat, 0)))
    to_json(match.record())
    return len(match.moves)


def measured_game(name: str, seconds: float) -> dict[str, float]:
    """Everything about one of our games."""
    game, seeds, chance = damrak.game(name), cycle(f"bench {n}" for n in range(1000)), chance_of("bench")
    start, middle = game.start(seats=SEATS, seed="bench"), half_played(game)
    playout = import_module(f"damrak.{name}.turn").playout
    return {
        "driven": per_second(lambda: random_game(game, seeds), seconds),
        "playout": per_second(lambda: playout(start.clone(), chance), seconds),
        "clone": microseconds(middle.clone, seconds / 4),
        "match": 1e6 / per_second(lambda: whole_match(game, seeds), seconds),
    }


def measured(seconds: float) -> dict[str, dict[str, float]]:
    """Everything about both games."""
    how = "compiled" if COMPILED else "interpreted"
    return {f"{name}, {how}": measured_game(name, seconds) for name in damrak.games()}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    print(json.dumps(measured(parser.parse_args().seconds)))
