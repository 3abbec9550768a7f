"""`damrak serve`: open the data folder, find a port, start, say where, and end cleanly."""

import asyncio
import contextlib
import errno
import gc
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Any, Final

import uvicorn
from litestar import Litestar
from uvicorn.loops.auto import auto_loop_factory

from damrak.core.errors import BadData
from damrak.locales import tell
from damrak.server.access import Access, Config
from damrak.server.addresses import TrustedProxies
from damrak.server.app import make_app
from damrak.server.boards import Boards
from damrak.server.entrance import Entrance
from damrak.server.hosts import HostNames
from damrak.server.http_line import HttpLine, is_worth_logging
from damrak.server.limits import Limits
from damrak.server.line import LONGEST_FRAME, Line
from damrak.server.lobby import Lobby
from damrak.server.pace import Pace
from damrak.server.store import SqliteStore, keeper, private

if sys.platform != "win32":
    import resource

PORT: Final = 8123
EVERYWHERE: Final = "0.0.0.0"
SELDOM: Final = (10_000, 5, 1_000)
"""Messages leave no cycles behind, so the collector need not look after every few of them. But everybody
waits for it, so it must not have much to look at when it does."""
COLLECT_AFTER: Final = 10
"""Small collections before a whole one is due. Sockets that have ended leave cycles behind: some thousands of
them take 50 MB, and only a whole collection frees those that lasted long."""
ENOUGH_FILES: Final = 65_536
"""Open at once."""
TRIED: Final = 20
"""Ports tried one after the other when none was asked for."""


def default_folder() -> Path:
    """Where the games are kept unless told otherwise: the user's own data folder."""
    base = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    try:
        return Path(base) / "damrak" if base else Path.home() / ".local" / "share" / "damrak"
    except RuntimeError:  # somebody without a home, as in many a container
        raise BadData("server-no-home") from None


def listening(host: str, port: int | None) -> socket.socket:
    """A socket on the port asked for, or on the first free one from ours on."""
    for candidate in [port] if port is not None else range(PORT, PORT + TRIED):
        made = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            made.bind((host, candidate))
            made.listen()
        except (OSError, TypeError) as problem:  # a TypeError if no host could be called so
            made.close()
            if getattr(problem, "errno", None) == errno.EADDRINUSE:
                continue
            reason = str(problem.args[-1])
            raise BadData("server-cannot-listen", host=host, port=str(candidate), reason=reason) from None
        return made
    raise BadData("server-port-busy", port=str(port or PORT))


