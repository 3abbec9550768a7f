"""Places to work at, given out in turn, so that nobody who asks for much makes the others wait.

Whoever waits belongs to a table, and the table to a party (the address of its players). A free place goes to
each party in turn, and within a party to each table in turn.
"""

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from typing import NamedTuple


class Unwanted(Exception):
    """Nobody wants this work any more, now that its turn has come."""


def always() -> bool:
    """Nothing can make this work unwanted."""
    return True


class Asker(NamedTuple):
    """For whom work is done, and whether it is still wanted when its turn comes."""

    party: str = ""
    table: str = ""
    wants_it: Callable[[], bool] = always


Waiting = deque["asyncio.Future[None]"]


class Turns:
    """A number of places; those who wait for one are served in turn."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._parties: OrderedDict[str, OrderedDict[str, Waiting]] = OrderedDict()

    @contextlib.asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """A place, until the block ends; raises Unwanted if nobody wants it by then."""
        await self._take_place(asker)
        try:
            if not asker.wants_it():
                raise Unwanted
            yield
        finally:
            self._free += 1
            self._serve()

    async def _take_place(self, asker: Asker) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        tables = self._parties.setdefault(asker.party, OrderedDict())
        tables.setdefault(asker.table, deque()).append(mine)
        self._serve()
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # served in the very moment in which we gave up
                self._free += 1
                self._serve()
            raise

    def _serve(self) -> None:
        """Give the free places to those whose turn it is."""
        while self._free and self._parties:
            mine = self._next()
            if not mine.done():  # whoever was cancelled waits no more
                self._free -= 1
                mine.set_result(None)

    def _next(self) -> "asyncio.Future[None]":
        """The first who waits; their table and their party go to the end."""
        party, tables = self._parties.popitem(last=False)
        table, waiting = tables.popitem(last=False)
        mine = waiting.popleft()
        if waiting:
            tables[table] = waiting
        if tables:
            self._parties[party] = tables
        return mine
