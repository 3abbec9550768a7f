"""Every refusal is a sentence with a rule, in three languages, and changes nothing."""

import random

import pytest

from damrak.core.errors import IllegalAction
from damrak.locales import LANGUAGES, bundle
from damrak.tickets.state import State
from tests.tickets.tables import GAME, GREEN_3, GREY_2, act, laid


def test_every_illegal_action_is_refused_with_a_reason_and_changes_nothing() -> None:
    """Over two whole games: every number, for every seat, at every fifth moment."""
    rng = random.Random(1)
    for seats in (2, 3):
        state = GAME.start(seats=seats, seed="refusals")
        moves = 0
        while not state.is_over:
            if moves % 5 == 0:
                check_all(state)
            seat = rng.choice(state.to_act())
            state.play(seat, rng.choice(state.legal(seat)))
            moves += 1
        check_all(state)


def check_all(state: State) -> None:
    before = GAME.dump(state)
    for seat in range(len(before["players"])):
        legal = set(state.legal(seat))
        for action in set(range(GAME.actions)) - legal:
            with pytest.raises(IllegalAction) as refused:
                state.play(seat, action)
            assert refused.value.rule in {f"T{n}" for n in range(1, 22)}
            assert bundle("en").has_message(refused.value.message)
    assert GAME.dump(state) == before


@pytest.mark.parametrize("action", [-1, 339, 2**40, 2**80, -(2**80)])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    state = laid([{}, {}])
    with pytest.raises(IllegalAction) as refused:
        state.play(0, action)
    assert refused.value.message == "core-unknown-action"


@pytest.mark.parametrize("seat", [1, 2, -1, 2**80])
def test_who_is_not_asked_is_told_so(seat: int) -> None:
    state = laid([{}, {}])
    assert state.legal(seat) == []
    with pytest.raises(IllegalAction) as refused:
        state.play(seat, GAME.number_of("draw unseen"))
    assert (refused.value.message, refused.value.rule) == ("core-not-asked", "T6")


def test_a_seat_that_is_not_there_cannot_choose_contracts() -> None:
    state = GAME.start(seats=2, seed="1")
    for seat in (-1, 2):
        with pytest.raises(IllegalAction) as refused:
            state.play(seat, GAME.number_of("keep both"))
        assert refused.value.message == "core-not-asked"


def test_t8_an_empty_pile_says_so() -> None:
    state = laid([{}, {}], rest="hand")
    with pytest.raises(IllegalAction) as refused:
        act(state, "draw unseen")
    assert (refused.value.message, refused.value.rule) == ("tickets-refusal-pile-empty", "T8")


def test_t7_a_colour_that_does_not_lie_open_says_so() -> None:
    state = laid([{}, {}])
    for drawn in ("orange", "joker"):
        with pytest.raises(IllegalAction) as refused:
            act(state, f"draw {drawn}")
        assert (refused.value.message, refused.value.rule) == ("tickets-refusal-not-face-up", "T7")
        assert refused.value.arguments == {"colour": drawn}


@pytest.mark.parametrize("instead", [f"claim {GREY_2} red", "draw contracts", "pass"])
def test_t7_after_the_first_card_only_a_second_one(instead: str) -> None:
    state = laid([{"red": 2}, {}])
    act(state, "draw unseen")
    with pytest.raises(IllegalAction) as refused:
        act(state, instead)
    assert (refused.value.message, refused.value.rule) == ("tickets-refusal-second-card", "T7")


def test_refusals_read_well_in_three_languages() -> None:
    state = laid([{"green": 1}, {}])
    with pytest.raises(IllegalAction) as refused:
        act(state, f"claim {GREEN_3} green")
    sentences = {language: refused.value.sentence(language) for language in LANGUAGES}
    assert sentences["en"] == "This takes 3 cards of colour green; you have 1."
    assert sentences["nl"] == "Hiervoor zijn 3 kaarten van de kleur green nodig; je hebt er 1."
    assert str(refused.value).endswith("(T9)")
