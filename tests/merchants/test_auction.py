"""The auction by the live clock: M15 to M19. Sealed limits are in test_limits.py."""

import pytest

from damrak import CLOCK
from damrak.merchants import auction as auctions
from tests.merchants.tables import (
    BOARD,
    GAME,
    auction,
    buyer,
    do,
    live,
    may,
    money,
    phase,
    refused,
    rules,
    table,
)


def test_m15_the_dial_falls_by_tens_from_200_to_50_and_everyone_may_press() -> None:
    state = live(400, 400, 400)
    assert auctions.dial(state) == list(range(200, 40, -10))
    assert state.to_act() == (0, 1, 2, CLOCK)
    for seat in range(3):
        assert [a for a in may(state, seat) if a.startswith("press")] == [
            f"press {p}" for p in auctions.dial(state)
        ]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_m15_the_first_to_press_pays_the_dial_to_the_bank_and_uses_the_card(seat: int) -> None:
    state = live(400, 400, 400)
    bank = state.bank
    told = do(state, seat, "press 120")
    assert rules(told) == ["sold M15", "uses M7"]
    assert told[0].gain == -120
    assert money(state)[seat] == 280
    assert state.bank == bank + 120
    assert (phase(state), state.to_act()) == ("goods", (seat,))


def test_m16_past_50_unpressed_the_card_is_discarded_unsold() -> None:
    state = live(400, 400, 400)
    told = do(state, CLOCK, "run out")
    assert rules(told)[0] == "unsold M16"
    assert buyer(state) == (None, 0)
    assert money(state) == [400, 400, 400]
    assert (state.mayor, phase(state)) == (1, "put")


def test_m17_a_press_at_200_sells_nothing_and_doubles_the_clock_for_all() -> None:
    state = live(400, 400, 400)
    told = do(state, 1, "press 200")
    assert rules(told) == ["early-press M17"]
    view = GAME.view(state, None).auction
    assert (view.doubled, view.early, view.taking_part) == (True, 1, (0, 1, 2))
    assert view.dial == tuple(range(200, 90, -10))
    assert money(state) == [400, 400, 400]


@pytest.mark.parametrize(("seat", "dial", "price"), [(0, 200, 400), (2, 110, 220), (1, 100, 200)])
def test_m17_a_doubled_press_pays_twice_the_dial_the_early_presser_too(
    seat: int, dial: int, price: int
) -> None:
    state = live(400, 400, 400)
    do(state, 1, "press 200")
    do(state, seat, f"press {dial}")
    assert buyer(state) == (seat, price)
    assert money(state)[seat] == 400 - price


def test_m17_unpressed_down_to_100_the_card_goes_to_the_early_presser_for_200() -> None:
    state = live(400, 400, 400)
    do(state, 2, "press 200")
    assert refused(state, 0, "press 90").rule == "M17"
    told = do(state, CLOCK, "run out")
    assert rules(told)[0] == "sold-to-early M17"
    assert buyer(state) == (2, 200)
    assert money(state) == [400, 400, 200]


def test_m18_who_cannot_pay_is_out_and_the_clock_starts_again() -> None:
    state = live(400, 60, 400)
    told = do(state, 1, "press 70")
    assert rules(told) == ["failed-press M18"]
    view = GAME.view(state, None).auction
    assert (view.excluded, view.taking_part, view.doubled) == ((1,), (0, 2), False)
    assert state.to_act() == (0, 2, CLOCK)
    assert refused(state, 1, "press 50").rule == "M18"
    do(state, 2, "press 50")
    assert buyer(state) == (2, 50)
    assert money(state) == [400, 60, 350]


def test_m18_a_press_can_be_paid_to_the_last_florin() -> None:
    state = live(400, 70, 400)
    do(state, 1, "press 70")
    assert (buyer(state), money(state)[1]) == ((1, 70), 0)


def test_m18_a_press_at_200_with_less_is_a_failed_press() -> None:
    state = live(400, 190, 400)
    do(state, 1, "press 200")
    view = GAME.view(state, None).auction
    assert (view.doubled, view.early, view.excluded) == (False, None, (1,))
    assert len(view.dial) == 16


def test_m18_a_failed_doubled_press_repeats_the_doubled_round() -> None:
    state = live(400, 250, 400)
    do(state, 0, "press 200")
    do(state, 1, "press 130")
    view = GAME.view(state, None).auction
    assert (view.doubled, view.early, view.excluded) == (True, 0, (1,))
    do(state, 2, "press 150")
    assert buyer(state) == (2, 300)


def test_m18_the_early_pressers_own_failed_press_ends_their_claim() -> None:
    state = live(300, 400, 400)
    do(state, 0, "press 200")
    do(state, 0, "press 160")
    view = GAME.view(state, None).auction
    assert (view.doubled, view.early, view.excluded) == (False, None, (0,))
    do(state, CLOCK, "run out")
    assert buyer(state) == (None, 0)


def test_m18_excluded_stays_excluded_in_the_doubled_round() -> None:
    state = live(400, 60, 400)
    do(state, 1, "press 200")
    do(state, 0, "press 200")
    assert state.to_act() == (0, 2, CLOCK)


def test_m18_nobody_else_left_who_could_pay_discards_the_card() -> None:
    state = live(40, 60, 40)
    told = do(state, 1, "press 70")
    assert rules(told)[:2] == ["failed-press M18", "no-run M19"]
    assert buyer(state) == (None, 0)


def test_m18_nobody_else_left_in_the_doubled_round_gives_it_to_the_early_presser() -> None:
    state = live(390, 250, 40)
    do(state, 0, "press 200")
    told = do(state, 1, "press 200")
    assert rules(told)[:2] == ["failed-press M18", "early-alone M19"]
    assert buyer(state) == (0, 200)


def test_m19_presses_of_one_moment_go_from_the_mayors_left_the_mayor_last() -> None:
    state = live(400, 400, 400)
    assert auctions.press_order(state) == [1, 2, 0]


@pytest.mark.parametrize(("purses", "runs"), [((40, 40, 40), False), ((40, 40, 50), True)])
def test_m19_without_50_in_any_purse_the_clock_does_not_run(purses: tuple[int, ...], runs: bool) -> None:
    state = auction(*purses)
    assert (phase(state) == "auction") == runs
    if not runs:
        assert buyer(state) == (None, 0)


@pytest.mark.parametrize(("others", "runs"), [(190, False), (200, True)])
def test_m19_only_the_early_presser_has_200_and_buys_at_once(others: int, runs: bool) -> None:
    state = live(others, 400, others)
    do(state, 1, "press 200")
    assert (phase(state) == "auction") == runs
    if not runs:
        assert buyer(state) == (1, 200)


def test_only_the_clock_runs_out() -> None:
    state = live(400, 400, 400)
    assert refused(state, 1, "run out").rule == "M15"
    assert refused(state, CLOCK, "limit none").rule == "M15"
    assert refused(state, 1, "build g1").message == "merchants-refusal-auction-now"


def test_what_the_clock_of_a_table_may_ask() -> None:
    state = live(400, 60, 400)
    do(state, 1, "press 70")
    do(state, 0, "press 200")
    assert state.doubled
    assert auctions.taking_part(state) == [0, 2]
    assert auctions.dial(state)[-1] == BOARD.facts.clock.double_floor
    assert auctions.cost(state, 0) == 400


def test_m15_the_buyer_of_the_last_card_is_shown_until_the_next_sale() -> None:
    state = table("goods", "goods", "goods")
    assert GAME.view(state, None).sale is None
