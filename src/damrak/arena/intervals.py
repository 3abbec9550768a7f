"""An estimate and how sure it is."""

from math import sqrt

import msgspec

SURE = 1.96  # standard deviations of a 95 % interval


class Interval(msgspec.Struct, frozen=True):
    """An estimate and its interval of 95 %."""

    value: float
    low: float
    high: float


def wilson(won: float, played: int) -> Interval:
    """A share, and Wilson's interval for it: where the true one lies, 19 times out of 20."""
    if played == 0:
        return Interval(0.5, 0.0, 1.0)
    share = won / played
    shrink = 1 + SURE**2 / played
    centre = (share + SURE**2 / (2 * played)) / shrink
    reach = SURE / shrink * sqrt(share * (1 - share) / played + SURE**2 / (4 * played**2))
    return Interval(share, max(0.0, centre - reach), min(1.0, centre + reach))
