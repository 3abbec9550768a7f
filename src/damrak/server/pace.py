"""How fast the server goes about things. Tests go faster than people like."""

import time
from collections.abc import Callable
from typing import Final

import msgspec

OVER_DAYS_S: Final = 3600
"""A grace time from which on nobody expects the others at the table all the time."""


class SteadyClock:
    """The system's clock, except that it never goes back: whoever waited would wait that much longer.

    If the system's is set back, this one goes on from where it was.
    """

    def __init__(self, system: Callable[[], float] = time.time) -> None:
        self._system, self._ahead, self._last = system, 0.0, 0.0

    def __call__(self) -> float:
        """Milliseconds since 1970."""
        now = self._system() * 1000
        self._ahead = max(self._ahead, self._last - now)
        self._last = now + self._ahead
        return self._last


class Pace(msgspec.Struct, frozen=True, kw_only=True):
    """Times in milliseconds, and the clock they are read from."""

    now: Callable[[], float] = SteadyClock()
    bot_pause: int = 700
    """Before a bot's move, so that people can follow."""
    bot_patience: int = 10_000
    """For a bot that does not answer; then the table goes on without its thinking."""
    look_at_card: int = 25_000
    """Before an auction starts without those who have not said they are ready."""
    lead: int = 1_200
    """Between the announcement of a run and its start."""
    lead_again: int = 4_000
    """The same after a void run: people have to read what has happened."""
    lost_lately: int = 10_000
    """A line that was lost no longer ago than this may come back at once."""
    wait_for_line: int = 5_000
    """For such a line, once an auction, before the run starts without its player."""
    ping_every: int = 2_000
    silence: int = 20_000
    """A peer that has answered no ping for so long is gone."""
    deal_commit: int = 5_000
    """For browsers to commit to some chance of their own before the cards are dealt."""
    deal_reveal: int = 3_000
    """For those who have committed to reveal it."""
    gather_news: int = 1_000
    """Before everybody is told that spectators have come or gone: meanwhile more of them may."""
    undo_question: int = 2 * 60_000
    """How long a question about an undo stands; then silence counts as no."""
    undo_question_over_days: int = 24 * 3_600_000
    """The same at a table that is played over days."""
    disk_again: int = 1_000
    """Before a disk that has failed is tried again."""

    def undo_limit(self, grace_s: int) -> int:
        """How long a question stands. A grace time of an hour or more means a table played over days."""
        return self.undo_question_over_days if grace_s >= OVER_DAYS_S else self.undo_question

    def stamp(self) -> int:
        """The time, as entries keep it."""
        return int(self.now())

    def ping_pause(self, pings: int, *, has_clock: bool, at_the_clock: bool) -> float:
        """Until the next ping: short on a new line and while a clock is pressed, long where there is none.

        Lines that are pinged seldom share their moments, so that the server wakes up less often.
        """
        if not has_clock:
            pause = 4 * self.ping_every
            return pause - (self.now() + pause) % (self.ping_every / 4)
        if pings < 6:
            return self.ping_every / 8
        return self.ping_every / 4 if at_the_clock else self.ping_every
