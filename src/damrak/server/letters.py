"""Letters that can be shown: names and chat may hold anything that a keyboard, or a program, can send."""

import unicodedata
from itertools import pairwise
from typing import Final

JOINER: Final = "\u200d"
"""Holds the parts of an emoji together; between letters it only hides."""
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters that are called printable and show nothing."""
MOST_MARKS: Final = 3
"""On one letter; a pile of them covers what stands above and below."""


def tidied(text: str) -> str:
    """As it can be shown: in one line, without what controls, turns or piles up. Empty if nothing shows."""
    shown = (letter for letter in " ".join(text.split()) if letter.isprintable() or letter == JOINER)
    text = _without_piles(unicodedata.normalize("NFC", "".join(shown)))
    return text if any(map(_is_seen, text)) else ""


def is_fit(name: str) -> bool:
    """Whether everything in a name is seen: nobody's differs from another's by what is hidden in it."""
    parts = name.split(JOINER)
    joined = all(_is_sign(one[-1:]) and _is_sign(other[:1]) for one, other in pairwise(parts))
    return tidied(name) == name and joined and BLANK.isdisjoint(name)


def _without_piles(text: str) -> str:
    kept, marks = [], 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter)[0] == "M" else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def _is_sign(letter: str) -> bool:
    """Whether this may be a part of an emoji."""
    return letter != "" and unicodedata.category(letter)[0] in "SM"


def _is_seen(letter: str) -> bool:
    return letter not in BLANK and unicodedata.category(letter)[0] in "LNPS"
