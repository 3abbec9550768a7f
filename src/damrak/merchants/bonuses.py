"""Bonuses: earned at once, given back as soon as their condition no longer holds."""

from damrak.core.bits import BIT, members
from damrak.core.fast import i64, vec
from damrak.core.seats import NOBODY
from damrak.merchants.placing import parcels_offered, put_house, take_house_away
from damrak.merchants.state import (
    ASK_BONUS_HOUSE,
    ASK_HOUSE_BACK,
    FROM_BONUSES,
    GOING_ON,
    HOUSE_BUILT,
    HOUSE_LAPSED,
    NO_HOUSE,
    Player,
    State,
)
from damrak.merchants.story import (
    BONUS_HOUSE,
    BRIDGE_BACK,
    BRIDGE_BONUS,
    CONTINENTS_BACK,
    CONTINENTS_BONUS,
    DECLINED,
    DISTRICTS_BACK,
    DISTRICTS_BONUS,
    FORCED_LOAN,
    HOUSE_BACK,
    HOUSE_EARNED,
    RIGHT_LAPSED,
)
from damrak.merchants.time_track import lend


def settle(state: State) -> None:
    """M46: after a card or a part of an event, and before anyone else acts, a seat's bonuses are settled.

    First what is given back, then all that is earned, the house last. Whenever a house comes or goes it
    begins anew, until nothing changes.
    """
    seat = state.settling
    give_back_florins(state, seat)
    if ask_house_back(state, seat):
        return
    earn_florins(state, seat)
    if offer_house(state, seat):
        return
    state.settling = NOBODY


def in_every(pieces: i64, areas: vec[i64]) -> bool:
    """Whether there is a piece in each of the four areas."""
    return bool(pieces & areas[0] and pieces & areas[1] and pieces & areas[2] and pieces & areas[3])


def far_in_all_rows(player: Player) -> bool:
    """Whether the tiles stand on the second space or further in all four rows."""
    rows = player.rows
    return rows[0] >= 2 and rows[1] >= 2 and rows[2] >= 2 and rows[3] >= 2


def earn_florins(state: State, seat: i64) -> None:
    """M37: posts on all four continents.

    M38: houses in all four districts.
    M39: houses at both ends of a bridge, for each bridge.
    """
    player = state.players[seat]
    board = state.board
    if not player.continents_bonus and in_every(player.posts, board.places.on_continent):
        player.continents_bonus = True
        earn(state, seat, board.continents_bonus, CONTINENTS_BONUS, 0)
    if not player.districts_bonus and in_every(player.parcels, board.places.in_district):
        player.districts_bonus = True
        earn(state, seat, board.districts_bonus, DISTRICTS_BONUS, 0)
    for bridge in members(spanned(state, player) & ~player.bridges):
        player.bridges |= BIT[bridge]
        earn(state, seat, board.bridge_bonus, BRIDGE_BONUS, bridge)


def spanned(state: State, player: Player) -> i64:
    """The bridges with a player's houses at both ends, as a set."""
    missing = ~player.parcels
    bridges: i64 = 0
    bit: i64 = 1
    for ends in state.board.places.bridge_ends:
        if not ends & missing:
            bridges |= bit
        bit <<= 1
    return bridges


def earn(state: State, seat: i64, amount: i64, told: i64, bridge: i64) -> None:
    """The bank pays a bonus."""
    state.pay(seat, amount, FROM_BONUSES)
    state.tell(told, seat, amount, bridge)


def give_back_florins(state: State, seat: i64) -> None:
    """M40: when its condition no longer holds a bonus is given back; it can be earned again."""
    player = state.players[seat]
    board = state.board
    if player.continents_bonus and not in_every(player.posts, board.places.on_continent):
        player.continents_bonus = False
        give_back(state, seat, board.continents_bonus, CONTINENTS_BACK, 0)
    if player.districts_bonus and not in_every(player.parcels, board.places.in_district):
        player.districts_bonus = False
        give_back(state, seat, board.districts_bonus, DISTRICTS_BACK, 0)
    if player.bridges:
        for bridge in members(player.bridges & ~spanned(state, player)):
            player.bridges &= ~BIT[bridge]
            give_back(state, seat, board.bridge_bonus, BRIDGE_BACK, bridge)


def give_back(state: State, seat: i64, amount: i64, told: i64, bridge: i64) -> None:
    """M41: who must give back a bonus and lacks the money takes as many loans as that needs, no more."""
    while state.players[seat].money < amount:
        lend(state, seat, FORCED_LOAN)
    state.pay(seat, -amount, FROM_BONUSES)
    state.tell(told, seat, -amount, amount, bridge)


def ask_house_back(state: State, seat: i64) -> bool:
    """Ask for the house of the exchange, if it must come off; who declined it or has none removes nothing.

    Says whether the player has to choose.
    """
    player = state.players[seat]
    if player.house == NO_HOUSE or far_in_all_rows(player):
        return False
    owes = player.house == HOUSE_BUILT and player.parcels != 0
    if owes:
        state.ask(ASK_HOUSE_BACK, seat)
    else:
        player.house = NO_HOUSE
    return owes


def return_house(state: State, parcel: i64) -> None:
    """Remove any one own house in return for that of the exchange."""
    take_house_away(state, state.acting, parcel, HOUSE_BACK)
    state.players[state.acting].house = NO_HOUSE
    state.phase = GOING_ON


def offer_house(state: State, seat: i64) -> bool:
    """M36: on the second space or further in all four rows, a player may at once build a house anywhere.

    The right lapses when no parcel is empty or no tile is left. Says whether the player has to choose.
    """
    player = state.players[seat]
    if player.house != NO_HOUSE or not far_in_all_rows(player):
        return False
    state.ask(ASK_BONUS_HOUSE, seat)
    if parcels_offered(state):
        state.tell(HOUSE_EARNED, seat)
        return True
    player.house = HOUSE_LAPSED
    state.tell(RIGHT_LAPSED, seat)
    state.phase = GOING_ON
    return False


def build_bonus_house(state: State, parcel: i64) -> None:
    """The house of the exchange, without an exchange step."""
    put_house(state, state.acting, parcel, BONUS_HOUSE)
    state.players[state.acting].house = HOUSE_BUILT
    state.phase = GOING_ON


def decline_bonus_house(state: State) -> None:
    """The right lapses until its condition becomes true anew."""
    state.players[state.acting].house = HOUSE_LAPSED
    state.tell(DECLINED, state.acting, 0, state.phase)
    state.phase = GOING_ON
