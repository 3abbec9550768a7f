"""Boards are data: read, checked when loaded, and refused with the file, the entry and the reason."""

import re
from collections.abc import Iterable
from importlib.resources import as_file, files
from pathlib import Path

from damrak.core.bits import LARGEST_SET
from damrak.core.board_file import Wrong, read_board_file, wrong_in
from damrak.core.wire import fingerprint
from damrak.tickets.board import Board
from damrak.tickets.cards import MOST_COLOURS, MOST_OF_A_COLOUR
from damrak.tickets.facts import (
    ANY_COLOUR,
    JOKER,
    BoardFacts,
    ContractFacts,
    Layout,
    RouteFacts,
    route_ids,
    rules_only,
)

MOST_SEATS = 4
FEWEST_CARDS = 2 * MOST_SEATS + 5 + 1
FEWEST_CONTRACTS = 2 * MOST_SEATS
ID = re.compile(r"[a-z0-9]+(-{1,2}[a-z0-9]+)*")
RESERVED = ("unseen", "contracts", ANY_COLOUR)
"""No colour may be called so: the names of the actions would be ambiguous."""


def load_board(path: Path) -> Board:
    """A board from its rules file and the drawing it names, or BadData that says what is wrong."""
    facts, _ = read_board_file(path, BoardFacts)
    check_rules(facts, wrong_in(path, "tickets"))
    drawn_in = path.parent / facts.layout
    layout, drawing = read_board_file(drawn_in, Layout)
    check_drawing(facts, layout, wrong_in(drawn_in, "tickets"))
    return Board(facts, layout, drawing, fingerprint(rules_only(facts)))


def own_board() -> Board:
    """The board that comes with Damrak."""
    with as_file(files("damrak.tickets")) as folder:
        return load_board(folder / "board.toml")


def check_rules(facts: BoardFacts, wrong: Wrong) -> None:
    """Refuse a board on which the rules could not be followed."""
    _check_sizes(facts, wrong)
    _check_cards(facts, wrong)
    _check_ids([place.id for place in facts.place], "[[place]]", wrong)
    _check_routes(facts, wrong)
    _check_doubles(facts, wrong)
    _check_contracts(facts, wrong)


def _check_sizes(facts: BoardFacts, wrong: Wrong) -> None:
    for kind, entries in (("place", facts.place), ("route", facts.route), ("contract", facts.contract)):
        if len(entries) > LARGEST_SET:
            raise wrong("too-many", f"[[{kind}]]", found=len(entries), most=LARGEST_SET)
    if len(facts.contract) < FEWEST_CONTRACTS:
        raise wrong("too-few", "[[contract]]", found=len(facts.contract), least=FEWEST_CONTRACTS)
    for key, number, least in (("carts", facts.carts, 1), ("merchandise", facts.merchandise, 0)):
        if number < least:
            raise wrong("too-few", key, found=number, least=least)


def _check_cards(facts: BoardFacts, wrong: Wrong) -> None:
    _check_ids(facts.cards, "[cards]", wrong)
    for colour, number in facts.cards.items():
        if colour in RESERVED:
            raise wrong("reserved", "[cards]", id=colour)
        if not 0 <= number <= MOST_OF_A_COLOUR:
            raise wrong("card-count", f"[cards] {colour}", found=number, most=MOST_OF_A_COLOUR)
    if JOKER not in facts.cards:
        raise wrong("no-jokers", "[cards]", key=JOKER)
    if not 2 <= len(facts.cards) <= MOST_COLOURS:
        raise wrong("colours", "[cards]", found=len(facts.cards) - 1, most=MOST_COLOURS - 1)
    if sum(facts.cards.values()) < FEWEST_CARDS:
        raise wrong("too-few", "[cards]", found=sum(facts.cards.values()), least=FEWEST_CARDS)


def _check_ids(ids: Iterable[str], entry: str, wrong: Wrong) -> None:
    seen: set[str] = set()
    for name in ids:
        if not ID.fullmatch(name):
            raise wrong("bad-id", entry, id=name)
        if name in seen:
            raise wrong("twice", entry, id=name)
        seen.add(name)


def _check_routes(facts: BoardFacts, wrong: Wrong) -> None:
    ids = route_ids(facts.route)
    for route, name in zip(facts.route, ids, strict=True):
        entry = f"[[route]] {name}"
        _check_ends(route, facts, entry, wrong)
        if route.colour != ANY_COLOUR and route.colour not in facts.colours[:-1]:
            raise wrong("unknown-colour", entry, id=route.colour)
        if str(route.length) not in facts.route_points:
            raise wrong("no-points", entry, length=route.length)
        if not 1 <= route.length <= min(facts.carts, _most_cards(facts, route)):
            raise wrong("unclaimable", entry, length=route.length)
    _check_ids(ids, "[[route]]", wrong)


def _most_cards(facts: BoardFacts, route: RouteFacts) -> int:
    colours = facts.colours[:-1] if route.colour == ANY_COLOUR else [route.colour]
    return max(facts.cards[colour] for colour in colours) + facts.cards[JOKER]


def _check_ends(entry: RouteFacts | ContractFacts, facts: BoardFacts, name: str, wrong: Wrong) -> None:
    places = {place.id for place in facts.place}
    for place in entry.between:
        if place not in places:
            raise wrong("unknown-place", name, id=place)
    if entry.between[0] == entry.between[1]:
        raise wrong("same-place", name, id=entry.between[0])


def _check_doubles(facts: BoardFacts, wrong: Wrong) -> None:
    for route, name in zip(facts.route, route_ids(facts.route), strict=True):
        same = [other for other in facts.route if set(other.between) == set(route.between)]
        if len(same) > 2:
            raise wrong("three-routes", f"[[route]] {name}", found=len(same))
        if route.double != (len(same) == 2):
            raise wrong("not-double" if route.double else "double-unmarked", f"[[route]] {name}")
        if len({other.length for other in same}) > 1:
            raise wrong("unequal-double", f"[[route]] {name}")


def _check_contracts(facts: BoardFacts, wrong: Wrong) -> None:
    for contract in facts.contract:
        entry = f"[[contract]] {contract.id}"
        _check_ends(contract, facts, entry, wrong)
        if contract.points < 1:
            raise wrong("worthless", entry, found=contract.points)
        if contract.between[1] not in _reachable(facts, contract.between[0]):
            raise wrong("unreachable", entry)
    _check_ids([contract.id for contract in facts.contract], "[[contract]]", wrong)


def _reachable(facts: BoardFacts, start: str) -> set[str]:
    reached = {start}
    while True:
        more = {place for route in facts.route if reached & set(route.between) for place in route.between}
        if more <= reached:
            return reached
        reached |= more


def check_drawing(facts: BoardFacts, layout: Layout, wrong: Wrong) -> None:
    """Refuse a drawing that leaves a place out or shows what is not on the board."""
    for kind, drawn, known in (
        ("place", [place.id for place in layout.place], [place.id for place in facts.place]),
        ("route", [route.id for route in layout.route], route_ids(facts.route)),
    ):
        for name in drawn:
            if name not in known:
                raise wrong("drawn-unknown", f"[[{kind}]]", id=name)
            if drawn.count(name) > 1:
                raise wrong("twice", f"[[{kind}]]", id=name)
    for place in facts.place:
        if place.id not in {drawn.id for drawn in layout.place}:
            raise wrong("not-drawn", "[[place]]", id=place.id)
