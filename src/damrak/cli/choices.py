"""What a person may choose: a numbered list grouped sensibly, and typed text matched against it."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.text import Text

INDENT = 2
GAP = 3
IN_A_LINE = 6  # more ways than this stand in columns


@dataclass(frozen=True)
class Way:
    """One action, or what several begin with, and how it reads in the list."""

    label: Text
    action: str


@dataclass(frozen=True)
class Row:
    """Actions that share a line, such as the ways to pay one route."""

    label: Text
    ways: Sequence[Way]


@dataclass(frozen=True)
class Chapter:
    """Rows under a heading."""

    title: str
    rows: Sequence[Row]


def numbered(chapters: Sequence[Chapter]) -> list[str]:
    """What each number of the list stands for, the first being number 1."""
    return [way.action for chapter in chapters for row in chapter.rows for way in row.ways]


def listed(chapters: Sequence[Chapter], width: int) -> RenderableType:
    """The numbered list, no wider than this."""
    number, lines = 1, list[Text]()
    for chapter in chapters:
        lines.append(Text(chapter.title, "bold"))
        margin = INDENT + max((row.label.cell_len + GAP - 1 for row in chapter.rows if row.label), default=0)
        for row in chapter.rows:
            lines += _lines(row, number, margin, width)
            number += len(row.ways)
    return Group(*lines)


def _lines(row: Row, number: int, margin: int, width: int) -> list[Text]:
    """A row's label in the margin and its ways beside it, on as many lines as they need."""
    line = Text(" " * INDENT).append_text(row.label)
    line.pad_right(margin - line.cell_len)
    lines = [line]
    column = max(way.label.cell_len for way in row.ways) if len(row.ways) > IN_A_LINE else 0
    for count, way in enumerate(row.ways, start=number):
        entry = Text.assemble((f"{count:>2} ", "bold cyan"), way.label)
        entry.pad_right(max(0, column - way.label.cell_len))
        if lines[-1].cell_len > margin and lines[-1].cell_len + entry.cell_len > width:
            lines.append(Text(" " * margin))
        lines[-1].append_text(entry).append(" " * GAP)
    for line in lines:
        line.rstrip()
    return lines


def meant(typed: str, list_: Sequence[str], actions: Sequence[str]) -> list[str]:
    """The actions that typed text may mean, by number in the list or by name; `150` may be a price."""
    if not typed.isdecimal():
        return matching(typed, actions)
    if 0 < int(typed) <= len(list_):
        return matching(list_[int(typed) - 1], actions)
    return [action for action in actions if typed in action.split()]


def matching(text: str, actions: Sequence[str]) -> list[str]:
    """The actions of that name, or that begin with it, or that at least contain its words."""
    text = " ".join(text.lower().split())
    tries = (
        [action for action in actions if action == text],
        [action for action in actions if action.startswith(f"{text} ")],
        [action for action in actions if action.startswith(text)],
        [action for action in actions if set(text.split()) <= set(action.split())],
        [action for action in actions if all(word in action for word in text.split())],
    )
    return next((found for found in tries if found), [])
