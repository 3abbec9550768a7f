"""A real server on a free port and guests that talk to it like browsers do: HTTP, cookies, a socket."""

import asyncio
import contextlib
import functools
import inspect
import json
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx
import websockets

from damrak.server.access import Access
from damrak.server.app import make_app
from damrak.server.boards import Boards
from damrak.server.limits import Limits, Rate
from damrak.server.lobby import Lobby
from damrak.server.pace import Pace
from damrak.server.serving import server_for
from damrak.server.store import SqliteStore

PATIENCE = 30.0
"""Seconds before a test gives up waiting; never a measure of speed."""
NEAR = "127.0.0.1"
QUICK = Pace(bot_pause=0, look_at_card=150, lead=150, lead_again=150, ping_every=400)
PLENTY = Rate(1e9, 1e9)
NO_LIMITS = Limits(
    frames=PLENTY,
    address_frames=PLENTY,
    handshakes=PLENTY,
    all_handshakes=PLENTY,
    requests=PLENTY,
    sockets=10_000,
)
"""For crowds that come from one address, and for guests who live in a time of their own."""

Message = dict[str, Any]


def scenario(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """Run an async test to its end, in a thread: browser tests leave a loop of their own in the main one."""

    @functools.wraps(test)
    def run(**given: Any) -> None:
        with ThreadPoolExecutor(1) as thread:
            thread.submit(asyncio.run, patiently(test(**given))).result()

    run.__signature__ = inspect.signature(test)  # type: ignore[attr-defined]  # pytest reads the fixtures there
    return run


async def patiently(test: Awaitable[None]) -> None:
    """Not for ever."""
    async with asyncio.timeout(4 * PATIENCE):
        await test


class Site:
    """A running server."""

    def __init__(self, lobby: Lobby, port: int) -> None:
        self.lobby, self.port = lobby, port

    @property
    def origin(self) -> str:
        return f"http://{NEAR}:{self.port}"

    async def guest(self, port: int | None = None) -> "Guest":
        """A newcomer, perhaps through a slower line."""
        guest = Guest(port or self.port)
        await guest.http.get("/api/tables")
        return guest


@contextlib.asynccontextmanager
async def served(
    folder: Path,
    pace: Pace = QUICK,
    boards: Boards | None = None,
    host: str = NEAR,
    access: Access | None = None,
) -> AsyncIterator[Site]:
    """A server on a folder, until the block ends."""
    store = SqliteStore(folder)
    lobby = Lobby(store, pace, boards)
    started = asyncio.Event()
    # asyncio sends small packets at once only over what it knows to be TCP.
    with socket.socket(proto=socket.IPPROTO_TCP) as ear:
        ear.bind((host, 0))
        server = server_for(make_app(lobby, await store.secret()), lobby, started.set, access)
        server.capture_signals = contextlib.nullcontext  # type: ignore[method-assign, assignment]  # pytest's
        running = asyncio.create_task(server.serve([ear]))
        await asyncio.wait_for(started.wait(), PATIENCE)
        try:
            yield Site(lobby, ear.getsockname()[1])
        finally:
            server.end()
            await running
            await store.close()


class Guest:
    """A browser: its cookies, and the socket at a table."""

    def __init__(self, port: int, host: str = NEAR) -> None:
        self.port, self.address = port, f"{host}:{port}"
        self.relayed: dict[str, str] = {}
        """Headers that a proxy adds."""
        self.http = httpx.AsyncClient(base_url=f"http://{self.address}", timeout=PATIENCE)
        self.raw: list[str] = []
        self.told: list[Message] = []
        self.seen: Message = {}
        self.table: Message = {}
        self.mine: list[int] = []
        self.log: list[Message] = []
        self._news = asyncio.Event()
        self._socket: Any = None
        self._reading: asyncio.Task[None] | None = None

    # ---- HTTP ----

    async def post(self, path: str, body: Any) -> httpx.Response:
        """Facts as JSON; bytes as they stand."""
        token = self.http.cookies.get("csrftoken") or ""
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        headers = {"x-csrftoken": token, "content-type": "application/json"}
        return await self.http.post(path, content=content, headers=headers)

    async def lay(self, game: str, *seats: str, **rest: Any) -> str:
        """A table with such seats: `me`, `friend`, `here`, `bot`."""
        wanted = [{"who": who, **({"name": who.title()} if who in ("me", "here") else {})} for who in seats]
        answer = await self.post("/api/tables", {"game": game, "seats": wanted, **rest})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def invitation(self, table: str) -> str:
        links = (await self.http.get(f"/api/tables/{table}/links")).json()
        return str(links["invite"]).partition("#key=")[2]

    async def sit(self, table: str, key: str = "", name: str = "Friend", **rest: Any) -> int:
        answer = await self.post(f"/api/tables/{table}/sit", {"key": key, "name": name, **rest})
        assert answer.status_code == 201, answer.text
        return int(answer.json()["seat"])

    async def seat_link(self, table: str, seat: int = 0, *, adds: bool = False) -> str:
        """The token of a link to a seat that this guest holds."""
        answer = await self.post(f"/api/tables/{table}/seats/{seat}/link", {"adds": adds})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["path"]).partition("#seat=")[2]

    async def take_seat(self, table: str, token: str) -> int:
        answer = await self.post(f"/api/tables/{table}/take-seat", {"token": token})
        assert answer.status_code == 201, answer.text
        return int(answer.json()["seat"])

    # ---- the socket ----

    async def join(self, table: str, key: str = "", **query: str | int) -> "Guest":
        """Come to a table as a page does, or as a program with a key; `wire=2` adds chance to the deal."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        self._socket = await websockets.connect(
            f"ws://{self.address}/api/tables/{table}/socket?{urlencode(query)}",
            origin=None if key else websockets.Origin(f"http://{self.address}"),
            additional_headers={"authorization": f"Bearer {key}"}
            if key
            else {"cookie": cookies, **self.relayed},
            ping_interval=None,
        )
        self._reading = asyncio.create_task(self._read())
        await self.until(lambda: "bye" in self.kinds or {"table", "yours"} <= self.kinds)
        return self

    async def leave(self) -> None:
        if self._socket:
            await self._socket.close()
        if self._reading:
            await self._reading
        self._socket = self._reading = None

    async def gone(self) -> None:
        await self.leave()
        await self.http.aclose()

    async def _read(self) -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            async for text in self._socket:
                self._take(text)
                if self.told[-1]["type"] == "ping":
                    await self._pong(self.told[-1]["nonce"])
        self._news.set()

    async def _pong(self, nonce: str) -> None:
        await self.say(type="pong", nonce=nonce)

    def _take(self, text: str) -> None:
        self.raw.append(text)
        message = json.loads(text)
        self.told.append(message)
        match message["type"]:
            case "table":
                self.table = message
            case "yours":
                self.mine = message["seats"]
            case "seen":
                self.seen = message
                self.log = [*self.log[: message["log_from"]], *message["log"]]
        self._news.set()

    @property
    def kinds(self) -> set[str]:
        return {message["type"] for message in self.told}

    def all(self, kind: str) -> list[Message]:
        return [message for message in self.told if message["type"] == kind]

    async def until(self, holds: Callable[[], Any]) -> None:
        """Wait for news until something holds."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                self._news.clear()
                await self._news.wait()
                assert self.is_connected or holds(), self.told[-3:]

    @property
    def is_connected(self) -> bool:
        return self._reading is not None and not self._reading.done()

    async def hears(self, kind: str, times: int = 1) -> None:
        """Wait for so many messages of a kind."""
        await self.until(lambda: len(self.all(kind)) >= times)

    async def say(self, **message: Any) -> None:
        await self._socket.send(json.dumps(message))

    async def say_raw(self, text: str) -> None:
        await self._socket.send(text)

    async def refusal(self, **message: Any) -> Message:
        """Say something that will be refused, and hear why."""
        before = len(self.all("refused"))
        await self.say(**message)
        await self.until(lambda: len(self.all("refused")) > before)
        return self.all("refused")[-1]

    def stall(self, *, ends: bool = False) -> None:
        """Read nothing more from the socket, or read on."""
        transport = self._socket.transport
        transport.resume_reading() if ends else transport.pause_reading()

    def at(self, seat: int | None) -> Message:
        """What one of this guest's seats sees."""
        return next(seen for seen in self.seen["seats"] if seen["seat"] == seat)

    @property
    def over(self) -> bool:
        return bool(self.seen.get("winners"))

    def to_act(self) -> list[int]:
        """The seats of this guest that have something to choose."""
        seats = self.seen.get("seats", [])
        return [seen["seat"] for seen in seats if seen["legal"] and not seen["limited"]]

    async def undo(self, seat: int) -> None:
        """Press undo: what the page shows as this seat's last move."""
        await self.say(type="undo", seat=seat, move=self.number_of_last(seat))

    def number_of_last(self, seat: int) -> int:
        """The number of the last move that a seat was offered to undo."""
        told = [seen for message in self.all("seen") for seen in message["seats"] if seen["seat"] == seat]
        offered = [seen["undo_move"]["number"] for seen in told if seen["undo_move"]]
        return int(offered[-1]) if offered else 0

    async def act(self, seat: int, action: str) -> None:
        """Play an action and wait for what comes of it."""
        before = self.at(seat)["saw"]
        await self.say(type="act", seat=seat, action=action, saw=before)
        await self.until(lambda: self.at(seat)["saw"] != before or self.over)


def first_choice(legal: list[str]) -> str:
    """A dull but steady way to play: what ends games soon and never waits."""
    for word in ("keep both", "claim", "draw unseen", "limit none", "decline"):
        for action in legal:
            if action.startswith(word):
                return action
    return legal[0]


async def play_on(guests: list[Guest], moves: int = 10_000) -> int:
    """Let guests play in turn until the game is over or so many moves were made; how many there were."""
    made = 0
    while made < moves and not all(guest.over for guest in guests):
        for guest in guests:
            for seat in guest.to_act()[:1]:
                await guest.act(seat, first_choice(guest.at(seat)["legal"]))
                made += 1
        await asyncio.sleep(0)
    return made
