"""How fair is the clock? Four players on lines of 20, 60, 150 and 400 ms race for thousands of cards.

Runs the server's own clock (damrak.server.clock) in virtual time: pings, pongs and presses travel over lines
with jitter and lost packets, and every browser sets its clock as the page does. Prints who won how often, and
how often a press at a higher price lost; of a player with a habit of their own also how many points it brings
and what a card costs them on average.

    python -m bench.fair_clock [--auctions 40000] [--seed 1]
"""

import argparse
import random
from dataclasses import dataclass, field
from typing import Final

from damrak.server.clock import FairRun
from damrak.server.round_trips import CAP_MS, RoundTrips
from damrak.server.wire import Audit, Run

ROUND_TRIPS: Final = (20.0, 60.0, 150.0, 400.0)
STEP_MS: Final = 250
PRICES: Final = tuple(range(200, 40, -10))
AUCTIONS_IN_A_MATCH: Final = 20
FIRST_PINGS: Final = 9
PINGS_BETWEEN: Final = 3
JITTER: Final = 0.10
"""Mean of the extra delay each way, as a part of the way."""
LOSS: Final = 0.01
SOONER_MS: Final = 200.0
"""By so much a cheat back-dates, and a hasty player presses before the others would."""

HONEST, BACK_DATES, DELAYS_PONGS = "honest", "back-dates", "back-dates, delays pongs"
BEHIND_A_PROXY, HASTY = "the same behind a proxy", "presses sooner"
CHEATS: Final = (BACK_DATES, DELAYS_PONGS, BEHIND_A_PROXY)
LATE_ACK_MS: Final = 40.0
"""A system waits so long for an answer of the page with which it could acknowledge; not so in a handshake."""


