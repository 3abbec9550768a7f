"""Seats around the table: 0 for the first, clockwise; who sits to whose left."""

from typing import Final

from damrak.core.fast import i64

CLOCK: Final = -1
"""The auction clock's pseudo-seat: it acts in the log, but nobody sits there."""

NOBODY: Final = -2
"""Neither a seat nor the clock: who bought an unsold card, whose an event is that befalls the whole table."""

ALONE: Final[list[tuple[int, ...]]] = [(0,), (1,), (2,), (3,), (4,)]
"""Each seat by itself, as `to_act` says it."""


def left_of(seat: i64, seats: i64) -> i64:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < seats else 0


def clockwise(first: int, seats: int) -> list[int]:
    """All seats in turn order from the first."""
    return [(first + n) % seats for n in range(seats)]
