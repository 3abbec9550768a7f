"""Names and numbers of actions; the splits of a goods card."""

import pytest

from damrak.core.errors import BadData
from damrak.merchants.actions import SPLIT, SPLITS
from tests.merchants.tables import BOARD, GAME


def test_names_and_numbers_are_a_bijection() -> None:
    names = [GAME.name_of(number) for number in range(GAME.actions)]
    assert len(set(names)) == GAME.actions == 201
    assert [GAME.number_of(name) for name in names] == list(range(GAME.actions))


@pytest.mark.parametrize("number", [-1, 201])
def test_a_number_beyond_the_table_is_refused(number: int) -> None:
    with pytest.raises(BadData):
        GAME.name_of(number)


@pytest.mark.parametrize("name", ["", "found atlantis", "goods sugar 3", "goods silk 1 sugar 2", "Decline"])
def test_an_unknown_name_is_refused(name: str) -> None:
    with pytest.raises(BadData, match="no action"):
        GAME.number_of(name)


def test_every_kind_of_action_has_the_name_that_logs_use() -> None:
    for name in (
        "put on bucket",
        "goods sugar 1 gems 1 silk 1",
        "found recife",
        "build g10",
        "step spice",
        "decline",
        "press 150",
        "press start",
        "limit 200",
        "limit start",
        "limit none",
        "run out",
        "borrow",
        "remove l8",
        "abandon sao-tome",
        "back silk",
    ):
        assert GAME.name_of(GAME.number_of(name)) == name


def test_m9_a_split_is_two_and_one_or_three_times_one() -> None:
    splits = {tuple(SPLIT[4 * n : 4 * n + 4]) for n in range(SPLITS)}
    assert len(splits) == SPLITS == 16
    assert {tuple(sorted(split)) for split in splits} == {(0, 0, 1, 2), (0, 1, 1, 1)}
    assert len(BOARD.commodities) == 4
