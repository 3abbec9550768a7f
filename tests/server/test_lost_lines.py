"""A line that was there a moment ago is waited for, once an auction and some seconds, before a run starts."""

from pathlib import Path

import msgspec
import pytest

from damrak.server.pace import Pace
from damrak.server.room import Room
from tests.server.harness import QUICK, Guest, Site, scenario, served
from tests.server.live import STEP_MS, at_the_clock, decided, press_at, start

pytestmark = pytest.mark.calm

PATIENT = msgspec.structs.replace(QUICK, look_at_card=600_000, wait_for_line=600_000)
BRAM = 1


async def bram_has_lost_his_line(site: Site, ago_ms: int = 2_000) -> tuple[list[Guest], Room, str]:
    """Three players at the clock; the line of one is lost."""
    guests = [await site.guest() for _ in range(3)]
    table = await at_the_clock(site, guests, first=0)
    room = await site.lobby.room(table)
    await guests[BRAM].leave()
    await guests[0].until(lambda: not guests[0].table["seats"][BRAM]["present"])
    room.absent_since[BRAM] -= ago_ms
    return guests, room, table


async def others_are_ready(guests: list[Guest]) -> None:
    for guest in (guests[0], guests[2]):
        await guest.say(type="ready", seat=guest.mine[0])


async def end(guests: list[Guest]) -> None:
    for guest in guests:
        await guest.gone()


def test_nobody_is_waited_for_longer_than_five_seconds() -> None:
    assert Pace().wait_for_line <= 5_000


@scenario
async def test_a_line_that_was_lost_two_seconds_ago_still_gets_its_auction(tmp_path: Path) -> None:
    async with served(tmp_path, PATIENT) as site:
        guests, room, table = await bram_has_lost_his_line(site)
        anna, bram, _ = guests
        await others_are_ready(guests)
        await anna.until(lambda: anna.all("clock_waits")[-1]["waiting_for"] == [BRAM])
        assert room.table.limit_of(BRAM) is None
        await bram.join(table)
        await bram.say(type="ready", seat=BRAM)
        await bram.hears("run")
        run = bram.all("run")[-1]
        assert BRAM in run["taking_part"]
        await press_at(bram, run, 1.5 * STEP_MS)
        assert (await decided(guests))["winner"] == BRAM
        await end(guests)


@scenario
async def test_a_line_that_does_not_come_back_is_waited_for_no_longer_than_that(tmp_path: Path) -> None:
    pace = msgspec.structs.replace(PATIENT, wait_for_line=400)
    async with served(tmp_path, pace) as site:
        guests, room, _ = await bram_has_lost_his_line(site)
        anna = guests[0]
        said = pace.now()
        await others_are_ready(guests)
        await anna.until(lambda: anna.all("clock_waits")[-1]["waiting_for"] == [BRAM])
        heard, until = pace.now(), anna.all("clock_waits")[-1]["until"]
        assert said + pace.wait_for_line <= until <= heard + pace.wait_for_line
        await anna.hears("run")
        assert anna.all("run")[-1]["start"] - pace.lead >= until
        assert room.table.limit_of(BRAM) == "none"
        await end(guests)


@scenario
async def test_coming_and_going_makes_nobody_wait_longer(tmp_path: Path) -> None:
    pace = msgspec.structs.replace(PATIENT, wait_for_line=600)
    async with served(tmp_path, pace) as site:
        guests, _, table = await bram_has_lost_his_line(site)
        anna, bram, _ = guests
        await others_are_ready(guests)
        await anna.until(lambda: anna.all("clock_waits")[-1]["waiting_for"] == [BRAM])
        until = anna.all("clock_waits")[-1]["until"]
        await bram.join(table)
        await bram.leave()
        await anna.hears("run")
        assert {wait["until"] for wait in anna.all("clock_waits") if wait["waiting_for"] == [BRAM]} == {until}
        await end(guests)


@scenario
async def test_lines_are_waited_for_only_once_an_auction(tmp_path: Path) -> None:
    """M17: the doubled clock is the same auction."""
    pace = msgspec.structs.replace(PATIENT, wait_for_line=300)
    async with served(tmp_path, pace) as site:
        guests, room, table = await bram_has_lost_his_line(site)
        anna, bram, cato = guests
        await others_are_ready(guests)
        await anna.hears("run")
        await bram.join(table)
        await press_at(anna, anna.all("run")[-1], 0.4 * STEP_MS)
        await anna.until(lambda: anna.at(0)["view"]["auction"]["doubled"])
        await bram.leave()
        await cato.until(lambda: not cato.table["seats"][BRAM]["present"])
        waits = len(anna.all("clock_waits"))
        await others_are_ready(guests)
        await anna.hears("run", 2)
        assert all(wait["waiting_for"] != [BRAM] for wait in anna.all("clock_waits")[waits:])
        assert room.table.limit_of(BRAM) == "none"
        await end(guests)


@scenario
async def test_who_has_been_away_for_longer_is_not_waited_for(tmp_path: Path) -> None:
    async with served(tmp_path, PATIENT) as site:
        guests, room, _ = await bram_has_lost_his_line(site, ago_ms=PATIENT.lost_lately + 1_000)
        await others_are_ready(guests)
        await guests[0].hears("run")
        assert room.table.limit_of(BRAM) == "none"
        await end(guests)


@scenario
async def test_a_limit_needs_no_line(tmp_path: Path) -> None:
    async with served(tmp_path, PATIENT) as site:
        guests = [await site.guest() for _ in range(3)]
        table = await at_the_clock(site, guests, first=0)
        await guests[BRAM].say(type="limit", seat=BRAM, price=190)
        await guests[BRAM].until(lambda: guests[BRAM].at(BRAM)["limited"])
        await guests[BRAM].leave()
        await guests[0].until(lambda: not guests[0].table["seats"][BRAM]["present"])
        await start([guests[0], guests[2]])
        assert (await decided([guests[0], guests[2]]))["winner"] == BRAM
        assert table
        await end(guests)
