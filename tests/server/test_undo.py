"""Taking moves back: freely, by consent, and never behind anyone's back."""

from pathlib import Path

import msgspec

from tests.server.harness import QUICK, Guest, play_on, scenario, served
from tests.server.test_tables import two_at_tickets


async def after_the_deal(anna: Guest, bram: Guest) -> tuple[Guest, Guest]:
    """Both have chosen their contracts: who is to act, and who waits."""
    await play_on([anna, bram], moves=2)
    await anna.until(lambda: anna.to_act() or bram.to_act())
    return (anna, bram) if anna.to_act() else (bram, anna)


@scenario
async def test_undo_by_consent(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        mover, other = await after_the_deal(*(await two_at_tickets(site))[:2])
        seat, before, log = mover.mine[0], mover.seen["seats"], list(mover.log)
        await mover.act(seat, "draw unseen")  # a card was seen: it cannot be unseen for free
        await mover.say(type="undo", seat=seat)
        await other.until(lambda: other.table["undo"])
        assert other.table["undo"]["seat"] == seat
        assert other.table["undo"]["waiting_for"] == other.mine
        assert mover.seen["seats"] != before
        await other.say(type="answer", seat=other.mine[0], consent=True)
        await mover.until(lambda: mover.seen["seats"] == before)
        assert (mover.log, mover.table["undo"]) == (log, None)
        await mover.gone()
        await other.gone()


@scenario
async def test_a_no_ends_the_question_and_so_does_playing_on(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        mover, other = await after_the_deal(*(await two_at_tickets(site))[:2])
        seat, asked = mover.mine[0], other.mine[0]
        await mover.act(seat, "draw unseen")
        await mover.act(seat, "draw unseen")
        await other.until(other.to_act)
        taken = mover.seen["seats"]
        await mover.say(type="undo", seat=seat)
        await other.until(lambda: other.table["undo"])
        await other.say(type="answer", seat=asked, consent=False)
        await mover.until(lambda: not mover.table["undo"])
        assert mover.seen["seats"] == taken
        await mover.say(type="undo", seat=seat)
        await other.until(lambda: other.table["undo"])
        again = await mover.refusal(type="undo", seat=seat)
        assert again["message"] == "server-undo-asked-already"
        await other.act(asked, "draw unseen")
        await mover.until(lambda: not mover.table["undo"])
        nothing = await other.refusal(type="answer", seat=asked, consent=True)
        assert nothing["message"] == "server-no-undo-asked"
        await mover.gone()
        await other.gone()


@scenario
async def test_silence_is_no(tmp_path: Path) -> None:
    async with served(tmp_path, msgspec.structs.replace(QUICK, undo_question=200)) as site:
        mover, other = await after_the_deal(*(await two_at_tickets(site))[:2])
        await mover.act(mover.mine[0], "draw unseen")
        await mover.say(type="undo", seat=mover.mine[0])
        await other.until(lambda: any(told["undo"] for told in other.all("table")))
        await other.until(lambda: not other.table["undo"])
        await mover.gone()
        await other.gone()


@scenario
async def test_what_nobody_has_seen_is_taken_back_at_once(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, _table = await two_at_tickets(site)
        before = anna.seen["seats"]
        assert anna.at(0)["undo"] == "none"
        await anna.act(0, "keep both")
        told = len(bram.told)
        await anna.say(type="undo", seat=0)
        await anna.until(lambda: anna.seen["seats"] == before)
        assert {message["type"] for message in bram.told[told:]} <= {
            "ping"
        }  # a secret choice, unmade in secret
        await anna.gone()
        await bram.gone()


@scenario
async def test_bots_agree_to_any_undo(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna = await site.guest()
        await anna.join(await anna.lay("tickets", "me", "bot"))
        await anna.until(lambda: anna.seen)
        await anna.act(0, anna.at(0)["legal"][0])
        await anna.until(anna.to_act)
        await anna.act(0, "draw unseen")
        drawn = len(anna.log)
        await anna.say(type="undo", seat=0)
        await anna.until(lambda: len(anna.log) < drawn)
        await anna.gone()
