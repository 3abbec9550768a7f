"""What is known of one line: how long a message takes there and back, and what it believes of that."""

from collections import deque
from collections.abc import Callable
from math import inf
from typing import Final

SLACK_MS: Final = 1.0
"""Between two honest measurements of the same line."""
CAP_MS: Final = 220.0
"""A press never counts more than this before its arrival by the line's round trip alone.

What a line of 400 ms needs, and not more: a browser can delay its pongs to look slow.
"""
SLOWER_PART: Final = 1.05
SLOWER_MS: Final = 2.0
"""So much slower than the quickest round trip that the system saw, part and more, the pings' is believed."""
UNKNOWN_TRIP_MS: Final = 100.0
"""A line is taken to be this slow until it has answered a ping."""
REMEMBERED: Final = 15
"""Round trips."""
MOST_OUT: Final = 64
"""Pings without an answer: enough for a line to be silent too long, however often it is pinged."""


class RoundTrips:
    """What the server knows of one line: the pings that are out, and how long the last ones took.

    `system` tells the quickest round trip that the operating system has seen, if it tells any. A page can
    delay its pongs to look slow, but what its system acknowledges by itself it cannot.
    """

    def __init__(self, system: Callable[[], float | None] = lambda: None) -> None:
        self._out: dict[str, float] = {}
        self._taken: deque[float] = deque(maxlen=REMEMBERED)
        self._system, self._quickest = system, inf
        self._ask_system()

    def sent(self, nonce: str, now: float) -> None:
        """A ping leaves."""
        self._out[nonce] = now
        if len(self._out) > MOST_OUT:
            del self._out[next(iter(self._out))]

    def answered(self, nonce: str, now: float, held_up: float = 0.0) -> bool:
        """A pong arrives; only one that names a ping still out counts.

        One that the server itself has let wait says nothing of the line's round trip.
        """
        if nonce not in self._out:
            return False
        if not held_up:
            self._taken.append(now - self._out[nonce])
        while nonce in self._out:  # a line keeps its order: older pings will not be answered any more
            del self._out[next(iter(self._out))]
        self._ask_system()
        return True

    def _ask_system(self) -> None:
        """It forgets what is minutes ago, so the quickest is kept here."""
        trip = self._system()
        if trip is not None:
            self._quickest = min(self._quickest, trip)

    def silent_for(self, now: float) -> float:
        """For how long pings have gone unanswered."""
        return now - next(iter(self._out.values())) if self._out else 0.0

    @property
    def typical(self) -> float | None:
        """A rather quick one of the last round trips, a quarter from the quickest: slow ones prove little."""
        return sorted(self._taken)[(len(self._taken) - 1) // 4] if self._taken else None

    @property
    def believed(self) -> float:
        """The round trip that a press is judged by."""
        trip = UNKNOWN_TRIP_MS if self.typical is None else self.typical
        return min(trip, SLOWER_PART * self._quickest + SLOWER_MS)

    @property
    def allowed(self) -> float:
        """How long before its arrival a press on this line may have been made."""
        return min(CAP_MS, self.believed / 2 + SLACK_MS)
