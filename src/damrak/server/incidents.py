"""What the host reads of guests who ask too much: a line a minute for each address and kind of trouble."""

import logging
from collections import Counter
from time import monotonic
from typing import Final

log = logging.getLogger("damrak.server")
EVERY: Final = 60.0
"""Seconds between two lines about the same."""
MOST_KINDS: Final = 1000
"""Of addresses and kinds of trouble in one minute; the rest is counted together."""
OTHERS: Final = "other addresses"


class Incidents:
    """Counts trouble and writes it down now and then. Nothing that guests send gets into the log."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()
        self._told: dict[tuple[str, str], float] = {}

    def note(self, address: str, what: str) -> None:
        """Count one more; the first one is written down at once."""
        key = address, what
        if key not in self._told and len(self._told) >= MOST_KINDS:
            key = OTHERS, what
        self._counts[key] += 1
        if key not in self._told:
            self._tell(key, monotonic())

    def tick(self, now: float) -> None:
        """Write down what was counted for a minute; forget what has ended."""
        for key in [key for key, then in self._told.items() if now - then >= EVERY]:
            if key in self._counts:
                self._tell(key, now)
            else:
                del self._told[key]

    def finish(self) -> None:
        """Write down what has been counted and not told yet."""
        self.tick(float("inf"))

    def _tell(self, key: tuple[str, str], now: float) -> None:
        address, what = key
        self._told[key] = now
        count = self._counts.pop(key)
        log.warning("%s: %s (%s)", address, what, "once" if count == 1 else f"{count} times")
