"""The dealer of a table: asks the browsers of a full table for chance, and deals, as docs/dealing.md tells.

Nobody learns anything of another's chance, nor of the seed, before the match is over.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from damrak.core.dealing import Commitment, Idle, Round, Why, commitment_of
from damrak.core.errors import BadData, DamrakError
from damrak.server import entries, wire
from damrak.server.connection import Connection
from damrak.server.dealing import why_not_asked

if TYPE_CHECKING:
    from damrak.server.room import Room

KNOWS_DEALING: Final = 2
"""The wire that a client must speak to be asked."""


def new_secret() -> str:
    """Chance of the server's own, for one round."""
    return secrets.token_hex(32)


@dataclass
class OpenRound:
    """A round under way. Guests are those who stand for a seat."""

    number: int
    promise: str
    waited_for: set[str] = field(default_factory=set)
    asked: dict[str, tuple[int, ...]] = field(default_factory=dict)
    """For which seats each guest was asked to add something: commitments are made for just these."""
    told: set[Connection] = field(default_factory=set)
    commitments: dict[str, str] = field(default_factory=dict)
    reveals: dict[str, str] = field(default_factory=dict)
    is_closed: bool = False
    """Nobody else may commit."""

    def listed(self) -> list[str]:
        """The guests who have committed, in the order of their hashes."""
        return sorted(self.commitments, key=lambda guest: self.commitments[guest])


