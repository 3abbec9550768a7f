"""The socket of a table: a guest's words in, the table's news out."""

import asyncio
import contextlib
import itertools
import logging
import re
import secrets
from collections import deque
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from damrak.core.errors import BadData, DamrakError
from damrak.server import watching, wire, wire_http
from damrak.server.addresses import address_of
from damrak.server.auctioneer import clock_rules
from damrak.server.connection import Connection, Heard
from damrak.server.eager import begin
from damrak.server.identity import COOKIE, Guests, bearer
from damrak.server.line import EXTENSION, Line
from damrak.server.lobby import Lobby
from damrak.server.room import Room
from damrak.server.round_trips import RoundTrips
from damrak.server.telling import refusal
from damrak.server.trouble import trouble

log = logging.getLogger("damrak.server")
LONGEST_MESSAGE: Final = 4096
MOST_UNHEARD: Final = 1000
"""Messages that a guest may be ahead of the table; nobody speaks so fast."""
LINE_LOST: Final = (WebSocketDisconnect, OSError)
WRONG_ORIGIN, NO_TABLE, DROPPED = 4403, 4404, 4408
_DECODER: msgspec.json.Decoder[wire.FromGuest] = msgspec.json.Decoder(wire.FromGuest)
Socket = WebSocket[Any, Any, State]


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: Socket, table: FromPath[str], lobby: NamedDependency[Lobby], guests: NamedDependency[Guests]
) -> None:
    """A guest comes to a table, as a player or to watch; a program takes its seat by showing a key.

    No page of another site can show a key for a browser, so that programs may come from anywhere.
    """
    await socket.accept()
    key = bearer(socket.headers.get("authorization"))
    if not key and not from_own_page(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(WRONG_ORIGIN)
        return
    guest = guests.named_by(socket.cookies.get(COOKIE)) or guests.new()
    try:
        room = await lobby.room(table)
        if key:
            guest = program_at(room, guests, key)
        if key and not room.table.held_by(guest):
            seated = wire_http.SitDown(key=key, name=socket.query_params.get("name", ""))
            await lobby.sit(table, seated, guest)
        watching.check_may_watch(room.table, guest)
        room.check_space_for(guest, address_of(socket))
    except BadData as problem:
        await _turn_away(socket, problem, NO_TABLE)
        return
    except Exception as error:  # it may pass
        await _turn_away(socket, trouble(f"nobody could be let in to table {table}", error), DROPPED)
        return
    await _stay(socket, room, guest)
    lobby.sweep()


def program_at(room: Room, guests: Guests, key: str) -> str:
    """The guest that a program with this key is at a table, where it may have sat since an older version."""
    older = guests.older_program(key)
    return older if room.table.held_by(older) else guests.program(key)


async def _turn_away(socket: Socket, problem: BadData, code: int) -> None:
    """Say why nobody can sit down or watch here; whether to try again the code tells, too."""
    bye = wire.Bye(message=problem.message, arguments=dict(problem.arguments), again=code == DROPPED)
    await socket.send_text(msgspec.json.encode(bye).decode())
    await socket.close(code)


def from_own_page(origin: str | None, host: str | None) -> bool:
    """Whether a socket is opened by a page of this server, and by no other site's."""
    return bool(origin and host) and urlsplit(origin).netloc == host


def spoken_wire(asked: str | None) -> int:
    """Which version of the wire a client says it speaks; the oldest if it does not say."""
    return int(asked) if asked and re.fullmatch("[1-9]", asked) else 1


async def _stay(socket: Socket, room: Room, guest: str) -> None:
    """At the table until the line, the guest or the server ends it."""
    line = line_of(socket)
    trips, address = RoundTrips(line.quickest_trip), address_of(socket)
    connection = Connection(guest, line.tell, room.pace.now(), trips, address)
    connection.wire = spoken_wire(socket.query_params.get("wire"))
    ears = Ears(room, connection, line.waited)
    line.hear, line.too_fast = ears.hear, ears.too_fast
    _ping(connection, room.pace.now())  # whoever sees a clock knows the time by then
    jobs: list[asyncio.Task[Any]] = [
        asyncio.create_task(_read(socket, ears)),
        asyncio.create_task(_keep_pinging(room, connection)),
        asyncio.create_task(connection.gone.wait()),
    ]
    try:
        await room.join(connection)
        await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
    finally:
        await ears.finish()
        for job in jobs:
            job.cancel()
        for outcome in await asyncio.gather(*jobs, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, LINE_LOST):
                log.error("a connection to table %s broke", room.table.id, exc_info=outcome)
        await room.leave(connection)
        with contextlib.suppress(Exception):  # whatever is left of the line
            await asyncio.wait_for(socket.close(DROPPED), 1)


def line_of(socket: Socket) -> Line:
    """The line itself, as our server hands it on."""
    extensions: Any = socket.scope["extensions"]
    line: Line = extensions[EXTENSION]["line"]
    return line


class Ears:
    """Hears what one guest says and lets the room do it, one message after the other."""

    def __init__(self, room: Room, connection: Connection, waited: Callable[[], float | None]) -> None:
        self._room, self._connection, self._waited = room, connection, waited
        self._unheard: deque[tuple[wire.Said, Heard]] = deque()
        self._taking: asyncio.Task[None] | None = None

    def hear(self, text: bytes) -> None:
        """One message: measured if it is a pong, done if it is understood, refused in words if not."""
        self._connection.heard_at = now = self._room.pace.now()
        held_up = self._room.lobby.loop_delay.held_up(now)
        try:
            said = understood(text)
        except DamrakError as problem:
            self._connection.tell(refusal(problem, 0))
            return
        if isinstance(said, wire.Pong):
            self._connection.round_trips.answered(said.nonce, now, held_up)
        else:
            self._let_do(said, self._heard(now, held_up))

    def _heard(self, now: float, held_up: float) -> Heard:
        """When a message came in: if the server was held up, the system may know better."""
        waited = self._waited() if held_up else None
        return Heard(now, held_up) if waited is None else Heard(now - min(waited, held_up))

    def too_fast(self, is_cut_off: bool) -> None:
        """The line is held because too much comes over it, or cut off because that goes on."""
        if is_cut_off:
            self._connection.dismiss("server-cut-off", again=False)
        else:
            self._connection.tell(refusal(BadData("server-too-fast"), 0))

    def _let_do(self, said: wire.Said, heard: Heard) -> None:
        if len(self._unheard) >= MOST_UNHEARD:
            self._connection.gone.set()
            return
        self._unheard.append((said, heard))
        if self._taking is None or self._taking.done():
            self._taking = begin(self._do_all())

    async def _do_all(self) -> None:
        try:
            while self._unheard:
                said, self._connection.heard = self._unheard.popleft()
                await self._room.hear(self._connection, said)
        except Exception:  # a fault of ours: this guest may come back, the others go on
            log.exception("a connection to table %s broke", self._room.table.id)
            self._connection.gone.set()

    async def finish(self) -> None:
        """What is being done is carried through, even if the line is broken; the rest is not heard."""
        self._unheard.clear()
        if self._taking:
            await self._taking


async def _read(socket: Socket, ears: Ears) -> None:
    """Until the line ends; what was said before anybody listened to the line comes here."""
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            ears.hear((await socket.receive_text()).encode())


def understood(text: bytes) -> wire.FromGuest:
    """A message, or why it is none."""
    if len(text) > LONGEST_MESSAGE:
        raise BadData("server-message-too-long", most=LONGEST_MESSAGE)
    try:
        return _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise BadData("server-bad-message", reason=str(problem)) from None


async def _keep_pinging(room: Room, connection: Connection) -> None:
    """Ping now and then, more often where a clock is pressed; who answers none for a while is gone.

    Where there is no clock, nobody is pinged who has just spoken.
    """
    has_clock = clock_rules(room.table.game.name) is not None
    for number in itertools.count():
        at_the_clock = room.auctioneer.is_live
        pause = room.pace.ping_pause(number, has_clock=has_clock, at_the_clock=at_the_clock)
        await asyncio.sleep(pause / 1000)
        now = room.pace.now()
        if connection.round_trips.silent_for(now) > room.pace.silence:
            connection.gone.set()
            return
        if has_clock or now - connection.heard_at >= pause / 2:
            _ping(connection, now)


def _ping(connection: Connection, now: float) -> None:
    nonce = secrets.token_urlsafe(6)
    connection.round_trips.sent(nonce, now)
    connection.tell(wire.Ping(nonce=nonce, now=now, round_trip_ms=connection.round_trips.typical))
