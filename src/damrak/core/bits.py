"""Small sets of places, routes, posts and parcels as the bits of one integer."""

from typing import Final

from damrak.core.fast import i64, vec

# A table, because mypyc compiles `1 << n` with a literal on the left as a 32-bit shift.
BIT: Final = vec[i64]([2**n for n in range(62)])
LARGEST_SET: Final = 62
# The powers of two leave different rests when divided by 67, so a rest tells which one it was.
PRIME: Final = 67
_NUMBERS: Final = {2**n % PRIME: n for n in range(LARGEST_SET)}
BY_REST: Final = vec[i64]([_NUMBERS.get(rest, 0) for rest in range(PRIME)])


def count(members: i64) -> i64:
    """How many members a set has."""
    n: i64 = 0
    while members:
        members &= members - 1
        n += 1
    return n


def first(members: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return BY_REST[(members & -members) % PRIME]


def members(bits: int) -> list[int]:
    """The members of a set, smallest first."""
    found, n = [], 0
    while bits:
        if bits & 1:
            found.append(n)
        bits >>= 1
        n += 1
    return found
