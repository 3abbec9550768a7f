"""Each guest and each address has an allowance; whoever has used it up is told in words how long to wait."""

import itertools
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from damrak.core.errors import BadData
from damrak.core.match import Match
from damrak.server import allowance, lobby, log_bounds, room
from damrak.server.allowance import Allowance, Allowances, Limit, Who
from tests.server.harness import NEAR, QUICK, Guest, Site, scenario, served
from tests.server.test_tables import two_at_tickets

FEW = Allowance("server-too-many-tables", (Limit("guest", 3, 60), Limit("address", 5, 60)))


def few(patch: pytest.MonkeyPatch, now: list[float]) -> Allowances:
    patch.setattr(allowance, "ALL", (FEW,))
    return Allowances(lambda: now[0])


def waits(allowances: Allowances, guest: str, address: str = "here") -> float:
    """How long one has to wait for one more; 0 if it is given."""
    try:
        allowances.take(FEW, Who(guest, address))
    except BadData as refused:
        assert refused.message == FEW.refusal
        return float(str(refused.arguments["seconds"]))
    return 0


def test_a_bucket_fills_again_at_an_even_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    allowances = few(monkeypatch, now)
    assert [waits(allowances, "anna") for _ in range(4)] == [0, 0, 0, 20]
    now[0] += 20_000
    assert [waits(allowances, "anna") for _ in range(2)] == [0, 20]
    now[0] += 3_600_000
    assert [waits(allowances, "anna") for _ in range(4)] == [0, 0, 0, 20]
    now[0] -= 1_800_000  # the clock is set back: nobody waits for it to come there again
    assert waits(allowances, "anna") == 0


def test_new_cookies_do_not_help_who_comes_from_the_same_address(monkeypatch: pytest.MonkeyPatch) -> None:
    allowances = few(monkeypatch, [0.0])
    assert [waits(allowances, f"guest {n}") for n in range(6)] == [0, 0, 0, 0, 0, 12]
    assert waits(allowances, "anna", "elsewhere") == 0


def test_what_is_refused_uses_nothing_up(monkeypatch: pytest.MonkeyPatch) -> None:
    allowances = few(monkeypatch, [0.0])
    assert [waits(allowances, "anna") for _ in range(9)] == [0, 0, 0, *[20] * 6]
    assert [waits(allowances, "bram") for _ in range(3)] == [0, 0, 12]


def test_so_many_keys_are_remembered_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(allowance, "MOST_KEYS", 10)
    buckets = allowance.Buckets(Limit("guest", 1, 60))
    for number in range(100):
        buckets.take(str(number), 0.0)
    assert len(buckets._left) == 10
    assert buckets.wait("99", 0.0) == 60
    assert buckets.wait("0", 0.0) == 0


# ---- over HTTP and sockets ----


async def until_refused(guest: Guest, path: str, body: Any) -> tuple[int, httpx.Response]:
    """How often the same is allowed, and the refusal."""
    for done in itertools.count():
        answer = await guest.post(path, body)
        if answer.status_code not in (200, 201):
            return done, answer
    raise AssertionError


def check_refusal(answer: httpx.Response, message: str) -> None:
    assert (answer.status_code, answer.json()["message"]) == (429, message)
    assert answer.headers["retry-after"] == str(answer.json()["arguments"]["seconds"])


TABLE = {"game": "tickets", "seats": [{"who": "bot"}, {"who": "bot"}], "settings": {"open": True}}


@scenario
async def test_nobody_lays_tables_without_end(tmp_path: Path) -> None:
    now = [10.0**12]
    async with served(tmp_path, msgspec.structs.replace(QUICK, now=lambda: now[0])) as site:
        anna, bram = await site.guest(), await site.guest()
        done, refused = await until_refused(anna, "/api/tables", TABLE)
        assert done == 60
        check_refusal(refused, "server-too-many-tables")
        for number in range(600 - 60):  # many cookies, one address
            site.lobby.allowances.take(allowance.TABLES, Who(f"guest {number}", NEAR))
        done, refused = await until_refused(bram, "/api/tables", TABLE)
        assert done == 0
        check_refusal(refused, "server-too-many-tables")
        now[0] += 1000 * int(refused.headers["retry-after"])
        done, _ = await until_refused(bram, "/api/tables", TABLE)
        assert done == 1
        for guest in (anna, bram):
            await guest.gone()


