"""Taking moves back: freely, by consent, and never behind anyone's back."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from damrak.core.match import Move
from damrak.server.entries import HandedOver, Moved, TakenBack
from damrak.server.room import Room
from tests.server.harness import QUICK, Guest, Message, Site, play_on, scenario, served
from tests.server.live import at_the_clock
from tests.server.test_tables import two_at_tickets


async def after_the_deal(anna: Guest, bram: Guest) -> tuple[Guest, Guest]:
    """Both have chosen their contracts: who is to act, and who waits."""
    await play_on([anna, bram], moves=2)
    await anna.until(lambda: anna.to_act() or bram.to_act())
    return (anna, bram) if anna.to_act() else (bram, anna)


def told_that_it_stays(guest: Guest) -> list[Message]:
    """Every time that a guest has heard that an undo was refused."""
    return [told for told in guest.all("refused") if told["message"] == "server-undo-refused"]


@scenario
async def test_undo_by_consent(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        mover, other = await after_the_deal(*(await two_at_tickets(site))[:2])
        seat, before, log = mover.mine[0], mover.seen["seats"], list(mover.log)
        await mover.act(seat, "draw unseen")  # a card was seen: it cannot be unseen for free
        await mover.undo(seat)
        await other.until(lambda: other.table["undo"])
        assert other.table["undo"]["seat"] == seat
        assert other.table["undo"]["waiting_for"] == other.mine
        question = other.table["undo"]
        assert (question["log_from"], question["told_at"], question["after"]) == (len(log), len(log), [])
        assert mover.seen["seats"] != before
        await other.say(type="answer", seat=other.mine[0], consent=True)
        await mover.until(lambda: mover.at(seat)["view"] == before[0]["view"])
        assert (mover.log[:-1], mover.table["undo"]) == (log, None)
        await mover.refusal(type="rematch")
        assert not told_that_it_stays(mover)
        await mover.gone()
        await other.gone()


@scenario
async def test_a_no_ends_the_question_and_so_does_playing_on(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        mover, other = await after_the_deal(*(await two_at_tickets(site))[:2])
        seat, asked = mover.mine[0], other.mine[0]
        await mover.act(seat, "draw unseen")
        taken = mover.at(seat)["view"]
        await mover.undo(seat)
        await other.until(lambda: other.table["undo"])
        await other.say(type="answer", seat=asked, consent=False)
        await mover.until(lambda: told_that_it_stays(mover))
        assert mover.table["undo"] is None
        assert mover.at(seat)["view"] == taken
        await mover.act(seat, "draw unseen")
        await other.until(other.to_act)
        await mover.undo(seat)
        await other.until(lambda: other.table["undo"])
        again = await mover.refusal(type="undo", seat=seat, move=mover.number_of_last(seat))
        assert again["message"] == "server-undo-asked-already"
        await other.act(asked, "draw unseen")
        await mover.until(lambda: len(told_that_it_stays(mover)) == 2)
        assert mover.table["undo"] is None
        assert not told_that_it_stays(other)
        nothing = await other.refusal(type="answer", seat=asked, consent=True)
        assert nothing["message"] == "server-no-undo-asked"
        await mover.gone()
        await other.gone()


@scenario
async def test_silence_is_no(tmp_path: Path) -> None:
    async with served(tmp_path, msgspec.structs.replace(QUICK, undo_question=200)) as site:
        mover, other = await after_the_deal(*(await two_at_tickets(site))[:2])
        await mover.act(mover.mine[0], "draw unseen")
        await mover.undo(mover.mine[0])
        await other.until(lambda: any(told["undo"] for told in other.all("table")))
        await other.until(lambda: not other.table["undo"])
        await mover.until(lambda: told_that_it_stays(mover))
        await mover.gone()
        await other.gone()


@scenario
async def test_a_timer_that_comes_too_early_does_not_end_the_question(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        mover, other = await after_the_deal(*(await two_at_tickets(site))[:2])
        await mover.act(mover.mine[0], "draw unseen")
        room = await site.lobby.room(mover.table["id"])
        plain, waits = room.after, list[float]()

        def first_too_early(wait_ms: float, job: Any) -> asyncio.TimerHandle:
            waits.append(wait_ms)
            return plain(wait_ms if len(waits) > 1 else 0.0, job)

        room.after = first_too_early  # type: ignore[method-assign]  # the test's own timers
        await mover.undo(mover.mine[0])
        await other.until(lambda: other.table["undo"])
        while room.table.question and len(waits) < 2:
            await asyncio.sleep(0)
        assert room.table.question
        await mover.gone()
        await other.gone()


@scenario
async def test_nothing_is_taken_back_while_the_live_clock_has_a_card(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna = await site.guest()
        await at_the_clock(site, [anna], "here", "here")
        mayor = anna.at(0)["view"]["mayor"]
        refused = await anna.refusal(type="undo", seat=mayor, move=anna.number_of_last(mayor))
        assert refused["message"] == "server-no-undo-at-the-clock"
        await anna.gone()


@scenario
async def test_who_withdraws_the_question_or_plays_on_is_not_refused(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        mover, other = await after_the_deal(*(await two_at_tickets(site))[:2])
        seat = mover.mine[0]
        await mover.act(seat, "draw unseen")
        for withdraws in (False, True):
            await mover.undo(seat)
            await mover.until(lambda: mover.table["undo"])
            if withdraws:
                await mover.say(type="answer", seat=seat, consent=False)
            else:
                await mover.act(seat, "draw unseen")
            await mover.until(lambda: not mover.table["undo"])
            await mover.refusal(type="rematch")
            assert not told_that_it_stays(mover)
        await mover.gone()
        await other.gone()


@scenario
async def test_what_taught_nobody_anything_is_taken_back_at_once(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        mover, other, _table = await two_at_tickets(site)
        seat = mover.mine[0]
        while mover.at(seat)["undo"] != "free":  # as after a claim
            await play_on([other, mover], moves=1)
        played, told = mover.at(seat)["saw"], len(other.all("table"))
        await mover.undo(seat)
        await mover.until(lambda: mover.at(seat)["saw"] != played)
        await other.refusal(type="rematch")
        assert len(other.all("table")) == told  # nobody was asked
        await mover.gone()
        await other.gone()


def without_times(message: Message) -> Message:
    """A message without what differs from table to table: times, tables' names, the deal."""
    differing = ("id", "deal", "view", "saw", "legal", "until")
    told = {key: part for key, part in message.items() if key not in differing}
    told["seats"] = [without_times(seat) for seat in message.get("seats", ())]
    told["undo"] = without_times(told["undo"]) if isinstance(told.get("undo"), dict) else told.get("undo")
    return told


