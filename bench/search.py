"""Iterations a second of our search, and of OpenSpiel's information-set search on bridge, in one run.

All with random playouts, from the middle of a game, on one core, in processor time.

    python -m bench.search [--seconds 3]
"""

import argparse
from collections.abc import Callable
from time import process_time
from typing import Any

from rich.console import Console
from rich.table import Table

import damrak
from bench.loops import any_of
from damrak.bots.bot import Budget
from damrak.bots.search_bot import WORLDS, SearchBot
from damrak.core.chance import chance_of
from damrak.core.fast import COMPILED

MIDDLE = {"tickets": 30, "merchants": 120}
"""Choices made before the search begins."""
SEATS = {"tickets": 2, "merchants": 4}
WANTED = {"tickets": 15_000, "merchants": 5_000}
BATCH = 500
PLAY = 2
"""OpenSpiel's number for the phase of bridge in which cards are played."""
BRIDGE_CARDS = 20
"""Cards played before OpenSpiel's search begins; the bidding is over."""


def middle_of(name: str) -> tuple[Any, Any, int]:
    """A game, a state in its middle reached by random choices, and a seat that is asked there."""
    game, chance = damrak.game(name), chance_of("bench")
    state = game.start(seats=SEATS[name], seed="bench")
    choices = 0
    while choices < MIDDLE[name] or len(state.to_act()) > 1 or len(state.legal(state.to_act()[0])) < 2:
        seat = state.to_act()[0]
        legal = state.legal(seat)
        state.play(seat, legal[chance.below(len(legal))])
        choices += 1
    return game, state, state.to_act()[0]


def ours(name: str, seconds: float) -> float:
    """Iterations a second of our search; the worlds are imagined beforehand, as for a real choice."""
    game, state, seat = middle_of(name)
    search = SearchBot(game, Budget(BATCH), "bench", guided=False).search(game.view(state, seat), WORLDS)
    return rate(lambda: search.iterate(BATCH), BATCH, seconds)


def rate(think: Callable[[], object], iterations: int, seconds: float) -> float:
    """How many iterations a second when so many are done at a time."""
    done, begin = 0, process_time()
    while (took := process_time() - begin) < seconds:
        think()
        done += iterations
    return done / took


def bridge(seconds: float) -> float:
    """Iterations a second of OpenSpiel's search in the middle of the play of a hand of bridge."""
    import pyspiel

    state, played = pyspiel.load_game("bridge(use_double_dummy_result=false)").new_initial_state(), 0
    while played < BRIDGE_CARDS and not state.is_terminal():
        chance_node = state.is_chance_node()
        actions = [action for action, _ in state.chance_outcomes()] if chance_node else state.legal_actions()
        played += int(state.current_phase()) == PLAY
        state.apply_action(any_of(actions))
    if state.is_terminal():  # passed out: deal again
        return bridge(seconds)
    bot = pyspiel.ISMCTSBot(7, pyspiel.RandomRolloutEvaluator(1, 7), 1.2, BATCH)
    return rate(lambda: bot.step(state), BATCH, seconds)


def main() -> None:
    """Measure everything and print it."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("--seconds", type=float, default=3.0)
    seconds = arguments.parse_args().seconds
    peer = bridge(seconds)
    shown = Table("search", "iterations/s", "wanted", "× OpenSpiel", title=f"compiled: {COMPILED}")
    shown.add_row("OpenSpiel, bridge", f"{peer:,.0f}", "", "1.0")
    for name, wanted in WANTED.items():
        speed = ours(name, seconds)
        shown.add_row(f"Damrak, {name}", f"{speed:,.0f}", f"{wanted:,}", f"{speed / peer:.1f}")
    Console().print(shown)


if __name__ == "__main__":
    main()
