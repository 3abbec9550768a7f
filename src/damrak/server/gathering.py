"""Before a run of the live clock: who is waited for, and until when.

A player who is here is waited for until they are ready or have named a limit; a player whose line was lost a
moment ago, for some seconds, once an auction. After too many void runs everybody is asked for a limit.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import msgspec

from damrak.server import wire

if TYPE_CHECKING:
    from damrak.server.room import Room

MOST_VOID: Final = 2
"""Runs for one card; then sealed limits decide."""


class Gathering:
    """The players of one auction before its run. All its methods need the room's lock."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self.told: wire.ClockWaits | None = None
        """What everybody knows of it; None while nobody is waited for."""
        self.ready: set[int] = set()
        self._lost: set[int] = set()
        """Seats whose lines were lost a moment ago, and are waited for now."""
        self._has_waited_for_lines = False
        """In this auction: once is enough."""

    def forget_run(self) -> None:
        """What comes next is another run, or none."""
        self.told, self.ready, self._lost = None, set(), set()

    def forget_auction(self) -> None:
        """The next auction may wait for lines again."""
        self._has_waited_for_lines = False

    @property
    def is_sealed(self) -> bool:
        """Too many runs for this card were void: everybody who takes part is asked for a limit (see M20)."""
        return self._room.table.void_runs >= MOST_VOID

    @property
    def number(self) -> int:
        """That of the next run."""
        return len(self._room.table.audits) + 1

    def has_named_limit(self, seat: int) -> bool:
        """Whether a seat has a sealed limit in this auction."""
        return self._room.table.limit_of(seat) is not None

    def is_bot(self, seat: int) -> bool:
        """Whether a bot plays at a seat just now."""
        return bool(self._room.table.seats[seat].level)

    def wait(self, seats: Iterable[int]) -> float | None:
        """Tell who of the seats that take part is waited for; the moment at which the run may begin.

        None if bots still think: they have to name their limits before.
        """
        some, now = list(seats), self._room.pace.now()
        waiting_for = tuple(seat for seat in some if self._is_waited_for(seat))
        until = self.told.until if self.told else now + self._room.pace.look_at_card
        self._tell(waiting_for, until)
        if any(self.is_bot(seat) and not self.has_named_limit(seat) for seat in some):
            return None
        return until if waiting_for else now

    def _is_waited_for(self, seat: int) -> bool:
        """Who has named a limit is told to nobody where limits decide: there all are waited for."""
        if self.is_bot(seat) or self.is_sealed:
            return not self.is_bot(seat)
        if self.has_named_limit(seat):
            return False
        return seat not in self.ready if self._room.is_present(seat) else seat in self._lost

    def _tell(self, waiting_for: tuple[int, ...], until: float) -> None:
        """Tell everybody, unless they know."""
        waits = wire.ClockWaits(
            run=self.number,
            waiting_for=waiting_for,
            until=until,
            void_runs=self._room.table.void_runs,
            sealed=self.is_sealed,
        )
        if waits != self.told:
            self.told = waits
            for connection in self._room.connections:
                connection.tell(waits)

    def is_out(self, seat: int) -> bool:
        """Whether a seat without a limit names none now."""
        is_late = self.is_sealed or not self._room.is_present(seat)
        return is_late and not self.has_named_limit(seat)

    def waits_for_lines(self, seats: Iterable[int]) -> bool:
        """Give lines that were there a moment ago some seconds to come back, once an auction."""
        lost = set(filter(self._is_lost_lately, seats))
        if not lost or not self.told or self._has_waited_for_lines or self.is_sealed:
            return False
        self._lost, self._has_waited_for_lines = lost, True
        until = self._room.pace.now() + self._room.pace.wait_for_line
        self.told = msgspec.structs.replace(self.told, until=until)
        return True

    def _is_lost_lately(self, seat: int) -> bool:
        room = self._room
        if self.is_bot(seat) or room.is_present(seat) or self.has_named_limit(seat):
            return False
        return room.pace.now() - room.absent_since[seat] <= room.pace.lost_lately
