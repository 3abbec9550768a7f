"""A socket and an HTTP client that send whatever they are given, many messages at once."""

import asyncio
import base64
import contextlib
import os
from collections.abc import Iterable, Sequence

import msgspec

NEAR = "127.0.0.1"
PATIENCE = 60.0


class Answer(msgspec.Struct):
    """What matters of a message from the server."""

    type: str = ""
    message: str = ""
    request: int = 0
    nonce: str = ""


_DECODER = msgspec.json.Decoder(Answer)


def frame(text: bytes, first: int = 0x81) -> bytes:
    """A guest's frame; masked with nothing, which is allowed and leaves the bytes as they are."""
    size = len(text)
    if size < 126:
        head = bytes((first, 0x80 | size))
    elif size < 65_536:
        head = bytes((first, 0xFE)) + size.to_bytes(2, "big")
    else:
        head = bytes((first, 0xFF)) + size.to_bytes(8, "big")
    return head + bytes(4) + text


class Cut(Exception):
    """The server has ended the line; with the code it gave."""


class RawSocket:
    """A guest's line to a table."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer, self._rest = reader, writer, b""

    @classmethod
    async def open(cls, port: int, table: str, headers: Sequence[str] = (), here: str = NEAR) -> "RawSocket":
        """Come to a table from an address of this machine, and from its own page unless headers differ."""
        reader, writer = await asyncio.open_connection(NEAR, port, local_addr=(here, 0))
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET /api/tables/{table}/socket HTTP/1.1", f"Host: {NEAR}:{port}", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", *headers]
        if not any(line.lower().startswith(("origin:", "authorization:")) for line in headers):
            lines.append(f"Origin: http://{NEAR}:{port}")
        writer.write("\r\n".join([*lines, "", ""]).encode())
        try:
            async with asyncio.timeout(PATIENCE):
                head = await reader.readuntil(b"\r\n\r\n")
            if b" 101 " not in head.split(b"\r\n")[0]:
                raise Cut(head.split(b"\r\n")[0].decode())
        except BaseException:
            await _closed(writer)
            raise
        return cls(reader, writer)

    def send(self, data: bytes) -> None:
        """Bytes as they are, frames or not."""
        self._writer.write(data)

    async def send_all(self, data: bytes) -> None:
        """The same, and wait until the system has taken nearly all of it."""
        self._writer.write(data)
        async with asyncio.timeout(PATIENCE):
            await self._writer.drain()

    async def answers(self) -> Iterable[Answer]:
        """Wait for the next messages; those in the same packet come together. Pings are answered."""
        async with asyncio.timeout(PATIENCE):
            data = await self._reader.read(1 << 18)
        if not data:
            raise Cut("closed")
        data, found, at = self._rest + data, [], 0
        while True:
            start, end = _server_span(data, at)
            if end > len(data):
                break
            if data[at] == 0x88:
                raise Cut(str(int.from_bytes(data[start : start + 2], "big")))
            found.append(_DECODER.decode(data[start:end]))
            at = end
        self._rest = data[at:]
        for one in found:
            if one.type == "ping":
                self.send(frame(b'{"type":"pong","nonce":"%b"}' % one.nonce.encode()))
        return found

    async def closed(self) -> str:
        """Read on until the server ends the line; how it did."""
        try:
            while True:
                await self.answers()
        except Cut as cut:
            return str(cut)
        except ConnectionError:
            return "reset"

    async def close(self) -> None:
        await _closed(self._writer)


async def _closed(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with contextlib.suppress(ConnectionError):
        await writer.wait_closed()


def _server_span(data: bytes, at: int) -> tuple[int, int]:
    """Where a message of the server begins and ends: its frames have no mask."""
    if len(data) < at + 2:
        return at, len(data) + 1
    size, start = data[at + 1] & 0x7F, at + 2
    if size == 126:
        size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
    elif size == 127:
        size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
    return start, start + size


class RawHttp:
    """A connection that is kept for many requests, in a row or before their answers have come."""

    def __init__(self, port: int, here: str = NEAR) -> None:
        self._port, self._here = port, here
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, requests: Sequence[bytes]) -> list[tuple[int, bytes]]:
        """Send requests together; status and body of each answer, as far as the server keeps the line."""
        if self._streams is None:
            self._streams = await asyncio.open_connection(NEAR, self._port, local_addr=(self._here, 0))
        reader, writer = self._streams
        found: list[tuple[int, bytes]] = []
        try:
            writer.write(b"".join(requests))
            async with asyncio.timeout(PATIENCE):
                for _ in requests:
                    status, body, kept = await _answer(reader)
                    found.append((status, body))
                    if not kept:
                        break
                else:
                    return found
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        await self.close()
        return found

    async def close(self) -> None:
        if self._streams:
            await _closed(self._streams[1])
        self._streams = None


async def _answer(reader: asyncio.StreamReader) -> tuple[int, bytes, bool]:
    head = (await reader.readuntil(b"\r\n\r\n")).lower()
    status = int(head.split(b" ", 2)[1])
    kept = b"connection: close" not in head
    if b"content-length:" in head:
        size = int(head.split(b"content-length:")[1].split(b"\r\n")[0])
        return status, await reader.readexactly(size), kept
    if b"transfer-encoding: chunked" in head:
        return status, await _chunks(reader), kept
    return status, b"", kept


async def _chunks(reader: asyncio.StreamReader) -> bytes:
    body = b""
    while size := int(await reader.readuntil(b"\r\n"), 16):
        body += await reader.readexactly(size + 2)
    await reader.readexactly(2)
    return body
