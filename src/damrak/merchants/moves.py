"""A buffer for the actions open to a seat."""

from typing import Final, final

from damrak.core.bits import BY_REST, PRIME
from damrak.core.fast import i64, mypyc_attr, vec

MOST_MOVES: Final = 124  # limits and presses for two full sets
NO_MOVES: Final = vec[i64]([0] * MOST_MOVES)


@final
@mypyc_attr(acyclic=True)
class Moves:
    """A buffer for legal actions, used again and again."""

    def __init__(self) -> None:
        self.actions = NO_MOVES[:]
        self.size: i64 = 0

    def add(self, action: i64) -> None:
        self.actions[self.size] = action
        self.size += 1

    def has(self, action: i64) -> bool:
        """Whether an action is listed."""
        actions = self.actions
        for n in range(self.size):
            if actions[n] == action:
                break
        else:
            return False
        return True

    def add_all(self, first: i64, end: i64) -> None:
        """Add all actions from the first up to the end, without it."""
        actions, size = self.actions, self.size
        for action in range(first, end):
            actions[size] = action
            size += 1
        self.size = size

    def add_set(self, block: i64, chosen: i64) -> None:
        """Add the actions of a block whose bits are set."""
        actions, size = self.actions, self.size
        while chosen:
            one = chosen & -chosen
            actions[size] = block + BY_REST[one % PRIME]  # `first`, without the call
            size += 1
            chosen ^= one
        self.size = size
