"""Results as JSON lines: a heading, then one line a game. A broken run goes on from there."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import msgspec

from damrak.arena.play import Result
from damrak.cli.files import write_file
from damrak.core.errors import BadData
from damrak.core.wire import read_text, to_json

LARGEST: Final = 2**30
"""In bytes: millions of games."""


class Heading(msgspec.Struct, frozen=True):
    """What an arena plays; results of another heading cannot be mixed in."""

    game: str
    rules_version: int
    board: str
    seats: int
    bots: tuple[str, ...]
    seed: str
    arena: int = 1


def saved_results(path: Path | None, heading: Heading) -> list[Result]:
    """The games already played, if the file holds results of this very arena."""
    if path is None or not path.exists():
        return []
    first, *lines = read_text(path, LARGEST).splitlines() or [""]
    if not first and not lines:
        return []
    try:
        if msgspec.json.decode(first, type=Heading) != heading:
            raise BadData("bots-arena-other-results", file=str(path))
        return [msgspec.json.decode(line, type=Result) for line in whole(lines)]
    except msgspec.DecodeError:
        raise BadData("bots-arena-bad-results", file=str(path)) from None


def whole(lines: Sequence[str]) -> list[str]:
    """The lines without a last one that was cut short when the run was broken off."""
    return [line for line in lines if line.endswith("}")]


def save_all(path: Path, heading: Heading, results: Iterable[Result]) -> None:
    """Begin the file, or mend one with a line cut short; a sound one is left alone."""
    if not is_sound(path):
        lines = [to_json(heading), *(to_json(result) for result in results)]
        write_file(path, (b"\n".join(lines) + b"\n").decode())


def is_sound(path: Path) -> bool:
    """Whether another line can be added as things are."""
    text = read_text(path, LARGEST) if path.exists() else ""
    return text.endswith("\n") and whole(text.splitlines()) == text.splitlines()


def save_one(path: Path, result: Result) -> None:
    """Add a line; it is on disk before the next game counts."""
    with path.open("ab") as file:
        file.write(to_json(result) + b"\n")
