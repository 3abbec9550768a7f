"""The live auction over real sockets: fast and slow lines, limits, absent players, bots."""

import asyncio
import time
from pathlib import Path

import msgspec

from tests.server.harness import QUICK, Guest, Message, Site, first_choice, scenario, served
from tests.server.slow_line import slow_line

STEP_MS = 500


async def at_the_clock(site: Site, guests: list[Guest], *others: str) -> str:
    """Guests at a live table of merchants, played on until an auction is about to begin."""
    first, *friends = guests
    seats = ["me", *["friend"] * len(friends), *others]
    table = await first.lay("merchants", *seats, options={"auction": "live"}, settings={"step_ms": STEP_MS})
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
        await anna.until(lambda: anna.at(0)["view"]["auction"] is None or anna.all("audit"))
        assert not anna.all("run")
        await anna.gone()
