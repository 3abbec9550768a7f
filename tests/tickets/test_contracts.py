"""Contracts: the first choice of all, and taking more."""

import pytest

from damrak.core.errors import IllegalAction
from damrak.tickets.state import State
from tests.tickets.tables import BOARD, GAME, act, laid, names, told


def chosen(state: State, choices: dict[int, str]) -> None:
    for seat, action in choices.items():
        state.play(seat, GAME.number_of(action))


def offered(state: State, seat: int) -> list[str]:
    return [contract.id for contract in GAME.view(state, seat).offered]


def pile(state: State) -> list[str]:
    contracts: list[str] = GAME.dump(state)["contract_pile"]
    return contracts


# The first choice (T4)


def test_t4_all_choose_at_the_same_time() -> None:
    state = GAME.start(seats=3, seed="1")
    assert state.to_act() == (0, 1, 2)
    chosen(state, {1: "keep both"})
    assert state.to_act() == (0, 2)


def test_t4_keep_one_or_both() -> None:
    state = GAME.start(seats=2, seed="1")
    assert names(state, 0) == ["keep both", *(f"keep {name}" for name in offered(state, 0))]
    with pytest.raises(IllegalAction) as refused:
        state.play(0, GAME.number_of(f"keep {offered(state, 1)[0]}"))
    assert (refused.value.message, refused.value.rule) == ("tickets-refusal-not-offered", "T4")


def test_t4_how_many_each_kept_shows_only_when_all_have_chosen() -> None:
    state = GAME.start(seats=3, seed="1")
    before = GAME.view(state, 2), GAME.view(state, None)
    chosen(state, {0: "keep both", 1: f"keep {offered(state, 1)[0]}"})
    assert (GAME.view(state, 2), GAME.view(state, None)) == before
    assert GAME.view(state, 0).chosen == tuple(offered(state, 0))
    assert GAME.view(state, 0).asked == (0, 1, 2)
    chosen(state, {2: "keep both"})
    assert [player.contracts for player in GAME.view(state, None).players] == [2, 1, 2]


def test_t4_a_choice_is_final() -> None:
    state = GAME.start(seats=2, seed="1")
    chosen(state, {0: "keep both"})
    with pytest.raises(IllegalAction) as refused:
        chosen(state, {0: "keep both"})
    assert (refused.value.message, refused.value.rule) == ("tickets-refusal-has-chosen", "T4")


def test_t4_what_is_returned_goes_under_the_pile_in_seat_order_from_the_start_player() -> None:
    state = GAME.start(seats=3, seed="1", options={"first": 1})
    before = pile(state)
    returned = {seat: offered(state, seat)[1] for seat in range(3)}
    chosen(state, {seat: f"keep {offered(state, seat)[0]}" for seat in (0, 2, 1)})
    assert pile(state) == [*before, returned[1], returned[2], returned[0]]
    assert state.turn == 1


def test_t4_only_the_last_choice_lets_anybody_learn_something() -> None:
    state = GAME.start(seats=2, seed="1")
    learnt = state.learnt
    chosen(state, {0: "keep both"})
    assert state.learnt == learnt
    chosen(state, {1: "keep both"})
    assert state.learnt == learnt + 1


def test_t4_the_story_tells_the_choices_together() -> None:
    state = GAME.start(seats=2, seed="1", options={"first": 1})
    state.story = []
    chosen(state, {0: "keep both"})
    assert state.story == []
    chosen(state, {1: f"keep {offered(state, 1)[0]}"})
    first, second = GAME.tell(state.story)
    assert (first.seat, first.details, second.seat, second.details) == (1, {"kept": 1}, 0, {"kept": 2})
    assert first.secrets["returned"] in BOARD.contracts
    assert first.seen_by(0).secrets == {}


# Taking more (T14)


def taking(left: int) -> State:
    """A table with so many contracts left; the others are held by the second player."""
    names = BOARD.contracts
    return laid([{}, {}], contracts=[[names[0]], names[1 : 24 - left]])


def test_t14_the_top_two_are_drawn_together() -> None:
    state = taking(5)
    top = pile(state)
    act(state, "draw contracts")
    assert (state.turn, GAME.view(state, 0).phase) == (0, "contracts")
    assert sorted(offered(state, 0)) == sorted(top[:2])
    assert pile(state) == top[2:]
    assert offered(state, 1) == []


def test_t14_keep_one_and_return_the_other_under_the_pile() -> None:
    state = taking(5)
    first, second, *rest = pile(state)
    act(state, "draw contracts")
    act(state, f"keep {second}")
    assert pile(state) == [*rest, first]
    assert [contract.id for contract in GAME.view(state, 0).contracts] == sorted(
        [BOARD.contracts[0], second], key=BOARD.contracts.index
    )
    assert state.turn == 1


def test_t14_at_least_one_is_kept() -> None:
    state = taking(5)
    act(state, "draw contracts")
    assert names(state) == ["keep both", *(f"keep {name}" for name in offered(state, 0))]
    with pytest.raises(IllegalAction) as refused:
        act(state, "draw unseen")
    assert (refused.value.message, refused.value.rule) == ("tickets-refusal-choose-contracts", "T14")


def test_t14_with_exactly_two_left_both_may_be_kept() -> None:
    state = taking(2)
    act(state, "draw contracts")
    act(state, "keep both")
    assert pile(state) == []
    assert len(GAME.view(state, 0).contracts) == 3


def test_t14_the_last_one_is_kept_at_once() -> None:
    state = taking(1)
    assert ("took-last", 0, 0) in told(state, "draw contracts")
    assert (state.turn, len(GAME.view(state, 0).contracts), pile(state)) == (1, 2, [])


def test_t14_with_none_left_it_is_not_offered() -> None:
    state = taking(0)
    assert "draw contracts" not in names(state)
    with pytest.raises(IllegalAction) as refused:
        act(state, "draw contracts")
    assert (refused.value.message, refused.value.rule) == ("tickets-refusal-no-contracts", "T14")


def test_t14_a_returned_contract_comes_up_again_after_all_others() -> None:
    state = taking(4)
    first, second, third, fourth = pile(state)
    act(state, "draw contracts")
    act(state, f"keep {first}")
    act(state, "draw contracts")
    assert sorted(offered(state, 1)) == sorted([third, fourth])
    act(state, "keep both")
    act(state, "draw contracts")
    assert second in [contract.id for contract in GAME.view(state, 0).contracts]


def test_t15_no_limit_on_contracts() -> None:
    state = GAME.start(seats=2, seed="1", options={"first": 0})
    chosen(state, {0: "keep both", 1: "keep both"})
    while state.contracts_left:
        act(state, "draw contracts")
        act(state, "keep both")
    assert [player.contracts for player in GAME.view(state, None).players] == [12, 12]


def test_nothing_to_choose_from_is_refused() -> None:
    state = taking(5)
    with pytest.raises(IllegalAction) as refused:
        act(state, "keep both")
    assert (refused.value.message, refused.value.rule) == ("tickets-refusal-nothing-to-choose", "T14")
