"""Bots in their own process: whatever happens to them, a legal action comes back."""

import asyncio
import multiprocessing
import os
import threading
import time
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import pytest

import damrak
from damrak.bots import simple_choice
from damrak.server.bot_process import BotProcess, Situation
from tests.server.harness import PATIENCE, scenario

PATIENT_MS = 60_000
FOR_EVER_S = 1_000


def at_the_start(level: str = "apprentice", view: Any = None) -> Situation:
    """What a bot is told at the start of a game of tickets."""
    game = damrak.game("tickets")
    state = game.start(seats=2, seed="bots")
    legal = tuple(map(game.name_of, state.legal(0)))
    return Situation(game, level, "seed", view or game.view(state, 0), legal)


class Bomb:
    """Ends the process that unpacks it."""

    def __reduce__(self) -> tuple[Any, tuple[int]]:
        return os._exit, (1,)


@scenario
async def test_a_bot_chooses_from_its_view_in_another_process() -> None:
    bots = BotProcess()
    situation = at_the_start()
    first = await bots.choose(situation, PATIENT_MS)
    assert first in situation.legal
    assert await bots.choose(situation, PATIENT_MS) == first  # the same seed and view give the same choice
    bots.close()


@scenario
async def test_a_bot_that_fails_crashes_or_stalls_is_stood_in_for() -> None:
    bots = BotProcess()
    simple = simple_choice(at_the_start().legal).action
    assert await bots.choose(at_the_start(level="nobody"), PATIENT_MS) == simple
    assert await bots.choose(at_the_start(view=Bomb()), PATIENT_MS) == simple
    assert await bots.choose(at_the_start(), 0) == simple
    assert await bots.choose(at_the_start(), PATIENT_MS) in at_the_start().legal  # the next one thinks
    bots.close()


async def stalls(bots: BotProcess, patience_ms: int) -> None:
    """Somebody thinks for ever, until patience comes to its end."""
    with pytest.raises(TimeoutError):
        await bots.answer(time.sleep, FOR_EVER_S, "tickets", patience_ms)


@scenario
async def test_questions_behind_a_bot_that_stalls_are_answered() -> None:
    bots = BotProcess(1)
    behind = (bots.answer(abs, -number, "tickets", PATIENT_MS) for number in range(6))
    _, *answers = await asyncio.gather(stalls(bots, 500), *behind)
    assert answers == [*range(6)]
    bots.close()


def think_until(sign: Path) -> str:
    """In the bots' process: an answer as soon as there is a sign."""
    while not sign.exists():
        time.sleep(0.01)
    return "thought"


@scenario
async def test_a_bot_that_stalls_leaves_alone_what_another_thinks(tmp_path: Path) -> None:
    bots, sign = BotProcess(2), tmp_path / "sign"
    thinking = asyncio.create_task(bots.answer(think_until, sign, "tickets", PATIENT_MS))
    await stalls(bots, 0)
    sign.touch()
    assert await thinking == "thought"
    bots.close()


@scenario
async def test_waiting_for_a_free_process_takes_nothing_from_the_patience() -> None:
    bots = BotProcess(1)
    each = [bots.answer(time.sleep, 0.8, "tickets", 3_000) for _ in range(6)]
    assert await asyncio.gather(*each) == [None] * 6
    bots.close()


@scenario
async def test_whoever_stops_asking_gets_no_answer_and_leaves_a_free_process() -> None:
    bots = BotProcess(1)
    await bots.answer(abs, -1, "tickets", PATIENT_MS)
    asking = [asyncio.create_task(bots.answer(time.sleep, FOR_EVER_S, "tickets", PATIENT_MS)) for _ in "12"]
    await asyncio.sleep(0.2)  # one is thought about, the other waits
    for task in asking:
        task.cancel()
    await asyncio.wait(asking)
    assert all(task.cancelled() for task in asking)
    assert await bots.answer(abs, -2, "tickets", 5_000) == 2
    bots.close()


def is_there(process: BaseProcess) -> bool:
    """Whether the system still knows a process, be it only as one that nobody has taken leave of."""
    try:
        os.kill(process.pid or 0, 0)
    except ProcessLookupError:
        return False
    return True


@scenario
async def test_processes_end_without_the_tables_waiting_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    waited, join = set(), BaseProcess.join

    def noted_join(process: BaseProcess, timeout: float | None = None) -> None:
        waited.add(threading.get_ident())
        join(process, timeout)

    monkeypatch.setattr(BaseProcess, "join", noted_join)
    before = set(multiprocessing.active_children())
    bots = BotProcess(2)
    await asyncio.gather(*(bots.answer(time.sleep, 1, "tickets", PATIENT_MS) for _ in "12"))
    started = set(multiprocessing.active_children()) - before
    assert len(started) == 2
    await stalls(bots, 0)
    bots.close()
    async with asyncio.timeout(PATIENCE):
        while any(map(is_there, started)):
            await asyncio.sleep(0.02)
    assert threading.get_ident() not in waited
