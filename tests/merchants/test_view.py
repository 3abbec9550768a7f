"""What is hidden (M45), and worlds that give exactly a view."""

from typing import Any

import msgspec
import pytest

from damrak.core.chance import chance_of
from damrak.core.wire import to_json
from damrak.merchants.state import State
from damrak.merchants.turn import another_world
from damrak.merchants.view_parts import View
from tests.merchants.tables import GAME, auction, do, event, may, play_on, table


def seen(state: State, seat: int | None) -> bytes:
    return to_json(GAME.view(state, seat))


def test_m45_sealed_limits_are_known_to_their_owner_alone() -> None:
    named, other = auction(400, 400, 400), auction(400, 400, 400)
    do(named, 1, "limit 150")
    do(other, 1, "limit none")
    for seat in (0, 2, None):
        assert seen(named, seat) == seen(other, seat)
    assert GAME.view(named, 1).auction.limit == 150
    assert GAME.view(other, 1).auction.limit == "none"


@pytest.mark.parametrize("form", ["sealed", "live"])
def test_m45_nobody_sees_who_has_named_a_limit(form: str) -> None:
    named, silent = auction(400, 400, 400, auction=form), auction(400, 400, 400, auction=form)
    do(named, 1, "limit 150")
    for seat in (0, 2, None):
        assert seen(named, seat) == seen(silent, seat)
        assert GAME.view(named, seat).asked == (0, 1, 2)
    assert GAME.view(named, 1).asked == ((0, 2) if form == "sealed" else (0, 1, 2))


def test_m45_only_winner_and_price_are_ever_shown() -> None:
    worlds = []
    for limits in ((100, 90, 50), (100, 70, None)):
        state = auction(400, 400, 400)
        for seat, limit in enumerate(limits):
            told = do(state, seat, f"limit {'none' if limit is None else limit}")
        worlds.append((state, told))
    assert seen(worlds[0][0], 2) == seen(worlds[1][0], 2)
    assert worlds[0][1] == worlds[1][1]


def test_m45_the_order_of_the_pile_is_nobodys() -> None:
    one, other = table("goods", "colony-silk", "goods"), table("goods", "goods", "colony-silk")
    for seat in (0, 1, None):
        assert seen(one, seat) == seen(other, seat)


def test_m45_money_is_open_unless_the_table_hides_it() -> None:
    for hidden, shown in ((False, [400, 520, 400]), (True, [None, 520, None])):
        state = event("1609", hidden_money=hidden)
        do(state, 1, "borrow")
        view = GAME.view(state, 1)
        assert [player.money for player in view.players] == shown
        assert [score is None for score in view.scores] == [money is None for money in shown]
        assert (view.bank is None) == hidden
        assert [player.ledger is None for player in view.players] == [money is None for money in shown]
    assert all(player.money is None for player in GAME.view(state, None).players)


def test_m45_hidden_purses_are_opened_at_the_end() -> None:
    state = GAME.start(seats=3, seed="open", options={"hidden_money": True})
    play_on(state)
    view = GAME.view(state, None)
    assert [player.money for player in view.players] == list(view.scores) == state.scores()
    assert view.bank == state.bank


def test_a_view_says_what_is_offered() -> None:
    state = event("1602")
    offer = GAME.view(state, 0).offer
    assert (offer.seat, offer.event, offer.card, len(offer.posts)) == (1, "globe", None, 29)
    assert GAME.view(state, 0).during == "event"


@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize(
    "options", [{}, {"auction": "live"}, {"hidden_money": True}, {"step_without_house": True}], ids=str
)
def test_an_imagined_world_has_that_very_view_and_the_same_choices(
    seats: int, options: dict[str, Any]
) -> None:
    """M45: a world knows no more than the view it was made from."""
    state = GAME.start(seats=seats, seed="worlds", options=options)
    chance, n = chance_of("worlds"), 0
    while not state.is_over:
        for seat in (*range(seats), None) if n % 5 == 0 else (n % seats,):
            view = GAME.view(state, seat)
            world = GAME.imagine(view, str(n))
            assert GAME.view(world, seat) == view
            if seat is not None:
                assert world.legal(seat) == state.legal(seat)
        asked = state.to_act()
        seat = asked[chance.below(len(asked))]
        actions = state.legal(seat)
        state.play(seat, actions[chance.below(len(actions))])
        n += 1
    assert GAME.view(GAME.imagine(GAME.view(state, 0), "x"), 0) == GAME.view(state, 0)


def test_an_imagined_world_can_be_played_to_the_end() -> None:
    for n in range(6):
        state = GAME.start(seats=3, seed=str(n), options={"auction": "live"})
        play_on(state, str(n), until=("auction", "globe", "bonus-house", "lose-house", "credit", "step")[n])
        if not state.is_over:
            world = GAME.imagine(GAME.view(state, 1), "w")
            play_on(world)
            assert world.is_over


def test_a_hidden_purse_is_imagined_with_enough_for_the_doubled_clock() -> None:
    view = GAME.view(auction(400, 400, 400, hidden_money=True), 0)
    for n in range(20):
        mine, *hidden = [player.money for player in GAME.imagine(view, str(n)).players]
        assert mine == 400
        assert min(hidden) >= 2 * GAME.board.facts.clock.double_floor


def test_imagined_piles_hold_the_rest_of_the_cards_in_another_order() -> None:
    state = GAME.start(seats=4, seed="pile")
    worlds = [GAME.imagine(GAME.view(state, 0), seed) for seed in ("a", "b")]
    piles = [list(world.pile) for world in worlds]
    assert sorted(piles[0]) == sorted(piles[1]) == sorted(list(state.pile)[: state.left])
    assert piles[0] != piles[1]


def test_another_world_shuffles_the_rest_of_the_pile_and_nothing_else() -> None:
    state = GAME.start(seats=4, seed="pile")
    other = state.clone()
    another_world(other, chance_of("again"))
    assert list(other.pile) != list(state.pile)
    assert sorted(list(other.pile)[: other.left]) == sorted(list(state.pile)[: state.left])
    assert all(seen(other, seat) == seen(state, seat) for seat in (0, 1, 2, 3, None))


def test_a_view_survives_json() -> None:
    state = auction(400, 400, 400)
    do(state, 1, "limit none")
    for seat in (0, 1, None):
        view = GAME.view(state, seat)
        assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view


def test_a_seat_without_a_choice_has_none_listed() -> None:
    state = table("goods")
    assert may(state, 1) == []