class Dealer:
    """Deals at one table. All of it needs the room's lock."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._round: OpenRound | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._is_opening = False

    @property
    def is_busy(self) -> bool:
        return self._is_opening or self._round is not None

    def look(self) -> None:
        """Open a round if the table waits for its cards; ask whoever has come meanwhile."""
        table = self._room.table
        if not table.awaits_deal:
            self.stop()
        elif self._round and table.deal and table.deal.is_open and table.deal.number == self._round.number:
            self._ask_all(self._round)
        elif not self._is_opening:
            self.stop()
            self._is_opening = True
            self._after(0, self._open)

    def stop(self) -> None:
        """Forget the round: it is over, or the room is closed."""
        self._round, self._is_opening = None, False
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _after(self, wait_ms: float, job: Callable[[], Awaitable[None]]) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer = self._room.after(wait_ms, job)

    # ---- a round ----

    async def _open(self) -> None:
        """Begin a round with a secret of its own, and ask everybody who stands for a seat."""
        room, deal = self._room, self._room.table.deal
        if not room.table.awaits_deal or deal is None:
            self.stop()
            return
        secret = deal.secret if deal.is_fresh else new_secret()
        await self._kept(entries.DealOpened(at=room.pace.stamp(), secret=secret), again=self._open)
        self._is_opening = False
        self._round = one = OpenRound(deal.number, deal.promise, self._expected())
        self._ask_all(one)
        self._wait_for(one, room.pace.deal_commit)
        await self._close_if_complete(one)

    async def _kept(self, entry: entries.AnyEntry, again: Callable[[], Awaitable[None]]) -> None:
        """Let an entry happen; if the store does not take it, try once more a little later."""
        try:
            await self._room.put(entry)
        except DamrakError:
            self._after(self._room.pace.disk_again, again)
            raise

    def _expected(self) -> set[str]:
        """The guests who said that their page adds chance, unless they have been away for long."""
        room, table = self._room, self._room.table
        long_ago = room.pace.stamp() - room.pace.deal_commit
        near = {
            guest
            for seat in table.seats
            if room.is_present(seat.number) or room.absent_since[seat.number] >= long_ago
            for guest in seat.holders
        }
        return {guest for guest in near & table.adding if self._seats_of(guest)}

    def _seats_of(self, guest: str) -> tuple[int, ...]:
        """The seats for which a guest may add something."""
        table = self._room.table
        left_out = table.deal.left_out() if table.deal else set()
        return tuple(seat for seat in table.held_by(guest) if seat not in left_out)

    def _ask_all(self, one: OpenRound) -> None:
        """Tell everybody who can take part, and has not been told, how far the round is."""
        for connection in self._room.connections:
            if connection.wire >= KNOWS_DEALING and connection not in one.told:
                self._ask(one, connection)

    def _ask(self, one: OpenRound, connection: Connection) -> None:
        guest = connection.guest
        if one.is_closed:
            if guest in one.commitments:
                self._ask_to_reveal(one, connection)
            return
        seats = one.asked.get(guest) or self._seats_of(guest)
        if seats:
            one.asked[guest] = seats
            one.waited_for.add(guest)
            one.told.add(connection)
            connection.tell(wire.Deal(round=one.number, promise=one.promise, seats=seats))

    def _ask_to_reveal(self, one: OpenRound, connection: Connection) -> None:
        commitments = tuple(
            wire.Committed(seats=one.asked[guest], commitment=one.commitments[guest])
            for guest in one.listed()
        )
        one.told.add(connection)
        connection.tell(wire.DealReveal(round=one.number, commitments=commitments))

    # ---- what browsers say ----

    async def commit(self, connection: Connection, said: wire.Commit) -> None:
        """A browser's commitment; the first one counts."""
        one = self._current(connection, said.round)
        if one.is_closed:
            raise BadData("server-deal-closed")
        if connection.guest not in one.asked:
            raise BadData("server-no-deal")
        taken = one.commitments.get(connection.guest)
        if taken == said.commitment:  # another tab of the same browser
            return
        if taken or said.commitment in one.commitments.values():
            raise BadData("server-deal-committed")
        one.commitments[connection.guest] = said.commitment
        await self._close_if_complete(one)

    async def reveal(self, connection: Connection, said: wire.Reveal) -> None:
        """A browser's chance, if it is the one it has committed to; any other is as good as none."""
        one, guest = self._current(connection, said.round), connection.guest
        if not one.is_closed:
            raise BadData("server-deal-not-closed")
        if guest not in one.commitments:
            raise BadData("server-no-deal")
        made = commitment_of(said.chance, self._room.table.id, one.number, one.promise, one.asked[guest])
        if made != one.commitments[guest]:
            raise BadData("server-deal-mismatch")
        one.reveals[guest] = said.chance
        if len(one.reveals) == len(one.commitments):
            await self._end(one)

    def _current(self, connection: Connection, number: int) -> OpenRound:
        if not self._room.table.held_by(connection.guest):
            raise BadData("server-only-players")
        if self._round is None or self._round.number != number:
            raise BadData("server-no-deal")
        return self._round

    # ---- its two endings ----

    def _wait_for(self, one: OpenRound, wait_ms: float) -> None:
        """Wait for commitments, or for reveals, and no longer than this."""
        was_closed = one.is_closed

        async def time_is_up() -> None:
            if one is self._round and one.is_closed == was_closed:  # it may have come so far meanwhile
                await self.wait_no_longer()

        self._after(wait_ms, time_is_up)

    async def wait_no_longer(self) -> None:
        """Go on without those who have not answered."""
        one = self._round
        if one:
            await (self._end(one) if one.is_closed else self._close_list(one))

    async def _close_if_complete(self, one: OpenRound) -> None:
        if one.waited_for <= set(one.commitments):
            await self._close_list(one)

    async def _close_list(self, one: OpenRound) -> None:
        """Nobody else may commit: everybody who did sees the list and may reveal."""
        one.is_closed = True
        one.told.clear()
        self._ask_all(one)
        if one.commitments:
            self._wait_for(one, self._room.pace.deal_reveal)
        else:
            await self._end(one)

    async def _end(self, one: OpenRound) -> None:
        """Deal if everybody has revealed; else the next round begins."""
        ended = entries.DealEnded(at=self._room.pace.stamp(), round=self._outcome(one))
        await self._kept(ended, again=self.wait_no_longer)

    def _outcome(self, one: OpenRound) -> Round:
        deal = self._room.table.deal
        assert deal is not None
        commitments = tuple(
            Commitment(
                seats=one.asked[guest], commitment=one.commitments[guest], reveal=one.reveals.get(guest)
            )
            for guest in one.listed()
        )
        added = {seat for it in commitments for seat in it.seats}
        idle = [Idle(seat=n, why=self._why(n)) for n in range(len(self._room.table.seats)) if n not in added]
        is_whole = len(one.reveals) == len(one.commitments)
        return deal.ended(commitments, idle, "dealt" if is_whole else "reveal missing")

    def _why(self, seat: int) -> Why:
        """Why a seat has added nothing."""
        room, facts = self._room, self._room.table.seats[seat]
        if room.table.deal and seat in room.table.deal.left_out():
            return "left out"
        if facts.is_bot or facts.is_programs:
            return why_not_asked(facts)
        here = [connection.wire for connection in room.connections if connection.guest in facts.holders]
        if not here:
            return "absent"
        return "silent" if max(here) >= KNOWS_DEALING else "older"
