"""Positions as people write them: plain data, given the shape that a game wants or refused."""

from collections.abc import Mapping
from typing import Any, Final, TypeVar

import msgspec

from damrak.core.board_file import numbers_in
from damrak.core.chance import WORD
from damrak.core.errors import BadData

Position = TypeVar("Position")
LARGEST: Final = WORD
"""No number of a position is larger: the words of its chance are the largest there are."""


def read_position(written: Mapping[str, Any], shape: type[Position]) -> Position:
    """What is written, in its shape, or BadData."""
    for entry, number in numbers_in(written):
        if not abs(number) <= LARGEST:
            raise BadData("core-bad-position", reason=f"{entry} = {number}")
    try:
        return msgspec.convert(dict(written), shape)
    except msgspec.ValidationError as error:
        raise BadData("core-bad-position", reason=str(error)) from None
