"""Why not: a refused action names what is wrong with it and the rule, as a message of the catalogues."""

from collections.abc import Sequence

from damrak.core.bits import BIT
from damrak.core.errors import Argument, IllegalAction
from damrak.core.seats import CLOCK
from damrak.merchants import auction
from damrak.merchants import state as states
from damrak.merchants.actions import BACK, BORROW, DECLINE, DISCS, GOODS, LIMIT, PUT, RUN_OUT, STEP
from damrak.merchants.state import NO_LIMIT, PHASES, START, State

RULE_OF_PHASE = {
    "put": "M4",
    "goods": "M9",
    "colony": "M11",
    "amsterdam": "M12",
    "step": "M12",
    "auction": "M15",
    "ship": "M22",
    "globe": "M23",
    "coat-of-arms": "M24",
    "credit": "M25",
    "lose-house": "M26",
    "lose-colony": "M27",
    "lose-goods": "M28",
    "bonus-house": "M36",
    "house-back": "M40",
}
"""The rule that asks what is asked."""


def refusal(state: State, seat: int, action: int) -> IllegalAction:
    """The reason why a seat may not do this now."""
    if state.is_over:
        return IllegalAction("core-game-over", "M44")
    if not 0 <= action < state.board.actions:
        return IllegalAction("core-unknown-action", "M13", action=str(action))
    if state.phase == states.ASK_PRICE:
        return _in_auction(state, seat, action)
    if seat != state.acting:
        return IllegalAction("core-not-asked", _rule(state))
    if action == DECLINE:
        return _because("not-optional", _rule(state), phase=PHASES[state.phase])
    return _among_choices(state, action)


def _because(reason: str, rule: str, **arguments: Argument) -> IllegalAction:
    return IllegalAction(f"merchants-refusal-{reason}", rule, **arguments)


def _rule(state: State) -> str:
    return RULE_OF_PHASE[PHASES[state.phase]]


def _in_auction(state: State, seat: int, action: int) -> IllegalAction:
    if seat == CLOCK or action == RUN_OUT:
        return _because("clock" if state.live else "sealed", "M15" if state.live else "M20")
    if not 0 <= seat < state.seats:
        return IllegalAction("core-not-asked", "M15")
    if not LIMIT <= action < state.board.found:
        return _because("auction-now", "M15")
    if not auction.takes_part(state, seat):
        return _because("excluded", "M18")
    return _limit(state, seat, action) if action < state.board.press else _press(state, action)


def _press(state: State, action: int) -> IllegalAction:
    if not state.live:
        return _because("sealed", "M20")
    return _off_dial(action - state.board.press + START)


def _off_dial(at: int) -> IllegalAction:
    """The dial of this run does not come to a place."""
    return _because("no-start" if at == START else "dial-ends", "M17")


def _limit(state: State, seat: int, action: int) -> IllegalAction:
    at = action - LIMIT + NO_LIMIT
    if not auction.may_name_limit(state, seat):
        return _because("limit-named", "M20")
    if not auction.on_dial(state, at):
        return _off_dial(at)
    money = state.players[seat].money
    return _because("limit-too-high", "M20", price=auction.cost(state, at), money=money)


def _among_choices(state: State, action: int) -> IllegalAction:
    """The asked seat chose a row, disc or place that is not open to it, or something else than is asked."""
    board, phase = state.board, state.phase
    if PUT <= action < GOODS and phase == states.ASK_PUT:
        return _because("disc-covered", "M4", disc=DISCS[action - PUT])
    if STEP <= action < BACK and phase == states.ASK_STEP:
        return _because("commodity-not-shown", "M12", commodity=board.commodities[action - STEP])
    if BACK <= action < BORROW and phase == states.ASK_LOSE_GOODS:
        return _because("no-tile-in-row", "M28", commodity=board.commodities[action - BACK])
    return _among_places(state, action) or _because("asked-else", _rule(state), phase=PHASES[phase])


def _among_places(state: State, action: int) -> IllegalAction | None:
    board, phase = state.board, state.phase
    if board.found <= action < board.abandon and phase in (states.ASK_COLONY, states.ASK_GLOBE):
        return _post(state, action - board.found)
    if board.abandon <= action < board.build and phase == states.ASK_LOSE_COLONY:
        return _because("not-your-post", "M27", post=board.places.posts[action - board.abandon])
    if board.build <= action < board.remove and phase in _BUILDING:
        return _parcel(state, action - board.build)
    if action >= board.remove and phase in (states.ASK_LOSE_HOUSE, states.ASK_HOUSE_BACK):
        return _because("not-your-house", _rule(state), parcel=board.places.parcels[action - board.remove])
    return None


_BUILDING = (states.ASK_HOUSE, states.ASK_ARMS, states.ASK_BONUS_HOUSE)


def _post(state: State, post: int) -> IllegalAction:
    name = state.board.places.posts[post]
    if state.open_posts & BIT[post]:
        return _because("post-not-shown", "M11", post=name)
    owner = _owner([player.posts for player in state.players], post)
    return _because("post-taken", _rule(state), post=name, seat=owner)


def _parcel(state: State, parcel: int) -> IllegalAction:
    name = state.board.places.parcels[parcel]
    if state.open_parcels & BIT[parcel]:
        return _because("parcel-not-shown", "M12", parcel=name)
    owner = _owner([player.parcels for player in state.players], parcel)
    return _because("parcel-taken", _rule(state), parcel=name, seat=owner)


def _owner(tiles: Sequence[int], place: int) -> int:
    """The seat, counted from 1 as people do, whose tile stands there."""
    return next(seat for seat, taken in enumerate(tiles, start=1) if taken & BIT[place])
