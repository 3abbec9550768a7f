"""Whether a run is in doubt: the rule is compared with all the cases that the server could not tell apart."""

import itertools
from collections.abc import Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from damrak.core.errors import IllegalAction
from damrak.server.clock import PURSE_MS, FairRun
from damrak.server.doubt import Winner
from damrak.server.wire import DialPlace, Run
from tests.server.test_clock import line

STEP_MS = 100
PRICES = (200, 190, 180, 170)
SEATS = (2, 0, 1)
QUICK = line(20)
GIVEN = QUICK.allowed + PURSE_MS
"""So long before it is read a press may always count."""


def fresh() -> FairRun:
    announced = Run(run=1, start=0.0, step_ms=STEP_MS, prices=PRICES, taking_part=SEATS)
    return FairRun(announced, [])


def press(run: FairRun, seat: int, latest: float, held_up: float = 0.0, claimed: float = 0.0) -> None:
    """A press that counts at `latest`, or up to `held_up` before that, but not before it claims."""
    try:
        run.press(seat, claimed, latest + GIVEN, QUICK, held_up)
    except IllegalAction as refused:
        assert refused.message in ("server-clock-ran-out", "server-clock-stopped")


moments = st.integers(0, len(PRICES) * STEP_MS + 60).map(float)
delays = st.sampled_from([0.0, 0.0, 30.0, 90.0, 250.0])
hands = st.dictionaries(st.sampled_from(SEATS), st.tuples(moments, delays, moments), max_size=3)
limits = st.none() | st.tuples(st.sampled_from(SEATS), st.sampled_from(PRICES))


@st.composite
def runs(draw: st.DrawFn) -> FairRun:
    """Any run, with presses, limits and a last limit that may have waited."""
    run = fresh()
    run.limit = draw(limits)
    run.missed_limits = set(draw(st.lists(limits.filter(bool), max_size=1)))  # type: ignore[arg-type]
    if draw(st.booleans()):
        run.sealed, run.seal_held_up = draw(moments), draw(delays)
    for seat, (latest, held_up, claimed) in draw(hands).items():
        press(run, seat, latest, held_up, min(claimed, latest))
    return run


def tried(low: float, high: float, others: Iterable[float]) -> list[float]:
    """Moments between two: the ends, and just before, at and after everything else that matters."""
    near = {other + little for other in others for little in (-0.1, 0.0, 0.1)}
    return sorted({low, high} | {round(moment, 1) for moment in near if low <= moment <= high})


def cases(run: FairRun) -> set[Winner]:
    """The winner in each case, one by one: every press at every moment that it may have been made."""
    marks = [float(step * STEP_MS) for step in range(len(PRICES) + 1)]
    marks += [moment for made in run._made.values() for moment in made[:2]]
    sealed = [None]
    if run.sealed is not None:
        low = run.sealed - run.seal_held_up
        marks += [low, run.sealed]
        sealed = tried(low, run.sealed, marks)  # type: ignore[assignment]
    seats = list(run._made)
    ranges = [tried(made.earliest, made.latest, marks) for made in run._made.values()]
    missed: list[tuple[tuple[int, DialPlace], ...]] = [(), *((limit,) for limit in run.missed_limits)]
    return {
        decided(run, dict(zip(seats, moments, strict=True)), limits, last)
        for moments in itertools.product(*ranges)
        for limits in missed
        for last in sealed
    }


def decided(
    run: FairRun, hands: dict[int, float], missed: tuple[tuple[int, DialPlace], ...], sealed: float | None
) -> Winner:
    """Who wins if it was just so: by step, limits first, by moment, by seat (M19)."""
    order: list[tuple[int, bool, float, int, Winner]] = []
    for seat, moment in hands.items():
        if moment < run.length_ms and (sealed is None or moment <= sealed):
            place = int(moment // STEP_MS), True, moment, SEATS.index(seat)
            order.append((*place, (seat, "hand")))
    for seat, price in [*missed, *([run.limit] if run.limit else [])]:
        step = PRICES.index(price)
        order.append((step, False, float(step * STEP_MS), SEATS.index(seat), (seat, "limit")))
    return min(order, key=lambda one: one[:4])[4] if order else None


@settings(deadline=None)
@given(runs())
def test_a_run_is_in_doubt_exactly_if_some_case_has_another_winner(run: FairRun) -> None:
    winners = cases(run)
    assert run.possible_winners() == winners
    assert run.is_in_doubt() == (len(winners) > 1)


@settings(deadline=None)
@given(runs())
def test_the_winner_of_the_run_as_stamped_is_among_those_who_could_have_won(run: FairRun) -> None:
    first = run.standing()[:1]
    winner = (first[0].seat, first[0].by) if first else None
    assert winner in run.possible_winners()


@settings(deadline=None)
@given(st.dictionaries(st.sampled_from(SEATS), st.tuples(moments, moments), max_size=3), limits)
def test_a_server_that_was_not_held_up_leaves_no_doubt(
    hands: dict[int, tuple[float, float]], limit: tuple[int, int] | None
) -> None:
    run = fresh()
    run.limit = limit
    for seat, (latest, claimed) in hands.items():
        press(run, seat, latest, 0.0, min(claimed, latest))
    assert not run.is_in_doubt()


@pytest.mark.parametrize(("held_up", "doubt"), [(0.0, False), (40.0, False), (60.0, True)])
def test_a_press_may_have_come_sooner_by_as_much_as_the_server_was_held_up(
    held_up: float, doubt: bool
) -> None:
    run = fresh()
    press(run, 0, 100.0, claimed=100.0)
    press(run, 1, 150.0, held_up)
    assert run.is_in_doubt() == doubt
    assert run.close().winner == 0


def test_a_press_that_claims_no_sooner_moment_casts_no_doubt() -> None:
    """However long it waited: it counts when its player says it was made."""
    run = fresh()
    press(run, 0, 100.0, claimed=100.0)
    press(run, 1, 150.0, 3_000.0, claimed=130.0)
    assert not run.is_in_doubt()


def test_what_held_up_the_server_is_not_charged_to_the_purse() -> None:
    run = fresh()
    run.press(0, claimed=100.0, now=100.0 + QUICK.allowed + 90, line=QUICK, held_up=80.0)
    again = FairRun(run.announced, [run.close()])
    made = again.press(0, claimed=0.0, now=300.0, line=QUICK)
    assert made.counted_ms == pytest.approx(300 - QUICK.allowed - (PURSE_MS - 10), abs=0.3)


def test_a_void_run_ends_as_if_nobody_had_pressed_and_tells_of_no_press() -> None:
    lines = {seat: line(20 + 100 * seat) for seat in SEATS}
    untouched, pressed = fresh(), fresh()
    press(pressed, 2, 100.0)
    pressed.limit = (0, 180)
    untouched.is_void = pressed.is_void = True
    assert pressed.decided_at(lines) == untouched.decided_at(lines)
    assert pressed.void("goods") == untouched.void("goods")
    assert pressed.void("goods").presses == ()
