"""A race between the choices at the root of a search: who is clearly behind leaves it.

The choices run in rounds, and in one round all meet the same luck, so that their rewards can be compared one
by one: the difference of two choices varies far less than each of them.
"""

from math import sqrt
from typing import Final, final

from damrak.core.fast import i64, mypyc_attr, vec

LEAST_ROUNDS: Final = 5
CLEARLY: Final = 2.0
"""So many standard errors behind the leader is clearly behind, for who has little time."""
NO_MATTER: Final = 10.0
"""Of ten thousand: an advantage not worth more thought."""
TRUST: Final = 4000
"""How far behind, in sums of rewards, a choice starts that the heuristics think nothing of."""


@final
@mypyc_attr(acyclic=True)
class Branch:
    """One choice of one seat at one node."""

    def __init__(self, seat: i64, action: i64, weight: i64) -> None:
        self.seat = seat
        self.action = action
        self.weight = weight
        self.visits: i64 = 0
        self.offered: i64 = 0
        self.reward: i64 = 0
        self.ahead: i64 = 0


@final
class Race:
    """The choices that are still running, by lane, and how their rewards went together."""

    def __init__(self, runners: list[Branch], clearly: float = CLEARLY) -> None:
        self.runners = runners
        self.clearly = clearly
        self.lanes: i64 = len(runners)
        self.running = list(range(len(runners)))
        self.next: i64 = 0
        self.rounds: i64 = 0
        self.leader: i64 = 0
        self.rewards = vec[i64]([0] * len(runners))
        self.sums = vec[i64]([0] * len(runners))
        self.products = vec[i64]([0] * (len(runners) * len(runners)))
        heaviest = max(runner.weight for runner in runners)
        self.handicaps = vec[i64]([TRUST * (heaviest - one.weight) // heaviest for one in runners])

    def runner(self) -> Branch:
        """Whose turn it is in this round."""
        return self.runners[self.running[self.next]]

    def reached(self, reward: i64) -> None:
        """Note what the runner got; after the last of a round, see who is left behind."""
        self.rewards[self.running[self.next]] = reward
        self.next += 1
        if self.next == len(self.running):
            self.next = 0
            self.rounds += 1
            self.add_round()
            self.find_leader()
            if self.rounds >= LEAST_ROUNDS:
                self.running = [lane for lane in self.running if not self.is_behind(lane)]

    def add_round(self) -> None:
        """Add the rewards of a round, and their products two by two."""
        for lane in self.running:
            self.sums[lane] += self.rewards[lane]
            for other in self.running:
                self.products[lane * self.lanes + other] += self.rewards[lane] * self.rewards[other]

    def find_leader(self) -> None:
        """Who has the largest sum, its handicap taken off."""
        best: i64 = self.running[0]
        for lane in self.running:
            if self.score(lane) > self.score(best):
                best = lane
        self.leader = best

    def score(self, lane: i64) -> i64:
        """All rewards of a lane less its handicap."""
        return self.sums[lane] - self.handicaps[lane]

    def is_behind(self, lane: i64) -> bool:
        """Whether a choice is as good as certainly not better than the leader by anything that matters."""
        if lane == self.leader:
            return False
        rounds = float(self.rounds)
        squares = (
            self.products[lane * self.lanes + lane]
            + self.products[self.leader * self.lanes + self.leader]
            - 2 * self.products[lane * self.lanes + self.leader]
        )
        difference = float(self.sums[self.leader] - self.sums[lane]) / rounds
        spread = max(0.0, float(squares) / rounds - difference * difference)
        behind = float(self.score(self.leader) - self.score(lane)) / rounds
        return behind > self.clearly * sqrt(spread / rounds) - NO_MATTER

    def is_decided(self) -> bool:
        """Whether only one is left."""
        return len(self.running) == 1
