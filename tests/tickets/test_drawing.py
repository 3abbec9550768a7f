"""Drawing cards, the row and the pile."""

from collections import Counter

import pytest

from damrak.core.errors import IllegalAction
from tests.tickets.tables import DECK, GAME, GREY_2, PLAIN_ROW, act, hand, laid, names, row, told

# The row (T3)


def test_t3_three_jokers_face_up_are_replaced_all_five() -> None:
    state = laid([{}, {}], row=["joker", "joker", "red", "blue", "green"], top=["joker", *PLAIN_ROW])
    assert ("row-redrawn", None, 0) in told(state, "draw red")
    assert row(state) == PLAIN_ROW
    assert GAME.view(state, None).discards == {"joker": 3, "blue": 1, "green": 1}


def test_t3_two_jokers_face_up_stay() -> None:
    state = laid([{}, {}], row=["joker", "green", "red", "blue", "green"], top=["joker"])
    act(state, "draw red")
    assert row(state) == ["joker", "green", "joker", "blue", "green"]


def test_t3_is_applied_before_the_second_card() -> None:
    state = laid([{}, {}], row=["joker", "joker", "red", "blue", "green"], top=["joker", *["orange"] * 5])
    act(state, "draw red")
    assert names(state) == ["draw unseen", "draw orange"]


def test_t3_the_five_are_discarded_first_so_a_reshuffle_may_bring_them_back() -> None:
    state = laid([{}, {}], row=["joker", "joker", "red", "blue", "green"], top=["joker", "pink"], rest="hand")
    act(state, "draw red")
    assert Counter(row(state)) - Counter(["pink"]) <= Counter(["joker"] * 3 + ["blue", "green"])
    assert None not in row(state)
    assert row(state).count("joker") < 3


def test_t3_stays_when_fewer_than_three_other_cards_are_left() -> None:
    state = laid([{}, {}], row=["joker", "joker", "red", "blue", "green"], top=["joker"], rest="hand")
    act(state, "draw red")
    assert row(state) == ["joker", "joker", "joker", "blue", "green"]


def test_t3_is_looked_at_again_when_the_discards_change() -> None:
    state = laid(
        [{"red": 2}, {}], row=["joker", "joker", "joker", "blue", "green"], top=["joker"] * 3, rest="hand"
    )
    assert ("row-redrawn", None, 0) in told(state, f"claim {GREY_2} red")
    assert row(state).count("joker") < 3


def test_t3_two_sets_of_five_do_not_take_turns_for_ever() -> None:
    """Five with three jokers face up, five such in the pile: unshuffled they would alternate."""
    redraws = []
    for words in range(20):
        state = laid(
            [{}, {}],
            row=["joker", "joker", "red", "red", "red"],
            top=["joker", "joker", "joker", "joker", "red", "red"],
            rest="hand",
            chance=[words, 2, 3, 4],
        )
        redraws.append(told(state, "draw red").count(("row-redrawn", None, 0)))
        assert row(state).count("joker") < 3
    assert min(redraws) >= 2
    assert len(set(redraws)) > 1


def test_t3_applies_only_to_five_cards() -> None:
    state = laid([{}, {}], row=["joker", "joker", "joker", "red", None], rest="hand")
    act(state, "draw red")
    assert row(state) == ["joker", "joker", "joker", None, None]


def test_t3_at_set_up() -> None:
    for seed in range(3000):
        state = GAME.start(seats=4, seed=str(seed))
        assert row(state).count("joker") < 3
        if GAME.view(state, None).discards:
            return
    pytest.fail("no seed gave three jokers at set-up")


# Drawing (T7)


def test_t7_two_cards_unseen() -> None:
    state = laid([{}, {}], top=["orange", "joker", "pink"])
    act(state, "draw unseen")
    assert state.turn == 0
    act(state, "draw unseen")
    assert hand(state, 0) == {"orange": 1, "joker": 1}
    assert state.turn == 1


def test_t7_a_face_up_card_is_replaced_at_once_in_its_place() -> None:
    state = laid([{}, {}], top=["orange"])
    act(state, "draw green")
    assert hand(state, 0) == {"green": 1}
    assert row(state) == ["pink", "blue", "orange", "black", "red"]
    assert "draw orange" in names(state)


def test_t7_a_face_up_joker_taken_first_ends_the_turn() -> None:
    state = laid([{}, {}], row=["joker", "blue", "green", "black", "red"])
    act(state, "draw joker")
    assert hand(state, 0) == {"joker": 1}
    assert state.turn == 1


