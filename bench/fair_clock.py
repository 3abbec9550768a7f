"""How fair is the clock? Four players on lines of 20, 60, 150 and 400 ms race for thousands of cards.

Runs the server's own clock (damrak.server.clock) in virtual time: pings, pongs and presses travel over lines
with jitter and lost packets. Prints who won how often, and how often a press at a higher price lost.

    python -m bench.fair_clock [--auctions 40000]
"""

import argparse
import random
from dataclasses import dataclass, field
from typing import Final

from damrak.server.clock import FairRun, Purses, RoundTrips
from damrak.server.wire import Run

ROUND_TRIPS: Final = (20.0, 60.0, 150.0, 400.0)
STEP_MS: Final = 250
PRICES: Final = tuple(range(200, 40, -10))
AUCTIONS_IN_A_MATCH: Final = 20
PINGS_BEFORE: Final = 9
JITTER: Final = 0.10
"""Mean of the extra delay each way, as a part of the way."""
LOSS: Final = 0.01
BACK_DATED_MS: Final = 200.0


@dataclass
class Player:
    """A browser and its line: how far its clock is off, and whether it lies about when it pressed."""

    seat: int
    round_trip: float
    cheats: bool = False
    line: RoundTrips = field(default_factory=RoundTrips)
    offsets: list[float] = field(default_factory=list)

    def way(self, chance: random.Random) -> float:
        """How long a message travels, one way; a lost packet is sent again after a time-out."""
        half = self.round_trip / 2
        delay = half + chance.expovariate(1 / (JITTER * half + 1.0))
        if chance.random() < LOSS:
            delay += max(200.0, self.round_trip)
        return delay

    def ping(self, now: float, chance: random.Random) -> None:
        """One ping and its pong; the browser reads the server's time from the ping."""
        there, back = self.way(chance), self.way(chance)
        known = self.line.typical
        if known is not None:
            self.offsets = [*self.offsets, known / 2 - there][-PINGS_BEFORE:]
        self.line.sent(str(now), now)
        self.line.answered(str(now), now + there + back)

    @property
    def clock_off(self) -> float:
        """By how much this browser's clock runs ahead of the server's: the middle of what its pings said."""
        ranked = sorted(self.offsets)
        return ranked[len(ranked) // 2] if ranked else 0.0


@dataclass
class Tally:
    """What came of all the auctions."""

    won: list[int]
    fairly: list[int]
    higher_lost: int = 0
    auctions: int = 0

    def shares(self) -> list[float]:
        return [100 * won / self.auctions for won in self.won]

    def lost_share(self) -> float:
        return 100 * self.higher_lost / self.auctions


def auction(number: int, players: list[Player], purses: Purses, chance: random.Random, tally: Tally) -> None:
    """One run of the dial: everybody wants the card at about the same price."""
    seats = tuple(player.seat for player in players)
    announced = Run(run=number, start=0.0, step_ms=STEP_MS, prices=PRICES, taking_part=seats)
    run = FairRun(announced, purses)
    meant = {player.seat: min(max(chance.gauss(8, 1.2), 0.1), 15.9) * STEP_MS for player in players}
    arrivals = []
    for player in players:
        claimed = meant[player.seat] - (BACK_DATED_MS if player.cheats else 0.0)
        arrivals.append(
            (meant[player.seat] - player.clock_off + player.way(chance), max(0.0, claimed), player)
        )
    lines = {player.seat: player.line for player in players}
    for arrived, claimed, player in sorted(arrivals, key=lambda arrival: arrival[0]):
        if arrived > run.decided_at(lines):
            break
        run.press(player.seat, claimed, arrived, player.line)
    count(run, meant, tally)


def count(run: FairRun, meant: dict[int, float], tally: Tally) -> None:
    """Who won, who pressed first, and whether a press at a higher price lost."""
    winner = run.close().winner
    assert winner is not None
    first = min(meant, key=meant.__getitem__)
    tally.auctions += 1
    tally.won[winner] += 1
    tally.fairly[first] += 1
    tally.higher_lost += max(map(run.price_at, meant.values())) > run.price_at(meant[winner])


def race(auctions: int, cheat: int | None = None, seed: int = 1) -> Tally:
    """So many auctions, in matches of twenty, with fresh lines and purses for each match."""
    chance = random.Random(seed)
    tally = Tally([0] * len(ROUND_TRIPS), [0] * len(ROUND_TRIPS))
    for match in range(auctions // AUCTIONS_IN_A_MATCH):
        players = [Player(seat, trip, seat == cheat) for seat, trip in enumerate(ROUND_TRIPS)]
        purses = Purses()
        for number in range(AUCTIONS_IN_A_MATCH):
            for player in players:
                for ping in range(PINGS_BEFORE if number == 0 else 3):
                    player.ping(float(ping), chance)
            auction(match * AUCTIONS_IN_A_MATCH + number, players, purses, chance, tally)
    return tally


def line(title: str, tally: Tally) -> str:
    """A race as a line of the table."""
    shares = "  ".join(f"{share:5.2f}" for share in tally.shares())
    return f"{title:32} {shares}    {tally.lost_share():.3f}"


def main() -> None:
    """Print the honest race, and one race for each player who cheats."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--auctions", type=int, default=40_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print(
        f"{'wins, %, by round trip':32} "
        + "  ".join(f"{int(trip):3} ms" for trip in ROUND_TRIPS)
        + "   higher price lost, %"
    )
    print(line("everybody honest", race(asked.auctions, None, asked.seed)))
    for cheat, trip in enumerate(ROUND_TRIPS):
        print(line(f"{int(trip)} ms back-dates by 200 ms", race(asked.auctions, cheat, asked.seed)))


if __name__ == "__main__":
    main()
