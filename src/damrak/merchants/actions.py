"""Actions: small numbers inside the rules, names everywhere else (`build g3`, `goods sugar 2 silk 1`)."""

from typing import Final

from damrak.core.errors import BadData
from damrak.core.fast import i64, vec
from damrak.merchants.board import AREAS, FIRST_LIMIT, Board

DISCS: Final = ("mayor", "clock", "bucket")

DECLINE: Final = 0
PUT: Final = 1
GOODS: Final = 4
SPLITS: Final = 16
STEP: Final = 20
BACK: Final = 24
BORROW: Final = 28
RUN_OUT: Final = 29
LIMIT: Final = FIRST_LIMIT
"""`limit none`; the limits by place of the dial follow, then presses, posts and parcels by the board."""


def _splits() -> list[list[int]]:
    """M9: three steps, two in one row and one in another, or one each in three rows; never all in one."""
    rows = range(AREAS)
    twos = [[2 * (row == two) + (row == one) for row in rows] for two in rows for one in rows if two != one]
    return twos + [[int(row != without) for row in rows] for without in rows]


SPLIT: Final = vec[i64]([steps for split in _splits() for steps in split])
"""The steps of each split of a goods card, four rows a split."""


def all_names(board: Board) -> list[str]:
    """Every action's name, in the order of their numbers."""
    commodities, places = board.commodities, board.places
    return [
        "decline",
        *(f"put on {disc}" for disc in DISCS),
        *(_split_name(split, commodities) for split in _splits()),
        *(f"step {commodity}" for commodity in commodities),
        *(f"back {commodity}" for commodity in commodities),
        "borrow",
        "run out",
        "limit none",
        *(f"limit {place}" for place in ("start", *board.prices)),
        *(f"press {place}" for place in ("start", *board.prices)),
        *(f"found {post}" for post in places.posts),
        *(f"abandon {post}" for post in places.posts),
        *(f"build {parcel}" for parcel in places.parcels),
        *(f"remove {parcel}" for parcel in places.parcels),
    ]


def _split_name(split: list[int], commodities: list[str]) -> str:
    parts = [f"{commodity} {steps}" for commodity, steps in zip(commodities, split, strict=True) if steps]
    return " ".join(["goods", *parts])


class Names:
    """The names of a board's actions, both ways."""

    def __init__(self, board: Board) -> None:
        self._names = all_names(board)
        self._numbers = {name: number for number, name in enumerate(self._names)}

    def name_of(self, action: int) -> str:
        """An action's name."""
        if not 0 <= action < len(self._names):
            raise BadData("core-unknown-action", action=str(action))
        return self._names[action]

    def number_of(self, name: str) -> int:
        """The action of that name."""
        try:
            return self._numbers[name]
        except (KeyError, TypeError):
            raise BadData("core-unknown-action", action=str(name)) from None
