"""Sealed limits: M20, alone and mixed with live presses, and their place among those by M19."""

import pytest

from damrak import CLOCK
from damrak.merchants import auction as auctions
from damrak.merchants.state import State
from tests.merchants.tables import GAME, auction, buyer, do, live, may, refused, rules


def limits(state: State, *named: int | None) -> list[str]:
    """Let all seats name limits, in seat order; what the last one brought about."""
    told = []
    for seat, limit in enumerate(named):
        told = do(state, seat, f"limit {'none' if limit is None else limit}")
    return rules(told)


def test_m20_each_names_a_limit_and_the_highest_presses() -> None:
    state = auction(400, 400, 400)
    assert state.to_act() == (0, 1, 2)
    do(state, 2, "limit 90")
    assert state.to_act() == (0, 1)
    do(state, 0, "limit 130")
    told = do(state, 1, "limit none")
    assert rules(told) == ["sold M15", "uses M7"]
    assert buyer(state) == (0, 130)


def test_m20_equal_limits_go_by_m19() -> None:
    state = auction(400, 400, 400)
    limits(state, 100, 100, 100)
    assert buyer(state) == (1, 100)
    state = auction(400, 400, 400)
    limits(state, 100, 90, 100)
    assert buyer(state) == (2, 100)


def test_m20_no_limits_leave_the_card_unsold() -> None:
    """M16 by sealed limits."""
    state = auction(400, 400, 400)
    assert limits(state, None, None, None)[0] == "unsold M16"
    assert buyer(state) == (None, 0)


def test_m20_a_limit_of_200_leads_to_a_doubled_sealed_round() -> None:
    state = auction(400, 400, 400)
    assert limits(state, 150, 190, 200) == ["early-press M17"]
    assert state.to_act() == (0, 1, 2)
    assert "limit 100" in may(state, 0) and "limit 90" not in may(state, 0)
    assert refused(state, 0, "limit 90").rule == "M17"
    limits(state, 110, 120, None)
    assert buyer(state) == (1, 240)


def test_m20_the_doubled_round_without_limits_sells_to_the_early_presser() -> None:
    state = auction(400, 400, 400)
    limits(state, 150, 190, 200)
    limits(state, None, None, None)
    assert buyer(state) == (2, 200)


def test_m20_a_limit_that_cannot_be_paid_is_refused() -> None:
    state = auction(400, 110, 400)
    assert may(state, 1)[:2] == ["limit none", "limit 110"]
    why = refused(state, 1, "limit 120")
    assert (why.rule, why.arguments) == ("M20", {"price": 120, "money": 110})


def test_m20_in_the_doubled_round_twice_the_dial_must_be_there() -> None:
    state = auction(400, 290, 400)
    limits(state, 200, None, None)
    assert may(state, 1) == ["limit none", "limit 140", "limit 130", "limit 120", "limit 110", "limit 100"]


def test_m20_a_sealed_limit_stands() -> None:
    state = auction(400, 400, 400)
    do(state, 1, "limit 100")
    assert refused(state, 1, "limit 110").message == "merchants-refusal-limit-named"


def test_m20_without_a_clock_nobody_presses_and_nothing_runs_out() -> None:
    state = auction(400, 400, 400)
    assert refused(state, 1, "press 100").rule == "M20"
    assert refused(state, CLOCK, "run out").rule == "M20"


# Mixed.


def test_m20_live_limits_may_be_replaced_until_the_run_is_decided() -> None:
    state = live(400, 400, 400)
    do(state, 1, "limit 100")
    do(state, 1, "limit 60")
    assert state.to_act() == (0, 1, 2, CLOCK)
    assert auctions.dial_stops_at(state) == 60
    do(state, CLOCK, "run out")
    assert buyer(state) == (1, 60)


def test_m20_live_limits_of_all_decide_at_once() -> None:
    state = live(400, 400, 400)
    limits(state, None, 80, 70)
    assert buyer(state) == (1, 80)


@pytest.mark.parametrize(("dial", "sold"), [(110, (0, 110)), (100, (2, 100)), (90, (2, 100))])
def test_m19_a_sealed_limit_presses_before_live_presses_at_its_price(
    dial: int, sold: tuple[int, int]
) -> None:
    state = live(400, 400, 400)
    do(state, 2, "limit 100")
    do(state, 0, f"press {dial}")
    assert buyer(state) == sold


def test_m19_of_two_limits_the_higher_has_pressed_then_the_one_nearer_the_mayors_left() -> None:
    state = live(400, 400, 400, 400)
    do(state, 3, "limit 100")
    do(state, 2, "limit 100")
    do(state, 1, "press 60")
    assert buyer(state) == (2, 100)


def test_m20_limits_are_new_in_the_doubled_round() -> None:
    state = live(400, 400, 400)
    do(state, 2, "limit 190")
    do(state, 0, "press 200")
    assert auctions.dial_stops_at(state) is None
    do(state, CLOCK, "run out")
    assert buyer(state) == (0, 200)


def test_m18_a_failed_press_loses_to_a_limit_that_pressed_before() -> None:
    state = live(400, 60, 400)
    do(state, 0, "limit 80")
    do(state, 1, "press 70")
    assert buyer(state) == (0, 80)


def test_m20_a_decided_auction_is_something_learnt_and_a_named_limit_is_not() -> None:
    state = auction(400, 400, 400)
    before = state.learnt
    do(state, 0, "limit 100")
    do(state, 1, "limit 110")
    assert state.learnt == before
    do(state, 2, "limit none")
    assert state.learnt > before


def test_m16_an_unsold_card_lies_on_the_discard_pile() -> None:
    state = auction(400, 400, 400, card="colony-silk")
    limits(state, None, None, None)
    view = GAME.view(state, None)
    assert (view.discards["colony-silk"], view.discs["clock"]) == (1, None)
