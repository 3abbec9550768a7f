"""Redo: while nothing else has happened the seat that undid may play the same again, and all is as it was."""

from pathlib import Path
from typing import Any

from tests.server.harness import Guest, Message, play_on, scenario, served
from tests.server.test_tables import two_at_tickets
from tests.server.test_undo import after_the_deal
from tests.server.test_undo_agreed import told_kinds, undone
from tests.server.test_undo_once import answer, ask, mover_who_drew
from tests.server.test_waiting import come_again


async def redo(guest: Guest, seat: int) -> None:
    await guest.say(type="redo", seat=seat, move=guest.at(seat)["redo_move"]["number"])


def sight(guest: Guest, seat: int) -> Message:
    """What a seat sees of the game, and what it may do."""
    return {key: guest.at(seat)[key] for key in ("view", "legal", "saw")}


async def alone_after_the_bots_answer(guest: Guest) -> None:
    """One person against a bot: both have chosen contracts, and the bot has answered the first turn."""
    await guest.join(await guest.lay("tickets", "me", "bot", options={"first": 0}))
    await guest.until(lambda: guest.seen)
    await guest.act(0, "keep both")
    await guest.until(lambda: "draw unseen" in guest.at(0)["legal"])
    await guest.act(0, "draw unseen")
    await guest.act(0, "draw unseen")
    await guest.until(guest.to_act)


@scenario
async def test_a_free_undo_is_redone_with_the_bots_answer_as_it_was(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna = await site.guest()
        await alone_after_the_bots_answer(anna)
        before, log, after = sight(anna, 0), list(anna.log), anna.at(0)["undo_move"]["after"]
        assert anna.at(0)["redo_move"] is None
        await anna.undo(0)
        await anna.until(lambda: anna.at(0)["redo_move"])
        assert anna.at(0)["redo_move"] == {"number": 3, "action": "draw unseen", "after": after}
        await redo(anna, 0)
        await anna.until(lambda: anna.at(0)["redo_move"] is None)
        assert sight(anna, 0) == before
        assert [event for event in anna.log if event["what"] != "undone"] == log
        assert len(undone(anna)) == 1
        await anna.gone()


@scenario
async def test_an_agreed_undo_is_redone_by_who_asked_and_by_nobody_else_also_after_a_restart(
    tmp_path: Path,
) -> None:
    async with served(tmp_path) as site:
        mover, other = await mover_who_drew(site)
        seat, table, drawn = mover.mine[0], mover.table["id"], sight(mover, mover.mine[0])
        await ask(mover, other)
        await answer(other, consent=True)
        await mover.until(lambda: mover.at(seat)["redo_move"])
        number = mover.at(seat)["redo_move"]["number"]
        for said in ({"seat": other.mine[0], "move": number}, {"seat": seat, "move": number}):
            refused = await other.refusal(type="redo", **said)
            assert refused["message"] in ("core-nothing-to-redo", "server-not-your-seat")
        stale = await mover.refusal(type="redo", seat=seat, move=number - 1)
        assert stale["message"] == "server-undo-stale"
    async with served(tmp_path) as site:
        mover, other = [await come_again(guest, site) for guest in (mover, other)]
        for guest in (mover, other):
            await guest.join(table)
            await guest.hears("seen")
        await redo(mover, seat)
        await mover.until(lambda: sight(mover, seat) == drawn)
        assert mover.at(seat)["undo"] == "none"  # this move was asked about before
        await other.until(lambda: told_kinds(other)[-2:] == ["undone", "drew-unseen"])
        for guest in (mover, other):
            await guest.gone()


@scenario
async def test_nothing_is_redone_after_something_else_has_happened(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        mover, other = await mover_who_drew(site)
        seat = mover.mine[0]
        await ask(mover, other)
        await answer(other, consent=True)
        await mover.until(lambda: mover.at(seat)["redo_move"])
        number = mover.at(seat)["redo_move"]["number"]
        await mover.act(seat, next(name for name in mover.at(seat)["legal"] if name != "draw unseen"))
        assert mover.at(seat)["redo_move"] is None
        refused = await mover.refusal(type="redo", seat=seat, move=number)
        assert refused["message"] == "core-nothing-to-redo"
        for guest in (mover, other):
            await guest.gone()


@scenario
async def test_where_several_choose_at_once_there_is_no_redo(tmp_path: Path) -> None:
    """It would have to end when another seat chooses, which nobody is to know."""
    async with served(tmp_path) as site:
        anna, bram, _table = await two_at_tickets(site)
        await anna.act(0, "keep both")
        await anna.undo(0)
        await bram.until(lambda: bram.table["undo"])
        await answer(bram, consent=True)
        await anna.until(lambda: undone(anna))
        assert undone(anna)[0]["details"] == {"undone": "", "others": 0, "agreed": 1}
        assert anna.at(0)["redo_move"] is None
        refused = await anna.refusal(type="redo", seat=0, move=1)
        assert refused["message"] == "core-nothing-to-redo"
        for guest in (anna, bram):
            await guest.gone()


@scenario
async def test_several_undos_are_redone_one_by_one_and_the_record_tells_it(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna = await site.guest()
        await alone_after_the_bots_answer(anna)
        table: Any = (await site.lobby.room(anna.table["id"])).table
        seen: list[Message] = []
        for _ in range(2):
            seen.append(sight(anna, 0))
            await anna.undo(0)
            await anna.until(lambda: sight(anna, 0) != seen[-1])
        for before in reversed(seen):
            await redo(anna, 0)
            await anna.until(lambda before=before: sight(anna, 0) == before)  # type: ignore[misc]
        assert [move.redo for move in table.match.log[-4:]] == [False, False, True, True]
        await play_on([anna])
        record = (await anna.http.get(f"/api/tables/{anna.table['id']}/record")).json()
        again = await anna.post("/api/replay?seat=0", record)
        frames = (await anna.http.get(f"/api/tables/{anna.table['id']}/replay?seat=0")).json()["frames"]
        assert again.json()["frames"] == frames
        assert [event["what"] for frame in frames for event in frame["events"]].count("undone") == 2
        await anna.gone()


@scenario
async def test_two_people_redo_in_the_order_of_their_undos(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        mover, other = await after_the_deal(*(await two_at_tickets(site))[:2])
        seat = mover.mine[0]
        for _ in range(2):
            await mover.act(seat, "draw unseen")
        await other.until(other.to_act)
        await other.act(other.mine[0], "draw unseen")
        await ask(other, mover)
        await answer(mover, consent=True)
        await other.until(lambda: other.at(other.mine[0])["redo_move"])
        await ask(mover, other)
        await answer(other, consent=True)
        await mover.until(lambda: mover.at(seat)["redo_move"])
        assert other.at(other.mine[0])["redo_move"] is None  # first what was undone last
        await redo(mover, seat)
        await other.until(lambda: other.at(other.mine[0])["redo_move"])
        await redo(other, other.mine[0])
        await other.until(lambda: told_kinds(other)[-1] == "drew-unseen")
        for guest in (mover, other):
            await guest.gone()
