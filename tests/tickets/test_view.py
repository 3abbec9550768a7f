"""What a seat may know."""

import random

import pytest

from damrak.core.wire import to_json
from damrak.tickets.state import State
from tests.tickets.tables import BOARD, GAME, GREY_2, act, laid


def played(seed: int, seats: int, moves: int) -> State:
    """A game after some random moves."""
    rng = random.Random(seed)
    state: State = GAME.start(seats=seats, seed=str(seed))
    for _ in range(moves):
        if state.is_over:
            break
        seat = rng.choice(state.to_act())
        state.play(seat, rng.choice(state.legal(seat)))
    return state


def test_t21_hands_contracts_and_piles_of_others_are_hidden() -> None:
    """Two tables that differ in all that is hidden from seat 0 look alike to it, byte for byte."""
    first, second = BOARD.contracts[1:3]
    one = laid([{"red": 2}, {"blue": 2}], top=["pink", "green"], contracts=[[BOARD.contracts[0]], [first]])
    two = laid([{"red": 2}, {"green": 2}], top=["joker", "black"], contracts=[[BOARD.contracts[0]], [second]])
    assert GAME.dump(one) != GAME.dump(two)
    views = [msg_without_upper_bound(state, 0) for state in (one, two)]
    assert views[0] == views[1]


def msg_without_upper_bound(state: State, seat: int | None) -> bytes:
    """A view's bytes; a position by hand says of itself what the pile was made of."""
    state.pile_from = BOARD.deck
    state.players[0].drew = 0
    return to_json(GAME.view(state, seat))


def test_t21_what_is_public() -> None:
    state = laid([{"red": 3}, {"blue": 2}], routes=[[GREY_2]])
    act(state, "draw red")
    act(state, "draw unseen")
    view = GAME.view(state, None)
    first, second = view.players
    assert (first.cards, second.cards) == (5, 2)
    assert (first.seen, second.seen) == ({"red": 1}, {})
    assert (first.contracts, second.contracts) == (1, 1)
    assert (first.carts, first.points, first.merchandise) == (14, 2, 0)
    assert (view.pile, view.contract_pile, view.merchandise) == (44 - 5 - 7, 22, 16)
    assert view.owners == {GREY_2: 0}
    assert (view.hand, view.contracts, view.offered) == ({}, (), ())


def test_t21_only_its_owner_sees_whether_a_contract_is_joined() -> None:
    contracts = [["korenmetershuisje--waag"], ["dam--blauwbrug"]]
    routes = [["korenmetershuisje--oude-kerk--green", "oude-kerk--waag--red"]]
    state = laid([{}, {}], routes=routes, contracts=contracts)
    assert [(c.id, c.joined) for c in GAME.view(state, 0).contracts] == [("korenmetershuisje--waag", True)]
    for watcher in (1, None):
        seen = to_json(GAME.view(state, watcher)).decode()
        assert "korenmetershuisje--waag" not in seen.replace('"korenmetershuisje--waag--', "")


def test_t21_a_player_knows_the_contract_they_returned_and_where_it_lies() -> None:
    state = GAME.start(seats=2, seed="1", options={"first": 0})
    kept, returned = (contract.id for contract in GAME.view(state, 0).offered)
    state.play(0, GAME.number_of(f"keep {kept}"))
    state.play(1, GAME.number_of("keep both"))
    assert [(c.id, c.above) for c in GAME.view(state, 0).returned] == [(returned, 20)]
    assert GAME.view(state, 1).returned == GAME.view(state, None).returned == ()
    act(state, "draw contracts")
    act(state, "keep both")
    assert [(c.id, c.above) for c in GAME.view(state, 0).returned] == [(returned, 18)]


def test_t21_a_returned_contract_that_was_drawn_again_is_no_longer_known() -> None:
    state = GAME.start(seats=2, seed="1", options={"first": 0})
    kept, _ = (contract.id for contract in GAME.view(state, 0).offered)
    state.play(0, GAME.number_of(f"keep {kept}"))
    state.play(1, GAME.number_of("keep both"))
    for _ in range(10):
        act(state, "draw contracts")
        act(state, "keep both")
    act(state, "draw contracts")
    assert GAME.view(state, 0).returned == ()


def test_t21_nobody_sees_who_has_chosen_first() -> None:
    state = GAME.start(seats=4, seed="1")
    before = [GAME.view(state, seat) for seat in (None, 1, 2, 3)]
    state.play(0, GAME.number_of("keep both"))
    assert [GAME.view(state, seat) for seat in (None, 1, 2, 3)] == before


def test_t21_what_the_pile_can_be_made_of_is_known_after_a_reshuffle() -> None:
    state = laid([{}, {}], top=["orange"], rest="discards")
    discards = GAME.view(state, None).discards
    act(state, "draw unseen")
    assert GAME.view(state, 1).pile_at_most == discards
    act(state, "draw unseen")
    drawn = next(c for c, n in GAME.view(state, 0).hand.items() if (c, n) != ("orange", 1))
    own, other = GAME.view(state, 0).pile_at_most, GAME.view(state, 1).pile_at_most
    assert other == discards
    assert other[drawn] - own.get(drawn, 0) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_t21_everything_is_shown_at_the_end_but_the_hands(seats: int) -> None:
    state = played(3, seats, 10_000)
    view = GAME.view(state, None)
    held = GAME.dump(state)["players"]
    assert [[c.id for c in line.contracts] for line in view.sheet] == [p["contracts"] for p in held]
    assert view.scores == tuple(state.scores()) == tuple(line.total for line in view.sheet)
    assert view.hand == {}


def test_a_view_is_json_and_frozen() -> None:
    view = GAME.view(played(1, 3, 30), 1)
    assert to_json(view).startswith(b"{")
    with pytest.raises(AttributeError):
        view.seat = 2
