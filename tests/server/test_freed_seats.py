"""Before the start: the seat of somebody who sat down and went away is freed, and they may sit down again."""

from pathlib import Path
from typing import Any

import msgspec

from tests.server.harness import QUICK, Guest, Site, scenario, served
from tests.server.test_waiting import all_gone, come_again, lists, two_who_wait, who


async def goes_away(guest: Guest, other: Guest) -> None:
    seat = guest.mine[0]
    await guest.leave()
    await other.until(lambda: not other.table["seats"][seat]["present"])


async def comes_back(guest: Guest, table: str) -> list[str]:
    """What a guest is told of their seat on coming back."""
    guest.told = []
    await guest.join(table)
    await guest.refusal(type="rematch")  # by then all there was to be heard has been heard
    return [told["message"] for told in guest.all("refused")][:-1]


def missed(guest: Guest) -> bool:
    return bool(guest.all("yours")[-1]["missed"])


async def freed(site: Site) -> tuple[Guest, Guest, str]:
    """Anna, who laid the table, has freed the seat of Bram, who is away."""
    anna, bram, table = await two_who_wait(site)
    await goes_away(bram, anna)
    await anna.say(type="free_seat", seat=1)
    await anna.until(lambda: who(anna) == ["guest", "free", "free"])
    return anna, bram, table


@scenario
async def test_who_laid_the_table_frees_the_seat_of_who_is_away_and_they_may_sit_down_again(
    tmp_path: Path,
) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await freed(site)
        assert await lists(bram) == ([], [])
        assert await comes_back(bram, table) == ["server-seat-freed"]
        assert (bram.mine, missed(bram)) == ([], True)
        assert await bram.sit(table, name="Bram again") == 1
        await bram.until(lambda: bram.mine == [1] and not missed(bram))
        await anna.until(lambda: anna.table["seats"][1]["name"] == "Bram again")
        await bram.leave()
        assert await comes_back(bram, table) == []
        await all_gone(anna, bram)


@scenario
async def test_the_others_give_who_is_away_the_grace_time_be_it_who_laid_the_table(tmp_path: Path) -> None:
    time = [0.0]
    pace = msgspec.structs.replace(QUICK, now=lambda: time[0], silence=10_000_000)
    async with served(tmp_path, pace) as site:
        anna, bram, table = await two_who_wait(site)
        assert [told.all("yours")[-1]["in_charge"] for told in (anna, bram)] == [True, False]
        await goes_away(anna, bram)
        time[0] += 59_000
        soon = await bram.refusal(type="free_seat", seat=0)
        assert (soon["message"], soon["arguments"]) == ("server-grace-time", {"seconds": 1})
        time[0] += 1_000
        await bram.say(type="free_seat", seat=0)
        await bram.until(lambda: who(bram) == ["free", "guest", "free"])
        assert await comes_back(anna, table) == ["server-seat-freed"]
        await all_gone(anna, bram)


@scenario
async def test_nobody_frees_the_seat_of_who_is_here_nor_do_spectators_free_any(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_who_wait(site)
        watcher = await (await site.guest()).join(table)
        for seat in (1, 2):
            assert (await anna.refusal(type="free_seat", seat=seat))["message"] == "server-not-your-seat"
        await goes_away(bram, anna)
        assert (await watcher.refusal(type="free_seat", seat=1))["message"] == "server-only-players"
        await all_gone(anna, bram, watcher)


@scenario
async def test_a_game_that_began_without_them_has_no_seat_for_who_was_away(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await freed(site)
        for seat in (1, 2):
            await anna.say(type="hand_over", seat=seat, level="apprentice")
        await anna.until(lambda: anna.seen)
        assert await comes_back(bram, table) == ["server-seat-freed"]
        full = await bram.post(f"/api/tables/{table}/sit", {"name": "Bram"})
        assert full.json()["message"] == "server-table-full"
        await all_gone(anna, bram)


@scenario
async def test_who_got_up_has_lost_nothing_and_needs_the_invitation(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_who_wait(site)
        await bram.say(type="free_seat", seat=1)
        await bram.until(lambda: bram.mine == [])
        assert not missed(bram)
        closed = await bram.post(f"/api/tables/{table}/sit", {"name": "Bram"})
        assert closed.json()["message"] == "server-wrong-key"
        await all_gone(anna, bram)


@scenario
async def test_after_a_restart_who_laid_the_table_and_who_was_away_are_known_still(
    tmp_path: Path,
) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await freed(site)
        carla: Any = await site.guest()
        await carla.sit(table, await anna.invitation(table), "Carla")
    async with served(tmp_path) as site:
        anna, bram = [await come_again(guest, site) for guest in (anna, bram)]
        await anna.join(table)
        assert who(anna) == ["guest", "guest", "free"]
        await anna.say(type="free_seat", seat=1)
        await anna.until(lambda: who(anna) == ["guest", "free", "free"])
        assert await comes_back(bram, table) == ["server-seat-freed"]
        assert await bram.sit(table, name="Bram") == 1
        await all_gone(anna, bram, carla)