async def told_of_an_undo(site: Site, *, bram_has_chosen: str) -> list[Message]:
    """What Anna hears on taking back a choice that all make in secret."""
    guests = anna, bram, carla = [await site.guest() for _ in range(3)]
    table = await anna.lay("tickets", "me", "friend", "friend")
    for guest in (bram, carla):
        await guest.sit(table, await anna.invitation(table))
    for guest in guests:
        await guest.join(table)
        await guest.hears("seen")
    if bram_has_chosen == "before her":
        await bram.act(1, "keep both")
    await anna.act(0, "keep both")
    if bram_has_chosen == "after her":
        await bram.act(1, "keep both")
    before, played = len(anna.told), anna.at(0)["saw"]
    await anna.undo(0)
    for seat, guest in ((1, bram), (2, carla)):
        await anna.refusal(type="rematch")
        await guest.say(type="answer", seat=seat, consent=True)
        await guest.refusal(type="rematch")
    await anna.until(lambda: anna.at(0)["saw"] != played)
    told = [message for message in anna.told[before:] if message["type"] != "ping"]
    replay = (await anna.http.get(f"/api/tables/{table}/replay")).json()  # as the gallery sees it
    told.append({"type": "frames", "log": [frame["events"] for frame in replay["frames"]]})
    for guest in guests:
        await guest.gone()
    return [without_times(message) for message in told]