@pytest.mark.parametrize("first", ["draw unseen", "draw blue"])
def test_t7_a_face_up_joker_may_not_be_the_second_card(first: str) -> None:
    state = laid([{}, {}], row=["joker", "blue", "green", "black", "red"])
    act(state, first)
    assert "draw joker" not in names(state)
    with pytest.raises(IllegalAction) as refused:
        act(state, "draw joker")
    assert (refused.value.message, refused.value.rule) == ("tickets-refusal-second-joker", "T7")


def test_t7_a_joker_drawn_unseen_is_an_ordinary_card() -> None:
    state = laid([{}, {}], top=["joker", "joker"])
    act(state, "draw unseen")
    assert state.turn == 0
    act(state, "draw unseen")
    assert hand(state, 0) == {"joker": 2}


def test_t7_the_second_card_must_be_taken() -> None:
    state = laid([{"red": 6, "blue": 5}, {}], row=["pink", "blue", "green", "black", "orange"])
    act(state, "draw unseen")
    assert {name.split()[0] for name in names(state)} == {"draw"}
    assert "draw contracts" not in names(state)
    assert "pass" not in names(state)


# The pile (T8)


def test_t8_an_empty_pile_is_made_new_from_the_discards_even_in_mid_draw() -> None:
    state = laid([{}, {}], top=["orange"], rest="discards")
    discards = GAME.view(state, None).discards
    assert ("pile-reshuffled", None, 0) in told(state, "draw unseen")
    view = GAME.view(state, 0)
    assert (view.pile, view.discards, view.turn) == (sum(discards.values()), {}, 0)
    assert Counter(GAME.dump(state)["pile"]) == Counter(discards)


def test_t8_the_card_that_fills_the_row_may_empty_the_pile() -> None:
    state = laid([{}, {}], top=["orange"], rest="discards")
    act(state, "draw red")
    assert row(state) == ["pink", "blue", "green", "black", "orange"]
    assert GAME.view(state, None).pile == 44 - 6


def test_t8_with_both_empty_the_row_stays_short() -> None:
    state = laid([{}, {}], rest="hand")
    act(state, "draw red")
    assert row(state) == ["pink", "blue", "green", "black", None]
    assert "draw unseen" not in names(state)


def test_t8_the_turn_ends_after_one_card_if_no_second_may_be_taken() -> None:
    state = laid([{}, {}], row=["red", "joker", None, None, None], rest="hand")
    act(state, "draw red")
    assert state.turn == 1


def test_t8_drawing_is_not_offered_when_there_is_nothing_to_draw() -> None:
    state = laid([{}, {}], row=[None] * 5, rest="hand")
    assert names(state) == ["draw contracts"]


def test_t8_the_next_claim_is_shuffled_at_once_and_the_row_filled() -> None:
    state = laid([{"red": 2}, {}], row=["pink", None, None, None, None], rest="hand")
    act(state, f"claim {GREY_2} red")
    assert row(state) == ["pink", "red", "red", None, None]
    assert GAME.view(state, None).discards == {}


def test_t8_a_lone_joker_in_the_row_may_be_taken_first() -> None:
    state = laid([{}, {}], row=["joker", None, None, None, None], rest="hand")
    assert names(state) == ["draw contracts", "draw joker"]
    act(state, "draw joker")
    assert (row(state), state.turn) == ([None] * 5, 1)


# The hand (T15)


def test_t15_no_limit_on_cards_in_hand() -> None:
    most = {colour: number for colour, number in DECK.items() if colour not in ("pink", "blue")}
    state = laid([most, {}], row=["pink", "pink", "blue", "blue", "blue"])
    act(state, "draw unseen")
    act(state, "draw pink")
    assert sum(hand(state, 0).values()) == sum(most.values()) + 2


# What others know of a hand


def test_cards_taken_face_up_are_seen_until_they_are_spent() -> None:
    state = laid([{"red": 1}, {}], top=["pink", "red"])
    act(state, "draw red")
    act(state, "draw unseen")
    act(state, "draw contracts")
    act(state, "keep both")
    assert GAME.view(state, 1).players[0].seen == {"red": 1}
    act(state, f"claim {GREY_2} red")
    assert GAME.view(state, 1).players[0].seen == {}
    assert hand(state, 0) == {"red": 1}
