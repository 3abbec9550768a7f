"""News about who is here. They are gathered: whoever comes and goes all the time costs the others little.

A player's coming and going is told at once, as the others wait for it, unless that player does so again and
again. Spectators only change a number.
"""

import asyncio
from typing import TYPE_CHECKING, Final

from damrak.server import telling
from damrak.server.allowance import Buckets, Limit

if TYPE_CHECKING:
    from damrak.server.connection import Connection
    from damrak.server.room import Room

AT_ONCE: Final = Limit("guest", 6, 30)
"""So often is a player's coming and going told at once."""


class Presence:
    """Tells everybody at one table who is here. All its methods need the room's lock."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._at_once = Buckets(AT_ONCE)
        self._timer: asyncio.TimerHandle | None = None

    def has_changed(self, connection: "Connection") -> None:
        """Somebody has come or gone."""
        now_s, guest = self._room.pace.now() / 1000, connection.guest
        is_player = bool(self._room.table.held_by(guest))
        if is_player and self._at_once.wait(guest, now_s) == 0:
            self._at_once.take(guest, now_s)
            telling.tell_all(self._room)
        elif self._timer is None and self._room.connections:
            self._timer = self._room.after(self._room.pace.gather_news, self._tell_gathered)

    async def _tell_gathered(self) -> None:
        self._timer = None
        telling.tell_all(self._room)

    def stop(self) -> None:
        """Tell nothing more."""
        if self._timer:
            self._timer.cancel()
