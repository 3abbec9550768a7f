"""A guest's line: Uvicorn's socket, with a short way for what is said at a table, past the queues of ASGI.

Nearly all that comes and goes are texts in one piece. They are read and written here; every other frame, and
whatever is wrong, is the library's business.
"""

import asyncio
import re
from collections.abc import Callable
from ipaddress import ip_address
from time import monotonic
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.utils import apply_mask

from damrak.server import tcp
from damrak.server.access import Config, Visitor
from damrak.server.limits import Bucket

EXTENSION: Final = "damrak.line"
"""Where the application finds the line in its scope."""
LONGEST_FRAME: Final = 64_000
"""What is longer ends the line; any message is much shorter."""
MOST_WAITING: Final = 256_000
"""Bytes that may wait for a slow peer."""
FRAMES_A_TURN: Final = 4
"""Frames of one line that are taken before others have their turn."""
LONG_FRAME: Final = 4096
"""So many bytes cost as much as another frame."""
PIECE: Final = 1 / 8
"""What it costs to send a part of a frame alone."""
MOST_PIECES: Final = 100
"""Of one message."""
MOST_OFTEN: Final = 0.05
"""A line that is held is looked at again after this many seconds, or later."""
MOST_STRIKES: Final = 200
"""A line that is held more often than this, and has sent more each time, is cut off: after ten seconds."""
FORGIVEN_AFTER: Final = 3.0
"""Seconds after which nobody remembers that a line was held."""
CUT_OFF: Final = 4429
"""The code with which such a line is closed."""
TEXT: Final = 0x81
"""How a text in one piece begins (RFC 6455, 5.2)."""
TRIP: Final = b"x-line-trip"
"""The header by which a trusted proxy may tell how long its own line to the guest takes, in microseconds."""
MICROSECONDS: Final = re.compile(rb"[0-9]{1,9}")


