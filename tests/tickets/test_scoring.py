"""Contracts, merchandise, the winner."""

from typing import Any

import pytest

from damrak.tickets.scoring import merchandise_points
from damrak.tickets.state import State
from tests.tickets.tables import GAME, laid

WAAG = "korenmetershuisje--waag"
PATH = ["korenmetershuisje--oude-kerk--green", "oude-kerk--waag--red"]


def over(routes: list[list[str]], contracts: list[list[str]], **more: Any) -> State:
    """A finished game."""
    return laid([{}] * len(routes), routes=routes, contracts=contracts, phase="over", **more)


def test_t18_a_joined_contract_adds_its_points() -> None:
    state = over([PATH, []], [[WAAG], ["dam--blauwbrug"]])
    assert state.scores() == [2 + 2, -5]


def test_t18_a_broken_path_subtracts_them() -> None:
    state = over([PATH[:1], []], [[WAAG], ["dam--blauwbrug"]])
    assert state.scores() == [1 - 2, -5]


def test_t18_routes_at_both_ends_with_a_gap_between_join_nothing() -> None:
    ends = ["korenmetershuisje--oude-kerk--green", "waag--oost-indisch-huis--blue"]
    state = over([ends, []], [[WAAG], ["dam--blauwbrug"]], merchandise=[0, 0])
    assert state.scores()[0] == 1 + 1 - 2


def test_t18_only_ones_own_routes_count() -> None:
    state = over([PATH[:1], PATH[1:], []], [[WAAG], ["dam--blauwbrug"], ["noordermarkt--waag"]])
    assert state.scores() == [1 - 2, 1 - 5, -5]


def test_t18_a_long_way_round_joins_too() -> None:
    path = ["haringpakkerstoren--korenmetershuisje--red", "haringpakkerstoren--oude-waal", "oude-waal--waag"]
    state = over([path, []], [[WAAG], ["dam--blauwbrug"]], merchandise=[0, 0])
    assert state.scores()[0] == 1 + 7 + 1 + 2


def test_t18_a_path_may_be_given_in_any_order_of_the_board() -> None:
    """From the east to the west, against the order in which the board lists the routes."""
    path = [
        "oost-indisch-huis--blauwbrug--red",
        "waag--oost-indisch-huis--blue",
        "oude-kerk--waag--red",
        "korenmetershuisje--oude-kerk--green",
        "korenmetershuisje--noordermarkt",
        "noordermarkt--jordaan",
    ]
    state = over([path, []], [["jordaan--blauwbrug"], [WAAG]], merchandise=[0, 0])
    assert state.scores()[0] == 2 + 1 + 1 + 1 + 4 + 2 + 9


def test_t18_a_score_may_go_below_zero() -> None:
    assert over([[], []], [["jordaan--blauwbrug"], [WAAG]]).scores() == [-9, -2]


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ([4, 3, 2, 1], [8, 6, 4, 2]),
        ([1, 4, 4, 4], [2, 8, 8, 8]),
        ([2, 2, 2, 2], [8, 8, 8, 8]),
        ([5, 3, 3, 1], [8, 6, 6, 2]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
        ([3, 2, 1], [8, 5, 2]),
        ([2, 2, 1], [8, 8, 2]),
        ([3, 1, 1], [8, 5, 5]),
        ([0, 0, 1], [0, 0, 8]),
        ([2, 1], [8, 4]),
        ([1, 1], [8, 8]),
        ([0, 3], [0, 8]),
        ([0, 0], [0, 0]),
    ],
    ids=str,
)
def test_t19_merchandise_by_position(cards: list[int], points: list[int]) -> None:
    assert merchandise_points(cards) == points


def test_t19_merchandise_is_added_at_the_end() -> None:
    state = over([[], [], []], [[WAAG], ["dam--blauwbrug"], ["noordermarkt--waag"]], merchandise=[1, 2, 0])
    assert state.scores() == [-2 + 5, -5 + 8, -5]


def test_t20_most_points_wins() -> None:
    assert GAME.winners(over([PATH, []], [[WAAG], ["dam--blauwbrug"]])) == (0,)
    assert GAME.winners(over([[], PATH], [["dam--blauwbrug"], [WAAG]])) == (1,)


def test_t20_a_tie_goes_to_most_completed_contracts() -> None:
    """Both have 4 points: the first by a route and a contract, the second by one longer route."""
    contracts = [[WAAG], ["haringpakkerstoren--jan-roodenpoortstoren"]]
    routes = [PATH, ["haringpakkerstoren--oude-waal"]]
    state = over(routes, contracts, merchandise=[0, 0])
    assert state.scores() == [4, 7 - 3]
    assert GAME.winners(state) == (0,)


def test_t20_still_tied_they_share_the_win() -> None:
    contracts = [["haringpakkerstoren--jan-roodenpoortstoren"], ["oude-kerk--jan-roodenpoortstoren"], [WAAG]]
    state = over([[], [], ["oude-waal--waag"]], [*contracts[:2], [WAAG, "dam--blauwbrug"]])
    assert state.scores() == [-3, -3, 1 - 2 - 5]
    assert GAME.winners(state) == (0, 1)


def test_t20_the_score_sheet_names_the_winners_and_adds_up() -> None:
    state = over([PATH, []], [[WAAG, "noordermarkt--waag"], ["dam--blauwbrug"]])
    sheet = GAME.view(state, None).sheet
    assert [line.winner for line in sheet] == [True, False]
    for line in sheet:
        contracts = sum(
            contract.points if contract.joined else -contract.points for contract in line.contracts
        )
        assert line.total == line.routes + contracts + line.merchandise
    assert [line.completed for line in sheet] == [1, 0]
