"""Nobody holds up a table by asking for undos: each move is asked about once, at the clock none."""

from pathlib import Path

import msgspec

from damrak.core.match import Move
from damrak.server.auctioneer import RUN_OUT
from damrak.server.entries import Moved
from tests.server.harness import QUICK, Guest, Site, first_choice, scenario, served
from tests.server.test_tables import two_at_tickets
from tests.server.test_undo import after_the_deal
from tests.server.test_waiting import come_again

DREW = 2
"""The number of the drawing: the seat's first move was its choice of contracts."""


async def mover_who_drew(site: Site) -> tuple[Guest, Guest]:
    """One has drawn a card, which is not free to take back; the other waits."""
    mover, other = await after_the_deal(*(await two_at_tickets(site))[:2])
    await mover.act(mover.mine[0], "draw unseen")
    assert mover.at(mover.mine[0])["undo"] == "ask"
    return mover, other


async def ask(mover: Guest, other: Guest) -> None:
    await mover.undo(mover.mine[0])
    await other.until(lambda: other.table["undo"])


async def answer(guest: Guest, *, consent: bool) -> None:
    await guest.say(type="answer", seat=guest.mine[0], consent=consent)
    await guest.until(lambda: not guest.table["undo"])


async def must_not_ask(mover: Guest) -> None:
    """Neither offered nor heard, and the others hear nothing of it."""
    await mover.until(lambda: mover.at(mover.mine[0])["undo"] == "none")
    move = mover.number_of_last(mover.mine[0]) or DREW
    refusal = await mover.refusal(type="undo", seat=mover.mine[0], move=move)
    assert refusal["message"] == "server-undo-asked-before"
    assert mover.table["undo"] is None


@scenario
async def test_a_move_that_the_others_would_not_undo_stands_even_after_a_restart(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        mover, other = await mover_who_drew(site)
        await ask(mover, other)
        await answer(other, consent=False)
        await must_not_ask(mover)
    async with served(tmp_path) as site:
        table = mover.table["id"]
        mover, other = [await come_again(guest, site) for guest in (mover, other)]
        for guest in (mover, other):
            await guest.join(table)
            await guest.hears("seen")
        await must_not_ask(mover)
        await mover.act(mover.mine[0], "draw unseen")
        assert mover.at(mover.mine[0])["undo"] == "ask"
        await ask(mover, other)
        for guest in (mover, other):
            await guest.gone()


@scenario
async def test_asking_and_withdrawing_by_turns_does_not_hold_up_the_table(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        mover, other = await mover_who_drew(site)
        await ask(mover, other)
        await answer(mover, consent=False)
        await must_not_ask(mover)
        for guest in (mover, other):
            await guest.gone()


@scenario
async def test_silence_is_an_answer_too(tmp_path: Path) -> None:
    async with served(tmp_path, msgspec.structs.replace(QUICK, undo_question=50)) as site:
        mover, other = await mover_who_drew(site)
        await mover.undo(mover.mine[0])
        await mover.hears("refused")
        await must_not_ask(mover)
        for guest in (mover, other):
            await guest.gone()


@scenario
async def test_what_was_undone_and_played_again_may_be_asked_about_again(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        mover, other = await mover_who_drew(site)
        for times in (1, 2):
            await ask(mover, other)
            await mover.until(lambda: mover.at(mover.mine[0])["undo"] == "none")
            await answer(other, consent=True)
            await mover.until(lambda: [event["what"] for event in mover.log].count("undone") == times)  # noqa: B023
            await mover.act(mover.mine[0], "draw unseen")
            assert mover.at(mover.mine[0])["undo"] == "ask"
        for guest in (mover, other):
            await guest.gone()


@scenario
async def test_at_the_live_clock_no_undo_is_offered_not_even_among_bots(tmp_path: Path) -> None:
    slow = msgspec.structs.replace(QUICK, look_at_card=3_600_000, bot_pause=3_600_000)
    async with served(tmp_path, slow) as site:
        anna = await site.guest()
        name = await anna.lay("merchants", "me", "bot", "bot", options={"auction": "live"})
        room = await site.lobby.room(name)
        while not (room.table.is_at_the_clock and room.table.undoing.place_of(0) is not None):
            seat = max(room.table.asked)
            move = Move(seat=seat, action=first_choice([*room.table.legal(seat)]))
            await room.put(Moved(at=0, move=RUN_OUT if room.table.is_at_the_clock else move))
        await anna.join(name)
        await anna.until(lambda: anna.seen)
        assert anna.at(0)["undo"] == "none"
        refusal = await anna.refusal(type="undo", seat=0, move=anna.number_of_last(0))
        assert refusal["message"] == "server-no-undo-at-the-clock"
        await anna.gone()
