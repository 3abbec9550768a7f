"""The live auction over real sockets, pressed by hand: fast and slow lines, absent players."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from damrak.server.clock import PURSE_MS
from damrak.server.entries import HandedOver
from damrak.server.pace import Pace
from damrak.server.room import Room
from tests.server.harness import QUICK, Guest, scenario, served
from tests.server.live import STEP_MS, at_the_clock, decided, press_at, slow_down, start, until_auction
from tests.server.slow_line import slow_line

pytestmark = pytest.mark.calm

Job = Callable[[], Awaitable[None]]
After = Callable[[float, Job], asyncio.TimerHandle]


@scenario
async def test_who_pressed_first_wins_although_the_line_is_slow(tmp_path: Path) -> None:
    async with served(tmp_path) as site, slow_line(site.port, 250) as slow_port:
        slow, fast, third = await site.guest(slow_port), await site.guest(), await site.guest()
        guests = [slow, fast, third]
        await at_the_clock(site, guests)
        await asyncio.sleep(1.5)  # a few pings, so that the server knows the lines
        run = await start(guests)
        await asyncio.gather(press_at(slow, run, 4.6 * STEP_MS), press_at(fast, run, 5.02 * STEP_MS))
        audit = await decided(guests)
        assert (audit["winner"], audit["price"]) == (slow.mine[0], run["prices"][4])
        seats = [press["seat"] for press in audit["presses"]]
        assert seats == [slow.mine[0], fast.mine[0]]
        by_arrival = sorted(audit["presses"], key=lambda press: press["arrived_ms"])
        assert by_arrival[0]["seat"] == fast.mine[0]  # arrival order would have been unfair
        await slow.until(lambda: slow.at(0)["view"]["sale"])
        assert slow.at(0)["view"]["sale"]["seat"] == slow.mine[0]
        for guest in guests:
            await guest.gone()


@scenario
async def test_back_dating_is_cut_down_to_what_the_line_explains(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        cheat, honest, third = await site.guest(), await site.guest(), await site.guest()
        guests = [cheat, honest, third]
        await at_the_clock(site, guests)
        await asyncio.sleep(0.5)
        run = await start(guests)

        async def press_back_dated() -> None:
            await asyncio.sleep(max(0.0, (run["start"] + 5.9 * STEP_MS) / 1000 - time.time()))
            await cheat.say(type="press", seat=cheat.mine[0], run=run["run"], elapsed_ms=STEP_MS * 2.0)

        await asyncio.gather(press_back_dated(), press_at(honest, run, 5.2 * STEP_MS))
        audit = await decided(guests)
        assert audit["winner"] == honest.mine[0]
        for guest in guests:
            await guest.gone()


@scenario
async def test_no_disk_may_hold_up_the_server_until_the_run_is_decided(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A press is stamped when the loop gets to it: the store writes elsewhere meanwhile."""
    async with served(tmp_path) as site:
        until: list[float] = []
        monkeypatch.setattr(
            site.lobby.store, "stand_aside", lambda seconds: until.append(time.time() + seconds)
        )
        guests = [await site.guest() for _ in range(3)]
        await at_the_clock(site, guests)
        assert not until
        run = await start(guests)
        assert min(until) * 1000 >= run["start"] + STEP_MS * len(run["prices"])
        await press_at(guests[0], run, 1.5 * STEP_MS)
        await decided(guests)
        for guest in guests:
            await guest.gone()


