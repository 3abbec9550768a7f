"""Whole games: nothing is lost, nothing gets stuck, legal and play agree."""

import random
from collections import Counter
from typing import Any

import pytest

from damrak.core.chance import chance_of
from damrak.core.legal import Legal
from damrak.tickets.state import State
from damrak.tickets.turn import fill_legal, next_to_act, playout, playout_in, step
from tests.tickets.tables import BOARD, DECK, GAME


def games(seats: int, number: int) -> Any:
    """States of random games, with the seat to act and its legal actions."""
    for seed in range(number):
        rng = random.Random(seed)
        state = GAME.start(seats=seats, seed=str(seed))
        while not state.is_over:
            seat = rng.choice(state.to_act())
            legal = state.legal(seat)
            yield state, seat, legal
            state.play(seat, rng.choice(legal))
        yield state, None, []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_lost_at_any_step(seats: int) -> None:
    """44 cards, 24 contracts, 16 merchandise cards, 16 carts a seat."""
    spaces = dict(zip(BOARD.routes, (route.length for route in BOARD.facts.route), strict=True))
    for state, _, _ in games(seats, 6):
        now = GAME.dump(state)
        players = now["players"]
        cards = Counter(now["pile"]) + Counter(now["discards"]) + Counter(card for card in now["row"] if card)
        cards += sum((Counter(player["hand"]) for player in players), Counter())
        assert cards == Counter(DECK)
        contracts = now["contract_pile"] + [c for p in players for c in p["contracts"] + p["offered"]]
        assert sorted(contracts) == sorted(BOARD.contracts)
        assert now["merchandise"] + sum(player["merchandise"] for player in players) == 16
        for player in players:
            assert player["carts"] + sum(spaces[route] for route in player["routes"]) == 16
            assert Counter(player["seen"]) <= Counter(player["hand"])
        assert Counter(now["pile"]) <= Counter(now["pile_from"])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_may_act_has_something_to_do_sorted_and_nobody_else(seats: int) -> None:
    for state, seat, legal in games(seats, 6):
        for other in range(seats):
            assert bool(state.legal(other)) == (other in state.to_act())
        if seat is not None:
            assert legal == sorted(set(legal))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_playout_ends_and_is_the_same_for_the_same_chance(seats: int) -> None:
    results = []
    for _ in range(2):
        state = GAME.start(seats=seats, seed="1")
        decisions = playout(state, chance_of("2"))
        assert state.is_over
        results.append((decisions, GAME.dump(state)))
    assert results[0] == results[1]
    assert results[0][0] > 20


def test_a_playout_plays_legal_actions_only() -> None:
    """The unchecked steps of a playout, taken one by one with the check."""
    state, checked = (GAME.start(seats=3, seed="1") for _ in range(2))
    for game in (state, checked):
        game.leave_stream(chance_of("shuffles"))  # as a playout does, which looks for no secret of the deal
    chance = chance_of("3")
    while not checked.is_over:
        seat = next_to_act(checked)
        legal = checked.legal(seat)
        checked.play(seat, legal[chance.below(len(legal))])
    playout_in(state, chance_of("3"), Legal(GAME.actions))
    assert GAME.dump(state) == GAME.dump(checked)


def test_steps_and_the_buffer_for_search() -> None:
    state: State = GAME.start(seats=2, seed="1")
    buffer = Legal(GAME.actions)
    fill_legal(state, 0, buffer)
    assert [buffer.actions[n] for n in range(buffer.count)] == state.legal(0)
    step(state, 0, buffer.actions[0])
    assert state.to_act() == (1,)
