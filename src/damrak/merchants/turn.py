"""Who acts, what is legal, and carrying it out: the only dispatcher."""

from typing import Final, final

from damrak.core.bits import BIT, LARGEST_SET, first
from damrak.core.chance import Chance
from damrak.core.fast import i64, mypyc_attr, vec
from damrak.core.seats import CLOCK
from damrak.merchants import auction, bonuses, ending, mayor, placing, time_track
from damrak.merchants.actions import BACK, BORROW, DECLINE, GOODS, LIMIT, PUT, RUN_OUT, SPLITS, STEP
from damrak.merchants.refusals import refusal
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
    NOBODY,
    OVER,
    PASSING,
    SELLING,
    UNNAMED,
    USING,
    State,
)

MOST_MOVES: Final = 124  # limits and presses for two full sets
NO_MOVES: Final = vec[i64]([0] * MOST_MOVES)


@final
@mypyc_attr(acyclic=True)
class Moves:
    """A buffer for legal actions, used again and again."""

    def __init__(self) -> None:
        self.actions = NO_MOVES[:]
        self.size: i64 = 0

    def add(self, action: i64) -> None:
        self.actions[self.size] = action
        self.size += 1

    def add_set(self, block: i64, chosen: i64) -> None:
        """Add the actions of a block whose bits are set."""
        actions, size = self.actions, self.size
        while chosen:
            actions[size] = block + first(chosen)
            size += 1
            chosen &= chosen - 1
        self.size = size


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
    if state.phase != ASK_PRICE:
        return state.acting
    seat: i64 = 0
    while not (auction.takes_part(state, seat) and state.limits[seat] == UNNAMED):
        seat += 1
    return seat


def to_act(state: State) -> tuple[int, ...]:
    """All seats that may act now."""
    if state.phase == ASK_PRICE:
        return auction.asked(state)
    return () if state.phase == OVER else (state.acting,)


def fill_legal(state: State, seat: i64, moves: Moves) -> None:
    """Write all legal actions of a seat into the buffer, sorted."""
    moves.size = 0
    if state.phase == ASK_PRICE:
        if seat == CLOCK:
            if state.live:
                moves.add(RUN_OUT)
            return
        if auction.may_name_limit(state, seat):
            moves.add_set(LIMIT, auction.limits_affordable(state, seat))
        if auction.may_press(state, seat):
            moves.add_set(state.board.press, BIT[auction.dial_size(state)] - 1)
    elif seat == state.acting and state.phase != OVER:
        if may_decline(state):
            moves.add(DECLINE)
        moves.add_set(block_of(state), choices(state))


def is_legal(state: State, seat: i64, action: i64) -> bool:
    """Whether a seat may do this now."""
    if state.phase == ASK_PRICE:
        return _is_legal_price(state, seat, action)
    if seat != state.acting or state.phase == OVER:
        return False
    if action == DECLINE:
        return may_decline(state)
    n = action - block_of(state)
    return 0 <= n < LARGEST_SET and choices(state) & BIT[n] != 0


def _is_legal_price(state: State, seat: i64, action: i64) -> bool:
    if seat == CLOCK:
        return state.live and action == RUN_OUT
    if not 0 <= seat < state.seats:
        return False
    if LIMIT <= action < state.board.press:
        affordable = auction.limits_affordable(state, seat)
        return auction.may_name_limit(state, seat) and affordable & BIT[action - LIMIT] != 0
    at = action - state.board.press
    return 0 <= at < auction.dial_size(state) and auction.may_press(state, seat)


def legal(state: State, seat: i64) -> list[int]:
    """All legal actions of a seat, sorted; none for a seat that is not asked."""
    moves = Moves()
    if CLOCK <= seat < state.seats:
        fill_legal(state, seat, moves)
    return list(moves.actions[: moves.size])


def play(state: State, seat: i64, action: i64) -> None:
    """Carry out a legal action; refuse any other with a sentence and a rule."""
    if not is_legal(state, seat, action):
        raise refusal(state, seat, action)
    tell_opening(state)
    step(state, seat, action)


def tell_opening(state: State) -> None:
    """The first action brings the story of the set-up with it, once, whether or not anybody listens."""
    if state.opening:
        if state.story is not None:
            state.story.extend(state.opening)
        state.opening = []


def step(state: State, seat: i64, action: i64) -> None:
    """Carry out an action known to be legal, and go on until somebody must choose."""
    if state.phase == ASK_PRICE:
        auction.act(state, seat, action)
    elif action == DECLINE:
        if state.phase == ASK_BONUS_HOUSE:
            bonuses.decline_bonus_house(state)
        else:
            placing.decline(state)
    else:
        carry_out(state, action - block_of(state))
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
    moves = Moves()
    decisions: i64 = 0
    while state.phase != OVER:
        seat = next_to_act(state)
        fill_legal(state, seat, moves)
        step(state, seat, moves.actions[chance.below(moves.size)])
        decisions += 1
    return decisions


def another_world(state: State, chance: Chance) -> None:
    """Shuffle what is left of the pile, which nobody knows; everything else stays as it is."""
    pile = state.pile[:]
    chance.shuffle(pile, state.left)
    state.pile = pile
