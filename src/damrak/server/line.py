"""A guest's line: Uvicorn's socket, with a short way for what is said at a table, past the queues of ASGI.

Nearly all that comes and goes are texts in one piece. They are read and written here; every other frame, and
whatever is wrong, is the library's business.
"""

import re
from collections.abc import Callable
from ipaddress import ip_address
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.utils import apply_mask

from damrak.server import tcp
from damrak.server.access import Config

EXTENSION: Final = "damrak.line"
"""Where the application finds the line in its scope."""
LONGEST_FRAME: Final = 64_000
"""What is longer ends the line; any message is much shorter."""
MOST_WAITING: Final = 256_000
"""Bytes that may wait for a slow peer."""
TEXT: Final = 0x81
"""How a text in one piece begins (RFC 6455, 5.2)."""
TRIP: Final = b"x-line-trip"
"""The header by which a trusted proxy may tell how long its own line to the guest takes, in microseconds."""
MICROSECONDS: Final = re.compile(rb"[0-9]{1,9}")


class Line(WebSocketsSansIOProtocol):
    """One guest's socket. The system's own buffer is the queue, so that sending never waits."""

    config: Config
    hear: Callable[[bytes], None] | None = None
    """Takes the guest's words; until somebody listens they go the long way."""
    _rest = b""
    """The beginning of a frame that has not come whole yet."""
    _is_end = False
    """The frame that is being taken is the last that has come."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"line": self}

    def data_received(self, data: bytes) -> None:
        """Cut what comes into frames, once the handshake is over."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        data, self._rest = self._rest + data, b""
        while data:
            start, end = span(data)
            if end > len(data):
                self._rest = data
                return
            self._is_end = end == len(data)
            if data[0] == TEXT and start and self.hear and not self.close_sent:
                self.hear(apply_mask(data[start:end], data[start - 4 : start]))
            else:
                super().data_received(data[:end])
            data = data[end:]

    def send_receive_event_to_app(self) -> None:
        """What came in pieces, or as bytes, is heard like the rest: nonsense is refused, and not logged."""
        if self.hear and not self.close_sent:
            said, self.frames = b"".join(self.frames), []
            self.hear(said)
        else:
            super().send_receive_event_to_app()

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
        if self.config.proxies.trusts(self.client[0]):
            told = dict(self.scope["headers"]).get(TRIP, b"")
            return int(told) / 1000 if MICROSECONDS.fullmatch(told) else None
        if ip_address(self.client[0]).is_loopback:
            return None
        return tcp.quickest_trip(self.transport.get_extra_info("socket"))


def span(data: bytes) -> tuple[int, int]:
    """Where a guest's words begin, after the mask, and where their frame ends, which may be still to come.

    What is not masked, or longer than any message, begins nowhere: all of it is for the library to refuse.
    """
    if len(data) < 2:
        return 0, 2
    size, start = data[1] & 0x7F, 6
    if size > 125:
        start = 8 if size == 126 else 14
        size = int.from_bytes(data[2 : start - 4], "big")
    if data[1] < 0x80 or size > LONGEST_FRAME:
        return 0, len(data)
    return start, start + size


def head(size: int) -> bytes:
    """What stands before a text of ours: that it is one, and how long."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 65_536:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")
