"""The table of tickets in text: the map by place, the row, the seats, one's own cards and contracts."""

from collections.abc import Mapping, Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from damrak.cli.choices import Chapter, Row, Way
from damrak.cli.pictures import Scene, in_columns, named
from damrak.cli.tickets_map import city_map
from damrak.cli.tickets_signs import in_line, sign
from damrak.tickets.facts import RouteFacts

LINES_WITH_MAP = 66
"""The map and all that belongs under it; on a lower screen the map is a list."""


def table(scene: Scene) -> RenderableType:
    """Everything on the table."""
    view = scene.view
    screen = scene.voice.out
    drawn = city_map(scene) if screen.is_terminal and screen.height > LINES_WITH_MAP else None
    parts: list[RenderableType] = [drawn or city(scene), Text(), seats(scene), row(scene)]
    if view.seat is not None:
        parts += [hand(scene), contracts(scene)]
    if view.last_turns and view.last_turns.left:
        by, left = scene.names[view.last_turns.by], view.last_turns.left
        parts.append(Text(scene.voice.text("cli-tickets-last-turns", who=by, left=left), "bold #ff5f5f"))
    return Group(*parts)


def city_view(scene: Scene) -> RenderableType:
    """The map, drawn where the screen is wide enough."""
    return city_map(scene) or city(scene)


def board(scene: Scene) -> RenderableType:
    """The empty map, and the contracts."""
    facts = scene.game.board.facts
    lines = [
        Text(f"{pair(contract.id, scene)}  {contract.points}")
        for contract in sorted(facts.contract, key=lambda contract: contract.points)
    ]
    title = Text(scene.voice.text("cli-tickets-contracts"), "bold")
    return Group(
        city_view(scene), Text(), title, in_columns([[line] for line in lines], scene.voice.out.width)
    )


def city(scene: Scene) -> Table:
    """Every connection under the first of its places, in as many columns as fit."""
    by_place: dict[str, list[Text]] = {}
    for both in connections(scene):
        here, there = (scene.word("place", place) for place in both[0][1].between)
        block = by_place.setdefault(here, [Text(here, "bold")])
        line = Text(f"  {there[:21]:<22}")
        block.append(line.append_text(Text(" ").join(in_line(id, facts, scene) for id, facts in both)))
    return in_columns(list(by_place.values()), scene.voice.out.width)


def connections(scene: Scene) -> list[list[tuple[str, RouteFacts]]]:
    """The routes with their ids, both of a double route together."""
    together: dict[frozenset[str], list[tuple[str, RouteFacts]]] = {}
    for id, facts in zip(scene.game.board.routes, scene.game.board.facts.route, strict=True):
        together.setdefault(frozenset(facts.between), []).append((id, facts))
    return list(together.values())


def card(colour: str, scene: Scene) -> Text:
    """A transport card: sign and name."""
    letter, style = sign(colour)
    return Text(f"{letter} {scene.word('colour', colour)}", style)


def cards(held: Mapping[str, int]) -> Text:
    """Cards by colour with how many."""
    return Text(" ").join(counted(colour, number) for colour, number in held.items() if number)


def counted(colour: str, number: int) -> Text:
    """So many cards of a colour."""
    letter, style = sign(colour)
    return Text(f"{number}{letter}", style)


def pair(contract: str, scene: Scene) -> str:
    """A contract's two places."""
    return " – ".join(scene.word("place", place) for place in contract.split("--"))


def seats(scene: Scene) -> Table:
    """What everybody knows of everybody."""
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim")
    heads = ("points", "carts", "cards", "contracts", "merchandise")
    table.add_column("")
    for head in heads:
        table.add_column(scene.voice.text(f"cli-tickets-{head}"), justify="right")
    table.add_column("")
    for player in scene.view.players:
        asked = player.seat in scene.view.asked or player.seat == scene.view.turn
        name = Text("▶ " if asked else "  ").append_text(named(player.seat, scene))
        figures = [str(getattr(player, head)) for head in heads]
        table.add_row(name, *figures, cards(player.seen))
    return table


def row(scene: Scene) -> Text:
    """The face-up row and the piles."""
    view = scene.view
    shown = Text("  ").join(card(colour, scene) for colour in view.row if colour)
    piles = scene.voice.text(
        "cli-tickets-piles",
        pile=view.pile,
        discards=sum(view.discards.values()),
        contracts=view.contract_pile,
    )
    return Text.assemble((scene.voice.text("cli-tickets-row") + "  ", "bold"), shown, (f"   {piles}", "dim"))


def hand(scene: Scene) -> Text:
    """One's own transport cards."""
    shown = Text("  ").join(
        Text(f"{number} ").append_text(card(colour, scene))
        for colour, number in scene.view.hand.items()
        if number
    )
    return Text.assemble((scene.voice.text("cli-tickets-hand") + "  ", "bold"), shown)