@scenario
async def test_an_undo_does_not_tell_whether_others_have_chosen_in_secret(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        told = await told_of_an_undo(site, bram_has_chosen="not")
        questions = [message["undo"] for message in told if message["type"] == "table"]
        assert [question and question["waiting_for"] for question in questions] == [[1, 2], [2], [], None]
        assert "undone" in str(told)
        for when in ("before her", "after her"):
            assert await told_of_an_undo(site, bram_has_chosen=when) == told


async def a_room(site: Site, game: str, options: Message) -> Room:
    """The room of a table at which three people sit, each on a screen of their own."""
    anna, *friends = [await site.guest() for _ in range(3)]
    table = await anna.lay(game, "me", "friend", "friend", options=options)
    for friend in friends:
        await friend.sit(table, await anna.invitation(table))
    for guest in (anna, *friends):
        await guest.gone()
    return await site.lobby.room(table)


@scenario
async def test_what_led_to_a_secret_choice_of_several_is_not_free_to_take_back(tmp_path: Path) -> None:
    """Whether it were would tell whether any of them has chosen."""
    async with served(tmp_path) as site:
        room = await a_room(site, "merchants", {"auction": "sealed"})
        while len(room.table.asked) == 1:
            (seat,) = room.table.asked
            await room.put(Moved(at=0, move=Move(seat=seat, action=room.table.legal(seat)[0])))
        assert room.table.match and room.table.match.may_undo()
        assert room.table.undoing.kind_for(seat) == "ask"


@scenario
async def test_what_was_taken_back_leaves_no_trace_in_what_is_free(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        room = await a_room(site, "tickets", {})
        for seat in (0, 1, 2):
            await room.put(Moved(at=0, move=Move(seat=seat, action="keep both")))
        assert room.table.undoing.kind_for(0) == "ask"
        await room.put(Moved(at=0, move=Move(undo=1, consent=(0, 1, 2))))
        assert room.table.undoing.kind_for(0) == "ask"  # the first choice was one of three


@scenario
async def test_among_bots_any_undo_is_free_and_nobody_is_asked(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna = await site.guest()
        await anna.join(await anna.lay("tickets", "me", "bot"))
        await anna.until(lambda: anna.seen)
        await anna.act(0, anna.at(0)["legal"][0])
        await anna.until(anna.to_act)
        await anna.act(0, "draw unseen")
        assert (anna.at(0)["undo"], anna.log[-1]["what"]) == ("free", "drew-unseen")
        await anna.undo(0)
        await anna.until(lambda: anna.log[-1]["what"] == "undone")
        await anna.refusal(type="rematch")
        assert not any(told["undo"] for told in anna.all("table"))
        await anna.gone()


@scenario
async def test_among_bots_a_choice_made_in_secret_is_free_to_take_back(tmp_path: Path) -> None:
    """Whether the others have chosen, too, makes no difference: bots always agree."""
    async with served(tmp_path) as site:
        anna = await site.guest()
        room = await site.lobby.room(await anna.lay("tickets", "me", "bot", "bot"))
        await room.put(Moved(at=0, move=Move(seat=0, action="keep both")))
        assert room.table.undoing.kind_for(0) == "free"
        await room.put(Moved(at=0, move=Move(seat=1, action="keep both")))
        assert room.table.undoing.kind_for(0) == "free"
        await anna.gone()


@scenario
async def test_a_person_is_asked_but_not_while_a_bot_stands_in(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        mover, other = await after_the_deal(*(await two_at_tickets(site))[:2])
        seat, asked = mover.mine[0], other.mine[0]
        await mover.act(seat, "draw unseen")
        assert mover.at(seat)["undo"] == "ask"
        room = await site.lobby.room(mover.table["id"])
        for entry, told in (
            (HandedOver(at=0, seat=asked, level="apprentice"), "none"),
            (TakenBack(at=0, seat=asked), "ask"),
        ):
            await room.put(entry)
            assert room.table.undoing.kind_for(seat) == told
        await mover.gone()
        await other.gone()
