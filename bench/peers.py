"""OpenSpiel's C++ games driven from Python, as somebody would who trains or tests a bot with them.

A decision is a player's. Dealing is done at chance nodes, one card at a time; the time they take counts, as
the time our shuffles take counts for us. `hearts` draws from the probabilities that the game names, which is
right for every game. The deal of hearts is even, so there is a short cut: `hearts, even deal` draws from the
legal actions instead.
"""

import argparse
import json
from collections.abc import Callable
from functools import partial
from random import random
from typing import Any

import pyspiel

from bench.loops import per_second

Pick = Callable[[Any], int]


def drawn(state: Any) -> int:
    """An outcome of a chance node, by its probabilities."""
    left = random()
    for outcome, probability in state.chance_outcomes():
        left -= probability
        if left <= 0:
            return int(outcome)
    return int(outcome)


def drawn_evenly(state: Any) -> int:
    """An outcome of a chance node where all are alike."""
    outcomes = state.legal_actions()
    return int(outcomes[int(random() * len(outcomes))])


def random_game(game: Any, pick: Pick) -> int:
    """Play one game; how many decisions the players took."""
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(pick(state))
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            decisions += 1
    return decisions


PEERS: dict[str, tuple[str, Pick]] = {
    "hearts": ("hearts", drawn),
    "hearts, even deal": ("hearts", drawn_evenly),
    "crazy_eights": ("crazy_eights", drawn),
    "first_sealed_auction": ("first_sealed_auction", drawn),
}


def measured(seconds: float) -> dict[str, dict[str, float]]:
    """Decisions a second of every peer."""
    found = {}
    for peer, (name, pick) in PEERS.items():
        game = pyspiel.load_game(name)
        found[peer] = {"driven": per_second(partial(random_game, game, pick), seconds)}
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    print(json.dumps(measured(parser.parse_args().seconds)))
