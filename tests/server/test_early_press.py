"""A live dial with a START (M17, `early_press`): over real sockets, by hand and by sealed limit."""

import asyncio
import time
from pathlib import Path

import pytest

from tests.server.harness import Guest, Message, Site, scenario, served
from tests.server.live import STEP_MS, decided, press_at, start, until_auction

pytestmark = pytest.mark.calm


async def at_the_clock(site: Site) -> tuple[str, list[Guest]]:
    """Three guests whose dial has a START, played on until an auction is about to begin."""
    guests = [await site.guest() for _ in range(3)]
    host, *friends = guests
    options = {"auction": "live", "early_press": "reaches", "first": 0}
    table = await host.lay(
        "merchants", "me", "friend", "friend", options=options, settings={"step_ms": STEP_MS}
    )
    for friend in friends:
        await friend.sit(table, await host.invitation(table))
    for guest in guests:
        await guest.join(table)
    for guest in guests:
        await guest.hears("seen")
    await until_auction(guests)
    return table, guests


async def is_doubled(guest: Guest) -> None:
    """Wait for the doubled clock, and forget the run before it."""
    await guest.until(lambda: (guest.at(guest.mine[0])["view"]["auction"] or {}).get("doubled"))
    guest.told.clear()


@scenario
async def test_a_press_at_start_doubles_the_clock_and_200_is_a_price(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        _table, guests = await at_the_clock(site)
        run = await start(guests)
        assert run["prices"][:3] == ["start", 200, 190]
        await press_at(guests[1], run, 0.5 * STEP_MS)
        audit = await decided(guests)
        assert (audit["winner"], audit["price"]) == (1, "start")
        for guest in guests:
            await is_doubled(guest)
        await guests[0].say(type="ready", seat=0)
        await guests[1].say(type="ready", seat=1)
        await guests[2].say(type="limit", seat=2, price=110)
        for guest in guests:
            await guest.hears("run")
        run = guests[0].all("run")[-1]
        assert run["prices"] == list(range(200, 100, -10))
        audit = await decided(guests)
        assert (audit["winner"], audit["price"]) == (2, 110)
        await guests[2].until(lambda: guests[2].at(2)["view"]["sale"])
        assert guests[2].at(2)["view"]["sale"]["price"] == 220
        for guest in guests:
            await guest.gone()


@scenario
async def test_a_sealed_limit_at_start_presses_before_any_hand(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        _table, guests = await at_the_clock(site)
        await guests[2].say(type="limit", seat=2, price="start")
        await guests[2].until(lambda: guests[2].at(2)["limited"])
        assert guests[2].at(2)["limit"] == "start"
        assert all(guest.at(guest.mine[0])["limit"] is None for guest in guests[:2])
        run = await start(guests[:2])
        await press_at(guests[0], run, 0.2 * STEP_MS)
        audit = await decided(guests)
        assert [(press["seat"], press["by"], press["price"]) for press in audit["presses"]] == [
            (2, "limit", "start"),
            (0, "hand", "start"),
        ]
        for guest in guests:
            await guest.gone()


@scenario
async def test_a_limit_at_start_is_too_late_once_the_dial_moves(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        _table, guests = await at_the_clock(site)
        run = await start(guests)
        late = await _refused_after(guests[0], run["start"])
        assert (late["message"], late["arguments"]["price"]) == ("server-dial-has-passed", "start")
        for guest in guests:
            await guest.gone()


async def _refused_after(guest: Guest, when: float) -> Message:
    """Name a limit at START when the run has begun."""
    await asyncio.sleep(max(0.0, when / 1000 - time.time()) + 0.01)
    return await guest.refusal(type="limit", seat=guest.mine[0], price="start")
