"""The live auction over real sockets: fast and slow lines, limits, absent players, bots."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from damrak.server.clock import REMEMBERED
from damrak.server.room import Room
from tests.server.harness import QUICK, Guest, Message, Site, first_choice, scenario, served
from tests.server.slow_line import slow_line

pytestmark = pytest.mark.calm

STEP_MS = 500
Job = Callable[[], Awaitable[None]]
After = Callable[[float, Job], asyncio.TimerHandle]


async def at_the_clock(site: Site, guests: list[Guest], *others: str, step_ms: int = STEP_MS) -> str:
    """Guests at a live table of merchants, played on until an auction is about to begin."""
    first, *friends = guests
    seats = ["me", *["friend"] * len(friends), *others]
    table = await first.lay("merchants", *seats, options={"auction": "live"}, settings={"step_ms": step_ms})
    for friend in friends:
        await friend.sit(table, await first.invitation(table))
    for guest in guests:
        await guest.join(table)
    for guest in guests:
        await guest.hears("seen")
    await until_auction(guests)
    return table


async def until_auction(guests: list[Guest]) -> None:
    """Play until the clock waits: the mayor puts cards on discs, uses the first."""
    while not all("clock_waits" in guest.kinds for guest in guests):
        for guest in guests:
            for seat in guest.to_act():
                if guest.at(seat)["view"]["auction"] is None:
                    await guest.act(seat, first_choice(guest.at(seat)["legal"]))
        await asyncio.sleep(0.01)


async def start(guests: list[Guest]) -> Message:
    """All are ready; the run, as announced."""
    for guest in guests:
        for seat in guest.mine:
            await guest.say(type="ready", seat=seat)
    for guest in guests:
        await guest.hears("run")
    return guests[0].all("run")[-1]


async def press_at(guest: Guest, run: Message, elapsed_ms: float) -> None:
    """Press when this player's dial has come so far."""
    await asyncio.sleep(max(0.0, (run["start"] + elapsed_ms) / 1000 - time.time()))
    await guest.say(type="press", seat=guest.mine[0], run=run["run"], elapsed_ms=elapsed_ms)


