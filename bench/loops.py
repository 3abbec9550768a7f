"""How everything here is measured: a loop is run for a while, several times over, and its best time counts.

Processor time, and the best, because whatever else a machine does can only make a loop slower. Ours and the
peers' loops choose at random in the same way.
"""

from collections.abc import Callable, Sequence
from random import random
from time import process_time
from typing import TypeVar

Choice = TypeVar("Choice")


def any_of(choices: Sequence[Choice]) -> Choice:
    """One of them, each as likely as the next."""
    return choices[int(random() * len(choices))]


def per_second(one_game: Callable[[], int], seconds: float) -> float:
    """How many decisions a second, when games of `one_game` decisions are played for so long."""
    decisions, begin = 0, process_time()
    while (took := process_time() - begin) < seconds:
        decisions += one_game()
    return decisions / took


def microseconds(action: Callable[[], object], seconds: float) -> float:
    """How long one call takes."""
    calls, batch, begin = 0, 100, process_time()
    while (took := process_time() - begin) < seconds:
        for _ in range(batch):
            action()
        calls += batch
    return took / calls * 1e6
