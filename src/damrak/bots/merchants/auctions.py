"""After the game: what each auctioned card was worth to each seat, against what was paid."""

from collections.abc import Iterator
from math import sqrt

from damrak.bots.analysis import AuctionWorth, Worth
from damrak.bots.merchants.trader import Trader
from damrak.bots.merchants.world import MerchantsWorld
from damrak.core.chance import Chance
from damrak.core.match import Match
from damrak.core.seats import NOBODY
from damrak.merchants.actions import LIMIT
from damrak.merchants.auction import takes_part
from damrak.merchants.state import ASK_PRICE, CLOCK_DISC, NO_LIMIT, UNNAMED, State
from damrak.merchants.turn import step


def auction_worths(trader: Trader, match: Match, playouts: int, chance: Chance) -> Iterator[AuctionWorth]:
    """Every auction of a match, one after the other."""
    for move, before, after in auctions(match):
        yield AuctionWorth(
            move=move,
            card=trader.board.cards.ids[before.discs[CLOCK_DISC]],
            buyer=None if after.buyer == NOBODY else after.buyer,
            price=after.price,
            worth=tuple(worth_to(trader, before, seat, playouts, chance) for seat in range(match.seats)),
        )


def auctions(match: Match) -> Iterator[tuple[int, State, State]]:
    """Each auction: the number of its first move, the state before it, the state once it is decided."""
    state: State = match.state_at(0)
    before: State | None = None
    first = 0
    for number, move in enumerate(match.moves):
        if before is None and state.phase == ASK_PRICE:
            before, first = state.clone(), number
        state.play(move.seat, match.game.number_of(move.action))
        if before is not None and state.phase != ASK_PRICE:
            yield first, before, state.clone()
            before = None


def worth_to(trader: Trader, state: State, seat: int, playouts: int, chance: Chance) -> Worth:
    """How much better off a seat is with the card than if nobody has it: the mean of paired playouts."""
    gains = []
    for _ in range(playouts):
        luck = chance.clone()
        without = expected(trader, state, seat, None, chance)
        gains.append(expected(trader, state, seat, seat, luck) - without)
    mean = sum(gains) / len(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1)
    margin = 1.96 * sqrt(spread / len(gains))
    return Worth(round(mean), round(mean - margin), round(mean + margin))


def expected(trader: Trader, state: State, seat: int, buyer: int | None, chance: Chance) -> float:
    """What a seat can expect in the end if the buyer gets the card for nothing."""
    world = MerchantsWorld(state.clone(), trader)
    world.shuffle(chance)
    sell(world.state, buyer)
    world.play_out(chance, True)
    return world.worths()[seat]


def sell(state: State, buyer: int | None) -> None:
    """End the auction: one seat buys at the lowest price, which it is given beforehand, or nobody does."""
    prices, last = state.board.prices, len(state.board.prices) - 1
    if buyer is not None:
        state.players[buyer].money += prices[last]
    for seat in range(state.seats):
        if state.phase == ASK_PRICE and takes_part(state, seat) and state.limits[seat] == UNNAMED:
            step(state, seat, LIMIT + (last - NO_LIMIT if seat == buyer else 0))
