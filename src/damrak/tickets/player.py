"""What lies before one player."""

from typing import final

from damrak.core.fast import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Player:
    """What lies before one player.

    T15: no limit is set on the cards in hand or on the contracts.
    """

    def __init__(self, carts: i64) -> None:
        self.carts = carts
        self.points: i64 = 0
        self.merchandise: i64 = 0
        self.hand: i64 = 0  # cards, see cards.py
        self.seen: i64 = 0  # of these, everybody saw the player take so many face up
        self.drew: i64 = 0  # what the player drew unseen from the pile since it was last made
        self.routes: i64 = 0  # sets of routes and contracts, see core/bits.py
        self.barred: i64 = 0  # the twins of the player's routes (T10)
        self.contracts: i64 = 0
        self.offered: i64 = 0  # contracts to choose from
        self.kept: i64 = 0  # chosen of these, while others still choose (T4)

    def clone(self) -> "Player":
        copy = Player(self.carts)
        copy.assign(self)
        return copy

    def assign(self, other: "Player") -> None:
        """Become a copy of another player."""
        self.carts = other.carts
        self.points = other.points
        self.merchandise = other.merchandise
        self.hand = other.hand
        self.seen = other.seen
        self.drew = other.drew
        self.routes = other.routes
        self.barred = other.barred
        self.contracts = other.contracts
        self.offered = other.offered
        self.kept = other.kept
