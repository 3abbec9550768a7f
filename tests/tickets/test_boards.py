"""The boards that come with tickets: worth what their paths are long, and drawn without a tangle."""

from itertools import combinations, pairwise
from math import dist

import pytest

import damrak
from damrak.cli.tickets_map import Point, along, middle
from damrak.core.game import Game

GAMES = [damrak.game("tickets", board) for board in damrak.boards("tickets")]
every_board = pytest.mark.parametrize("game", GAMES, ids=damrak.boards("tickets"))
Line = list[Point]
CLEAR = 36
"""As wide as a double route is to one side of its middle line, with a cart's edge to spare."""


def shortest_path(game: Game, start: str, end: str) -> int:
    """The fewest spaces on the way from one place to another."""
    reached = {start: 0}
    for _ in game.board.facts.place:
        for route in game.board.facts.route:
            for here, there in (route.between, route.between[::-1]):
                if here in reached:
                    reached[there] = min(reached.get(there, 99), reached[here] + route.length)
    return reached[end]


def connections(game: Game) -> dict[tuple[str, str], Line]:
    """The middle line of each connection, by the places that it joins."""
    at = {place.id: place.at for place in game.board.layout.place}
    bends = {route.id: route.via for route in game.board.layout.route}
    lines = {}
    for name, route in zip(game.board.routes, game.board.facts.route, strict=True):
        start, end = (at[place] for place in route.between)
        via = bends.get(name) or middle(start, end)
        lines[route.between] = [along(start, via, end, step / 24) for step in range(25)]
    return lines


def cross(first: Line, second: Line) -> bool:
    """Whether two lines meet anywhere but at a common end."""
    return any(
        turns(a, b, c) * turns(a, b, d) < 0 and turns(c, d, a) * turns(c, d, b) < 0
        for a, b in pairwise(first)
        for c, d in pairwise(second)
    )


def turns(a: Point, b: Point, c: Point) -> float:
    """Positive when the way from a over b to c turns one way, negative when it turns the other."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


@every_board
def test_a_contract_is_worth_the_shortest_path(game: Game) -> None:
    for contract in game.board.facts.contract:
        assert contract.points == shortest_path(game, *contract.between), contract.id


@every_board
def test_no_route_crosses_another(game: Game) -> None:
    for (one, first), (other, second) in combinations(connections(game).items(), 2):
        assert not cross(first, second), (one, other)


@every_board
def test_no_route_runs_over_a_place_that_it_does_not_join(game: Game) -> None:
    for place in game.board.layout.place:
        for ends, line in connections(game).items():
            if place.id not in ends:
                assert min(dist(place.at, point) for point in line) > CLEAR, (place.id, ends)


@every_board
def test_every_place_can_be_left_in_two_directions_and_ends_a_contract(game: Game) -> None:
    for place in game.board.places:
        assert sum(place in ends for ends in connections(game)) > 1, place
        assert any(place in contract.between for contract in game.board.facts.contract), place


@every_board
def test_the_colours_are_worth_alike(game: Game) -> None:
    spaces = dict.fromkeys(game.board.colours[:-1], 0)
    for route in game.board.facts.route:
        if route.colour in spaces:
            spaces[route.colour] += route.length
    assert max(spaces.values()) - min(spaces.values()) <= 1
