"""Sets of places as bits; the table is there because a compiled shift went wrong beyond 32."""

from hypothesis import given
from hypothesis import strategies as st

from damrak.core.bits import BIT, LARGEST_SET, count, first, members


def test_the_table_holds_every_power_of_two() -> None:
    assert list(BIT) == [2**n for n in range(LARGEST_SET)]


@given(st.sets(st.integers(0, LARGEST_SET - 1)))
def test_a_set_is_counted_and_listed(chosen: set[int]) -> None:
    bits = sum(BIT[n] for n in chosen)
    assert count(bits) == len(chosen)
    assert members(bits) == sorted(chosen)


@given(st.sets(st.integers(0, LARGEST_SET - 1), min_size=1))
def test_the_first_member_is_the_smallest(chosen: set[int]) -> None:
    assert first(sum(BIT[n] for n in chosen)) == min(chosen)
