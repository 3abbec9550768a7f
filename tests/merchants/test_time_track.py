"""The time track: M21 to M30."""

import pytest

from damrak.merchants.state import State
from tests.merchants.tables import (
    BOARD,
    GAME,
    do,
    event,
    gains,
    houses,
    may,
    money,
    phase,
    posts,
    refused,
    rows,
    rules,
    stand,
    table,
)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_m21_from_the_mayors_left_the_mayor_last(seats: int) -> None:
    state = event("1588", seats=seats)
    asked = []
    while phase(state) == "ship":
        asked.append(state.to_act()[0])
        do(state, asked[-1], "decline")
    assert asked == [*range(1, seats), 0]


def test_m21_the_left_is_that_of_the_mayor_in_turn() -> None:
    cards = ["goods", "goods", "goods", "hourglass", "goods"]
    state = table(*cards, seats=4, year="1585")
    for disc in ("mayor", "clock", "bucket"):
        do(state, 0, f"put on {disc}")
    do(state, 0, "decline")
    for seat in range(4):
        do(state, seat, "limit none")
    assert (state.mayor, phase(state), state.to_act()) == (1, "ship", (2,))


def test_m22_the_ship_offers_each_one_step_in_any_row() -> None:
    state = event("1588")
    assert may(state, 1) == ["decline", "step sugar", "step gems", "step spice", "step silk"]
    do(state, 1, "step gems")
    do(state, 2, "step silk")
    do(state, 0, "decline")
    assert [rows(state, seat) for seat in range(3)] == [
        {"sugar": 1, "gems": 0, "spice": 0, "silk": 0},
        {"sugar": 0, "gems": 2, "spice": 0, "silk": 0},
        {"sugar": 0, "gems": 0, "spice": 1, "silk": 1},
    ]
    assert phase(state) == "put"


def test_m23_the_globe_offers_each_any_empty_post_with_its_step() -> None:
    state = event("1602")
    assert len(may(state, 1)) == 1 + 32 - 3
    assert refused(state, 1, "found recife").rule == "M23"
    before = rows(state, 1)
    do(state, 1, "found zeelandia")
    assert posts(state, 1) == {"elmina", "zeelandia"}
    assert rows(state, 1) == before | {"silk": 1}
    do(state, 2, "decline")
    assert (rows(state, 2), state.to_act()) == ({"sugar": 0, "gems": 0, "spice": 1, "silk": 0}, (0,))


def test_m23_without_an_empty_post_or_a_tile_nobody_is_asked() -> None:
    def prepare(state: State) -> None:
        state.players[1].tiles = 0

    assert event("1602", prepare=prepare).to_act() == (2,)


def test_m24_the_coat_of_arms_gives_each_a_house_anywhere_without_a_step() -> None:
    state = event("1613")
    assert len(may(state, 1)) == 36 - 3
    before = rows(state, 1)
    do(state, 1, "build l8")
    assert houses(state, 1) == {"n2", "l8"}
    assert rows(state, 1) == before
    assert state.to_act() == (2,)
    assert refused(state, 2, "build l8").rule == "M24"


def test_m24_no_tile_no_house() -> None:
    def prepare(state: State) -> None:
        state.players[1].tiles = 0

    state = event("1613", prepare=prepare)
    assert (state.to_act(), houses(state, 1)) == ((2,), {"n2"})


def test_m24_no_empty_parcel_no_house() -> None:
    def prepare(state: State) -> None:
        state.open_parcels = 0

    assert phase(event("1613", prepare=prepare)) == "put"


def test_m25_each_may_borrow_120_once_and_owes_200() -> None:
    state = event("1609")
    assert may(state, 1) == ["decline", "borrow"]
    told = do(state, 1, "borrow")
    assert gains(told, 1) == 120
    assert (money(state)[1], state.players[1].loans, state.scores()[1]) == (520, 1, 320)
    assert state.to_act() == (2,)
    do(state, 2, "decline")
    assert (money(state)[2], state.players[2].loans) == (400, 0)


