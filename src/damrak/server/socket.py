"""The socket of a table: a guest's words in, the table's news out."""

import asyncio
import contextlib
import itertools
import logging
import secrets
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from damrak.core.errors import BadData, DamrakError
from damrak.server import wire
from damrak.server.auctioneer import clock_rules
from damrak.server.connection import Connection, Send
from damrak.server.identity import COOKIE, Guests
from damrak.server.lobby import Lobby
from damrak.server.room import Room
from damrak.server.telling import refusal

log = logging.getLogger("damrak.server")
LONGEST_MESSAGE: Final = 4096
LINE_LOST: Final = (WebSocketDisconnect, OSError)
WRONG_ORIGIN, NO_TABLE, DROPPED = 4403, 4404, 4408
_DECODER: msgspec.json.Decoder[wire.FromGuest] = msgspec.json.Decoder(wire.FromGuest)
Socket = WebSocket[Any, Any, State]


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: Socket, table: FromPath[str], lobby: NamedDependency[Lobby], guests: NamedDependency[Guests]
) -> None:
    """A guest comes to a table, as a player or to watch."""
    await socket.accept()
    if not from_own_page(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(WRONG_ORIGIN)
        return
    try:
        room = await lobby.room(table)
    except BadData as problem:
        bye = wire.Bye(message=problem.message, arguments=dict(problem.arguments), again=False)
        await socket.send_text(msgspec.json.encode(bye).decode())
        await socket.close(NO_TABLE)
        return
    guest = guests.named_by(socket.cookies.get(COOKIE)) or guests.new()
    await _stay(socket, room, guest)
    lobby.sweep()


def from_own_page(origin: str | None, host: str | None) -> bool:
    """Whether a socket is opened by a page of this server, and by no other site's."""
    return bool(origin and host) and urlsplit(origin).netloc == host


async def _stay(socket: Socket, room: Room, guest: str) -> None:
    """At the table until the line, the guest or the server ends it."""
    connection = Connection(guest, sender(socket), room.pace.now())
    jobs: list[asyncio.Task[Any]] = [
        asyncio.create_task(connection.write()),
        asyncio.create_task(_read(socket, room, connection)),
        asyncio.create_task(_ping(room, connection)),
        asyncio.create_task(connection.gone.wait()),
    ]
    try:
        await room.join(connection)
        await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
    finally:
        async with connection.hearing:  # what was said is carried through, even if the line breaks meanwhile
            for job in jobs:
                job.cancel()
        for outcome in await asyncio.gather(*jobs, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, LINE_LOST):
                log.error("a connection to table %s broke", room.table.id, exc_info=outcome)
        await room.leave(connection)
        with contextlib.suppress(Exception):  # whatever is left of the line
            await asyncio.wait_for(socket.close(DROPPED), 1)


def sender(socket: Socket) -> Send:
    """Sends a message as it is, past the framework: it is JSON already."""
    plain = socket.send

    async def send(body: bytes) -> None:
        await plain({"type": "websocket.send", "bytes": None, "text": body.decode()})

    return send


async def _read(socket: Socket, room: Room, connection: Connection) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            text = await socket.receive_text()
            async with connection.hearing:
                await take(room, connection, text)


async def take(room: Room, connection: Connection, text: str) -> None:
    """One message: measured if it is a pong, done if it is understood, refused in words if not."""
    now = room.pace.now()
    try:
        if not connection.rate.allows(now):
            raise BadData("server-too-fast")
        said = understood(text)
    except DamrakError as problem:
        connection.tell(refusal(problem, 0))
        return
    if isinstance(said, wire.Pong):
        connection.line.answered(said.nonce, now)
    else:
        await room.hear(connection, said)


def understood(text: str) -> wire.FromGuest:
    """A message, or why it is none."""
    if len(text) > LONGEST_MESSAGE:
        raise BadData("server-message-too-long", most=LONGEST_MESSAGE)
    try:
        return _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError) as problem:
        raise BadData("server-bad-message", reason=str(problem)) from None


async def _ping(room: Room, connection: Connection) -> None:
    """Ping now and then, more often where a clock is pressed; who answers none for a while is gone."""
    has_clock = clock_rules(room.table.game.name) is not None
    for number in itertools.count():
        nonce, now = secrets.token_urlsafe(6), room.pace.now()
        if connection.line.silent_for(now) > room.pace.silence:
            connection.gone.set()
            return
        connection.line.sent(nonce, now)
        connection.tell(wire.Ping(nonce=nonce, now=now, round_trip_ms=connection.line.typical))
        at_the_clock = room.auctioneer.is_live
        pause = room.pace.ping_pause(number, has_clock=has_clock, at_the_clock=at_the_clock)
        await asyncio.sleep(pause / 1000)
