"""What is no HTTP and no WebSocket is refused; none of it writes a traceback into the host's log."""

import asyncio
import contextlib
import logging
from collections.abc import Iterator
from pathlib import Path

from tests.server.harness import PATIENCE, Site, scenario, served
from tests.torture.raw import RawHttp, RawSocket, frame


def head(site: Site, host: str = "") -> bytes:
    host = host or f"127.0.0.1:{site.port}"
    return f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\n\r\n".encode()


@contextlib.contextmanager
def no_faults() -> Iterator[None]:
    """Nothing is logged as a fault. To be used while the server runs: Uvicorn sets up its logger anew."""
    records: list[logging.LogRecord] = []
    handler = logging.Handler(logging.ERROR)
    handler.emit = records.append  # type: ignore[method-assign, assignment]
    loggers = [logging.getLogger("uvicorn.error"), logging.getLogger()]
    for logger in loggers:
        logger.addHandler(handler)
    yield
    for logger in loggers:
        logger.removeHandler(handler)
    assert [record.getMessage() for record in records] == []


@scenario
async def test_a_body_that_is_none_beside_its_head(tmp_path: Path) -> None:
    """The request has begun when its body turns out to be broken, and is refused in the same moment."""
    async with served(tmp_path) as site:
        with no_faults():
            http = RawHttp(site.port)
            assert [status for status, _ in await http.ask([head(site, "elsewhere") + b"ZZ\r\n"])] == [400]
            await http.close()


@scenario
async def test_a_body_that_is_none_after_the_answer(tmp_path: Path) -> None:
    """The request was refused before its body came; then the connection ends without a second answer."""
    async with served(tmp_path) as site:
        with no_faults():
            http = RawHttp(site.port)
            assert [status for status, _ in await http.ask([head(site)])] == [403]
            assert await http.ask([b"ZZ\r\n"]) == []
            await http.close()


@scenario
async def test_broken_letters_before_the_table_listens(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        with no_faults():
            anna = await site.guest()
            table = await anna.lay("tickets", "me", "friend")
            for _ in range(10):
                line = await RawSocket.open(site.port, table)
                line.send(frame(b"\xff{") + frame(b"", first=0x83))
                async with asyncio.timeout(PATIENCE):
                    await line.closed()
                await line.close()
            await anna.gone()
