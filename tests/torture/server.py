"""The server under torture, a process of its own: `python -m tests.torture.server FOLDER [real]`.

It prints its port, and ends when its standard input does. Its limits are generous, so that every message is
looked at and not only counted; with `real` they are those of `damrak serve`.
"""

import asyncio
import contextlib
import logging
import socket
import sys
from pathlib import Path

from damrak.server.access import Access
from damrak.server.allowance import Allowances
from damrak.server.app import make_app
from damrak.server.limits import Limits, Rate
from damrak.server.lobby import Lobby
from damrak.server.pace import Pace
from damrak.server.serving import collect_seldom, server_for
from damrak.server.store import SqliteStore

PACE = Pace(bot_pause=0, look_at_card=150, lead=150, lead_again=150, ping_every=5_000, silence=600_000)
MUCH = Rate(1e9, 1e9)
GENEROUS = Limits(
    frames=MUCH,
    address_frames=MUCH,
    handshakes=MUCH,
    all_handshakes=MUCH,
    requests=MUCH,
    new_connections=MUCH,
    connections=10_000,
    sockets=10_000,
    half_open=5_000,
    all_half_open=5_000,
)


class Plenty(Allowances):
    """Whatever is asked for is allowed, so that it is looked at."""

    def take(self, *_asked: object) -> None:
        """Take nothing."""


async def main(folder: Path, *, real: bool) -> None:
    """Serve until standard input ends."""
    store = SqliteStore(folder)
    lobby = Lobby(store, PACE)
    lobby.allowances = lobby.allowances if real else Plenty(PACE.now)
    app = make_app(lobby, await store.secret(), per_minute=600 if real else 10**9)
    with socket.socket() as ear:
        ear.bind(("127.0.0.1", 0))
        port = ear.getsockname()[1]
        access = Access(limits=Limits() if real else GENEROUS)
        server = server_for(app, lobby, lambda: print(port, flush=True), access)
        server.capture_signals = contextlib.nullcontext  # type: ignore[method-assign, assignment]
        ending = asyncio.create_task(_until_input_ends(server.end))
        await server.serve([ear])
        ending.cancel()
    await store.close()


async def _until_input_ends(end: object) -> None:
    await asyncio.to_thread(sys.stdin.read)
    assert callable(end)
    end()


if __name__ == "__main__":
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr)
    collect_seldom()
    asyncio.run(main(Path(sys.argv[1]), real="real" in sys.argv[2:]))
