"""A guest with very many tabs, and a gallery that is full: who plays is always let in."""

from pathlib import Path

import pytest

from damrak.server import room
from tests.server.harness import Guest, Site, scenario, served
from tests.server.test_tables import two_at_tickets


async def tab(site: Site, guest: Guest, table: str) -> Guest:
    """Another tab of the same browser."""
    other = Guest(site.port)
    other.http.cookies.update(guest.http.cookies)
    return await other.join(table)


def turned_away(guest: Guest) -> list[tuple[str, bool]]:
    return [(told["message"], told["again"]) for told in guest.all("bye")]


@scenario
async def test_a_guest_has_some_tabs_and_not_any_number(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_at_tickets(site)
        tabs = [await tab(site, anna, table) for _ in range(room.MOST_TABS - 1)]
        assert all(other.mine == [0] for other in tabs)
        late = await tab(site, anna, table)
        assert turned_away(late) == [("server-table-crowded", False)]
        await bram.refusal(type="rematch")
        await tabs[-1].act(0, "keep both")
        await tabs[0].gone()
        again = await tab(site, bram, table)
        assert again.mine == [1]
        for guest in (*tabs[1:], late, again, anna, bram):
            await guest.gone()


@scenario
async def test_when_the_gallery_is_full_players_still_come_in(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(room, "MOST_WATCHING", 3)
        async with served(tmp_path) as site:
            anna, bram, table = await two_at_tickets(site)
            watchers = [await (await site.guest()).join(table) for _ in range(3)]
            late = await (await site.guest()).join(table)
            assert turned_away(late) == [("server-table-crowded", False)]
            await bram.leave()
            await bram.join(table)
            assert (bram.mine, turned_away(bram)) == ([1], [])
            for guest in (*watchers, late, anna, bram):
                await guest.gone()
