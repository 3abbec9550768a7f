"""Reads tables from the store, a little at a time, so that a long log holds up nobody at other tables."""

import asyncio
from collections.abc import Iterator
from time import monotonic
from typing import Final

from damrak.core.errors import BadData
from damrak.server.boards import Boards
from damrak.server.store import Store
from damrak.server.table import Table, tables_so_far

SLICE_S: Final = 0.001
"""So long may entries be read before everybody else has a turn."""


class Reader:
    """Makes tables out of their logs. Several tables are read at the same time, slice by slice in turn."""

    def __init__(self, store: Store, boards: Boards) -> None:
        self._store, self._boards = store, boards
        self._slice = asyncio.Lock()

    async def read(self, name: str) -> Table:
        """A table as the store has it; BadData if there is none."""
        bodies = await self._store.entries(name)
        if not bodies:
            raise BadData("server-no-such-table")
        steps = tables_so_far(name, bodies, self._boards)
        table = next(steps)
        while await self._has_read_some(steps):
            await asyncio.sleep(0)
        return table

    async def _has_read_some(self, steps: Iterator[Table]) -> bool:
        """Read for a moment; False if the log has come to its end."""
        async with self._slice:
            until = monotonic() + SLICE_S
            while next(steps, None):
                if monotonic() > until:
                    return True
            return False
