"""Who acts, what is legal, and carrying it out: the only dispatcher."""

from damrak.core.bits import BIT, first
from damrak.core.chance import Chance
from damrak.core.fast import i64
from damrak.core.legal import Legal
from damrak.core.seats import CLOCK, NOBODY
from damrak.merchants import auction, bonuses, ending, mayor, placing, time_track
from damrak.merchants.actions import BACK, BORROW, DECLINE, GOODS, PUT, RUN_OUT, SPLITS, STEP
from damrak.merchants.state import (
    ASK_ARMS,
    ASK_BONUS_HOUSE,
    ASK_COLONY,
    ASK_CREDIT,
    ASK_GLOBE,
    ASK_GOODS,
    ASK_HOUSE,
    ASK_HOUSE_BACK,
    ASK_LOSE_COLONY,
    ASK_LOSE_GOODS,
    ASK_LOSE_HOUSE,
    ASK_PRICE,
    ASK_PUT,
    ASK_SHIP,
    ASK_STEP,
    DRAWING,
    GOING_ON,
    HAPPENING,
    OVER,
    PASSING,
    SELLING,
    START,
    USING,
    State,
)


def block_of(state: State) -> i64:
    """The first number of the actions that are asked for now."""
    phase = state.phase
    if phase == ASK_PUT:
        return PUT
    if phase == ASK_GOODS:
        return GOODS
    if phase == ASK_CREDIT:
        return BORROW
    if phase == ASK_LOSE_GOODS:
        return BACK
    return STEP if phase in (ASK_STEP, ASK_SHIP) else _block_of_places(state)


def _block_of_places(state: State) -> i64:
    phase = state.phase
    if phase in (ASK_COLONY, ASK_GLOBE):
        return state.board.found
    if phase in (ASK_HOUSE, ASK_ARMS, ASK_BONUS_HOUSE):
        return state.board.build
    return state.board.abandon if phase == ASK_LOSE_COLONY else state.board.remove


def choices(state: State) -> i64:
    """Which actions of the block are open to the acting seat, as a set."""
    phase = state.phase
    if phase == ASK_PUT:
        return mayor.free_discs(state)
    if phase == ASK_GOODS:
        return BIT[SPLITS] - 1
    if phase == ASK_CREDIT:
        return BIT[0]
    if phase == ASK_LOSE_GOODS:
        return time_track.rows_taken(state, state.acting)
    return placing.rows_offered(state) if phase in (ASK_STEP, ASK_SHIP) else _places_open(state)


def _places_open(state: State) -> i64:
    phase = state.phase
    if phase in (ASK_COLONY, ASK_GLOBE):
        return placing.posts_offered(state)
    if phase in (ASK_HOUSE, ASK_ARMS, ASK_BONUS_HOUSE):
        return placing.parcels_offered(state)
    player = state.players[state.acting]
    return player.posts if phase == ASK_LOSE_COLONY else player.parcels


def may_decline(state: State) -> bool:
    """Cards and the offers of M22, M23, M25 and M36 can be declined; the rest is not optional (see M13)."""
    phase = state.phase
    return ASK_GOODS <= phase <= ASK_GLOBE or phase in (ASK_CREDIT, ASK_BONUS_HOUSE)


def next_to_act(state: State) -> i64:
    """One seat that may act now: in an auction the first without a limit; nobody when the game is over."""
    return first(state.silent) if state.phase == ASK_PRICE else state.acting


def is_asked(state: State, seat: int) -> bool:
    """Whether a seat, or the clock, may act now."""
    if state.phase == ASK_PRICE:
        return seat in state.to_act()
    acting: int = state.acting  # no machine integer, for callers may try numbers that are no seat
    return seat == acting and state.phase != OVER


def fill_legal(state: State, seat: i64, legal: Legal) -> None:
    """List all legal actions of a seat that may act, sorted."""
    legal.clear()
    if state.phase == ASK_PRICE:
        fill_prices(state, seat, legal)
        return
    if may_decline(state):
        legal.add(DECLINE)
    legal.add_set(block_of(state), choices(state))


