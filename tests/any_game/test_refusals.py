"""A refused action changes nothing and teaches something."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

import damrak
from damrak.core.chance import Chance, chance_of
from damrak.core.errors import IllegalAction
from damrak.core.game import Game
from damrak.locales import LANGUAGES, bundle
from tests.any_game.looking import digest
from tools.random_games import Table, choose, started, steps

RULE = re.compile(r"[MT]\d+")
TRIES = 12


def wrong_actions(game: Game, state: Any, chance: Chance) -> Iterator[tuple[int, int]]:
    """Some actions that the rules cannot allow now: out of range, by who is not asked, or just not legal."""
    asked = state.to_act()
    for number in (-1, game.actions, game.actions + 1_000_000, -(10**12)):
        yield asked[0] if asked else 0, number
    for seat in (damrak.CLOCK, *range(6)):
        legal = set(state.legal(seat)) if seat in asked else set()
        for _ in range(TRIES):
            number = int(chance.below(game.actions))
            if number not in legal:
                yield seat, number


def test_refused_actions_change_nothing(table: Table, few: list[str]) -> None:
    chance, refused = chance_of("wrong"), 0
    for seed in few:
        for turn, (game, state, _seat, _action) in enumerate(steps(table, seed)):
            if turn % 5:
                continue
            before = digest(game, state)
            for seat, number in wrong_actions(game, state, chance):
                with pytest.raises(IllegalAction):
                    state.play(seat, number)
                refused += 1
            assert digest(game, state) == before
    assert refused > 100


def test_every_action_not_listed_is_refused(table: Table) -> None:
    """Legal is exactly what can be played: each other number is refused, each listed one is accepted."""
    for turn, (game, state, seat, _action) in enumerate(steps(table, "exactly")):
        if turn % 23 != 11:
            continue
        legal = set(state.legal(seat))
        for number in range(game.actions):
            if number in legal:
                state.clone().play(seat, number)
            else:
                with pytest.raises(IllegalAction):
                    state.play(seat, number)


def test_what_was_legal_is_forgotten_with_the_next_action(table: Table) -> None:
    """An action that was listed once is not taken for legal when the state has moved on since."""
    game, state, chance = started(table, "forgotten")
    copy = state.clone()
    while not state.is_over:
        seat, action = choose(state, chance)
        listed = copy.legal(seat)
        state.play(seat, action)
        copy.assign(state)
        for old in set(listed) - set(state.legal(seat)):
            with pytest.raises(IllegalAction):
                copy.play(seat, old)
            with pytest.raises(IllegalAction):
                state.play(seat, old)
        assert digest(game, copy) == digest(game, state)


@pytest.mark.parametrize("nobody", [-2, -3, 7, 10**30])
def test_a_number_that_is_no_seat_plays_nothing(table: Table, nobody: int) -> None:
    """Not even what was legal for the seat that acted last."""
    _, state, chance = started(table, "nobody")
    while not state.is_over:
        seat, action = choose(state, chance)
        listed = state.legal(seat)
        state.play(seat, action)
        with pytest.raises(IllegalAction):
            state.play(nobody, listed[0])


def test_a_list_changed_by_its_reader_makes_nothing_legal(table: Table) -> None:
    game, state, _ = started(table, "changed")
    seat = state.to_act()[0]
    listed = state.legal(seat)
    wrong = next(number for number in range(game.actions) if number not in listed)
    listed.append(wrong)
    with pytest.raises(IllegalAction):
        state.play(seat, wrong)


def test_after_the_end_everything_is_refused(table: Table) -> None:
    game, state, chance = started(table, "after the end")
    while not state.is_over:
        state.play(*choose(state, chance))
    before = digest(game, state)
    for seat in (damrak.CLOCK, *range(table.seats)):
        assert state.legal(seat) == []
        for number in range(game.actions):
            with pytest.raises(IllegalAction):
                state.play(seat, number)
    assert digest(game, state) == before


def test_a_refusal_names_its_rule_and_speaks_every_language(table: Table) -> None:
    chance = chance_of("teach")
    for turn, (game, state, _seat, _action) in enumerate(steps(table, "teach")):
        if turn % 3:
            continue
        for seat, number in wrong_actions(game, state, chance):
            with pytest.raises(IllegalAction) as refusal:
                state.play(seat, number)
            check_words(refusal.value)


def check_words(refusal: IllegalAction) -> None:
    assert RULE.fullmatch(refusal.rule), f"{refusal.message} names the rule {refusal.rule!r}"
    for language in LANGUAGES:
        catalogue = bundle(language)
        assert catalogue.has_message(refusal.message), f"{refusal.message} is not in {language}"
        pattern = catalogue.get_message(refusal.message).value
        assert pattern is not None
        _text, problems = catalogue.format_pattern(pattern, dict(refusal.arguments))
        assert problems == [], f"{refusal.message} in {language}"
