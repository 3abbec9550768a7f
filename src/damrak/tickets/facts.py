"""What a board's two files say: the rules' facts, and the drawing. Strict: no key is extra or missing."""

from typing import Any, Literal

import msgspec

JOKER = "joker"
ANY_COLOUR = "grey"

Source = Literal["rules", "picture", "hidden", "card", "house"]
"""Where a fact comes from: the leaflet, the picture, a covered part of it, a card, or our reconstruction."""
Place = str
Point = tuple[float, float]


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One table of a file."""


class PlaceFacts(Facts, frozen=True):
    """A place and its proper name."""

    id: str
    name: str


class RouteFacts(Facts, frozen=True):
    """A route; an id of its own is needed only where two of a double route have one colour."""

    between: tuple[Place, Place]
    length: int
    colour: str
    double: bool = False
    carts: bool = False
    source: Source = "rules"
    id: str = ""


class ContractFacts(Facts, frozen=True):
    """A contract card."""

    between: tuple[Place, Place]
    points: int
    source: Source = "rules"

    @property
    def id(self) -> str:
        return "--".join(self.between)


class BoardFacts(Facts, frozen=True):
    """The rules file."""

    name: str
    layout: str
    carts: int
    merchandise: int
    cards: dict[str, int]
    route_points: dict[str, int]
    place: tuple[PlaceFacts, ...]
    route: tuple[RouteFacts, ...]
    contract: tuple[ContractFacts, ...]

    @property
    def colours(self) -> list[str]:
        """All colours of cards in the file's order, jokers last."""
        return [colour for colour in self.cards if colour != JOKER] + [JOKER]


class Canvas(Facts, frozen=True):
    """The sheet that positions are measured on."""

    width: int
    height: int


class DrawnPlace(Facts, frozen=True):
    """Where a place lies."""

    id: str
    at: Point


class DrawnRoute(Facts, frozen=True):
    """Through which point a route bends, if it does."""

    id: str
    via: Point | None = None


class Layout(msgspec.Struct, frozen=True):
    """The drawing; an artist may add tables of their own."""

    canvas: Canvas
    place: tuple[DrawnPlace, ...]
    route: tuple[DrawnRoute, ...] = ()


def route_ids(routes: tuple[RouteFacts, ...]) -> list[str]:
    """Each route's id: its places, and the colour too if it is one of a double route."""
    pairs = [frozenset(route.between) for route in routes]
    return [
        route.id or "--".join([*route.between, route.colour] if pairs.count(pair) > 1 else route.between)
        for route, pair in zip(routes, pairs, strict=True)
    ]


def titles(facts: BoardFacts) -> dict[str, str]:
    """Proper names of places, routes and contracts by id, for people."""
    names = {place.id: place.name for place in facts.place}
    pairs = {contract.id: contract.between for contract in facts.contract}
    pairs |= {route: entry.between for route, entry in zip(route_ids(facts.route), facts.route, strict=True)}
    return names | {pair: " – ".join(names[place] for place in places) for pair, places in pairs.items()}


def rules_only(facts: BoardFacts) -> dict[str, Any]:
    """The facts that a game depends on: no names, no provenance, no drawing."""
    plain: dict[str, Any] = msgspec.to_builtins(facts)
    for entry in [*plain["route"], *plain["contract"]]:
        del entry["source"]
    plain["place"] = [place["id"] for place in plain["place"]]
    plain["colours"] = facts.colours
    del plain["name"], plain["layout"]
    return plain
