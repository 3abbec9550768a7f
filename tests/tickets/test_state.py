"""Clones, scratch states, and what may be undone."""

import random

import pytest

import damrak
from damrak.core.errors import IllegalAction
from damrak.core.match import Match
from damrak.tickets.state import State
from tests.tickets.tables import BOARD, GAME, GREY_2, act, laid


def test_a_clone_lives_its_own_life() -> None:
    rng = random.Random(4)
    state = GAME.start(seats=4, seed="1")
    while not state.is_over:
        before = GAME.dump(state)
        copy = state.clone()
        assert GAME.dump(copy) == before
        seat = rng.choice(copy.to_act())
        action = rng.choice(copy.legal(seat))
        copy.play(seat, action)
        assert GAME.dump(state) == before
        state.play(seat, action)
        assert GAME.dump(state) == GAME.dump(copy)


def test_a_scratch_state_becomes_any_other_and_leaves_it_alone() -> None:
    rng = random.Random(5)
    state, scratch = GAME.start(seats=3, seed="1"), GAME.start(seats=3, seed="2")
    while not state.is_over:
        scratch.assign(state)
        before = GAME.dump(state)
        assert GAME.dump(scratch) == before
        for _ in range(3):
            if not scratch.is_over:
                seat = rng.choice(scratch.to_act())
                scratch.play(seat, rng.choice(scratch.legal(seat)))
        assert GAME.dump(state) == before
        seat = rng.choice(state.to_act())
        state.play(seat, rng.choice(state.legal(seat)))


def learns(state: State, action: str) -> bool:
    before = state.learnt
    act(state, action)
    return state.learnt > before


def test_undo_is_free_while_nobody_has_learnt_anything() -> None:
    plain = laid([{"red": 2}, {}])
    assert not learns(plain.clone(), f"claim {GREY_2} red")
    assert learns(plain.clone(), "draw unseen")
    assert learns(plain.clone(), "draw red")
    assert learns(plain.clone(), "draw contracts")
    short = laid([{}, {}], rest="hand")
    assert not learns(short, "draw red")


def test_a_claim_that_fills_the_row_cannot_be_taken_back() -> None:
    state = laid([{"red": 2}, {}], row=["pink", None, None, None, None], rest="hand")
    assert learns(state, f"claim {GREY_2} red")


def test_the_action_that_ends_the_game_cannot_be_taken_back() -> None:
    routes = [
        ["haringpakkerstoren--oude-waal", "de-drie-hendricken--begijnhof", "montelbaanstoren--blauwbrug"]
    ]
    state = laid([{"red": 2}, {}], routes=routes, last_turns={"by": 1, "left": 1})
    assert learns(state, f"claim {GREY_2} red")
    assert state.is_over


def test_a_match_takes_back_a_choice_of_contracts_but_not_what_all_have_seen() -> None:
    match = Match("tickets", seats=2, seed="1")
    start = GAME.dump(match.state)
    match.play(0, "keep both")
    match.undo()
    assert GAME.dump(match.state) == start
    match.play(0, "keep both")
    match.play(1, "keep both")
    with pytest.raises(IllegalAction):
        match.undo()
    match.undo(consent=(0, 1))


def test_a_record_is_played_again_move_for_move() -> None:
    rng = random.Random(2)
    match = Match("tickets", seats=3, seed="5", options={"first": 2})
    while not match.is_over:
        seat = rng.choice(match.state.to_act())
        match.play(seat, rng.choice(match.state.legal(seat)))
    again = damrak.replay(match.record())
    assert GAME.dump(again.state) == GAME.dump(match.state)
    assert again.story() == match.story()
    assert match.record()["board"] == {"name": "Amsterdam", "fingerprint": BOARD.fingerprint}
