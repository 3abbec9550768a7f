"""Bonuses given back as soon as their condition no longer holds: M40 and M41."""

import pytest

from damrak.merchants.state import State
from tests.merchants.tables import (
    ALL_ROWS,
    BOARD,
    Prepare,
    begin_event,
    bonuses,
    do,
    event,
    houses,
    may,
    money,
    phase,
    purse,
    refused,
    rules,
    stand,
)


def settled(state: State, seat: int) -> None:
    """Let a seat hold, and have been paid, what its tiles deserve."""
    player, places = state.players[seat], BOARD.places
    player.continents_bonus = all(player.posts & area for area in places.on_continent)
    player.districts_bonus = all(player.parcels & area for area in places.in_district)
    for n, ends in enumerate(places.bridge_ends):
        player.bridges |= (2**n) * (player.parcels & ends == ends)


def holding(*places: str, house: int = 0, florins: int = 400, **rows: int) -> Prepare:
    """Seat 1 with tiles, bonuses and money."""

    def prepare(state: State) -> None:
        stand(state, 1, *places, **rows)
        settled(state, 1)
        state.players[1].house = house
        purse(state, 1, florins)

    return prepare


def test_m40_a_lost_continent_costs_100() -> None:
    state = event("1662", prepare=holding("bahia", "goree", "banda", "hirado"))
    told = do(state, 1, "abandon hirado")
    assert "continents-back M40" in rules(told)
    assert (money(state)[1], bonuses(state, 1).continents) == (300, False)


def test_m40_a_second_post_on_the_continent_keeps_the_bonus() -> None:
    state = event("1662", prepare=holding("bahia", "goree", "banda", "hirado", "tonkin"))
    do(state, 1, "abandon hirado")
    assert (money(state)[1], bonuses(state, 1).continents) == (400, True)


def test_m40_a_lost_district_costs_100_and_a_lost_bridge_40() -> None:
    state = event("1664", prepare=holding("g1", "n5", "o3", "l1"))
    assert bonuses(state, 1).bridges == ("o3--l1",)
    told = do(state, 1, "remove l1")
    assert rules(told)[:3] == ["house-lost M26", "districts-back M40", "bridge-back M40"]
    assert money(state)[1] == 260


def test_m40_a_bonus_given_back_can_be_earned_again() -> None:
    state = event("1662", prepare=holding("bahia", "goree", "banda", "hirado"))
    do(state, 1, "abandon hirado")
    do(state, 2, "abandon ambon")
    do(state, 0, "abandon recife")
    begin_event(state, "1619")
    assert (phase(state), state.to_act()) == ("globe", (1,))
    do(state, 1, "found zeelandia")
    assert money(state)[1] == 400


def test_m40_districts_and_bridges_given_back_can_be_earned_again() -> None:
    state = event("1664", prepare=holding("g1", "n5", "o3", "l1"))
    do(state, 1, "remove l1")
    assert (bonuses(state, 1).districts, bonuses(state, 1).bridges) == (False, ())
    begin_event(state, "1613")
    told = do(state, 1, "build l1")
    assert rules(told)[1:3] == ["districts-bonus M38", "bridge-bonus M39"]
    assert money(state)[1] == 400


def test_m40_the_house_of_the_exchange_is_given_back_as_any_own_house() -> None:
    prepare = holding("g1", "n5", house=1, **ALL_ROWS)
    state = event("1636/37", prepare=prepare)
    do(state, 1, "back silk")
    assert (phase(state), state.to_act()) == ("house-back", (1,))
    assert may(state, 1) == ["remove g1", "remove n5"]
    assert refused(state, 1, "decline").rule == "M40"
    assert refused(state, 1, "remove o5").rule == "M40"
    tiles = state.players[1].tiles
    told = do(state, 1, "remove g1")
    assert rules(told)[0] == "house-back M40"
    assert (houses(state, 1), state.players[1].tiles) == ({"n5"}, tiles + 1)
    assert (bonuses(state, 1).house, state.to_act()) == ("none", (2,))


@pytest.mark.parametrize("house", [0, 2])
def test_m40_who_declined_the_house_gives_nothing_back(house: int) -> None:
    state = event("1636/37", prepare=holding("g1", house=house, **ALL_ROWS))
    do(state, 1, "back silk")
    assert (houses(state, 1), state.to_act(), bonuses(state, 1).house) == ({"g1"}, (2,), "none")


def test_m46_who_owes_the_house_and_has_none_removes_nothing() -> None:
    state = event("1636/37", prepare=holding("bahia", house=1, **ALL_ROWS))
    do(state, 1, "back silk")
    assert (state.to_act(), bonuses(state, 1).house) == ((2,), "none")


def test_m40_losses_chain() -> None:
    """The house given back for M36 breaks M38 and M39."""
    state = event("1636/37", prepare=holding("g1", "n5", "o3", "l1", house=1, **ALL_ROWS))
    do(state, 1, "back gems")
    told = do(state, 1, "remove l1")
    assert rules(told)[:3] == ["house-back M40", "districts-back M40", "bridge-back M40"]
    assert money(state)[1] == 260


def test_m40_after_the_house_is_given_back_the_right_can_arise_again() -> None:
    """M36, M40, M46: each time its condition becomes true."""
    state = event("1636/37", prepare=holding("g1", house=1, **ALL_ROWS))
    do(state, 1, "back silk")
    do(state, 1, "remove g1")
    begin_event(state, "1588")
    assert phase(state) == "ship"
    do(state, 1, "step silk")
    assert (phase(state), state.to_act()) == ("bonus-house", (1,))


@pytest.mark.parametrize(("florins", "loans", "left"), [(100, 0, 0), (90, 1, 110), (0, 1, 20)])
def test_m41_a_loan_is_taken_only_when_the_money_is_lacking(florins: int, loans: int, left: int) -> None:
    state = event("1662", prepare=holding("bahia", "goree", "banda", "hirado", florins=florins))
    told = do(state, 1, "abandon hirado")
    assert (state.players[1].loans, money(state)[1]) == (loans, left)
    assert rules(told).count("forced-loan M41") == loans


def test_m41_a_bonus_may_take_several_loans(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOARD, "loan", 30)
    state = event("1662", prepare=holding("bahia", "goree", "banda", "hirado", florins=5))
    do(state, 1, "abandon hirado")
    assert (state.players[1].loans, money(state)[1]) == (4, 5 + 4 * 30 - 100)


def test_m41_as_many_loans_as_needed_no_more() -> None:
    state = event("1664", prepare=holding("g7", "n1", "o3", "l1", florins=10))
    assert bonuses(state, 1).bridges == ("g7--n1", "o3--l1")
    do(state, 1, "remove l1")
    assert state.players[1].loans == 2
    assert money(state)[1] == 10 + 2 * 120 - 100 - 40
