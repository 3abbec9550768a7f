"""What the bots know of one game: how to weigh actions, and how to make worlds for the search."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol

from damrak.bots.bot import Reason
from damrak.bots.world import World
from damrak.core.chance import Chance
from damrak.core.game import Game
from damrak.core.legal import Legal
from damrak.core.match import Match


class Adviser(Protocol):
    """Weighs the actions open to a seat. The state is one that the seat imagines, never the true one."""

    def weigh(self, state: Any, seat: int, legal: Sequence[int]) -> list[int]:
        """What each action is worth, in the game's own small coin."""

    def reasons(self, state: Any, seat: int, action: int) -> tuple[Reason, ...]:
        """Why one might choose this."""


@dataclass(frozen=True)
class Craft:
    """One game's part of the bots."""

    name: str
    """Of its heuristic bot: planner, trader."""
    heuristic: Adviser
    greedy: Adviser
    world: Callable[[Any], World]
    """A state, as the search needs it."""
    guess: Callable[[Any, int], None] = lambda _state, _seat: None
    """Makes what a seat imagines of others as likely as what they have done suggests."""
    auctions: Callable[[Match, int, Chance], Iterable[Any]] = lambda _match, _playouts, _chance: ()
    """What auctioned cards were worth, where there are auctions."""
    facts: Callable[[Any, str], dict[str, str]] = lambda _state, _action: {}
    """What the name of an action does not say of it, by kind of word, such as what is declined by it."""


def craft_of(game: Game) -> Craft:
    """The craft of a game, made for its board."""
    module = import_module(f"damrak.bots.{game.name}.craft")
    made: Craft = module.craft(game)
    return made


def in_buffer(actions: Sequence[int]) -> Legal:
    """Legal actions in the rules' own buffer."""
    legal = Legal(len(actions))
    for action in actions:
        legal.add(action)
    return legal
