"""The fair clock: what you saw is what you pay, however slow your line is.

A run is announced ahead and every browser turns the hand by its own synchronised clock. A press says how far
its player's dial had come. The server trusts that within what the line explains: half the round trip that it
measured itself, by pings and by what its system saw below the page, a little slack, and a purse of
forgiveness for the odd lost packet, which is not filled again and so pays no cheat. A press that comes later
than that counts later, but costs what its player saw. The run is decided as soon as no press under way could
count before the best one. If the server was held up and somebody else might have been first, it is void.

No sockets and no sleeping here: times are handed in, in milliseconds, so that a simulation runs this code.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import floor, inf
from typing import Final, NamedTuple

from damrak.core.errors import IllegalAction
from damrak.server.doubt import Contender, Place, Winner, possible_winners
from damrak.server.round_trips import RoundTrips
from damrak.server.wire import Audit, AuditedPress, DialPlace, Run

PURSE_MS: Final = 150.0
"""Forgiveness for a whole match: all that a cheat can steal besides."""


def purse_left(audits: Iterable[Audit], seat: int) -> float:
    """What a seat may still be forgiven in a match, by the audits of its runs: a restart fills no purse."""
    presses = (press for audit in audits for press in audit.presses if press.seat == seat)
    return max(0.0, PURSE_MS - sum(map(_forgiven, presses)))


def _forgiven(press: AuditedPress) -> float:
    """By how much a press counted sooner than its line, and what held up the server, explained."""
    if press.arrived_ms is None or press.allowed_ms is None:
        return 0.0
    explained = press.allowed_ms + (press.held_up_ms or 0.0)
    return max(0.0, press.arrived_ms - explained - press.counted_ms)


class Made(NamedTuple):
    """Between which moments a press was made, as far as the server can tell, and whether it was taken."""

    earliest: float
    latest: float
    taken: bool


class FairRun:
    """One run of the dial: presses and limits come in, and at some moment it is decided for good.

    `announced.taking_part` is in the order that ties go by (see M19).
    """

    def __init__(self, announced: Run, audits: Sequence[Audit]) -> None:
        self.announced = announced
        self.limit: tuple[int, DialPlace] | None = None
        """The highest sealed limit, seat and price, at which the dial stops by itself."""
        self.sealed: float | None = None
        """So long after the start all had named a limit; only presses made before that count (see M20)."""
        self.seal_held_up = 0.0
        """For how long that last limit may have waited to be read."""
        self.missed_limits: set[tuple[int, DialPlace]] = set()
        """Limits, seat and price, that were refused as too late, and may have waited to be read."""
        self.is_void = False
        """It goes on as if nobody had pressed, so that nobody learns who has."""
        self.presses: dict[int, AuditedPress] = {}
        self._purses = {seat: purse_left(audits, seat) for seat in announced.taking_part}
        self._made: dict[int, Made] = {}

    @property
    def length_ms(self) -> float:
        return float(self.announced.step_ms * len(self.announced.prices))

    def price_at(self, elapsed: float) -> DialPlace:
        """What the dial shows so long after the start."""
        prices = self.announced.prices
        return prices[min(len(prices) - 1, max(0, int(elapsed // self.announced.step_ms)))]

    def press(
        self, seat: int, claimed: float, now: float, line: RoundTrips, held_up: float = 0.0
    ) -> AuditedPress:
        """Take a seat's first press, at the moment its player made it as far as the line explains that.

        It costs what that player's dial showed, whenever it counts. One from a dial that runs ahead waits for
        the others' like a sealed limit. `held_up` is for how long it may have waited to be read.
        """
        if seat in self.presses:
            return self.presses[seat]
        self._check(seat, claimed)
        arrived = now - self.announced.start
        bound = arrived - line.allowed - self._purses[seat]
        counted = _in_tenths(max(claimed, bound))
        taken = self._is_in_time(counted)
        self._made[seat] = Made(_in_tenths(max(claimed, bound - held_up)), counted, taken)
        if not taken:
            self._refuse_late(counted)
        press = AuditedPress(
            seat=seat,
            by="hand",
            price=self.price_at(claimed),
            claimed_ms=round(claimed, 1),
            arrived_ms=round(arrived, 1),
            round_trip_ms=None if line.typical is None else round(line.believed, 1),
            allowed_ms=round(line.allowed, 1),
            counted_ms=counted,
            held_up_ms=round(held_up, 1) or None,
        )
        self.presses[seat] = press
        return press

    def _check(self, seat: int, claimed: float) -> None:
        if seat not in self.announced.taking_part:
            raise IllegalAction("server-not-in-auction", "M18")
        if not claimed >= 0:
            raise IllegalAction("server-clock-not-started", "M15")
        if seat in self._made:
            raise IllegalAction("server-clock-stopped", "M15")

    def _is_in_time(self, counted: float) -> bool:
        return counted < self.length_ms and (self.sealed is None or counted <= self.sealed)

    def _refuse_late(self, counted: float) -> None:
        """A press too late to count is forgiven nothing, but it was this seat's press.

        Else one would press honestly first, and back-date a second press only if that is refused.
        """
        ran_out = counted >= self.length_ms
        raise IllegalAction(*("server-clock-ran-out", "M16") if ran_out else ("server-clock-stopped", "M20"))

    def standing(self) -> list[AuditedPress]:
        """The presses as they count: by step of the dial, the limit before hands, then by moment, by seat."""
        by_limit = [self._by_limit(*self.limit)] if self.limit else []
        return sorted([*by_limit, *self.presses.values()], key=self._order)

    def _by_limit(self, seat: int, price: DialPlace) -> AuditedPress:
        """A sealed limit presses the instant the dial first shows its price (see M19)."""
        return AuditedPress(
            seat=seat,
            by="limit",
            price=price,
            claimed_ms=None,
            arrived_ms=None,
            round_trip_ms=None,
            allowed_ms=None,
            counted_ms=float(self.announced.prices.index(price) * self.announced.step_ms),
        )

    def _order(self, press: AuditedPress) -> Place:
        return self._place(press.seat, press.counted_ms, by_hand=press.by == "hand")

    def _place(self, seat: int, moment: float, *, by_hand: bool) -> Place:
        step = int(moment // self.announced.step_ms)
        return step, by_hand, moment, self.announced.taking_part.index(seat)

    def decided_at(self, lines: Mapping[int, RoundTrips]) -> float:
        """The moment, by the server's clock, from which nothing under way can count before the best press.

        `lines` are those of the seats whose players are here and could press by hand.
        """
        best = [] if self.is_void else self.standing()[:1]
        end = best[0].counted_ms if best else self.length_ms
        if self.sealed is not None:
            end = min(end, self.sealed)
        out = [seat for seat in lines if self.is_void or seat not in self.presses]
        longest = max((lines[seat].allowed + self._purses[seat] for seat in out), default=0.0)
        return self.announced.start + end + longest

    # ---- was the server held up? ----

    def is_in_doubt(self) -> bool:
        """Whether somebody else could have won, had the server read every message at once."""
        return len(self.possible_winners()) > 1

    def possible_winners(self) -> set[Winner]:
        """Who wins in some of the cases that agree with what the server knows."""
        moments = self._sealed_moments()
        return set().union(*(possible_winners(self._contenders(moment)) for moment in moments))

    def _sealed_moments(self) -> list[float]:
        """When the last limit may have come in: at its earliest, its latest, and at each press in between."""
        if self.sealed is None:
            return [inf]
        first = self.sealed - self.seal_held_up
        between = [made.earliest for made in self._made.values() if first < made.earliest < self.sealed]
        return [first, *between, self.sealed]

    def _contenders(self, sealed: float) -> list[Contender]:
        """All presses and limits that may count, if the last limit came in at this moment."""
        hands = [self._by_hand(seat, made, sealed) for seat, made in self._made.items()]
        limits = [self._limit_at(*limit, is_certain=True) for limit in [self.limit] if limit]
        missed = [self._limit_at(*limit, is_certain=False) for limit in self.missed_limits]
        return [*filter(None, hands), *limits, *missed]

    def _by_hand(self, seat: int, made: Made, sealed: float) -> Contender | None:
        """A press; None if it is too late in any case. What was taken from a dial that runs ahead stands."""
        if made.taken and self.sealed is not None and made.latest > self.sealed:
            sealed = inf
        if made.earliest > sealed or made.earliest >= self.length_ms:
            return None
        is_certain = made.latest <= sealed and made.latest < self.length_ms
        last = self._place(seat, made.latest, by_hand=True) if is_certain else None
        return Contender((seat, "hand"), self._place(seat, made.earliest, by_hand=True), last)

    def _limit_at(self, seat: int, price: DialPlace, *, is_certain: bool) -> Contender:
        place = self._place(seat, self._by_limit(seat, price).counted_ms, by_hand=False)
        return Contender((seat, "limit"), place, place if is_certain else None)

    # ---- the end ----

    def close(self, card: str | None = None) -> Audit:
        """Decide who gets the card, and tell how. Of the limits only the winner's is ever shown (see M45)."""
        standing = self.standing()
        winner = standing[0] if standing else None
        return Audit(
            run=self.announced.run,
            winner=winner.seat if winner else None,
            price=winner.price if winner else None,
            presses=tuple(press for press in standing if press.by == "hand" or press is winner),
            card=card,
        )

    def void(self, card: str | None = None) -> Audit:
        """Nobody gets the card in this run, and nobody learns who pressed."""
        return Audit(run=self.announced.run, winner=None, price=None, presses=(), card=card, void=True)


def _in_tenths(moment: float) -> float:
    """To a tenth of a millisecond, never rounded up into the next step."""
    return floor(moment * 10) / 10
