"""The server under torture, tables where nothing may change, and what they look like."""

import asyncio
import contextlib
import json
import sqlite3
import sys
from collections import Counter, deque
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from damrak.locales import bundle
from tests.server.harness import Guest, play_on

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 60.0


class Tally:
    """What was sent, how it was refused, and what went wrong."""

    def __init__(self) -> None:
        self.kinds: Counter[str] = Counter()
        self.reasons: Counter[str] = Counter()
        self.problems: list[str] = []
        self._known: dict[str, bool] = {}

    @property
    def sent(self) -> int:
        return self.kinds.total()

    def sent_over(self, way: str) -> int:
        """How many were sent over sockets, or over HTTP."""
        return sum(count for kind, count in self.kinds.items() if kind.startswith(way))

    def refused(self, message: str) -> None:
        """Note a reason; it must be one of the catalogues."""
        self.reasons[message] += 1
        if message not in self._known:
            self._known[message] = bundle("en").has_message(message)
        if not self._known[message]:
            self.problem(f"no words for the reason {message!r}")

    def problem(self, what: str) -> None:
        if len(self.problems) < 20:
            self.problems.append(what)


@dataclass
class Target:
    """A table, and as whom to speak there."""

    table: str
    cookies: str = ""
    """Empty for a stranger, who may do nothing here."""
    kinds: tuple[str, ...] = ()
    """The kinds of messages that this guest has no right to just now; all, for a stranger."""


@dataclass
class Scene:
    """A running server with tables on it."""

    port: int
    process: int
    folder: Path
    log: Path
    targets: list[Target] = field(default_factory=list)
    still: list[str] = field(default_factory=list)
    """Tables at which nobody may change anything."""
    captured: "deque[bytes]" = field(default_factory=lambda: deque(maxlen=2000))
    """What honest players have said, to be said again."""
    guests: list[Guest] = field(default_factory=list)

    def megabytes(self) -> float:
        """How much memory the server's process holds now."""
        status = Path(f"/proc/{self.process}/status").read_text(encoding="utf-8")
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    def complaints(self) -> list[str]:
        """What the server's log has of faults: tracebacks, errors."""
        lines = self.log.read_text(encoding="utf-8", errors="replace").splitlines()
        return [line for line in lines if "Traceback" in line or line.startswith(("ERROR", "CRITICAL"))]

    async def newcomer(self) -> Guest:
        guest = Capturing(self)
        await guest.http.get("/api/tables")
        return guest

    def entries(self, table: str) -> list[tuple[Any, ...]]:
        """A table's log as the disk keeps it."""
        file = f"file:{self.folder / 'damrak.sqlite'}?mode=ro"
        with contextlib.closing(sqlite3.connect(file, uri=True)) as base:
            asked = "select number, body from entries where match = ? order by number"
            return base.execute(asked, (table,)).fetchall()

    async def looks(self) -> dict[str, Any]:
        """Every still table as the disk keeps it and as strangers and players see it."""
        found: dict[str, Any] = {table: self.entries(table) for table in self.still}
        for number, guest in enumerate(self.guests):
            found[f"views of {number}"] = (guest.seen, guest.log, guest.mine)
            for table in self.still:
                for part in ("audits", "replay"):
                    answer = await guest.http.get(f"/api/tables/{table}/{part}")
                    found[f"{part} of {table} for {number}"] = (answer.status_code, answer.content)
        return found


class Capturing(Guest):
    """A guest whose words are noted, so that others can say them again."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene.port)
        self._scene = scene

    async def say(self, **message: Any) -> None:
        if message["type"] != "pong":
            self._scene.captured.append(json.dumps(message).encode())
        await super().say(**message)


@contextlib.asynccontextmanager
async def under_torture(folder: Path, *, real: bool = False) -> AsyncIterator[Scene]:
    """A server in a process of its own, until the block ends."""
    log = folder / "log.txt"
    words = [sys.executable, "-m", "tests.torture.server", str(folder / "data"), *(["real"] if real else [])]
    (folder / "data").mkdir()
    with log.open("wb") as written:
        pipe = asyncio.subprocess.PIPE
        server = await asyncio.create_subprocess_exec(
            *words, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=written
        )
    assert server.stdout
    assert server.stdin
    try:
        port = await asyncio.wait_for(server.stdout.readline(), PATIENCE)
        assert port, log.read_text(encoding="utf-8")
        scene = Scene(int(port), server.pid, folder / "data", log)
        yield scene
        for guest in scene.guests:
            await guest.gone()
        server.stdin.close()
        assert await asyncio.wait_for(server.wait(), PATIENCE) == 0, log.read_text(encoding="utf-8")
    finally:
        if server.returncode is None:
            server.kill()
            await server.wait()


NOT_NOW = ("act", "press", "answer", "take_back", "rematch")
"""What a player of a running match cannot do with made-up values: nothing of it is asked for or legal."""


async def set_up(scene: Scene) -> None:
    """Lay the tables that must stay as they are: one that waits, two that are played, one that is over."""
    people = [await scene.newcomer() for _ in range(7)]
    anna, bram, cees, dirk, els, *two = people
    scene.guests += people[:5]
    slow = {"grace_s": 7 * 24 * 3600}
    finished, _ = await begun(scene, "tickets", two)
    await play_on(two)
    running, _ = await begun(scene, "tickets", [anna, bram], settings=slow)
    sealed, _ = await begun(scene, "merchants", [cees, dirk, els], settings=slow)
    waiting = await anna.lay("tickets", "me", "friend", settings=slow)
    for guest in two:
        await guest.gone()
    scene.still += [finished, running, sealed, waiting]
    scene.targets += [Target(table) for table in scene.still]
    scene.targets.append(Target(running, cookies_of(bram), NOT_NOW))


def cookies_of(guest: Guest) -> str:
    return "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())


async def begun(scene: Scene, game: str, guests: list[Guest], **rest: Any) -> tuple[str, list[Guest]]:
    """A match that has begun between guests, who are all at their table."""
    first, *others = guests
    if game == "merchants":
        rest["options"] = {"auction": "sealed"}
    table = await first.lay(game, "me", *["friend"] * len(others), **rest)
    invitation = await first.invitation(table)
    for number, guest in enumerate(others):
        await guest.sit(table, invitation, f"Friend {number}")
    for guest in guests:
        await guest.join(table)
    for guest in guests:
        await guest.until(lambda guest=guest: guest.seen)  # type: ignore[misc]
    return table, guests
