"""Who sits where."""

from damrak.core.seats import CLOCK, clockwise, left_of


def test_left_of_goes_round_the_table() -> None:
    assert [left_of(seat, 4) for seat in range(4)] == [1, 2, 3, 0]


def test_clockwise_begins_with_the_first() -> None:
    assert clockwise(2, 4) == [2, 3, 0, 1]
    assert clockwise(0, 2) == [0, 1]


def test_nobody_sits_at_the_clock() -> None:
    assert CLOCK not in clockwise(0, 5)