@scenario
async def test_nobody_presses_for_the_bot_that_stands_in(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        guests = [await site.guest() for _ in range(3)]
        room = await site.lobby.room(await at_the_clock(site, guests))
        run = await start(guests)
        async with room.lock:
            await room.put(HandedOver(at=0, seat=1, level="apprentice"))
        refused = await guests[1].refusal(type="press", seat=1, run=run["run"], elapsed_ms=0)
        assert (refused["message"], refused["rule"]) == ("server-bot-plays", "M15")
        for guest in guests:
            await guest.gone()


@scenario
async def test_a_run_waits_for_the_slower_of_two_devices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(tmp_path, Pace(lead=150, ping_every=60_000)) as site:
        guests = [await site.guest() for _ in range(3)]
        table = await at_the_clock(site, guests)
        phone = await site.guest()
        phone.http.cookies = guests[0].http.cookies
        await phone.join(table)
        _, slow = (await site.lobby.room(table)).lines_of(0)
        slow_down(slow, 300.0)
        until: list[float] = []
        monkeypatch.setattr(
            site.lobby.store, "stand_aside", lambda seconds: until.append(time.time() + seconds)
        )
        run = await start(guests)
        assert until[-1] * 1000 >= run["start"] + STEP_MS * len(run["prices"]) + PURSE_MS + 300 / 2
        for guest in (*guests, phone):
            await guest.gone()


@scenario
async def test_a_table_that_is_read_again_fills_no_purse(tmp_path: Path) -> None:
    """Forgiveness is for the whole match: after a restart the log says what is left of it."""
    async with served(tmp_path) as site:
        guests = [await site.guest() for _ in range(3)]
        table = await at_the_clock(site, guests)
        forgiven = [await forgiven_to_a_cheat(guests)]
        room = await site.lobby.room(table)
        for guest in guests:
            await guest.leave()
        while await site.lobby.room(table) is room:
            await asyncio.sleep(0.01)
            site.lobby.sweep()
        for guest in guests:
            guest.told = []
            await guest.join(table)
        await until_auction(guests)
        forgiven.append(await forgiven_to_a_cheat(guests))
        assert forgiven == [pytest.approx(PURSE_MS, abs=0.5), pytest.approx(0, abs=0.5)]
        for guest in guests:
            await guest.gone()


async def forgiven_to_a_cheat(guests: list[Guest]) -> float:
    """By how much a press from long ago counts sooner than the line explains."""
    cheat, run = guests[0], await start(guests)
    await asyncio.sleep(max(0.0, (run["start"] + 2.5 * STEP_MS) / 1000 - time.time()))
    await cheat.say(type="press", seat=0, run=run["run"], elapsed_ms=0)
    await cheat.until(lambda: any(audit["run"] == run["run"] for audit in cheat.all("audit")))
    press = cheat.all("audit")[-1]["presses"][0]
    return float(press["arrived_ms"] - press["allowed_ms"] - press["counted_ms"])


async def decided_with(tmp_path: Path, after: Callable[[Room], After]) -> None:
    """A press decides its run although the room's timers have a way of their own."""
    async with served(tmp_path) as site:
        guests = [await site.guest() for _ in range(3)]
        table = await at_the_clock(site, guests)
        run = await start(guests)
        room = await site.lobby.room(table)
        room.after = after(room)  # type: ignore[method-assign, assignment]  # the test's own timers
        await press_at(guests[0], run, 1.5 * STEP_MS)
        assert (await decided(guests))["winner"] == 0
        for guest in guests:
            await guest.gone()


@scenario
async def test_a_timer_that_comes_too_early_leaves_no_run_undecided(tmp_path: Path) -> None:
    def early(room: Room) -> After:
        plain = room.after
        return lambda wait, job: plain(wait - 5, job)

    await decided_with(tmp_path, early)


@scenario
async def test_a_line_that_grows_slower_meanwhile_leaves_no_run_undecided(tmp_path: Path) -> None:
    def slowing(room: Room) -> After:
        plain, trips = room.after, iter(range(100, 5_000, 100))

        async def slow_down_and(job: Job) -> None:
            lines, trip = [line for seat in (1, 2) for line in room.lines_of(seat)], next(trips)
            for line in lines:
                slow_down(line, float(trip))
            await job()

        return lambda wait, job: plain(wait, lambda: slow_down_and(job))

    await decided_with(tmp_path, slowing)


@scenario
async def test_an_absent_player_does_not_hold_up_the_clock(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, carla = await site.guest(), await site.guest(), await site.guest()
        table = await at_the_clock(site, [anna, bram, carla])
        await bram.say(type="limit", seat=1, price=160)
        await bram.until(lambda: bram.at(1)["limited"])
        await bram.leave()
        await carla.leave()
        card = anna.at(0)["view"]["auction"]["card"]
        run = await start([anna])
        audit = await decided([anna])
        assert (audit["winner"], audit["price"]) == (1, 160)  # Bram's limit stood in for him
        assert audit["card"] == card
        await bram.join(table)
        await bram.until(lambda: bram.all("audit"))
        assert bram.all("audit")[-1] == audit
        assert run["taking_part"]
        for guest in (anna, bram, carla):
            await guest.gone()


@scenario
async def test_nobody_presses_and_the_dial_runs_out(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna = await site.guest()
        table = await anna.lay(
            "merchants", "me", "here", "here", options={"auction": "live"}, settings={"step_ms": 100}
        )
        await anna.join(table)
        await until_auction([anna])
        audit = await decided([anna])  # it starts without anyone having said they are ready
        assert (audit["winner"], audit["presses"]) == (None, [])
        late = await anna.refusal(type="press", seat=0, run=audit["run"], elapsed_ms=500)
        assert late["message"] == "server-clock-stopped"
        await anna.gone()


@scenario
async def test_coming_back_in_mid_auction_finds_the_run(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        guests = [await site.guest() for _ in range(3)]
        table = await at_the_clock(site, guests)
        run = await start(guests)
        await guests[1].leave()
        guests[1].told = []
        await guests[1].join(table)
        await guests[1].until(lambda: guests[1].all("run"))
        assert guests[1].all("run") == [run]
        await press_at(guests[1], run, 3.5 * STEP_MS)
        audit = await decided(guests)
        assert audit["winner"] == 1
        for guest in guests:
            await guest.gone()


@scenario
async def test_a_card_waits_while_no_player_is_here(tmp_path: Path) -> None:
    """Whoever plays with bots alone may load the page anew, and look at the card as long as before."""
    async with served(tmp_path, msgspec.structs.replace(QUICK, look_at_card=60_000)) as site:
        anna, watcher = await site.guest(), await site.guest()
        table = await at_the_clock(site, [anna], "bot", "bot")
        await watcher.join(table)
        card, until = anna.at(0)["view"]["auction"]["card"], anna.all("clock_waits")[-1]["until"]
        await anna.leave()
        await watcher.until(lambda: not watcher.table["seats"][0]["present"])
        anna.told = []
        await anna.join(table)
        await anna.hears("clock_waits")
        assert anna.all("clock_waits")[-1]["waiting_for"] == [0]
        assert anna.all("clock_waits")[-1]["until"] > until
        assert not anna.at(0)["limited"]
        assert anna.at(0)["view"]["auction"]["card"] == card
        for guest in (anna, watcher):
            await guest.gone()


@scenario
async def test_a_run_goes_on_although_everybody_has_left(tmp_path: Path) -> None:
    """Else whoever plays with bots alone could load the page anew and see the dial fall once more."""
    async with served(tmp_path) as site:
        anna = await site.guest()
        table = await at_the_clock(site, [anna], "bot", "bot", step_ms=10_000)
        room, run = await site.lobby.room(table), await start([anna])
        await anna.leave()
        while room.connections or room.lock.locked():
            await asyncio.sleep(0.001)
        site.lobby.sweep()
        anna.told = []
        await anna.join(table)
        await anna.until(lambda: {"run", "clock_waits"} & anna.kinds)
        assert anna.all("run") == [run]
        await anna.gone()


@scenario
async def test_the_clock_waits_for_a_bot_that_has_just_sat_down(tmp_path: Path) -> None:
    """Else its player's absence would count as a limit of none, while it thinks."""
    pace = msgspec.structs.replace(QUICK, look_at_card=300, bot_pause=600_000)
    async with served(tmp_path, pace) as site:
        guests = [await site.guest() for _ in range(3)]
        room = await site.lobby.room(await at_the_clock(site, guests))
        await guests[1].leave()
        async with room.lock:
            await room.put(HandedOver(at=0, seat=1, level="apprentice"))
        await asyncio.sleep(0.6)  # past the moment when the clock would have begun
        assert room.table.limit_of(1) is None
        assert not room.auctioneer.is_running
        for guest in guests:
            await guest.gone()