@scenario
async def test_nobody_has_very_many_tables_that_wait(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna = await site.guest()
        waiting = {"game": "tickets", "seats": [{"who": "me", "name": "Anna"}, {"who": "friend"}]}
        done, refused = await until_refused(anna, "/api/tables", waiting)
        assert done == lobby.MOST_WAITING
        assert (refused.status_code, refused.json()["message"]) == (409, "server-too-many-waiting")
        assert (await anna.post("/api/tables", TABLE)).status_code == 201
        await anna.gone()


@scenario
async def test_nobody_has_records_played_back_without_end(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna = await site.guest()
        record = msgspec.json.encode(Match("tickets", 2, "dropped").record())
        done, refused = await until_refused(anna, "/api/replay", record)
        assert done == 30
        check_refusal(refused, "server-too-many-replays")
        await anna.gone()


@scenario
async def test_nobody_asks_for_hints_without_end(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, _ = await two_at_tickets(site)
        use_up(site, allowance.HINTS, anna)
        refused = await anna.refusal(type="hint", request=3, seat=0)
        assert (refused["message"], refused["request"]) == ("server-too-many-hints", 3)
        assert 0 < refused["arguments"]["seconds"] <= 6
        await bram.say(type="hint", seat=1)
        await bram.hears("hint")
        await anna.gone()
        await bram.gone()


def use_up(site: Site, what: Allowance, guest: Guest) -> None:
    """Take all that a guest is allowed of something."""
    (found,) = (
        one.who
        for one in next(iter(site.lobby._rooms.values())).connections
        if one.guest in guest.http.cookies["damrak-guest"]
    )
    for _ in range(what.limits[0].most):
        site.lobby.allowances.take(what, found)


@scenario
async def test_one_address_does_not_fill_the_gallery(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(room, "MOST_WATCHING_FROM", 2)
        async with served(tmp_path) as site:
            anna, bram, table = await two_at_tickets(site)
            watchers = [await (await site.guest()).join(table) for _ in range(3)]
            assert [bool(one.all("bye")) for one in watchers] == [False, False, True]
            assert watchers[-1].all("bye")[0]["message"] == "server-table-crowded"
            for guest in (anna, bram, *watchers):
                await guest.gone()


@scenario
async def test_a_full_log_takes_no_talk_but_moves(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        async with served(tmp_path) as site:
            anna, bram, table = await two_at_tickets(site, options={"first": 0})
            for guest, seat in ((anna, 0), (bram, 1)):
                await guest.act(seat, "keep both")
            await anna.until(lambda: "draw unseen" in anna.at(0)["legal"])
            await anna.say(type="chat", text="One line")
            await bram.hears("chat", 2)
            found = (await site.lobby.room(table)).table
            patch.setattr(log_bounds, "MOST_CHAT", 1)
            patch.setattr(log_bounds, "MOST_BESIDES", found.taken)
            assert (await anna.refusal(type="chat", text="Two"))["message"] == "server-chat-full"
            for _ in range(2):
                await anna.act(0, "draw unseen")
            asked = {"type": "undo", "seat": 0, "move": anna.number_of_last(0)}
            assert (await anna.refusal(**asked))["message"] == "server-log-full"
            patch.setattr(log_bounds, "MOST_ENTRIES", found.taken - found.lines)
            await bram.until(bram.to_act)
            refused = await bram.refusal(type="act", seat=1, action="draw unseen", saw=bram.at(1)["saw"])
            assert refused["message"] == "server-log-full"
            assert bram.at(1)["legal"]
            for guest in (anna, bram):
                await guest.gone()
