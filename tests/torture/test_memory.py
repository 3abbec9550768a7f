"""Lines that have ended are forgotten, however many come and go."""

import asyncio
import gc
from pathlib import Path

from damrak.server.line import Line
from tests.server.harness import PATIENCE, scenario, served
from tests.torture.raw import RawSocket


def lines_in_memory() -> int:
    gc.collect()
    return sum(isinstance(one, Line) for one in gc.get_objects())


@scenario
async def test_a_line_that_was_turned_away_is_freed_at_once(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        before = lines_in_memory()
        for _ in range(20):
            line = await RawSocket.open(site.port, "no-such-table")
            await line.closed()
            await line.close()
        async with asyncio.timeout(PATIENCE / 3):
            while lines_in_memory() > before:
                await asyncio.sleep(0.05)
