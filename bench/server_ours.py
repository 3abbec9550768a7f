"""Our server for the bench, as `damrak serve` runs it but for the limit on requests: PORT FOLDER."""

import asyncio
import sys
from pathlib import Path

from uvicorn.loops.auto import auto_loop_factory

from damrak.server.app import make_app
from damrak.server.lobby import Lobby
from damrak.server.pace import Pace
from damrak.server.serving import collect_seldom, listening, server_for
from damrak.server.store import SqliteStore


async def serve(port: int, folder: Path) -> None:
    """Serve until killed."""
    store = SqliteStore(folder)
    lobby = Lobby(store, Pace())
    app = make_app(lobby, await store.secret(), per_minute=10_000_000)
    await server_for(app, lobby, lambda: print("ready", flush=True)).serve([listening("127.0.0.1", port)])


if __name__ == "__main__":
    collect_seldom()
    with asyncio.Runner(loop_factory=auto_loop_factory()) as loop:
        loop.run(serve(int(sys.argv[1]), Path(sys.argv[2])))
