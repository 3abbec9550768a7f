"""What the server does not put up with, and that it survives it."""

import asyncio
import re
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import websockets

from damrak.core.match import Match
from damrak.locales import LANGUAGES, bundle
from damrak.server import wire
from damrak.server.allowance import PLAYERS_CHAT, SPECTATORS_CHAT
from damrak.server.limits import Limits
from tests.server.harness import QUICK, scenario, served
from tests.server.test_tables import two_at_tickets

MALFORMED = [
    "",
    "{",
    "[]",
    "null",
    '{"type": "win"}',
    '{"type": "act"}',
    '{"type": "act", "seat": "0", "action": "pass", "saw": ""}',
    '{"type": "act", "seat": 0, "action": "pass", "saw": "", "cheat": true}',
    '{"type": "press", "seat": 0, "run": 1, "elapsed_ms": "soon"}',
    '{"type": "chat", "text": "\\ud800"}',
    '{"type": "chat", "text": "' + "x" * 5000 + '"}',
    '{"type": ' + "[" * 2000 + "]" * 2000 + "}",
]


@scenario
async def test_malformed_messages_are_refused_with_a_reason_and_harm_nothing(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, _table = await two_at_tickets(site)
        for number, text in enumerate(MALFORMED, start=1):
            await anna.say_raw(text)
            await anna.hears("refused", number)
            assert anna.all("refused")[-1]["message"] in {"server-bad-message", "server-message-too-long"}
        await anna.act(0, anna.at(0)["legal"][0])
        await anna.gone()
        await bram.gone()


@scenario
async def test_actions_that_the_table_refuses(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, _table = await two_at_tickets(site)
        saw = anna.at(0)["saw"]
        unknown = await anna.refusal(type="act", request=3, seat=0, action="fly", saw=saw)
        assert (unknown["request"], unknown["message"]) == (3, "core-unknown-action")
        illegal = await anna.refusal(type="act", seat=0, action="pass", saw=saw)
        assert illegal["rule"].startswith("T")
        nobody = await anna.refusal(type="act", seat=9, action="pass", saw=saw)
        assert nobody["message"] == "server-no-such-seat"
        clock = await anna.refusal(type="press", seat=0, run=1, elapsed_ms=0)
        assert clock["message"] == "server-clock-stopped"
        await anna.act(0, "keep both")
        stale = await anna.refusal(type="act", seat=0, action="keep both", saw=saw)
        assert (stale["message"], stale["stale"]) == ("server-stale", True)
        await anna.gone()
        await bram.gone()


@scenario
async def test_what_others_choose_in_secret_makes_nothing_stale(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, _table = await two_at_tickets(site)
        told, saw = len(bram.told), bram.at(1)["saw"]
        await anna.act(0, "keep both")
        assert {message["type"] for message in bram.told[told:]} <= {"ping"}
        await bram.say(type="act", seat=1, action="keep both", saw=saw)
        await bram.until(lambda: bram.at(1)["saw"] != saw)
        assert not bram.all("refused")
        await anna.gone()
        await bram.gone()


@scenario
async def test_whoever_says_too_much_at_once_hears_so_and_the_table_goes_on(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, _table = await two_at_tickets(site)
        for _ in range(2 * int(Limits().frames.at_once)):
            await anna.say(type="answer", seat=0, consent=True)
        await anna.until(lambda: any(told["message"] == "server-too-fast" for told in anna.all("refused")))
        await bram.act(1, "keep both")
        await anna.gone()
        await bram.gone()


@scenario
async def test_nobody_fills_the_chat(tmp_path: Path) -> None:
    """Neither a player nor a spectator, nor for each other; and a minute later all may speak again."""
    time = [0.0]
    pace = msgspec.structs.replace(QUICK, now=lambda: time[0], silence=1_000_000)
    async with served(tmp_path, pace) as site:
        anna, bram, table = await two_at_tickets(site)
        watchers = [await (await site.guest()).join(table) for _ in range(2)]
        for chatty, (own, *_) in (
            (anna, PLAYERS_CHAT.limits),
            *((one, SPECTATORS_CHAT.limits) for one in watchers),
        ):
            lines = len(bram.all("chat"))
            for number in range(own.most):
                time[0] += 1
                await chatty.say(type="chat", text=f"Line {number}")
            await bram.hears("chat", lines + own.most)
            refused = await chatty.refusal(type="chat", text="More")
            assert refused["message"] == "server-too-much-chat"
            assert 1 <= refused["arguments"]["seconds"] <= own.seconds / own.most
        for guest in (bram, anna):
            lines = len(bram.all("chat"))
            await guest.say(type="chat", text="Still here")
            await bram.hears("chat", lines + 1)
            time[0] += 60_000
        for guest in (anna, bram, *watchers):
            await guest.gone()


@scenario
async def test_chat_has_something_to_say_and_not_too_much(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, _table = await two_at_tickets(site)
        assert (await anna.refusal(type="chat", text="  "))["message"] == "server-empty-line"
        assert (await anna.refusal(type="chat", text="x" * 501))["message"] == "server-line-too-long"
        await anna.say(type="chat", text="Dag! <b>Bram</b>")
        await bram.until(lambda: any(told["lines"] for told in bram.all("chat")))
        line = bram.all("chat")[-1]["lines"][0]
        assert (line["seat"], line["name"], line["text"]) == (0, "Me", "Dag! <b>Bram</b>")
        await anna.gone()
        await bram.gone()


@scenario
async def test_posts_need_the_token_and_sockets_the_own_page(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna = await site.guest()
        table = await anna.lay("tickets", "me", "bot")
        forged = await anna.http.post("/api/tables", json={"game": "tickets", "seats": []})
        assert (forged.status_code, forged.json()["message"]) == (403, "server-csrf")
        for origin in (websockets.Origin("http://elsewhere.example"), None):
            address = f"ws://127.0.0.1:{site.port}/api/tables/{table}/socket"
            async with websockets.connect(address, origin=origin) as line:
                with pytest.raises(websockets.ConnectionClosed):
                    await line.recv()
                assert line.close_code == 4403
        await anna.gone()


@scenario
async def test_a_forged_cookie_is_nobody(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna = await site.guest()
        table = await anna.lay("tickets", "me", "friend")
        guest, _, signature = anna.http.cookies["damrak-guest"].rpartition(".")
        forger = await site.guest()
        forged = {"damrak-guest": f"{guest}.{signature[::-1]}"}
        async with httpx.AsyncClient(base_url=site.origin, cookies=forged) as http:
            assert (await http.get(f"/api/tables/{table}/links")).json()["invite"] is None
            assert (await http.get("/api/tables")).json()["mine"] == []
        await anna.gone()
        await forger.gone()


ME = {"who": "me", "name": "Anna"}
LAID = {"game": "tickets", "seats": [ME, ME]}
RECORD = Match("tickets", 2).record()
BAD_REQUESTS: list[tuple[str, dict[str, Any], int, str]] = [
    ("/api/tables", {"game": "chess", "seats": [ME]}, 404, "core-unknown-game"),
    ("/api/tables", {"game": "tickets", "seats": [ME]}, 400, "core-seat-count"),
    ("/api/tables", {**LAID, "board": "atlantis"}, 404, "server-no-such-board"),
    ("/api/tables", {**LAID, "options": {"x": 1}}, 400, "core-unknown-option"),
    ("/api/tables", {**LAID, "options": {"first": 3}}, 400, "core-bad-option"),
    ("/api/tables", {**LAID, "sets": {}}, 400, "server-bad-request"),
    ("/api/tables", {**LAID, "seats": [{"who": "friend"}] * 2}, 400, "server-nobody-sits"),
    ("/api/tables", {**LAID, "game": "x" * 100_000}, 413, "server-too-large"),
    ("/api/tables/nowhere/sit", {"name": "Anna"}, 404, "server-no-such-table"),
    ("/api/replay", {"format": 1}, 400, "core-bad-record"),
    ("/api/replay", {"log": 5}, 400, "core-bad-record"),
    ("/api/replay", {**RECORD, "log": [{}] * 5_001}, 400, "server-too-large"),
    (
        "/api/replay",
        {**RECORD, "board": {"name": "Atlantis", "fingerprint": "sunk"}},
        400,
        "core-record-board",
    ),
    ("/api/nothing", {}, 404, "server-no-such-page"),
]


@scenario
async def test_bad_requests_are_answered_in_words(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna = await site.guest()
        for path, body, status, message in BAD_REQUESTS:
            answer = await anna.post(path, body)
            assert (answer.status_code, answer.json()["message"]) == (status, message), path
        await anna.gone()


@scenario
async def test_bodies_that_no_reader_gets_through_are_answered_in_words(tmp_path: Path) -> None:
    """Nested without end, or of broken letters."""
    async with served(tmp_path) as site:
        anna = await site.guest()
        for nested in (b'{"options": ' + b"[" * 5_000 + b"]" * 5_000 + b"}", b'{"game": "\xed\xa0\x80"}'):
            for path in ("/api/tables", "/api/tables/nowhere/sit"):
                answer = await anna.post(path, nested)
                assert (answer.status_code, answer.json()["message"]) == (400, "server-bad-request")
        await anna.gone()


@scenario
async def test_a_record_with_a_number_beyond_all_bounds_is_answered_in_words(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna = await site.guest()
        record = Match("tickets", 2, "huge").record() | {"log": [{"undo": 10**30}]}
        answer = await anna.post("/api/replay", record)
        assert (answer.status_code, answer.json()["message"]) == (400, "core-record-move")
        assert str(10**30) in answer.json()["arguments"]["reason"]
        assert answer.json()["because"]["message"] == "core-nothing-to-undo"
        await anna.gone()


@scenario
async def test_pages_carry_a_strict_policy(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna = await site.guest()
        for path in ("/", "/table/abc", "/api/games", "/api/tables/nowhere"):
            headers = (await anna.http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "script-src 'self';" in policy
            assert headers["x-content-type-options"] == "nosniff"
        for path in ("/api/nothing", "/assets/gone.js"):
            missing = await anna.http.get(path)
            assert (missing.status_code, missing.json()["message"]) == (404, "server-no-such-page")
        secret = await anna.http.get("/..%2f..%2f..%2fpyproject.toml")
        assert "hatchling" not in secret.text
        await anna.gone()


@scenario
async def test_a_stalled_peer_is_dropped_and_the_table_goes_on(tmp_path: Path) -> None:
    """Bram's browser reads nothing any more: soon too much waits for it."""
    async with served(tmp_path) as site:
        anna, bram, table = await two_at_tickets(site)
        room = await site.lobby.room(table)
        stalled = next(one for one in room.connections if room.table.held_by(one.guest) == (1,))
        bram.stall()
        line = wire.ChatLine(seat=0, name="Anna", text="x" * 500, at=0)
        for _ in range(20_000):
            stalled.tell(wire.Chatted(lines=(line,)))
            if stalled.gone.is_set():
                break
            await asyncio.sleep(0)
        assert stalled.gone.is_set()
        await anna.say(type="chat", text="Where is Bram?")
        await anna.hears("chat", times=2)
        await anna.gone()
        bram.stall(ends=True)
        await bram.gone()


def test_every_message_the_server_refuses_with_has_words_in_every_language() -> None:
    source = Path(__file__).parents[2] / "src" / "damrak" / "server"
    used = {
        found
        for file in source.rglob("*.py")
        for found in re.findall(r'"(server-[a-z-]+)"', file.read_text(encoding="utf-8"))
    }
    assert len(used) > 30
    for language in LANGUAGES:
        missing = [message for message in sorted(used) if not bundle(language).has_message(message)]
        assert not missing, language
