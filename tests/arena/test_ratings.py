from math import log10

import pytest

from damrak.arena.play import Result
from damrak.arena.ratings import decided_sets, rankings, ratings, strengths, win_shares


def result(
    number: int,
    seating: tuple[int, ...],
    scores: tuple[int, ...],
    winners: tuple[int, ...] = (),
    set_number: int | None = None,
) -> Result:
    best = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    chosen = number // 2 if set_number is None else set_number
    zeros = (0,) * len(seating)
    return Result(number, chosen, seating, scores, winners or best, 10, zeros, zeros)


def test_a_tie_counts_as_each_order_in_equal_parts() -> None:
    assert rankings(result(0, (0, 1, 2), (5, 9, 5))) == {(1, 0, 2): 0.5, (1, 2, 0): 0.5}


def test_a_tie_break_ranks_the_winner_first() -> None:
    assert rankings(result(0, (0, 1), (7, 7), winners=(1,))) == {(1, 0): 1.0}


def test_three_wins_of_four_are_three_to_one() -> None:
    strong, weak = strengths({(0, 1): 3000.0, (1, 0): 1000.0}, 2)
    assert strong / weak == pytest.approx(3, rel=0.01)


def test_strengths_of_three_seats_are_found_again() -> None:
    """Places drawn in proportion 4 : 2 : 1, every order with its chance after Plackett and Luce."""
    true = (4.0, 2.0, 1.0)
    orders = [(a, b, 3 - a - b) for a in range(3) for b in range(3) if a != b]
    games: dict[tuple[int, ...], float] = {}
    games |= {o: 9000 * true[o[0]] / 7 * true[o[1]] / (true[o[1]] + true[o[2]]) for o in orders}
    found = strengths(games, 3)
    assert found[0] / found[1] == pytest.approx(2, rel=0.01)
    assert found[1] / found[2] == pytest.approx(2, rel=0.01)


def test_the_interval_holds_the_rating_and_shrinks_with_games() -> None:
    def games(count: int) -> list[Result]:
        pattern = [(2, 1), (2, 1), (1, 2), (2, 1)]
        return [
            result(n, ((0, 1), (1, 0))[n % 2], pattern[n // 2 % 4][:: 1 - 2 * (n % 2)]) for n in range(count)
        ]

    few, many = ratings(games(32), 2)[0], ratings(games(320), 2)[0]
    assert few.low < few.value < few.high
    assert many.high - many.low < few.high - few.low
    assert many.value == pytest.approx(200 * log10(3), abs=15)


def test_shares_count_shared_wins_in_part() -> None:
    games = [result(0, (0, 1), (3, 3)), result(1, (1, 0), (1, 2))]
    assert [share.value for share in win_shares(games, 2)] == [0.75, 0.25]


def test_a_pair_won_once_each_is_not_decided() -> None:
    games = [
        result(0, (0, 1), (3, 1)),
        result(1, (1, 0), (3, 1)),
        result(2, (0, 1), (3, 1)),
        result(3, (1, 0), (1, 3)),
    ]
    decided = decided_sets(games, 0, 1)
    assert (decided.first, decided.second, decided.level) == (1, 0, 1)


def test_one_against_three_is_judged_by_the_share_of_a_seat() -> None:
    """One win of four games is a fair share at four seats: nobody won the set."""
    fair = [
        result(n, tuple(0 if s == n else 1 for s in range(4)), (9, 0, 0, 0), set_number=0) for n in range(4)
    ]
    assert decided_sets(fair, 0, 1).level == 1
