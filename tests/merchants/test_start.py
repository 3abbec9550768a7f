"""The option `early_press`: early is a press before the dial reaches 200, by texts 000 and 003 (M17)."""

from typing import Any

import pytest

from damrak import CLOCK
from damrak.core.errors import BadData
from damrak.merchants import auction as auctions
from damrak.merchants.state import State
from tests.merchants.tables import GAME, auction, buyer, do, may, money, phase, refused, rules

ORDINARY = ("start", *range(200, 40, -10))
DOUBLED = tuple(range(200, 100, -10))


def live(*purses: int) -> State:
    return auction(*purses, auction="live", early_press="reaches")


def sealed(*purses: int) -> State:
    return auction(*purses, early_press="reaches")


def seen(state: State) -> Any:
    return GAME.view(state, None).auction


def test_m17_the_dial_has_a_place_before_200_and_200_is_an_ordinary_price() -> None:
    state = live(400, 400, 400)
    assert tuple(auctions.dial(state)) == seen(state).dial == ORDINARY
    assert [a for a in may(state, 1) if a.startswith("press")] == [f"press {place}" for place in ORDINARY]
    told = do(state, 1, "press 200")
    assert rules(told)[0] == "sold M15"
    assert (buyer(state), money(state)[1]) == ((1, 200), 200)


def test_m17_a_press_at_start_doubles_the_clock_which_ends_on_reaching_100() -> None:
    state = live(400, 400, 400)
    assert rules(do(state, 1, "press start")) == ["early-press M17"]
    assert (seen(state).doubled, seen(state).early, seen(state).dial) == (True, 1, DOUBLED)
    assert refused(state, 0, "press 100").message == "merchants-refusal-dial-ends"
    assert refused(state, 0, "press start").message == "merchants-refusal-no-start"
    assert refused(state, 0, "limit start").message == "merchants-refusal-no-start"


@pytest.mark.parametrize(("seat", "place", "price"), [(0, 200, 400), (2, 110, 220), (1, 150, 300)])
def test_m17_a_doubled_press_pays_400_to_220(seat: int, place: int, price: int) -> None:
    state = live(400, 400, 400)
    do(state, 1, "press start")
    do(state, seat, f"press {place}")
    assert (buyer(state), money(state)[seat]) == ((seat, price), 400 - price)


def test_m17_unpressed_the_card_goes_to_the_early_presser_for_200() -> None:
    state = live(400, 400, 400)
    do(state, 2, "press start")
    assert rules(do(state, CLOCK, "run out"))[0] == "sold-to-early M17"
    assert buyer(state) == (2, 200)


def test_m18_who_presses_early_needs_200() -> None:
    state = live(400, 190, 400)
    told = do(state, 1, "press start")
    assert (rules(told), told[0].details["price"]) == (["failed-press M18"], 200)
    assert (seen(state).doubled, seen(state).excluded, seen(state).dial) == (False, (1,), ORDINARY)


def test_m18_the_early_pressers_own_failed_press_ends_their_claim() -> None:
    state = live(400, 210, 400)
    do(state, 1, "press start")
    do(state, 1, "press 110")
    assert (seen(state).doubled, seen(state).early, seen(state).dial) == (False, None, ORDINARY)


@pytest.mark.parametrize(("others", "runs"), [(210, False), (220, True)])
def test_m19_the_doubled_clock_runs_only_if_another_has_220(others: int, runs: bool) -> None:
    state = live(400, others, others)
    told = rules(do(state, 0, "press start"))
    assert (phase(state) == "auction") is runs
    if not runs:
        assert told[:2] == ["early-press M17", "early-alone M19"]
        assert buyer(state) == (0, 200)


def test_m19_equal_limits_at_start_go_from_the_mayors_left() -> None:
    state = sealed(400, 400, 400)
    for seat in range(3):
        do(state, seat, "limit start")
    assert (seen(state).doubled, seen(state).early) == (True, 1)


def test_m20_a_limit_of_start_comes_before_one_of_200() -> None:
    state = sealed(400, 400, 400)
    assert may(state, 0)[:3] == ["limit none", "limit start", "limit 200"]
    do(state, 1, "limit 200")
    do(state, 0, "limit start")
    assert GAME.view(state, 0).auction.limit == "start"
    do(state, 2, "limit none")
    assert (seen(state).early, GAME.view(state, 0).auction.limit) == (0, None)
    do(state, 0, "limit none")
    do(state, 1, "limit 110")
    do(state, 2, "limit 120")
    assert buyer(state) == (2, 240)


def test_m20_a_limit_of_200_buys_at_200() -> None:
    state = sealed(400, 400, 400)
    for seat in range(3):
        do(state, seat, "limit 200" if seat == 0 else "limit none")
    assert buyer(state) == (0, 200)


@pytest.mark.parametrize(("purse", "may_start"), [(190, False), (200, True)])
def test_m20_a_limit_at_start_needs_200(purse: int, may_start: bool) -> None:
    state = sealed(purse, 400, 400)
    assert ("limit start" in may(state, 0)) is may_start
    if not may_start:
        assert refused(state, 0, "limit start").message == "merchants-refusal-limit-too-high"


def test_m20_at_the_live_clock_a_limit_at_start_presses_before_a_hand_there() -> None:
    state = live(400, 400, 400)
    do(state, 2, "limit start")
    assert auctions.dial_stops_at(state) == "start"
    do(state, 1, "press start")
    assert seen(state).early == 2


def test_the_dial_has_no_start_as_the_tables_usually_play() -> None:
    state = auction(400, 400, 400)
    assert "limit start" not in may(state, 0)
    assert refused(state, 0, "limit start").message == "merchants-refusal-no-start"


def test_version_1_does_not_know_the_option() -> None:
    with pytest.raises(BadData, match="no option “early_press”"):
        auction(400, 400, 400, early_press="leaves", rules_version=1)


def test_a_position_keeps_a_limit_at_start_and_refuses_one_where_there_is_no_such_place() -> None:
    state = sealed(400, 400, 400)
    do(state, 1, "limit start")
    written = GAME.dump(state)
    assert written["auction"]["limits"] == (None, "start", None) or written["auction"]["limits"][1] == "start"
    assert GAME.dump(GAME.position(written)) == written
    written["options"] = written["options"] | {"early_press": "leaves"}
    with pytest.raises(BadData):
        GAME.position(written)


def test_imagined_worlds_have_the_same_dial() -> None:
    state = live(400, 400, 400)
    do(state, 1, "limit start")
    view = GAME.view(state, 1)
    world = GAME.imagine(view, "world")
    assert GAME.view(world, 1) == view
