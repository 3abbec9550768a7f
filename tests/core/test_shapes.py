"""What is wrong with a record or a position is said in the reader's language."""

from typing import Any

import msgspec
import pytest

import damrak
from damrak.core.errors import BadData
from damrak.core.shapes import what_is_wrong

RECORD = damrak.Match("tickets", seats=2, seed="shapes").record()
RECORDS: list[tuple[Any, dict[str, str]]] = [
    (
        {},
        {
            "en": "This is not a record of a match: “format” is missing (JSON).",
            "fr": "Ceci n’est pas l’enregistrement d’une partie : « format » manque (JSON).",
            "nl": "Dit is geen verslag van een partij: ‘format’ ontbreekt (JSON).",
        },
    ),
    (
        RECORD | {"board": {"name": "Amsterdam"}},
        {
            "en": "This is not a record of a match: “fingerprint” is missing (board).",
            "fr": "Ceci n’est pas l’enregistrement d’une partie : « fingerprint » manque (board).",
            "nl": "Dit is geen verslag van een partij: ‘fingerprint’ ontbreekt (board).",
        },
    ),
    (
        RECORD | {"shoes": 2},
        {
            "en": "This is not a record of a match: there is no “shoes” (JSON).",
            "fr": "Ceci n’est pas l’enregistrement d’une partie : il n’y a pas de « shoes » (JSON).",
            "nl": "Dit is geen verslag van een partij: er bestaat geen ‘shoes’ (JSON).",
        },
    ),
    (
        RECORD | {"seats": "two"},
        {
            "en": "This is not a record of a match: seats should be of type int, not str.",
            "fr": "Ceci n’est pas l’enregistrement d’une partie : seats doit être de type int, pas str.",
            "nl": "Dit is geen verslag van een partij: seats moet van het type int zijn, niet str.",
        },
    ),
    (
        [],
        {
            "en": "This is not a record of a match: JSON should be of type object, not array.",
            "fr": "Ceci n’est pas l’enregistrement d’une partie : JSON doit être de type object, pas array.",
            "nl": "Dit is geen verslag van een partij: JSON moet van het type object zijn, niet array.",
        },
    ),
]


@pytest.mark.parametrize(("record", "sentences"), RECORDS)
def test_a_record_of_another_shape(record: Any, sentences: dict[str, str]) -> None:
    with pytest.raises(BadData) as refusal:
        damrak.replay(record)
    assert {language: refusal.value.sentence(language) for language in sentences} == sentences


def test_a_position_with_an_impossible_value() -> None:
    game = damrak.game("tickets")
    written = game.dump(game.start(seats=2, seed="shapes"))
    with pytest.raises(BadData) as refusal:
        game.position(written | {"phase": "dinner"})
    assert refusal.value.sentence("en") == "This is not a position of the game: phase cannot be “dinner”."
    assert (
        refusal.value.sentence("fr")
        == "Ceci n’est pas une position du jeu : phase ne peut pas être « dinner »."
    )
    assert refusal.value.sentence("nl") == "Dit is geen stelling van het spel: phase kan niet ‘dinner’ zijn."
    with pytest.raises(BadData, match=r"chance should have 4 values, not 3"):
        game.position(written | {"chance": [1, 2, 3]})
    with pytest.raises(BadData, match=r"players\[0\]\.hand\.red cannot be “1e\+99”"):
        game.position(written | {"players": [{"hand": {"red": 1e99}}]})


@pytest.mark.parametrize("game", damrak.games())
@pytest.mark.parametrize("written", [None, 5, "a position"])
def test_what_is_no_position_at_all(game: str, written: Any) -> None:
    with pytest.raises(BadData, match=r"JSON should be of type object, not (null|int|str)"):
        damrak.game(game).position(written)


def test_a_rare_problem_keeps_the_words_of_the_library() -> None:
    rare = msgspec.ValidationError("Quite another thing - at `$.log`")
    assert what_is_wrong(rare, "JSON") == {
        "why": "other",
        "entry": "log",
        "found": "Quite another thing - at `$.log`",
    }
    assert BadData("core-bad-record", **what_is_wrong(rare, "JSON")).sentence("nl") == (
        "Dit is geen verslag van een partij: Quite another thing - at `$.log`."
    )
