"""The buffer of actions: added one by one, as a set, from a list, or shown as they are."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from damrak.core.bits import BIT, LARGEST_SET
from damrak.core.fast import i64, vec
from damrak.core.legal import Legal


def listed(legal: Legal) -> list[int]:
    return [legal.actions[n] for n in range(legal.count)]


@given(st.integers(0, 100), st.sets(st.integers(0, LARGEST_SET - 1)))
def test_a_set_is_added_after_what_is_there_in_the_order_of_its_numbers(block: int, chosen: set[int]) -> None:
    legal = Legal(LARGEST_SET + 1)
    legal.add(7)
    legal.add_set(block, sum(BIT[n] for n in chosen))
    assert listed(legal) == [7, *(block + n for n in sorted(chosen))]


def test_a_list_that_is_shown_is_never_written_on() -> None:
    ready, legal = vec[i64]([4, 5, 6]), Legal(9)
    legal.show(ready)
    assert listed(legal) == [4, 5, 6]
    legal.clear()
    legal.add(1)
    legal.add_all(vec[i64]([2, 3]))
    assert listed(legal) == [1, 2, 3]
    assert list(ready) == [4, 5, 6]


def test_only_what_the_class_knows_can_be_set() -> None:
    """Compiled or interpreted alike, so that a misspelt attribute does not pass unnoticed."""
    misspelt = "cuont"
    with pytest.raises(AttributeError):
        setattr(Legal(1), misspelt, 1)
