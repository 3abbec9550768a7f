"""Why the trader would do a thing, in messages of the catalogues."""

from damrak.bots.bot import Reason
from damrak.bots.merchants.trader import Trader
from damrak.core.bits import members
from damrak.merchants.actions import LIMIT, PUT
from damrak.merchants.auction import cost
from damrak.merchants.state import ASK_PRICE, ASK_PUT, CLOCK_DISC, NO_LIMIT, State


def reasons(trader: Trader, state: State, seat: int, action: int) -> tuple[Reason, ...]:
    """What speaks for an action."""
    trader.look(state)
    for each in range(state.seats):
        trader.study(state, each)
    if state.phase == ASK_PUT:
        return for_disc(trader, state, seat, action - PUT)
    if state.phase == ASK_PRICE:
        return for_limit(trader, state, seat, action)
    worth = round(trader.worth_of(state, seat, action))
    known = (Reason("bots-reason-worth", {"worth": worth}),) if worth > 0 else ()
    return (*known, *bonuses(trader, state, seat, action))


def for_disc(trader: Trader, state: State, seat: int, disc: int) -> tuple[Reason, ...]:
    """A card on a disc: what it is worth to the mayor and to the keenest rival."""
    values = [trader.ledgers[each].card(state, state.hand) for each in range(state.seats)]
    rival = max((each for each in range(state.seats) if each != seat), key=lambda each: values[each])
    kinds = ("bots-reason-keep", "bots-reason-sell", "bots-reason-drop")
    found = {"worth": round(values[seat]), "rival": rival, "rivals": round(values[rival])}
    return (Reason(kinds[disc], {name: int(value) for name, value in found.items()}),)


def for_limit(trader: Trader, state: State, seat: int, action: int) -> tuple[Reason, ...]:
    """A limit: the card's worth, the keenest rival's, and the price."""
    trader.value_card(state, state.discs[CLOCK_DISC])
    worth = [round(trader.values[each]) for each in range(state.seats)]
    rivals = max(worth[each] for each in range(state.seats) if each != seat)
    if action == LIMIT:
        return (Reason("bots-reason-no-limit", {"worth": worth[seat], "rivals": rivals}),)
    price = cost(state, action - LIMIT + NO_LIMIT)
    return (Reason("bots-reason-limit", {"worth": worth[seat], "rivals": rivals, "price": price}),)


def bonuses(trader: Trader, state: State, seat: int, action: int) -> tuple[Reason, ...]:
    """A house that completes a bridge."""
    board, player = trader.board, state.players[seat]
    parcel = action - board.build
    if not 0 <= parcel < len(board.places.parcels):
        return ()
    far = members(board.places.across[parcel] & player.parcels)
    return tuple(Reason("bots-reason-bridge", {"parcel": board.places.parcels[end]}) for end in far)
