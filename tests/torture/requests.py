"""The assault over HTTP: every route of the description, with odd paths, bodies, cookies and tokens."""

import json
from random import Random
from typing import Any
from urllib.parse import quote

from damrak.server import wire_http
from tests.torture.hostile import NUMBERS, TEXTS, WRONG, Maker, encoded
from tests.torture.raw import NEAR, RawHttp
from tests.torture.scene import Scene, Tally
from tests.torture.sockets import Enough

TOGETHER = 8
"""Requests sent before their answers have come."""
BROKEN_HEADS = (
    b"GET / HTTP/9.9\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01",
    b"GET /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n12345",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
    b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\n\r\n",
    b"GET /api/tables HTTP/1.1\r\nX: " + b"y" * 70_000 + b"\r\n\r\n",
    b"\r\n" * 50 + b"G\x00T / HTTP/1.1\r\n\r\n",
)


class Asker:
    """Makes hostile requests to the routes that the server describes."""

    def __init__(self, scene: Scene, about: dict[str, Any], seed: object) -> None:
        self._scene, self.rng = scene, Random(str(seed))
        self._routes = [
            (method, path, _body_of(operation))
            for path, operations in about["paths"].items()
            for method, operation in operations.items()
        ]
        self._makers = {
            name: Maker([getattr(wire_http, name)], f"{seed} {name}") for _, _, name in self._routes if name
        }
        guest = scene.guests[2].http.cookies
        self._token, self._cookie = guest["csrftoken"], guest["damrak-guest"]

    def request(self) -> tuple[str, bytes]:
        """A request, and what is wrong with it."""
        method, path, name = self.rng.choice(self._routes)
        if self.rng.random() < 0.05:
            method = self.rng.choice(("put", "delete", "patch", "trace", "foo", "options", "get"))
        kind, body = self._body(name) if method == "post" else ("odd paths and questions", b"")
        headers, forged = self._headers()
        lines = [f"{method.upper()} {self._path(path)} HTTP/1.1", f"Host: {NEAR}:{self._scene.port}"]
        lines += [*headers, "Content-Type: application/json", f"Content-Length: {len(body)}", "", ""]
        return forged if method == "post" and forged else kind, "\r\n".join(lines).encode() + body

    def _path(self, path: str) -> str:
        rng = self.rng
        for name in ("game", "fingerprint", "table"):
            odd = quote(rng.choice(TEXTS).encode("utf-8", "surrogatepass"), safe="") or "%00"
            real = rng.choice(self._scene.still) if name == "table" else rng.choice(("tickets", "merchants"))
            path = path.replace(f"{{{name}}}", real if rng.random() < 0.6 else odd)
        if rng.random() < 0.3:
            path += f"?seat={quote(str(rng.choice((*NUMBERS, *TEXTS[:4], *WRONG))), errors='replace')}"
        return path

    def _headers(self) -> tuple[list[str], str]:
        """Cookies and token, and what is forged of them, if anything is."""
        rng = self.rng
        match rng.randrange(6):
            case 0:
                return [], "without a token"
            case 1:
                wrong = rng.randbytes(32).hex()
                return [f"Cookie: csrftoken={self._token}", f"x-csrftoken: {wrong}"], "with a wrong token"
            case 2:
                cookie = f"Cookie: csrftoken={'0' * 128}; damrak-guest={self._cookie[:-1]}"
                return [cookie, f"x-csrftoken: {'0' * 128}"], "with a forged token"
            case _:
                cookie = f"Cookie: csrftoken={self._token}; damrak-guest={self._cookie}"
                return [cookie, f"x-csrftoken: {self._token}"], ""

    def _body(self, name: str) -> tuple[str, bytes]:
        if not name:
            return "odd bodies", encoded(self.rng.choice((*WRONG, *NUMBERS)))
        maker, chance = self._makers[name], self.rng.random()
        if chance < 0.5:
            return "right shapes, odd values", encoded(self._spoilt(maker.shaped()))
        if chance < 0.7:
            return "wrong types and fields", encoded(maker.wrong())
        if chance < 0.98:
            return "broken bytes", maker.broken(encoded(maker.shaped()))
        return "too large", b'{"game":"' + b"x" * 70_000 + b'"}'

    def _spoilt(self, facts: dict[str, Any]) -> dict[str, Any]:
        """A new table that would be laid is no torture: its game has too many seats."""
        if "seats" in facts:
            facts["seats"] = [*facts["seats"], *[{"who": "me"}] * 9]
        return facts


def _body_of(operation: dict[str, Any]) -> str:
    """The name of the struct that an operation takes; empty if it takes none of ours."""
    content = operation.get("requestBody", {}).get("content", {})
    schema = content.get("application/json", {}).get("schema", {})
    return str(schema.get("$ref", "")).rpartition("/")[2]


async def besiege(scene: Scene, tally: Tally, seed: object, enough: Enough) -> None:
    """Ask for nonsense until it is enough."""
    about = (await scene.guests[0].http.get("/api/schema/openapi.json")).json()
    asker, http = Asker(scene, about, seed), RawHttp(scene.port)
    while not enough():
        asked = [asker.request() for _ in range(TOGETHER)]
        answers = await http.ask([text for _, text in asked])
        if not answers:
            tally.problem(f"no answer to {asked[0][1][:200]!r}")
        for (kind, text), (status, body) in zip(asked, answers, strict=False):
            tally.kinds[f"HTTP, {kind}"] += 1
            judge(tally, status, body, text)
    await http.close()


def judge(tally: Tally, status: int, body: bytes, text: bytes) -> None:
    """An answer is fine, or a refusal with a reason."""
    if status >= 500:
        tally.problem(f"{status} {body[:200]!r} to {text[:300]!r}")
    elif status >= 400:
        try:
            tally.refused(json.loads(body)["message"])
        except (ValueError, KeyError, TypeError):
            tally.problem(f"{status} without a reason {body[:100]!r} to {text[:300]!r}")
    else:
        tally.reasons[f"answered, {status}"] += 1


async def garbage_after_the_answer(scene: Scene, tally: Tally) -> None:
    """Begin a request that is refused before its body has come, then send a body that is none."""
    http = RawHttp(scene.port)
    head = f"POST /api/tables HTTP/1.1\r\nHost: {NEAR}:{scene.port}\r\nTransfer-Encoding: chunked\r\n\r\n"
    for status, body in await http.ask([head.encode()]):
        judge(tally, status, body, head.encode())
    await http.ask([b"ZZ\r\n"])
    tally.kinds["HTTP, broken requests"] += 1
    await http.close()


async def break_requests(scene: Scene, tally: Tally, seed: object, count: int) -> None:
    """Send what is no HTTP; the server refuses it or ends the line."""
    rng = Random(str(seed))
    for _ in range(count):
        http = RawHttp(scene.port)
        text = rng.choice(BROKEN_HEADS)
        tally.kinds["HTTP, broken requests"] += 1
        try:
            answers = await http.ask([text])
            status = answers[0][0] if answers else 0
            tally.reasons[f"broken request, {status or 'line ended'}"] += 1
            if status >= 500 or 0 < status < 400:
                tally.problem(f"{status} to {text[:60]!r}")
        except TimeoutError:
            tally.problem(f"{text[:60]!r} was left waiting")
        await http.close()
        await garbage_after_the_answer(scene, tally)
