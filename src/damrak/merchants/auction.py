"""The auction: a Dutch clock, pressed live or by sealed limits."""

from typing import Final

from damrak.core.bits import BIT, members
from damrak.core.fast import i64, vec
from damrak.core.seats import CLOCK, NOBODY
from damrak.merchants.actions import RUN_OUT
from damrak.merchants.board import MOST_SEATS
from damrak.merchants.placing import discard, use_card
from damrak.merchants.state import (
    ASK_PRICE,
    CLOCK_DISC,
    FROM_AUCTIONS,
    GOING_ON,
    NO_LIMIT,
    NO_LIMITS,
    PASSING,
    START,
    State,
)
from damrak.merchants.story import (
    AUCTION_BEGUN,
    EARLY_ALONE,
    EARLY_PRESS,
    FAILED_PRESS,
    NO_RUN,
    SOLD,
    SOLD_TO_EARLY,
    UNSOLD,
)
from damrak.merchants.view_parts import DialPlace

SEATS_OF: Final[list[tuple[int, ...]]] = [tuple(members(seats)) for seats in range(2**MOST_SEATS)]
"""Every set of seats, as `to_act` says it."""


def begin(state: State) -> None:
    """M15: the clock's card is for sale to everyone, the mayor too: the first to press pays the dial."""
    state.doubled = False
    state.early = NOBODY
    state.excluded = 0
    state.tell(AUCTION_BEGUN, state.mayor, 0, state.discs[CLOCK_DISC])
    run(state)


def run(state: State) -> None:
    """Start the clock, unless nobody could buy: then the card is out, or the early presser's (M19)."""
    forget_limits(state)
    state.silent = (BIT[state.seats] - 1) & ~state.excluded
    if somebody_can_pay(state):
        state.ask(ASK_PRICE, NOBODY)
    elif state.doubled:
        sell_to_early(state, EARLY_ALONE)
    else:
        state.tell(NO_RUN, state.mayor, 0, state.discs[CLOCK_DISC])
        leave_unsold(state)


def somebody_can_pay(state: State) -> bool:
    """Whether somebody still taking part, in the doubled round besides the early presser, has the least."""
    if dial_size(state) == 0:
        return False
    least = cost(state, dial_size(state) - 1)
    for seat in range(state.seats):
        if takes_part(state, seat) and seat != state.early and state.players[seat].money >= least:
            return True
    return False


def takes_part(state: State, seat: i64) -> bool:
    """Whether a seat may still press for this card."""
    return state.excluded & BIT[seat] == 0


def dial_size(state: State) -> i64:
    """How many prices the dial shows in this run; with a START, a doubled dial ends on reaching its last."""
    if not state.doubled:
        return len(state.board.prices)
    return state.board.doubled_prices - 1 if state.has_start else state.board.doubled_prices


def first_place(state: State) -> i64:
    """Where the dial of this run begins: at its first price, or at START before it."""
    return START if state.has_start and not state.doubled else 0


def on_dial(state: State, at: i64) -> bool:
    """Whether the dial of this run comes to a place."""
    return first_place(state) <= at < dial_size(state)


def cost(state: State, at: i64) -> i64:
    """What a press at a place of the dial costs in this run, at START as much as at the first price."""
    price = state.board.prices[0 if at == START else at]
    return price * 2 if state.doubled else price


def limits_open(state: State, seat: i64) -> vec[i64]:
    """The actions that name a limit which a seat could pay in this run."""
    board, dear = state.board, first_affordable(state, seat)
    if state.has_start:
        return board.doubled_limits_to_floor[dear] if state.doubled else board.limits_from_start[dear]
    return board.doubled_limits[dear] if state.doubled else board.limits[dear]


def first_affordable(state: State, seat: i64) -> i64:
    """The number of the highest dial price that a seat could pay in this run, perhaps beyond its end."""
    board, money = state.board, state.players[seat].money
    if state.doubled:
        money //= 2
    return board.too_dear[money] if money < len(board.too_dear) else 0


def may_name_limit(state: State, seat: i64) -> bool:
    """Whether a seat's limit is still open: in a live run it can also be replaced."""
    return takes_part(state, seat) if state.live else state.silent & BIT[seat] != 0


def name_limit(state: State, seat: i64, limit: i64) -> None:
    """M20: each names in secret the price at which they would press, or none.

    Once all still taking part have answered it is decided at once, as the clock would have.
    """
    state.limits[seat] = limit
    state.silent &= ~BIT[seat]
    if state.silent == 0:
        end_run(state)


def highest_limit(state: State) -> i64:
    """The seat whose limit presses first, or nobody.

    M19: a sealed limit presses the instant the dial shows its price; equal ones go in seat order from the
    mayor's left, the mayor last.
    """
    first: i64 = NOBODY
    for seat in state.round():
        limit = state.limits[seat]
        if limit >= START and (first == NOBODY or limit < state.limits[first]):
            first = seat
    return first


