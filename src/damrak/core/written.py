"""Positions as people write them: plain data, given the shape that a game wants or refused."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

import msgspec

from damrak.core.board_file import numbers_in
from damrak.core.chance import WORD
from damrak.core.errors import BadData
from damrak.core.shapes import what_is_wrong

Position = TypeVar("Position")
LARGEST: Final = WORD
"""No number of a position is larger: the words of its chance are the largest there are."""


def read_position(written: Mapping[str, Any], shape: type[Position]) -> Position:
    """What is written, in its shape, or BadData."""
    for entry, number in numbers_in(written):
        if not abs(number) <= LARGEST:
            raise BadData("core-bad-position", why="wrong-value", entry=entry, found=str(number))
    try:
        return msgspec.convert(dict(written) if isinstance(written, Mapping) else written, shape)
    except msgspec.ValidationError as error:
        raise BadData("core-bad-position", **what_is_wrong(error, "JSON")) from None


def version_of(written: int | None, known: Sequence[int]) -> int:
    """The rules that a position follows: those it names, or the newest, as one who writes by hand expects."""
    if written is not None and written not in known:
        raise BadData("core-position-rules", found=written, known=max(known))
    return max(known) if written is None else written
