"""The signs of tickets: transport colours by colour and symbol, and the spaces of a route."""

from rich.text import Text

from damrak.cli.pictures import SEAT_STYLES, SHAPES, Scene
from damrak.tickets.facts import RouteFacts

SYMBOLS = {
    "pink": "✿",
    "blue": "≈",
    "green": "♣",
    "black": "♠",
    "red": "♥",
    "orange": "☼",
    "joker": "★",
    "grey": "░",
}
COLOURS = {
    "pink": "#ff8fc7",
    "blue": "#5fa8ff",
    "green": "#5fc75f",
    "red": "#ff5f5f",
    "orange": "#ffaf3f",
    "joker": "#ffe680",
    "grey": "#9e9e9e",
}
PLAIN = "▪"
"""The sign of a colour that only somebody's own board has."""
MERCHANDISE = ("¤", "#d7af5f")
CLOSED = ("×", "dim")

Sign = tuple[str, str]
"""A letter and its style."""


def sign(colour: str) -> Sign:
    """The sign of a transport colour; black is light behind, or no dark terminal would show it."""
    style = "black on grey74" if colour == "black" else COLOURS.get(colour, "")
    return SYMBOLS.get(colour, PLAIN), style


def block(colour: str) -> Sign:
    """A free space on the map: the sign on a ground of its colour."""
    letter, _ = sign(colour)
    ground = "#f0f0f0 on #000000" if colour == "black" else f"black on {COLOURS.get(colour, '#d0d0d0')}"
    return f" {letter} ", ground


def owner_of(route: str, scene: Scene) -> int | None:
    """Whose carts stand on a route."""
    owner: int | None = scene.view.owners.get(route) if scene.view else None
    return owner


def is_closed(route: str, scene: Scene) -> bool:
    """Whether nobody may claim a route any more."""
    return bool(scene.view) and route in scene.view.closed


def on_map(route: str, facts: RouteFacts, scene: Scene) -> list[Sign]:
    """A route's spaces on the map, with the merchandise amid them while it is free."""
    owner = owner_of(route, scene)
    if owner is not None:
        return [(SHAPES[owner] * 3, SEAT_STYLES[owner])] * facts.length
    if is_closed(route, scene):
        return [CLOSED] * facts.length
    half, free = facts.length // 2, [block(facts.colour)] * facts.length
    return [*free[:half], MERCHANDISE, *free[half:]] if facts.carts else free


def in_line(route: str, facts: RouteFacts, scene: Scene) -> Text:
    """A route's spaces in a line of text."""
    owner = owner_of(route, scene)
    if owner is not None:
        return Text(SHAPES[owner] * facts.length, SEAT_STYLES[owner])
    letter, style = CLOSED if is_closed(route, scene) else sign(facts.colour)
    line = Text.assemble((letter * facts.length, style))
    return line.append(*MERCHANDISE) if facts.carts and not is_closed(route, scene) else line
