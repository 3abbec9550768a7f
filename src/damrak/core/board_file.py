"""Board files: read and given their shape, or refused with the file, the entry and the reason."""

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from damrak.core.errors import Argument, BadData
from damrak.core.wire import read_text

Wrong = Callable[..., BadData]
File = TypeVar("File")

SHAPES = (
    ("core-board-missing-key", re.compile(r"Object missing required field `(?P<key>.+?)`")),
    ("core-board-unknown-key", re.compile(r"Object contains unknown field `(?P<key>.+?)`")),
    ("core-board-wrong-type", re.compile(r"Expected `(?P<wanted>.+?)`, got `(?P<found>.+?)`")),
    ("core-board-wrong-value", re.compile(r"Invalid enum value '?(?P<found>.+?)'?(?: -|$)")),
)


def board_files(folder: Path) -> dict[str, Path]:
    """The boards of a folder by id, the file's name; a file called …layout.toml is a drawing and no board."""
    return {file.stem: file for file in sorted(folder.glob("*.toml")) if not file.stem.endswith("layout")}


def wrong_in(path: Path, game: str) -> Wrong:
    """How to say what a game finds wrong in a file: `wrong(reason, entry, …)`."""

    def wrong(reason: str, entry: str, /, **arguments: Argument) -> BadData:
        return BadData(f"{game}-board-{reason}", file=path.name, entry=entry, **arguments)

    return wrong


def read_board_file(path: Path, kind: type[File]) -> tuple[File, dict[str, Any]]:
    """A file in the shape it must have, and all that is written in it."""
    try:
        written = tomllib.loads(read_text(path))
        return msgspec.convert(written, kind), written
    except tomllib.TOMLDecodeError as error:
        raise BadData("core-board-not-toml", file=path.name, entry="TOML", reason=str(error)) from None
    except msgspec.ValidationError as error:
        raise _misshapen(path, str(error)) from None


def _misshapen(path: Path, problem: str) -> BadData:
    """A missing or mistyped key, in our words; anything rarer in those of the library."""
    place = re.search(r" - at `\$\.?(.+)`", problem)
    entry = place[1] if place else "TOML"
    for message, shape in SHAPES:
        if found := shape.search(problem):
            return BadData(message, file=path.name, entry=entry, **found.groupdict())
    return BadData("core-board-wrong-value", file=path.name, entry=entry, found=problem)