def press(state: State, seat: i64, at: i64) -> None:
    """A live press at a place of the dial; a sealed limit that the dial had reached by then came before."""
    sealed = highest_limit(state)
    if sealed != NOBODY and state.limits[sealed] <= at:
        pressed(state, sealed, state.limits[sealed])
    else:
        pressed(state, seat, at)


def end_run(state: State) -> None:
    """M16: when the dial has passed its last price unpressed, the card is discarded unsold."""
    seat = highest_limit(state)
    if seat != NOBODY:
        pressed(state, seat, state.limits[seat])
    elif state.doubled:
        sell_to_early(state, SOLD_TO_EARLY)
    else:
        state.tell(UNSOLD, state.mayor, 0, state.discs[CLOCK_DISC])
        leave_unsold(state)


def pressed(state: State, seat: i64, at: i64) -> None:
    """M17: a press while the dial still stands where it began starts the clock again, now doubled.

    It begins at its highest price; where the table plays `early_press` by 000 and 003, at START before that.
    Everyone takes part; if nobody presses, the card goes to the first presser for the highest price.
    """
    state.learnt += 1
    if state.players[seat].money < cost(state, at):
        exclude(state, seat, at)
    elif at == first_place(state) and not state.doubled:
        state.doubled = True
        state.early = seat
        state.tell(EARLY_PRESS, seat)
        run(state)
    else:
        sell(state, seat, cost(state, at), SOLD)


def exclude(state: State, seat: i64, at: i64) -> None:
    """M18: who pressed and cannot pay is out for this card, and the clock starts again without them.

    A failed doubled press repeats the doubled round; the early presser's own ends their claim.
    """
    state.excluded |= BIT[seat]
    state.tell(FAILED_PRESS, seat, 0, cost(state, at))
    if seat == state.early:
        state.doubled = False
        state.early = NOBODY
    run(state)


def sell_to_early(state: State, told: i64) -> None:
    """Nobody pressed the doubled clock, or could have: the early presser buys at the dial's highest price."""
    sell(state, state.early, state.board.prices[0], told)


def sell(state: State, seat: i64, price: i64, told: i64) -> None:
    """The bank gets the price, the buyer uses the card."""
    state.sold_card = state.discs[CLOCK_DISC]
    state.buyer = seat
    state.price = price
    state.learnt += 1
    state.pay(seat, -price, FROM_AUCTIONS)
    state.tell(told, seat, -price, state.sold_card, price)
    close(state)
    use_card(state, seat, CLOCK_DISC)


def leave_unsold(state: State) -> None:
    """The card is discarded, and nobody pays."""
    state.sold_card = state.discs[CLOCK_DISC]
    state.buyer = NOBODY
    state.price = 0
    state.learnt += 1
    close(state)
    discard(state, CLOCK_DISC)
    state.phase = GOING_ON


def close(state: State) -> None:
    """The auction is over: forget its limits and go on to the next mayor after the card."""
    forget_limits(state)
    state.silent = 0
    state.doubled = False
    state.early = NOBODY
    state.excluded = 0
    state.doing = PASSING


def forget_limits(state: State) -> None:
    """Nobody has named a limit."""
    state.limits = NO_LIMITS[:]


def act(state: State, seat: i64, action: i64) -> None:
    """An action of the auction: the clock's, a limit, or a press."""
    if action == RUN_OUT:
        end_run(state)
    elif action < state.board.press:
        name_limit(state, seat, action - state.board.limit + NO_LIMIT)
    else:
        press(state, seat, action - state.board.press + START)


def asked(state: State) -> tuple[int, ...]:
    """Who may act in the auction, the clock last; sealed, only who has not named a limit."""
    return (*taking_part(state), CLOCK) if state.live else SEATS_OF[state.silent]


# What the table's clock may ask. Limits are secret: the highest one is for whoever runs the dial, no seat.


def press_order(state: State) -> list[int]:
    """All seats in the order in which presses at the very same moment count (M19)."""
    return list(state.round())


def dial(state: State) -> list[DialPlace]:
    """What the dial shows in this run, from the highest price down, perhaps with `start` before it."""
    places: list[int] = list(range(first_place(state), dial_size(state)))
    return [shown_at(state, at) for at in places]


def shown_at(state: State, at: int) -> DialPlace:
    """What the dial shows at a place, as the names of limits and presses say it."""
    return "start" if at == START else state.board.prices[at]


def taking_part(state: State) -> list[int]:
    """The seats that may press for this card."""
    return [seat for seat in range(state.seats) if takes_part(state, seat)]


def dial_stops_at(state: State) -> DialPlace | None:
    """Where on the dial the highest sealed limit presses by itself, if any."""
    seat = highest_limit(state)
    return None if seat == NOBODY else shown_at(state, state.limits[seat])
