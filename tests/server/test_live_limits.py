"""Sealed limits at a live auction: they press by themselves, stay secret, and overtake nobody."""

import asyncio
import time
from pathlib import Path

import msgspec
import pytest

from tests.server.harness import QUICK, scenario, served
from tests.server.live import STEP_MS, at_the_clock, decided, press_at, slow_down, start
from tests.server.slow_line import slow_line

pytestmark = pytest.mark.calm


@scenario
async def test_a_sealed_limit_presses_by_itself_and_stays_secret_if_it_loses(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, carla = await site.guest(), await site.guest(), await site.guest()
        guests = [anna, bram, carla]
        await at_the_clock(site, guests)
        seen = len(carla.all("seen"))
        await anna.say(type="limit", seat=0, price=170)
        await bram.say(type="limit", seat=1, price=150)
        await anna.until(lambda: anna.at(0)["limited"])
        await bram.until(lambda: bram.at(1)["limited"])
        assert (anna.at(0)["limit"], bram.at(1)["limit"]) == (170, 150)
        assert len(carla.all("seen")) == seen
        assert {action.partition(" ")[0] for action in carla.at(2)["legal"]} == {"limit"}
        await start([carla])
        audit = await decided(guests)
        assert (audit["winner"], audit["price"]) == (0, 170)
        assert [(press["seat"], press["by"]) for press in audit["presses"]] == [(0, "limit")]
        for guest in guests:
            await guest.gone()


@scenario
async def test_a_limit_may_not_overtake_the_dial(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        guests = [await site.guest() for _ in range(3)]
        await at_the_clock(site, guests)
        run = await start(guests)
        await asyncio.sleep(max(0.0, (run["start"] + 2.5 * STEP_MS) / 1000 - time.time()))
        late = await guests[0].refusal(type="limit", seat=0, price=run["prices"][2])
        assert (late["message"], late["rule"]) == ("server-dial-has-passed", "M20")
        await guests[0].say(type="limit", seat=0, price=100)
        await guests[0].until(lambda: guests[0].at(0)["limit"] == 100)
        audit = await decided(guests)
        assert (audit["winner"], audit["price"]) == (0, 100)
        for guest in guests:
            await guest.gone()


@scenario
async def test_all_limits_named_decides_at_once_without_a_run(tmp_path: Path) -> None:
    async with served(tmp_path, msgspec.structs.replace(QUICK, look_at_card=60_000)) as site:
        guests = [await site.guest() for _ in range(3)]
        await at_the_clock(site, guests)
        for guest, price in zip(guests, (90, 110, None), strict=True):
            await guest.say(type="limit", seat=guest.mine[0], price=price)
        await guests[2].until(lambda: guests[2].at(2)["view"]["sale"])
        assert guests[2].at(2)["view"]["sale"]["seat"] == 1
        assert guests[2].at(2)["view"]["sale"]["price"] == 110
        assert not guests[2].all("run")
        for guest in guests:
            await guest.gone()


@scenario
async def test_the_last_limit_does_not_overtake_a_press_on_its_way(tmp_path: Path) -> None:
    """M20: everybody has named a limit, but one of them had pressed before, on a slow line."""
    async with served(tmp_path) as site, slow_line(site.port, 150) as slow_port:
        slow, bram, carla = await site.guest(slow_port), await site.guest(), await site.guest()
        guests = [slow, bram, carla]
        await at_the_clock(site, guests)
        await slow.say(type="limit", seat=0, price=60)
        await slow.until(lambda: slow.at(0)["limited"])
        await bram.say(type="limit", seat=1, price=70)
        await slow.hears("ping", 6)
        run = await start([carla])
        await slow.hears("run")
        await press_at(slow, run, 2.2 * STEP_MS)
        await carla.say(type="limit", seat=2, price=80)
        audit = await decided(guests)
        assert (audit["winner"], audit["price"]) == (0, run["prices"][2])
        await carla.until(lambda: carla.at(2)["view"]["sale"])
        assert carla.at(2)["view"]["sale"]["seat"] == 0
        for guest in guests:
            await guest.gone()


@scenario
async def test_the_last_limit_ends_a_run_that_nobody_pressed(tmp_path: Path) -> None:
    """M20: the dial need not fall any further; to 90 it would take longer than the test has patience.

    M19: of equal limits that of the mayor, here seat 1, counts last.
    """
    async with served(tmp_path) as site:
        anna, bram, carla = guests = [await site.guest() for _ in range(3)]
        await at_the_clock(site, guests, step_ms=10_000, first=1)
        run = await start(guests)
        assert run["taking_part"] == [2, 0, 1]
        await anna.say(type="limit", seat=0, price=60)
        await bram.say(type="limit", seat=1, price=90)
        await anna.until(lambda: anna.at(0)["limited"])
        await bram.until(lambda: bram.at(1)["limited"])
        await carla.say(type="limit", seat=2, price=90)
        late = await carla.refusal(type="limit", seat=2, price=100)  # while presses may be on their way
        assert (late["message"], late["rule"]) == ("server-clock-stopped", "M20")
        audit = await decided(guests)
        assert (audit["winner"], audit["price"]) == (2, 90)
        await anna.until(lambda: anna.at(0)["view"]["sale"])
        sale = anna.at(0)["view"]["sale"]
        assert (sale["seat"], sale["price"]) == (2, 90)
        for guest in guests:
            await guest.gone()


@scenario
async def test_the_last_limit_is_held_only_if_the_rules_would_take_it(tmp_path: Path) -> None:
    """M20: and the run goes on."""
    async with served(tmp_path) as site:
        guests = [await site.guest() for _ in range(3)]
        await at_the_clock(site, guests)
        run = await start(guests)
        for guest in guests[:2]:
            await guest.say(type="limit", seat=guest.mine[0], price=None)
        wrong = await guests[2].refusal(type="limit", seat=2, price=205)
        assert wrong["message"] != "server-clock-stopped"
        await press_at(guests[2], run, 3.5 * STEP_MS)
        assert (await decided(guests))["winner"] == 2
        for guest in guests:
            await guest.gone()


@scenario
async def test_bots_name_limits_before_the_clock_starts(tmp_path: Path) -> None:
    async with served(tmp_path, msgspec.structs.replace(QUICK, look_at_card=60_000)) as site:
        anna = await site.guest()
        await at_the_clock(site, [anna], "bot", "bot")
        assert anna.all("clock_waits")[-1]["waiting_for"] == [0]
        await anna.say(type="limit", seat=0, price=None)
        # A bot's limit of 200 decides that the clock starts again, doubled (M17, M20).
        await anna.until(
            lambda: not (auction := anna.at(0)["view"]["auction"]) or auction["doubled"] or anna.all("audit")
        )
        assert not anna.all("run")
        await anna.gone()


@scenario
async def test_naming_a_limit_tells_nothing_of_presses(tmp_path: Path) -> None:
    """Who learned of a press while it is held could back-date their own before it."""
    async with served(tmp_path) as site:
        anna, bram, carla = [await site.guest() for _ in range(3)]
        guests = [anna, bram, carla]
        room = await site.lobby.room(await at_the_clock(site, guests))
        slow_down(room.lines_of(2)[0])
        run = await start(guests)
        await press_at(anna, run, 2.2 * STEP_MS)
        await anna.refusal(type="press", seat=0, run=99, elapsed_ms=0)  # so the press before has come
        await bram.say(type="limit", seat=1, price=100)
        await bram.until(lambda: bram.at(1)["limit"] == 100)
        assert not bram.all("audit") and not bram.all("refused")
        assert (await decided(guests))["winner"] == 0
        for guest in guests:
            await guest.gone()
