"""The end: M42 to M44."""

from collections import Counter

import pytest

from damrak.merchants.state import State
from tests.merchants.tables import BOARD, CARDS, GAME, do, money, phase, play_on, purse, rules, stand, table

TURNS = {3: 18, 4: 20, 5: 20}


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", ["one", "two"])
def test_m42_everyone_has_the_same_number_of_turns(seats: int, seed: str) -> None:
    state = GAME.start(seats=seats, seed=seed)
    first, mayors = state.mayor, Counter([state.mayor])
    for _, _, told in play_on(state, seed):
        mayors.update(event.seat for event in told if event.what == "discs-passed")
    assert mayors == dict.fromkeys(range(seats), TURNS[seats] // seats)
    assert (state.turn, state.turns) == (TURNS[seats], TURNS[seats])
    assert state.mayor == (first + TURNS[seats] - 1) % seats
    assert sum(state.discards) == 84


def last_turn(*left: str, seats: int = 3) -> State:
    """The last auction, with these cards left in the pile."""
    state = table("goods", "goods", "goods", *left, seats=seats)
    state.turn = state.turns
    state.left = 3 + len(left) - 1
    state.pile = state.pile[84 - 3 - len(left) :]
    for disc in ("mayor", "clock", "bucket"):
        do(state, 0, f"put on {disc}")
    do(state, 0, "decline")
    return state


def pass_by(state: State) -> list[str]:
    """Nobody buys; the rules that then fired."""
    for seat in range(state.seats - 1):
        do(state, seat, "limit none")
    return rules(do(state, state.seats - 1, "limit none"))


def test_m42_leftover_hourglasses_are_turned_after_the_last_auction_by_the_last_mayor() -> None:
    """M42, M6: the last mayor is still mayor, and skipped cards are left over too."""
    state = last_turn("hourglass", "goods-4", "hourglass")
    state.time = BOARD.years.index("1662")
    assert pass_by(state) == ["unsold M16", "leftovers M42", "time M5"]
    assert BOARD.years[state.time] == "1664"
    for seat, house in ((1, "n2"), (2, "o5"), (0, "g3")):
        assert (state.mayor, state.to_act()) == (0, (seat,))
        assert GAME.view(state, 1).leftovers
        told = rules(do(state, seat, f"remove {house}"))
    assert told[1:4] == ["skipped M6", "time M5", "last-space M43"]
    assert (phase(state), BOARD.years[state.time]) == ("over", "1666")


def test_m43_the_last_space_scores_all_three_with_its_own_prizes() -> None:
    state = last_turn()
    state.time = BOARD.years.index("1665")
    for seat in range(3):
        stand(state, seat)
        purse(state, seat, 100)
    stand(state, 0, "g1", "recife", gems=1)
    told = pass_by(state)
    assert phase(state) == "over"
    assert [rule for rule in told if "M30" in rule] == ["scoring M30"] * 3
    assert money(state) == [100 + 3 * 160, 100, 100]


def test_m44_loans_are_paid_back_even_below_zero_and_the_richest_wins() -> None:
    state = last_turn()
    state.time = BOARD.years.index("1665")
    for seat, (amount, loans) in enumerate(((500, 3), (100, 0), (90, 1))):
        stand(state, seat)
        purse(state, seat, amount)
        state.players[seat].loans = loans
    told = pass_by(state)
    assert told.count("repaid M44") == 2
    assert money(state) == [-100, 100, -110] == state.scores()
    assert GAME.winners(state) == (1,)


def test_m44_equal_money_shares_the_win() -> None:
    state = last_turn()
    state.time = BOARD.years.index("1665")
    for seat in range(3):
        stand(state, seat)
        purse(state, seat, 300 - 100 * (seat == 1))
    told = pass_by(state)
    assert GAME.winners(state) == (0, 2)
    assert GAME.view(state, None).winners == (0, 2)
    assert told.count("shared-win M44") == 2


def test_m44_running_scores_count_what_is_owed() -> None:
    state = table()
    state.players[1].loans = 1
    assert state.scores() == [400, 200, 400]


def test_nothing_can_be_done_when_it_is_over() -> None:
    state = GAME.start(seats=3, seed="over")
    play_on(state)
    assert state.is_over
    assert state.to_act() == ()
    assert [state.legal(seat) for seat in range(-1, 3)] == [[]] * 4
    assert len(CARDS.ids) == 27
