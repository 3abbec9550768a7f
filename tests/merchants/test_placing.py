"""Cards and tiles: M9 to M14."""

import pytest

from damrak.merchants.state import State
from tests.merchants.tables import (
    BOARD,
    GAME,
    Prepare,
    do,
    event,
    houses,
    may,
    phase,
    posts,
    refused,
    rows,
    rules,
    stand,
    using,
)


def test_worked_example_m9_goods() -> None:
    """M9, M10: violet stands on the first space of sugar and spice, takes one silk and two spice."""
    state = using("goods", prepare=lambda state: stand(state, 0, sugar=1, spice=1))
    do(state, 0, "goods spice 2 silk 1")
    assert rows(state, 0) == {"sugar": 1, "gems": 0, "spice": 3, "silk": 1}
    assert state.players[0].tiles == 24 - 3


def test_m9_all_sixteen_splits_are_open_and_never_three_in_one_row() -> None:
    state = using("goods")
    splits = [action for action in may(state, 0) if action != "decline"]
    assert len(splits) == 16
    assert not any("3" in split for split in splits)


def test_m9_a_step_may_be_put_where_it_is_lost() -> None:
    state = using("goods", prepare=lambda state: stand(state, 0, sugar=8, gems=1))
    told = do(state, 0, "goods sugar 2 gems 1")
    assert [event.what for event in told if event.rule == "M10"] == ["step-lost", "step-lost", "stepped"]
    assert rows(state, 0)["gems"] == 2


def test_m10_the_first_step_puts_a_tile_and_the_last_space_ends_the_row() -> None:
    state = using("goods", prepare=lambda state: stand(state, 0, sugar=7))
    do(state, 0, "goods sugar 2 gems 1")
    assert rows(state, 0) == {"sugar": 8, "gems": 1, "spice": 0, "silk": 0}
    assert BOARD.exchange_spaces == 8


def test_m11_a_continent_card_allows_every_empty_post_there() -> None:
    state = using("colony-americas")
    americas = {p.id for p in BOARD.facts.post if p.continent == "americas"} - {"recife"}
    assert set(may(state, 0)) == {"decline", *(f"found {post}" for post in americas)}
    assert refused(state, 0, "found recife").message == "merchants-refusal-post-taken"
    assert refused(state, 0, "found goree").rule == "M11"


def test_m11_a_commodity_card_allows_its_posts_on_any_continent() -> None:
    state = using("colony-silk")
    silk = {p.id for p in BOARD.facts.post if p.commodity == "silk"}
    assert set(may(state, 0)) == {"decline", *(f"found {post}" for post in silk)}
    assert {p.continent for p in BOARD.facts.post if p.id in silk} == set(BOARD.continents)


def test_m11_the_step_of_a_founded_colony_is_taken_at_once() -> None:
    state = using("colony-americas")
    do(state, 0, "found bahia")
    assert "bahia" in posts(state, 0)
    assert rows(state, 0) == {"sugar": 1, "gems": 1, "spice": 0, "silk": 0}
    assert phase(state) == "auction"


def test_m11_no_empty_post_no_step() -> None:
    def fill(state: State) -> None:
        stand(state, 1, *(p.id for p in BOARD.facts.post if p.continent == "americas" and p.id != "recife"))

    state = using("colony-americas", prepare=fill)
    assert phase(state) == "auction"
    assert rows(state, 0) == {"sugar": 1, "gems": 0, "spice": 0, "silk": 0}


def test_m12_a_house_on_an_empty_parcel_of_a_district_shown() -> None:
    state = using("amsterdam-grachten-oude-zijde-gems")
    shown = {p.id for p in BOARD.facts.parcel if p.district in ("grachten", "oude-zijde")} - {"g3", "o5"}
    assert set(may(state, 0)) == {"decline", *(f"build {parcel}" for parcel in shown)}
    assert refused(state, 0, "build n1").message == "merchants-refusal-parcel-not-shown"
    taken = refused(state, 0, "build o5")
    assert (taken.rule, taken.arguments["seat"]) == ("M12", 3)


