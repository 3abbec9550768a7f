"""The time track: what the spaces say, and in which order the players do it."""

from damrak.core.bits import BIT
from damrak.core.fast import i64
from damrak.core.seats import NOBODY
from damrak.merchants.board import (
    AREAS,
    COAT_OF_ARMS_EVENT,
    CREDIT_EVENT,
    GLOBE_EVENT,
    LEADERS_BACK,
    LOSE_COLONY_EVENT,
    LOSE_GOODS_EVENT,
    LOSE_HOUSE_EVENT,
    NOTHING,
    SCORE_COLONIES,
    SCORE_EXCHANGE,
    SHIP_EVENT,
)
from damrak.merchants.placing import (
    exchange_step,
    finish,
    found_colony,
    parcels_offered,
    posts_offered,
    put_house,
    take_house_away,
)
from damrak.merchants.scoring import foremost, score
from damrak.merchants.state import (
    ASK_ARMS,
    ASK_CREDIT,
    ASK_GLOBE,
    ASK_LOSE_COLONY,
    ASK_LOSE_GOODS,
    ASK_LOSE_HOUSE,
    ASK_SHIP,
    FROM_LOANS,
    GOING_ON,
    HAPPENING,
    State,
)
from damrak.merchants.story import (
    ARMS_HOUSE,
    BORROWED,
    CANNOT_USE,
    COLONY_LOST,
    GLOBE_COLONY,
    GOODS_LOST,
    HOUSE_LOST,
    LEADER_BACK,
    SHIP_STEP,
    TIME_MOVED,
)


def turn_hourglass(state: State, card: i64) -> None:
    """M5: the marker moves one space on, what it says is done at once, and the hourglass is discarded."""
    state.discards[card] += 1
    state.time += 1
    event = state.board.events[state.time]
    state.tell(TIME_MOVED, NOBODY, 0, state.time, event)
    state.doing = state.resume
    begin(state, event)


def begin(state: State, event: i64) -> None:
    """M30: a scoring is paid at once, `nothing` does nothing; the other events go round the table."""
    if SCORE_EXCHANGE <= event <= SCORE_COLONIES:
        score(state, event - SCORE_EXCHANGE)
    elif event != NOTHING:
        if event == LEADERS_BACK:
            move_leaders_back(state)
        state.part = 0
        state.doing = HAPPENING


def next_part(state: State) -> None:
    """The next seat's part of the event, or on with the game after the last."""
    if state.part == state.seats:
        state.doing = state.resume
        return
    seat = state.round()[state.part]
    state.part += 1
    event = state.board.events[state.time]
    if event == LEADERS_BACK:
        state.settling = seat
    elif event <= CREDIT_EVENT:
        offer(state, seat, event)
    else:
        take_from(state, seat, event)


def offer(state: State, seat: i64, event: i64) -> None:
    """Ask a seat what it wants of a ship, a globe, a coat of arms or a credit."""
    possible = True
    if event == SHIP_EVENT:
        state.ask(ASK_SHIP, seat)
    elif event == CREDIT_EVENT:
        state.ask(ASK_CREDIT, seat)
    elif event == GLOBE_EVENT:
        state.ask(ASK_GLOBE, seat)
        possible = posts_offered(state) != 0
    elif event == COAT_OF_ARMS_EVENT:
        state.ask(ASK_ARMS, seat)
        possible = parcels_offered(state) != 0
    if not possible:
        state.tell(CANNOT_USE, seat)
        state.phase = GOING_ON


def take_from(state: State, seat: i64, event: i64) -> None:
    """Ask a seat what it loses; who has none loses nothing."""
    player = state.players[seat]
    if event == LOSE_HOUSE_EVENT and player.parcels:
        state.ask(ASK_LOSE_HOUSE, seat)
    elif event == LOSE_COLONY_EVENT and player.posts:
        state.ask(ASK_LOSE_COLONY, seat)
    elif event == LOSE_GOODS_EVENT and rows_taken(state, seat):
        state.ask(ASK_LOSE_GOODS, seat)


def rows_taken(state: State, seat: i64) -> i64:
    """The rows in which a seat has a tile, as a set."""
    taken: i64 = 0
    for row in range(AREAS):
        if state.players[seat].rows[row]:
            taken |= BIT[row]
    return taken


def take_ship_step(state: State, row: i64) -> None:
    """M22: the ship: each may take one exchange step in any row."""
    state.tell(SHIP_STEP, state.acting, 0, row)
    exchange_step(state, state.acting, row)
    finish(state)


def found_by_globe(state: State, post: i64) -> None:
    """M23: the globe: each may found a colony on any empty post, with its exchange step."""
    found_colony(state, state.acting, post, GLOBE_COLONY)
    finish(state)


def build_by_arms(state: State, parcel: i64) -> None:
    """M24: the coat of arms: each puts a house on any empty parcel, without an exchange step."""
    put_house(state, state.acting, parcel, ARMS_HOUSE)
    finish(state)


def borrow(state: State) -> None:
    """M25: the credit: each may borrow once, and owes more at the end."""
    lend(state, state.acting, BORROWED)
    finish(state)


def lend(state: State, seat: i64, told: i64) -> None:
    """One loan from the bank."""
    state.players[seat].loans += 1
    state.pay(seat, state.board.loan, FROM_LOANS)
    state.tell(told, seat, state.board.loan)


def lose_house(state: State, parcel: i64) -> None:
    """M26: each removes one of their houses."""
    take_house_away(state, state.acting, parcel, HOUSE_LOST)
    finish(state)


def lose_colony(state: State, post: i64) -> None:
    """M27: each removes one of their posts; the step it once gave is not taken back."""
    player = state.players[state.acting]
    player.posts &= ~BIT[post]
    player.tiles += 1
    state.open_posts |= BIT[post]
    state.tell(COLONY_LOST, state.acting, 0, post)
    finish(state)


def lose_goods(state: State, row: i64) -> None:
    """M28: each moves one of their exchange tiles one space back."""
    move_back(state, state.acting, row, GOODS_LOST)
    finish(state)


def move_back(state: State, seat: i64, row: i64, told: i64) -> None:
    """One space back; from the first space a tile returns to its owner's supply."""
    player = state.players[seat]
    player.rows[row] -= 1
    if player.rows[row] == 0:
        player.tiles += 1
    state.tell(told, seat, 0, row, player.rows[row])


def move_leaders_back(state: State) -> None:
    """M29: in every row the foremost tile moves one space back; tied foremost tiles all do."""
    for row in range(AREAS):
        space = foremost(state, row)
        for seat in state.round():
            if space and state.players[seat].rows[row] == space:
                move_back(state, seat, row, LEADER_BACK)
