"""Games of random choices, counted: how long, how many points, who won, which rules came up."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from statistics import fmean, median
from typing import Any

from damrak.arena.intervals import Interval, wilson
from damrak.core.chance import chance_of
from damrak.core.game import Game


@dataclass(frozen=True)
class Task:
    """Some games for one worker."""

    game: Game
    seats: int
    options: dict[str, Any]
    seeds: tuple[str, ...]


@dataclass
class Tally:
    """What is counted over many games."""

    lengths: list[int] = field(default_factory=list)
    scores: list[list[int]] = field(default_factory=list)
    winners: list[tuple[int, ...]] = field(default_factory=list)
    fired: Counter[str] = field(default_factory=Counter)
    fired_games: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Tally") -> None:
        """Count another worker's games too."""
        self.lengths += other.lengths
        self.scores += other.scores
        self.winners += other.winners
        self.fired += other.fired
        self.fired_games += other.fired_games

    def win_share(self, seat: int) -> Interval:
        """How much of all wins a seat got, shared wins in parts."""
        won = sum(1 / len(winners) for winners in self.winners if seat in winners)
        return wilson(won, len(self.winners))


def play_games(task: Task) -> Tally:
    """All games of a task."""
    tally = Tally()
    for seed in task.seeds:
        count_game(task, seed, tally)
    return tally


def count_game(task: Task, seed: str, tally: Tally) -> None:
    """Play one game of random choices to its end and count it."""
    game = task.game
    state = game.start(seats=task.seats, seed=seed, options=task.options)
    state.story = []
    tally.lengths.append(play_on(state, f"{seed} choices"))
    tally.scores.append(list(state.scores()))
    tally.winners.append(game.winners(state))
    rules = Counter(event.rule for event in game.tell(state.story))
    tally.fired += rules
    tally.fired_games += Counter(rules.keys())


def play_on(state: Any, seed: str) -> int:
    """Play random choices until the game is over; how many there were."""
    chance = chance_of(seed)
    moves = 0
    while not state.is_over:
        seats = state.to_act()
        seat = seats[chance.below(len(seats))]
        legal = state.legal(seat)
        state.play(seat, legal[chance.below(len(legal))])
        moves += 1
    return moves


def figures(values: Sequence[int]) -> dict[str, float]:
    """The usual figures of some numbers."""
    return {
        "least": min(values),
        "median": median(values),
        "mean": round(fmean(values), 3),
        "most": max(values),
    }


def bins(values: Sequence[int], most: int = 12) -> list[tuple[int, int, int]]:
    """At most so many equal classes, from a round number on: first value, last value, how many fall in."""
    low, high = min(values), max(values)
    step = next(step for step in _round_steps() if high // step - low // step < most)
    counts = Counter(value // step for value in values)
    return [(k * step, k * step + step - 1, counts[k]) for k in range(low // step, high // step + 1)]


def _round_steps() -> Iterable[int]:
    step = 1
    while True:
        yield from (step, 2 * step, 5 * step)
        step *= 10
