"""The fair clock by itself, in virtual time."""

import json
from pathlib import Path

import pytest

from bench.fair_clock import BACK_DATES, BEHIND_A_PROXY, DELAYS_PONGS, HASTY, PageClock, Tally, race
from damrak.core.errors import IllegalAction
from damrak.server.clock import PURSE_MS, FairRun
from damrak.server.entries import Decided, read
from damrak.server.pace import Pace
from damrak.server.round_trips import CAP_MS, SLACK_MS, SLOWER_MS, SLOWER_PART, RoundTrips
from damrak.server.wire import Audit, Run

PRICES = tuple(range(200, 40, -10))


def line(round_trip: float) -> RoundTrips:
    """A line that has answered a few pings."""
    made = RoundTrips()
    for number in range(5):
        made.sent(str(number), 1000.0 * number)
        made.answered(str(number), 1000.0 * number + round_trip)
    return made


def run(*audits: Audit) -> FairRun:
    """A run that starts at 10 000, shows each price for 100 ms, and breaks ties in the order 2, 0, 1."""
    number = len(audits) + 1
    announced = Run(run=number, start=10_000.0, step_ms=100, prices=PRICES, taking_part=(2, 0, 1))
    return FairRun(announced, audits)


def test_what_you_saw_is_what_you_pay() -> None:
    press = run().press(0, claimed=450.0, now=10_530.0, line=line(160))
    assert (press.counted_ms, press.price) == (450.0, 160)


def test_a_claim_is_trusted_as_far_as_the_line_and_the_purse_explain_it() -> None:
    """The audits say what was forgiven in the runs before, to a tenth of a millisecond or two."""
    first, quick = run(), line(20)
    press = first.press(0, claimed=550.0, now=10_550 + quick.allowed + 60, line=quick)
    assert press.counted_ms == 550.0
    second = run(first.close())
    press = second.press(0, claimed=100.0, now=11_000.0, line=quick)
    assert press.counted_ms == pytest.approx(1000 - quick.allowed - (PURSE_MS - 60), abs=0.3)
    third = run(first.close(), second.close())
    assert third.press(0, claimed=100.0, now=11_000.0, line=quick).counted_ms == 1000 - quick.allowed
    assert third.press(1, claimed=100.0, now=11_000.0, line=quick).counted_ms < 1000 - quick.allowed


def test_a_press_that_is_refused_is_forgiven_nothing() -> None:
    race, quick = run(), line(20)
    with pytest.raises(IllegalAction):
        race.press(0, claimed=1_000.0, now=12_000.0, line=quick)
    again = run(race.close()).press(0, claimed=1_000.0, now=11_000 + quick.allowed + PURSE_MS, line=quick)
    assert again.counted_ms == 1_000.0


@pytest.mark.parametrize(("sealed", "honestly"), [(500.0, 540.0), (None, 1_640.0)])
def test_after_a_press_that_came_too_late_no_second_one_is_heard(
    sealed: float | None, honestly: float
) -> None:
    """Else a cheat would learn from the refusal when it is worth spending the purse."""
    race, quick = run(), line(20)
    race.sealed = sealed
    for claimed in (honestly, honestly - 100):
        with pytest.raises(IllegalAction):
            race.press(0, claimed=claimed, now=10_000 + honestly + quick.allowed, line=quick)
    assert race.close().presses == ()


def test_a_very_slow_line_is_trusted_up_to_the_cap() -> None:
    assert line(5000).allowed == CAP_MS


@pytest.mark.parametrize("now", [10_300.0, 9_950.0])
def test_a_press_on_a_dial_that_runs_ahead_waits_until_the_others_have_come_so_far(now: float) -> None:
    race, quick = run(), line(20)
    ahead = race.press(0, claimed=900.0, now=now, line=quick)
    assert (ahead.counted_ms, ahead.price) == (900.0, 110)
    assert race.decided_at({0: quick, 1: quick}) == pytest.approx(10_900 + quick.allowed + PURSE_MS)
    sooner = race.press(1, claimed=700.0, now=10_710.0, line=quick)
    assert race.standing() == [sooner, ahead]


