"""The limits that `damrak serve` has: who sends too fast is held back and cut off, and others play on."""

import asyncio
import contextlib
from pathlib import Path

from tests.server.harness import Guest, first_choice
from tests.torture.raw import Cut, RawSocket, frame
from tests.torture.scene import Scene, Tally, begun, under_torture

FLOODERS = [f"127.0.0.{number}" for number in range(2, 6)]
"""Addresses of this machine that are not the honest players'."""
AT_ONCE = 1_000
PAUSE = 0.08
"""Seconds between two moves: quicker than people, slower than the limit."""


async def flood_within_limits(folder: Path, tally: Tally, moves: int) -> None:
    """Flood a server with its real limits while two people play so many moves."""
    folder.mkdir()
    async with under_torture(folder, real=True) as scene:
        players = [await scene.newcomer(), await scene.newcomer()]
        scene.guests += players
        table, _ = await begun(scene, "tickets", players)
        floods = [asyncio.create_task(_flood(scene, table, here, tally)) for here in FLOODERS]
        await _play(players, moves)
        for flood in floods:
            flood.cancel()
        await asyncio.gather(*floods, return_exceptions=True)
        if any(player.all("refused") for player in players):
            tally.problem("an honest player was refused while others flooded")
    for line in scene.complaints():
        tally.problem(f"in the log of the server with real limits: {line}")
    if not tally.reasons["server-too-fast"]:
        tally.problem("nobody was held back")


async def _play(players: list[Guest], moves: int) -> None:
    for _ in range(moves):
        for player in players:
            for seat in player.to_act()[:1]:
                await player.act(seat, first_choice(player.at(seat)["legal"]))
                await asyncio.sleep(PAUSE)


async def _flood(scene: Scene, table: str, here: str, tally: Tally) -> None:
    """Send small frames as fast as they are taken; when cut off, come again."""
    many = frame(b"{}") * AT_ONCE
    while True:
        with contextlib.suppress(Cut, ConnectionError, asyncio.IncompleteReadError, TimeoutError):
            line = await RawSocket.open(scene.port, table, here=here)
            try:
                await _say_much(line, many, tally)
            finally:
                await line.close()
        await asyncio.sleep(0.05)


async def _say_much(line: RawSocket, many: bytes, tally: Tally) -> None:
    while True:
        await line.send_all(many)
        tally.kinds["socket, faster than the real limits"] += AT_ONCE
        for answer in await line.answers():
            if answer.message:
                tally.refused(answer.message)
