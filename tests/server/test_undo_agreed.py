"""Nobody learns anything by undo: all people must say yes themselves, and everybody reads of it."""

import asyncio
import sys
from pathlib import Path
from typing import Any

import msgspec

from tests.server.harness import QUICK, Guest, Message, Site, play_on, scenario, served
from tests.server.test_bot_seats import SlowBots
from tests.server.test_tables import two_at_tickets
from tests.server.test_undo import after_the_deal, told_that_it_stays
from tests.server.test_undo_once import answer, ask, mover_who_drew
from tests.server.test_waiting import come_again

EXAMPLE = Path(__file__).parents[2] / "examples" / "socket_bot.py"


def undone(guest: Guest) -> list[Message]:
    """The lines about undos in a guest's log."""
    return [event for event in guest.log if event["what"] == "undone"]


def told_kinds(guest: Guest) -> list[str]:
    return [event["what"] for event in guest.log]


async def stands_in(site: Site, mover: Guest, absent: Guest) -> int:
    """The other player leaves, the grace time passes, and a bot plays for them."""
    seat = absent.mine[0]
    await absent.leave()
    await mover.until(lambda: not mover.table["seats"][seat]["present"])
    room = await site.lobby.room(mover.table["id"])
    room.absent_since[seat] = 0
    await mover.say(type="hand_over", seat=seat, level="apprentice")
    await mover.until(lambda: mover.table["seats"][seat]["stands_in"])
    return seat


async def three_at_tickets(site: Site) -> list[Guest]:
    """Three people after the choice of contracts, whoever is to act first."""
    guests = [await site.guest() for _ in range(3)]
    table = await guests[0].lay("tickets", "me", "friend", "friend", options={"first": 0})
    for guest in guests[1:]:
        await guest.sit(table, await guests[0].invitation(table))
    for guest in guests:
        await guest.join(table)
        await guest.hears("seen")
    await play_on(guests, moves=3)
    await guests[0].until(lambda: "draw unseen" in guests[0].at(0)["legal"])
    return guests


@scenario
async def test_with_a_bot_for_an_absent_player_nobody_looks_into_the_pile_by_undo(tmp_path: Path) -> None:
    """Finding 3: draw hidden cards, undo, and know the next draws."""
    slow = msgspec.structs.replace(QUICK, bot_pause=3_600_000)
    async with served(tmp_path, slow) as site:
        mover, other = await after_the_deal(*(await two_at_tickets(site))[:2])
        seat = mover.mine[0]
        absent = await stands_in(site, mover, other)
        await mover.act(seat, "draw unseen")
        drawn = mover.at(seat)["view"]
        assert (mover.at(seat)["undo"], mover.at(seat)["undo_move"]) == ("none", None)
        refused = await mover.refusal(type="undo", seat=seat, move=2)
        assert refused["message"] == "server-undo-stand-in"
        assert mover.at(seat)["view"] == drawn  # so the next draw is another card of the pile
        assert not undone(mover)
        await other.join(mover.table["id"])
        await other.say(type="take_back", seat=absent)
        await mover.until(lambda: mover.at(seat)["undo"] == "ask")
        await mover.undo(seat)
        await other.until(lambda: other.table["undo"])
        await answer(other, consent=True)
        await mover.until(lambda: undone(mover))
        for guest in (mover, other):
            await guest.gone()


