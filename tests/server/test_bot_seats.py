"""The bots at a table: asked when their seat is, and asked again when what they saw has changed."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from damrak.server.bot_process import Situation
from damrak.server.turns import Asker
from tests.server.harness import QUICK, scenario, served


class SlowBots:
    """Bots that answer when told to, always with the first of the legal actions."""

    def __init__(self) -> None:
        self.told: list[Situation] = []
        self.may_answer = asyncio.Event()

    async def choose(self, situation: Situation, _patience_ms: int, _asker: Asker) -> str:
        self.told.append(situation)
        await self.may_answer.wait()
        return situation.legal[0]

    def close(self) -> None:
        """Nothing is left behind."""


@scenario
async def test_an_answer_to_what_has_changed_meanwhile_is_not_played(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        lobby: Any = site.lobby
        lobby.bots = bots = SlowBots()
        anna = await site.guest()
        await anna.join(await anna.lay("tickets", "me", "bot", options={"first": 0}))
        await anna.until(lambda: anna.seen)
        bots.may_answer.set()
        await anna.act(0, "keep both")
        await anna.until(lambda: "draw unseen" in anna.at(0)["legal"])
        bots.may_answer.clear()
        await anna.act(0, "draw unseen")
        await anna.act(0, "draw unseen")
        await anna.until(lambda: anna.at(0)["view"]["turn"] == 1)
        while len(bots.told) < 2:
            await asyncio.sleep(0)
        await anna.undo(0)
        await anna.until(anna.to_act)
        face_up = next(action for action in anna.at(0)["legal"] if action != "draw unseen")
        await anna.act(0, face_up)
        bots.may_answer.set()
        await anna.until(anna.to_act)
        _, before, after = (situation.view for situation in bots.told[:3])
        assert (before.phase, after.phase) == ("turn", "turn")  # no card was drawn in between
        assert before != after
        await anna.gone()


@scenario
async def test_what_a_bot_makes_its_chance_of_is_told_to_nobody(tmp_path: Path) -> None:
    """Else whoever sits beside it could work out what it will do."""
    async with served(tmp_path) as site:
        anna = await site.guest()
        table = await anna.lay("tickets", "me", "bot")
        await anna.join(table)
        await anna.until(lambda: anna.seen)
        links = (await anna.http.get(f"/api/tables/{table}/links")).text
        seed = (await site.lobby.room(table)).bots.situation_of(1).seed
        assert seed and not any(seed in told for told in (links, *anna.raw))
        await anna.gone()


@scenario
async def test_a_fault_while_a_bot_is_asked_only_holds_it_up(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        bots: Any = site.lobby.bots
        choose, faults = bots.choose, [1, 1, 1]

        async def failing_choose(situation: Situation, patience_ms: int, asker: Asker) -> str:
            if faults:
                raise ZeroDivisionError(faults.pop())
            return str(await choose(situation, patience_ms, asker))

        bots.choose = failing_choose
        anna = await site.guest()
        await anna.join(await anna.lay("tickets", "me", "bot"))
        await anna.until(lambda: anna.seen)
        await anna.act(0, "keep both")
        await anna.until(anna.to_act)
        assert not faults
        await anna.gone()


@scenario
async def test_a_bot_whose_move_the_disk_does_not_keep_waits_before_it_is_asked_again(tmp_path: Path) -> None:
    pace = msgspec.structs.replace(QUICK, disk_again=3_600_000)
    async with served(tmp_path, pace) as site:
        anna, tries = await site.guest(), list[bytes]()
        table = await anna.lay("tickets", "me", "bot")
        store: Any = site.lobby.store

        async def failing_append(_table: str, _number: int, entry: bytes, _shelf: object) -> bool:
            tries.append(entry)
            raise OSError("the disk is full")

        store.append = failing_append
        await anna.join(table)
        await anna.until(lambda: anna.seen)
        while not tries:
            await asyncio.sleep(0)
        for _ in range(100):  # in which a bot could have been asked many times
            await anna.http.get("/api/tables")
        room = await site.lobby.room(table)
        assert (len(tries), room.bots.busy) == (1, True)
        await anna.gone()