def test_m26_each_removes_a_house_which_returns_to_supply() -> None:
    state = event("1664", prepare=lambda state: stand(state, 1, "g1", "g2"))
    assert may(state, 1) == ["remove g1", "remove g2"]
    assert refused(state, 1, "remove o5").rule == "M26"
    tiles = state.players[1].tiles
    do(state, 1, "remove g2")
    assert (houses(state, 1), state.players[1].tiles) == ({"g1"}, tiles + 1)
    assert "g2" not in GAME.view(state, None).parcels


def test_m26_who_has_no_house_loses_nothing() -> None:
    state = event("1664", prepare=lambda state: stand(state, 1, "tobago"))
    assert state.to_act() == (2,)


def test_m27_each_removes_a_post_and_keeps_the_step_it_gave() -> None:
    state = event("1662")
    assert may(state, 1) == ["abandon elmina"]
    assert refused(state, 1, "abandon recife").rule == "M27"
    tiles = state.players[1].tiles
    do(state, 1, "abandon elmina")
    assert (posts(state, 1), rows(state, 1)["gems"], state.players[1].tiles) == (set(), 1, tiles + 1)
    assert state.open_posts >> BOARD.places.posts.index("elmina") & 1


def test_m27_who_has_no_post_loses_nothing() -> None:
    state = event("1662", prepare=lambda state: stand(state, 1, "g1"))
    assert state.to_act() == (2,)


def test_m28_each_moves_one_tile_back_and_from_the_first_space_into_supply() -> None:
    state = event("1636/37", prepare=lambda state: stand(state, 1, sugar=3, silk=1))
    assert may(state, 1) == ["back sugar", "back silk"]
    assert refused(state, 1, "back gems").rule == "M28"
    other = state.clone()
    do(state, 1, "back sugar")
    do(other, 1, "back silk")
    assert (rows(state, 1)["sugar"], state.players[1].tiles) == (2, 22)
    assert (rows(other, 1)["silk"], other.players[1].tiles) == (0, 23)


def test_m28_who_has_no_tile_loses_nothing() -> None:
    state = event("1636/37", prepare=lambda state: stand(state, 1))
    assert state.to_act() == (2,)


def test_m29_in_every_row_all_foremost_tiles_move_back() -> None:
    def prepare(state: State) -> None:
        stand(state, 0, sugar=5, gems=1, silk=2)
        stand(state, 1, sugar=5, gems=0, silk=3)
        stand(state, 2, sugar=4)

    state = event("1652/54", prepare=prepare)
    assert rows(state, 0) == {"sugar": 4, "gems": 0, "spice": 0, "silk": 2}
    assert rows(state, 1) == {"sugar": 4, "gems": 0, "spice": 0, "silk": 2}
    assert rows(state, 2) == {"sugar": 4, "gems": 0, "spice": 0, "silk": 0}
    assert state.players[0].tiles == 24 - 3 + 1
    assert phase(state) == "put"


@pytest.mark.parametrize(
    ("year", "scored"), [("1609/21", "exchange"), ("1611", "districts"), ("1621", "colonies")]
)
def test_m30_a_scoring_space_scores_just_its_kind_of_area(year: str, scored: str) -> None:
    before = BOARD.years[BOARD.years.index(year) - 1]
    state = table("goods", "hourglass", "goods", year=before)
    told = do(state, 0, "put on mayor")
    assert [event.details["scoring"] for event in told if event.rule == "M30"] == [scored]
    first, alone = {"exchange": "commodity", "districts": "district", "colonies": "continent"}[scored], 3
    assert sum(first in event.details for event in told if event.rule == "M32") == alone
    assert phase(state) == "put"


@pytest.mark.parametrize("year", ["1585", "1596/97", "1600", "1665"])
def test_m30_nothing_does_nothing(year: str) -> None:
    state = event(year)
    assert (phase(state), money(state)) == ("put", [400, 400, 400])


def test_the_story_names_the_year_and_its_event() -> None:
    state = table("goods", "hourglass", "goods", year="1585")
    told = do(state, 0, "put on mayor")
    assert rules(told) == ["put M4", "time M5"]
    assert told[1].details == {"year": "1588", "event": "ship"}
