"""The buffer of actions: added one by one, as a set, from a list, or shown as they are."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from damrak.core.bits import BIT, LARGEST_SET
from damrak.core.fast import i64, vec
from damrak.core.moves import Moves


def listed(moves: Moves) -> list[int]:
    return [moves.actions[n] for n in range(moves.count)]


@given(st.integers(0, 100), st.sets(st.integers(0, LARGEST_SET - 1)))
def test_a_set_is_added_after_what_is_there_in_the_order_of_its_numbers(block: int, chosen: set[int]) -> None:
    moves = Moves(LARGEST_SET + 1)
    moves.add(7)
    moves.add_set(block, sum(BIT[n] for n in chosen))
    assert listed(moves) == [7, *(block + n for n in sorted(chosen))]


def test_a_list_that_is_shown_is_never_written_on() -> None:
    ready, moves = vec[i64]([4, 5, 6]), Moves(9)
    moves.show(ready)
    assert listed(moves) == [4, 5, 6]
    moves.clear()
    moves.add(1)
    moves.add_all(vec[i64]([2, 3]))
    assert listed(moves) == [1, 2, 3]
    assert list(ready) == [4, 5, 6]


def test_only_what_the_class_knows_can_be_set() -> None:
    """Compiled or interpreted alike, so that a misspelt attribute does not pass unnoticed."""
    misspelt = "cuont"
    with pytest.raises(AttributeError):
        setattr(Moves(1), misspelt, 1)
