"""A board as the rules use it: tables made once from its file, and the numbers of all actions."""

from typing import Any, Final, final

from damrak.core.bits import BIT, PRIME, members
from damrak.core.fast import i64, mypyc_attr, vec
from damrak.tickets.cards import MOST_OF_A_COLOUR, pack, unpack
from damrak.tickets.facts import ANY_COLOUR, BoardFacts, Layout, RouteFacts, route_ids, titles

GREY: Final = -1
"""The colour of a route that takes cards of any one colour."""
NO_ROUTE: Final = -1
NO_PAYMENT: Final = -1
PART: Final = max(PRIME, MOST_OF_A_COLOUR + 1)
"""How long the parts of the tables of payments are: for the rests of all routes and all cards of a colour."""

KEEP_BOTH: Final = 0
DRAW_UNSEEN: Final = 1
DRAW_CONTRACTS: Final = 2
PASS: Final = 3
DRAW: Final = 4
"""Actions with fixed numbers; `DRAW + colour` draws face up. `Board.keep` and `Board.claim` follow."""


@final
@mypyc_attr(acyclic=True)
class Board:
    """Facts that never change during a game: ids by number, and a table for each question the rules ask."""

    def __init__(self, facts: BoardFacts, layout: Layout, drawing: dict[str, Any], fingerprint: str) -> None:
        self.facts = facts
        self.layout = layout
        self.drawing = drawing
        self.name = facts.name
        self.titles = titles(facts)
        self.fingerprint = fingerprint
        self.colours = facts.colours
        self.kinds: i64 = len(self.colours)
        self.joker: i64 = len(self.colours) - 1
        self.deck: i64 = pack([facts.cards[colour] for colour in self.colours])
        counts = enumerate(unpack(self.deck, len(self.colours)))
        self.deck_in_order = vec[i64]([colour for colour, number in counts for _ in range(number)])
        self.carts: i64 = facts.carts
        self.merchandise: i64 = facts.merchandise
        self._lay_routes(facts.route)
        self._lay_contracts()
        self._number_payments(facts.route)

    def __reduce__(self) -> tuple[type["Board"], tuple[BoardFacts, Layout, dict[str, Any], str]]:
        """To another process a board goes as what it was made of."""
        return Board, (self.facts, self.layout, self.drawing, self.fingerprint)

    def _lay_routes(self, routes: tuple[RouteFacts, ...]) -> None:
        self.places = [place.id for place in self.facts.place]
        self.routes = route_ids(routes)
        self.all_routes: i64 = 2 ** len(routes) - 1
        self.spaces = vec[i64]([route.length for route in routes])
        self.colour = vec[i64]([self._colour(route) for route in routes])
        self.points = vec[i64]([self.facts.route_points[str(route.length)] for route in routes])
        self.ends = vec[i64](
            [self._place(route.between[0]) | self._place(route.between[1]) for route in routes]
        )
        self.twin = vec[i64]([_twin(routes, number) for number in range(len(routes))])
        self.with_symbols: i64 = _those([route.carts for route in routes])
        enough = range(self.facts.carts + 1)
        self.within = vec[i64]([_those([route.length <= n for route in routes]) for n in enough])
        """For each number of carts: the routes that they are enough for."""

    def _lay_contracts(self) -> None:
        contracts = self.facts.contract
        self.contracts = [contract.id for contract in contracts]
        self.contracts_in_order = vec[i64](list(range(len(contracts))))
        self.contract_points = vec[i64]([contract.points for contract in contracts])
        self.contract_from = vec[i64]([self._place(contract.between[0]) for contract in contracts])
        self.contract_to = vec[i64]([self._place(contract.between[1]) for contract in contracts])

    def _number_payments(self, routes: tuple[RouteFacts, ...]) -> None:
        """Number every payment: by colour, jokers, route; jokers alone come last."""
        self.longest: i64 = max([route.length for route in routes])
        payments = [
            (route, colour, jokers)
            for colour in range(self.joker)
            for jokers in range(self.longest)
            for route in range(len(routes))
            if self.colour[route] in (colour, GREY) and jokers < self.spaces[route]
        ]
        payments += [(route, self.joker, self.spaces[route]) for route in range(len(routes))]
        self.paid_route = vec[i64]([route for route, _, _ in payments])
        self.paid_colour = vec[i64]([colour for _, colour, _ in payments])
        self.paid_jokers = vec[i64]([jokers for _, _, jokers in payments])
        self.keep: i64 = DRAW + len(self.colours)
        self.claim: i64 = self.keep + len(self.contracts)
        self.actions: i64 = self.claim + len(payments)
        self.draws = [vec[i64](members(draws)) for draws in range(2**self.keep)]
        """The actions of each set of actions that draw."""
        self._list_payments(payments)

    def _list_payments(self, payments: list[tuple[int, int, int]]) -> None:
        """Tables with a part for each colour and number of jokers; jokers alone are cards, not jokers."""
        self.parts: i64 = self.longest * PART
        """How long the parts of a colour are together."""
        helpers = [range(min(held + 1, self.longest)) for held in range(MOST_OF_A_COLOUR + 1)]
        self.ways = [vec[i64]([jokers * PART for jokers in some]) for some in helpers]
        """By number of jokers held: where the parts of a colour begin in which so many can help."""
        claims = [NO_PAYMENT] * (self.kinds * self.parts)
        payable = [0] * (self.kinds * self.parts)
        for number, (route, colour, jokers) in enumerate(payments):
            helping = 0 if colour == self.joker else jokers
            part = colour * self.parts + helping * PART
            claims[part + BIT[route] % PRIME] = self.claim + number
            for cards in range(self.spaces[route] - helping, MOST_OF_A_COLOUR + 1):
                payable[part + cards] |= BIT[route]
        self.claims = vec[i64](claims)
        """By part and the rest of the route's bit: the action that pays the route so."""
        self.payable = vec[i64](payable)
        """By part and number of cards of its colour: the routes that can be paid so."""

    def _colour(self, route: RouteFacts) -> int:
        return GREY if route.colour == ANY_COLOUR else self.colours.index(route.colour)

    def _place(self, place: str) -> int:
        return BIT[self.places.index(place)]


def _twin(routes: tuple[RouteFacts, ...], number: int) -> int:
    """The other route of a double route."""
    ends = set(routes[number].between)
    others = [n for n, route in enumerate(routes) if n != number and set(route.between) == ends]
    return others[0] if others else NO_ROUTE


def _those(chosen: list[bool]) -> int:
    """The set of all numbers that are chosen."""
    return sum([2**number for number, yes in enumerate(chosen) if yes])
