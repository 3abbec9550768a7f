"""Who is in charge of a table, and what they have decided about its guests, as the table's log tells."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from damrak.server import entries
from damrak.server.identity import is_program


class Held(Protocol):
    """What charge asks of a seat."""

    number: int
    level: str
    holders: set[str]


@dataclass
class Charge:
    """Charge belongs to a seat, and so to every device that holds it; before that to who laid the table."""

    invite: str
    """The key of the invitation as it stands."""
    guest: str = ""
    """Who laid the table, as long as they have no seat at it."""
    seat: int | None = None
    gallery: bool = True
    """Whether spectators are let in."""
    renewed: int = 0
    """How often the invitation was renewed."""
    removed: set[str] = field(default_factory=set)
    """Guests who were removed: they neither sit here again nor watch."""
    muted: set[str] = field(default_factory=set)
    """Guests who may not chat as spectators."""
    spectators: dict[str, int] = field(default_factory=dict)
    """The number of every guest who has chatted as a spectator, in the order of their first lines."""
    _holders: set[str] = field(default_factory=set)
    """Who held the seat in charge when we last looked."""

    def is_held_by(self, guest: str) -> bool:
        """Whether a guest is in charge."""
        return guest in self._holders if self.seat is not None else bool(guest) and guest == self.guest

    def number_of(self, guest: str) -> int:
        """The number by which a spectator is called; the next free one for who has not chatted yet."""
        return self.spectators.get(guest, len(self.spectators) + 1)

    def number(self, entry: entries.Chatted) -> None:
        """The spectator who said this keeps the number that the line bears."""
        if entry.guest and entry.line.spectator is not None:
            self.spectators[entry.guest] = entry.line.spectator

    def muted_numbers(self) -> tuple[int, ...]:
        """The muted spectators, as everybody knows them."""
        return tuple(sorted(number for guest, number in self.spectators.items() if guest in self.muted))

    def renew(self, invite: str) -> None:
        """The old invitation is void from now on."""
        self.invite = invite
        self.renewed += 1

    def mute(self, guest: str, *, muted: bool) -> None:
        """Silence a spectator, or let them speak again."""
        (self.muted.add if muted else self.muted.discard)(guest)

    def follow(self, seats: Sequence[Held], *, begun: bool) -> bool:
        """Keep charge with a person who sits here; True if it has passed to another person."""
        before, known = self.seat, set(self._holders)
        self.seat = self._next(seats, begun=begun)
        self._holders = set() if self.seat is None else set(seats[self.seat].holders)
        if self.seat is not None:
            self.guest, known = "", known | {self.guest}
        return self.seat not in (before, None) and not known & self._holders

    def _next(self, seats: Sequence[Held], *, begun: bool) -> int | None:
        """The seat in charge from now on: as before, or another of the same person, or the next person's."""
        own = [seat.number for seat in seats if seat.holders & (self._holders | {self.guest})]
        if self.seat is not None and _is_person(seats[self.seat]):
            return self.seat
        if self.guest and not own and not begun:
            return None
        after = self.seat or 0
        around = [*seats[after:], *seats[:after]]
        people = [seat.number for seat in around if _is_person(seat)]
        others = [number for number in people if number in own] or people
        return others[0] if others else self._if_held(seats)

    def _if_held(self, seats: Sequence[Held]) -> int | None:
        """The seat as before, though a bot stands in there: nobody else could be in charge."""
        return self.seat if self.seat is not None and seats[self.seat].holders else None


def _is_person(seat: Held) -> bool:
    """Somebody with a browser sits here and plays; programs and absent players are in charge of nothing."""
    return not seat.level and any(not is_program(guest) for guest in seat.holders)


def charge_of(opened: entries.Opened) -> Charge:
    """Charge as the table is laid. Rematches keep out who was removed, and keep the gallery as it was."""
    return Charge(
        invite=opened.invite,
        guest=opened.laid_by,
        gallery=not opened.gallery_closed,
        removed=set(opened.removed),
        muted=set(opened.muted),
    )
