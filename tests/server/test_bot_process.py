"""Bots in their own process: whatever happens to them, a legal action comes back."""

import os
from typing import Any

import damrak
from damrak.bots import simple_choice
from damrak.server.bot_process import Asked, BotProcess
from tests.server.harness import scenario

PATIENT_MS = 60_000


def question(level: str = "apprentice", view: Any = None) -> Asked:
    """What a bot is asked at the start of a game of tickets."""
    game = damrak.game("tickets")
    state = game.start(seats=2, seed="bots")
    legal = tuple(map(game.name_of, state.legal(0)))
    return Asked("tickets", level, "seed", view or game.view(state, 0), legal)


class Bomb:
    """Ends the process that unpacks it."""

    def __reduce__(self) -> tuple[Any, tuple[int]]:
        return os._exit, (1,)


@scenario
async def test_a_bot_chooses_from_its_view_in_another_process() -> None:
    bots = BotProcess()
    asked = question()
    first = await bots.choose(asked, PATIENT_MS)
    assert first in asked.legal
    assert await bots.choose(asked, PATIENT_MS) == first  # the same seed and view give the same choice
    bots.close()


@scenario
async def test_a_bot_that_fails_crashes_or_stalls_is_stood_in_for() -> None:
    bots = BotProcess()
    simple = simple_choice(question().legal).action
    assert await bots.choose(question(level="nobody"), PATIENT_MS) == simple
    assert await bots.choose(question(view=Bomb()), PATIENT_MS) == simple
    assert await bots.choose(question(), 0) == simple
    assert await bots.choose(question(), PATIENT_MS) in question().legal  # and the next one thinks again
    bots.close()
