"""Information-set Monte Carlo tree search over worlds that the seat imagines.

One tree for all worlds: a node stands for what was done since the root and what chance showed on the way, so
nothing that the searching seat cannot know tells two nodes apart. Every seat seeks its own reward (max^n).
Where several seats choose at once, each has its own statistics and picks without knowing the others' picks.
"""

from math import sqrt
from typing import Final, final

from damrak.bots.world import WHOLE, World
from damrak.core.bits import BIT
from damrak.core.chance import Chance
from damrak.core.fast import i64, mypyc_attr

OUTCOMES: Final = 1024
DEEPEST: Final = 64
DOUBT: Final = 0.05
"""How much less than the tried ones a choice not yet tried is thought to bring."""


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


@final
@mypyc_attr(acyclic=True)
class Node:
    """A point of the tree: the choices seen here, by seat, and the points they lead to."""

    def __init__(self) -> None:
        self.branches: dict[int, Branch] = {}
        self.next: dict[int, Node] = {}


@final
class Search:
    """A search from one root; `iterate` may be called again and again."""

    def __init__(self, seat: int, worlds: list[World], chance: Chance, guided: bool, bold: float) -> None:
        self.seat: i64 = seat
        self.worlds = worlds
        self.chance = chance
        self.guided = guided
        self.bold = bold
        self.root = Node()
        self.iterations: i64 = 0
        self.scratch = worlds[0].copy()
        self.path: list[Branch] = []

    def iterate(self, times: int) -> None:
        """Go down the tree so many times, each in the next world."""
        for _ in range(times):
            self.scratch.assign(self.worlds[self.iterations % len(self.worlds)])
            self.scratch.shuffle(self.chance)
            self.iterations += 1
            self.go_down()
            self.scratch.play_out(self.chance, self.guided)
            self.learn()

    def go_down(self) -> None:
        """Choose along the tree until something new is tried."""
        world, node = self.scratch, self.root
        self.path.clear()
        while not world.is_over() and len(self.path) < DEEPEST:
            key = self.choose_and_play(node)
            if key < 0:
                return
            below = node.next.get(key)
            if below is None:
                below = Node()
                node.next[key] = below
            node = below

    def choose_and_play(self, node: Node) -> i64:
        """Let every seat asked choose, then carry all out; the way on, or -1 when a choice was new."""
        world = self.scratch
        asked = world.asked()
        first: i64 = len(self.path)
        key: i64 = 0
        new = False
        for seat in range(world.seats):
            if asked & BIT[seat]:
                branch = self.choose(node, seat)
                self.path.append(branch)
                new = new or branch.visits == 0
        for place in range(first, len(self.path)):
            branch = self.path[place]
            world.play(branch.seat, branch.action)
            # A choice that is hidden from others must not part their ways: the outcome says what is shown.
            key = branch.action if len(self.path) - first == 1 else 0
        if new:
            return -1
        return key * OUTCOMES + world.outcome()

    def choose(self, node: Node, seat: i64) -> Branch:
        """The seat's most promising choice in this world: reward so far, hope by weight and rarity."""
        world = self.scratch
        count = world.find_moves(seat)
        untried = self.meet(node, seat, count)
        best: Branch | None = None
        highest: float = -1.0
        for n in range(count):
            branch = node.branches[seat * WHOLE + world.moves[n]]
            promise = self.promise(branch, untried)
            if promise > highest:
                highest = promise
                best = branch
        assert best is not None
        return best

    def meet(self, node: Node, seat: i64, count: i64) -> float:
        """Count every choice as offered once more; says what one not yet tried may bring."""
        world = self.scratch
        visits: i64 = 0
        reward: i64 = 0
        new = False
        for n in range(count):
            branch = node.branches.get(seat * WHOLE + world.moves[n])
            if branch is None:
                new = True
            else:
                branch.offered += 1
                visits += branch.visits
                reward += branch.reward
        if new:
            self.add_branches(node, seat, count)
        return float(reward) / float(visits * WHOLE) - DOUBT if visits else 0.0

    def add_branches(self, node: Node, seat: i64, count: i64) -> None:
        """Make a branch of every choice that is offered here for the first time."""
        world = self.scratch
        world.weigh_moves(seat, count)
        for n in range(count):
            place = seat * WHOLE + world.moves[n]
            if place not in node.branches:
                node.branches[place] = Branch(seat, world.moves[n], world.weights[n])
                node.branches[place].offered = 1

    def promise(self, branch: Branch, untried: float) -> float:
        """Mean reward, plus a hope that grows with weight and offers and shrinks with visits."""
        hope = (
            self.bold
            * float(branch.weight)
            / WHOLE
            * sqrt(float(branch.offered))
            / (1.0 + float(branch.visits))
        )
        if branch.visits == 0:
            return untried + hope
        return float(branch.reward) / float(branch.visits * WHOLE) + hope

    def learn(self) -> None:
        """Tell every branch on the path what its seat got."""
        world = self.scratch
        world.judge()
        for branch in self.path:
            branch.visits += 1
            branch.reward += world.reward[branch.seat]

    def best(self) -> int:
        """The root's most visited choice; of equals the one with the better mean, then the first."""
        chosen, most = -1, (-1, -1.0)
        for action, visits, mean in self.standing():
            if (visits, mean) > most:
                chosen, most = action, (visits, mean)
        return chosen

    def standing(self) -> list[tuple[int, int, float]]:
        """Each choice at the root with its visits and mean reward."""
        mine = [branch for branch in self.root.branches.values() if branch.seat == self.seat]
        return [(b.action, b.visits, float(b.reward) / float(b.visits * WHOLE or 1)) for b in mine]
