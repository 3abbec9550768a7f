"""A guest's line: Uvicorn's socket, with a short way for what is said at a table, past the queues of ASGI."""

from collections.abc import Callable
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

EXTENSION: Final = "damrak.line"
"""Where the application finds the line in its scope."""
MOST_WAITING: Final = 256_000
"""Bytes that may wait for a slow peer."""


class Line(WebSocketsSansIOProtocol):
    """One guest's socket. The system's own buffer is the queue, so that sending never waits."""

    hear: Callable[[bytes], None] | None = None
    """Takes the guest's words; until somebody listens they go the long way."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"line": self}

    def handle_text(self, event: Frame) -> None:
        if self.hear is None or not event.fin:
            super().handle_text(event)
        else:
            self.hear(bytes(event.data))

    def tell(self, body: bytes) -> bool:
        """Send a text at once; False if this peer has let too much wait."""
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            return False
        if not (self.disconnected or self.close_sent or self.transport.is_closing()):
            self.transport.write(Frame(Opcode.TEXT, body).serialize(mask=False))
        return True
