"""The map of tickets drawn in letters: places where the layout has them, routes as rows of spaces."""

from math import hypot
from typing import Any

from rich.text import Text

from damrak.cli.pictures import Scene
from damrak.cli.tickets_signs import on_map

Point = tuple[float, float]
WIDEST = 132
NARROWEST = 104
CELL_HEIGHT = 2.1  # a letter is about twice as high as it is wide
SIDE = 0.62  # how far the two routes of a double route lie from their middle line, in rows
DOTS = 12
EMPTY = (" ", "")
NEAREST = sorted(
    ((right, down) for right in range(-4, 5) for down in range(-2, 3)),
    key=lambda at: abs(at[0]) + 2 * abs(at[1]),
)
"""The cells around one, nearest first."""


class Sheet:
    """A grid of letters, written on from the layout's units."""

    def __init__(self, canvas: Any, width: int) -> None:
        self.scale = width / canvas.width
        self.width = width
        self.height = round(canvas.height * self.scale / CELL_HEIGHT) + 1
        self.cells: list[list[tuple[str, str]]] = [[EMPTY] * width for _ in range(self.height)]

    def cell(self, point: Point) -> tuple[int, int]:
        """The column and row of a point."""
        return round(point[0] * self.scale), round(point[1] * self.scale / CELL_HEIGHT)

    def is_free(self, column: int, row: int, size: int) -> bool:
        """Whether so many cells from this one on are on the sheet and empty."""
        if not (0 <= row < self.height and 0 <= column <= self.width - size):
            return False
        return all(self.cells[row][column + n] == EMPTY for n in range(size))

    def write(self, cell: tuple[int, int], letters: str, style: str, margin: int = 0) -> None:
        """Write letters from a cell on, or from the nearest one where nothing else stands."""
        size = len(letters) + 2 * margin
        near = [(cell[0] + right, cell[1] + down) for right, down in NEAREST]
        free = next(((at, row) for at, row in near if self.is_free(at - margin, row, size)), None)
        if free:
            at, row = free
            self.cells[row][at : at + len(letters)] = [(letter, style) for letter in letters]

    def dot(self, point: Point) -> None:
        """A faint dot, where nothing stands."""
        column, row = self.cell(point)
        if self.is_free(column, row, 1):
            self.cells[row][column] = ("·", "grey42")

    def text(self) -> Text:
        """The sheet as lines, without what is empty above, below and to the right."""
        for line in self.cells:
            while line and line[-1] == EMPTY:
                line.pop()
        full = [number for number, line in enumerate(self.cells) if line]
        return Text("\n").join(Text.assemble(*line) for line in self.cells[full[0] : full[-1] + 1])


def city_map(scene: Scene) -> Text | None:
    """The whole map, or None where the terminal is too narrow for it."""
    width = min(scene.voice.out.width, WIDEST)
    if width < NARROWEST:
        return None
    board = scene.game.board
    sheet = Sheet(board.layout.canvas, width - 1)
    places = {place.id: place.at for place in board.layout.place}
    for place in places.values():
        sheet.write(sheet.cell(place), "◉", "bold #ffe680")
    for number in range(len(board.routes)):
        draw_spaces(number, places, sheet, scene)
    for place, at in places.items():
        draw_name(place, at, sheet, scene)
    for number in range(len(board.routes)):
        draw_line(number, places, sheet, scene)
    return sheet.text()


def curve(number: int, places: dict[str, Point], scene: Scene) -> tuple[Point, Point, Point]:
    """Where a route starts, bends and ends."""
    board = scene.game.board
    start, end = (places[place] for place in board.facts.route[number].between)
    bends = {route.id: route.via for route in board.layout.route}
    return start, bends.get(board.routes[number]) or middle(start, end), end


def draw_spaces(number: int, places: dict[str, Point], sheet: Sheet, scene: Scene) -> None:
    """A route's spaces, evenly along its bend; a double route's two side by side."""
    board = scene.game.board
    start, via, end = curve(number, places, scene)
    twin = board.twin[number]
    side = 0.0 if twin < 0 else SIDE if number < twin else -SIDE
    signs = on_map(board.routes[number], board.facts.route[number], scene)
    for space, (letters, style) in enumerate(signs, start=1):
        point = along(start, via, end, space / (len(signs) + 1))
        column, row = sheet.cell(beside(point, start, end, side * CELL_HEIGHT / sheet.scale))
        sheet.write((column - len(letters) // 2, row), letters, style)


def draw_line(number: int, places: dict[str, Point], sheet: Sheet, scene: Scene) -> None:
    """Dots that lead the eye from place to place."""
    start, via, end = curve(number, places, scene)
    for step in range(1, DOTS):
        sheet.dot(along(start, via, end, step / DOTS))


def middle(start: Point, end: Point) -> Point:
    """Halfway between two points."""
    return (start[0] + end[0]) / 2, (start[1] + end[1]) / 2


def along(start: Point, via: Point, end: Point, part: float) -> Point:
    """A point of the curve that runs from start to end through `via` at half time."""
    bend = [2 * v - (s + e) / 2 for s, v, e in zip(start, via, end, strict=True)]
    x, y = (
        (1 - part) ** 2 * s + 2 * part * (1 - part) * b + part**2 * e
        for s, b, e in zip(start, bend, end, strict=True)
    )
    return x, y


def beside(point: Point, start: Point, end: Point, distance: float) -> Point:
    """A point moved sideways."""
    x, y = end[0] - start[0], end[1] - start[1]
    length = hypot(x, y)
    return point[0] - 1.6 * y / length * distance, point[1] + x / length * distance


def draw_name(place: str, at: Point, sheet: Sheet, scene: Scene) -> None:
    """A place's name where the artist put it, or under the place."""
    marks = {mark["place"]: mark for mark in scene.game.board.drawing.get("mark", [])}
    mark = marks.get(place, {"name": [0, 44], "anchor": "middle"})
    name = scene.word("place", place)
    column, row = sheet.cell((at[0] + mark["name"][0], at[1] + mark["name"][1]))
    back = {"start": 0, "middle": len(name) // 2, "end": len(name)}[mark["anchor"]]
    sheet.write((column - back, row), name, "bold", margin=1)
