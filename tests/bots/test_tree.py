"""The tree is kept from one choice of a seat to the next, if only chance came between."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import damrak
from damrak.bots.bot import Budget, Choice
from damrak.bots.race import Branch
from damrak.bots.search import Search
from damrak.bots.search_bot import SearchBot
from damrak.bots.tree import FADED, OUTCOMES, Memory, Node
from damrak.bots.world import WHOLE
from damrak.core.bits import BIT
from tests.bots.positions import legal_names

ITERATIONS = 40


def node(*branches: tuple[int, int, int, int]) -> Node:
    """A point of a tree: seat, action, visits and the sum of rewards of each choice."""
    made = Node()
    for seat, action, visits, reward in branches:
        branch = made.branches[seat * WHOLE + action] = Branch(seat, action, 1)
        branch.visits, branch.reward = visits, reward
    return made


def searches(seed: str, choices: int) -> Iterator[tuple[SearchBot, Any, Search]]:
    """A game of merchants between three who search: each bot, view and search."""
    game = damrak.game("merchants")
    state = game.start(seats=3, seed=seed)
    bots = [SearchBot(game, Budget(ITERATIONS), f"{seed} {seat}") for seat in range(3)]
    for _ in range(choices):
        seat = state.to_act()[0]
        view, legal = game.view(state, seat), legal_names(game, state, seat)
        choice = Choice(legal[0])
        if len(legal) > 1:
            search = bots[seat].think(view)
            yield bots[seat], view, search
            bots[seat].memory = search.memory()
            choice = Choice(game.name_of(search.best().action))
        state.play(seat, game.number_of(choice.action))


def known(bot: SearchBot, view: Any) -> Node | None:
    """The point of the tree that a bot remembers for a view."""
    return bot.memory.of(view.seat, bot.world(view, 0)) if bot.memory else None


def test_the_next_search_goes_on_with_the_tree_below_the_choice() -> None:
    """Below a choice that the seat made alone, and below limits that several named at once."""
    alone, kept = dict[SearchBot, bool](), Counter[bool]()
    for bot, view, search in searches("kept", 40):
        before = known(bot, view)
        if before is not None:
            kept[alone[bot]] += 1
            assert search.root.next is before.next
        assert sum(visits for _, visits, _ in search.standing()) == search.iterations
        alone[bot] = search.worlds[0].asked() == BIT[view.seat]
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
    root, taken, other = Node(), node(), node()
    root.next = {7 * OUTCOMES + 3: taken, 8 * OUTCOMES + 3: other}
    assert Memory(1, root, 7).below == {3: taken}


def test_a_tree_that_was_elsewhere_is_not_used() -> None:
    """Another seat, another outcome, or a choice that the tree has not met: somebody else has moved."""
    bot, view, _ = next(searches("elsewhere", 5))
    world = bot.world(view, 0)
    choices = [(view.seat, bot.game.number_of(name), 1, 1) for name in legal_here(bot, view)]
    root = Node()
    root.next = {7 * OUTCOMES + world.outcome(): node(*choices)}
    assert Memory(view.seat, root, 7).of(view.seat, world) is root.next[7 * OUTCOMES + world.outcome()]
    assert Memory(view.seat, root, 8).of(view.seat, world) is None
    assert Memory(view.seat + 1, root, 7).of(view.seat, world) is None
    root.next = {7 * OUTCOMES + world.outcome(): node(*choices[1:])}
    assert Memory(view.seat, root, 7).of(view.seat, world) is None
    root.next = {7 * OUTCOMES + world.outcome() + 1: node(*choices)}
    assert Memory(view.seat, root, 7).of(view.seat, world) is None


def legal_here(bot: SearchBot, view: Any) -> list[str]:
    return legal_names(bot.game, bot.game.imagine(view, "here"), view.seat)


def test_a_head_start_counts_in_the_race() -> None:
    bot, view, search = next(searches("ahead", 5))
    fresh = list(search.race.handicaps)
    choices = [(view.seat, runner.action, 4, 4000) for runner in search.race.runners]
    rest = [(view.seat, action, 0, 0) for action, *_ in search.standing()]
    choices[-1] = (*choices[-1][:3], 8000)
    root = Node()
    root.next = {7 * OUTCOMES + bot.world(view, 0).outcome(): node(*rest, *choices)}
    search.remember(Memory(view.seat, root, 7))
    changes = [after - before for before, after in zip(fresh, search.race.handicaps, strict=True)]
    assert changes[-1] < 0 < min(changes[:-1])


def test_a_choice_without_choice_is_not_thought_about_and_ends_the_memory() -> None:
    bot, view, search = next(searches("forced", 5))
    bot.memory = search.memory()
    assert bot.choose(view, ["pass"]).action == "pass"
    assert bot.memory is None


def test_the_same_views_give_the_same_choices_with_a_memory_too() -> None:
    once, again = ([search.standing() for *_, search in searches("same", 20)] for _ in range(2))
    assert once == again
