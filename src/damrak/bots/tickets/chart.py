"""The board as a traveller knows it: which routes leave a place, and the cheapest way between two."""

from typing import Final, final

from damrak.core.bits import BIT, first, members
from damrak.core.fast import i64, vec
from damrak.tickets.board import Board

FAR: Final = 1_000_000
"""Dearer than any way; also the price of a route that cannot be had."""
NOWHERE: Final = -2


@final
class Chart:
    """Routes by place, and the workings of the last way that was sought."""

    def __init__(self, board: Board) -> None:
        ends = [members(ends) for ends in board.ends]
        places = len(board.places)
        leaving = [[n for n, pair in enumerate(ends) if place in pair] for place in range(places)]
        self.places: i64 = places
        self.first = vec[i64]([sum(len(routes) for routes in leaving[:place]) for place in range(places + 1)])
        self.route = vec[i64]([route for routes in leaving for route in routes])
        self.leads_to = vec[i64](
            [sum(ends[route]) - place for place, routes in enumerate(leaving) for route in routes]
        )
        contracts = _directed(board)
        self.contract_from = vec[i64]([start for start, _ in contracts])
        self.contract_to = vec[i64]([goal for _, goal in contracts])
        order = sorted(range(len(contracts)), key=lambda contract: contracts[contract])
        self.contracts_by_start = vec[i64](order)
        self.distance = vec[i64]([0] * places)
        self.came_by = vec[i64]([0] * places)
        self.came_from = vec[i64]([0] * places)
        self.price: i64 = 0

    def way(self, start: i64, goal: i64, prices: vec[i64]) -> i64:
        """The routes of the cheapest way; its price is left in `price`, FAR if there is none."""
        self.measure(start, goal, prices)
        return self.trace(start, goal)

    def trace(self, start: i64, goal: i64) -> i64:
        """The routes of the way to a place that was measured from the start."""
        self.price = self.distance[goal]
        routes: i64 = 0
        if self.price >= FAR:
            return routes
        place = goal
        while place != start:
            routes |= BIT[self.came_by[place]]
            place = self.came_from[place]
        return routes

    def measure(self, start: i64, goal: i64, prices: vec[i64]) -> None:
        """Distances from a place, as far as the goal; to all places if it is NOWHERE."""
        distance = self.distance
        for each in range(self.places):
            distance[each] = FAR
        distance[start] = 0
        reached = BIT[start]
        while reached:
            place = self.nearest(reached)
            if place == goal:
                return
            reached = (reached & ~BIT[place]) | self.look_around(place, prices)

    def look_around(self, place: i64, prices: vec[i64]) -> i64:
        """Shorten the distances of the neighbours; those that are nearer than was known."""
        distance, routes, leads_to = self.distance, self.route, self.leads_to
        here = distance[place]
        nearer: i64 = 0
        at = self.first[place]
        end = self.first[place + 1]
        while at < end:
            there = leads_to[at]
            route = routes[at]
            further = here + prices[route]
            if further < distance[there]:
                distance[there] = further
                self.came_by[there] = route
                self.came_from[there] = place
                nearer |= BIT[there]
            at += 1
        return nearer

    def nearest(self, reached: i64) -> i64:
        """The nearest of the places that were reached and not yet looked around from."""
        distance = self.distance
        best = first(reached)
        least = distance[best]
        reached &= reached - 1
        while reached:
            place = first(reached)
            if distance[place] < least:
                least = distance[place]
                best = place
            reached &= reached - 1
        return best


def _directed(board: Board) -> list[tuple[int, int]]:
    """The contracts from place to place, turned so that they start from as few places as can easily be."""
    waiting = {
        contract: {members(start)[0], members(goal)[0]}
        for contract, (start, goal) in enumerate(zip(board.contract_from, board.contract_to, strict=True))
    }
    directed: dict[int, tuple[int, int]] = {}
    while waiting:
        places = [place for ends in waiting.values() for place in ends]
        start = max(sorted(set(places)), key=places.count)
        for contract in [contract for contract, ends in waiting.items() if start in ends]:
            (goal,) = waiting.pop(contract) - {start}
            directed[contract] = (start, goal)
    return [directed[contract] for contract in range(len(directed))]
