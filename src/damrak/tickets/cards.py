"""Transport cards whose order does not matter, as one integer: six bits for each colour.

So a hand is copied, compared and spent at once: `hand - price` takes away the cards of `price`.
"""

from typing import Final

from damrak.core.fast import i64, vec

WIDTH: Final = 6
MOST_OF_A_COLOUR: Final = 63
MOST_COLOURS: Final = 10
ONE: Final = vec[i64]([2 ** (WIDTH * colour) for colour in range(MOST_COLOURS)])
"""One card of each colour."""


def held(cards: i64, colour: i64) -> i64:
    """How many of these cards have that colour."""
    return (cards >> (colour * WIDTH)) & MOST_OF_A_COLOUR


def total(cards: i64) -> i64:
    """How many cards these are."""
    n: i64 = 0
    while cards:
        n += cards & MOST_OF_A_COLOUR
        cards >>= WIDTH
    return n


def without(cards: i64, colour: i64, number: i64) -> i64:
    """The cards less so many of a colour, or less all of it where there are not so many."""
    have = held(cards, colour)
    return cards - ONE[colour] * (number if number < have else have)


def common(one: i64, other: i64) -> i64:
    """The cards that are in both, as often as in the one with fewer."""
    both: i64 = 0
    colour: i64 = 0
    while one and other:
        have, has = one & MOST_OF_A_COLOUR, other & MOST_OF_A_COLOUR
        both += ONE[colour] * (have if have < has else has)
        one >>= WIDTH
        other >>= WIDTH
        colour += 1
    return both


def pack(counts: list[int]) -> int:
    """Cards from how many there are of each colour."""
    return sum(number * 2 ** (WIDTH * colour) for colour, number in enumerate(counts))


def unpack(cards: int, colours: int) -> list[int]:
    """How many there are of each colour."""
    return [(cards >> (WIDTH * colour)) & MOST_OF_A_COLOUR for colour in range(colours)]