class Line(WebSocketsSansIOProtocol):
    """One guest's socket. The system's own buffer is the queue, so that sending never waits.

    A guest who sends too much is read no further until there is an allowance for it again. Who goes on is
    told so, once a second, and at last cut off.
    """

    config: Config
    hear: Callable[[bytes], None] | None = None
    """Takes the guest's words; until somebody listens they go the long way."""
    too_fast: Callable[[bool], None] | None = None
    """Tells the guest that they are too fast; True if the line is cut off for it."""
    visitor: Visitor | None = None
    """Everything from the guest's address."""
    _rest = b""
    """What has come and was not taken: the beginning of a frame, or more while the line is held."""
    _is_end = False
    """The frame that is being taken is the last that has come."""
    _held: asyncio.Handle | None = None
    """Lets the line go on, if it is held: then nothing is read."""
    _ending: asyncio.TimerHandle | None = None
    """Ends the line if the peer does not; kept no longer than the line, which is freed sooner then."""
    _strikes = 0
    """How often more than one message had come too soon, less how often it was only one."""
    _last_held = _last_told = 0.0

    def handle_connect(self, event: Request) -> None:
        """Begin with an allowance of its own for the line, and one that it shares with others."""
        super().handle_connect(event)
        if self.close_sent:
            return
        self.scope["extensions"][EXTENSION] = {"line": self}
        access = self.config.access
        self.visitor = access.sender(self.client[0] if self.client else None, self.scope["headers"])
        self.visitor.sockets += 1
        self._allowance = Bucket(access.limits.frames, monotonic())

    def data_received(self, data: bytes) -> None:
        """Take what comes, once the handshake is over."""
        if not self.handshake_initiated:
            super().data_received(data)
        elif self.visitor is None:
            return  # turned away
        elif self._held:
            self._rest += data
            self._pause()
        else:
            self._take(self._rest + data if self._rest else data)

    def _take(self, data: bytes) -> None:
        """Cut data into frames, a few at a time, so that one line never keeps the others waiting."""
        at, size, now = 0, len(data), monotonic()
        for _ in range(FRAMES_A_TURN):
            start, end = span(data, at)
            is_whole = end <= size
            if not self._is_allowed(now, 1 + (end - at) // LONG_FRAME if is_whole else PIECE):
                self._hold(data[at:], is_whole=is_whole)
                return
            if not is_whole:
                break
            self._is_end = end == size
            self._take_frame(data, at, start, end)
            at = end
            if at == size:
                break
        self._rest = data[at:] if at < size else b""
        if at < size and is_whole:
            self._go_on_in(0)

    def _is_allowed(self, now: float, cost: float) -> bool:
        assert self.visitor is not None
        return self._allowance.take(now, cost) and self.visitor.frames.take(now, cost)

    def _take_frame(self, data: bytes, at: int, start: int, end: int) -> None:
        """Words in one piece are heard at once; every other frame is the library's business."""
        if data[at] == TEXT and start > at and self.hear and not self.close_sent:
            self.hear(apply_mask(data[start:end], data[start - 4 : start]))
        else:
            super().data_received(data[at:end])

    def _hold(self, rest: bytes, *, is_whole: bool) -> None:
        """Wait for an allowance; count how often a line keeps sending meanwhile."""
        self._rest, now = rest, monotonic()
        if now - self._last_held > FORGIVEN_AFTER:
            self._strikes = 0
        self._last_held = now
        if is_whole and len(rest) > span(rest)[1]:  # more than one frame waits
            self._strike(now)
        elif self._strikes:
            self._strikes -= 1  # who waits for answers may have a pong on the way, too
        if not self.close_sent:
            self._go_on_in(max(self._allowance.wait(), MOST_OFTEN))

    def _strike(self, now: float) -> None:
        assert self.visitor is not None
        self._strikes += 1
        is_last = self._strikes > MOST_STRIKES
        if is_last or now - self._last_told >= 1:
            self._last_told = now
            what = "a socket that sends too much, " + ("cut off" if is_last else "held back")
            self.config.access.incidents.note(self.visitor.address, what)
            if self.too_fast:
                self.too_fast(is_last)
        if is_last:
            self._cut_off()

    def _cut_off(self) -> None:
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CUT_OFF})
        self.conn.send_close(CUT_OFF, "too fast")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent, self._rest = True, b""
        self.transport.close()
        self._end_soon()

    def _go_on_in(self, seconds: float) -> None:
        self._pause()
        later = self.loop.call_later
        self._held = later(seconds, self._go_on) if seconds else self.loop.call_soon(self._go_on)

    def _go_on(self) -> None:
        """Take what is waiting, and read again if that was all."""
        self._held = None
        if self.disconnected or self.transport.is_closing():
            self._rest = b""
            return
        if self._rest:
            self._take(self._rest)
        if not (self._held or self.read_paused or self.transport.is_closing()):
            self.transport.resume_reading()

    def _pause(self) -> None:
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def handle_cont(self, event: Frame) -> None:
        """Nobody needs many pieces for a message."""
        super().handle_cont(event)
        if len(self.frames) > MOST_PIECES:
            self.conn.fail(1009, "too many pieces")
            self.handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        """What came in pieces, or as bytes, is heard like the rest: nonsense is refused, and not logged."""
        if self.hear and not self.close_sent:
            said, self.frames = b"".join(self.frames), []
            self.hear(said)
        else:
            super().send_receive_event_to_app()

    async def run_asgi(self) -> None:
        """At the end, do not wait for a peer that reads nothing."""
        await super().run_asgi()
        self._end_soon()

    def _end_soon(self) -> None:
        if not self.disconnected:
            self._ending = self.loop.call_later(self.config.access.limits.unread_seconds, self._end)

    def _end(self) -> None:
        if not self.disconnected:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.config.access.left(self.transport)
        if self.visitor:
            self.visitor.sockets -= 1
        for job in (self._held, self._ending):
            if job:
                job.cancel()

    def tell(self, body: bytes) -> bool:
        """Send a text at once; False if this peer has let too much wait."""
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            return False
        if not (self.disconnected or self.close_sent or self.transport.is_closing()):
            self.transport.write(head(len(body)) + body)
        return True

    def waited(self) -> float | None:
        """How long the message that is being heard has waited to be read, in milliseconds, by the system.

        The system knows when the last byte came in. If that belongs to another message, nobody knows.
        """
        return tcp.since_last_data(self.transport.get_extra_info("socket")) if self._is_end else None

    def quickest_trip(self) -> float | None:
        """To the guest's machine and back, in milliseconds, as the system or a proxy's has measured it.

        Our own knows nothing of the way beyond a proxy, so there a trusted proxy's word counts, or else pings
        alone.
        """
        if self.client is None:
            return None
        if self.config.access.proxies.trusts(self.client[0]):
            told = dict(self.scope["headers"]).get(TRIP, b"")
            return int(told) / 1000 if MICROSECONDS.fullmatch(told) else None
        if ip_address(self.client[0]).is_loopback:
            return None
        return tcp.quickest_trip(self.transport.get_extra_info("socket"))


def span(data: bytes, at: int = 0) -> tuple[int, int]:
    """Where a guest's words begin, after the mask, and where their frame ends, which may be still to come.

    What is not masked, or longer than any message, begins nowhere: all of it is for the library to refuse.
    """
    if len(data) < at + 2:
        return at, at + 2
    size, start = data[at + 1] & 0x7F, at + 6
    if size > 125:
        start += 2 if size == 126 else 8
        size = int.from_bytes(data[at + 2 : start - 4], "big")
    if data[at + 1] < 0x80 or size > LONGEST_FRAME:
        return at, len(data)
    return start, start + size


def head(size: int) -> bytes:
    """What stands before a text of ours: that it is one, and how long."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 65_536:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")
