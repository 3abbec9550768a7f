"""Guests at a live auction: up to the clock, ready, pressing, and what was decided."""

import asyncio
import time

from damrak.server.round_trips import REMEMBERED, RoundTrips
from tests.server.harness import Guest, Message, Site, first_choice

STEP_MS = 500


async def at_the_clock(
    site: Site, guests: list[Guest], *others: str, step_ms: int = STEP_MS, first: int | str = "lot"
) -> str:
    """Guests at a live table of merchants, played on until an auction is about to begin."""
    host, *friends = guests
    seats = ["me", *["friend"] * len(friends), *others]
    options = {"auction": "live", "first": first}
    table = await host.lay("merchants", *seats, options=options, settings={"step_ms": step_ms})
    for friend in friends:
        await friend.sit(table, await host.invitation(table))
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


def slow_down(line: RoundTrips, trip_ms: float = 300.0) -> None:
    """Let the server believe that a line is so slow."""
    for nonce in map(str, range(REMEMBERED)):
        line.sent(nonce, 0.0)
        line.answered(nonce, trip_ms)


async def decided(guests: list[Guest]) -> Message:
    for guest in guests:
        await guest.hears("audit")
    audits = [guest.all("audit")[-1] for guest in guests]
    assert all(audit == audits[0] for audit in audits)
    return audits[0]
