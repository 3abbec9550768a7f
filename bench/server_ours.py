"""Our server for the bench, as `damrak serve` runs it but for the limits of one address: PORT FOLDER."""

import asyncio
import sys
from pathlib import Path

from uvicorn.loops.auto import auto_loop_factory

from damrak.server.access import Access
from damrak.server.app import make_app
from damrak.server.limits import Limits, Rate
from damrak.server.lobby import Lobby
from damrak.server.pace import Pace
from damrak.server.serving import collect_seldom, listening, server_for
from damrak.server.store import SqliteStore

PLENTY = Rate(1e9, 1e9)
ONE_ADDRESS = Limits(
    address_frames=PLENTY,
    handshakes=PLENTY,
    all_handshakes=PLENTY,
    requests=PLENTY,
    connections=20_000,
    sockets=20_000,
    new_connections=PLENTY,
    half_open=20_000,
    all_half_open=20_000,
)
"""All guests of the bench come from one address."""


async def serve(port: int, folder: Path) -> None:
    """Serve until killed."""
    store = SqliteStore(folder)
    lobby = Lobby(store, Pace())
    lobby.allowances.take = lambda *_: None  # type: ignore[method-assign]
    app = make_app(lobby, await store.secret(), per_minute=10_000_000)
    access = Access(limits=ONE_ADDRESS)
    server = server_for(app, lobby, lambda: print("ready", flush=True), access)
    await server.serve([listening("127.0.0.1", port)])


if __name__ == "__main__":
    collect_seldom()
    with asyncio.Runner(loop_factory=auto_loop_factory()) as loop:
        loop.run(serve(int(sys.argv[1]), Path(sys.argv[2])))
