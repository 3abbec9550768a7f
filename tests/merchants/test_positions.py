"""Positions written down and loaded."""

from typing import Any

import pytest

from damrak.core.errors import BadData
from damrak.core.wire import from_json, to_json
from tests.merchants.tables import GAME, auction, do, play_on, using


@pytest.mark.parametrize("options", [{}, {"auction": "live"}, {"hidden_money": True}], ids=str)
def test_every_position_of_a_game_can_be_written_down_and_taken_up(options: dict[str, Any]) -> None:
    state = GAME.start(seats=4, seed="positions", options=options)
    for seat, action, _ in play_on(state.clone(), "positions"):
        written = from_json(to_json(GAME.dump(state)))
        again = GAME.position(written)
        assert GAME.dump(again) == GAME.dump(state)
        assert GAME.view(again, 1) == GAME.view(state, 1)
        assert again.legal(seat) == state.legal(seat)
        do(again, seat, action)
        do(state, seat, action)
        assert GAME.dump(again) == GAME.dump(state)
    assert state.is_over


@pytest.fixture
def written() -> dict[str, Any]:
    position: dict[str, Any] = from_json(
        to_json(GAME.dump(GAME.start(seats=3, seed="written", options={"first": 0})))
    )
    return position


def refused(written: dict[str, Any]) -> BadData:
    with pytest.raises(BadData) as caught:
        GAME.position(written)
    assert not str(caught.value).startswith("merchants-")
    return caught.value


def test_a_card_too_many_is_refused(written: dict[str, Any]) -> None:
    written["pile"] = [*written["pile"], "goods"]
    why = refused(written)
    assert (why.message, why.arguments["card"]) == ("merchants-position-cards", "goods")


def test_an_unknown_card_post_or_phase_is_refused(written: dict[str, Any]) -> None:
    for key, value in (("hand", "joker"), ("phase", "lunch"), ("time", "1999"), ("posts", {"atlantis": 1})):
        assert refused(written | {key: value}).message == "merchants-position-unknown"


def test_a_seat_that_is_not_there_is_refused(written: dict[str, Any]) -> None:
    assert refused(written | {"posts": {"bahia": 3}}).message == "merchants-position-seat"
    assert refused(written | {"players": written["players"][:2]}).message == "merchants-position-seats"
    assert refused(written | {"acting": 7}).message == "merchants-position-asked"


def test_a_missing_or_mistyped_key_is_refused(written: dict[str, Any]) -> None:
    assert refused(written | {"mayor": "me"}).message == "core-bad-position"
    assert (
        refused({key: value for key, value in written.items() if key != "pile"}).message
        == "core-bad-position"
    )


def test_too_many_tiles_are_refused(written: dict[str, Any]) -> None:
    parcels = {p.id: 0 for p in GAME.board.facts.parcel}
    assert refused(written | {"parcels": parcels}).message == "merchants-position-tiles"


def test_a_space_beyond_the_row_is_refused(written: dict[str, Any]) -> None:
    exchange = written["exchange"] | {"silk": [9, 0, 0]}
    assert refused(written | {"exchange": exchange}).message == "merchants-position-space"


def test_money_that_does_not_add_up_is_refused(written: dict[str, Any]) -> None:
    written["players"][1]["money"] = 410
    assert refused(written).message == "merchants-position-ledger"
    written["players"][1] |= {"money": -10, "ledger": None}
    assert refused(written).message == "merchants-position-money"


def test_the_wrong_mayor_turn_or_time_is_refused(written: dict[str, Any]) -> None:
    assert refused(written | {"mayor": 1}).message == "merchants-position-mayor"
    assert refused(written | {"turn": 19}).message == "merchants-position-turn"
    assert refused(written | {"turn": 4}).message == "merchants-position-turn-cards"
    assert refused(written | {"time": "1666"}).message == "merchants-position-time"


def test_asking_without_a_choice_is_refused(written: dict[str, Any]) -> None:
    assert refused(written | {"phase": "going-on"}).message == "merchants-position-asked"
    assert refused(written | {"phase": "lose-house", "parcels": {}}).message == "merchants-position-asked"
    assert refused(written | {"acting": 1}).message == "merchants-position-not-mayor"


def test_what_is_asked_fits_what_goes_on(written: dict[str, Any]) -> None:
    for other in ({"phase": "ship"}, {"phase": "credit", "during": "event"}, {"during": "clock-card"}):
        assert refused(written | other).message == "merchants-position-during"
    bonus = {"phase": "bonus-house", "during": "event"}
    assert GAME.view(GAME.position(written | bonus), 0).during == "event"
    assert refused(written | bonus | {"during": "draw"}).message == "merchants-position-during"


def test_a_number_too_large_for_the_rules_is_refused(written: dict[str, Any]) -> None:
    assert refused(written | {"turn": 2**70}).message == "core-bad-position"


def test_only_an_early_presser_doubles_the_clock() -> None:
    """M17: and who pressed early takes part."""
    written = from_json(to_json(GAME.dump(auction(400, 400, 400))))
    run = written["auction"]
    GAME.position(written | {"auction": run | {"doubled": True, "early": 1}})
    for wrong in ({"doubled": True}, {"early": 1}, {"doubled": True, "early": 1, "excluded": [1]}):
        assert refused(written | {"auction": run | wrong}).message == "merchants-position-early"
    for away in ({"doubled": True, "early": 9}, {"excluded": [-1]}):
        assert refused(written | {"auction": run | away}).message == "merchants-position-seat"


def test_a_card_that_is_not_there_or_of_another_kind_is_refused(written: dict[str, Any]) -> None:
    card = {"phase": "goods", "during": "mayor-card"}
    for missing in (card, {"phase": "auction", "during": "auction"}, {"hand": None}):
        pile = [written["hand"], *written["pile"]] if "hand" in missing else written["pile"]
        assert refused(written | missing | {"pile": pile}).message == "merchants-position-no-card"
    state = using("colony-africa")
    wrong = from_json(to_json(GAME.dump(state))) | {"phase": "goods"}
    assert refused(wrong).message == "merchants-position-no-card"


def test_limits_must_be_one_for_each_seat(written: dict[str, Any]) -> None:
    run = {"phase": "auction", "during": "auction", "auction": {"limits": [None, None]}}
    assert refused(written | run).message == "merchants-position-unknown"
