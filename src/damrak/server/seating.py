"""What happens to seats and guests besides sitting down: seats move, guests are removed, charge passes on.

Everybody reads of it in the chat, as notices that the table itself gives.
"""

from typing import TYPE_CHECKING

from damrak.core.errors import Argument
from damrak.server import entries
from damrak.server.entries import AnyEntry
from damrak.server.wire import ChatLine

if TYPE_CHECKING:
    from damrak.server.table import Table


def take(table: "Table", entry: AnyEntry) -> None:
    """Let an entry about seats or guests happen."""
    match entry:
        case entries.SeatMoved():
            _move_seat(table, entry)
        case entries.Removed():
            _remove(table, entry)
        case entries.InvitationRenewed():
            table.charge.renew(entry.invite)
            notice(table, entry.at, "server-notice-invitation")
        case entries.GallerySet():
            table.charge.gallery = entry.open
            notice(table, entry.at, f"server-notice-gallery-{'open' if entry.open else 'closed'}")
        case entries.Muted():
            table.charge.mute(entry.guest, muted=entry.muted)
            message = f"server-notice-{'muted' if entry.muted else 'unmuted'}"
            notice(table, entry.at, message, spectator=entry.spectator)


def welcome(table: "Table", guest: str, *, adds_chance: bool) -> None:
    """A guest holds a seat now: nothing that they have lost before matters any more."""
    table.missed.discard(guest)
    table.moved.pop(guest, None)
    table.givers.add(guest)
    table.adding |= {guest} if adds_chance else set()


def follow_charge(table: "Table", at: int) -> None:
    """If nobody in charge sits at the table any more, charge passes to the next person."""
    passed = table.charge.follow(table.seats, begun=table.phase != "waiting")
    if passed and table.charge.seat is not None:
        notice_seat(table, at, "server-notice-charge", table.charge.seat)


def notice(table: "Table", at: int, message: str, **arguments: Argument) -> None:
    """Everybody reads in the chat what has happened at the table."""
    line = ChatLine(seat=None, name="", text="", at=at, notice=message, arguments=arguments)
    table.notices.append(line)
    table.add_chat(line)


def notice_seat(table: "Table", at: int, message: str, seat: int) -> None:
    """A notice about who sits at a seat. They may leave it: so it holds their name."""
    notice(table, at, message, seat=seat, name=table.seats[seat].name)


def _move_seat(table: "Table", entry: entries.SeatMoved) -> None:
    """From now on one guest alone holds the seat; the others have lost it."""
    seat = table.seats[entry.seat]
    others = seat.holders - {entry.guest}
    seat.holders, seat.key = {entry.guest}, entry.key
    welcome(table, entry.guest, adds_chance=entry.adds_chance)
    for guest in others:
        table.moved.setdefault(guest, set()).add(entry.seat)
    notice_seat(table, entry.at, "server-notice-seat-moved", entry.seat)


def _remove(table: "Table", entry: entries.Removed) -> None:
    """Whoever holds the seat goes, from every seat; only seats that nobody else holds become free."""
    guests = set(table.seats[entry.seat].holders)
    notice_seat(table, entry.at, "server-notice-removed", entry.seat)
    for seat in table.seats:
        seat.holders -= guests
    for number, key in entry.keys.items():
        table.free(number, key)
    table.charge.removed |= guests
    table.givers -= guests
    table.missed -= guests
    table.charge.renew(entry.invite)
