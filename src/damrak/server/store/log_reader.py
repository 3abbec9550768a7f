"""Reads the logs of tables beside the event loop and beside the writer, a piece at a time."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from damrak.server.store.writer import PATIENCE_MS

AT_ONCE: Final = 1000
"""Entries to a piece: a short log need not wait for a long one."""
ASKED: Final = "select body from entries where match = ? and number >= ? order by number limit ?"


class LogReader:
    """A second connection to the database, for reading alone, with a thread of its own."""

    def __init__(self, file: Path) -> None:
        self._base = sqlite3.connect(file, PATIENCE_MS / 1000, isolation_level=None, check_same_thread=False)
        self._base.execute("pragma query_only = on")
        self._thread = ThreadPoolExecutor(1, "store-reading")

    async def entries(self, table: str) -> list[bytes]:
        """All entries of a table in order."""
        loop, found = asyncio.get_running_loop(), list[bytes]()
        while True:
            piece = await loop.run_in_executor(self._thread, self._piece, table, len(found))
            found += piece
            if len(piece) < AT_ONCE:
                return found

    def _piece(self, table: str, first: int) -> list[bytes]:
        return [body for (body,) in self._base.execute(ASKED, (table, first, AT_ONCE))]

    async def close(self) -> None:
        """Finish what is being read, and close the connection."""
        await asyncio.to_thread(self._thread.shutdown)
        self._base.close()
