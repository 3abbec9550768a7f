"""The application: routes, socket and pages, with the checks that stand before them all."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import ClientException, HTTPException
from litestar.types import Message, Scope

from damrak.core.errors import DamrakError, IllegalAction
from damrak.server import allowance, api, openapi, pages, wire_http
from damrak.server.csrf import check_tokens
from damrak.server.identity import COOKIE, Guests, guest_of, guests_of
from damrak.server.lobby import Lobby
from damrak.server.pages import HEADERS, STATIC
from damrak.server.socket import table_socket
from damrak.server.trouble import trouble

A_YEAR = 365 * 24 * 3600
LONGEST_BODY = 64_000
STATUSES = {
    403: (
        "server-wrong-key",
        "server-not-your-seat",
        "server-only-players",
        "server-seat-link-void",
        "server-removed",
        "server-gallery-closed",
        "server-seat-moved",
    ),
    404: ("server-no-such-table", "server-no-such-board", "core-unknown-game"),
    409: ("server-not-over", "server-not-begun", "server-table-full", "server-too-many-waiting"),
    410: ("server-table-deserted",),
    429: tuple(one.refusal for one in allowance.ALL),
}
"""What programs read of our refusals; all others are 400."""


def make_app(
    lobby: Lobby, secret: bytes, *, origins: Sequence[str] = (), static: Path = STATIC, per_minute: int = 600
) -> Litestar:
    """The server as an ASGI application around a lobby."""
    return Litestar(
        route_handlers=[api.routes(per_minute), table_socket, pages.page],
        dependencies={
            "lobby": Provide(lambda: lobby, sync_to_thread=False),
            "guests": Provide(guests_of, sync_to_thread=False),
            "guest": Provide(guest_of, sync_to_thread=False),
        },
        state=State({"guests": Guests(secret), "origins": list(origins), "static": static}),
        middleware=[check_tokens(secret)],
        compression_config=CompressionConfig(backend="brotli", brotli_quality=5, brotli_gzip_fallback=True),
        exception_handlers={
            DamrakError: refused,
            HTTPException: not_understood,
            RecursionError: unreadable,
            UnicodeDecodeError: unreadable,
            Exception: mishap,
        },
        before_send=[finish],
        request_max_body_size=LONGEST_BODY,
        openapi_config=openapi.config(STATUSES),
        logging_config=None,
    )


async def finish(message: Message, scope: Scope) -> None:
    """Every answer carries the safe headers, a new guest's also their cookie."""
    if message["type"] != "http.response.start":
        return
    cookie = scope.get("state", {}).get("cookie")
    headers = list(message["headers"])
    if cookie:
        guest = f"{COOKIE}={cookie}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax"
        headers.append((b"set-cookie", guest.encode()))
    if scope["scheme"] == "https":
        headers = [(name, _secure(value) if name == b"set-cookie" else value) for name, value in headers]
        headers.append((b"strict-transport-security", f"max-age={A_YEAR}".encode()))
    message["headers"] = [*headers, *((name.encode(), value.encode()) for name, value in HEADERS.items())]


def _secure(cookie: bytes) -> bytes:
    return cookie if b"; secure" in cookie.lower() else cookie + b"; Secure"


Asking = ASGIConnection[Any, Any, Any, State]


def refused(_request: Asking, error: DamrakError) -> Response[wire_http.Problem]:
    """An error of ours, as a Problem."""
    status = next((status for status, messages in STATUSES.items() if error.message in messages), 400)
    wait = error.arguments.get("seconds") if status == 429 else None
    return Response(_problem(error), status_code=status, headers={"retry-after": str(wait)} if wait else {})


def _problem(error: DamrakError) -> wire_http.Problem:
    cause = error.__cause__
    return wire_http.Problem(
        message=error.message,
        arguments=dict(error.arguments),
        rule=error.rule if isinstance(error, IllegalAction) else "",
        because=_problem(cause) if isinstance(cause, DamrakError) else None,
    )


def not_understood(_request: Asking, error: HTTPException) -> Response[wire_http.Problem]:
    """Whatever the framework refuses, as a Problem too."""
    message = {
        403: "server-csrf",
        404: "server-no-such-page",
        405: "server-no-such-page",
        413: "server-too-large",
        429: "server-too-fast",
    }.get(error.status_code, "server-bad-request")
    reason = _reason(error)
    kept = ("allow", "retry-after")
    headers = {name: value for name, value in (error.headers or {}).items() if name.lower() in kept}
    return Response(
        wire_http.Problem(message=message, arguments={"reason": reason}),
        status_code=error.status_code,
        headers=headers,
    )


def unreadable(request: Asking, error: Exception) -> Response[wire_http.Problem]:
    """A body nested without end, or of broken letters: the framework's reader only stumbles over these."""
    return not_understood(request, ClientException(detail=str(error)))


def mishap(request: Asking, error: Exception) -> Response[wire_http.Problem]:
    """A fault of ours, or of the disk: told in words to whoever asked, with its cause to the host."""
    problem = trouble(f"{request.scope['path']!r} could not be answered", error)
    return Response(_problem(problem), status_code=500)


def _reason(error: HTTPException) -> str:
    extra = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    return str(extra.get("message") or error.detail) if isinstance(extra, dict) else error.detail
