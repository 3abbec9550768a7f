"""Refusals that teach: a sentence in three languages and the right rule."""

import pytest

from damrak import CLOCK, IllegalAction
from damrak.core.chance import chance_of
from damrak.locales import LANGUAGES, bundle, word
from damrak.merchants.refusals import RULE_OF_PHASE
from damrak.merchants.state import State
from tests.merchants.tables import GAME, auction, event, play_on, refused, stand, table, using


@pytest.mark.parametrize(
    ("state", "seat", "action", "reason", "rule"),
    [
        (table("goods"), 1, "put on mayor", "core-not-asked", "M4"),
        (table("goods"), 0, "decline", "not-optional", "M4"),
        (table("goods"), 0, "build g1", "asked-else", "M4"),
        (using("goods"), 0, "build g1", "asked-else", "M9"),
        (using("goods"), 1, "decline", "core-not-asked", "M9"),
        (using("colony-africa"), 0, "found recife", "post-taken", "M11"),
        (using("colony-africa"), 0, "found bahia", "post-not-shown", "M11"),
        (using("amsterdam-lastage"), 0, "build g3", "parcel-taken", "M12"),
        (using("amsterdam-lastage"), 0, "build g1", "parcel-not-shown", "M12"),
        (using("amsterdam-lastage"), 0, "step silk", "asked-else", "M12"),
        (event("1588"), 1, "found bahia", "asked-else", "M22"),
        (event("1588"), 0, "step silk", "core-not-asked", "M22"),
        (event("1602"), 1, "found elmina", "post-taken", "M23"),
        (event("1613"), 1, "decline", "not-optional", "M24"),
        (event("1613"), 1, "build g3", "parcel-taken", "M24"),
        (event("1609"), 1, "step silk", "asked-else", "M25"),
        (event("1664"), 1, "decline", "not-optional", "M26"),
        (event("1664"), 1, "remove g3", "not-your-house", "M26"),
        (event("1662"), 1, "decline", "not-optional", "M27"),
        (event("1662"), 1, "abandon recife", "not-your-post", "M27"),
        (event("1636/37"), 1, "decline", "not-optional", "M28"),
        (event("1636/37"), 1, "back silk", "no-tile-in-row", "M28"),
        (auction(400, 400, 400), 0, "press 100", "sealed", "M20"),
        (auction(400, 400, 90), 2, "limit 100", "limit-too-high", "M20"),
        (auction(400, 400, 90), 2, "decline", "auction-now", "M15"),
        (auction(400, 400, 90), 5, "limit 50", "core-not-asked", "M15"),
        (auction(400, 400, 90, auction="live"), CLOCK, "press 50", "clock", "M15"),
    ],
)
def test_a_refusal_names_its_rule_and_can_be_told(
    state: State, seat: int, action: str, reason: str, rule: str
) -> None:
    why = refused(state, seat, action)
    assert (why.message.removeprefix("merchants-refusal-"), why.rule) == (reason, rule)
    for language in LANGUAGES:
        assert bundle(language).has_message(why.message)
        assert "{" not in why.sentence(language)
    assert len({why.sentence(language) for language in LANGUAGES}) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_has_words(language: str) -> None:
    """Whoever is told that something else is asked reads what, in their own language."""
    for phase in RULE_OF_PHASE:
        assert word("phase", phase, "merchants", {}, language) != phase


def test_every_refusal_changes_nothing_and_has_a_sentence() -> None:
    state = GAME.start(seats=3, seed="refusals", options={"auction": "live"})
    chance, reasons = chance_of("refusals"), set()
    while not state.is_over:
        seat, action = chance.below(5) - 1, chance.below(GAME.actions)
        if action not in state.legal(seat):
            why = refused(state, seat, GAME.name_of(action))
            assert why.sentence() != why.message
            reasons.add(why.message)
        asked = state.to_act()
        actions = state.legal(asked[0])
        state.play(asked[0], actions[chance.below(len(actions))])
    assert len(reasons) >= 5


def test_after_the_end_everything_is_refused() -> None:
    state = GAME.start(seats=3, seed="end")
    play_on(state)
    assert refused(state, 0, "decline").message == "core-game-over"


@pytest.mark.parametrize("action", [-5, 199, 10**6])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    state = table("goods")
    with pytest.raises(IllegalAction):
        state.play(0, action)


def test_an_owner_is_named_as_people_count() -> None:
    state = event("1602", prepare=lambda s: stand(s, 2, "bahia"))
    assert refused(state, 1, "found bahia").arguments == {"post": "bahia", "seat": 3}
