"""What is wrong with data of another shape, in our words: the library that finds it speaks English only."""

import re
from typing import Final

SHAPES: Final = (
    ("missing-key", re.compile(r"Object missing required field `(?P<key>.+?)`")),
    ("unknown-key", re.compile(r"Object contains unknown field `(?P<key>.+?)`")),
    ("wrong-type", re.compile(r"Expected `(?P<wanted>.+?)`, got `(?P<found>.+?)`")),
    ("wrong-length", re.compile(r"Expected `array` of length (?P<wanted>\d+), got (?P<found>\d+)")),
    ("wrong-value", re.compile(r"Invalid enum value '?(?P<found>.+?)'?(?: -|$)")),
)
PLACE: Final = re.compile(r" - at `\$\.?(.+)`")


def what_is_wrong(problem: Exception, whole: str) -> dict[str, str]:
    """Why data was refused and at which entry, as arguments of a message; the rare in the library's words.

    `whole` is what the data is called where no entry of it is to blame.
    """
    place = PLACE.search(str(problem))
    entry = place[1] if place else whole
    for why, shape in SHAPES:
        if found := shape.search(str(problem)):
            return {"why": why, "entry": entry, **found.groupdict()}
    return {"why": "other", "entry": entry, "found": str(problem)}
