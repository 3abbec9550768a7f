"""What a table may choose before a game."""

from typing import Any

import pytest

from damrak.core.errors import BadData
from damrak.core.game import Option, checked_seats, chosen_options

KNOWN = (Option("auction", ("live", "sealed"), "M20"), Option("hidden_money", (False, True), "M45"))


def test_what_is_not_chosen_is_the_first_value() -> None:
    assert chosen_options(KNOWN, None, 1) == {"auction": "live", "hidden_money": False}
    assert chosen_options(KNOWN, {"auction": "sealed"}, 1) == {"auction": "sealed", "hidden_money": False}


def test_the_given_mapping_is_left_alone() -> None:
    given = {"auction": "sealed"}
    chosen_options(KNOWN, given, 1)
    assert given == {"auction": "sealed"}


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"auktion": "live"}, "There is no option “auktion” in this game; there are: auction, hidden_money."),
        ({"auction": "silent"}, "Option “auction” cannot be “silent”; it can be live, sealed."),
        ({"hidden_money": 1}, "Option “hidden_money” cannot be “1”; it can be False, True."),
        ({"hidden_money": "True"}, "Option “hidden_money” cannot be “True”; it can be False, True."),
    ],
)
def test_unknown_names_and_values_are_refused_in_words(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadData) as refusal:
        chosen_options(KNOWN, given, 1)
    assert str(refusal.value) == sentence


def test_the_number_of_seats_is_checked() -> None:
    assert checked_seats((3, 4, 5), 4) == 4
    with pytest.raises(BadData, match="This game is for 3 to 5 players, not 2"):
        checked_seats((3, 4, 5), 2)
