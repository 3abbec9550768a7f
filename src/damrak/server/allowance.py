"""What each guest, each address and each table may ask of the server.

An allowance is a bucket: it holds so many, and fills again at an even pace. The numbers are generous for
people, and all of them stand here; `docs/server.md` has them as a table.
"""

import math
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from damrak.core.errors import BadData

MINUTE: Final = 60
HOUR: Final = 3600
DAY: Final = 24 * HOUR
MOST_KEYS: Final = 10_000
"""Buckets of one kind that are remembered; those not used for longest are forgotten."""


class Limit(NamedTuple):
    """So many in so many seconds, for whom."""

    who: Literal["guest", "address", "table"]
    most: int
    seconds: int


class Allowance(NamedTuple):
    """All limits of one thing, and how its refusal is called in the catalogues."""

    refusal: str
    limits: tuple[Limit, ...]


TABLES: Final = Allowance(
    "server-too-many-tables",
    (
        Limit("guest", 60, HOUR),
        Limit("guest", 300, DAY),
        Limit("address", 600, HOUR),
        Limit("address", 3_000, DAY),
    ),
)
PLAYERS_CHAT: Final = Allowance("server-too-much-chat", (Limit("guest", 20, MINUTE),))
SPECTATORS_CHAT: Final = Allowance(
    "server-too-much-chat",
    (Limit("guest", 10, MINUTE), Limit("address", 20, MINUTE), Limit("table", 40, MINUTE)),
)
HINTS: Final = Allowance("server-too-many-hints", (Limit("guest", 10, MINUTE), Limit("address", 30, MINUTE)))
ANALYSES: Final = Allowance(
    "server-too-many-analyses", (Limit("guest", 20, HOUR), Limit("address", 60, HOUR))
)
REPLAYS: Final = Allowance(
    "server-too-many-replays", (Limit("guest", 30, MINUTE), Limit("address", 60, MINUTE))
)
UNDOS: Final = Allowance("server-too-many-undos", (Limit("guest", 60, MINUTE), Limit("address", 240, MINUTE)))
"""Undo and redo: by these alone a log could grow without end while nothing is played."""
ALL: Final = (TABLES, PLAYERS_CHAT, SPECTATORS_CHAT, HINTS, ANALYSES, REPLAYS, UNDOS)


class Who(NamedTuple):
    """Who asks: a guest, from an address."""

    guest: str
    address: str


class Buckets:
    """The buckets of one limit, by key; a key that is not here has a full one."""

    def __init__(self, limit: Limit) -> None:
        self.limit = limit
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """What was left in a bucket, and when."""

    def wait(self, key: str, now_s: float) -> float:
        """Seconds until one more is allowed."""
        missing = 1 - self._now_left(key, now_s)
        return max(0.0, missing * self.limit.seconds / self.limit.most)

    def take(self, key: str, now_s: float) -> None:
        """Take one."""
        self._left[key] = self._now_left(key, now_s) - 1, now_s
        self._left.move_to_end(key)
        while len(self._left) > MOST_KEYS:
            self._left.popitem(last=False)

    def _now_left(self, key: str, now_s: float) -> float:
        left, then = self._left.get(key, (float(self.limit.most), now_s))
        if now_s < then:  # the system's clock was set back: nobody has to wait for that
            return float(self.limit.most)
        return min(float(self.limit.most), left + (now_s - then) * self.limit.most / self.limit.seconds)


class Allowances:
    """What is left of everybody's allowances. `now_ms` is the clock that they go by."""

    def __init__(self, now_ms: Callable[[], float]) -> None:
        self._now_ms = now_ms
        self._buckets = {one: [Buckets(limit) for limit in one.limits] for one in ALL}

    def take(self, allowance: Allowance, who: Who, table: str = "") -> None:
        """Use one up; if none is left, BadData that says how long to wait."""
        keys = {"guest": who.guest, "address": who.address, "table": table}
        now_s = self._now_ms() / 1000
        buckets = [(some, keys[some.limit.who]) for some in self._buckets[allowance]]
        wait = math.ceil(max(some.wait(key, now_s) for some, key in buckets))
        if wait:
            raise BadData(allowance.refusal, seconds=wait, minutes=math.ceil(wait / 60))
        for some, key in buckets:
            some.take(key, now_s)
