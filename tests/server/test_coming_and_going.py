"""Absent players, bots that stand in, disks that fail: the game goes on where it was."""

import asyncio
import dataclasses
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

import damrak
from damrak.server.table import read_table
from tests.server.harness import QUICK, first_choice, play_on, scenario, served
from tests.server.test_tables import two_at_tickets


@scenario
async def test_an_absent_seat_is_handed_to_a_bot_and_taken_back(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_at_tickets(site, settings={"grace_s": 0})
        here = await anna.refusal(type="hand_over", seat=1, level="apprentice")
        assert here["message"] == "server-nobody-absent"
        await bram.leave()
        await anna.until(lambda: anna.table["seats"][1]["absent_since"])
        unknown = await anna.refusal(type="hand_over", seat=1, level="genius")
        assert unknown["message"] == "server-no-such-level"
        await anna.say(type="hand_over", seat=1, level="apprentice")
        await anna.until(lambda: anna.table["seats"][1]["stands_in"])
        await anna.act(0, "keep both")
        await anna.until(anna.to_act)  # the bot has chosen for Bram, and perhaps played
        bram.told, bram.seen = [], {}
        await bram.join(table)
        await bram.until(lambda: bram.seen)
        saw = bram.at(1)["saw"]
        not_yet = await bram.refusal(type="act", seat=1, action="draw unseen", saw=saw)
        assert not_yet["message"] == "server-bot-plays"
        await bram.say(type="take_back", seat=1)
        await bram.until(lambda: not bram.table["seats"][1]["stands_in"])
        twice = await bram.refusal(type="take_back", seat=1)
        assert twice["message"] == "server-no-bot-here"
        await play_on([anna, bram], moves=6)
        await anna.gone()
        await bram.gone()


@scenario
async def test_the_grace_time_must_pass_first(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_at_tickets(site, settings={"grace_s": 3600})
        watcher = await (await site.guest()).join(table)
        await bram.leave()
        await anna.until(lambda: not anna.table["seats"][1]["present"])
        soon = await anna.refusal(type="hand_over", seat=1, level="apprentice")
        assert soon["message"] == "server-grace-time"
        (away,) = [seat["absent_since"] for seat in anna.table["seats"] if not seat["present"]]
        gone_s = time.time() - away / 1000
        assert 3600 - gone_s <= soon["arguments"]["seconds"] <= 3600, "never too soon"
        stranger = await watcher.refusal(type="hand_over", seat=1, level="apprentice")
        assert stranger["message"] == "server-only-players"
        for guest in (anna, bram, watcher):
            await guest.gone()


@scenario
async def test_a_silent_line_counts_as_gone(tmp_path: Path) -> None:
    async with served(tmp_path, msgspec.structs.replace(QUICK, silence=400)) as site:
        anna, bram, _table = await two_at_tickets(site)

        async def mute(**_message: object) -> None: ...

        bram.say = mute  # type: ignore[method-assign]  # no pong ever leaves
        await anna.until(lambda: not anna.table["seats"][1]["present"])
        await anna.gone()
        await bram.gone()


@scenario
async def test_a_whole_game_with_bots(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna = await site.guest()
        await anna.join(await anna.lay("merchants", "me", "bot", "bot", options={"auction": "sealed"}))
        await anna.until(lambda: anna.seen)
        while not anna.over:
            await anna.until(lambda: anna.to_act() or anna.over)
            for seat in anna.to_act():
                await anna.act(seat, first_choice(anna.at(seat)["legal"]))
        assert len(anna.seen["scores"]) == 3
        await anna.gone()


@scenario
async def test_a_table_of_other_rules_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(tmp_path) as site:
        anna = await site.guest()
        table = await anna.lay("tickets", "me", "bot")
        newer = dataclasses.replace(damrak.game("tickets"), rules_version=99, rules_versions=(99,))
        monkeypatch.setattr(site.lobby.boards, "find", lambda *_: newer)
        gone = await anna.http.get(f"/api/tables/{table}")
        assert (gone.status_code, gone.json()["message"]) == (400, "core-record-rules")
        await anna.join(table)
        assert not anna.all("table")
        assert [told["message"] for told in anna.all("bye")] == ["core-record-rules"]
        await anna.gone()


@scenario
async def test_a_fault_in_the_rules_spoils_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(tmp_path) as site:
        anna, bram, _table = await two_at_tickets(site)
        before = anna.seen["seats"]
        with monkeypatch.context() as patch:
            patch.setattr("damrak.core.match.Match.play", lambda *_: 1 // 0)
            saw = anna.at(0)["saw"]
            refused = await anna.refusal(type="act", seat=0, action="keep both", saw=saw)
            assert refused["message"] == "server-mishap"
        assert anna.seen["seats"] == before
        await anna.act(0, "keep both")
        await anna.gone()
        await bram.gone()


@scenario
async def test_a_disk_that_fails_is_told_as_such_wherever_one_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """In words to the guest, who may try again; with its cause to the host."""

    async def fail(*_: object) -> None:
        raise OSError("the disk is gone")

    async with served(tmp_path) as site:
        anna, bram, table = await two_at_tickets(site)
        with monkeypatch.context() as patch:
            patch.setattr(site.lobby.store, "append", fail)
            saw = anna.at(0)["saw"]
            refused = await anna.refusal(type="act", seat=0, action="keep both", saw=saw)
            assert (refused["message"], refused["stale"]) == ("server-mishap", False)
        for guest in (anna, bram):
            await guest.leave()
        while not (await site.lobby.room(table)).is_quiet:
            await asyncio.sleep(0.001)
        site.lobby.sweep()
        with monkeypatch.context() as patch:
            patch.setattr(site.lobby.store, "entries", fail)
            answer = await anna.http.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["message"]) == (500, "server-mishap")
            anna.told = []
            await anna.join(table)
            (bye,) = anna.all("bye")
            assert (bye["message"], bye["again"]) == ("server-mishap", True)
        assert caplog.text.count("the disk is gone") >= 3
        await anna.gone()
        await bram.gone()


@scenario
async def test_a_disk_that_fails_while_a_bot_plays_only_holds_it_up(tmp_path: Path) -> None:
    """Some of the bot's moves cannot be kept, nor the table read again at once: the bot is asked again."""
    async with served(tmp_path, msgspec.structs.replace(QUICK, disk_again=1)) as site:
        store: Any = site.lobby.store
        append, entries, faults = store.append, store.entries, [1, 1, 1]

        async def failing_append(table: str, number: int, entry: bytes, shelf: Any) -> bool:
            if faults and b'"moved"' in entry and b'"seat":1' in entry:
                store.entries = failing_entries
                raise OSError("the disk is full")
            return bool(await append(table, number, entry, shelf))

        async def failing_entries(_table: str) -> list[bytes]:
            faults.pop()
            store.entries = entries
            raise OSError("the disk is gone")

        store.append = failing_append
        anna = await site.guest()
        table = await anna.lay("tickets", "me", "bot")
        await anna.join(table)
        await anna.until(lambda: anna.seen)
        await play_on([anna])
        assert anna.over
        assert not faults
        kept = read_table(table, await store.entries(table), site.lobby.boards)
        live = (await site.lobby.room(table)).table
        assert (kept.story, kept.taken) == (live.story, live.taken)
        await anna.gone()


@scenario
async def test_where_there_is_no_clock_only_the_quiet_are_pinged(tmp_path: Path) -> None:
    time_ms = [1_000_000.0]
    pace = msgspec.structs.replace(QUICK, now=lambda: time_ms[0], ping_every=5)
    async with served(tmp_path, pace) as site:
        anna, bram, _ = await two_at_tickets(site)
        await asyncio.sleep(0.3)  # a dozen times a ping would be due, by the clock on the wall
        assert (len(anna.all("ping")), len(bram.all("ping"))) == (1, 1)
        time_ms[0] += 1_000
        await anna.hears("ping", 2)
        await bram.hears("ping", 2)
        await anna.gone()
        await bram.gone()


@scenario
async def test_whoever_comes_is_told_the_time_before_anything_that_has_one(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, _ = await two_at_tickets(site)
        for guest in (anna, bram):
            assert (guest.told[0]["type"], guest.told[0]["round_trip_ms"]) == ("ping", None)
            await guest.gone()
