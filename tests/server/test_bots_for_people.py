"""Bots think for people only: for who is connected, and for who has moved and waits for an answer."""

import asyncio
from pathlib import Path
from typing import Any

from damrak.server.access import Access
from damrak.server.bot_process import Situation
from damrak.server.lobby import Lobby
from damrak.server.turns import Asker, always
from tests.server.harness import NEAR, NO_LIMITS, PATIENCE, Guest, scenario, served

DESERTED = 250


class Counted:
    """The bots of a server, with a count of what they were asked."""

    def __init__(self, lobby: Lobby) -> None:
        self.asked = 0
        self._bots: Any = lobby.bots
        lobby.bots = self  # type: ignore[assignment]

    async def choose(self, situation: Situation, patience_ms: int, asker: Asker) -> str:
        action = str(await self._bots.choose(situation, patience_ms, asker))
        self.asked += 1
        return action

    def close(self) -> None:
        self._bots.close()


async def at_rest(lobby: Lobby, table: str) -> None:
    """No bot of a table thinks any more."""
    room = await lobby.room(table)
    async with asyncio.timeout(PATIENCE):
        while room.bots.busy or not room.is_quiet:
            await asyncio.sleep(0.01)


async def visit(guest: Guest, table: str) -> None:
    await guest.join(table)
    await guest.hears("seen")
    await guest.leave()


@scenario
async def test_bots_that_nobody_looks_at_do_not_think(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        bots, anna = Counted(site.lobby), await site.guest()
        table = await anna.lay("tickets", "bot", "bot", settings={"open": True})
        await anna.join(table)
        await anna.hears("seen", times=4)
        await anna.leave()
        await at_rest(site.lobby, table)
        asked = bots.asked
        for _ in range(20):
            await anna.http.get(f"/api/tables/{table}")
        assert bots.asked == asked
        assert (await site.lobby.room(table)).table.phase == "playing"
        anna.told.clear()
        await anna.join(table)  # whoever comes back finds them at work
        await anna.hears("seen", times=4)
        await anna.gone()


@scenario
async def test_who_moves_and_leaves_at_once_finds_the_bots_answers(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna = await site.guest()
        table = await anna.lay("tickets", "me", "bot", "bot", options={"first": 0})
        await anna.join(table)
        await anna.until(lambda: anna.seen)
        await anna.act(0, "keep both")
        await anna.until(anna.to_act)
        for _ in range(2):
            await anna.act(0, "draw unseen")
        await anna.leave()
        await at_rest(site.lobby, table)
        found = (await site.lobby.room(table)).table
        assert found.asked == (0,)
        assert len(found.match.moves if found.match else []) >= 7
        assert (await site.lobby.room(table)).bots.asker(always).party == NEAR  # not that of nobody
        await anna.gone()


@scenario
async def test_after_a_restart_the_bots_answer_as_soon_as_the_table_is_opened(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna = await site.guest()
        table = await anna.lay("tickets", "me", "bot", options={"first": 0})
        site.lobby.bots.choose = never  # type: ignore[method-assign, assignment]
        await anna.join(table)
        await anna.until(lambda: anna.seen)
        await anna.act(0, "keep both")
        await anna.leave()
    async with served(tmp_path) as site:
        answer = await anna.http.get(f"http://127.0.0.1:{site.port}/api/tables/{table}")
        assert answer.status_code == 200
        await at_rest(site.lobby, table)
        assert (await site.lobby.room(table)).table.asked == (0,)
    await anna.gone()


async def never(*_asked: object) -> str:
    await asyncio.Event().wait()
    raise AssertionError


@scenario
async def test_many_deserted_tables_of_bots_keep_nobodys_bot_waiting(tmp_path: Path) -> None:
    """They were 68 seconds of work; now hardly any of it is done before a person's bot answers."""
    async with served(tmp_path, access=Access(limits=NO_LIMITS)) as site:
        site.lobby.allowances.take = lambda *_: None  # type: ignore[method-assign]
        crowd = [await site.guest() for _ in range(10)]
        anna = await site.guest()

        async def lay_and_leave(guest: Guest) -> None:
            for _ in range(DESERTED // len(crowd)):
                table = await guest.lay("tickets", *["bot"] * 4, settings={"open": True})
                await visit(guest, table)

        mine = await anna.lay("tickets", "me", "bot", options={"first": 0})
        await anna.join(mine)
        await anna.until(lambda: anna.seen)
        await asyncio.gather(*map(lay_and_leave, crowd))
        bots = Counted(site.lobby)
        await anna.act(0, "keep both")
        await anna.until(anna.to_act)
        assert bots.asked <= 4
        for guest in (anna, *crowd):
            await guest.gone()
