"""The tree is kept from one choice of a seat to the next, if only chance came between."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import damrak
from damrak.bots.bot import Budget
from damrak.bots.race import Branch
from damrak.bots.search import Search
from damrak.bots.search_bot import SearchBot
from damrak.bots.tree import FADED, Memory, Node
from damrak.bots.world import OUTCOMES, WHOLE
from damrak.core.bits import BIT
from tests.bots.positions import legal_names

ITERATIONS = 40


def node(*branches: tuple[int, int, int, int], moment: int = 0) -> Node:
    """A point of a tree: seat, action, visits and the sum of rewards of each choice."""
    made = Node(moment)
    for seat, action, visits, reward in branches:
        branch = made.branches[seat * WHOLE + action] = Branch(seat, action, 1)
        branch.visits, branch.reward = visits, reward
    return made


@dataclass
class Thought:
    """One search of a bot, and what others have done since the last."""

    bot: SearchBot
    view: Any
    search: Search
    since: list[str]

    def known(self) -> Node | None:
        """The point of the tree that the bot remembers for the view."""
        memory = self.bot.memory
        return memory.of(self.view.seat, self.bot.world(self.view, 0)) if memory else None


def thoughts(seed: str, choices: int) -> Iterator[Thought]:
    """A game of merchants between three who search."""
    game = damrak.game("merchants")
    state = game.start(seats=3, seed=seed)
    bots = [SearchBot(game, Budget(ITERATIONS), f"{seed} {seat}") for seat in range(3)]
    since = [list[str](), list[str](), list[str]()]
    for _ in range(choices):
        seat = state.to_act()[0]
        view, legal = game.view(state, seat), legal_names(game, state, seat)
        action = legal[0]
        if len(legal) > 1:
            search = bots[seat].think(view)
            yield Thought(bots[seat], view, search, since[seat])
            bots[seat].memory = search.memory()
            since[seat] = []
            action = game.name_of(search.best().action)
        state.play(seat, game.number_of(action))
        for other in range(3):
            since[other] += [action] if other != seat or len(legal) == 1 else []


def test_the_next_search_goes_on_with_the_tree_below_the_choice() -> None:
    """Below a choice that the seat made alone, and below limits that several named at once."""
    alone, kept = dict[SearchBot, bool](), Counter[bool]()
    for thought in thoughts("kept", 60):
        bot, search, before = thought.bot, thought.search, thought.known()
        if before is not None:
            kept[alone[bot]] += 1
            assert search.root.next is before.next
            assert all(action.startswith("limit") for action in thought.since)
        assert sum(visits for _, visits, _ in search.standing()) == search.iterations
        alone[bot] = search.worlds[0].asked() == BIT[thought.view.seat]
    assert kept[True] >= 3
    assert kept[False] >= 3


def test_what_did_well_starts_ahead() -> None:
    """The seat mostly got 300: one choice brought 500 in each of four visits, the other 100."""
    seen = node((1, 7, 4, 2000), (1, 8, 4, 400), (0, 7, 9, 90))
    assert seen.behind(1, 7) == -800 // FADED
    assert seen.behind(1, 8) == 800 // FADED


def test_what_was_never_tried_starts_level() -> None:
    seen = node((1, 7, 0, 0), (1, 8, 4, 400))
    assert seen.behind(1, 7) == seen.behind(1, 8) == 0
    assert node((1, 7, 0, 0)).behind(1, 7) == 0


def test_only_the_way_that_was_taken_is_kept() -> None:
    root, taken, other = node(), node(), node()
    root.next = {7 * OUTCOMES + 3: taken, 8 * OUTCOMES + 3: other}
    assert Memory(1, root, 7).below == {3: taken}


def test_a_tree_that_was_elsewhere_is_not_used() -> None:
    """Another seat, outcome or moment, or a choice that the tree has not met: somebody else has moved."""
    thought = next(thoughts("elsewhere", 5))
    seat, world = thought.view.seat, thought.bot.world(thought.view, 0)
    moment, here = world.moment(), 7 * OUTCOMES + world.outcome()
    choices = [(seat, action, 1, 1) for action, *_ in thought.search.standing()]
    root, seen = node(), node(*choices, moment=moment)
    root.next = {here: seen}
    assert Memory(seat, root, 7).of(seat, world) is seen
    assert Memory(seat, root, 8).of(seat, world) is None
    assert Memory(seat + 1, root, 7).of(seat, world) is None
    for elsewhere in (
        {here: node(*choices, moment=moment + 1)},
        {here: node(*choices[1:], moment=moment)},
        {here + 1: seen},
    ):
        root.next = elsewhere
        assert Memory(seat, root, 7).of(seat, world) is None


def test_a_head_start_counts_in_the_race() -> None:
    thought = next(thoughts("ahead", 5))
    seat, search, world = thought.view.seat, thought.search, thought.bot.world(thought.view, 0)
    fresh = list(search.race.handicaps)
    rest = [(seat, action, 0, 0) for action, *_ in search.standing()]
    tried = [(seat, runner.action, 4, 4000) for runner in search.race.runners]
    tried[-1] = (*tried[-1][:3], 8000)
    root = node()
    root.next = {7 * OUTCOMES + world.outcome(): node(*rest, *tried, moment=world.moment())}
    search.remember(Memory(seat, root, 7))
    changes = [after - before for before, after in zip(fresh, search.race.handicaps, strict=True)]
    assert changes[-1] < 0 < min(changes[:-1])


def test_a_choice_without_choice_is_not_thought_about_and_ends_the_memory() -> None:
    thought = next(thoughts("forced", 5))
    thought.bot.memory = thought.search.memory()
    assert thought.bot.choose(thought.view, ["pass"]).action == "pass"
    assert thought.bot.memory is None


def test_the_same_views_give_the_same_choices_with_a_memory_too() -> None:
    once, again = ([thought.search.standing() for thought in thoughts("same", 20)] for _ in range(2))
    assert once == again
