"""Board files: read and given their shape, or refused with the file, the entry and the reason."""

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from damrak.core.errors import Argument, BadData
from damrak.core.shapes import what_is_wrong
from damrak.core.wire import read_text

Wrong = Callable[..., BadData]
File = TypeVar("File")

LARGEST_NUMBER = 100_000
"""In rules and drawings alike."""


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
    written = read_toml(path)
    _check_numbers(path, written)
    try:
        return msgspec.convert(written, kind), written
    except msgspec.ValidationError as error:
        raise _misshapen(path, error) from None


def read_toml(path: Path) -> dict[str, Any]:
    """All that is written in a file."""
    try:
        return tomllib.loads(read_text(path))
    except (ValueError, RecursionError) as error:  # not TOML, or numbers and lists that no reader takes
        raise BadData("core-board-not-toml", file=path.name, entry="TOML", reason=str(error)) from None


def _check_numbers(path: Path, written: dict[str, Any]) -> None:
    """Refuse numbers so large that no table could be made of them."""
    for entry, number in numbers_in(written):
        if not abs(number) <= LARGEST_NUMBER:  # so put because of what is not a number at all
            raise BadData("core-board-wrong-value", file=path.name, entry=entry, found=str(number))


def numbers_in(written: Any, entry: str = "") -> Iterator[tuple[str, int | float]]:
    """Every number of a file or a position, and where it stands."""
    if isinstance(written, int | float):
        yield entry, written
    elif isinstance(written, dict):
        for key, value in written.items():
            yield from numbers_in(value, f"{entry}.{key}" if entry else key)
    elif isinstance(written, list | tuple):
        for at, value in enumerate(written):
            yield from numbers_in(value, f"{entry}[{at}]")


def _misshapen(path: Path, problem: msgspec.ValidationError) -> BadData:
    """A missing or mistyped key, in our words; anything rarer in those of the library."""
    wrong = what_is_wrong(problem, "TOML")
    why = wrong.pop("why")
    return BadData(f"core-board-{'wrong-value' if why == 'other' else why}", file=path.name, **wrong)
