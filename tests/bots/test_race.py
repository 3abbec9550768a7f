"""The race at the root: equal luck for all, and who is clearly behind leaves."""

import pytest

from damrak.bots.race import LEAST_ROUNDS, TRUST, Branch, Race

LUCK = (0, 4000, 1000, 7000, 2000, 9000, 500, 3000)


def race(*weights: int) -> Race:
    return Race([Branch(0, action, weight) for action, weight in enumerate(weights)])


def run(one: Race, rounds: int, advantages: list[int]) -> None:
    """Everybody gets the luck of the round and their own advantage."""
    for number in range(rounds):
        for lane in list(one.running):
            assert one.runner() is one.runners[lane]
            one.reached(LUCK[number % len(LUCK)] + advantages[lane])


def test_a_small_advantage_shows_at_once_when_luck_is_shared() -> None:
    """Luck varies by thousands, the advantage is a few hundred."""
    one = race(100, 100, 100)
    run(one, LEAST_ROUNDS, [0, 300, 0])
    assert one.is_decided()
    assert one.runners[one.leader].action == 1


def test_nobody_leaves_before_the_least_rounds() -> None:
    one = race(100, 100)
    run(one, LEAST_ROUNDS - 1, [0, 5000])
    assert len(one.running) == 2


def test_when_luck_is_not_shared_the_race_goes_on() -> None:
    one = race(100, 100)
    for number in range(LEAST_ROUNDS + 10):
        one.reached(LUCK[number % len(LUCK)])
        one.reached(LUCK[(number * 3 + 1) % len(LUCK)] + 100)
    assert not one.is_decided()


def test_of_equals_the_one_that_looks_more_promising_wins() -> None:
    one = race(20, 100)
    run(one, LEAST_ROUNDS, [0, 0])
    assert one.is_decided()
    assert one.leader == 1


def test_who_is_not_better_by_anything_that_matters_leaves() -> None:
    one = race(100, 100)
    run(one, LEAST_ROUNDS, [0, 0])
    assert one.is_decided()


@pytest.mark.parametrize(("extra", "leader"), [(-1, 1), (1, 0)])
def test_what_looks_bad_must_make_up_for_its_handicap(extra: int, leader: int) -> None:
    one = race(0, 100)
    for _ in range(2):
        one.reached(TRUST // 2 + extra)
        one.reached(0)
    assert one.leader == leader
