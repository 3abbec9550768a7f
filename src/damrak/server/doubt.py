"""Who could have won a run, if some presses were read late and nobody knows how late.

Each press has a first place in the order that it may have had, and a last one. The places of different
presses do not depend on each other: they came over different lines.
"""

from collections.abc import Iterable
from typing import Literal, NamedTuple

Place = tuple[int, bool, float, int]
"""Where a press stands in the order of a run: step of the dial, by hand, moment, seat's turn (see M19)."""
Winner = tuple[int, Literal["hand", "limit"]] | None
"""The seat whose press or limit wins; None if the card is nobody's."""


class Contender(NamedTuple):
    """A press or a limit, and the places it may have had; without a last one it may not count at all."""

    winner: Winner
    first: Place
    last: Place | None


def possible_winners(contenders: Iterable[Contender]) -> set[Winner]:
    """Everybody who wins in some of the cases."""
    some = list(contenders)
    certain = [each for each in some if each.last is not None]
    winners = {each.winner for each in some if all(_precedes(each, other) for other in certain)}
    return winners if certain else {*winners, None}


def _precedes(contender: Contender, other: Contender) -> bool:
    """Whether one may have come before another, who may have been as late as can be."""
    return contender is other or (other.last is not None and contender.first < other.last)
