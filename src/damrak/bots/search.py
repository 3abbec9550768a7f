"""Information-set Monte Carlo tree search over worlds that the seat imagines.

One tree for all worlds: a node stands for what was done since the root and what chance showed on the way, so
nothing that the searching seat cannot know tells two nodes apart. Every seat seeks its own reward (max^n).
Where several seats choose at once, each has its own statistics and picks without knowing the others' picks.
"""

from math import log, sqrt
from typing import Final, final

from damrak.bots.race import CLEARLY, Branch, Race
from damrak.bots.tree import Memory, Node
from damrak.bots.world import OUTCOMES, WHOLE, World
from damrak.core.bits import BIT
from damrak.core.chance import Chance
from damrak.core.fast import i64

DEEPEST: Final = 64
BOLD: Final = 2.0
"""How much hope counts beside what was seen."""
DOUBT: Final = 0.05
"""How much less than the tried ones a choice not yet tried is thought to bring."""
LONG_SHOT: Final = 50
"""A choice that looks so many times less promising than the first does not take part in the race."""


@final
class Search:
    """A search from one root; `iterate` may be called again and again.

    At the root the seat's own choices run a race; in one round all meet the same world, the same luck and the
    same simultaneous choices of others.
    """

    def __init__(self, seat: int, worlds: list[World], chance: Chance, guided: bool, budget: int) -> None:
        self.seat: i64 = seat
        self.worlds = worlds
        self.chance = chance
        self.luck = chance.clone()
        self.guided = guided
        self.root = Node(worlds[0].moment())
        self.iterations: i64 = 0
        self.scratch = worlds[0].copy()
        self.path: list[Branch] = []
        self.others: list[Branch] = []
        self.race = Race(self.runners(width(budget)), surety(budget))

    def runners(self, most: int) -> list[Branch]:
        """The choices that take part in the race: those that look most promising."""
        self.scratch.assign(self.worlds[0])
        self.meet(self.root, self.seat, self.scratch.find_choices(self.seat))
        mine = sorted(self.root.branches.values(), key=lambda branch: -branch.weight)
        return [branch for branch in mine[:most] if branch.weight * LONG_SHOT >= mine[0].weight]

    def remember(self, memory: Memory) -> None:
        """Go on with the tree of the search before, if it has been here; what did well there starts ahead."""
        known = memory.of(self.seat, self.worlds[0])
        if known is None:
            return
        self.root.next = known.next
        for place, branch in known.branches.items():
            if branch.seat != self.seat:
                self.root.branches[place] = branch
        for lane, runner in enumerate(self.race.runners):
            self.race.handicaps[lane] += known.behind(self.seat, runner.action)

    def iterate(self, times: int) -> None:
        """Go down the tree so many times."""
        for _ in range(times):
            if self.race.next == 0:
                self.begin_round()
            self.luck.assign(self.chance)
            self.scratch.assign(self.worlds[self.race.rounds % len(self.worlds)])
            self.scratch.shuffle(self.luck)
            self.iterations += 1
            self.go_down()
            self.scratch.play_out(self.luck, self.guided)
            self.learn()

    def begin_round(self) -> None:
        """Another world and other luck; the others have not chosen yet."""
        self.chance.word()
        self.others.clear()

    def go_down(self) -> None:
        """Choose along the tree until something is tried that is not ripe yet."""
        world, node = self.scratch, self.root
        self.path.clear()
        self.choose_at_root()
        key = self.play_path(0)
        while key >= 0 and not world.is_over() and len(self.path) < DEEPEST:
            below = node.next.get(key)
            if below is None:
                below = Node(world.moment())
                node.next[key] = below
            node = below
            key = self.choose_and_play(node)

    def choose_at_root(self) -> None:
        """The race says what the seat tries; what others choose at the same time holds for a whole round."""
        asked = self.scratch.asked() & ~BIT[self.seat]
        if asked and not self.others:
            for seat in range(self.scratch.seats):
                if asked & BIT[seat]:
                    self.others.append(self.choose(self.root, seat))
        self.path.append(self.race.runner())
        self.path.extend(self.others)

    def choose_and_play(self, node: Node) -> i64:
        """Let every seat asked choose, then carry all out; the way on, or -1 when one was not ripe yet."""
        asked = self.scratch.asked()
        first: i64 = len(self.path)
        for seat in range(self.scratch.seats):
            if asked & BIT[seat]:
                self.path.append(self.choose(node, seat))
        return self.play_path(first)

    def play_path(self, first: i64) -> i64:
        """Carry the choices out that were made last; the way on, or -1 when one was not ripe yet."""
        world = self.scratch
        key: i64 = 0
        young = False
        for place in range(first, len(self.path)):
            branch = self.path[place]
            young = young or branch.visits < world.ripe
            world.play(branch.seat, branch.action)
            # A choice that is hidden from others must not part their ways: the outcome says what is shown.
            key = branch.action if len(self.path) - first == 1 else 0
        return -1 if young else key * OUTCOMES + world.outcome()

    def choose(self, node: Node, seat: i64) -> Branch:
        """The seat's most promising choice in this world: reward so far, hope by weight and rarity."""
        world = self.scratch
        count = world.find_choices(seat)
        untried = self.meet(node, seat, count)
        best: Branch | None = None
        highest: float = -1.0
        for n in range(count):
            branch = node.branches[seat * WHOLE + world.choices[n]]
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
            branch = node.branches.get(seat * WHOLE + world.choices[n])
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
        world.weigh_choices(seat, count)
        for n in range(count):
            place = seat * WHOLE + world.choices[n]
            if place not in node.branches:
                node.branches[place] = Branch(seat, world.choices[n], world.weights[n])
                node.branches[place].offered = 1

    def promise(self, branch: Branch, untried: float) -> float:
        """Mean reward, plus a hope that grows with weight and offers and shrinks with visits."""
        hope = BOLD * float(branch.weight) / WHOLE
        hope *= sqrt(float(branch.offered)) / (1.0 + float(branch.visits))
        if branch.visits == 0:
            return untried + hope
        return float(branch.reward) / float(branch.visits * WHOLE) + hope

    def learn(self) -> None:
        """Tell every branch on the path what its seat got, and the race what the runner got."""
        world = self.scratch
        world.judge()
        for branch in self.path:
            branch.visits += 1
            branch.reward += world.reward[branch.seat]
        self.path[0].ahead += self.is_ahead()
        self.race.reached(world.reward[self.seat])

    def is_ahead(self) -> i64:
        """1 if nobody got more than the searching seat."""
        world = self.scratch
        for seat in range(world.seats):
            if world.reward[seat] > world.reward[self.seat]:
                return 0
        return 1

    def best(self) -> Branch:
        """The leader of the race."""
        return self.race.runners[self.race.leader]

    def memory(self) -> Memory:
        """What this seat's next search may go on from."""
        alone = self.worlds[0].asked() == BIT[self.seat]
        return Memory(self.seat, self.root, self.best().action if alone else 0)

    def standing(self) -> list[tuple[int, int, float]]:
        """Each choice at the root with its visits and mean reward."""
        mine = [branch for branch in self.root.branches.values() if branch.seat == self.seat]
        return [(b.action, b.visits, float(b.reward) / float(b.visits * WHOLE or 1)) for b in mine]


def width(budget: int) -> int:
    """How many choices take part in the race: the more iterations there are, the more."""
    return 2 + int(sqrt(float(budget)) / 2.5 + 0.5)


def surety(budget: int) -> float:
    """How clearly behind a choice must be to be given up: the more iterations there are, the more clearly."""
    return max(CLEARLY, 0.7 * log(float(budget) / 10.0))
