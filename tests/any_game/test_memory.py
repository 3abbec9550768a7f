"""Games and imagined worlds leave nothing behind: a server and its bots live long."""

import gc
import sys
from collections.abc import Callable

import pytest

import damrak
from damrak.core.match import Match

TIMES = 200
FEW = 50
"""Blocks of memory that come and go anyway; what is left behind each time is at least one block a time."""


def left_behind(work: Callable[[str], object]) -> int:
    """How many blocks of memory are in use more than before, after doing something many times."""
    for n in range(FEW):
        work(f"warm {n}")
    gc.collect()
    before = sys.getallocatedblocks()
    for n in range(TIMES):
        work(str(n))
    gc.collect()
    return sys.getallocatedblocks() - before


@pytest.mark.parametrize("name", ["tickets", "merchants"])
def test_a_game_that_is_over_is_gone(name: str) -> None:
    game = damrak.game(name)
    assert left_behind(lambda seed: game.start(seats=3, seed=seed, options=None)) < FEW


@pytest.mark.parametrize("name", ["tickets", "merchants"])
def test_an_imagined_world_is_gone(name: str) -> None:
    match = Match(name, 3, seed="memory")
    for _ in range(20):
        seat = match.state.to_act()[0]
        match.play(seat, match.state.legal(seat)[0])
    view = match.view(match.state.to_act()[0])
    assert left_behind(lambda seed: match.game.imagine(view, seed)) < FEW
