"""The protocol: a view and legal actions in, an action out, whatever the bot does."""

from collections.abc import Sequence
from typing import Any

import pytest

from damrak.bots.bot import Choice, ask, offered, simple_choice
from damrak.bots.random_bot import RandomBot
from damrak.core.errors import BadData


class Crashing:
    def choose(self, view: Any, legal: Sequence[str]) -> Choice:
        raise RuntimeError


class Cheating:
    def choose(self, view: Any, legal: Sequence[str]) -> Choice:
        return Choice("claim everything")


class Mute:
    """Answers with something that is no choice."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, view: Any, legal: Sequence[str]) -> Any:
        return self.answer


class Choosy:
    """Takes the last of what it is offered."""

    def choose(self, view: Any, legal: Sequence[str]) -> Choice:
        return Choice(legal[-1])


@pytest.mark.parametrize("bot", [Crashing(), Cheating(), Mute(None), Mute("claim a--b red"), Mute(0)])
def test_a_bot_that_fails_loses_only_its_thinking(bot: Crashing | Cheating | Mute) -> None:
    assert ask(bot, {}, ["claim a--b red", "draw unseen"]) == Choice("draw unseen", simple=True)


def test_a_good_choice_is_not_called_simple() -> None:
    assert ask(Choosy(), {}, ["pass", "draw unseen"]) == Choice("draw unseen")


def test_nobody_is_asked_who_may_do_nothing() -> None:
    with pytest.raises(BadData, match="It is not your turn to act"):
        ask(Choosy(), {}, [])


def test_the_simple_choice_is_quiet() -> None:
    assert simple_choice(["limit none", "limit 200"]).action == "limit none"
    assert simple_choice(["remove g1", "remove g2"]).action == "remove g1"


def test_a_bot_does_not_race_the_clock() -> None:
    legal = ["limit none", "limit 50", "press 200", "press 50"]
    assert offered(legal) == ["limit none", "limit 50"]
    assert ask(Choosy(), {}, legal).action == "limit 50"


def test_chance_is_the_bots_own() -> None:
    legal = [str(n) for n in range(1000)]
    choices = {RandomBot(seed).choose({"x": 1}, legal).action for seed in "abc"}
    assert len(choices) == 3
    assert RandomBot("a").choose({"x": 1}, legal) == RandomBot("a").choose({"x": 1}, legal)
