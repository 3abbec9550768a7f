"""What the bots know of merchants: the trader, a greedy baseline, worlds for the search."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from damrak.bots.bot import Reason
from damrak.bots.craft import Craft, in_buffer
from damrak.bots.merchants.auctions import auction_worths
from damrak.bots.merchants.reasons import reasons
from damrak.bots.merchants.trader import Trader
from damrak.bots.merchants.world import MerchantsWorld
from damrak.core.game import Game
from damrak.merchants.actions import BORROW, DECLINE, LIMIT, PUT
from damrak.merchants.auction import cost
from damrak.merchants.board import Board
from damrak.merchants.state import ASK_PRICE, ASK_PUT, NO_LIMIT, PHASES, State
from damrak.merchants.view import offer


def craft(game: Game) -> Craft:
    """The craft of merchants on a board."""
    board: Board = game.board
    trader = Trader(board)

    def world(state: State) -> MerchantsWorld:
        return MerchantsWorld(state, trader)

    auctions = partial(auction_worths, trader)
    return Craft("trader", TraderAdviser(trader), GreedyAdviser(), world, auctions=auctions, facts=facts)


def facts(state: State, action: str) -> dict[str, str]:
    """What is declined, and the card that offers it, if one does; what a price of the dial costs."""
    price = action.partition(" ")[2]
    if price.isdecimal():
        return {"price": str(cost(state, list(state.board.prices).index(int(price))))}
    return _declined(state) if action == "decline" else {}


def _declined(state: State) -> dict[str, str]:
    offered = offer(state)
    card = offered.card if offered else None
    return {"phase": PHASES[state.phase]} | ({"card": card} if card else {})


class TraderAdviser:
    """Asks the trader."""

    def __init__(self, trader: Trader) -> None:
        self.trader = trader

    def weigh(self, state: State, seat: int, legal: Sequence[int]) -> list[int]:
        self.trader.forget()
        self.trader.weigh(state, seat, in_buffer(legal))
        return [self.trader.worth[n] for n in range(len(legal))]

    def reasons(self, state: State, seat: int, action: int) -> tuple[Reason, ...]:
        return reasons(self.trader, state, seat, action)


class GreedyAdviser:
    """Looks at the money it would get if everything were scored at once; bids a hundred for any card."""

    FAIR_PRICE = 100

    def weigh(self, state: State, seat: int, legal: Sequence[int]) -> list[int]:
        if state.phase == ASK_PUT:
            return [-(action - PUT) for action in legal]
        if state.phase == ASK_PRICE:
            return [self.worth_of_limit(state, action) for action in legal]
        return [self.worth_after(state, seat, action) for action in legal]

    def worth_of_limit(self, state: State, action: int) -> int:
        """The nearer to a fair price the better; no limit only where every price is unfair."""
        if action == LIMIT:
            return -self.FAIR_PRICE
        return -abs(int(cost(state, action - LIMIT + NO_LIMIT)) - self.FAIR_PRICE)

    def worth_after(self, state: State, seat: int, action: int) -> int:
        """Strength on the whole board after the action: steps, posts, houses, money from bonuses."""
        if action in (DECLINE, BORROW):
            return -1
        after = state.clone()
        after.play(seat, action)
        player = after.players[seat]
        return player.money + 10 * sum(player.rows)

    def reasons(self, _state: Any, _seat: int, _action: int) -> tuple[Reason, ...]:
        return ()
