"""Bonuses: earned by M36 to M39, and settled by M46."""

import pytest

from damrak.merchants.state import State
from tests.merchants.tables import (
    ALL_ROWS,
    BOARD,
    bonuses,
    do,
    event,
    houses,
    may,
    money,
    phase,
    purse,
    rows,
    rules,
    stand,
    using,
)

# The house of the exchange.


def almost(state: State) -> None:
    stand(state, 0, "recife", "g3", **(ALL_ROWS | {"silk": 1}))


def test_m36_the_second_space_of_all_rows_gives_a_house_anywhere_without_a_step() -> None:
    state = using("goods", prepare=almost)
    told = do(state, 0, "goods sugar 2 silk 1")
    assert rules(told)[-1] == "house-earned M36"
    assert (phase(state), state.to_act()) == ("bonus-house", (0,))
    assert len(may(state, 0)) == 1 + 36 - 3
    before = rows(state, 0)
    do(state, 0, "build l8")
    assert "l8" in houses(state, 0)
    assert rows(state, 0) == before
    assert bonuses(state, 0).house == "built"
    assert phase(state) == "auction"


def test_m36_three_rows_are_not_enough() -> None:
    state = using("goods", prepare=almost)
    do(state, 0, "goods sugar 2 gems 1")
    assert (phase(state), bonuses(state, 0).house) == ("auction", "none")


def test_m36_the_house_may_be_declined_and_the_right_does_not_come_again() -> None:
    """M13, M36, M46."""
    state = using("goods", prepare=almost)
    do(state, 0, "goods sugar 2 silk 1")
    do(state, 0, "decline")
    assert (phase(state), bonuses(state, 0).house) == ("auction", "lapsed")
    for seat, limit in ((1, "none"), (2, "none"), (0, "50")):
        do(state, seat, f"limit {limit}")
    do(state, 0, "goods sugar 2 silk 1")
    assert phase(state) == "put"


@pytest.mark.parametrize("lacking", ["tile", "parcel"])
def test_m46_the_right_lapses_without_a_tile_or_an_empty_parcel(lacking: str) -> None:
    def prepare(state: State) -> None:
        almost(state)
        if lacking == "tile":
            state.players[0].tiles = 0
        else:
            state.open_parcels = 0

    state = using("goods", prepare=prepare)
    told = do(state, 0, "goods sugar 2 silk 1")
    assert "house-lapsed M46" in rules(told)
    assert (phase(state), bonuses(state, 0).house) == ("auction", "lapsed")


# Florins.


def test_m37_posts_on_all_continents_bring_100_at_once() -> None:
    state = using("colony-far-east", prepare=lambda s: stand(s, 0, "recife", "goree", "banda"))
    told = do(state, 0, "found hirado")
    assert "continents-bonus M37" in rules(told)
    assert (money(state)[0], bonuses(state, 0).continents) == (500, True)


def test_m37_is_paid_to_every_player_who_gets_there() -> None:
    def prepare(state: State) -> None:
        stand(state, 1, "bahia", "goree", "banda")
        stand(state, 2, "tobago", "axim", "ambon")

    state = event("1602", prepare=prepare)
    do(state, 1, "found hirado")
    do(state, 2, "found deshima")
    assert money(state) == [400, 500, 500]


def test_m37_three_continents_bring_nothing() -> None:
    state = using("colony-far-east", prepare=lambda s: stand(s, 0, "recife", "bahia", "banda"))
    do(state, 0, "found hirado")
    assert money(state)[0] == 400


def test_m38_houses_in_all_districts_bring_100_at_once() -> None:
    state = using("amsterdam-lastage", prepare=lambda s: stand(s, 0, "g3", "n5", "o5"))
    do(state, 0, "build l8")
    assert money(state)[0] == 400  # the card is not finished before its step
    told = do(state, 0, "decline")
    assert "districts-bonus M38" in rules(told)
    assert (money(state)[0], bonuses(state, 0).districts) == (500, True)


def test_m39_houses_at_both_ends_bring_40_for_each_bridge() -> None:
    state = event("1613", prepare=lambda s: stand(s, 1, "o3", "o6", "l5", "n3"))
    assert money(state)[1] == 400
    do(state, 1, "build l1")
    assert bonuses(state, 1).bridges == ("o3--l1", "o6--l5")
    assert money(state)[1] == 480


# When bonuses are settled.


def test_m46_before_anyone_else_acts() -> None:
    state = event("1588", prepare=lambda s: stand(s, 1, "elmina", "n2", **(ALL_ROWS | {"gems": 1})))
    do(state, 1, "step gems")
    assert (phase(state), state.to_act()) == ("bonus-house", (1,))
    do(state, 1, "build l1")
    assert state.to_act() == (2,)


def test_m46_what_the_bonus_house_earns_is_paid_too() -> None:
    places = ("elmina", "n2", "g1", "o3")
    state = event("1588", prepare=lambda s: stand(s, 1, *places, **(ALL_ROWS | {"gems": 1})))
    do(state, 1, "step gems")
    told = do(state, 1, "build l1")
    assert rules(told)[:3] == ["bonus-house M36", "districts-bonus M38", "bridge-bonus M39"]
    assert money(state)[1] == 540


def test_m46_florins_are_earned_before_the_house() -> None:
    def prepare(state: State) -> None:
        stand(state, 0, "recife", "goree", "banda", "g3", **(ALL_ROWS | {"silk": 1}))

    state = using("colony-far-east", prepare=prepare)
    told = do(state, 0, "found hirado")
    assert rules(told)[-2:] == ["continents-bonus M37", "house-earned M36"]


def test_m46_what_is_given_back_comes_before_what_is_earned() -> None:
    """M41, M46: a loan is needed although a bonus is about to be earned."""

    def prepare(state: State) -> None:
        stand(state, 1, "g7", "o3", "l1")
        state.players[1].bridges = 1 << BOARD.places.bridges.index("g7--n1")
        purse(state, 1, 0)

    state = event("1664", prepare=prepare)
    told = do(state, 1, "remove g7")
    assert rules(told)[:4] == ["house-lost M26", "forced-loan M41", "bridge-back M40", "bridge-bonus M39"]


def test_m46_after_leaders_back_all_tiles_move_first_then_each_settles_fully() -> None:
    def prepare(state: State) -> None:
        for seat, house in ((0, "g1"), (1, "n1"), (2, "o1")):
            stand(state, seat, house, **ALL_ROWS)
            state.players[seat].house = 1

    state = event("1652/54", prepare=prepare)
    assert all(space == 1 for seat in range(3) for space in rows(state, seat).values())
    for seat, house in ((1, "n1"), (2, "o1"), (0, "g1")):
        assert (phase(state), state.to_act()) == ("house-back", (seat,))
        do(state, seat, f"remove {house}")
    assert phase(state) == "put"
