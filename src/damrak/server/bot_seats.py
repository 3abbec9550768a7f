"""The bots at a table: each is asked when its seat is, and answers in its own time.

They think for people only: while somebody is connected, and after a person's move until the bots have
answered it. A table that everybody has left costs nothing.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from damrak.core.errors import DamrakError
from damrak.core.match import Move
from damrak.core.seats import CLOCK
from damrak.server import entries
from damrak.server.bot_process import Situation
from damrak.server.turns import Asker, Unwanted

if TYPE_CHECKING:
    from damrak.server.room import Room

log = logging.getLogger("damrak.server")


class BotSeats:
    """Asks the bots of one table."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._thinking: set[int] = set()
        self._party = ""
        """For whom the bots thought last; whoever has moved and left still waits for them."""

    @property
    def busy(self) -> bool:
        return bool(self._thinking)

    def look(self) -> None:
        """Ask every bot that is to act and is not thinking already. Needs the room's lock."""
        if not self._has_people:
            return
        for seat in self._room.table.asked:
            if self._is_to_act(seat) and seat not in self._thinking:
                self._thinking.add(seat)
                self._room.start(self._act(seat))

    @property
    def _has_people(self) -> bool:
        """Somebody is connected, or waits for the bots' answer to their last move."""
        return bool(self._room.connections) or self._room.table.answer_is_due

    def asker(self, wants_it: Callable[[], bool]) -> Asker:
        """For whom this table's bots think: the address of a player, or else of a spectator who is here."""
        room = self._room
        players = [one.address for one in room.connections if room.table.held_by(one.guest)]
        here = players or [one.address for one in room.connections]
        self._party = min(here, default=self._party)
        return Asker(self._party, room.table.id, wants_it)

    def _is_to_act(self, seat: int) -> bool:
        """A bot's turn; not while a run is on, or its limit is named already."""
        table = self._room.table
        if seat == CLOCK or seat not in table.asked or not table.seats[seat].level:
            return False
        clock = self._room.auctioneer
        return not (clock.is_live and (clock.is_running or clock.has_named_limit(seat)))

    async def _act(self, seat: int) -> None:
        """One choice, after a pause; if it could not be kept, the bot is asked again a little later."""
        try:
            if not await self._has_tried(seat):
                await asyncio.sleep(self._room.pace.disk_again / 1000)
        finally:
            self._thinking.discard(seat)
        async with self._room.lock:
            self.look()

    async def _has_tried(self, seat: int) -> bool:
        """False if that went wrong: the table must not stand still for it, nor go in circles."""
        try:
            await asyncio.sleep(self._room.pace.bot_pause / 1000)
            async with self._room.lock:
                situation = self.situation_of(seat) if self._is_to_act(seat) else None
            if situation:
                await self._answer(seat, situation)
        except Unwanted:
            return True
        except DamrakError as error:
            log.warning("table %s, seat %s: %s", self._room.table.id, seat, error)
            return False
        except Exception:  # a fault of ours
            log.exception("table %s: the bot on seat %s could not act", self._room.table.id, seat)
            return False
        return True

    def situation_of(self, seat: int) -> Situation:
        """All that whoever chooses for a seat may know."""
        table = self._room.table
        return Situation(
            game=table.game,
            level=table.seats[seat].level,
            seed=table.seats[seat].key,  # a secret, so that nobody works out what the bot will do
            view=table.view(seat),
            legal=table.legal(seat),
        )

    async def _answer(self, seat: int, situation: Situation) -> None:
        """Play what the bot chose, if what it saw is still so."""
        room = self._room

        def still_sees() -> bool:
            return self._is_to_act(seat) and room.table.view(seat) == situation.view

        asker = self.asker(lambda: self._has_people and still_sees())
        action = await room.lobby.bots.choose(situation, room.pace.bot_patience, asker)
        async with room.lock:
            if still_sees():
                await room.put(entries.Moved(at=room.pace.stamp(), move=Move(seat=seat, action=action)))
