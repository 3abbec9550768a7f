"""A connection that carries requests: Uvicorn's own, with limits for what comes slowly, often or in part."""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from damrak.server.access import Config, Visitor

NOT_WORTH_LOGGING = ("Invalid HTTP request", "Invalid UTF-8 sequence", "Unsupported upgrade request")
TOO_MANY = (
    b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 5\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
)


class HttpLine(H11Protocol):
    """One connection, until it ends or becomes a socket."""

    config: Config
    visitor: Visitor | None = None
    """Who connects; nobody if it is a trusted proxy."""
    _part = ""
    """The part of a request that has begun and not come whole: `head`, `body` or none."""
    _is_socket = False
    """A socket was asked for: what comes next is not for us."""
    _unread = 0
    """Bytes of an answer that the peer had not read when we last looked; none if we do not look."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        is_let_in, self.visitor = self.config.access.let_in(
            transport, self.client[0] if self.client else None
        )
        if is_let_in:
            self._wait_for("head")
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._is_socket:
            return
        if self.conn.their_state is h11.IDLE:
            self._wait_for("head")
        elif self.conn.their_state is h11.SEND_BODY:
            self._wait_for("body")
        else:
            self._wait_for("")

    def _wait_for(self, part: str) -> None:
        """The time for each part runs from its beginning, however many pieces it comes in."""
        if part == self._part:
            return
        access, self._part = self.config.access, part
        access.waits_no_more(self)
        if part and not self.transport.is_closing():
            limits = access.limits
            access.waits_for(self, limits.head_seconds if part == "head" else limits.body_seconds)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.their_state is h11.IDLE:  # until the next request begins, Uvicorn's own limit counts
            self._wait_for("head" if self.conn.trailing_data[0] else "")
        if not self._unread:
            self._look_again()

    def _look_again(self) -> None:
        self._unread = self.transport.get_write_buffer_size()
        if self._unread:
            self.loop.call_later(self.config.access.limits.unread_seconds, self._see_that_it_is_read)

    def _see_that_it_is_read(self) -> None:
        """Cut off a peer that asks for something and then reads nothing of it."""
        if self.transport.get_write_buffer_size() == self._unread:
            self.cut()
        else:
            self._look_again()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Let a socket in, if its sender has not opened too many."""
        access = self.config.access
        self._wait_for("")
        self._is_socket = True
        visitor = access.sender(self.client[0] if self.client else None, self.headers)
        if access.may_open_socket(visitor):
            super().handle_websocket_upgrade(event)
        else:
            self.transport.write(TOO_MANY)
            self.transport.close()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is not HTTP, unless its request has been answered already; then only end the line."""
        if self.visitor:
            self.config.access.incidents.note(self.visitor.address, "sends what is not HTTP")
        if self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.close()
            return
        if self.cycle is not None:  # its request was begun well: whatever it still answers goes nowhere
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        super().send_400_response(msg)

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.access.waits_no_more(self)
        self.config.access.left(self.transport)
        super().connection_lost(exc)

    def cut(self) -> None:
        """End the connection at once."""
        self.transport.abort()


def is_worth_logging(record: Any) -> bool:
    """Whatever a stranger can make Uvicorn write as often as they like is counted instead."""
    return not str(record.msg).startswith(NOT_WORTH_LOGGING)
