"""The story: every change of money is told, and every event has a sentence in three languages."""

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

import damrak
from damrak.locales import LANGUAGES, bundle, tell, word
from damrak.merchants.facts import CARD_KINDS, EVENTS
from damrak.merchants.refusals import RULE_OF_PHASE
from damrak.merchants.state import PHASES
from damrak.merchants.story import KINDS, SCORINGS
from tests.merchants.tables import BOARD, GAME, play_on


def played(seats: int, seed: str, **options: str) -> damrak.Match:
    match = damrak.Match("merchants", seats=seats, seed=seed, options=options)
    model = match.state.clone()
    for seat, action, _ in play_on(model, seed):
        match.play(seat, action)
    return match


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("form", ["sealed", "live"])
def test_the_gains_of_a_story_add_up_to_the_money(seats: int, form: str) -> None:
    for seed in ("story", "again", "once more"):
        match = played(seats, seed, auction=form)
        assert match.is_over
        told = match.story()
        gained = [sum(event.gain for event in told if event.seat == seat) for seat in range(seats)]
        assert gained == [player.money for player in match.state.players]


def test_the_story_begins_with_the_set_up_once() -> None:
    match = damrak.Match("merchants", seats=3, seed="7")
    seat = match.state.to_act()[0]
    told = match.play(seat, match.state.legal(seat)[0])
    assert [event.what for event in told[:4]] == ["start-player", *["capital"] * 3]
    seat = match.state.to_act()[0]
    told = match.play(seat, match.state.legal(seat)[0])
    assert "capital" not in {event.what for event in told}


def test_the_story_of_the_set_up_is_not_told_again_after_an_undo() -> None:
    match = damrak.Match("merchants", seats=3, seed="7")
    for moves in (6, 3):
        for _ in range(moves):
            seat = match.state.to_act()[0]
            match.play(seat, match.state.legal(seat)[0])
        match.undo(moves - 2, consent=range(3))
    told = [event.what for event in match.story()]
    assert told.count("capital") == 3


def test_every_kind_of_event_has_a_sentence_in_every_language() -> None:
    for language in LANGUAGES:
        for kind in KINDS:
            assert bundle(language).has_message(f"merchants-event-{kind.what}"), (language, kind.what)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_real_games_can_be_told(language: str) -> None:
    seen = set()
    for seed in range(4):
        for event in played(3 + seed % 3, str(seed), auction=("sealed", "live")[seed % 2]).story():
            arguments = {
                name: word(name, value, "merchants", GAME.titles, language)
                for name, value in event.details.items()
            }
            sentence = tell(
                f"merchants-event-{event.what}", {**arguments, "who": "Anna", "gain": event.gain}, language
            )
            assert "{" not in sentence
            assert "merchants-" not in sentence
            seen.add(event.what)
    assert len(seen) > 40


def test_every_word_that_an_event_uses_is_known_in_every_language() -> None:
    words = {
        "commodity": BOARD.commodities,
        "continent": BOARD.continents,
        "district": BOARD.districts,
        "disc": ["mayor", "clock", "bucket"],
        "kind": CARD_KINDS,
        "card": BOARD.cards.ids,
        "event": EVENTS,
        "scoring": SCORINGS,
    }
    for language in LANGUAGES:
        for kind, values in words.items():
            for value in values:
                assert bundle(language).has_message(f"merchants-{kind}-{value}"), (language, kind, value)
    assert set(RULE_OF_PHASE) == set(PHASES[1:-1])


def messages(language: str) -> dict[str, set[str]]:
    """Every message of our catalogue, with the arguments it names."""
    text = files("damrak.locales").joinpath(language, "merchants.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            names: set[str] = set()
            _arguments(entry.value, names)
            found[entry.id.name] = names
    return found


def _arguments(node: object, names: set[str]) -> None:
    if isinstance(node, ast.VariableReference):
        names.add(node.id.name)
    for value in vars(node).values() if isinstance(node, ast.BaseNode) else ():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                _arguments(child, names)


def test_the_three_catalogues_hold_the_same_messages_with_the_same_arguments() -> None:
    english = messages("en")
    assert len(english) > 150
    for language in LANGUAGES[1:]:
        assert messages(language) == english


def test_events_have_the_arguments_that_their_sentences_name() -> None:
    english = messages("en")
    for kind in KINDS:
        named = english[f"merchants-event-{kind.what}"] - {"who", "gain"}
        assert named <= set(kind.details), kind.what


def test_m13_declining_tells_what_was_declined() -> None:
    match = damrak.Match("merchants", seats=3, seed="7", options={"first": 0})
    no = match.game.number_of("decline")
    for _ in range(3):
        while no not in match.state.legal(match.state.to_act()[0]):
            seat = match.state.to_act()[0]
            match.play(seat, match.state.legal(seat)[0])
        phase = match.view().phase
        told = match.play(match.state.to_act()[0], no)
        assert [event.details["phase"] for event in told if event.what == "declined"] == [phase]
