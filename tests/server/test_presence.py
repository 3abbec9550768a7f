"""News about who is here are gathered: whoever comes and goes in a loop costs the others next to nothing."""

import asyncio
import time
from pathlib import Path

from damrak.server.access import Access
from tests.server.harness import NO_LIMITS, Guest, Site, scenario, served
from tests.server.test_tables import two_at_tickets

VISITS = 150
MOST_A_SECOND = 5_000
"""Bytes; visitors used to cost a player two messages of a kilobyte each time."""


async def come_and_go(guest: Guest, table: str, times: int) -> None:
    for _ in range(times):
        await guest.join(table)
        await guest.leave()


async def cost_of_visits(site: Site, player: Guest, visitors: list[Guest], table: str) -> float:
    """Bytes a second that a player is sent while visitors come and go, until all of it has been told."""
    before, began = len(player.raw), time.monotonic()
    each = VISITS // len(visitors)
    await asyncio.gather(*(come_and_go(one, table, each) for one in visitors))
    room = await site.lobby.room(table)
    while room.presence._timer:
        await asyncio.sleep(0.01)
    await player.refusal(type="rematch")
    return sum(map(len, player.raw[before:])) / (time.monotonic() - began)


@scenario
async def test_a_watcher_who_comes_and_goes_costs_a_player_little(tmp_path: Path) -> None:
    async with served(tmp_path, access=Access(limits=NO_LIMITS)) as site:
        anna, bram, table = await two_at_tickets(site)
        visitors = [await site.guest() for _ in range(3)]
        assert await cost_of_visits(site, anna, visitors, table) < MOST_A_SECOND
        watcher = await (await site.guest()).join(table)
        await anna.until(lambda: anna.table["spectators"] == 1)
        await watcher.leave()
        await anna.until(lambda: anna.table["spectators"] == 0)
        for guest in (anna, bram, watcher, *visitors):
            await guest.gone()


@scenario
async def test_a_player_who_comes_and_goes_costs_the_others_little(tmp_path: Path) -> None:
    async with served(tmp_path, access=Access(limits=NO_LIMITS)) as site:
        anna, bram, table = await two_at_tickets(site)
        await bram.leave()
        assert await cost_of_visits(site, anna, [bram], table) < MOST_A_SECOND
        assert not anna.table["seats"][1]["present"]
        await anna.gone()
        await bram.gone()


@scenario
async def test_a_move_is_told_at_once_while_news_about_watchers_are_gathered(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_at_tickets(site)
        watcher = await (await site.guest()).join(table)
        assert watcher.table["spectators"] == 1  # the newcomer itself is told everything at once
        room = await site.lobby.room(table)
        assert room.presence._timer
        await anna.act(0, "keep both")
        assert room.presence._timer
        for guest in (anna, bram, watcher):
            await guest.gone()


@scenario
async def test_that_a_player_has_gone_is_told_at_once(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_at_tickets(site)
        room = await site.lobby.room(table)
        await bram.leave()
        await anna.until(lambda: not anna.table["seats"][1]["present"])
        await bram.join(table)
        await anna.until(lambda: anna.table["seats"][1]["present"])
        assert room.presence._timer is None
        await anna.gone()
        await bram.gone()
