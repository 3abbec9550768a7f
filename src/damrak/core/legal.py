"""The legal actions of a seat, in a buffer that is used again and again."""

from typing import final

from damrak.core.bits import BY_REST, PRIME
from damrak.core.fast import i64, mypyc_attr, vec


@final
@mypyc_attr(acyclic=True)
class Legal:
    """The first `count` of `actions`, in the buffer or in a list made before."""

    def __init__(self, most: i64) -> None:
        self.buffer = vec[i64]([0] * most)
        self.actions = self.buffer
        self.count: i64 = 0

    def clear(self) -> None:
        self.actions = self.buffer
        self.count = 0

    def show(self, listed: vec[i64]) -> None:
        """Let these be all actions; `clear` before others are added."""
        self.actions = listed
        self.count = len(listed)

    def add(self, action: i64) -> None:
        self.actions[self.count] = action
        self.count += 1

    def add_all(self, listed: vec[i64]) -> None:
        actions, count = self.actions, self.count
        for action in listed:
            actions[count] = action
            count += 1
        self.count = count

    def add_set(self, block: i64, chosen: i64) -> None:
        """Add the actions of a block whose bits are set."""
        actions, count = self.actions, self.count
        while chosen:
            others = chosen & chosen - 1
            actions[count] = block + BY_REST[(chosen ^ others) % PRIME]  # `first`, without the call
            count += 1
            chosen = others
        self.count = count