def contracts(scene: Scene) -> Text:
    """One's own contracts, those joined already with a tick."""
    shown = [contract_text(contract, scene) for contract in scene.view.contracts]
    return Text.assemble(
        (scene.voice.text("cli-tickets-own-contracts") + "  ", "bold"), Text("   ").join(shown)
    )


def contract_text(contract: object, scene: Scene) -> Text:
    """A contract: whether it is joined, its places, its points."""
    joined, id, points = (getattr(contract, name) for name in ("joined", "id", "points"))
    tick = ("✓ ", "bold #5fc75f") if joined else ("· ", "dim")
    return Text.assemble(tick, f"{pair(id, scene)} ({points})")


def is_private(_scene: Scene) -> bool:
    """Hands and contracts are secret (T21)."""
    return True


def has_answered(scene: Scene) -> bool:
    """Who has chosen contracts is not asked again (T4)."""
    return bool(scene.view.chosen)


def question(scene: Scene, _legal: Sequence[str]) -> str:
    """What is asked of the viewer."""
    who = scene.names[scene.view.seat]
    return scene.voice.text(f"cli-tickets-ask-{scene.view.phase}", who=who)


def chapters(scene: Scene, legal: Sequence[str]) -> list[Chapter]:
    """Contracts to keep, cards to draw, routes to claim by route and payment, the rest."""
    keep = [name for name in legal if name.startswith("keep ")]
    draw = [name for name in legal if name.startswith("draw ") and name != "draw contracts"]
    claim = [name for name in legal if name.startswith("claim ")]
    rest = [name for name in legal if name in ("draw contracts", "pass")]
    found = [
        ("keep", [Row(Text(), [Way(keep_label(name, scene), name)]) for name in keep]),
        ("draw", [Row(Text(), [Way(draw_label(name, scene), name) for name in draw])] if draw else []),
        ("claim", claim_rows(claim, scene)),
        ("rest", [Row(Text(), [Way(Text(scene.voice.text(_message(name))), name)]) for name in rest]),
    ]
    return [Chapter(scene.voice.text(f"cli-tickets-{title}"), rows) for title, rows in found if rows]


def _message(name: str) -> str:
    return "cli-tickets-" + name.replace(" ", "-")


def keep_label(name: str, scene: Scene) -> Text:
    """A contract to keep, or both."""
    kept = name.removeprefix("keep ")
    offered = {contract.id: contract for contract in scene.view.offered}
    if kept in offered:
        return contract_text(offered[kept], scene)
    return Text(scene.voice.text("cli-tickets-keep-both"))


def draw_label(name: str, scene: Scene) -> Text:
    """A card of the row, or the top of the pile."""
    drawn = name.removeprefix("draw ")
    return Text(scene.voice.text("cli-tickets-unseen")) if drawn == "unseen" else card(drawn, scene)


def route_of(claim: str) -> str:
    """The route that an action claims."""
    return claim.split(" ")[1]


def claim_rows(claims: Sequence[str], scene: Scene) -> list[Row]:
    """The routes to choose from; the ways to pay once a route is chosen."""
    claims = sorted(claims, key=lambda claim: scene.game.board.routes.index(route_of(claim)))
    payments = {route: list(ways) for route, ways in groupby(claims, key=route_of)}
    if len(payments) == 1:
        (route,) = payments
        length = route_facts(route, scene).length
        return [Row(route_label(route, scene), [Way(payment(claim, length), claim) for claim in claims])]
    ways = [Way(route_label(route, scene), f"claim {route}") for route in payments]
    return [Row(Text(), ways)] if ways else []


def route_label(route: str, scene: Scene) -> Text:
    """A route: its places, spaces and points."""
    facts = route_facts(route, scene)
    label = Text(" – ".join(scene.word("place", place) for place in facts.between) + " ")
    points = scene.game.board.facts.route_points[str(facts.length)]
    return label.append_text(in_line(route, facts, scene)).append(f" +{points}", "dim")


def route_facts(route: str, scene: Scene) -> RouteFacts:
    """What the board says of a route."""
    board = scene.game.board
    facts: RouteFacts = board.facts.route[board.routes.index(route)]
    return facts


def payment(claim: str, length: int) -> Text:
    """How a route is paid: so many of a colour, so many jokers."""
    words = claim.split(" ")[2:]
    colour = words[0] if not words[0].isdecimal() else "joker"
    jokers = next((int(word) for word in words if word.isdecimal()), 0)
    return cards({colour: length - jokers, "joker": jokers} if colour != "joker" else {"joker": jokers})
