"""Three errors, one for each reaction of a caller, each able to speak three languages."""

import pytest

from damrak.core.errors import BadData, DamrakError, IllegalAction, StaleAction


def test_an_illegal_action_says_why_and_names_the_rule() -> None:
    refusal = IllegalAction("core-game-over", "T17")
    assert str(refusal) == "The game is over. (T17)"
    assert (refusal.message, refusal.rule, refusal.arguments) == ("core-game-over", "T17", {})


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "This game is for 2 to 4 players, not 9."),
        ("fr", "Ce jeu se joue de 2 à 4, pas à 9."),
        ("nl", "Dit spel is voor 2 tot 4 spelers, niet voor 9."),
        ("tlh", "This game is for 2 to 4 players, not 9."),
    ],
)
def test_an_error_speaks_the_readers_language(language: str, sentence: str) -> None:
    assert BadData("core-seat-count", seats=9, least=2, most=4).sentence(language) == sentence


def test_an_unknown_message_shows_its_id() -> None:
    assert str(BadData("core-never-written")) == "core-never-written"


@pytest.mark.parametrize("kind", [IllegalAction, StaleAction, BadData])
def test_callers_can_catch_them_all(kind: type[DamrakError]) -> None:
    assert issubclass(kind, DamrakError)
    assert not any(issubclass(kind, other) for other in {IllegalAction, StaleAction, BadData} - {kind})
