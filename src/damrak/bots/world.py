"""A world: a full state that the searching seat imagines, as the search needs it. Each game has its own.

Rewards and weights are whole numbers of ten thousand, so that compiled and interpreted search agree.
"""

from typing import Final

from damrak.core.chance import Chance
from damrak.core.fast import i64, vec

WHOLE: Final = 10_000
OUTCOMES: Final = 1024
"""Outcomes are smaller than this."""
MOST_SEATS: Final = 5
WIN: Final = 3_000
"""The part of a reward that is for winning; the rest is for the lead."""
THE_END: Final = 1_000_000
"""A horizon that no turn reaches: guided playouts go on to the end of the game."""


class World:
    """What the search may do with a state; `choices`, `weights` and `reward` are filled on request."""

    def __init__(self, seats: i64, actions: i64) -> None:
        self.seats = seats
        self.choices = vec[i64]([0] * actions)
        self.weights = vec[i64]([0] * actions)
        self.reward = vec[i64]([0] * MOST_SEATS)
        self.horizon: i64 = THE_END
        self.ripe: i64 = 1  # visits of a choice before the search looks below it

    def assign(self, other: "World") -> None:
        """Become like another world of the same game."""
        raise NotImplementedError

    def copy(self) -> "World":
        """Another world like this one."""
        raise NotImplementedError

    def shuffle(self, chance: Chance) -> None:
        """Put what nobody has seen, and nobody can have inferred, in another order."""
        raise NotImplementedError

    def is_over(self) -> bool:
        """Whether nothing is left to choose."""
        raise NotImplementedError

    def asked(self) -> i64:
        """The seats that may act now, as a set of bits; the auction clock is never among them."""
        raise NotImplementedError

    def find_choices(self, seat: i64) -> i64:
        """Put the seat's legal actions into `choices`, and say how many there are."""
        raise NotImplementedError

    def weigh_choices(self, seat: i64, count: i64) -> None:
        """Say in `weights` how promising each of these choices looks; together they are WHOLE."""
        raise NotImplementedError

    def weigh_by(self, worth: vec[i64], count: i64, sharpness: i64) -> None:
        """Fill `weights`: a choice worth less than the best by `sharpness` looks a quarter as promising."""
        best = worth[0]
        for n in range(count):
            best = worth[n] if worth[n] > best else best
        total: i64 = 0
        for n in range(count):
            weight = WHOLE * sharpness // (sharpness + best - worth[n])
            self.weights[n] = weight * weight // WHOLE
            total += self.weights[n]
        for n in range(count):
            self.weights[n] = self.weights[n] * WHOLE // total

    def play(self, seat: i64, action: i64) -> None:
        """Carry a choice out."""
        raise NotImplementedError

    def outcome(self) -> i64:
        """What chance has just shown to all, as a small number: it parts the tree's ways."""
        raise NotImplementedError

    def moment(self) -> i64:
        """Where in the game this is, as a number that everybody knows; it hardly comes again."""
        raise NotImplementedError

    def play_out(self, chance: Chance, guided: bool) -> None:
        """Play on to the end, at random or as the heuristics would; guided, no further than the horizon."""
        raise NotImplementedError

    def judge(self) -> None:
        """Put each seat's part of the win into `reward`."""
        raise NotImplementedError


def reward_for(won: i64, lead: i64, large: i64) -> i64:
    """A seat's reward: two for a win and one for a shared one, and its lead, where no lead is ever enough.

    A large lead counts half as much as one without end, so who is far ahead or behind still sees what helps.
    """
    size = lead if lead > 0 else -lead
    return WIN * won // 2 + (WHOLE - WIN) // 2 + (WHOLE - WIN) // 2 * lead // (size + large)
