"""A plan: which contracts a player can still fulfil, by which routes, and what that is worth.

The routes of a plan are a tree in the manner of Steiner: contract after contract joins by its cheapest way,
and what is planned already costs nothing more. All worth is in hundredths of a point.
"""

from typing import Final, final

from damrak.bots.tickets.chart import FAR, NOWHERE, Chart
from damrak.core.bits import BIT, count, first
from damrak.core.fast import i64, mypyc_attr, vec
from damrak.tickets.board import GREY, Board
from damrak.tickets.cards import held, total
from damrak.tickets.claiming import open_routes
from damrak.tickets.player import Player
from damrak.tickets.state import State

POINT: Final = 100
TURN_WORTH: Final = 200
"""What a player makes of a turn on average."""
GOODS_WORTH: Final = 100
"""What a card of merchandise is worth while the ranks are open."""
CARTS_A_TURN: Final = 120
"""Hundredths of a cart that a player uses in a turn."""
LEAST_PRICE: Final = 10
UNKNOWN: Final = -1_000_000


@final
@mypyc_attr(acyclic=True)
class Plan:
    """What one player means to do."""

    def __init__(self) -> None:
        self.made = False
        self.routes: i64 = 0  # still to be claimed
        self.owned: i64 = 0  # the player's routes when the plan was made
        self.held: i64 = 0  # the player's contracts then
        self.fulfilled: i64 = 0  # contracts that are joined or will be
        self.open_worth: i64 = 0  # what the contracts not yet joined will bring
        self.worth: i64 = 0
        self.more: i64 = UNKNOWN  # what taking two more contracts is worth

    def assign(self, other: "Plan") -> None:
        self.made = other.made
        self.routes = other.routes
        self.owned = other.owned
        self.held = other.held
        self.fulfilled = other.fulfilled
        self.open_worth = other.open_worth
        self.worth = other.worth
        self.more = other.more