def fill_prices(state: State, seat: i64, legal: Legal) -> None:
    """List what a seat, or the clock, may do in an auction."""
    if seat == CLOCK:
        legal.add(RUN_OUT)
        return
    limits = auction.limits_open(state, seat)
    if not state.live:
        legal.show(limits)
        return
    legal.add_all(limits)
    for place in range(auction.first_place(state), auction.dial_size(state)):
        legal.add(state.board.press - START + place)


def tell_opening(state: State) -> None:
    """The first action brings the story of the set-up with it, once, whether or not anybody listens."""
    if state.story is not None:
        state.story.extend(state.opening)
    state.opening = []


def step(state: State, seat: i64, action: i64) -> None:
    """Carry out an action known to be legal, and go on until somebody must choose."""
    state.listed_for = NOBODY
    if state.phase == ASK_PRICE:
        auction.act(state, seat, action)
    elif action == DECLINE:
        if state.phase == ASK_BONUS_HOUSE:
            bonuses.decline_bonus_house(state)
        else:
            placing.decline(state)
    else:
        carry_out(state, state.board.in_block[action])
    go_on(state)


def carry_out(state: State, chosen: i64) -> None:
    """Do what the acting seat chose among what it is asked."""
    phase = state.phase
    if phase == ASK_PUT:
        mayor.put(state, chosen)
    elif phase == ASK_GOODS:
        placing.take_goods(state, chosen)
    elif phase == ASK_COLONY:
        placing.found_by_card(state, chosen)
    elif phase == ASK_HOUSE:
        placing.build_by_card(state, chosen)
    elif phase == ASK_STEP:
        placing.step_by_card(state, chosen)
    elif phase == ASK_BONUS_HOUSE:
        bonuses.build_bonus_house(state, chosen)
    elif phase == ASK_HOUSE_BACK:
        bonuses.return_house(state, chosen)
    else:
        carry_out_event(state, chosen)


def carry_out_event(state: State, chosen: i64) -> None:
    """Do what the acting seat chose in its part of an event."""
    phase = state.phase
    if phase == ASK_SHIP:
        time_track.take_ship_step(state, chosen)
    elif phase == ASK_GLOBE:
        time_track.found_by_globe(state, chosen)
    elif phase == ASK_ARMS:
        time_track.build_by_arms(state, chosen)
    elif phase == ASK_CREDIT:
        time_track.borrow(state)
    elif phase == ASK_LOSE_HOUSE:
        time_track.lose_house(state, chosen)
    elif phase == ASK_LOSE_COLONY:
        time_track.lose_colony(state, chosen)
    else:
        time_track.lose_goods(state, chosen)


def go_on(state: State) -> None:
    """Let the game go on until somebody must choose or it is over."""
    while state.phase == GOING_ON:
        if state.settling != NOBODY:
            bonuses.settle(state)
        elif state.doing == DRAWING:
            mayor.draw(state)
        elif state.doing == USING:
            mayor.use_discs(state)
        elif state.doing == SELLING:
            auction.begin(state)
        elif state.doing == PASSING:
            mayor.pass_discs(state)
        elif state.doing == HAPPENING:
            time_track.next_part(state)
        else:
            ending.turn_leftovers(state)


def playout(state: State, chance: Chance) -> int:
    """Play random legal actions to the end; says how many."""
    legal = Legal(state.board.actions)
    decisions: i64 = 0
    while state.phase != OVER:
        seat = next_to_act(state)
        fill_legal(state, seat, legal)
        step(state, seat, legal.actions[chance.below(legal.count)])
        decisions += 1
    return decisions


def another_world(state: State, chance: Chance) -> None:
    """Shuffle what is left of the pile, which nobody knows; everything else stays as it is."""
    pile = state.pile[:]
    chance.shuffle(pile, state.left)
    state.pile = pile
