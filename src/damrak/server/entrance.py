"""The way from the network to the application: who asks, under which name, and how often."""

import asyncio
from collections import deque
from html import escape
from time import monotonic
from typing import Any, Final

import msgspec

from damrak.locales import tell
from damrak.server.access import Access
from damrak.server.addresses import RELAYED, address_of
from damrak.server.pages import preferred_language
from damrak.server.wire_http import Problem

REQUESTS_A_TURN: Final = 2
"""Requests that are begun before sockets have their turn."""
TURN_S: Final = 0.004
"""After so many seconds the next requests may begin: that makes 500 a second."""
Scope = dict[str, Any]


class Entrance:
    """An ASGI application around ours that lets in what is allowed."""

    def __init__(self, app: Any, access: Access) -> None:
        self._app, self._access = app, access
        self._pacer = RequestPacer()

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        headers = dict(scope["headers"])
        self._note_unnamed_proxy(scope, headers)
        self._access.proxies.correct(scope)
        host = headers.get(b"host", b"").decode("latin-1")
        if not self._access.hosts.know(host):
            self._access.incidents.note(address_of(scope), "asks for a name that is not ours")
            await _refuse(scope, send, 421, "server-wrong-host", host=host[:100])
        elif scope["type"] == "http" and not self._may_ask(address_of(scope)):
            await _refuse(scope, send, 429, "server-too-fast")
        else:
            await self._pacer.mine()
            await self._app(scope, receive, send)

    def _may_ask(self, address: str) -> bool:
        if self._access.visitor(address).requests.take(monotonic()):
            return True
        self._access.incidents.note(address, "asks too often, refused")
        return False

    def _note_unnamed_proxy(self, scope: Scope, headers: dict[bytes, bytes]) -> None:
        client = scope["client"]
        if client and not RELAYED.isdisjoint(headers) and not self._access.proxies.trusts(client[0]):
            what = "sends the headers of a proxy, not believed; if it is yours, name it with --trusted-proxy"
            self._access.incidents.note(client[0], what)


class RequestPacer:
    """Lets a few requests begin at a time, so that many at once hold up no table."""

    def __init__(self) -> None:
        self._begun = 0
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def mine(self) -> None:
        """Wait until it is this request's turn."""
        if self._begun == 0:
            asyncio.get_running_loop().call_later(TURN_S, self._next)
        self._begun += 1
        if self._begun > REQUESTS_A_TURN:
            turn = asyncio.get_running_loop().create_future()
            self._waiting.append(turn)
            await turn

    def _next(self) -> None:
        self._begun = 0
        while self._waiting and self._begun < REQUESTS_A_TURN:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                self._begun += 1
        if self._begun:
            asyncio.get_running_loop().call_later(TURN_S, self._next)


async def _refuse(scope: Scope, send: Any, status: int, message: str, **arguments: str | int) -> None:
    """Say why, in the reader's language: to programs as a Problem, to people as a page."""
    accepted = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
    if scope["path"].startswith("/api/"):
        kind, body = b"application/json", msgspec.json.encode(Problem(message=message, arguments=arguments))
    else:
        language = preferred_language(accepted)
        said = escape(tell(message, arguments, language))
        page = f'<!doctype html><html lang="{language}"><title>Damrak</title><p>{said}</p></html>'
        kind, body = b"text/html; charset=utf-8", page.encode()
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    headers += [(b"cache-control", b"no-store"), (b"connection", b"close")]
    if status == 429:
        headers.append((b"retry-after", b"5"))
    start = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    await send({"type": f"{start}.start", "status": status, "headers": headers})
    await send({"type": f"{start}.body", "body": body})
