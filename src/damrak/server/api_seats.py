"""The HTTP routes about seats: sitting down, and links to invite, to watch, to move a seat."""

from typing import Final

from litestar import get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from damrak.server import watching, wire_http
from damrak.server.identity import program_key
from damrak.server.lobby import Lobby
from damrak.server.telling import table_facts

TheLobby = NamedDependency[Lobby]
TheGuest = NamedDependency[str]


@post("/tables/{table:str}/sit")
async def sit(
    table: FromPath[str], data: JSONBody[wire_http.SitDown], lobby: TheLobby, guest: TheGuest
) -> wire_http.Sat:
    """Sit down."""
    return wire_http.Sat(seat=await lobby.sit(table, data, guest))


@get("/tables/{table:str}/links")
async def links(table: FromPath[str], lobby: TheLobby, guest: TheGuest, state: State) -> wire_http.Links:
    """What one may share."""
    found = (await lobby.room(table)).table
    watching.check_may_watch(found, guest)
    held = found.held_by(guest)
    free = [seat for seat in found.seats if seat.is_free] if held else []
    return wire_http.Links(
        invite=f"/table/{table}#key={found.charge.invite}" if free else None,
        watch=f"/table/{table}",
        seats=held,
        bots=tuple(wire_http.BotKey(seat=seat.number, key=program_key(seat.key, guest)) for seat in free),
        origins=tuple(state.origins),
    )


@post("/tables/{table:str}/seats/{seat:int}/link")
async def make_seat_link(
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[wire_http.NewSeatLink],
    lobby: TheLobby,
    guest: TheGuest,
) -> wire_http.SeatLink:
    """A link that brings a seat one holds to another device, once and soon."""
    token, link = await lobby.seat_link(table, seat, guest, adds=data.adds)
    path = f"/table/{table}#seat={token}"
    return wire_http.SeatLink(seat=seat, path=path, adds=link.adds, until=link.until)


@post("/tables/{table:str}/seat-link", status_code=200)
async def read_seat_link(
    table: FromPath[str], data: JSONBody[wire_http.SeatToken], lobby: TheLobby, guest: TheGuest
) -> wire_http.SeatOffer:
    """What a seat link would do. Nothing happens yet."""
    room = await lobby.room(table)
    watching.check_not_removed(room.table, guest)
    link = lobby.seat_links.find(room.table, data.token, lobby.pace.stamp())
    held = guest in room.table.seats[link.seat].holders
    return wire_http.SeatOffer(
        table=table_facts(room), seat=link.seat, adds=link.adds, until=link.until, held=held
    )


@post("/tables/{table:str}/take-seat")
async def take_seat(
    table: FromPath[str], data: JSONBody[wire_http.SeatToken], lobby: TheLobby, guest: TheGuest
) -> wire_http.Sat:
    """Bring the seat here: from now on it is this device's."""
    return wire_http.Sat(seat=await lobby.take_seat(table, data, guest))


ABOUT_SEATS: Final = (sit, links, make_seat_link, read_seat_link, take_seat)
