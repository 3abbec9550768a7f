"""Guests who come, go, chat, undo, press and hand over at random: the table stays what its log says."""

import asyncio
import logging
import random
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
import websockets

from damrak.server.table import Table, read_table
from tests.server.harness import QUICK, Guest, scenario, served

DEEDS = 400


def said(guest: Guest, chance: random.Random) -> dict[str, Any]:
    """Something that a restless guest might say."""
    seat = guest.mine[0]
    runs = guest.all("run")
    messages: list[dict[str, Any]] = [
        {"type": "undo", "seat": seat, "move": guest.number_of_last(seat)},
        {"type": "redo", "seat": seat, "move": guest.number_of_last(seat) + chance.randrange(2)},
        {"type": "answer", "seat": seat, "consent": chance.random() < 0.7},
        {"type": "chat", "text": "Hm"},
        {"type": "hand_over", "seat": chance.randrange(3), "level": "apprentice"},
        {"type": "take_back", "seat": seat},
        {"type": "ready", "seat": seat},
        {"type": "limit", "seat": seat, "price": chance.choice([None, 60, 100, 150, 200])},
    ]
    if runs:
        elapsed = time.time() * 1000 - runs[-1]["start"] - chance.choice([0, 50, 300])
        messages.append({"type": "press", "seat": seat, "run": runs[-1]["run"], "elapsed_ms": elapsed})
    if guest.seen and guest.at(seat)["legal"]:
        seen = guest.at(seat)
        move = {"type": "act", "seat": seat, "action": chance.choice(seen["legal"]), "saw": seen["saw"]}
        messages += [move] * 12
    return chance.choice(messages)


async def be_restless(guests: list[Guest], table: str, chance: random.Random) -> None:
    for _ in range(DEEDS):
        guest = chance.choice(guests)
        if not guest.is_connected:
            await guest.join(table)
        elif chance.random() < 0.04:
            await guest.leave()
        else:
            try:
                await guest.say(**said(guest, chance))
            except websockets.ConnectionClosed:
                await guest.leave()
        await asyncio.sleep(chance.random() * 0.02)


def facts(table: Table) -> tuple[Any, ...]:
    assert table.match is not None
    seats = [(seat.name, seat.level, seat.holders) for seat in table.seats]
    return table.match.record(), table.story, table.chat, table.audits, table.question, seats, table.taken


@pytest.mark.parametrize(
    ("game", "options"),
    [("merchants", {"auction": "live"}), ("merchants", {"auction": "sealed"}), ("tickets", {})],
)
@scenario
async def test_the_table_is_its_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, game: str, options: dict[str, Any]
) -> None:
    caplog.set_level(logging.ERROR)
    async with served(tmp_path, msgspec.structs.replace(QUICK, undo_question=300)) as site:
        guests = [await site.guest() for _ in range(3)]
        settings = {"step_ms": 100, "grace_s": 0}
        table = await guests[0].lay(game, "me", "friend", "friend", options=options, settings=settings)
        for guest in guests[1:]:
            await guest.sit(table, await guests[0].invitation(table))
        await be_restless(guests, table, random.Random(game))
        room = await site.lobby.room(table)
        async with room.lock:
            stored = read_table(table, await site.lobby.store.entries(table), site.lobby.boards)
            assert facts(room.table) == facts(stored)
            assert len(stored.story) > 20
        for guest in guests:
            await guest.gone()
    assert not [record for record in caplog.records if record.name == "damrak.server"]
