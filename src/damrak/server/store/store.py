"""What a store does: it keeps every table's entries in order, durably, and finds tables again."""

from typing import Protocol

import msgspec

from damrak.server.wire import Phase


class Shelf(msgspec.Struct, frozen=True, kw_only=True):
    """Where a table is filed: enough to list it without opening it."""

    open: bool
    phase: Phase
    changed: int
    guests: tuple[str, ...]
    game: str
    names: tuple[str, ...]
    free: int
    asked: tuple[str, ...]
    """The guests who are to act."""
    board: str = ""
    """The board's name, unless it is the game's own."""


class Store(Protocol):
    """A log for each table. An entry is kept for good before its append returns."""

    async def append(self, table: str, number: int, entry: bytes, shelf: Shelf | None) -> bool:
        """Keep an entry, and file the table anew if need be.

        False if another entry has that number already: then read again.
        """

    async def file(self, table: str, shelf: Shelf) -> None:
        """File a table anew, without an entry."""

    async def entries(self, table: str) -> list[bytes]:
        """All entries of a table in order; none if there is no such table."""

    async def tables_of(self, guest: str, most: int) -> list[tuple[str, Shelf]]:
        """The tables where a guest sits: those that are not over first, then the latest first."""

    async def open_tables(self, most: int) -> list[tuple[str, Shelf]]:
        """The tables anybody may join, latest first."""

    async def secret(self) -> bytes:
        """This server's key for signing, made once."""

    def stand_aside(self, seconds: float) -> None:
        """For so long, do not hold up the event loop, not even for a moment: a clock runs."""

    async def close(self) -> None:
        """Finish what is being written."""
