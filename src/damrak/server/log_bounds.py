"""How long the log of a table may grow. Chat and talk come to an end long before moves do."""

from typing import Final

from damrak.core.errors import BadData
from damrak.server import entries
from damrak.server.entries import AnyEntry
from damrak.server.table import Table

MOST_CHAT: Final = 5_000
"""Lines of chat. They count apart, so that nobody can end a match by talking."""
MOST_BESIDES: Final = 10_000
"""Other entries, from which on nothing is undone and nobody sits down or gets up; moves go on."""
MOST_ENTRIES: Final = 50_000
"""Entries other than chat. A match has some hundred moves."""
GOES_ON: Final = (
    entries.Moved,
    entries.Decided,
    entries.Voided,
    entries.DealOpened,
    entries.DealEnded,
    entries.UndoAnswered,
    entries.HandedOver,
    entries.TakenBack,
    entries.Rematched,
)
"""What a match needs to come to its end, even without one of its players."""


def check_has_room(table: Table, entry: AnyEntry) -> None:
    """Refuse what would make the log of a table too long."""
    if isinstance(entry, entries.Chatted):
        if table.lines >= MOST_CHAT:
            raise BadData("server-chat-full")
        return
    goes_back = isinstance(entry, entries.Moved) and (entry.move.undo or entry.move.redo)
    most = MOST_ENTRIES if isinstance(entry, GOES_ON) and not goes_back else MOST_BESIDES
    if table.taken - table.lines >= most:
        raise BadData("server-log-full")
