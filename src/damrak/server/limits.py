"""How much one line, one address and everybody together may ask of the server."""

from typing import Final

import msgspec

RESERVED_FILES: Final = 200
"""Open files that are kept for the store, the bots and the pages."""


class Rate(msgspec.Struct, frozen=True):
    """So many a second in the long run, and at most so many at once."""

    per_second: float
    at_once: float


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """All limits. A family with twenty devices behind one address stays far below each of them."""

    frames: Rate = Rate(20, 60)
    """Frames of one line."""
    address_frames: Rate = Rate(400, 1200)
    """Frames of all lines from one address."""
    handshakes: Rate = Rate(4, 120)
    """New sockets from one address."""
    all_handshakes: Rate = Rate(100, 1000)
    requests: Rate = Rate(50, 2000)
    """HTTP requests from one address; requests to the API have a limit of their own besides."""
    new_connections: Rate = Rate(200, 3000)
    """From one address."""
    connections: int = 500
    """Open at once from one address, sockets included."""
    all_connections: int = 20_000
    sockets: int = 300
    """Open at once from one address."""
    half_open: int = 100
    """Connections from one address that still owe us the rest of a request."""
    all_half_open: int = 1000
    head_seconds: float = 10
    """For the first line and the headers of a request."""
    body_seconds: float = 60
    unread_seconds: float = 20
    """A peer that reads nothing of an answer for so long is cut off."""

    def within(self, files: int) -> "Limits":
        """The same, but fewer connections than open files, and at most half of them for one address."""
        most = max(50, min(self.all_connections, files - RESERVED_FILES))
        return msgspec.structs.replace(
            self,
            all_connections=most,
            connections=min(self.connections, most // 2),
            sockets=min(self.sockets, most // 2),
            all_half_open=min(self.all_half_open, most // 2),
            half_open=min(self.half_open, most // 4),
        )


class Bucket:
    """A bucket that fills at an even pace; whatever is done takes something out of it."""

    __slots__ = ("_at_once", "_left", "_per_second", "_then")

    def __init__(self, rate: Rate, now: float) -> None:
        self._per_second, self._at_once = rate.per_second, rate.at_once
        self._left, self._then = rate.at_once, now

    def take(self, now: float, cost: float = 1) -> bool:
        """Whether this is still allowed, `now` in seconds. If it is not, nothing is taken."""
        left = self._left + (now - self._then) * self._per_second
        self._then = now
        left = min(left, self._at_once)
        allowed = left >= cost
        self._left = left - cost if allowed else left
        return allowed

    def wait(self, cost: float = 1) -> float:
        """Seconds until so much is allowed, after it was refused."""
        return max(0.0, cost - self._left) / self._per_second

    def is_full(self, now: float) -> bool:
        """Whether nothing was taken for so long that all of it is there again."""
        return self._left + (now - self._then) * self._per_second >= self._at_once
