"""Many games at every kind of table, to see that no bot ever names an illegal action.

python -m tests.bots.legal --games 1000 --bots random,clerk,skipper
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any

import damrak
from damrak.arena.play import Tally, one_round
from damrak.bots import sit
from damrak.core.seats import CLOCK


@dataclass(frozen=True)
class Kind:
    """A kind of table."""

    game: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)


def kinds() -> Iterator[Kind]:
    """Both games with every number of seats, merchants with every choice of its options."""
    for seats in damrak.game("tickets").seat_counts:
        yield Kind("tickets", seats)
    flags = product(("sealed", "live"), (False, True), (False, True))
    for auction, step, hidden in flags:
        options = {"auction": auction, "step_without_house": step, "hidden_money": hidden}
        for seats in damrak.game("merchants").seat_counts:
            yield Kind("merchants", seats, options)


def tally_of(kind: Kind, bots: Sequence[str], number: int) -> Tally:
    """One game to its end; which bot sits where changes from game to game."""
    game = damrak.game(kind.game)
    state = game.start(seats=kind.seats, seed=f"legal {number}", options=kind.options)
    names = [bots[(seat + number) % len(bots)] for seat in range(kind.seats)]
    sitting = [sit(game, name, f"{number} {seat}") for seat, name in enumerate(names)]
    tally = Tally(kind.seats)
    while not state.is_over:
        one_round(game, state, sitting, tally)
        if CLOCK in state.to_act():
            state.play(CLOCK, state.legal(CLOCK)[0])
    return tally


def main() -> None:
    """Play, and say how often a choice had to be made for a bot."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("--games", type=int, default=100, help="of each kind of table")
    arguments.add_argument("--first", type=int, default=0, help="number of the first game")
    arguments.add_argument("--bots", default="random,clerk,skipper")
    flags = arguments.parse_args()
    games = choices = simple = 0
    for number in range(flags.first, flags.first + flags.games):
        for kind in kinds():
            tally = tally_of(kind, flags.bots.split(","), number)
            games, choices, simple = games + 1, choices + sum(tally.asked), simple + sum(tally.simple)
        print(f"{games} games, {choices} choices, {simple} made for a bot", flush=True)


if __name__ == "__main__":
    main()