def test_m12_then_a_step_in_a_commodity_shown_which_may_be_declined() -> None:
    state = using("amsterdam-grachten-oude-zijde-gems")
    do(state, 0, "build g1")
    assert may(state, 0) == ["decline", "step gems"]
    assert refused(state, 0, "step silk").rule == "M12"
    declining = state.clone()
    do(state, 0, "step gems")
    do(declining, 0, "decline")
    assert (rows(state, 0)["gems"], rows(declining, 0)["gems"]) == (1, 0)
    assert houses(state, 0) == houses(declining, 0) == {"g1", "g3"}
    assert phase(state) == phase(declining) == "auction"


def test_m12_a_free_commodity_is_any_of_the_four() -> None:
    state = using("amsterdam-lastage")
    do(state, 0, "build l1")
    assert may(state, 0) == ["decline", "step sugar", "step gems", "step spice", "step silk"]


def test_m12_without_a_house_no_step() -> None:
    state = using("amsterdam-lastage")
    do(state, 0, "decline")
    assert phase(state) == "auction"


def _full_lastage(state: State) -> None:
    stand(state, 1, *(f"l{n}" for n in range(1, 9)))


def _no_tiles(state: State) -> None:
    state.players[0].tiles = 0


@pytest.mark.parametrize("prepare", [_full_lastage, _no_tiles])
def test_m12_where_no_house_can_stand_there_is_no_step_unless_the_table_says_so(prepare: Prepare) -> None:
    assert phase(using("amsterdam-lastage", prepare=prepare)) == "auction"
    state = using("amsterdam-lastage", prepare=prepare, step_without_house=True)
    assert (phase(state), state.to_act()) == ("step", (0,))


def test_m12_the_option_gives_no_step_to_who_declines_a_house() -> None:
    state = using("amsterdam-lastage", step_without_house=True)
    told = do(state, 0, "decline")
    assert rules(told)[0] == "declined M13"
    assert (rows(state, 0)["silk"], phase(state)) == (0, "auction")


def test_m12_in_version_1_the_option_gave_the_step_also_to_who_declined_a_house() -> None:
    state = using("amsterdam-lastage", step_without_house=True, rules_version=1)
    do(state, 0, "decline")
    assert may(state, 0) == ["decline", "step sugar", "step gems", "step spice", "step silk"]
    do(state, 0, "step silk")
    assert (rows(state, 0)["silk"], phase(state)) == (1, "auction")


@pytest.mark.parametrize("card", ["goods", "colony-africa", "amsterdam-lastage"])
def test_m13_a_card_may_be_declined_as_a_whole(card: str) -> None:
    state = using(card)
    before = GAME.dump(state)["exchange"], GAME.dump(state)["posts"], GAME.dump(state)["parcels"]
    told = do(state, 0, "decline")
    assert rules(told)[0] == "declined M13"
    assert (GAME.dump(state)["exchange"], GAME.dump(state)["posts"], GAME.dump(state)["parcels"]) == before
    assert phase(state) == "auction"


@pytest.mark.parametrize(
    ("year", "open_to"), [("1588", True), ("1602", True), ("1609", True), ("1613", False)]
)
def test_m13_offers_may_be_declined_and_duties_may_not(year: str, open_to: bool) -> None:
    """M13, M22, M23, M25 against M24."""
    state = event(year)
    assert ("decline" in may(state, 1)) == open_to
    if not open_to:
        assert refused(state, 1, "decline").rule == "M24"


def test_m14_without_a_tile_no_colony_and_no_step() -> None:
    def run_out(state: State) -> None:
        state.players[0].tiles = 0

    state = using("colony-africa", prepare=run_out)
    assert phase(state) == "auction"
    assert posts(state, 0) == {"recife"}


def test_m14_a_step_that_needs_a_new_tile_is_lost_but_others_are_taken() -> None:
    def run_out(state: State) -> None:
        state.players[0].tiles = 0

    state = using("goods", prepare=run_out)
    told = do(state, 0, "goods sugar 2 silk 1")
    assert rows(state, 0) == {"sugar": 3, "gems": 0, "spice": 0, "silk": 0}
    assert "no-tile M14" in rules(told)


def test_m14_the_last_tile_founds_the_colony_and_the_step_in_a_new_row_is_lost() -> None:
    def one_left(state: State) -> None:
        state.players[0].tiles = 1

    state = using("colony-africa", prepare=one_left)
    do(state, 0, "found luanda")
    assert "luanda" in posts(state, 0)
    assert rows(state, 0) == {"sugar": 1, "gems": 0, "spice": 0, "silk": 0}
