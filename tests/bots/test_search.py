"""The search: budgets, seeds, simultaneous choices, and that it finds what is good."""

from typing import Any

import pytest

import damrak
from damrak.bots import sit
from damrak.bots.bot import Budget
from damrak.bots.race import CLEARLY
from damrak.bots.search import surety, width
from damrak.bots.search_bot import PER_WORLD, SearchBot
from tests.bots.positions import TABLES, legal_names, positions


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("guided", [True, False])
def test_the_budget_of_iterations_is_kept_to_the_letter(name: str, seats: int, guided: bool) -> None:
    for game, state, seat in positions(name, seats, "budget", every=90):
        search = SearchBot(game, Budget(6), "s", guided).think(game.view(state, seat))
        assert search.iterations == 6 or search.race.is_decided()
        assert sum(visits for _, visits, _ in search.standing()) == search.iterations <= 6


def test_who_has_more_time_tries_more_and_gives_up_less() -> None:
    assert width(80) < width(800)
    assert CLEARLY == surety(80) < surety(800)


def test_no_time_means_one_look_at_the_clock() -> None:
    game, state, seat = next(positions("tickets", 2, "time"))
    search = SearchBot(game, Budget(10_000, seconds=0.0), "s", guided=False).think(game.view(state, seat))
    assert search.iterations == PER_WORLD


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_same_seed_and_iterations_give_the_same_search(name: str, seats: int) -> None:
    for game, state, seat in positions(name, seats, "again", every=120):
        view = game.view(state, seat)
        standings = [SearchBot(game, Budget(6), "s").think(view).standing() for _ in range(2)]
        assert standings[0] == standings[1]
        other = SearchBot(game, Budget(6), "t").think(view).standing()
        assert {action for action, *_ in other} <= {game.number_of(n) for n in legal_names(game, state, seat)}


def test_all_seats_choose_their_first_contracts_at_once() -> None:
    """Each seat asked has its own statistics at the root, and none sees what the others pick."""
    game = damrak.game("tickets")
    state = game.start(seats=3, seed="sealed")
    search = SearchBot(game, Budget(30), "s").search(game.view(state, 1))
    search.iterate(30)
    seats = {branch.seat for branch in search.root.branches.values()}
    assert seats == {0, 1, 2}
    for seat in seats:
        assert sum(b.visits for b in search.root.branches.values() if b.seat == seat) == 30


def test_the_tree_grows_below_a_choice_only_once_it_is_ripe() -> None:
    game, state, seat = next(positions("tickets", 2, "ripe", every=9))
    search = SearchBot(game, Budget(40), "s").search(game.view(state, seat))
    assert search.scratch.ripe > 40
    search.iterate(40)
    assert not search.root.next
    search.scratch.ripe = 2
    search.iterate(40)
    assert search.root.next


def test_the_last_turn_is_used_for_what_counts_most() -> None:
    """In the very last turn nothing is hidden that matters: the choice must give the best final score."""
    ends = [end for end in map(last_turn, range(12)) if end is not None]
    assert len(ends) >= 2
    game = damrak.game("tickets")
    for end in ends:
        chosen = SearchBot(game, Budget(300), "s").choose(game.view(end, 0), legal_names(game, end, 0))
        assert final_score(end, game.number_of(chosen.action)) == max(
            final_score(end, action) for action in end.legal(0)
        )


def last_turn(seed: int) -> Any:
    """A game that heuristics played up to the last turn, if that is seat 0's and it can claim a route."""
    game = damrak.game("tickets")
    state = game.start(seats=2, seed=f"last {seed}")
    bot = sit(game, "planner", "s")
    while not state.is_over:
        seat = state.to_act()[0]
        legal = legal_names(game, state, seat)
        if state.last_turns == 1 and seat == 0 and any(name.startswith("claim") for name in legal):
            return state
        state.play(seat, game.number_of(bot.choose(game.view(state, seat), legal).action))
    return None


def final_score(end: Any, action: int) -> int:
    """The score after an action that ends the game; very little if it does not end it."""
    after = end.clone()
    after.play(0, action)
    return after.scores()[0] if after.is_over else -1000
