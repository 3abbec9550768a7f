"""The tree of a search, and what a seat remembers of it when it has chosen."""

from typing import Final, final

from damrak.bots.race import Branch
from damrak.bots.world import OUTCOMES, WHOLE, World
from damrak.core.fast import i64, mypyc_attr

FADED: Final = 4
"""So many visits of an earlier search say as much as one round of a race.

Two would, since they had luck of their own where a round shares it. But they are older, too."""


@final
@mypyc_attr(acyclic=True)
class Node:
    """A point of the tree: the choices seen here, by seat, and the points they lead to."""

    def __init__(self, moment: i64) -> None:
        self.moment = moment  # of the first world that came here
        self.branches: dict[int, Branch] = {}
        self.next: dict[int, Node] = {}

    def behind(self, seat: i64, action: i64) -> i64:
        """How far a choice was behind what its seat mostly got here, as a handicap in a race."""
        visits: i64 = 0
        reward: i64 = 0
        for branch in self.branches.values():
            if branch.seat == seat:
                visits += branch.visits
                reward += branch.reward
        mine = self.branches[seat * WHOLE + action]
        return (reward * mine.visits // visits - mine.reward) // FADED if visits else 0


@final
@mypyc_attr(acyclic=True)
class Memory:
    """The tree below the choice that a seat has made, by what chance may show next."""

    def __init__(self, seat: i64, root: Node, way: i64) -> None:
        self.seat = seat
        self.below = {key % OUTCOMES: node for key, node in root.next.items() if key // OUTCOMES == way}

    def of(self, seat: i64, world: World) -> Node | None:
        """The point at which the seat is asked now, if the tree has been there: only chance came between."""
        node = self.below.get(world.outcome())
        if node is None or seat != self.seat or node.moment != world.moment():
            return None
        for n in range(world.find_choices(seat)):
            if seat * WHOLE + world.choices[n] not in node.branches:
                return None
        return node