@scenario
async def test_a_bot_that_comes_to_stand_in_answers_no(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        mover, other = await mover_who_drew(site)
        drawn = mover.at(mover.mine[0])["view"]
        await ask(mover, other)
        await stands_in(site, mover, other)
        await mover.until(lambda: told_that_it_stays(mover))
        assert mover.table["undo"] is None
        assert mover.at(mover.mine[0])["view"] == drawn
        for guest in (mover, other):
            await guest.gone()


@scenario
async def test_every_person_must_say_yes_and_everybody_reads_of_it_also_after_a_restart(
    tmp_path: Path,
) -> None:
    async with served(tmp_path) as site:
        guests = anna, bram, carla = await three_at_tickets(site)
        watcher = await (await site.guest()).join(anna.table["id"])
        await anna.act(0, "draw unseen")
        colour = anna.log[-1]["secrets"]["colour"]
        await anna.undo(0)
        await bram.until(lambda: bram.table["undo"])
        await bram.say(type="answer", seat=1, consent=True)
        await carla.until(lambda: carla.table["undo"] and carla.table["undo"]["agreed"] == [1])
        assert anna.table["undo"] and not undone(anna)
        await carla.say(type="answer", seat=2, consent=True)
        for guest in (*guests, watcher):
            await guest.until(lambda guest=guest: undone(guest))  # type: ignore[misc]
            (line,) = undone(guest)
            assert line["details"] == {"undone": "drew-unseen", "others": 0, "agreed": 2}
            assert line["secrets"].get("colour") == (colour if guest is anna else None)
            assert told_kinds(guest)[-1] == "undone"  # what was undone is not in the log as if it stood
        table, log = anna.table["id"], list(anna.log)
        await watcher.gone()
    async with served(tmp_path) as site:
        anna, bram, carla = [await come_again(guest, site) for guest in guests]
        await anna.join(table)
        await anna.until(lambda: anna.seen)
        assert anna.log == log
        await anna.act(0, "draw unseen")
        assert anna.log[: len(log)] == log
        frames = (await anna.http.get(f"/api/tables/{table}/replay")).json()["frames"]
        assert [event["what"] for frame in frames for event in frame["events"]] == told_kinds(anna)
        for guest in (anna, bram, carla):
            await guest.gone()


@scenario
async def test_a_yes_may_become_a_no_as_long_as_others_are_asked(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, carla = guests = await three_at_tickets(site)
        await anna.act(0, "draw unseen")
        await anna.undo(0)
        await bram.until(lambda: bram.table["undo"])
        await bram.say(type="answer", seat=1, consent=True)
        await bram.say(type="answer", seat=1, consent=False)
        await anna.until(lambda: told_that_it_stays(anna))
        refused = await carla.refusal(type="answer", seat=2, consent=True)
        assert refused["message"] == "server-no-undo-asked"
        assert not undone(anna)
        for guest in guests:
            await guest.gone()


@scenario
async def test_play_goes_on_while_a_question_stands_and_it_is_still_about_the_same_move(
    tmp_path: Path,
) -> None:
    """Bots do not wait. The question says how far it reaches by now, and a yes takes it all back."""
    async with served(tmp_path) as site:
        lobby: Any = site.lobby
        lobby.bots = bots = SlowBots()
        bots.may_answer.set()
        anna, bram = await site.guest(), await site.guest()
        table = await anna.lay("tickets", "me", "bot", "friend", options={"first": 0})
        await bram.sit(table, await anna.invitation(table), "Bram")
        for guest in (anna, bram):
            await guest.join(table)
            await guest.hears("seen")
            await guest.act(guest.mine[0], "keep both")
        await anna.until(lambda: "draw unseen" in anna.at(0)["legal"])
        log = list(anna.log)
        bots.may_answer.clear()
        await anna.act(0, "draw unseen")
        await anna.act(0, "draw unseen")
        await anna.undo(0)
        await bram.until(lambda: bram.table["undo"])
        assert bram.table["undo"]["after"] == []
        bots.may_answer.set()
        await bram.until(bram.to_act)  # the bot has played its turn
        after = bram.table["undo"]["after"]
        assert set(after) == {1}
        assert bram.table["undo"]["log_from"] == len(log) + 1
        await bram.say(type="answer", seat=2, consent=True)
        for guest in (anna, bram):
            await guest.until(lambda guest=guest: undone(guest))  # type: ignore[misc]
        assert undone(bram)[0]["details"] == {"undone": "drew-unseen", "others": len(after), "agreed": 1}
        # Only the second card went, and what came after it: one press undoes one thing.
        assert told_kinds(anna) == [*[event["what"] for event in log], "drew-unseen", "undone"]
        for guest in (anna, bram):
            await guest.gone()


@scenario
async def test_silence_is_a_no_after_the_tables_limit(tmp_path: Path) -> None:
    pace = msgspec.structs.replace(QUICK, undo_question=100, undo_question_over_days=3_600_000)
    async with served(tmp_path, pace) as site:
        mover, other = await mover_who_drew(site)
        await mover.undo(mover.mine[0])
        await mover.until(lambda: told_that_it_stays(mover))
        await mover.act(mover.mine[0], "draw unseen")
        for guest in (mover, other):
            await guest.gone()
        grace = {"settings": {"grace_s": 24 * 3600}}
        mover, other = await after_the_deal(*(await two_at_tickets(site, **grace))[:2])
        await mover.act(mover.mine[0], "draw unseen")
        asked = site.lobby.pace.stamp()
        await ask(mover, other)
        assert other.table["undo"]["until"] >= asked + 3_600_000  # a table played over days
        for guest in (mover, other):
            await guest.gone()


@scenario
async def test_one_press_undoes_one_thing(tmp_path: Path) -> None:
    """Finding 3b: a second press, before the first was answered, is about a move that is gone."""
    async with served(tmp_path) as site:
        anna = await site.guest()
        await anna.join(await anna.lay("tickets", "me", "bot", options={"first": 0}))
        await anna.until(lambda: anna.seen)
        await anna.act(0, "keep both")
        await anna.until(lambda: "draw unseen" in anna.at(0)["legal"])
        await anna.act(0, "draw unseen")
        await anna.act(0, "draw unseen")
        await anna.until(anna.to_act)  # the bot has answered
        move = anna.at(0)["undo_move"]
        assert (move["number"], move["action"], set(move["after"])) == (3, "draw unseen", {1})
        await anna.undo(0)
        refused = await anna.refusal(type="undo", seat=0, move=move["number"])
        assert (refused["message"], refused["stale"]) == ("server-undo-stale", True)
        assert [line["details"]["others"] for line in undone(anna)] == [len(move["after"])]
        assert anna.at(0)["view"]["phase"] == "second-card"
        await anna.gone()


@scenario
async def test_among_seats_on_one_screen_undo_is_free_and_told(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna = await site.guest()
        table = await anna.lay("tickets", "me", "here", options={"first": 0})
        await anna.join(table)
        await anna.until(lambda: anna.seen)
        await play_on([anna], moves=2)
        await anna.act(0, "draw unseen")
        assert anna.at(0)["undo"] == "free"
        await anna.undo(0)
        await anna.until(lambda: undone(anna))
        assert undone(anna)[0]["details"]["agreed"] == 0
        assert not any(told["undo"] for told in anna.all("table"))
        await anna.gone()


@scenario
async def test_a_seat_on_another_device_too_may_be_another_persons(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_at_tickets(site)
        room = await site.lobby.room(table)
        mover, other = await after_the_deal(anna, bram)
        room.table.seats[other.mine[0]].holders |= room.table.seats[mover.mine[0]].holders
        await mover.act(mover.mine[0], "draw unseen")
        assert room.table.undoing.kind_for(mover.mine[0]) == "ask"
        for guest in (anna, bram):
            await guest.gone()


@scenario
async def test_a_program_is_asked_and_the_example_answers(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna = await site.guest()
        table = await anna.lay("tickets", "me", "friend", options={"first": 0})
        links = (await anna.http.get(f"/api/tables/{table}/links")).json()
        key = links["bots"][0]["key"]
        link = f"{site.origin}/table/{table}"
        bot = await asyncio.create_subprocess_exec(sys.executable, str(EXAMPLE), link, key, "Robin")
        try:
            await anna.join(table)
            await anna.until(lambda: anna.seen)
            await anna.act(0, "keep both")
            await anna.until(lambda: "draw unseen" in anna.at(0)["legal"])
            await anna.act(0, "draw unseen")
            assert anna.at(0)["undo"] == "ask"
            await anna.undo(0)
            await anna.until(lambda: undone(anna))
            assert undone(anna)[0]["details"]["agreed"] == 1
        finally:
            bot.terminate()
            await bot.wait()
        await anna.gone()
