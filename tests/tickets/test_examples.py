"""The worked examples of the rules."""

import pytest

from damrak.tickets.scoring import merchandise_points
from tests.tickets.tables import GREEN_3, laid, names


def test_t9_a_green_route_of_three_spaces_may_be_paid_in_four_ways() -> None:
    state = laid([{"green": 3, "joker": 3}, {}], row=["pink", "blue", "orange", "black", "red"])
    claims = [name for name in names(state) if name.startswith(f"claim {GREEN_3}")]
    assert claims == [
        f"claim {GREEN_3} green",
        f"claim {GREEN_3} green 1 joker",
        f"claim {GREEN_3} green 2 jokers",
        f"claim {GREEN_3} 3 jokers",
    ]


@pytest.mark.parametrize(
    ("cards", "points"), [([5, 3, 3, 0], [8, 6, 6, 0]), ([4, 4, 2, 1], [8, 8, 4, 2])], ids=str
)
def test_t19_merchandise_of_four_players(cards: list[int], points: list[int]) -> None:
    assert merchandise_points(cards) == points
