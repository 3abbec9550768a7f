"""Lists of tables: they tell no more than the gallery may know, and running tables come first."""

from pathlib import Path
from typing import Any

from damrak.server import lobby
from damrak.server.store import Shelf
from tests.server.harness import Guest, scenario, served
from tests.server.test_tables import two_at_tickets


async def listed(guest: Guest) -> list[dict[str, Any]]:
    return list((await guest.http.get("/api/tables")).json()["mine"])


@scenario
async def test_a_choice_made_in_secret_changes_nothing_in_the_others_lists(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_at_tickets(site)
        other = await bram.lay("tickets", "me", "friend")
        before = await listed(bram)
        assert [line["id"] for line in before] == [other, table]
        await anna.act(0, "keep both")
        assert await listed(bram) == before
        await anna.leave()
        assert await listed(bram) == before
        await bram.act(1, "keep both")  # now both are shown to everybody
        assert [line["id"] for line in await listed(bram)] == [table, other]
        await anna.gone()
        await bram.gone()


@scenario
async def test_finished_tables_do_not_push_running_ones_out_of_the_list(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna = await site.guest()
        table = await anna.lay("tickets", "me", "friend")
        guest = (await site.lobby.room(table)).table.guests()
        for number in range(lobby.LISTED):
            over = Shelf(
                open=False,
                phase="over",
                changed=10**15 + number,
                guests=guest,
                game="tickets",
                names=("Me", "Bram"),
                free=0,
                asked=(),
            )
            await site.lobby.store.file(f"over{number}", over)
        first, *others = await listed(anna)
        assert first["id"] == table
        assert len(others) == lobby.LISTED - 1
        assert others[0]["id"] == f"over{lobby.LISTED - 1}"
        await anna.gone()
