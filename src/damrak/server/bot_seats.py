"""The bots at a table: each is asked when its seat is, and answers in its own time."""

import asyncio
from typing import TYPE_CHECKING

from damrak.core.match import Move
from damrak.core.seats import CLOCK
from damrak.server import entries
from damrak.server.bot_process import Asked

if TYPE_CHECKING:
    from damrak.server.room import Room


class BotSeats:
    """Asks the bots of one table. `look` needs the room's lock."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._thinking: dict[int, int] = {}

    @property
    def busy(self) -> bool:
        return bool(self._thinking)

    def look(self) -> None:
        """Ask every bot that is to act and is not thinking already; not while people talk about an undo."""
        table = self._room.table
        if table.match is None or table.question:
            return
        for seat in table.asked():
            if seat != CLOCK and table.seats[seat].level and self._is_needed(seat):
                self._thinking[seat] = self._position
                self._room.start(self._move(seat, self._position))

    def _is_needed(self, seat: int) -> bool:
        at_live_clock = self._room.auctioneer.is_live
        if at_live_clock and self._room.auctioneer.has_named_limit(seat):
            return False
        return self._thinking.get(seat) != self._position

    @property
    def _position(self) -> int:
        """The length of the match's log, undone moves included: no two positions share it."""
        assert self._room.table.match is not None
        return len(self._room.table.match.log)

    async def _move(self, seat: int, position: int) -> None:
        room, table = self._room, self._room.table
        try:
            await asyncio.sleep(room.pace.bot_pause / 1000)
            asked = Asked(
                table.game.name, table.seats[seat].level, f"{table.id} {seat}", table.view(seat), table.legal(seat)
            )
            if not asked.legal or not asked.level:
                return
            action = await room.lobby.bots.choose(asked, room.pace.bot_patience)
            async with room.lock:
                if action in room.table.legal(seat) and self._still_asked(seat, asked):
                    self._thinking.pop(seat, None)
                    await room.put(entries.Moved(at=int(room.pace.now()), move=Move(seat=seat, action=action)))
        finally:
            self._thinking.pop(seat, None)
            await self._look_again()

    def _still_asked(self, seat: int, asked: Asked) -> bool:
        """What the bot saw is still so: others may have chosen in secret meanwhile, which it cannot know."""
        table = self._room.table
        same = table.view(seat) == asked.view and bool(table.seats[seat].level)
        return same and not table.question

    async def _look_again(self) -> None:
        async with self._room.lock:
            self.look()
