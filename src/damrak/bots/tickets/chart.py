"""The board as a traveller knows it: which routes leave a place, and the cheapest way between two."""

from typing import Final, final

from damrak.core.bits import BIT, members
from damrak.core.fast import i64, vec
from damrak.tickets.board import Board

FAR: Final = 1_000_000
"""Dearer than any way; also the price of a route that cannot be had."""


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
        self.contract_from = vec[i64]([members(place)[0] for place in board.contract_from])
        self.contract_to = vec[i64]([members(place)[0] for place in board.contract_to])
        self.distance = vec[i64]([0] * places)
        self.came_by = vec[i64]([0] * places)
        self.came_from = vec[i64]([0] * places)
        self.price: i64 = 0

    def way(self, start: i64, goal: i64, prices: vec[i64]) -> i64:
        """The routes of the cheapest way; its price is left in `price`, FAR if there is none."""
        self.measure(start, goal, prices)
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
        """Distances from a place, as far as the goal."""
        for each in range(self.places):
            self.distance[each] = FAR
        self.distance[start] = 0
        visited: i64 = 0
        place = start
        while place != goal and place >= 0:
            visited |= BIT[place]
            self.look_around(place, prices)
            place = self.nearest(visited)

    def look_around(self, place: i64, prices: vec[i64]) -> None:
        """Shorten the distances of the neighbours."""
        here = self.distance[place]
        at = self.first[place]
        end = self.first[place + 1]
        while at < end:
            there = self.leads_to[at]
            distance = here + prices[self.route[at]]
            if distance < self.distance[there]:
                self.distance[there] = distance
                self.came_by[there] = self.route[at]
                self.came_from[there] = place
            at += 1

    def nearest(self, visited: i64) -> i64:
        """The nearest place not yet visited, -1 if none can be reached."""
        best: i64 = -1
        least: i64 = FAR
        for place in range(self.places):
            if not visited & BIT[place] and self.distance[place] < least:
                least = self.distance[place]
                best = place
        return best