def test_a_press_that_was_held_up_counts_late_but_costs_what_its_player_saw() -> None:
    """Whatever holds up a browser: 130 on the server's dial, 150 on the player's."""
    race, quick = run(), line(20)
    held_up = race.press(0, claimed=550.0, now=10_550 + quick.allowed + PURSE_MS + 200, line=quick)
    assert (held_up.counted_ms, held_up.price) == (750.0, 150)
    assert race.price_at(held_up.counted_ms) == 130
    other = race.press(1, claimed=650.0, now=10_660.0, line=quick)
    assert [(press.seat, press.price) for press in race.standing()] == [(1, 140), (0, 150)]
    race.limit = (2, 140)
    assert [press.seat for press in race.standing()] == [2, other.seat, 0]


def test_rounding_never_carries_a_press_into_the_next_step() -> None:
    race = run()
    race.press(0, claimed=499.97, now=10_500.0, line=line(20))
    race.limit = (2, 150)
    assert [(press.seat, press.price) for press in race.standing()] == [(0, 160), (2, 150)]


def test_when_all_have_named_limits_only_presses_made_before_count() -> None:
    """M20: it is decided at once, but not over a press that is on its way."""
    race, slow = run(), line(300)
    race.limit, race.sealed = (1, 100), 500.0
    assert race.decided_at({0: slow}) == pytest.approx(10_500 + slow.allowed + PURSE_MS)
    with pytest.raises(IllegalAction) as refused:
        race.press(2, claimed=510.0, now=10_520.0, line=slow)
    assert refused.value.message == "server-clock-stopped"
    assert race.press(0, claimed=480.0, now=10_640.0, line=slow).price == 160
    assert race.close().winner == 0


def test_only_the_first_press_of_a_seat_counts() -> None:
    race = run()
    first = race.press(0, claimed=450.0, now=10_460.0, line=line(20))
    assert race.press(0, claimed=440.0, now=10_461.0, line=line(20)) is first


