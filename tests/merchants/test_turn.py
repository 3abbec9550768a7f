"""What must hold at every step of every game: cards, tiles and money are conserved, nobody is stuck."""

from typing import Any

import pytest

from damrak.core.bits import count
from damrak.core.chance import chance_of
from damrak.merchants import turn
from damrak.merchants.state import State
from tests.merchants.tables import BOARD, CARDS, GAME

OPTIONS: list[dict[str, Any]] = [
    {},
    {"auction": "live"},
    {"step_without_house": True},
    {"hidden_money": True, "auction": "live"},
]


def check_cards(state: State) -> None:
    """All 84, each kind as often as the board says."""
    held = [card for card in [*state.discs, state.hand] if card >= 0] + list(state.pile)[: state.left]
    for card, n in enumerate(CARDS.count):
        assert held.count(card) + state.discards[card] == n


def check_tiles(state: State) -> None:
    """24 a seat, and no two on one place."""
    open_posts, open_parcels = BOARD.places.all_posts, BOARD.places.all_parcels
    for player in state.players:
        on_exchange = sum(1 for space in player.rows if space)
        assert player.tiles + count(player.posts) + count(player.parcels) + on_exchange == 24
        assert player.tiles >= 0
        assert open_posts & player.posts == player.posts
        assert open_parcels & player.parcels == player.parcels
        open_posts &= ~player.posts
        open_parcels &= ~player.parcels
    assert (state.open_posts, state.open_parcels) == (open_posts, open_parcels)


def check_money(state: State) -> None:
    """What the players have, the bank has paid; nobody is below zero before the end."""
    assert state.bank + sum(player.money for player in state.players) == 0
    for player in state.players:
        assert sum(player.ledger) == player.money
        assert player.money >= 0 or state.is_over


def check_bonuses(state: State) -> None:
    """M46: outside their own settling, players hold just the bonuses that they deserve."""
    for seat, player in enumerate(state.players):
        if seat == state.settling or seat in state.to_act() or state.doing == 4:
            continue
        assert player.continents_bonus == all(player.posts & area for area in BOARD.places.on_continent)
        assert player.districts_bonus == all(player.parcels & area for area in BOARD.places.in_district)
        spanned = [player.parcels & ends == ends for ends in BOARD.places.bridge_ends]
        assert [bool(player.bridges >> n & 1) for n in range(len(spanned))] == spanned
        assert (player.house > 0) == all(space >= 2 for space in player.rows)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_conservation_at_every_step(seats: int, options: dict[str, Any]) -> None:
    for n in range(4):
        state = GAME.start(seats=seats, seed=f"{seats} {n}", options=options)
        chance = chance_of(f"{n}")
        while not state.is_over:
            for check in (check_cards, check_tiles, check_money, check_bonuses):
                check(state)
            asked = state.to_act()
            assert asked
            seat = asked[chance.below(len(asked))]
            actions = state.legal(seat)
            assert actions == sorted(set(actions)) != []
            state.play(seat, actions[chance.below(len(actions))])
        for check in (check_cards, check_tiles, check_money):
            check(state)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("form", ["sealed", "live"])
def test_a_playout_plays_the_same_game_as_play(seats: int, form: str) -> None:
    state = GAME.start(seats=seats, seed="playout", options={"auction": form})
    fast, chance = state.clone(), chance_of("playout")
    while not state.is_over:
        seat = turn.next_to_act(state)
        actions = state.legal(seat)
        state.play(seat, actions[chance.below(len(actions))])
    turn.playout(fast, chance_of("playout"))
    assert GAME.dump(fast) == GAME.dump(state)


def test_a_clone_goes_its_own_way() -> None:
    state = GAME.start(seats=4, seed="clone")
    before = GAME.dump(state)
    copy = state.clone()
    turn.playout(copy, chance_of("away"))
    assert GAME.dump(state) == before
    assert copy.is_over


def test_assign_makes_an_equal_of_any_state() -> None:
    state = GAME.start(seats=4, seed="assign")
    scratch = state.clone()
    turn.playout(scratch, chance_of("away"))
    over = GAME.dump(scratch)
    other = state.clone()
    scratch.assign(state)
    assert GAME.dump(scratch) == GAME.dump(state)
    turn.playout(scratch, chance_of("away"))
    assert GAME.dump(scratch) == over
    assert GAME.dump(state) == GAME.dump(other)
