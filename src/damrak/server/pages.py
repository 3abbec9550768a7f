"""The web page and its files, and the headers that keep every answer safe."""

import contextlib
import mimetypes
from functools import lru_cache
from html import escape
from pathlib import Path
from string import Template
from typing import Any, Final

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from damrak.locales import LANGUAGES, tell
from damrak.server.identity import greet
from damrak.server.lobby import Lobby
from damrak.server.telling import table_facts

STATIC: Final = Path(__file__).parent / "static"
FOREVER: Final = "public, max-age=31536000, immutable"
"""For files whose names change with their content."""
HEADERS: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
PageRequest = Request[Any, Any, State]


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def page(
    request: PageRequest, lobby: NamedDependency[Lobby], path: FromPath[str] = ""
) -> Response[bytes]:
    """A file of the page, or the page itself; under an address that it does not know it says so, as a 404."""
    static: Path = request.app.state.static
    index, name = static / "index.html", path.lstrip("/")
    file = _found(static, name)
    if file and file != index.resolve():
        return _file(file, cache=FOREVER if name.startswith("assets/") else "no-cache")
    if name.startswith(("api/", "assets/")):
        raise NotFoundException
    if index.is_file():
        greet(request)
        language = preferred_language(request.headers.get("accept-language", ""))
        status = 200 if is_known(name) else 404
        return _index(index, request, language, await _title(name, lobby, language), status)
    return not_built(request)


def is_known(path: str) -> bool:
    """Whether the page has something to show there, as `web/src/lib/route.svelte.ts` has it."""
    match [part for part in path.split("/") if part]:
        case [] | ["replay" | "rules"] | ["table" | "replay" | "rules", _]:
            return True
    return False


def _found(static: Path, path: str) -> Path | None:
    """The file of that name, if it is one of the page's; some paths could not be a file's name anywhere."""
    with contextlib.suppress(OSError, ValueError):
        file = (static / path).resolve()
        if static.resolve() in file.parents and file.is_file():
            return file
    return None


def _content(file: Path) -> bytes:
    """What is in a file, which is read once, and again when it has changed: nobody waits for the disk."""
    return _read(file, file.stat().st_mtime_ns)


@lru_cache(256)
def _read(file: Path, _changed: int) -> bytes:
    return file.read_bytes()


def _file(file: Path, cache: str) -> Response[bytes]:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Response(_content(file), media_type=kind, headers={"cache-control": cache})


async def _title(path: str, lobby: Lobby, language: str) -> str:
    """What the preview of a link says first: of a table that waits for friends, who invites to what."""
    table = path.removeprefix("table/")
    if table == path:
        return "Damrak"
    try:
        room = await lobby.room(table)
        if not room.table.charge.gallery:
            return "Damrak"
        facts = table_facts(room)
    except Exception:  # whatever is wrong with a table, its page is served, and says so
        return "Damrak"
    game = tell(f"web-game-{facts.game}", {}, language)
    host = next((seat.name for seat in facts.seats if seat.who == "guest"), "")
    is_invitation = host and facts.phase == "waiting"
    return tell("web-invites", {"who": host, "game": game}, language) if is_invitation else game


def _index(file: Path, request: PageRequest, language: str, title: str, status: int) -> Response[bytes]:
    """The page, with a few words for those who see no more: previews of links, browsers without scripts."""
    words = {
        "language": language,
        "title": title,
        "about": tell("server-about", {}, language),
        "needs_scripts": tell("server-needs-scripts", {}, language),
        "origin": f"{request.scope['scheme']}://{request.headers.get('host', '')}",
    }
    html = Template(_content(file).decode())
    filled = html.safe_substitute({name: escape(word) for name, word in words.items()})
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return Response(filled.encode(), media_type=MediaType.HTML, headers=headers, status_code=status)


def not_built(request: PageRequest) -> Response[bytes]:
    """The server runs, but the page has not been built: say so, in the reader's language."""
    language = preferred_language(request.headers.get("accept-language", ""))
    title, text = (tell(f"server-page-{part}", {}, language) for part in ("missing", "missing-hint"))
    html = f'<!doctype html><html lang="{language}"><title>Damrak</title><h1>{title}</h1><p>{text}</p></html>'
    return Response(html.encode(), media_type=MediaType.HTML, status_code=503)


def preferred_language(accepted: str) -> str:
    """The first language a browser asks for that we speak; else English."""
    for wish in accepted.split(","):
        language = wish.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"
