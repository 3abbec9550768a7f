from collections import Counter

import pytest

from damrak import BadData
from damrak.arena.fixtures import fixtures, line_ups, seatings


def test_two_bots_at_two_seats_change_places_with_the_same_seed() -> None:
    first, second = list(fixtures(2, 2, 2, "s"))
    assert (first.seating, second.seating) == ((0, 1), (1, 0))
    assert first.seed == second.seed and first.set == second.set


def test_games_come_in_whole_sets() -> None:
    games = list(fixtures(2, 4, 5, "s"))
    assert len(games) == 8
    assert Counter(game.set for game in games) == {0: 4, 1: 4}


def test_the_last_bot_fills_the_seats_that_are_left() -> None:
    assert line_ups(2, 4) == [(0, 1, 1, 1)]
    assert len(seatings((0, 1, 1, 1))) == 4


def test_more_bots_than_seats_meet_in_every_choice() -> None:
    assert line_ups(3, 2) == [(0, 1), (0, 2), (1, 2)]


def test_sets_have_seeds_of_their_own() -> None:
    assert len({game.seed for game in fixtures(2, 2, 20, "s")}) == 10


def test_one_bot_is_no_arena() -> None:
    with pytest.raises(BadData):
        line_ups(1, 2)
