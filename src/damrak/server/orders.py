"""What only who is in charge may do: remove guests, renew the invitation, close the gallery, mute."""

from typing import TYPE_CHECKING

from damrak.core.errors import BadData
from damrak.server import entries, wire
from damrak.server.connection import Connection
from damrak.server.identity import new_key
from damrak.server.table import Table

if TYPE_CHECKING:
    from damrak.server.room import Room


async def remove(room: "Room", connection: Connection, said: wire.Remove) -> None:
    """Before the start a guest is removed, wherever they sit, and the invitation is renewed."""
    _check_in_charge(room.table, connection)
    _check_waits(room.table)
    _check_removable(room.table, connection.guest, said.seat)
    guests = room.table.seats[said.seat].holders
    keys = {seat.number: new_key() for seat in room.table.seats if seat.holders and seat.holders <= guests}
    await room.put(entries.Removed(at=room.pace.stamp(), seat=said.seat, keys=keys, invite=new_key()))


async def renew_invitation(room: "Room", connection: Connection, _said: wire.RenewInvitation) -> None:
    """The invitation that has gone astray is void, and there is a new one."""
    _check_in_charge(room.table, connection)
    _check_waits(room.table)
    await room.put(entries.InvitationRenewed(at=room.pace.stamp(), invite=new_key()))


async def gallery(room: "Room", connection: Connection, said: wire.Gallery) -> None:
    """Spectators are sent away and kept out, or let in again."""
    _check_in_charge(room.table, connection)
    if said.open != room.table.charge.gallery:
        await room.put(entries.GallerySet(at=room.pace.stamp(), open=said.open))


async def mute(room: "Room", connection: Connection, said: wire.Mute) -> None:
    """A spectator may not chat any more, or again."""
    _check_in_charge(room.table, connection)
    charge = room.table.charge
    guest = next((guest for guest, number in charge.spectators.items() if number == said.spectator), None)
    if guest is None:
        raise BadData("server-no-such-spectator", spectator=said.spectator)
    if (guest in charge.muted) != said.muted:
        entry = entries.Muted(at=room.pace.stamp(), spectator=said.spectator, guest=guest, muted=said.muted)
        await room.put(entry)


def _check_in_charge(table: Table, connection: Connection) -> None:
    if not table.charge.is_held_by(connection.guest):
        raise BadData("server-not-in-charge")


def _check_waits(table: Table) -> None:
    if table.phase != "waiting" or table.awaits_deal:
        raise BadData("server-begun")


def _check_removable(table: Table, guest: str, seat: int) -> None:
    """Only other people are removed: bots are sent away, and from one's own seat one gets up."""
    if not table.seats[seat].holders:
        raise BadData("server-nobody-to-remove", seat=seat + 1)
    own = set().union(*(other.holders for other in table.seats if guest in other.holders))
    if table.seats[seat].holders & (own | {guest}):
        raise BadData("server-own-seat")