class PageClock:
    """The server's time as a browser knows it: `web/src/net/clock.ts`, number for number."""

    KEPT: Final = 9
    ASLEEP_MS: Final = 1_000

    def __init__(self) -> None:
        self._offsets: list[float] = []
        self._rough = 0.0

    def set(self, ahead: float, round_trip: float | None) -> None:
        """A ping came; `ahead` is the server's time in it less ours, right half a round trip ago."""
        if self._offsets and ahead - max(self._offsets) > self.ASLEEP_MS:
            self._offsets = []
        if round_trip is None:
            self._rough = ahead
        else:
            self._offsets = [*self._offsets, ahead + round_trip / 2][-self.KEPT :]

    @property
    def offset(self) -> float:
        """What to add to one's own time."""
        ranked = sorted(self._offsets, reverse=True)
        return ranked[(len(ranked) - 1) // 4] if ranked else self._rough


@dataclass
class Player:
    """A browser and its line; its own time is the server's, so that its clock should stay at 0."""

    seat: int
    round_trip: float
    habit: str = HONEST
    quickest: float | None = None
    """The quickest acknowledgement so far: the system gives it, whatever the page does with its pong."""
    clock: PageClock = field(default_factory=PageClock)

    def __post_init__(self) -> None:
        self.line = RoundTrips(lambda: None if self.habit == BEHIND_A_PROXY else self.quickest)

    def way(self, chance: random.Random) -> float:
        """How long a message travels, one way; a lost packet is sent again after a time-out."""
        half = self.round_trip / 2
        delay = half + chance.expovariate(1 / (JITTER * half + 1.0))
        if chance.random() < LOSS:
            delay += max(200.0, self.round_trip)
        return delay

    def ping(self, now: float, chance: random.Random) -> None:
        """One ping and its pong. Who delays pongs, to look as slow as is trusted, still knows the time."""
        there, back = self.way(chance), self.way(chance)
        looks_slow = self.habit in (DELAYS_PONGS, BEHIND_A_PROXY)
        delay = max(0.0, 2 * CAP_MS - self.round_trip) if looks_slow else 0.0
        acknowledged = there + back + min(delay, LATE_ACK_MS)
        self.quickest = min(self.quickest or there + back, acknowledged)
        known = self.line.typical
        self.clock.set(-there, None if known is None else known - delay)
        self.line.sent(str(now), now)
        self.line.answered(str(now), now + there + back + delay)

    def press(self, meant: float, chance: random.Random) -> tuple[float, float]:
        """When a press arrives that is made when one's dial has come to `meant`, and what it claims."""
        made = meant - SOONER_MS if self.habit == HASTY else meant
        claimed = made - SOONER_MS if self.habit in CHEATS else made
        return made - self.clock.offset + self.way(chance), max(0.0, claimed)


@dataclass
class Tally:
    """What came of all the auctions."""

    won: list[int]
    paid: list[int]
    higher_lost: int = 0
    auctions: int = 0

    def shares(self) -> list[float]:
        return [100 * won / self.auctions for won in self.won]

    def price(self, seat: int) -> float:
        """What a seat paid for a card, on average."""
        return self.paid[seat] / max(1, self.won[seat])

    def lost_share(self) -> float:
        return 100 * self.higher_lost / self.auctions


def auction(players: list[Player], audits: list[Audit], chance: random.Random, tally: Tally) -> None:
    """One run of the dial: everybody wants the card at about the same price."""
    seats = tuple(player.seat for player in players)
    announced = Run(run=len(audits) + 1, start=0.0, step_ms=STEP_MS, prices=PRICES, taking_part=seats)
    run = FairRun(announced, audits)
    meant = {player.seat: min(max(chance.gauss(8, 1.2), 0.1), 15.9) * STEP_MS for player in players}
    arrivals = [(*player.press(meant[player.seat], chance), player) for player in players]
    lines = {player.seat: player.line for player in players}
    for arrived, claimed, player in sorted(arrivals, key=lambda arrival: arrival[0]):
        if arrived > run.decided_at(lines):
            break
        run.press(player.seat, claimed, arrived, player.line)
    audits.append(run.close())
    count(run, audits[-1], meant, tally)


def count(run: FairRun, audit: Audit, meant: dict[int, float], tally: Tally) -> None:
    """Who won at what price, and whether a press at a higher price lost."""
    winner = audit.winner
    assert winner is not None and audit.price is not None
    tally.auctions += 1
    tally.won[winner] += 1
    tally.paid[winner] += int(audit.price)
    shown = {seat: int(run.price_at(elapsed)) for seat, elapsed in meant.items()}
    tally.higher_lost += max(shown.values()) > shown[winner]


def race(auctions: int, odd: int | None = None, habit: str = BACK_DATES, seed: int = 1) -> Tally:
    """So many auctions, in matches of twenty, each with fresh lines and full purses; one seat is odd."""
    chance = random.Random(seed)
    tally = Tally([0] * len(ROUND_TRIPS), [0] * len(ROUND_TRIPS))
    for _match in range(auctions // AUCTIONS_IN_A_MATCH):
        players = [
            Player(seat, trip, habit if seat == odd else HONEST) for seat, trip in enumerate(ROUND_TRIPS)
        ]
        audits: list[Audit] = []
        for number in range(AUCTIONS_IN_A_MATCH):
            for player in players:
                for ping in range(PINGS_BETWEEN if number else FIRST_PINGS):
                    player.ping(float(ping), chance)
            auction(players, audits, chance, tally)
    return tally


def line(title: str, tally: Tally) -> str:
    """A race as a line of the table."""
    shares = "  ".join(f"{share:5.2f}" for share in tally.shares())
    return f"{title:34} {shares}   {tally.lost_share():5.2f}"


def main() -> None:
    """Print the honest race, and one race for each player with each habit."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--auctions", type=int, default=40_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    trips = "  ".join(f"{int(trip):3} ms" for trip in ROUND_TRIPS)
    print(f"{'wins, %, by round trip':34} {trips}  lost, %    gain     pays")
    honest = race(asked.auctions, seed=asked.seed)
    price = sum(honest.paid) / honest.auctions
    print(f"{line('everybody honest', honest)}            {price:6.1f}")
    for habit in (*CHEATS, HASTY):
        for seat, trip in enumerate(ROUND_TRIPS):
            tally = race(asked.auctions, seat, habit, asked.seed)
            gain = tally.shares()[seat] - honest.shares()[seat]
            title = f"{int(trip)} ms {habit}"
            print(f"{line(title, tally)}    {gain:+5.2f}   {tally.price(seat):6.1f}", flush=True)


if __name__ == "__main__":
    main()
