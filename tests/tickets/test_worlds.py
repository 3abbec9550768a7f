"""Worlds that a viewer cannot tell from the true one."""

import random
from collections import Counter

import pytest

from damrak.tickets.state import State
from tests.tickets.tables import BOARD, GAME, act, laid


def moments(seats: int, seed: int, often: float = 0.25) -> list[State]:
    """States of a game in which contracts are taken often."""
    rng = random.Random(seed)
    state = GAME.start(seats=seats, seed=str(seed))
    found = [state.clone()]
    while not state.is_over:
        seat = rng.choice(state.to_act())
        legal = state.legal(seat)
        eager = GAME.number_of("draw contracts")
        state.play(seat, eager if eager in legal and rng.random() < often else rng.choice(legal))
        found.append(state.clone())
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("often", [0.0, 0.4])
def test_a_world_has_the_very_view_it_was_imagined_from(seats: int, often: float) -> None:
    for seed in range(2):
        for state in moments(seats, seed, often)[::2]:
            for watcher in [None, *range(seats)]:
                view = GAME.view(state, watcher)
                assert GAME.view(GAME.imagine(view, f"{seed}"), watcher) == view


def test_a_world_offers_the_viewer_the_same_actions() -> None:
    for state in moments(3, 5)[::4]:
        for seat in range(3):
            assert GAME.imagine(GAME.view(state, seat), "w").legal(seat) == state.legal(seat)


def test_a_world_is_a_position_that_the_rules_allow() -> None:
    for state in moments(4, 6, 0.4)[::5]:
        GAME.position(GAME.dump(GAME.imagine(GAME.view(state, 2), "w")))


def test_a_world_can_be_played_to_the_end() -> None:
    rng = random.Random(1)
    for state in moments(2, 7)[::10]:
        world = GAME.imagine(GAME.view(state, 0), "w")
        while not world.is_over:
            seat = world.to_act()[0]
            world.play(seat, rng.choice(world.legal(seat)))


def test_other_seeds_give_other_worlds_the_same_seed_the_same() -> None:
    view = GAME.view(moments(3, 8)[12], 0)
    worlds = [GAME.dump(GAME.imagine(view, seed)) for seed in ("a", "b", "a")]
    assert worlds[0] == worlds[2]
    assert worlds[0] != worlds[1]


def test_the_truth_is_nowhere_but_in_the_view() -> None:
    """Worlds imagined from two true states that look alike are alike."""
    for state in moments(3, 9)[::7]:
        view = GAME.view(state, 1)
        other = GAME.imagine(view, "another truth")
        assert GAME.dump(GAME.imagine(GAME.view(other, 1), "w")) == GAME.dump(GAME.imagine(view, "w"))


def test_cards_seen_taken_are_in_the_hand() -> None:
    state = laid([{}, {}], row=["red", "red", "blue", "blue", "pink"])
    act(state, "draw red")
    act(state, "draw red")
    for seed in range(20):
        world = GAME.imagine(GAME.view(state, 1), str(seed))
        assert GAME.view(world, 0).hand == {"red": 2}


def test_a_fresh_pile_is_made_of_the_discards() -> None:
    state = laid([{"red": 4}, {"joker": 8}], top=["orange"], rest="discards")
    act(state, "draw unseen")
    made_of = Counter(GAME.dump(state)["pile"])
    for seed in range(20):
        world = GAME.imagine(GAME.view(state, None), str(seed))
        assert Counter(GAME.dump(world)["pile"]) == made_of


def returning() -> tuple[State, list[str]]:
    """Two players who have each returned a contract; the second one is to move."""
    state = GAME.start(seats=2, seed="1", options={"first": 0})
    pairs = [[contract.id for contract in GAME.view(state, seat).offered] for seat in (0, 1)]
    for seat, (kept, _) in enumerate(pairs):
        state.play(seat, GAME.number_of(f"keep {kept}"))
    act(state, "draw unseen")
    act(state, "draw unseen")
    return state, [returned for _, returned in pairs]


def offered_both() -> tuple[State, list[str]]:
    """The pile has gone round: the second player is offered the two contracts that were returned."""
    state, returned = returning()
    while state.contracts_left > 2:
        act(state, "draw contracts")
        act(state, "keep both")
    act(state, "draw contracts")
    assert state.turn == 1
    return state, returned


def holders(state: State, contract: str, viewer: int) -> set[int | str]:
    """Where a contract is in the worlds of a viewer: a seat's hand or the pile."""
    found: set[int | str] = set()
    for seed in range(30):
        world = GAME.dump(GAME.imagine(GAME.view(state, viewer), str(seed)))
        found |= {n for n, p in enumerate(world["players"]) if contract in p["contracts"] + p["offered"]}
        found |= {"pile"} if contract in world["contract_pile"] else set()
    return found


def test_a_returned_contract_lies_where_its_player_put_it() -> None:
    state, returned = returning()
    worlds = {seat: [GAME.imagine(GAME.view(state, seat), str(n)) for n in range(20)] for seat in (0, 1)}
    piles = {seat: [GAME.dump(world)["contract_pile"][-2:] for world in worlds[seat]] for seat in (0, 1)}
    assert {pair[0] for pair in piles[0]} == {returned[0]}
    assert {pair[1] for pair in piles[1]} == {returned[1]}
    assert len({pair[1] for pair in piles[0]}) > 5
    assert len({pair[0] for pair in piles[1]}) > 5


def test_a_returned_contract_is_offered_to_who_draws_it() -> None:
    state, returned = offered_both()
    assert holders(state, returned[0], viewer=0) == {1}


def test_a_returned_contract_that_another_drew_and_surely_kept_is_theirs() -> None:
    state, returned = offered_both()
    act(state, "keep both")
    assert holders(state, returned[0], viewer=0) == {1}


def test_a_returned_contract_that_another_may_have_kept_is_theirs_or_back_in_the_pile() -> None:
    state, returned = offered_both()
    act(state, f"keep {returned[0]}")
    assert holders(state, returned[0], viewer=0) == {1, "pile"}
    assert holders(state, returned[0], viewer=1) == {1}


def test_what_a_later_draw_shows_settles_the_question() -> None:
    state, returned = offered_both()
    act(state, f"keep {returned[0]}")
    act(state, "draw contracts")
    assert [take.offered for take in GAME.view(state, 0).takes][-1] == (returned[1],)
    assert holders(state, returned[0], viewer=0) == {1}


def test_a_position_without_takes_can_be_imagined_too() -> None:
    state = laid([{}, {}, {}], contracts=[[BOARD.contracts[3]], BOARD.contracts[4:9]])
    for watcher in (None, 0, 1, 2):
        view = GAME.view(state, watcher)
        assert GAME.view(GAME.imagine(view, "w"), watcher) == view
