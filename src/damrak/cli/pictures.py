"""Each game's picture in text, by the game's name, and what the pictures share."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, NamedTuple, Protocol, cast

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from damrak.cli.choices import Chapter
from damrak.cli.voice import Voice
from damrak.core.game import Game
from damrak.locales import word

SHAPES = ("●", "■", "◆", "▲", "⬢")
SEAT_STYLES = ("bold #5fa2ea", "bold #f07a3c", "bold #35b890", "bold #c884cc", "bold #efc83a")
"""Seats by colour and by shape, the same as in the browser."""


class Scene(NamedTuple):
    """What one pair of eyes sees: a view, the game it is of, who sits where, and the language."""

    view: Any
    game: Game
    names: Sequence[str]
    voice: Voice

    def word(self, kind: str, value: str) -> str:
        """An id as people say it."""
        return str(word(kind, value, self.game.name, self.game.titles, self.voice.language))


class Picture(Protocol):
    """What a game's picture module offers; it reads views only."""

    def table(self, scene: Scene) -> RenderableType:
        """Everything on the table."""

    def city_view(self, scene: Scene) -> RenderableType:
        """The map alone."""

    def question(self, scene: Scene, legal: Sequence[str]) -> str:
        """The one sentence that says what is asked of the viewer."""

    def chapters(self, scene: Scene, legal: Sequence[str]) -> list[Chapter]:
        """The legal actions, grouped."""

    def is_private(self, scene: Scene) -> bool:
        """Whether the picture shows, or the answer tells, what the other people must not see."""

    def has_answered(self, scene: Scene) -> bool:
        """Whether the viewer has made a secret choice already and waits for the others."""

    def board(self, scene: Scene) -> RenderableType:
        """The empty board; the scene has no view."""


def picture_of(game: str) -> Picture:
    """The picture module of a game."""
    return cast(Picture, import_module(f"damrak.cli.{game}_table"))


def mark(seat: int, times: int = 1) -> Text:
    """A seat's piece."""
    return Text(SHAPES[seat] * times, SEAT_STYLES[seat])


def named(seat: int, scene: Scene) -> Text:
    """A seat's piece and name."""
    return mark(seat).append(f" {scene.names[seat]}")


def in_columns(blocks: Sequence[Sequence[Text]], width: int) -> Table:
    """Blocks of lines side by side in as many columns as fit, about equally long."""
    widest = max(line.cell_len for block in blocks for line in block)
    columns = max(1, (width + 2) // (widest + 2))
    height = -(-sum(map(len, blocks)) // columns)
    filled: list[list[Text]] = [[]]
    for block in blocks:
        if len(filled[-1]) + len(block) / 2 > height and len(filled) < columns:
            filled.append([])
        filled[-1] += block
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_row(*[Text("\n").join(lines) for lines in filled])
    return grid
