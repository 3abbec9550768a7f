"""Series of redraws (T3): when the discards are shuffled in, and that no card is counted twice by it."""

from collections import Counter

import pytest

from damrak.core.chance import chance_of
from damrak.core.wire import from_json, to_json
from damrak.tickets.cards import common
from damrak.tickets.state import State
from tests.tickets.tables import GAME, GREY_2, act, laid, row
from tools.random_games import Table, steps

JOKERS = ["joker", "joker", "joker", "red", "red"]
NEXT_JOKERS = ["joker", "joker", "joker", "blue", "blue"]
GOOD = ["pink", "pink", "pink", "green", "green"]


def told(state: State, action: str) -> list[str]:
    """The redraws and shuffles that an action brings about, by name."""
    state.story = []
    act(state, action)
    events = GAME.tell(state.story)
    state.story = None
    return [event.what for event in events if event.what in ("row-redrawn", "pile-reshuffled")]


def test_t3_discards_stay_while_the_pile_lasts() -> None:
    """Two redraws in a row out of a pile with cards to spare: the leaflet shuffles nothing."""
    row_before = ["joker", "joker", "orange", "red", "red"]
    state = laid([{}, {}], row=row_before, top=["joker", *NEXT_JOKERS, *GOOD, "black"])
    assert told(state, "draw orange") == ["row-redrawn", "row-redrawn"]
    assert row(state) == GOOD
    assert GAME.view(state, None).discards == {"joker": 6, "red": 2, "blue": 2}


def test_t3_version_1_shuffled_from_the_second_redraw_on() -> None:
    row_before = ["joker", "joker", "orange", "red", "red"]
    state = laid([{}, {}], row=row_before, top=["joker", *NEXT_JOKERS, *GOOD], rules_version=1)
    happened = told(state, "draw orange")
    assert happened[:3] == ["row-redrawn", "row-redrawn", "pile-reshuffled"]
    assert GAME.view(state, None).discards == {}


@pytest.mark.parametrize(("beyond", "shuffled"), [(0, True), (1, False)])
def test_t3_discards_are_shuffled_in_once_the_pile_has_run_out(beyond: int, shuffled: bool) -> None:
    """The first redraw takes the last five cards of the pile, or all but one of them."""
    pile = ["joker", *NEXT_JOKERS, *["black"] * beyond]
    row_before = ["joker", "joker", "orange", "red", "red"]
    state = laid([{}, {}], row=row_before, top=pile, rest="hand", chance=[1, 2, 3, 4])
    happened = told(state, "draw orange")
    assert happened[0] == "row-redrawn"
    first_shuffle = happened.index("pile-reshuffled")
    assert (happened[:first_shuffle].count("row-redrawn") == 1) is shuffled


def test_t3_the_last_card_of_the_pile_is_turned_before_anything_is_shuffled_in() -> None:
    """One card is left for the second redraw: it comes first, and then what T8 shuffles."""
    row_before, pile, seen = ["joker", "joker", "orange", "red", "red"], ["joker", *NEXT_JOKERS, "black"], 0
    for seed in range(100):
        words = chance_of(str(seed)).words()
        state = laid([{}, {}], row=row_before, top=pile, rest="hand", chance=words)
        if told(state, "draw orange").count("row-redrawn") == 2:
            assert row(state)[0] == "black"
            seen += 1
    assert seen > 10


@pytest.mark.parametrize("words", range(40))
def test_t3_a_series_ends(words: int) -> None:
    """Six jokers and four others in row and pile: most rows are bad, and yet one that stays is found."""
    row_before = ["joker", "joker", "orange", "red", "red"]
    pile = ["joker", "joker", "joker", "joker", "red", "red"]
    state = laid([{}, {}], row=row_before, top=pile, rest="hand", chance=[words, 2, 3, 4])
    happened = told(state, "draw orange")
    assert row(state).count("joker") < 3
    after_it_ran_out = happened[happened.index("pile-reshuffled") :]
    redraws = after_it_ran_out.count("row-redrawn")
    assert after_it_ran_out.count("pile-reshuffled") >= redraws


def test_t21_no_card_is_counted_twice_when_discards_are_shuffled_into_a_pile() -> None:
    """Seat 0 draws two reds unseen and pays them; then they are shuffled into what is left of the pile.

    In version 1, since version 2 does so only right after a new pile was made.
    """
    table = ["joker", "joker", "orange", "blue", "blue"]
    pile = ["red", "red", "joker", *NEXT_JOKERS[:3], "black", "black", "pink", "pink"]
    state = laid([{}, {}], row=table, top=pile, rest="hand", chance=[5, 2, 3, 4], rules_version=1)
    act(state, "draw unseen")
    act(state, "draw unseen")
    state.turn = 0
    act(state, f"claim {GREY_2} red")
    state.turn = 0
    assert "pile-reshuffled" in told(state, "draw orange")
    for seat in (0, 1, None):
        seen = GAME.view(state, seat)
        at_most = Counter(seen.pile_at_most)
        assert at_most <= Counter(GAME.board.facts.cards)
        assert Counter(GAME.dump(state)["pile"]) <= at_most
    assert GAME.dump(GAME.position(GAME.dump(state))) == GAME.dump(state)


REFUSED = [(2, 33), (2, 99), (2, 127), (2, 401), (3, 160), (3, 174), (3, 253), (4, 87), (4, 114), (4, 268)]
"""Random games, by seats and seed, of which version 1 dumped positions that it refused to read."""


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize(("seats", "number"), REFUSED)
def test_every_dumped_position_can_be_read(seats: int, number: int, version: int) -> None:
    played = steps(Table("tickets", seats, {}), f"dump {number}", version)
    for moves, (game, state, _seat, _action) in enumerate(played):
        assert common(state.pile_from, state.board.deck) == state.pile_from
        if moves % 9 == 0:
            written = from_json(to_json(game.dump(state)))
            assert game.dump(game.position(written)) == game.dump(state)
