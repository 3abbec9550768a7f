"""What a bot is: a view and the legal actions in, an action out, and perhaps the reasons for it.

A bot sees what its seat sees and nothing else. The same seed, views and iterations give the same choices.
"""

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from damrak.core.chance import Chance, chance_of
from damrak.core.errors import BadData
from damrak.core.wire import fingerprint


class Reason(msgspec.Struct, frozen=True):
    """Why an action was chosen: a message of the catalogues and its arguments, in ids."""

    message: str
    arguments: dict[str, str | int] = {}


class Choice(msgspec.Struct, frozen=True):
    """The action a bot takes, by name; `simple` when it was made for the bot, which failed to choose."""

    action: str
    reasons: tuple[Reason, ...] = ()
    simple: bool = False


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think: so many iterations, and no longer than so many seconds if any are named."""

    iterations: int = 1
    seconds: float | None = None


class Bot(Protocol):
    """Anything that can take a seat."""

    def choose(self, view: Any, legal: Sequence[str]) -> Choice:
        """One of the legal actions, given what the seat may know."""


# The quiet answers, in the order in which they stand in for a bot that failed to choose.
QUIET = ("limit none", "decline", "pass", "keep both", "draw unseen", "put on bucket")


def simple_choice(legal: Sequence[str]) -> Choice:
    """The choice made for a bot that crashed, stalled or named an illegal action: the quietest there is."""
    quiet = next((name for name in QUIET if name in legal), legal[0])
    return Choice(quiet, simple=True)


def offered(legal: Sequence[str]) -> Sequence[str]:
    """What a bot is asked to choose from: in an auction sealed limits only, since it does not race."""
    return [name for name in legal if name.startswith("limit ")] or legal


def ask(bot: Bot, view: Any, legal: Sequence[str]) -> Choice:
    """The bot's choice; a bot that fails loses only its thinking, and the table goes on."""
    if not legal:
        raise BadData("core-not-asked")
    legal = offered(legal)
    try:
        choice = bot.choose(view, legal)
    except Exception:  # whatever a bot does wrong, its table must not suffer
        return simple_choice(legal)
    return choice if isinstance(choice, Choice) and choice.action in legal else simple_choice(legal)


def chance_for(seed: str, view: Any) -> Chance:
    """A bot's own chance: it depends on the bot's seed and on what it sees, on nothing else."""
    return chance_of(f"{seed} {fingerprint(view)}")
