import json

import pytest

from damrak.locales import tell

from .running import LANGUAGES, Command

LAST = {"merchants": "M46", "tickets": "T21"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(LAST))
def test_the_whole_book(damrak: Command, game: str, language: str) -> None:
    rules = json.loads(damrak("rules", game, "--json", "--language", language).out)
    assert rules[-1]["number"] == LAST[game]
    assert len(rules) == int(LAST[game][1:])
    shown = damrak("rules", game, "--language", language).out
    assert all(f"\n{rule['number']} " in shown for rule in rules)


@pytest.mark.parametrize("number", ["M34", "m34", "34"])
def test_one_rule(damrak: Command, number: str) -> None:
    shown = damrak("rules", "merchants", number)
    assert shown.code == 0
    assert " ".join(shown.out.split()) == "M34 " + tell("rules-M34", {})


@pytest.mark.parametrize("number", ["M47", "T9", "0", "mayor"])
def test_a_number_that_is_not_there(damrak: Command, number: str) -> None:
    outcome = damrak("rules", "merchants", number)
    assert outcome.code == 1
    assert f"There is no rule “{number}”; they go from M1 to M46." in outcome.err
