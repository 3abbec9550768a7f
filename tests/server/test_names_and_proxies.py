"""What the server is called, what proxies say of the way to it, and how cookies are kept and signed."""

import hashlib
import hmac
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from litestar.middleware.csrf import generate_csrf_token

from damrak.server.access import Access
from damrak.server.addresses import TrustedProxies
from damrak.server.hosts import HostNames
from damrak.server.identity import COOKIE, Guests, derived
from damrak.server.store import SqliteStore
from tests.server.harness import NEAR, Guest, scenario, served

TRUSTING = TrustedProxies([NEAR])


@pytest.mark.parametrize(
    ("host", "is_ours"),
    [
        ("localhost", True),
        ("localhost:8123", True),
        ("LOCALHOST:1", True),
        ("127.0.0.1:8123", True),
        ("[::1]:8123", True),
        ("192.168.1.7:8123", True),
        ("games.example.org", True),
        ("Games.Example.Org.:443", True),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("games.example.org.evil.example", False),
        ("games.example.org@evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("", False),
        ("[", False),
        ("[::1", False),
        ("evil.example:99999999", False),
    ],
)
def test_what_the_server_is_called(host: str, is_ours: bool) -> None:
    assert HostNames(["games.example.org"]).know(host) == is_ours


@scenario
async def test_under_another_name_nobody_is_served(tmp_path: Path) -> None:
    """As when another site's name leads to this machine."""
    async with served(tmp_path, access=Access(hosts=HostNames(["games.example.org"]))) as site:
        guest = await site.guest()
        table = await guest.lay("tickets", "me", "friend")
        page = await guest.http.get("/", headers={"host": "evil.example", "accept-language": "fr"})
        assert page.status_code == 421
        assert "evil.example" in page.text
        assert "s’appelle" in page.text
        assert not page.cookies
        answer = await guest.http.get("/api/tables", headers={"host": "<evil>.example:80"})
        assert (answer.status_code, answer.json()["message"]) == (421, "server-wrong-host")
        assert (await guest.http.get("/api/games", headers={"host": "games.example.org"})).status_code == 200
        with pytest.raises(websockets.InvalidStatus) as refused:
            await socket_as(guest, table, "evil.example")
        assert refused.value.response.status_code == 421
        await (await socket_as(guest, table, "games.example.org")).close()
        await guest.gone()


async def socket_as(guest: Guest, table: str, host: str) -> Any:
    """A socket, asked for as by a page of this name."""
    return await websockets.connect(
        f"ws://{host}/api/tables/{table}/socket",
        origin=websockets.Origin(f"http://{host}"),
        host=NEAR,
        port=guest.port,
    )


def cookies(answer: httpx.Response) -> dict[str, str]:
    return {cookie.partition("=")[0]: cookie for cookie in answer.headers.get_list("set-cookie")}


@pytest.mark.parametrize(
    ("proxies", "proto", "is_secure"),
    [(TRUSTING, "https", True), (TRUSTING, "http", False), (TrustedProxies(), "https", False)],
)
@scenario
async def test_behind_a_proxy_with_a_certificate_cookies_are_secure(
    tmp_path: Path, proxies: TrustedProxies, proto: str, is_secure: bool
) -> None:
    async with served(tmp_path, access=Access(proxies)) as site:
        guest = Guest(site.port)
        answer = await guest.http.get("/api/tables", headers={"x-forwarded-proto": proto})
        assert set(cookies(answer)) == {COOKIE, "csrftoken"}
        assert all(("; Secure" in cookie) == is_secure for cookie in cookies(answer).values())
        assert ("strict-transport-security" in answer.headers) == is_secure
        await guest.gone()


def test_each_purpose_has_its_own_key() -> None:
    purposes = ("cookies", "programs", "csrf")
    assert len({derived(b"secret", purpose) for purpose in purposes} | {b"secret"}) == 4
    guests = Guests(b"secret")
    signature = guests.cookie_of("Anna").rpartition(".")[2]
    assert signature not in guests.program("Anna")
    assert guests.named_by("Anna." + guests.program("Anna").rpartition(".")[2]) is None


def older_signature(secret: bytes, text: str) -> str:
    """As everything was signed before each purpose had its key."""
    return hmac.new(secret, text.encode(), hashlib.sha256).hexdigest()[:32]


@scenario
async def test_cookies_of_an_older_version_are_known_and_renewed(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    secret = await store.secret()
    await store.close()
    async with served(tmp_path) as site:
        guest = Guest(site.port)
        guest.http.cookies.set(COOKIE, f"anna.{older_signature(secret, 'anna')}")
        guest.http.cookies.set("csrftoken", generate_csrf_token(secret.hex()))
        await guest.lay("tickets", "me", "friend")
        page = await guest.http.get("/")
        assert Guests(secret).cookie_of("anna") in cookies(page)[COOKIE]
        renewed = Guest(site.port)
        renewed.http.cookies.set(COOKIE, Guests(secret).cookie_of("anna"))
        assert len((await renewed.http.get("/api/tables")).json()["mine"]) == 1
        renewed.http.cookies.clear()
        renewed.http.cookies.set("csrftoken", generate_csrf_token("another secret"))
        assert (await renewed.post("/api/tables", {})).status_code == 403
        await renewed.gone()
        await guest.gone()


@scenario
async def test_a_program_that_sat_down_in_an_older_version_keeps_its_seat(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna = await site.guest()
        table = await anna.lay("tickets", "me", "friend")
        (key,) = [free["key"] for free in (await anna.http.get(f"/api/tables/{table}/links")).json()["bots"]]
        with pytest.MonkeyPatch.context() as older:
            older.setattr(Guests, "program", Guests.older_program)
            bot = await Guest(site.port).join(table, key, name="Bot")
            assert bot.mine == [1]
            await bot.gone()
        bot = await Guest(site.port).join(table, key, name="Bot")
        assert bot.mine == [1]
        await bot.gone()
        await anna.gone()
