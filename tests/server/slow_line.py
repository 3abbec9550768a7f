"""A slow line: a proxy that hands every byte on so many milliseconds later, in both directions."""

import asyncio
import contextlib
from collections.abc import AsyncIterator


@contextlib.asynccontextmanager
async def slow_line(port: int, one_way_ms: float) -> AsyncIterator[int]:
    """A port that leads to another one, slowly."""
    jobs: set[asyncio.Task[None]] = set()
    writers: set[asyncio.StreamWriter] = set()

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", port)
        writers.update((writer, far_writer))
        for source, target in ((reader, far_writer), (far_reader, writer)):
            jobs.add(asyncio.create_task(_hand_on(source, target, one_way_ms / 1000)))

    proxy = await asyncio.start_server(connected, "127.0.0.1", 0)
    try:
        yield proxy.sockets[0].getsockname()[1]
    finally:
        proxy.close()
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        for writer in writers:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()


async def _hand_on(source: asyncio.StreamReader, target: asyncio.StreamWriter, delay: float) -> None:
    loop = asyncio.get_running_loop()
    while data := await source.read(65_536):
        loop.call_later(delay, target.write, data)
    loop.call_later(delay, target.close)
