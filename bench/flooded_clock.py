"""How fair is the clock while somebody floods the server? `bench.fair_clock` races, and one player floods.

That player says early when they will press, and keeps the server's loop busy from one second before that
moment until 0.6 to 2.4 s after it, as an attacker did in a review: all other presses of that time are read at
its end. Prints who won how often if presses count from when they are read, as they once did; if the system
tells when they came in; and if nobody knows, so that a run in doubt is void and sealed limits decide at last.

    python -m bench.flooded_clock [--auctions 40000] [--seed 1]
"""

import argparse
import random
from contextlib import suppress
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Final

from bench.fair_clock import (
    AUCTIONS_IN_A_MATCH,
    FIRST_PINGS,
    PINGS_BETWEEN,
    PRICES,
    ROUND_TRIPS,
    STEP_MS,
    Player,
    Tally,
    count,
    line,
)
from damrak.core.errors import IllegalAction
from damrak.server.clock import FairRun
from damrak.server.gathering import MOST_VOID
from damrak.server.wire import Audit, Run

AS_READ, BY_THE_SYSTEM, IN_DOUBT = "counted when read", "counted when come in", "void if in doubt"
WAYS: Final = (AS_READ, BY_THE_SYSTEM, IN_DOUBT)
BEFORE_MS: Final = 1_000.0
AFTER_MS: Final = (560.0, 2_377.0)
EARLY_MS: Final = 100.0
"""So long before the start the flooding player's own press comes in."""


@dataclass
class Flooded(Tally):
    """What came of all the auctions, and how many runs were void."""

    void: int = 0
    sealed: int = 0


@dataclass(frozen=True)
class Flood:
    """While the loop is busy nothing is read."""

    start: float
    end: float

    def holds(self, arrived: float) -> bool:
        return self.start <= arrived < self.end

    def read(self, arrived: float) -> float:
        """When something is read that comes in at a moment."""
        return self.end if self.holds(arrived) else arrived


@dataclass
class Match:
    """Twenty auctions on the same lines; one of the players floods."""

    flooder: int
    way: str
    chance: random.Random
    players: list[Player]
    audits: list[Audit] = field(default_factory=list)
    mayor: int = 0

    def play(self, tally: Flooded) -> None:
        """All auctions, with pings before each."""
        for self.mayor in range(AUCTIONS_IN_A_MATCH):
            for player in self.players:
                for ping in range(PINGS_BETWEEN if self.mayor else FIRST_PINGS):
                    player.ping(float(ping), self.chance)
            self.auction(tally)

    def auction(self, tally: Flooded) -> None:
        """One card: everybody wants it at about the same price, and no less after a void run."""
        chance = self.chance
        meant = {it.seat: min(max(chance.gauss(8, 1.2), 0.1), 15.9) * STEP_MS for it in self.players}
        for _ in range(MOST_VOID):
            run = self.pressed(meant)
            if self.way != IN_DOUBT or not run.is_in_doubt():
                break
            tally.void += 1
            self.audits.append(run.void())
        else:
            tally.sealed += 1
            run = self.begun()
            limits = [(seat, run.price_at(meant[seat])) for seat in run.announced.taking_part]
            run.limit = max(limits, key=itemgetter(1))
        self.audits.append(run.close())
        count(run, self.audits[-1], meant, tally)

    def begun(self) -> FairRun:
        """A run that nobody has pressed in. Ties go by seats, from another one each time (see M19)."""
        seats, turn = [player.seat for player in self.players], self.mayor % len(self.players)
        order = (*seats[turn:], *seats[:turn])
        number = len(self.audits) + 1
        announced = Run(run=number, start=0.0, step_ms=STEP_MS, prices=PRICES, taking_part=order)
        return FairRun(announced, self.audits)

    def pressed(self, meant: dict[int, float]) -> FairRun:
        """Everybody presses; the server goes on when all that came in by then has been read."""
        run, lines = self.begun(), {player.seat: player.line for player in self.players}
        aim = meant[self.flooder]
        flood = Flood(aim - BEFORE_MS, aim + self.chance.uniform(*AFTER_MS))
        run.press(self.flooder, aim, -EARLY_MS, lines[self.flooder])
        honest = [player for player in self.players if player.seat != self.flooder]
        presses = [(*player.press(meant[player.seat], self.chance), player) for player in honest]
        for arrived, claimed, player in sorted(presses, key=itemgetter(0)):
            if arrived > flood.read(run.decided_at(lines)):
                break
            stamp, held_up = self.stamped(arrived, flood)
            with suppress(IllegalAction):  # it came after the dial's end
                run.press(player.seat, claimed, stamp, player.line, held_up)
        return run

    def stamped(self, arrived: float, flood: Flood) -> tuple[float, float]:
        """When a press is taken to have come in, and how much sooner that may have been."""
        if self.way == BY_THE_SYSTEM or not flood.holds(arrived):
            return arrived, 0.0
        return flood.end, flood.end - flood.start if self.way == IN_DOUBT else 0.0


def race(auctions: int, flooder: int, way: str, seed: int = 1) -> Flooded:
    """So many auctions, in matches of twenty, each with fresh lines and full purses."""
    chance, nothing = random.Random(seed), [0] * len(ROUND_TRIPS)
    tally = Flooded([*nothing], [*nothing])
    for _match in range(auctions // AUCTIONS_IN_A_MATCH):
        players = [Player(seat, trip) for seat, trip in enumerate(ROUND_TRIPS)]
        Match(flooder, way, chance, players).play(tally)
    return tally


def main() -> None:
    """Print a race for each player who floods, and each way to count."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--auctions", type=int, default=40_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    trips = "  ".join(f"{int(trip):3} ms" for trip in ROUND_TRIPS)
    print(f"{'wins, %, by round trip':34} {trips}  lost, %   void   sealed, %")
    for way in WAYS:
        for seat, trip in enumerate(ROUND_TRIPS):
            tally = race(asked.auctions, seat, way, asked.seed)
            void, sealed = tally.void / tally.auctions, 100 * tally.sealed / tally.auctions
            title = f"{int(trip)} ms floods: {way}"
            print(f"{line(title, tally)}   {void:5.3f}   {sealed:5.2f}", flush=True)


if __name__ == "__main__":
    main()
