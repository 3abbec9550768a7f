"""What happened: events with the rule that made them, for logs, score sheets and rule counts.

The rules tell a story as plain numbers (kind, seat, gain, three details) and only when somebody listens,
so that playouts pay nothing for it. Each game names its kinds in `story.py`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from damrak.core.seats import NOBODY

NUMBERS_PER_EVENT: Final = 6


class Event(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened, in ids that the catalogues turn into a sentence.

    A match keeps thousands; none is part of a cycle, so the collector need not look at them.
    """

    what: str
    rule: str
    seat: int | None
    gain: int
    details: dict[str, str | int]
    secrets: dict[str, str | int] = {}

    def seen_by(self, seat: int | None) -> "Event":
        """The event as a seat or a spectator may know it: secrets are their owner's."""
        if not self.secrets or (seat is not None and seat == self.seat):
            return self
        return msgspec.structs.replace(self, secrets={})


@dataclass(frozen=True)
class Kind:
    """A kind of event: its name, its rule, and how its details read."""

    what: str
    rule: str
    details: tuple[str, ...] = ()
    secrets: tuple[str, ...] = ()


Reader = Callable[[int], str | int]


def read_story(numbers: Sequence[int], kinds: Sequence[Kind], readers: Mapping[str, Reader]) -> list[Event]:
    """Turn the rules' numbers into events; `readers` turn a detail's number into its id."""
    return [
        _event(numbers[at : at + NUMBERS_PER_EVENT], kinds, readers)
        for at in range(0, len(numbers), NUMBERS_PER_EVENT)
    ]


def _event(numbers: Sequence[int], kinds: Sequence[Kind], readers: Mapping[str, Reader]) -> Event:
    number, seat, gain, *values = numbers
    kind = kinds[number]
    named = [(name, readers[name](value)) for name, value in zip(kind.details, values, strict=False)]
    return Event(
        what=kind.what,
        rule=kind.rule,
        seat=None if seat == NOBODY else seat,
        gain=gain,
        details={name: value for name, value in named if name not in kind.secrets},
        secrets={name: value for name, value in named if name in kind.secrets},
    )
