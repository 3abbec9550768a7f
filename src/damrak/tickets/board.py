"""A board as the rules use it: tables made once from its file, and the numbers of all actions."""

from typing import Any, Final, final

from damrak.core.bits import BIT
from damrak.core.fast import i64, mypyc_attr, vec
from damrak.tickets.cards import pack
from damrak.tickets.facts import ANY_COLOUR, BoardFacts, Layout, RouteFacts, route_ids, titles

GREY: Final = -1
"""The colour of a route that takes cards of any one colour."""
NO_ROUTE: Final = -1
MOST_CARDS: Final = 128
"""More than all the cards of a colour and all jokers together."""

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
        self.carts: i64 = facts.carts
        self.merchandise: i64 = facts.merchandise
        self._lay_routes(facts.route)
        self._list_payable(facts.route)
        self._lay_contracts()
        self._number_payments()

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
        reach = range(self.facts.carts + 1)
        self.within = vec[i64]([_those([route.length <= carts for route in routes]) for carts in reach])
        """For each number of carts: the routes that they are enough for."""

    def _list_payable(self, routes: tuple[RouteFacts, ...]) -> None:
        """For each colour, grey last, and each number of cards: the routes that these pay for."""
        self.payable = vec[i64](
            [
                _those([route.colour == colour and route.length <= cards for route in routes])
                for colour in [*self.colours[:-1], ANY_COLOUR]
                for cards in range(MOST_CARDS)
            ]
        )

    def _lay_contracts(self) -> None:
        contracts = self.facts.contract
        self.contracts = [contract.id for contract in contracts]
        self.contract_points = vec[i64]([contract.points for contract in contracts])
        self.contract_from = vec[i64]([self._place(contract.between[0]) for contract in contracts])
        self.contract_to = vec[i64]([self._place(contract.between[1]) for contract in contracts])

    def _number_payments(self) -> None:
        """Number every payment of every route: by route, colour, jokers; jokers alone come last."""
        first: list[int] = []
        payments: list[tuple[int, int, int]] = []
        for route in range(len(self.routes)):
            first.append(len(payments))
            spaces, colour = self.spaces[route], self.colour[route]
            colours = range(self.joker) if colour == GREY else range(colour, colour + 1)
            payments += [(route, paid, jokers) for paid in colours for jokers in range(spaces)]
            payments.append((route, self.joker, spaces))
        self.keep: i64 = DRAW + len(self.colours)
        self.claim: i64 = self.keep + len(self.contracts)
        self.actions: i64 = self.claim + len(payments)
        self.first_payment = vec[i64]([self.claim + number for number in first])
        self.paid_route = vec[i64]([route for route, _, _ in payments])
        self.paid_colour = vec[i64]([colour for _, colour, _ in payments])
        self.paid_jokers = vec[i64]([jokers for _, _, jokers in payments])

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
