"""The page itself: its files, its language, and what others see of it."""

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from damrak.server import wire_http
from damrak.server.allowance import Who
from damrak.server.app import make_app
from damrak.server.identity import COOKIE
from damrak.server.lobby import Lobby
from damrak.server.pace import Pace
from damrak.server.pages import preferred_language
from damrak.server.store import SqliteStore
from tests.server.harness import Guest, scenario, served

WEB = Path(__file__).parents[2] / "web"


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("fr-CH, en;q=0.8", "fr"), ("de, nl;q=0.7", "nl"), ("", "en"), ("xx", "en"), ("nl_BE.UTF-8", "nl")],
)
def test_the_language_of_the_browser(accepted: str, language: str) -> None:
    assert preferred_language(accepted) == language


@scenario
async def test_the_page_is_served_compressed_and_cached_or_said_to_be_missing(tmp_path: Path) -> None:
    static = tmp_path / "assets" / "static"
    store = SqliteStore(tmp_path / "data")
    app: Any = make_app(Lobby(store, Pace()), b"secret", static=static)
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://here") as browser:
        missing = await browser.get("/", headers={"accept-language": "nl"})
        assert missing.status_code == 503
        assert "De pagina is er niet" in missing.text
        (static / "assets").mkdir(parents=True)
        (static / "index.html").write_text("<p>The page</p>", encoding="utf-8")
        (static / "assets" / "app-1.js").write_text("let x = 1;" * 1000, encoding="utf-8")
        (static / "notes.js").write_text("let y = 1;", encoding="utf-8")
        script = await browser.get("/assets/app-1.js", headers={"accept-encoding": "br"})
        assert (await browser.get("/notes.js")).headers["cache-control"] == "no-cache"
        assert COOKIE not in browser.cookies  # what anybody may cache names nobody
        assert "The page" in (await browser.get("/table/abc")).text
        for path in ("/%00", "/" + "a" * 300, "/" + "a/" * 3_000):  # no file could be called so
            assert "The page" in (await browser.get(path)).text
        assert COOKIE in browser.cookies  # from the first page on a newcomer is somebody
        again = await browser.get("/index.html", headers={"accept-language": "nl"})
        assert again.headers["set-cookie"].startswith(f"{COOKIE}={browser.cookies[COOKIE]};")  # a year more
        assert again.headers["vary"].startswith("accept-language")  # it is the page, not a file
        assert script.headers["content-encoding"] == "br"
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
    await store.close()


@scenario
async def test_a_link_shows_in_its_preview_what_it_leads_to(tmp_path: Path) -> None:
    """In the reader's language, with a picture by its whole address, and whoever asks how oddly."""
    store = SqliteStore(tmp_path)
    app: Any = make_app(Lobby(store, Pace()), b"secret", static=WEB)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as previewer:
        for language, word in (("fr", "prenez place"), ("nl", "schuif aan"), ("en", "take a seat")):
            page = (await previewer.get("/table/abc", headers={"accept-language": language})).text
            assert f'<html lang="{language}">' in page
            assert page.count(word) == 2
            assert 'content="http://here/icon-512.png"' in page
            assert "$" not in page
        odd = (await previewer.get("/", headers={"host": '"><b>'})).text
        assert "<b>" not in odd
        seen = await previewer.head("/")
        assert seen.status_code == 200 and seen.headers["content-type"].startswith("text/html")
    await store.close()


@pytest.mark.parametrize(
    ("path", "status"),
    [
        *((path, 200) for path in ("/", "/table/abc", "/replay", "/replay/abc", "/rules/", "/rules/tickets")),
        *((path, 404) for path in ("/health", "/metrics", "/table", "/table/a/b", "/.env", "/wp-login.php")),
        *((path, 404) for path in ("/index.html", "/assets/none.js", "/api/none", "/robots.txt")),
    ],
)
@scenario
async def test_only_what_the_page_can_show_is_found(tmp_path: Path, path: str, status: int) -> None:
    async with served(tmp_path) as site:
        answer = await (guest := Guest(site.port)).http.get(path)
        assert answer.status_code == status
        assert path.startswith(("/api", "/assets")) or "<html" in answer.text  # people read why
        await guest.gone()


INVITING = {
    "en": "Zo&amp;eacute; invites you to Ticket to Ride: Amsterdam",
    "fr": "Zo&amp;eacute; vous invite à jouer à « Les Aventuriers du Rail : Amsterdam »",
    "nl": "Zo&amp;eacute; nodigt je uit voor Ticket to Ride: Amsterdam",
}


@scenario
async def test_the_preview_of_an_invitation_says_who_invites_to_what(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    lobby = Lobby(store, Pace())
    seats = (wire_http.NewSeat(who="me", name="Zo&eacute;"), wire_http.NewSeat(who="friend"))
    table = (await lobby.lay(wire_http.NewTable(game="tickets", seats=seats), Who("zoe", "here"))).id
    app: Any = make_app(lobby, b"secret", static=WEB)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as previewer:

        async def title(path: str, language: str = "en") -> str:
            page = await previewer.get(path, headers={"accept-language": language})
            return str(re.findall(r'"og:title" content="(.*?)"', page.text)[0])

        for language, invitation in INVITING.items():
            assert await title(f"/table/{table}", language) == invitation
        key = (await lobby.room(table)).table.charge.invite
        await lobby.sit(table, wire_http.SitDown(name="Bram", key=key), "bram")
        assert await title(f"/table/{table}") == "Ticket to Ride: Amsterdam"
        for path in ("/", "/rules/tickets", "/table/nowhere", "/table/"):
            assert await title(path) == "Damrak"
    await store.close()


def test_a_phone_finds_the_icons_for_its_home_screen() -> None:
    named = re.findall(r'"/([\w.-]+\.(?:png|svg|json))"', (WEB / "index.html").read_text(encoding="utf-8"))
    icons = json.loads((WEB / "public" / "manifest.json").read_text(encoding="utf-8"))["icons"]
    assert len(named) >= 3 and len(icons) == 2
    for file in [*named, *(icon["src"].lstrip("/") for icon in icons)]:
        assert (WEB / "public" / file).is_file(), file
