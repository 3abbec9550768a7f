"""The phases of a game, and numbers that stand for nothing."""

from typing import Final, Literal

Phase = Literal["choosing", "turn", "second-card", "contracts", "over"]

CHOOSING: Final = 0
TURN: Final = 1
SECOND_CARD: Final = 2
CONTRACTS: Final = 3
OVER: Final = 4
PHASES: Final[tuple[Phase, ...]] = ("choosing", "turn", "second-card", "contracts", "over")

FACE_UP: Final = 5
EMPTY: Final = -1
