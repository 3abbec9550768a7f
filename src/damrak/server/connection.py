"""One guest at a table, and what they have been told last."""

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from damrak.core.story import Event
from damrak.server.allowance import Who
from damrak.server.round_trips import RoundTrips
from damrak.server.wire import Bye, SeatSeen, Told

Send = Callable[[bytes], bool]
"""Sends without waiting; False if too much waits for this peer already."""
_ENCODER = msgspec.json.Encoder()


def encoded(message: Any) -> bytes:
    """A message or a view as it travels."""
    return _ENCODER.encode(message)


def _eyes(event: Event, held: tuple[int, ...]) -> int | None:
    """The seat from which a guest sees an event: its own, if they hold that."""
    return event.seat if event.seat in held else None


class Heard(NamedTuple):
    """When a message came in, and how much earlier that may have been, in milliseconds."""

    at: float
    held_up: float = 0.0


class Connection:
    """A guest at a table. Telling never waits."""

    def __init__(
        self, guest: str, send: Send, now: float, round_trips: RoundTrips, address: str = ""
    ) -> None:
        self.guest, self.address = guest, address
        self.wire = 1
        """Which version of the wire this client speaks."""
        self.round_trips = round_trips
        self.heard_at = now
        """When the guest last said something, or came."""
        self.heard = Heard(now)
        """About the message that is being done."""
        self._log_told, self._log_cut, self._log_open = 0, False, False
        self._log_for: tuple[int, ...] = ()
        self.gone = asyncio.Event()
        self._send = send
        self._last: dict[str, bytes] = {}
        self._seen: tuple[SeatSeen, ...] = ()

    @property
    def who(self) -> Who:
        """Whose allowances are used up by what comes over this connection."""
        return Who(self.guest, self.address)

    def tell(self, message: Told) -> None:
        """Send a message."""
        self.post(encoded(message))

    def keep_told(self, what: str, body: bytes) -> None:
        """Send how something stands, if it does not stand as it did when this guest last heard of it."""
        if self._last.get(what) != body:
            self._last[what] = body
            self.post(body)

    def knows(self, seats: tuple[SeatSeen, ...]) -> bool:
        """Whether this guest has last seen the game just so; if not, it is taken to see it now."""
        known, self._seen = self._seen == seats, seats
        return known

    def cut_log(self, length: int) -> None:
        """The log has changed from this entry on: tell this guest everything after it again."""
        self._log_cut |= length < self._log_told
        self._log_told = min(self._log_told, length)

    def news_of(
        self, story: list[Event], held: tuple[int, ...], *, over: bool
    ) -> tuple[int, tuple[Event, ...], bool]:
        """Where the news begin, the news, and whether the log has to be told.

        All of it is told anew at the end, when nothing is secret any more, and to a guest who holds other
        seats than before: they may know other secrets now.
        """
        if (over and not self._log_open) or held != self._log_for:
            self._log_told, self._log_open, self._log_for = 0, over, held
        start = self._log_told
        news = tuple(event if over else event.seen_by(_eyes(event, held)) for event in story[start:])
        changed, self._log_cut = bool(news) or self._log_cut, False
        self._log_told = len(story)
        return start, news, changed

    def post(self, body: bytes) -> None:
        """Send a message as it is; a peer that lets too many wait is dropped, and never stalls the table.

        Whoever was dismissed hears nothing more.
        """
        if not self.gone.is_set() and not self._send(body):
            self.gone.set()

    def dismiss(self, message: str, *, again: bool) -> None:
        """Say why, then end the connection."""
        self.tell(Bye(message=message, arguments={}, again=again))
        self.gone.set()
