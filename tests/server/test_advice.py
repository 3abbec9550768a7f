"""Hints at the table, and looking back on a match: worked out elsewhere, told to whoever asked."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from damrak.core.errors import BadData
from damrak.core.match import Match
from damrak.server import advice
from damrak.server.bot_process import BotProcess, Situation
from damrak.server.turns import Asker
from tests.server.harness import PATIENCE, Guest, Site, play_on, scenario, served
from tests.server.test_tables import two_at_tickets


@pytest.mark.parametrize("game", ["tickets", "merchants"])
@scenario
async def test_a_hint_names_a_legal_action_and_its_reasons_to_the_asker_alone(
    tmp_path: Path, game: str
) -> None:
    async with served(tmp_path) as site:
        anna, watching = await site.guest(), await site.guest()
        table = await anna.lay(game, "me", "here", "here")
        await anna.join(table)
        await watching.join(table)
        await anna.until(lambda: anna.seen)
        seat = anna.to_act()[0]
        await anna.say(type="hint", request=7, seat=seat)
        await anna.hears("hint")
        (hint,) = anna.all("hint")
        assert (hint["request"], hint["seat"], hint["saw"]) == (7, seat, anna.at(seat)["saw"])
        assert hint["action"] in anna.at(seat)["legal"]
        assert all(reason["message"].startswith("bots-reason-") for reason in hint["reasons"])
        await anna.act(seat, hint["action"])
        assert not watching.all("hint")
        await anna.gone()
        await watching.gone()


@scenario
async def test_hints_are_for_ones_own_seat_when_it_has_something_to_choose(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, _ = await two_at_tickets(site)
        assert (await bram.refusal(type="hint", seat=0))["message"] == "server-not-your-seat"
        await anna.act(0, "keep both")
        refused = await anna.refusal(type="hint", request=3, seat=0)
        assert (refused["message"], refused["request"]) == ("server-nothing-to-choose", 3)
        await anna.gone()
        await bram.gone()


class Slow(advice.Advisers):
    """Advisers who answer when told to."""

    def __init__(self) -> None:
        super().__init__()
        self.may_answer = asyncio.Event()

    async def hint(self, situation: Situation, patience_ms: int, asker: Asker) -> Any:
        await self.may_answer.wait()
        return await super().hint(situation, patience_ms, asker)


@scenario
async def test_a_table_goes_on_while_a_hint_is_worked_out_and_an_old_hint_is_stale(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        site.lobby.advisers = slow = Slow()
        anna, bram, _ = await two_at_tickets(site)
        await anna.say(type="hint", request=1, seat=0)
        assert (await anna.refusal(type="hint", request=2, seat=0))["message"] == "server-hint-coming"
        await anna.act(0, "keep both")
        slow.may_answer.set()
        await anna.hears("refused", times=2)
        stale = anna.all("refused")[-1]
        assert (stale["request"], stale["stale"]) == (1, True)
        await anna.gone()
        await bram.gone()
        slow.close()


class Broken(BotProcess):
    """Answers nothing."""

    async def answer(self, *_question: Any) -> Any:
        raise TimeoutError


def without_advisers(site: Site) -> BotProcess:
    """From now on the advisers of a server are at a loss; who they were."""
    before = site.lobby.advisers._process
    site.lobby.advisers._process = Broken()
    return before


@scenario
async def test_who_cannot_be_advised_is_told_so(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        without_advisers(site)
        anna, bram, _ = await two_at_tickets(site)
        assert (await anna.refusal(type="hint", seat=0))["message"] == "server-no-hint"
        await anna.gone()
        await bram.gone()


async def looked_back(site: Site, guest: Guest, table: str) -> Any:
    """Ask until it has been worked out, which is soon with two playouts a move."""
    site.lobby.advisers.playouts = {"tickets": 2}
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = await guest.http.get(f"/api/tables/{table}/analysis")
            assert answer.status_code == 200, answer.text
            if answer.json()["analysis"]:
                return answer.json()["analysis"]
            await asyncio.sleep(0.05)


@scenario
async def test_a_match_is_looked_back_on_once_it_is_over(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_at_tickets(site)
        early = await anna.http.get(f"/api/tables/{table}/analysis")
        assert (early.status_code, early.json()["message"]) == (409, "server-not-over")
        await play_on([anna, bram])
        found = await looked_back(site, anna, table)
        record = (await anna.http.get(f"/api/tables/{table}/record")).json()
        assert len(found["chances"]) == len(record["log"]) + 1
        assert found["winners"] == anna.seen["winners"]
        assert all(abs(sum(line) - 1) < 0.001 for line in found["chances"])
        without_advisers(site)  # it is remembered, not worked out again
        assert await looked_back(site, bram, table) == found
        frames = (await anna.http.get(f"/api/tables/{table}/replay")).json()["frames"]
        assert frames[0]["moves"] == 0
        assert frames[-1]["moves"] == len(record["log"])
        await anna.gone()
        await bram.gone()


@scenario
async def test_looking_back_that_fails_says_so_and_can_be_asked_for_again(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_at_tickets(site)
        await play_on([anna, bram])
        match = (await site.lobby.room(table)).table.match
        assert match is not None
        process = without_advisers(site)
        assert site.lobby.advisers.analysis(table, match, "here") is None
        failed = await anna.http.get(f"/api/tables/{table}/analysis")
        assert failed.json()["message"] == "server-no-analysis"
        site.lobby.advisers._process = process
        assert await looked_back(site, anna, table)
        await anna.gone()
        await bram.gone()


@scenario
async def test_looking_back_that_was_broken_off_can_be_asked_for_again() -> None:
    advisers, match = advice.Advisers(), Match("tickets", 2, "broken off")
    assert advisers.analysis("table", match, "here") is None
    advisers.close()
    await asyncio.wait(advisers._matches.values())
    with pytest.raises(BadData) as refused:
        advisers.analysis("table", match, "here")
    assert refused.value.message == "server-no-analysis"
    assert advisers.analysis("table", match, "here") is None  # somebody is at work on it again
    advisers.close()


@scenario
async def test_a_running_match_does_not_count_its_moves_in_a_replay(tmp_path: Path) -> None:
    """Bram has not chosen yet: that Anna has would show in a count of moves."""
    async with served(tmp_path) as site:
        anna, bram, table = await two_at_tickets(site)
        await anna.act(0, "keep both")
        frames = (await bram.http.get(f"/api/tables/{table}/replay?seat=1")).json()["frames"]
        assert [frame["moves"] for frame in frames] == [None]
        await anna.gone()
        await bram.gone()
