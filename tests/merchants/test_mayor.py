"""The mayor's turn: M4 to M8."""

from tests.merchants.tables import ANYTHING, GAME, do, may, phase, refused, rules, table


def test_m4_three_cards_are_put_on_three_discs_one_by_one() -> None:
    state = table("goods", "colony-africa", "amsterdam-lastage")
    assert (GAME.view(state, 2).hand, may(state, 0)) == (
        "goods",
        ["put on mayor", "put on clock", "put on bucket"],
    )
    do(state, 0, "put on clock")
    assert (GAME.view(state, 2).hand, may(state, 0)) == ("colony-africa", ["put on mayor", "put on bucket"])
    assert refused(state, 0, "put on clock").rule == "M4"
    do(state, 0, "put on mayor")
    assert (GAME.view(state, 2).hand, may(state, 0)) == ("amsterdam-lastage", ["put on bucket"])
    assert GAME.view(state, 2).discs == {"mayor": "colony-africa", "clock": "goods", "bucket": None}


def test_m4_only_the_mayor_puts_cards_and_must() -> None:
    state = table("goods")
    assert state.to_act() == (0,)
    assert refused(state, 1, "put on mayor").rule == "M4"
    assert refused(state, 0, "decline").rule == "M4"


def test_m5_an_hourglass_moves_the_marker_is_discarded_and_replaced() -> None:
    state = table("goods", "hourglass", "colony-silk", "goods", "goods")
    told = do(state, 0, "put on bucket")
    view = GAME.view(state, None)
    assert rules(told) == ["put M4", "time M5", "drawn M4"]
    assert (view.time.year, view.hand, view.discards) == ("1585", "colony-silk", {"hourglass": 1})
    assert len(may(state, 0)) == 2


def test_m5_what_the_space_says_is_done_before_the_next_card() -> None:
    state = table("hourglass", "goods", year="1585")
    assert (GAME.view(state, None).time.year, phase(state)) == ("1588", "ship")
    assert GAME.view(state, None).hand is None
    for seat in (1, 2, 0):
        do(state, seat, "decline")
    assert (phase(state), GAME.view(state, None).hand) == ("put", "goods")


def test_m6_with_three_players_the_marked_goods_cards_are_replaced() -> None:
    state = table("goods-4", "goods-4", "colony-gems", seats=3)
    assert GAME.view(state, None).hand == "colony-gems"
    assert GAME.view(state, None).discards == {"goods-4": 2}


def test_m6_with_four_players_they_are_ordinary_goods_cards() -> None:
    state = table("goods-4", "goods", "goods", seats=4)
    assert GAME.view(state, None).hand == "goods-4"
    for disc in ("mayor", "clock", "bucket"):
        do(state, 0, f"put on {disc}")
    assert phase(state) == "goods"


def test_m7_the_bucket_goes_unused_the_mayor_uses_then_the_clock_sells() -> None:
    state = table("colony-sugar", "colony-gems", "amsterdam-lastage", "goods")
    do(state, 0, "put on bucket")
    do(state, 0, "put on clock")
    told = do(state, 0, "put on mayor")
    assert rules(told) == ["put M4", "thrown-away M7", "uses M7"]
    assert GAME.view(state, None).discards == {"colony-sugar": 1}
    assert (phase(state), state.to_act()) == ("amsterdam", (0,))
    told = do(state, 0, "decline")
    assert rules(told) == ["declined M13", "auction M15"]
    assert GAME.view(state, None).auction.card == "colony-gems"
    for seat, limit in ((0, "none"), (1, "100"), (2, "none")):
        do(state, seat, f"limit {limit}")
    assert (phase(state), state.to_act()) == ("colony", (1,))
    do(state, 1, "decline")
    assert GAME.view(state, None).discards == {"colony-sugar": 1, "colony-gems": 1, "amsterdam-lastage": 1}
    assert GAME.view(state, None).discs == {"mayor": None, "clock": None, "bucket": None}


def test_m7_the_mayor_uses_the_card_for_free() -> None:
    state = table("goods", "goods", "goods")
    for disc in ("mayor", "clock", "bucket"):
        do(state, 0, f"put on {disc}")
    do(state, 0, "goods sugar 2 silk 1")
    assert state.players[0].money == 400


def test_m8_the_discs_pass_to_the_left() -> None:
    state = table(*[ANYTHING] * 4, seats=4)
    for mayor in (0, 1, 2, 3, 0):
        assert (state.mayor, state.to_act()) == (mayor, (mayor,))
        for disc in ("mayor", "clock", "bucket"):
            do(state, mayor, f"put on {disc}")
        do(state, mayor, "decline")
        for seat in range(4):
            do(state, seat, "limit none")
    assert (state.turn, state.mayor) == (6, 1)
