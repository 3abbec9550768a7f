"""What people ask of the bots: a hint at the table, and looking back on a match that is over.

Both are worked out in processes of their own, so that no table and no bot waits for them.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from damrak.bots import Choice
from damrak.bots import hint as merchants_choice
from damrak.bots.analysis import Analysis, analyse
from damrak.core.errors import BadData, DamrakError, StaleAction
from damrak.core.game import Game
from damrak.core.match import Match, replay
from damrak.server import telling, wire
from damrak.server.allowance import HINTS
from damrak.server.bot_process import BotProcess, Situation
from damrak.server.connection import Connection
from damrak.server.turns import Asker, Turns, Unwanted

if TYPE_CHECKING:
    from damrak.server.room import Room

log = logging.getLogger("damrak.server")
ADVISERS: Final = 2
"""Processes: one may look back on a match while the other gives hints."""
LOOK_BACK_MS: Final = 600_000
REMEMBERED: Final = 100
"""So many matches looked back on are remembered."""
PLAYOUTS: Final[Mapping[str, int]] = {"tickets": 100, "merchants": 40}
"""For each move of a match that is looked back on: so that it takes seconds, not minutes."""


def think(situation: Situation) -> Choice:
    """In an adviser's process: what a merchant would do."""
    return merchants_choice(situation.game, situation.view, situation.legal)


def look_back(given: tuple[Game, dict[str, Any], int]) -> Analysis:
    """In an adviser's process: a match seen from its end, with so many playouts for each move."""
    game, record, playouts = given
    return analyse(replay(record, game), playouts)


class Hints:
    """Hints at one table: one at a time for each seat."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._coming: set[int] = set()

    def ask(self, connection: Connection, said: wire.AskHint) -> None:
        """Begin to work out a hint. Needs the room's lock."""
        table = self._room.table
        if table.seats[said.seat].level:
            raise BadData("server-bot-plays")
        if not table.legal(said.seat):
            raise BadData("server-nothing-to-choose")
        if said.seat in self._coming:
            raise BadData("server-hint-coming")
        self._room.lobby.allowances.take(HINTS, connection.who)
        self._coming.add(said.seat)
        self._room.start(self._answer(connection, said, self._room.bots.situation_of(said.seat)))

    async def _answer(self, connection: Connection, said: wire.AskHint, situation: Situation) -> None:
        try:
            connection.tell(await self._hint(said, situation, connection))
        except DamrakError as error:
            connection.tell(telling.refusal(error, said.request))
        finally:
            self._coming.discard(said.seat)

    async def _hint(self, said: wire.AskHint, situation: Situation, connection: Connection) -> wire.Hint:
        """A hint, unless what it was about has changed meanwhile, or the seat is no longer the asker's."""
        room = self._room
        asker = Asker(connection.address, room.table.id, lambda: not connection.gone.is_set())
        choice = await room.lobby.advisers.hint(situation, room.pace.bot_patience, asker)
        async with room.lock:
            if connection.guest not in room.table.seats[said.seat].holders:
                raise BadData("server-not-your-seat", seat=said.seat + 1)
            if room.table.view(said.seat) != situation.view:
                raise StaleAction("server-stale")
            saw = telling.glance(room, said.seat).saw
        return wire.Hint(
            request=said.request, seat=said.seat, saw=saw, action=choice.action, reasons=choice.reasons
        )


class Advisers:
    """Everything that this server's tables ask of its advisers."""

    def __init__(self) -> None:
        self.playouts = PLAYOUTS
        self._process = BotProcess(ADVISERS)
        self._one_match = Turns(1)
        self._matches: OrderedDict[str, asyncio.Task[Analysis]] = OrderedDict()

    async def hint(self, situation: Situation, patience_ms: int, asker: Asker) -> Choice:
        """What a merchant would do; BadData if it cannot say."""
        try:
            choice = await self._process.answer(think, situation, situation.game.name, patience_ms, asker)
        except Unwanted:
            raise BadData("server-no-hint") from None
        except Exception as problem:  # a crash, a stall: people go on without a hint
            log.warning("no hint (%s): %r", situation.game.name, problem)
            raise BadData("server-no-hint") from None
        if choice.simple:
            raise BadData("server-no-hint")
        return choice

    def knows(self, table: str) -> bool:
        """Whether a table's match has been looked back on, or somebody is at work on it."""
        return table in self._matches

    def analysis(self, table: str, match: Match, address: str) -> Analysis | None:
        """A table's match looked back on, once that has been worked out; None until then."""
        if table not in self._matches:
            self._matches[table] = asyncio.create_task(self._look_back(match, Asker(address, table)))
            self._forget_some()
        task = self._matches[table]
        self._matches.move_to_end(table)
        if not task.done():
            return None
        if task.cancelled() or task.exception():
            del self._matches[table]
            raise BadData("server-no-analysis")
        return task.result()

    async def _look_back(self, match: Match, asker: Asker) -> Analysis:
        game = match.game
        async with self._one_match.turn(asker):
            given = (game, match.record(), self.playouts[game.name])
            return await self._process.answer(look_back, given, game.name, LOOK_BACK_MS, asker)

    def _forget_some(self) -> None:
        """The matches that nobody has asked about for longest go first, even unfinished."""
        while len(self._matches) > REMEMBERED:
            _, task = self._matches.popitem(last=False)
            task.cancel()

    def close(self) -> None:
        """Stop."""
        for task in self._matches.values():
            task.cancel()
        self._process.close()
