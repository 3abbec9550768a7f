"""Lines that have ended are forgotten, however many come and go."""

import asyncio
import gc
from pathlib import Path

from damrak.server.line import Line
from tests.server.harness import PATIENCE, scenario, served
from tests.torture.raw import RawSocket, frame


def lines_in_memory() -> int:
    gc.collect()
    return sum(isinstance(one, Line) for one in gc.get_objects())


@scenario
async def test_a_line_that_was_broken_is_freed_at_once(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna = await site.guest()
        table = await anna.lay("tickets", "me", "friend")
        before = lines_in_memory()
        for _ in range(20):
            line = await RawSocket.open(site.port, table)
            line.send(frame(b"", first=0x83))
            await line.closed()
            await line.close()
        async with asyncio.timeout(PATIENCE / 3):
            while lines_in_memory() > before:
                await asyncio.sleep(0.05)
        await anna.gone()