async def decided(guests: list[Guest]) -> Message:
    for guest in guests:
        await guest.hears("audit")
    audits = [guest.all("audit")[-1] for guest in guests]
    assert all(audit == audits[0] for audit in audits)
    return audits[0]


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
async def test_a_sealed_limit_presses_by_itself_and_stays_secret_if_it_loses(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, carla = await site.guest(), await site.guest(), await site.guest()
        guests = [anna, bram, carla]
        await at_the_clock(site, guests)
        seen = len(carla.all("seen"))
        await anna.say(type="limit", seat=0, price=170)
        await bram.say(type="limit", seat=1, price=150)
        await anna.until(lambda: anna.at(0)["limited"])
        await bram.until(lambda: bram.at(1)["limited"])
        assert (anna.at(0)["limit"], bram.at(1)["limit"]) == (170, 150)
        assert len(carla.all("seen")) == seen
        await start([carla])
        audit = await decided(guests)
        assert (audit["winner"], audit["price"]) == (0, 170)
        assert [(press["seat"], press["by"]) for press in audit["presses"]] == [(0, "limit")]
        for guest in guests:
            await guest.gone()


@scenario
async def test_a_limit_may_not_overtake_the_dial(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        guests = [await site.guest() for _ in range(3)]
        await at_the_clock(site, guests)
        run = await start(guests)
        await asyncio.sleep(max(0.0, (run["start"] + 2.5 * STEP_MS) / 1000 - time.time()))
        late = await guests[0].refusal(type="limit", seat=0, price=run["prices"][2])
        assert (late["message"], late["rule"]) == ("server-dial-has-passed", "M20")
        await guests[0].say(type="limit", seat=0, price=100)
        await guests[0].until(lambda: guests[0].at(0)["limit"] == 100)
        audit = await decided(guests)
        assert (audit["winner"], audit["price"]) == (0, 100)
        for guest in guests:
            await guest.gone()


@scenario
async def test_all_limits_named_decides_at_once_without_a_run(tmp_path: Path) -> None:
    async with served(tmp_path, msgspec.structs.replace(QUICK, look_at_card=60_000)) as site:
        guests = [await site.guest() for _ in range(3)]
        await at_the_clock(site, guests)
        for guest, price in zip(guests, (90, 110, None), strict=True):
            await guest.say(type="limit", seat=guest.mine[0], price=price)
        await guests[2].until(lambda: guests[2].at(2)["view"]["sale"])
        assert guests[2].at(2)["view"]["sale"]["seat"] == 1
        assert guests[2].at(2)["view"]["sale"]["price"] == 110
        assert not guests[2].all("run")
        for guest in guests:
            await guest.gone()


@scenario
async def test_the_last_limit_does_not_overtake_a_press_on_its_way(tmp_path: Path) -> None:
    """M20: everybody has named a limit, but one of them had pressed before, on a slow line."""
    async with served(tmp_path) as site, slow_line(site.port, 150) as slow_port:
        slow, bram, carla = await site.guest(slow_port), await site.guest(), await site.guest()
        guests = [slow, bram, carla]
        await at_the_clock(site, guests)
        await slow.say(type="limit", seat=0, price=60)
        await slow.until(lambda: slow.at(0)["limited"])
        await bram.say(type="limit", seat=1, price=70)
        await slow.hears("ping", 6)
        run = await start([carla])
        await slow.hears("run")
        await press_at(slow, run, 2.2 * STEP_MS)
        await carla.say(type="limit", seat=2, price=80)
        audit = await decided(guests)
        assert (audit["winner"], audit["price"]) == (0, run["prices"][2])
        await carla.until(lambda: carla.at(2)["view"]["sale"])
        assert carla.at(2)["view"]["sale"]["seat"] == 0
        for guest in guests:
            await guest.gone()


@scenario
async def test_the_last_limit_ends_a_run_that_nobody_pressed(tmp_path: Path) -> None:
    """M20: the dial need not fall any further; to 90 it would take longer than the test has patience."""
    async with served(tmp_path) as site:
        guests = [await site.guest() for _ in range(3)]
        await at_the_clock(site, guests, step_ms=10_000)
        run = await start(guests)
        for guest, price in zip(guests, (60, 90, 90), strict=True):
            await guest.say(type="limit", seat=guest.mine[0], price=price)
        audit = await decided(guests)
        first = next(seat for seat in run["taking_part"] if seat in (1, 2))
        assert (audit["winner"], audit["price"]) == (first, 90)
        await guests[0].until(lambda: guests[0].at(0)["view"]["sale"])
        sale = guests[0].at(0)["view"]["sale"]
        assert (sale["seat"], sale["price"]) == (first, 90)
        for guest in guests:
            await guest.gone()


@scenario
async def test_the_last_limit_is_held_only_if_the_rules_would_take_it(tmp_path: Path) -> None:
    """M20: and the run goes on."""
    async with served(tmp_path) as site:
        guests = [await site.guest() for _ in range(3)]
        await at_the_clock(site, guests)
        run = await start(guests)
        for guest in guests[:2]:
            await guest.say(type="limit", seat=guest.mine[0], price=None)
        wrong = await guests[2].refusal(type="limit", seat=2, price=205)
        assert wrong["message"] != "server-clock-stopped"
        await press_at(guests[2], run, 3.5 * STEP_MS)
        assert (await decided(guests))["winner"] == 2
        for guest in guests:
            await guest.gone()


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
            for nonce in map(str, range(REMEMBERED)):
                for line in lines:
                    line.sent(nonce, 0.0)
                    line.answered(nonce, float(trip))
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
        run = await start([anna])
        audit = await decided([anna])
        assert (audit["winner"], audit["price"]) == (1, 160)  # Bram's limit stood in for him
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
async def test_bots_name_limits_before_the_clock_starts(tmp_path: Path) -> None:
    async with served(tmp_path, msgspec.structs.replace(QUICK, look_at_card=60_000)) as site:
        anna = await site.guest()
        await at_the_clock(site, [anna], "bot", "bot")
        assert anna.all("clock_waits")[-1]["waiting_for"] == [0]
        await anna.say(type="limit", seat=0, price=None)
        # A bot's limit of 200 decides that the clock starts again, doubled (M17, M20).
        await anna.until(
            lambda: not (auction := anna.at(0)["view"]["auction"]) or auction["doubled"] or anna.all("audit")
        )
        assert not anna.all("run")
        await anna.gone()
