"""The system's clock is set back: nobody waits any longer for it, while a server runs or after a restart."""

from pathlib import Path

import msgspec

from damrak.server.pace import SteadyClock
from tests.server.harness import QUICK, scenario, served
from tests.server.test_undo import told_that_it_stays
from tests.server.test_undo_once import ask, mover_who_drew
from tests.server.test_waiting import come_again

HOUR_MS = 3_600_000.0


def test_a_steady_clock_follows_the_system_s_but_not_back() -> None:
    system = [1_000.0]
    clock = SteadyClock(lambda: system[0])
    told = []
    for moves_s in (0.0, 5.0, -3_600.0, 2.0, 10_000.0, -1.0, 1.0):
        system[0] += moves_s
        told.append(clock() / 1000)
    assert told == [1_000, 1_005, 1_005, 1_007, 11_007, 11_007, 11_008]


@scenario
async def test_a_question_stands_no_longer_though_the_clock_was_set_back_before_a_restart(
    tmp_path: Path,
) -> None:
    now = [10 * HOUR_MS]
    pace = msgspec.structs.replace(QUICK, now=lambda: now[0], silence=10**9)
    async with served(tmp_path, pace) as site:
        mover, other = await mover_who_drew(site)
        table = mover.table["id"]
        await ask(mover, other)
    now[0] -= HOUR_MS
    async with served(tmp_path, pace) as site:
        mover, other = [await come_again(guest, site) for guest in (mover, other)]
        await mover.join(table)
        await mover.until(lambda: not mover.table["undo"])
        await mover.until(lambda: told_that_it_stays(mover))
        for guest in (mover, other):
            await guest.gone()


@scenario
async def test_what_was_said_before_the_clock_was_set_back_does_not_count_as_lately(tmp_path: Path) -> None:
    now = [10 * HOUR_MS]
    pace = msgspec.structs.replace(QUICK, now=lambda: now[0], silence=10**9)
    async with served(tmp_path, pace) as site:
        anna = await site.guest()
        await anna.join(await anna.lay("tickets", "me", "friend"))
        for number in range(20):
            await anna.say(type="chat", text=f"Line {number}")
        refused = await anna.refusal(type="chat", text="One too many")
        assert refused["message"] == "server-too-much-chat"
        now[0] -= HOUR_MS
        heard = len(anna.all("chat"))
        await anna.say(type="chat", text="An hour ago")
        await anna.hears("chat", heard + 1)
        await anna.gone()
