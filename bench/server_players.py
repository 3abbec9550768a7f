"""Players for the server bench: two at a table, of ours and of boardgame.io, behind one small protocol."""

import json
from typing import Any, Protocol

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect

Line = ClientConnection


class Player(Protocol):
    """A browser at a table."""

    line: Line

    async def hear(self) -> bool:
        """Wait for one message; whether it showed this player something new of the game."""

    def choice(self) -> str | None:
        """What to send, if it is this player's turn."""

    async def send(self, choice: str) -> None:
        """Play."""


# ---- ours ----


class SeatPart(msgspec.Struct):
    """What our player reads of a view."""

    seat: int
    legal: list[str]
    saw: str


class SeenPart(msgspec.Struct):
    """What our player reads of a message."""

    seats: list[SeatPart]


class OurPlayer:
    """A player of ours."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.seen: SeatPart | None = None

    async def hear(self) -> bool:
        body = await self.line.recv(decode=False)
        if body.startswith(b'{"type":"ping"'):
            await self.line.send(json.dumps({"type": "pong", "nonce": json.loads(body)["nonce"]}))
        if not body.startswith(b'{"type":"seen"'):
            return False
        self.seen = msgspec.json.decode(body, type=SeenPart).seats[0]
        return True

    def choice(self) -> str | None:
        if not self.seen or not self.seen.legal:
            return None
        legal = self.seen.legal
        wanted = next((name for name in legal if name.startswith("claim")), None)
        action = wanted or ("draw unseen" if "draw unseen" in legal else legal[0])
        return json.dumps({"type": "act", "seat": self.seen.seat, "action": action, "saw": self.seen.saw})

    async def send(self, choice: str) -> None:
        await self.line.send(choice)


async def our_table(port: int) -> list[OurPlayer]:
    """Two browsers at a new table of ours, contracts chosen."""
    base = f"http://127.0.0.1:{port}"
    players: list[OurPlayer] = []
    async with httpx.AsyncClient(base_url=base) as anna, httpx.AsyncClient(base_url=base) as bram:
        for guest in (anna, bram):
            await guest.get("/api/tables")
        wanted = {"game": "tickets", "seats": [{"who": "me", "name": "A"}, {"who": "friend"}]}
        table = (await _post(anna, "/api/tables", wanted))["id"]
        invite = (await anna.get(f"/api/tables/{table}/links")).json()["invite"].partition("#key=")[2]
        await _post(bram, f"/api/tables/{table}/sit", {"key": invite, "name": "B"})
        for guest in (anna, bram):
            cookies = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
            line = await connect(
                f"ws://127.0.0.1:{port}/api/tables/{table}/socket",
                origin=websockets.Origin(base),
                additional_headers={"cookie": cookies},
                compression=None,
                ping_interval=None,
            )
            players.append(OurPlayer(line))
    for player in players:
        while not await player.hear():
            pass
        choice = player.choice()
        assert choice is not None
        await player.send(choice)
    return players


async def _post(guest: httpx.AsyncClient, path: str, body: Any) -> Any:
    answer = await guest.post(path, json=body, headers={"x-csrftoken": guest.cookies["csrftoken"]})
    answer.raise_for_status()
    return answer.json()


# ---- boardgame.io ----


class Hand(msgspec.Struct):
    """What their player reads of a hand."""

    hand: dict[str, int]


class Route(msgspec.Struct):
    """A route of their board."""

    id: str
    length: int
    colour: str


class TheirG(msgspec.Struct):
    """What their player reads of a state."""

    players: dict[str, Hand]
    owners: dict[str, str]
    drawn: int


class TheirCtx(msgspec.Struct):
    """Whose turn it is."""

    currentPlayer: str  # noqa: N815 (their name for it)


class TheirState(msgspec.Struct):
    """What their player reads of a message."""

    G: TheirG
    ctx: TheirCtx
    _stateID: int  # noqa: N815 (their name for it)


class Sync(msgspec.Struct):
    """Their first message."""

    state: TheirState


class Sitting(msgspec.Struct):
    """What a player of theirs knows from the beginning: the match, their own credentials, the map."""

    match: str
    credentials: str
    routes: list[Route]


class TheirPlayer:
    """A player of boardgame.io, over its socket.io protocol."""

    def __init__(self, line: Line, seat: str, sitting: "Sitting") -> None:
        self.line, self.seat, self.sitting = line, seat, sitting
        self.state: TheirState | None = None

    async def hear(self) -> bool:
        body = await self.line.recv(decode=False)
        if body == b"2":
            await self.line.send("3")
        if not body.startswith(b"42/tickets,"):
            return False
        parts = msgspec.json.decode(body[len(b"42/tickets,") :], type=list[msgspec.Raw])
        if bytes(parts[0]) == b'"sync"':
            self.state = msgspec.json.decode(parts[2], type=Sync).state
        elif bytes(parts[0]) == b'"update"':
            self.state = msgspec.json.decode(parts[2], type=TheirState)
        else:
            return False
        return True

    def choice(self) -> str | None:
        if not self.state or self.state.ctx.currentPlayer != self.seat:
            return None
        move, arguments = self._move(self.state.G)
        mine = {"playerID": self.seat, "credentials": self.sitting.credentials}
        action = {"type": "MAKE_MOVE", "payload": {"type": move, "args": arguments, **mine}}
        update = ["update", action, self.state._stateID, self.sitting.match, self.seat]
        return "42/tickets," + json.dumps(update)

    def _move(self, game: TheirG) -> tuple[str, list[str]]:
        hand = game.players[self.seat].hand
        for route in self.sitting.routes if game.drawn == 0 else []:
            for colour, count in hand.items():
                if route.id not in game.owners and route.colour in ("grey", colour) and count >= route.length:
                    return "claim", [route.id, colour]
        return "draw", []

    async def send(self, choice: str) -> None:
        await self.line.send(choice)


async def their_table(port: int, routes: list[Route]) -> list[TheirPlayer]:
    """Two browsers at a new table of boardgame.io.

    Both sit before anyone connects: with its files, many tables at which these overlapped never began.
    """
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as lobby:
        match = (await lobby.post("/games/tickets/create", json={"numPlayers": 2})).json()["matchID"]
        seated = []
        for seat in ("0", "1"):
            wanted = {"playerID": seat, "playerName": seat}
            joined = (await lobby.post(f"/games/tickets/{match}/join", json=wanted)).json()
            seated.append(Sitting(match, joined["playerCredentials"], routes))
    return [await _at_their_table(port, str(seat), sitting) for seat, sitting in enumerate(seated)]


async def _at_their_table(port: int, seat: str, sitting: Sitting) -> TheirPlayer:
    address = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
    line = await connect(address, compression=None, ping_interval=None, max_size=None)
    await line.recv()
    await line.send("40/tickets,")
    await line.recv()
    await line.send("42/tickets," + json.dumps(["sync", sitting.match, seat, sitting.credentials, 2]))
    player = TheirPlayer(line, seat, sitting)
    while not await player.hear():
        pass
    return player
