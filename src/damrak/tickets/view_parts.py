"""What a view is made of. Not compiled: the server and the tools read these types."""

from typing import Any

from damrak.core.wire import Fact
from damrak.tickets.phases import Phase

Cards = dict[str, int]
"""How many cards of each colour, jokers too; colours of which there are none are left out."""


class ContractView(Fact, frozen=True):
    """A contract that the viewer may see, and whether its places are joined by its holder's routes."""

    id: str
    points: int
    joined: bool


class PlayerView(Fact, frozen=True):
    """What everybody knows of a player."""

    seat: int
    points: int
    carts: int
    cards: int
    """How many are in hand."""
    seen: Cards
    """Cards that must be among these: all saw the player take them face up."""
    contracts: int
    merchandise: int
    routes: tuple[str, ...]


class TakeView(Fact, frozen=True):
    """A choice of contracts made so far; what was offered and returned only if it was one's own."""

    seat: int
    kept: int
    offered: tuple[str, ...]
    returned: str | None


class ReturnedView(Fact, frozen=True):
    """A contract one has returned oneself and that still lies in the pile, with so many above it."""

    id: str
    above: int


class LastTurnsView(Fact, frozen=True):
    """The last turns: who brought them about and how many are still to be taken."""

    by: int
    left: int


class SheetView(Fact, frozen=True):
    """A player's line of the final score sheet."""

    seat: int
    routes: int
    contracts: tuple[ContractView, ...]
    merchandise: int
    total: int
    completed: int
    winner: bool


class View(Fact, frozen=True):
    """T21: hands, contracts and the order of both piles are hidden; all else is open.

    Hidden are also the choices made while all choose their first contracts, and even who has chosen.
    """

    seat: int | None
    """Whose view this is; None for a spectator."""
    rules_version: int
    seats: int
    options: dict[str, Any]
    first: int
    phase: Phase
    turn: int | None
    """Whose turn it is; None while all choose and when the game is over."""
    turns: int
    asked: tuple[int, ...]
    players: tuple[PlayerView, ...]
    row: tuple[str | None, ...]
    pile: int
    pile_at_most: Cards
    """No more of each colour can be in the pile, as far as the viewer knows."""
    discards: Cards
    contract_pile: int
    merchandise: int
    owners: dict[str, int]
    """Who owns each claimed route."""
    closed: tuple[str, ...]
    """Routes that nobody may claim any more although nobody owns them."""
    last_turns: LastTurnsView | None
    passes: int
    takes: tuple[TakeView, ...]
    scores: tuple[int, ...]
    hand: Cards
    """One's own cards; empty for a spectator."""
    contracts: tuple[ContractView, ...]
    offered: tuple[ContractView, ...]
    chosen: tuple[str, ...]
    """What one has chosen to keep while others still choose; the others do not see it."""
    returned: tuple[ReturnedView, ...]
    sheet: tuple[SheetView, ...]
    """The score sheet, once the game is over."""
