"""Cards as one integer."""

import pytest

from damrak.tickets.cards import MOST_COLOURS, MOST_OF_A_COLOUR, ONE, held, pack, total, unpack, without

COUNTS = [3, 0, 63, 1, 0, 0, 7, 0, 0, 63]


def test_packed_and_unpacked_are_the_same_cards() -> None:
    assert unpack(pack(COUNTS), MOST_COLOURS) == COUNTS
    assert [held(pack(COUNTS), colour) for colour in range(MOST_COLOURS)] == COUNTS
    assert total(pack(COUNTS)) == sum(COUNTS)


def test_a_card_more_and_a_card_less() -> None:
    for colour in range(MOST_COLOURS):
        cards = pack([5] * MOST_COLOURS) + ONE[colour]
        assert unpack(cards, MOST_COLOURS) == [5 + (n == colour) for n in range(MOST_COLOURS)]
        assert cards - ONE[colour] == pack([5] * MOST_COLOURS)


@pytest.mark.parametrize(("number", "left"), [(0, 7), (3, 4), (7, 0), (9, 0)])
def test_no_more_are_taken_than_there_are(number: int, left: int) -> None:
    assert unpack(without(pack(COUNTS), 6, number), MOST_COLOURS) == [*COUNTS[:6], left, *COUNTS[7:]]


def test_most_of_all_colours_fit() -> None:
    assert total(pack([MOST_OF_A_COLOUR] * MOST_COLOURS)) == MOST_OF_A_COLOUR * MOST_COLOURS
