import pytest

from damrak.arena.intervals import Interval, wilson


@pytest.mark.parametrize(
    ("won", "played", "low", "high"),
    [(50, 100, 0.404, 0.596), (60, 100, 0.502, 0.691), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0)],
)
def test_wilson_is_known(won: int, played: int, low: float, high: float) -> None:
    """Against the figures of a textbook."""
    share = wilson(won, played)
    assert (share.value, round(share.low, 3), round(share.high, 3)) == (won / played, low, high)
    assert 0 <= share.low <= share.high <= 1


def test_more_games_say_more() -> None:
    few, many = wilson(50, 100), wilson(5000, 10000)
    assert few.low < many.low < 0.5 < many.high < few.high


def test_no_game_says_nothing() -> None:
    assert wilson(0, 0) == Interval(0.5, 0.0, 1.0)
