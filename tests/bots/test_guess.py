"""Guesses of rivals' contracts: they go with rivals' routes, and with all that the guessing seat can see."""

from typing import Any

import pytest

import damrak
from damrak.bots import sit
from damrak.bots.tickets.guess import Guesser
from damrak.core.bits import members
from damrak.tickets.scoring import is_joined
from damrak.tickets.view import contracts_in_pile
from tests.bots.positions import legal_names, positions

WORLDS = 120


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_guess_changes_nothing_that_the_seat_can_see(seats: int) -> None:
    for game, state, seat in positions("tickets", seats, "guess", every=7):
        view = game.view(state, seat)
        world = game.imagine(view, "world")
        Guesser(game.board).guess(world, seat)
        assert game.view(world, seat) == view
        everywhere = contracts_in_pile(world)
        for player in world.players:
            everywhere += members(player.contracts | player.offered)
        assert sorted(everywhere) == list(range(len(game.board.contracts)))


def test_who_has_built_the_way_of_a_contract_is_thought_to_hold_it() -> None:
    """Of the contracts that seat 0 cannot know, one that seat 1 has joined against the mean of the others."""
    game = damrak.game("tickets")
    state = end_of_planners()
    hidden = [n for n in range(len(game.board.contracts)) if not state.players[0].contracts >> n & 1]
    joined = next(n for n in hidden if is_joined(state, state.players[1], n))
    times = times_held(game, state, seat=1)
    assert times[joined] > 3 * sum(times[n] for n in hidden) / len(hidden)
    by_chance = times_held(game, state, seat=1, guessing=False)
    assert by_chance[joined] < 3 * sum(by_chance[n] for n in hidden) / len(hidden)


def end_of_planners() -> Any:
    """The last turns of a game between two planners."""
    game = damrak.game("tickets")
    state, bot = game.start(seats=2, seed="planners"), sit(game, "planner", "s")
    while not state.last_turns:
        seat = state.to_act()[0]
        choice = bot.choose(game.view(state, seat), legal_names(game, state, seat))
        state.play(seat, game.number_of(choice.action))
    return state


def times_held(game: Any, state: Any, seat: int, guessing: bool = True) -> list[int]:
    """In how many worlds that seat 0 imagines another seat holds each contract."""
    view, guesser = game.view(state, 0), Guesser(game.board)
    times = [0] * len(game.board.contracts)
    for number in range(WORLDS):
        world = game.imagine(view, f"world {number}")
        if guessing:
            guesser.guess(world, 0)
        for contract in members(world.players[seat].contracts):
            times[contract] += 1
    return times
