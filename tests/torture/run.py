"""One run: the assaults side by side, honest matches meanwhile, and what has to hold in the end."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.torture import described, files, requests, sockets
from tests.torture.honest import play_honestly
from tests.torture.limits import flood_within_limits
from tests.torture.scene import Scene, Tally, set_up, under_torture

LINES = 6
"""Sockets that talk at the same time."""
ASKERS = 2
TELL_EVERY = 10.0
BY_HTTP = 0.06
"""The share of messages that go over HTTP."""
MOST_GROWTH = 24.0
"""Megabytes that the server may hold more at the end than after the first fifth."""


@dataclass(frozen=True)
class Plan:
    """How much, how long, and where to tell of progress."""

    messages: int
    minutes: float
    examples: int = 100
    """For each route and phase of schemathesis."""
    moves: int = 60
    """That are played while a server with its real limits is flooded."""
    seed: str = "damrak"
    tell: Callable[[str], object] = field(default=lambda _line: None)

    def is_warm(self, tally: Tally) -> bool:
        """Whether a fifth of the messages has been sent, over sockets and over HTTP."""
        by_http = self.messages * BY_HTTP
        is_asked = tally.sent_over("HTTP") >= by_http / 5
        return is_asked and tally.sent_over("socket") >= (self.messages - by_http) / 5

    def part(self, share: float) -> int:
        """So many of the messages, at least a few."""
        return max(10, int(self.messages * share))


@dataclass
class Outcome:
    """What was sent and what came of it."""

    tally: Tally
    sent: int
    """Without the flood, of which only a part is read."""
    matches: int
    seconds: float
    warm: float
    end: float

    @property
    def problems(self) -> list[str]:
        return self.tally.problems


async def torture(folder: Path, plan: Plan) -> Outcome:
    """Run every assault against one server and look for anything that is not as it was."""
    tally, begun = Tally(), time.monotonic()
    async with under_torture(folder) as scene:
        await set_up(scene)
        before = await scene.looks()
        matches, warm = await _assault(scene, plan, tally)
        end = scene.megabytes()
        after = await scene.looks()
        for what in before:
            if before[what] != after[what]:
                tally.problem(f"changed: {what}")
    for line in scene.complaints():
        tally.problem(f"in the server's log: {line}")
    if end - warm > MOST_GROWTH:
        tally.problem(f"memory grew from {warm:.0f} to {end:.0f} MB")
    files.spoilt_boards(folder, tally, plan.seed, plan.part(0.002))
    sent = tally.sent
    await flood_within_limits(folder / "real", tally, plan.moves)
    if sent < plan.messages:
        tally.problem(f"time ran out: {sent} of {plan.messages} messages")
    return Outcome(tally, sent, matches, time.monotonic() - begun, warm, end)


async def _assault(scene: Scene, plan: Plan, tally: Tally) -> tuple[int, float]:
    """Everything at once until enough was sent; the matches finished meanwhile, and the memory when warm."""
    until = time.monotonic() + plan.minutes * 60
    over = asyncio.Event()

    def late() -> bool:
        return over.is_set() or time.monotonic() > until

    def enough_said() -> bool:
        return late() or tally.sent_over("socket") >= plan.messages * (1 - BY_HTTP)

    def enough_asked() -> bool:
        return late() or tally.sent_over("HTTP") >= plan.messages * BY_HTTP

    rng = Random(plan.seed)
    lines = [
        sockets.assail(scene, lambda: rng.choice(scene.targets), tally, f"{plan.seed} {n}", enough_said)
        for n in range(LINES)
    ]
    askers = [requests.besiege(scene, tally, f"{plan.seed} {n}", enough_asked) for n in range(ASKERS)]
    jobs = [
        *lines,
        *askers,
        sockets.break_lines(scene, tally, plan.seed, plan.part(0.002)),
        sockets.forge_handshakes(scene, tally, plan.seed, plan.part(0.004)),
        sockets.forge_cookies(scene, tally, plan.seed, plan.part(0.002)),
        requests.break_requests(scene, tally, plan.seed, plan.part(0.002)),
        described.examine(scene, tally, scene.folder.parent, plan.examples),
        files.drop_records(scene, tally, plan.seed, plan.part(0.003)),
    ]
    watching = asyncio.create_task(_watch(scene, plan, tally, over))
    playing = [
        asyncio.create_task(play_honestly(scene, game, tally, late)) for game in ("tickets", "merchants")
    ]
    try:
        await asyncio.gather(*jobs)
        over.set()
        return sum(await asyncio.gather(*playing)), await watching
    finally:
        for task in (*playing, watching):
            task.cancel()


async def _watch(scene: Scene, plan: Plan, tally: Tally, over: asyncio.Event) -> float:
    """Tell of progress until it is over; return the memory after the first fifth."""
    begun, warm, told = time.monotonic(), 0.0, 0.0
    while not over.is_set():
        await asyncio.sleep(0.2)
        if not warm and plan.is_warm(tally):
            warm = scene.megabytes()
        passed = time.monotonic() - begun
        if passed - told >= TELL_EVERY:
            told, speed, memory = passed, tally.sent / passed, scene.megabytes()
            plan.tell(f"torture: {tally.sent:,} of {plan.messages:,}, {speed:,.0f}/s, {memory:.0f} MB")
    return warm or scene.megabytes()


def report(outcome: Outcome) -> None:
    """Print the counts."""
    for title, counts in (("sent", outcome.tally.kinds), ("answered", outcome.tally.reasons)):
        print(f"\n{title}")
        for name, count in sorted(counts.items(), key=lambda one: -one[1]):
            print(f"{count:>12,}  {name}")
    print(f"\n{outcome.sent:,} messages in {outcome.seconds:,.0f} s; {outcome.matches} honest matches")
    print(f"memory: {outcome.warm:.0f} MB after the first fifth, {outcome.end:.0f} MB at the end")
    for problem in outcome.problems:
        print(f"WRONG: {problem}")
    print("nothing broke" if not outcome.problems else f"{len(outcome.problems)} things are wrong")
