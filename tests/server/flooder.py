"""A program that sends as much as it can over sockets: `python -m tests.server.flooder PORT TABLE KIND…`.

It prints `flooding` once all its lines are open, and for each line that is closed the code of its end.
"""

import contextlib
import os
import select
import socket
import sys
import time

from websockets.frames import Frame, Opcode

SECONDS = 30.0
"""It ends by itself then."""


def framed(data: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


FLOODS = {
    "tiny": framed(b"{}") * 8000,
    "long": framed(b"x" * 64_000) * 8,
    "chat": framed(b'{"type": "chat", "text": "Hm"}') * 2000,
    "pings": framed(b"", Opcode.PING) * 8000,
    "pongs": framed(b"", Opcode.PONG) * 8000,
    "pieces": (framed(b"{", fin=False) + framed(b"}", Opcode.CONT)) * 4000,
    "empty pieces": framed(b"", fin=False) + framed(b"", Opcode.CONT, fin=False) * 8000,
}


def asking(port: int, table: str, host: str = "") -> bytes:
    """The beginning of a socket, as the page of this server asks for it."""
    host = host or f"127.0.0.1:{port}"
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


def opened(port: int, table: str) -> socket.socket:
    """A socket at a table, of somebody who watches."""
    line = socket.create_connection(("127.0.0.1", port))
    line.sendall(asking(port, table))
    assert line.recv(4096).startswith(b"HTTP/1.1 101"), "not let in"
    line.setblocking(False)
    return line


class Flood:
    """One line and what is left to send of its payload."""

    def __init__(self, line: socket.socket, kind: str) -> None:
        self.line, self.kind, self.left, self.heard = line, kind, b"", b""

    def fileno(self) -> int:
        return self.line.fileno()

    def send(self) -> None:
        self.left = self.left or FLOODS[self.kind]
        self.left = self.left[self.line.send(self.left) :]

    def hear(self) -> bool:
        """Whether the line is still open."""
        news = self.line.recv(1 << 20)
        self.heard = (self.heard + news)[-1000:]
        return bool(news)

    def code(self) -> int:
        """The code of the last frame, if the line was closed with one."""
        _, found, close = self.heard.rpartition(b"\x88")
        return int.from_bytes(close[1:3], "big") if found else 0


def main() -> None:
    port, table, *kinds = sys.argv[1:]
    floods = [Flood(opened(int(port), table), kind) for kind in kinds]
    print("flooding", flush=True)
    end = time.monotonic() + SECONDS
    while floods and time.monotonic() < end and os.getppid() != 1:
        readable, writable, _ = select.select(floods, floods, [], 1)
        for flood in {*readable, *writable}:
            is_open = True
            with contextlib.suppress(BlockingIOError):
                try:
                    if flood in readable:
                        is_open = flood.hear()
                    if is_open and flood in writable:
                        flood.send()
                except (ConnectionResetError, BrokenPipeError):
                    is_open = False
            if not is_open:
                floods.remove(flood)
                print(flood.kind, flood.code(), flush=True)


if __name__ == "__main__":
    main()