def address_at_home() -> str | None:
    """This machine's address for others on the same network, if it has one. Nothing is sent."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        found: str = probe.getsockname()[0]
        return None if found.startswith("127.") else found
    return None


class Server(uvicorn.Server):
    """Uvicorn, which tells people where to go as soon as it listens, and guests goodbye before it ends."""

    def __init__(self, config: Config, lobby: Lobby, at_start: Callable[[], None]) -> None:
        super().__init__(config)
        self._lobby, self._at_start, self._access = lobby, at_start, config.access
        self._ends = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._at_start()

    async def main_loop(self) -> None:
        """Wake up once a second, to set the date that answers bear, and not ten times as Uvicorn would."""
        while not await self.on_tick(0):
            self._access.tick()
            if gc.get_count()[2] >= COLLECT_AFTER and not self._lobby.is_at_a_clock:
                gc.collect()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await self._ends.wait()

    def end(self) -> None:
        """Say goodbye and end, soon."""
        self.should_exit = True
        self._ends.set()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        asyncio.get_running_loop().call_soon_threadsafe(self._ends.set)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._lobby.close()
        self._access.close()
        await super().shutdown(sockets)


def server_for(
    app: Litestar, lobby: Lobby, at_start: Callable[[], None], access: Access | None = None
) -> Server:
    """A server around a lobby, ready to run."""
    access = access or Access()
    config = Config(
        Entrance(app, access),
        http=HttpLine,
        ws=Line,
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        lifespan="off",
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=3,
    )
    config.access = access
    logging.getLogger("uvicorn.error").addFilter(is_worth_logging)
    return Server(config, lobby, at_start)


@dataclass(frozen=True, kw_only=True)
class Wishes:
    """What the host asks for."""

    host: str = "127.0.0.1"
    port: int | None = None
    data: str | None = None
    boards: str | None = None
    bot_pause: int = Pace().bot_pause
    open_browser: bool = False
    language: str = "en"
    trusted_proxies: tuple[str, ...] = ()
    names: tuple[str, ...] = ()

    @property
    def folder(self) -> Path:
        """Where everything is kept."""
        return Path(self.data) if self.data else default_folder()


def serve(wishes: Wishes) -> None:
    """Run the server until Ctrl-C, or until the system ends it, which is the same.

    What cannot be served is BadData: a busy port, an unusable folder.
    """
    os.umask(private.OTHERS)
    boards = boards_for(wishes)
    collect_seldom()
    loop = asyncio.Runner(loop_factory=auto_loop_factory())
    with listening(wishes.host, wishes.port) as ear, ended_by_any_signal(), loop:
        loop.run(_serve(ear, wishes, boards))
    print(tell("server-ended", {}, wishes.language))


@contextlib.contextmanager
def ended_by_any_signal() -> Iterator[None]:
    """Who is asked to end by the system says goodbye as after Ctrl-C, and closes the store.

    In the background of a script Ctrl-C is nobody's business, and would be ignored: not so here.
    """
    ctrl_c = signal.signal(signal.SIGINT, signal.default_int_handler)
    ended = signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    try:
        with contextlib.suppress(KeyboardInterrupt):
            yield
    finally:
        signal.signal(signal.SIGTERM, ended)
        signal.signal(signal.SIGINT, ctrl_c)


def collect_seldom() -> None:
    """What is loaded now stays; of the rest, little is looked at each time."""
    gc.freeze()
    gc.set_threshold(*SELDOM)


async def _serve(ear: socket.socket, wishes: Wishes, boards: Boards) -> None:
    store = SqliteStore(wishes.folder)
    place = Place(wishes.host, ear.getsockname()[1], wishes.language, wishes.open_browser)
    _tell_of_rights(store, wishes)
    try:
        with keeper(wishes.folder, place.here):
            lobby = Lobby(store, Pace(bot_pause=wishes.bot_pause), boards)
            app = make_app(lobby, await store.secret(), origins=place.for_friends())
            await server_for(app, lobby, place.announce, access_for(wishes)).serve([ear])
    finally:
        await carried_through(store.close())


async def carried_through(work: Coroutine[Any, Any, None]) -> None:
    """Do it to its end, even if Ctrl-C is pressed again: Uvicorn repeats at its end what it was ended by."""
    doing = asyncio.ensure_future(work)
    while not doing.done():
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.shield(doing)
    doing.result()


def _tell_of_rights(store: SqliteStore, wishes: Wishes) -> None:
    """Say it if others on this machine could read the games, or still can."""
    for message, files in (("server-files-closed", store.closed), ("server-files-open", store.still_open)):
        if files:
            told = {"folder": str(wishes.folder)}
            print(tell(message, told, wishes.language), file=sys.stderr, flush=True)


def access_for(wishes: Wishes) -> Access:
    """Who may come in, and how many at once, as the host and the system have it."""
    return Access(
        TrustedProxies(wishes.trusted_proxies),
        HostNames([*wishes.names, wishes.host]),
        Limits().within(most_open_files()),
    )


def most_open_files() -> int:
    """How many files may be open at once: as many as the system lets us ask for."""
    if sys.platform == "win32":
        return ENOUGH_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH_FILES if hard == resource.RLIM_INFINITY else min(hard, ENOUGH_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    found, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return ENOUGH_FILES if found == resource.RLIM_INFINITY else found


def boards_for(wishes: Wishes) -> Boards:
    """With the host's own boards, from the folder asked for or else from `boards` in the data folder.

    A file that is no board is said so and left out.
    """
    folder = Path(wishes.boards) if wishes.boards else wishes.folder / "boards"
    if wishes.boards and not folder.is_dir():
        raise BadData("server-no-boards-folder", folder=wishes.boards)
    boards = Boards(folder)
    for file, problem in boards.left_out:
        told = {"file": str(file), "reason": problem.sentence(wishes.language)}
        print(tell("server-board-left-out", told, wishes.language), file=sys.stderr, flush=True)
    return boards


@dataclass(frozen=True)
class Place:
    """Where the server is, and how people hear of it."""

    host: str
    port: int
    language: str
    open_browser: bool

    @property
    def here(self) -> str:
        """Where this machine reaches the server."""
        local = self.host in (EVERYWHERE, "127.0.0.1", "localhost")
        return f"http://{'localhost' if local else self.host}:{self.port}/"

    def for_friends(self) -> list[str]:
        """Where others on the same network reach this server: nowhere if it listens to this machine only."""
        if self.host in ("127.0.0.1", "localhost"):
            return []
        address = address_at_home() if self.host == EVERYWHERE else self.host
        return [f"http://{address}:{self.port}"] if address else []

    def announce(self) -> None:
        """Say where the server is, and open the browser there if asked to."""
        self._say("server-here", address=self.here)
        for origin in self.for_friends():
            self._say("server-here-for-friends", address=f"{origin}/")
        self._say("server-how-to-end")
        if self.open_browser:
            webbrowser.open(self.here)

    def _say(self, message: str, **arguments: str) -> None:
        print(tell(message, arguments, self.language), flush=True)
