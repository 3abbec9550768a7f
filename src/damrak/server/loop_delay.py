"""How far the event loop is behind with reading. What comes in while it is busy is read and stamped too late.

A flood on one line, or any long job, keeps the loop from the other lines. While a clock runs anywhere, the
loop is sounded every few milliseconds. A sounding is a call that the loop carries out only after it has read
from every line that had something to read. So we know a moment such that all that came in before it has been
read, and a message that is read now has waited since that moment at most.
"""

import asyncio
from collections.abc import Callable
from typing import Final

EVERY_S: Final = 0.01
"""Between two soundings."""
CALM_MS: Final = 25.0
"""A loop that is no further behind than this is not held up: soundings and timers are no finer than that."""


class LoopDelay:
    """Sounds the event loop, as long as somebody follows it. `now` gives milliseconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._followers: set[object] = set()
        self._read_up_to = 0.0
        self._next: asyncio.Handle | None = None

    def follow(self, follower: object) -> None:
        """Sound the loop from now on; what came in before is of no interest to this follower."""
        if not self._followers:
            self._read_up_to = self._now()
            self._sound()
        self._followers.add(follower)

    def leave(self, follower: object) -> None:
        """This follower needs no more soundings."""
        self._followers.discard(follower)
        if not self._followers and self._next:
            self._next.cancel()
            self._next = None

    def held_up(self, now: float) -> float:
        """For how long a message that is read now may have waited; 0 if the loop is calm."""
        behind = now - self._read_up_to if self._followers else 0.0
        return behind if behind > CALM_MS else 0.0

    def has_read(self, moment: float) -> bool:
        """Whether everything that came in up to this moment has been read."""
        return not self._followers or self._read_up_to >= moment

    def _sound(self) -> None:
        """Wait for two turns of the loop: in the first it reads all lines that are ready."""
        began = self._now()
        self._next = self._soon(lambda: self._turn(began))

    def _turn(self, began: float) -> None:
        self._next = self._soon(lambda: self._sounded(began))

    def _sounded(self, began: float) -> None:
        self._read_up_to = began
        self._next = asyncio.get_running_loop().call_later(EVERY_S, self._sound)

    @staticmethod
    def _soon(call: Callable[[], None]) -> asyncio.Handle:
        return asyncio.get_running_loop().call_soon(call)