@final
class Surveyor:
    """Makes plans on one board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.chart = Chart(board)
        self.routes: i64 = len(board.routes)
        self.prices = vec[i64]([0] * len(board.routes))
        self.nets = vec[i64]([0] * len(board.contracts))
        self.reward = vec[i64]([reward_of(board, route) for route in range(len(board.routes))])

    def keep_up(self, plan: Plan, state: State, seat: i64) -> None:
        """Make the plan anew if what it was made for has changed: other contracts, or a route lost."""
        player = state.players[seat]
        if plan.made and plan.held == player.contracts:
            gained = player.routes & ~plan.owned
            plan.routes &= ~gained
            plan.owned = player.routes
            blocked = plan.routes & ~(state.free & ~player.barred)
            if not blocked and self.spaces(plan.routes) <= player.carts:
                return
        self.make(plan, state, seat, player.contracts)

    def make(self, plan: Plan, state: State, seat: i64, contracts: i64) -> None:
        """Plan for these contracts, the most rewarding way first, within carts and time."""
        player = state.players[seat]
        plan.made = True
        plan.held = contracts
        plan.owned = player.routes
        plan.routes = 0
        plan.fulfilled = 0
        plan.open_worth = 0
        plan.worth = 0
        plan.more = UNKNOWN
        self.set_prices(state, player)
        waiting = contracts
        while waiting:
            joined = self.join_best(plan, player, waiting, half_turns_left(state))
            if joined < 0:
                break
            waiting &= ~BIT[joined]
        for contract in range(len(self.board.contracts)):
            if waiting & BIT[contract]:
                plan.worth -= POINT * self.board.contract_points[contract]

    def join_best(self, plan: Plan, player: Player, waiting: i64, time: i64) -> i64:
        """Add the contract that gains most, and its way; -1 if none can be fulfilled."""
        best: i64 = -1
        most: i64 = -FAR
        best_way: i64 = 0
        for contract in range(len(self.board.contracts)):
            if waiting & BIT[contract]:
                way = self.way_of(contract) & ~player.routes & ~plan.routes
                gain = 2 * POINT * self.board.contract_points[contract] - self.chart.price
                if gain > most and self.chart.price < FAR and self.fits(plan.routes | way, player, time):
                    best, most, best_way = contract, gain, way
        if best >= 0:
            self.take_up(plan, best, best_way, most)
        return best

    def take_up(self, plan: Plan, contract: i64, way: i64, gain: i64) -> None:
        """Put a contract and its way into the plan; what is planned costs nothing more."""
        points = POINT * self.board.contract_points[contract]
        plan.fulfilled |= BIT[contract]
        plan.routes |= way
        plan.worth += gain - points
        if way:
            plan.open_worth += 2 * points
        for route in range(self.routes):
            if way & BIT[route]:
                self.prices[route] = 0

    def worth_of_more(self, plan: Plan, state: State, seat: i64) -> i64:
        """What taking two more contracts can be expected to bring, the turn itself not counted."""
        if plan.more == UNKNOWN:
            self.set_prices(state, state.players[seat])
            plan.more = self.mean_of_two(plan, state, state.players[seat])
        return plan.more

    def mean_of_two(self, plan: Plan, state: State, player: Player) -> i64:
        """The mean, over all pairs of contracts one does not hold, of the better choice to keep."""
        nets = self.nets
        time = half_turns_left(state) - 2
        unknown: i64 = 0
        start: i64 = NOWHERE
        for contract in self.chart.contracts_by_start:
            if not player.contracts & BIT[contract]:
                if self.chart.contract_from[contract] != start:
                    start = self.chart.contract_from[contract]
                    self.chart.measure(start, NOWHERE, self.prices)
                nets[unknown] = self.net_of(contract, plan, player, time)
                unknown += 1
        sum_of_best: i64 = 0
        for one in range(unknown):
            for other in range(one):
                best = nets[one] if nets[one] > nets[other] else nets[other]
                both = nets[one] + nets[other]
                sum_of_best += both if both > best else best
        pairs = unknown * (unknown - 1) // 2
        return sum_of_best // pairs if pairs else 0

    def net_of(self, contract: i64, plan: Plan, player: Player, time: i64) -> i64:
        """What one more contract would bring: its points less its way, or their loss; `measure` before."""
        chart = self.chart
        way = chart.trace(chart.contract_from[contract], chart.contract_to[contract]) & ~player.routes
        points = POINT * self.board.contract_points[contract]
        if chart.price >= FAR or not self.fits(plan.routes | way, player, time):
            return -points
        net = points - chart.price
        return net if net > -points else -points

    def way_of(self, contract: i64) -> i64:
        """The cheapest way between a contract's places, its price left with the chart."""
        chart = self.chart
        return chart.way(chart.contract_from[contract], chart.contract_to[contract], self.prices)

    def fits(self, routes: i64, player: Player, time: i64) -> bool:
        """Whether carts and time are enough for these routes."""
        spaces = self.spaces(routes)
        if spaces > player.carts:
            return False
        missing = spaces - total(player.hand)
        return 2 * count(routes) + (missing if missing > 0 else 0) <= time

    def spaces(self, routes: i64) -> i64:
        """How many carts these routes take."""
        carts: i64 = 0
        while routes:
            carts += self.board.spaces[first(routes)]
            routes &= routes - 1
        return carts

    def set_prices(self, state: State, player: Player) -> None:
        """What each route costs this player: turns to draw and claim, less what it brings by itself."""
        claimable = open_routes(state, player)
        for route in range(self.routes):
            if player.routes & BIT[route]:
                self.prices[route] = 0
            elif claimable & BIT[route]:
                self.prices[route] = self.price_of(route, player)
            else:
                self.prices[route] = FAR

    def price_of(self, route: i64, player: Player) -> i64:
        """The price of a free route; cards in hand make it cheaper."""
        spaces = self.board.spaces[route]
        ready = self.cards_for(route, player.hand)
        ready = spaces if ready > spaces else ready
        turns = TURN_WORTH + TURN_WORTH * spaces // 2 - TURN_WORTH * ready // 4
        price = turns - self.reward[route]
        return price if price > LEAST_PRICE else LEAST_PRICE

    def cards_for(self, route: i64, hand: i64) -> i64:
        """How many cards of a hand could pay for a route; for a grey one, of its best colour."""
        jokers = held(hand, self.board.joker)
        colour = self.board.colour[route]
        if colour != GREY:
            return held(hand, colour) + jokers
        most: i64 = 0
        for each in range(self.board.joker):
            cards = held(hand, each)
            most = cards if cards > most else most
        return most + jokers


def reward_of(board: Board, route: i64) -> i64:
    """What a route brings by itself: points and perhaps merchandise."""
    goods: i64 = GOODS_WORTH if board.with_symbols & BIT[route] else 0
    return POINT * board.points[route] + goods


def half_turns_left(state: State) -> i64:
    """How many half turns a player can expect to have, by the carts of whoever has fewest."""
    if state.last_turns > 0:
        return 2
    fewest = state.players[0].carts
    for player in state.players:
        fewest = player.carts if player.carts < fewest else fewest
    return 2 + 2 * POINT * (fewest - 2) // CARTS_A_TURN if fewest > 2 else 2
