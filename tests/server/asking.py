"""What can be asked over HTTP, route by route, for tests that compare answers.

A new route has to be entered here: `ABOUT_A_TABLE` if its answer may depend on a match, `APART` if it cannot.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import httpx
from litestar import Litestar
from litestar.routes import HTTPRoute

from tests.server.harness import Guest

Route = tuple[str, str]
"""Method and path, as the application has it."""


class Ask(NamedTuple):
    """A request: a path with `{id}` for the table, and the body of a POST."""

    path: str
    body: Any = None


ABOUT_A_TABLE: Final[Mapping[Route, Sequence[Ask]]] = {
    ("GET", "/api/tables"): [Ask("/api/tables")],
    ("GET", "/api/tables/{table:str}"): [Ask("/api/tables/{id}")],
    ("POST", "/api/tables/{table:str}/sit"): [Ask("/api/tables/{id}/sit", {"key": "no key", "name": "X"})],
    ("POST", "/api/tables/{table:str}/seat-link"): [Ask("/api/tables/{id}/seat-link", {"token": "none"})],
    ("POST", "/api/tables/{table:str}/take-seat"): [Ask("/api/tables/{id}/take-seat", {"token": "none"})],
    ("POST", "/api/tables/{table:str}/seats/{seat:int}/link"): [Ask("/api/tables/{id}/seats/9/link", {})],
    ("GET", "/api/tables/{table:str}/links"): [Ask("/api/tables/{id}/links")],
    ("GET", "/api/tables/{table:str}/audits"): [Ask("/api/tables/{id}/audits")],
    ("GET", "/api/tables/{table:str}/replay"): [
        Ask("/api/tables/{id}/replay"),
        Ask("/api/tables/{id}/replay?seat=0"),
        Ask("/api/tables/{id}/replay?seat=1"),
    ],
    ("GET", "/api/tables/{table:str}/analysis"): [Ask("/api/tables/{id}/analysis")],
    ("GET", "/api/tables/{table:str}/record"): [Ask("/api/tables/{id}/record")],
    ("GET", "/{path:path}"): [Ask("/table/{id}")],
}
"""Asked again and again while a match is played. None of these may change anything."""

NEW_TABLE: Final = {"game": "merchants", "seats": [{"who": "me", "name": "X"}, *[{"who": "bot"}] * 2]}
APART: Final[Mapping[Route, Sequence[Ask]]] = {
    ("GET", "/"): [Ask("/")],
    ("GET", "/api/games"): [Ask("/api/games")],
    ("GET", "/api/games/{game:str}/boards/{fingerprint:str}"): [Ask("/api/games/tickets/boards/none")],
    ("GET", "/api/schema/openapi.json"): [Ask("/api/schema/openapi.json")],
    ("POST", "/api/replay"): [Ask("/api/replay?seat=1", {"no": "record"})],
    ("POST", "/api/tables"): [Ask("/api/tables", NEW_TABLE)],
}
"""Asked once, after a match was played."""

OWN: Final = ("date", "set-cookie", "ratelimit")
"""How headers begin that tell only of the asker and the time."""


def routes_of(app: Litestar) -> set[Route]:
    """Everything that can be asked over HTTP. A HEAD is a GET without its body."""
    return {
        (method, route.path)
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for method in route.methods
        if method not in ("OPTIONS", "HEAD")
    }


async def answers(guest: Guest, table: str, asked: Mapping[Route, Sequence[Ask]]) -> dict[str, str]:
    """What a guest is answered: status, headers that may tell something (so its size), and body."""
    found = {}
    for (method, _), asks in asked.items():
        for ask in asks:
            path = ask.path.replace("{id}", table)
            got = await (_page(guest, path) if method == "GET" else guest.post(path, ask.body))
            found[f"{method} {path}"] = _telling(got).replace(guest.address, "HERE")
    return found


async def _page(guest: Guest, path: str) -> httpx.Response:
    """A page tells the server's own port: only if it is not compressed, that does not change its size."""
    is_page = not path.startswith("/api")
    return await guest.http.get(path, headers={"accept-encoding": "identity"} if is_page else None)


def _telling(answer: httpx.Response) -> str:
    headers = [line for line in answer.headers.multi_items() if not line[0].lower().startswith(OWN)]
    return f"{answer.status_code} {sorted(headers)} {answer.text}"
