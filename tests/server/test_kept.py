"""A database of rules version 1, as its own server wrote it: a new version loses nothing that was played.

tools/keep_version_1.py made the files at the commit db7feb0.
"""

import asyncio
import gzip
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

import damrak
from tests.server.harness import NEAR, QUICK, Guest, Site, play_on, scenario, served

KEPT = Path(__file__).parent / "kept"
KNOWN: dict[str, Any] = json.loads((KEPT / "v1.json").read_text(encoding="utf-8"))
UNHURRIED = msgspec.structs.replace(QUICK, look_at_card=60_000)
"""The live clock waits for everybody to come back."""
OVER = [name for name, facts in KNOWN.items() if facts["phase"] == "over"]
RUNNING = [name for name, facts in KNOWN.items() if facts["phase"] == "playing"]


@asynccontextmanager
async def kept_server(folder: Path) -> AsyncIterator[Site]:
    """The server of today on the database of version 1."""
    (folder / "damrak.sqlite").write_bytes(gzip.decompress((KEPT / "v1.sqlite.gz").read_bytes()))
    async with served(folder, UNHURRIED) as site:
        yield site


async def returns(guest: Guest, cookies: dict[str, str]) -> None:
    """Load a page in a browser that has kept its cookies."""
    for name, value in cookies.items():
        guest.http.cookies.set(name, value, domain=NEAR, path="/")
    await guest.http.get("/")


async def come_back(site: Site, name: str) -> list[Guest]:
    """The guests of a table with the cookies that their browsers have kept, each at the table."""
    guests = [Guest(site.port) for _ in KNOWN[name]["guests"]]
    for guest, cookies in reversed(list(zip(guests, KNOWN[name]["guests"], strict=True))):
        await returns(guest, cookies)
        await guest.join(KNOWN[name]["table"])  # whoever has named a limit comes last, or it would decide
    for seat, guest in enumerate(guests):
        assert guest.mine == [seat], "the cookies of version 1 still hold their seats"
        await guest.hears("seen")
    return guests


def log_of(record: Any) -> list[list[Any]]:
    return [[move.get("seat", -1), move.get("action", ""), move.get("undo", 0)] for move in record["log"]]


@pytest.mark.parametrize("name", OVER)
def test_a_finished_match_is_downloaded_replayed_and_looked_back_on(name: str, tmp_path: Path) -> None:
    @scenario
    async def look() -> None:
        facts = KNOWN[name]
        async with kept_server(tmp_path) as site:
            (anna, *others) = await come_back(site, name)
            assert anna.seen["scores"] == facts["scores"]
            path = f"/api/tables/{facts['table']}"
            record = (await anna.http.get(f"{path}/record")).json()
            assert (record["rules_version"], log_of(record)) == (1, facts["log"])
            assert [int(score) for score in damrak.replay(record).state.scores()] == facts["scores"]
            replay = (await anna.http.get(f"{path}/replay")).json()
            assert replay["scores"] == facts["scores"]
            assert (await anna.post("/api/replay", record)).json()["frames"] == replay["frames"]
            site.lobby.advisers.playouts = {"tickets": 2, "merchants": 2}
            found = None
            while found is None:
                found = (await anna.http.get(f"{path}/analysis")).json()["analysis"]
                await asyncio.sleep(0.1)
            assert len(found["chances"]) == facts["moves"] + 1
            for guest in (anna, *others):
                await guest.gone()

    look()


@pytest.mark.parametrize("name", RUNNING)
def test_a_running_match_is_played_to_its_end_by_the_rules_it_was_begun_with(
    name: str, tmp_path: Path
) -> None:
    @scenario
    async def play() -> None:
        facts = KNOWN[name]
        async with kept_server(tmp_path) as site:
            guests = await come_back(site, name)
            assert all(guest.table["rules_version"] == 1 for guest in guests)
            named = [guest.at(seat)["limit"] for seat, guest in enumerate(guests)]
            assert named == facts["limits"][: len(guests)]
            if name == "merchants_running":
                await decline_a_house(guests)
            await play_on(guests)
            record = (await guests[0].http.get(f"/api/tables/{facts['table']}/record")).json()
            assert record["rules_version"] == 1
            assert log_of(record)[: len(facts["log"])] == facts["log"]
            assert len(record["log"]) > len(facts["log"])
            assert list(damrak.replay(record).state.scores()) == guests[0].seen["scores"]
            for guest in guests:
                await guest.gone()

    play()


async def decline_a_house(guests: list[Guest]) -> None:
    """By version 1 whoever declined a house might still step (M12); version 2 is stricter."""
    builder = next(guest for guest in guests if guest.to_act())
    (seat,) = builder.mine
    assert builder.at(seat)["view"]["phase"] == "amsterdam"
    await builder.act(seat, "decline")
    assert builder.at(seat)["view"]["phase"] == "step"


@scenario
async def test_a_table_that_waited_begins_by_the_rules_it_was_laid_with(tmp_path: Path) -> None:
    facts = KNOWN["waiting"]
    async with kept_server(tmp_path) as site:
        carla = await site.guest()
        assert await carla.sit(facts["table"], facts["invite"], "Carla") == 2
        guests = [*[Guest(site.port) for _ in facts["guests"]], carla]
        for guest, cookies in zip(guests, facts["guests"], strict=False):
            await returns(guest, cookies)
        for guest in guests:
            await guest.join(facts["table"])
            await guest.hears("seen")
        assert carla.at(2)["view"]["rules_version"] == 1
        await play_on(guests, moves=30)
        for guest in guests:
            await guest.gone()


@scenario
async def test_a_rematch_is_played_by_the_newest_rules(tmp_path: Path) -> None:
    async with kept_server(tmp_path) as site:
        guests = await come_back(site, "merchants_over")
        for guest in guests:
            await guest.say(type="rematch")
        await guests[0].until(lambda: guests[0].table["rematch"])
        again = (await guests[0].http.get(f"/api/tables/{guests[0].table['rematch']}")).json()
        assert again["rules_version"] == damrak.game("merchants").rules_version
        for guest in guests:
            await guest.gone()


@scenario
async def test_a_record_of_newer_rules_is_refused_in_words(tmp_path: Path) -> None:
    async with kept_server(tmp_path) as site:
        anna, *others = await come_back(site, "tickets_over")
        record = (await anna.http.get(f"/api/tables/{KNOWN['tickets_over']['table']}/record")).json()
        refused = await anna.post("/api/replay", record | {"rules_version": 3})
        assert (refused.status_code, refused.json()["message"]) == (400, "core-record-rules")
        for guest in (anna, *others):
            await guest.gone()


def test_the_kept_tables_are_of_every_kind() -> None:
    assert {KNOWN[name]["game"] for name in OVER} == {KNOWN[name]["game"] for name in RUNNING}
    assert any(facts["audits"] for facts in KNOWN.values())
    assert any(facts["chat"] for facts in KNOWN.values())
    assert any(move[2] for name in OVER for move in KNOWN[name]["log"])
