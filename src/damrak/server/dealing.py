"""The rounds in which a table's cards are dealt, as its log tells them. Nothing here waits or sends."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from damrak.core.dealing import (
    MOST_MISSES,
    Commitment,
    Dealing,
    End,
    Idle,
    Round,
    Why,
    misses,
    promise_of,
)

if TYPE_CHECKING:
    from damrak.server.table import Seat


def why_not_asked(seat: "Seat") -> Why:
    """Why a seat adds nothing where nobody has to be asked."""
    return "bot" if seat.is_bot else "program" if seat.is_programs else "older"


class Deal:
    """How far the dealing of one table has come. The promise of the first round is older than any seat."""

    def __init__(self, table: str, secret: str) -> None:
        self.table, self.secret = table, secret
        self.rounds: list[Round] = []
        """Those that have ended."""
        self.is_open = False
        """A round is under way, or was so when the server was stopped."""

    @property
    def is_current(self) -> bool:
        """Whether `secret` is for a round that has not ended; the one after that has no secret yet."""
        return self.is_open or not self.rounds

    @property
    def number(self) -> int:
        """Of the round at hand, or of the last one if none is; rounds count from 1."""
        return len(self.rounds) + self.is_current

    @property
    def promise(self) -> str:
        return promise_of(self.secret, self.table, self.number)

    @property
    def is_done(self) -> bool:
        return bool(self.rounds) and self.rounds[-1].end == "dealt"

    @property
    def is_fresh(self) -> bool:
        """Whether nobody can have added anything yet."""
        return not (self.rounds or self.is_open)

    def open(self, secret: str) -> None:
        """Begin a round. One that is open still was interrupted, and counts."""
        if self.is_open:
            self.rounds.append(self.ended((), (), "interrupted"))
        self.secret, self.is_open = secret, True

    def end(self, ended: Round) -> None:
        """Let a round end, as `ended` tells it."""
        self.rounds.append(ended)
        self.is_open = False

    def ended(self, commitments: tuple[Commitment, ...], idle: Iterable[Idle], end: End) -> Round:
        """The round at hand, when it has come to its end."""
        return Round(
            promise=self.promise, secret=self.secret, commitments=commitments, idle=tuple(idle), end=end
        )

    def left_out(self) -> set[int]:
        """The seats that have kept back their chance too often to be waited for again."""
        return {seat for seat, often in misses(self.rounds).items() if often >= MOST_MISSES}

    def dealing(self) -> Dealing:
        """What a record holds of it."""
        return Dealing(table=self.table, rounds=tuple(self.rounds))