@pytest.mark.parametrize(
    ("seat", "claimed", "now", "message"),
    [
        (3, 100.0, 10_110.0, "server-not-in-auction"),
        (0, -1.0, 10_010.0, "server-clock-not-started"),
        (0, float("nan"), 10_010.0, "server-clock-not-started"),
        (0, 1_650.0, 11_660.0, "server-clock-ran-out"),
    ],
)
def test_presses_that_are_refused(seat: int, claimed: float, now: float, message: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        run().press(seat, claimed, now, line(20))
    assert refused.value.message == message


def test_the_order_is_price_then_limit_then_moment_then_seat() -> None:
    race, quick = run(), line(20)
    race.press(0, claimed=410.0, now=10_412.0, line=quick)
    race.press(1, claimed=405.0, now=10_413.0, line=quick)
    assert [press.seat for press in race.standing()] == [1, 0]
    race.limit = (2, 160)
    assert [(press.seat, press.by) for press in race.standing()] == [(2, "limit"), (1, "hand"), (0, "hand")]
    race.limit = (2, 150)
    assert race.close().winner == 1


def test_the_very_same_moment_goes_by_the_order_of_seats() -> None:
    race, quick = run(), line(20)
    for seat in (0, 1, 2):
        race.press(seat, claimed=410.0, now=10_412.0, line=quick)
    assert [press.seat for press in race.standing()] == [2, 0, 1]


def test_losing_limits_stay_secret() -> None:
    race = run()
    race.press(0, claimed=210.0, now=10_212.0, line=line(20))
    race.limit = (1, 100)
    assert [press.seat for press in race.close().presses] == [0]


def test_it_is_decided_when_nothing_under_way_can_count_before_the_best() -> None:
    race, slow, quick = run(), line(300), line(20)
    lines = {0: quick, 1: slow}
    race.press(0, claimed=400.0, now=10_410.0, line=quick)
    end = race.decided_at(lines)
    assert end == pytest.approx(10_400 + slow.allowed + PURSE_MS)
    late = race.press(1, claimed=380.0, now=end - 1, line=slow)
    assert race.standing()[0] == late
    assert race.decided_at(lines) == pytest.approx(
        10_000 + late.counted_ms
    )  # all have pressed: no more waiting


def test_a_dial_that_nobody_presses_runs_to_its_end_or_to_the_limit() -> None:
    race = run()
    assert race.decided_at({}) == 10_000 + 100 * len(PRICES)
    race.limit = (1, 100)
    assert race.decided_at({}) == 10_000 + 100 * PRICES.index(100)


def test_only_our_own_pings_are_measured() -> None:
    measured = RoundTrips()
    measured.sent("mine", 100.0)
    assert not measured.answered("forged", 101.0)
    assert measured.typical is None
    assert measured.silent_for(400.0) == 300.0
    assert measured.answered("mine", 150.0)
    assert not measured.answered("mine", 151.0)
    assert measured.silent_for(400.0) == 0.0
    assert measured.allowed == pytest.approx(25 + SLACK_MS)


def test_pongs_are_believed_only_as_far_as_the_system_agrees() -> None:
    """Its own acknowledgements come first late, then soon, then late again: the quickest is kept."""
    seen = iter([80.0, 60.0, None, 90.0])
    measured = RoundTrips(lambda: next(seen))
    assert measured.allowed == pytest.approx(SLOWER_PART * 80 / 2 + SLOWER_MS / 2 + SLACK_MS)
    for nonce, trip in (("a", 400.0), ("b", 400.0), ("c", 400.0)):
        measured.sent(nonce, 0.0)
        measured.answered(nonce, trip)
    assert measured.typical == 400.0
    assert measured.believed == SLOWER_PART * 60 + SLOWER_MS
    press = run().press(0, claimed=100.0, now=10_900.0, line=measured)
    assert press.round_trip_ms == measured.believed
    assert press.allowed_ms == pytest.approx(measured.believed / 2 + SLACK_MS)


def test_a_pong_settles_the_pings_before_it_too() -> None:
    """Else whoever missed one ping would count as silent for ever."""
    measured = RoundTrips()
    measured.sent("missed", 100.0)
    measured.sent("heard", 500.0)
    assert measured.answered("heard", 540.0)
    assert measured.silent_for(900.0) == 0.0
    assert not measured.answered("missed", 901.0)
    assert measured.typical == 40.0


def test_the_simulated_browsers_set_their_clocks_as_the_page_does() -> None:
    """The page passes the same test (clock.test.ts)."""
    clock = PageClock()
    for ping in json.loads(Path(__file__).with_name("page_clock.json").read_text(encoding="utf-8")):
        clock.set(ping["ahead"], ping["round_trip"])
        assert clock.offset == pytest.approx(ping["offset"])


@pytest.fixture(scope="module")
def honest() -> Tally:
    """The simulation in small: chance alone moves a share of 4,000 auctions by 0.7 points."""
    return race(4_000)


def test_fair_shares_for_lines_of_20_to_400_ms(honest: Tally) -> None:
    assert all(abs(share - 25) < 2.5 for share in honest.shares())
    assert honest.lost_share() < 0.5


@pytest.mark.parametrize("habit", [BACK_DATES, DELAYS_PONGS])
@pytest.mark.parametrize("cheat", [0, 3])
def test_back_dating_gains_next_to_nothing(honest: Tally, cheat: int, habit: str) -> None:
    assert race(4_000, cheat, habit).shares()[cheat] - honest.shares()[cheat] < 2.5


@pytest.mark.parametrize("cheat", [0, 3])
def test_where_no_system_tells_delaying_pongs_gains_no_more_than_pressing_sooner(cheat: int) -> None:
    lying, hasty = race(4_000, cheat, BEHIND_A_PROXY), race(4_000, cheat, HASTY)
    assert lying.shares()[cheat] < hasty.shares()[cheat] + 1


def test_an_audit_of_an_older_table_says_nothing_of_its_card() -> None:
    """It was kept without."""
    audit = b'{"type": "audit", "run": 1, "winner": null, "price": null, "presses": []}'
    kept = read(
        b'{"entry": "decided", "at": 1, "audit": %b, "move": {"seat": -1, "action": "run out"}}' % audit
    )
    assert isinstance(kept, Decided)
    assert kept.audit.card is None


def test_a_line_is_silent_as_long_as_it_says_nothing_however_often_it_is_pinged() -> None:
    """At the clock lines are pinged twice a second; a dead one must be noticed there too."""
    measured = RoundTrips()
    every = Pace().ping_pause(99, has_clock=True, at_the_clock=True)
    for number in range(int(Pace().silence / every) + 1):
        measured.sent(str(number), number * every)
    assert measured.silent_for(Pace().silence) == Pace().silence


def test_lines_that_are_pinged_seldom_share_their_moments() -> None:
    def due(now: float) -> float:
        return now + Pace(now=lambda: now).ping_pause(3, has_clock=False, at_the_clock=False)

    assert {due(1_000.0), due(1_130.0), due(1_499.0)} == {9_000.0}
    assert due(1_500.0) == 9_500.0
