"""The end: leftover hourglasses, the final scoring, loans paid back."""

from damrak.core.seats import NOBODY
from damrak.merchants.mayor import turn_card
from damrak.merchants.scoring import COLONIES, DISTRICTS, EXCHANGE, score
from damrak.merchants.state import FROM_REPAYING, OVER, State
from damrak.merchants.story import LAST_SPACE, REPAID, SHARED_WIN, WON


def turn_leftovers(state: State) -> None:
    """M42: after the last turn's auction the last mayor turns what is left, one after another."""
    if state.left:
        turn_card(state)
    else:
        score_last_space(state)


def score_last_space(state: State) -> None:
    """M43: the marker goes to the last space: exchange, districts and colonies are scored with its prizes."""
    state.time += 1
    state.tell(LAST_SPACE, NOBODY, 0, state.time)
    score(state, EXCHANGE)
    score(state, DISTRICTS)
    score(state, COLONIES)
    repay_loans(state)
    state.learnt += 1  # hidden purses are opened
    state.ask(OVER, NOBODY)


def repay_loans(state: State) -> None:
    """M44: loans are paid back, be it below zero; the richest wins, and equal money shares the win."""
    for seat in range(state.seats):
        player = state.players[seat]
        owed = player.loans * state.board.repay
        if owed:
            state.pay(seat, -owed, FROM_REPAYING)
            state.tell(REPAID, seat, -owed, player.loans, owed)
            player.loans = 0
    best = winners(state)
    for seat in best:
        state.tell(WON if len(best) == 1 else SHARED_WIN, seat, 0, state.players[seat].money)


def winners(state: State) -> tuple[int, ...]:
    """The richest, once the game is over."""
    scores = state.scores()
    return tuple(seat for seat, money in enumerate(scores) if money == max(scores))
