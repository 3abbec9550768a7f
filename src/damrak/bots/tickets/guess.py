"""Which contracts rivals are likely to hold: those that their routes serve.

`imagine` deals what a seat cannot see by chance alone. But a rival builds towards its contracts, so here the
hidden contracts change places: rivals are given what goes with their routes.
"""

from collections.abc import Sequence
from math import exp
from typing import Final, final

from damrak.bots.tickets.chart import FAR, Chart
from damrak.core.bits import BIT, members
from damrak.core.chance import Chance
from damrak.tickets.board import Board
from damrak.tickets.contracts import read_take, written_take
from damrak.tickets.player import Player
from damrak.tickets.state import State
from damrak.tickets.story import NO_CARD
from damrak.tickets.view import takes_made

TELLING: Final = 4.0
"""Who has built a contract's whole way is exp(TELLING) times as likely to hold it as who has built nothing.

Fitted to games between planners."""
FINE: Final = 1000


@final
class Guesser:
    """Guesses on one board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.chart = Chart(board)
        self.prices = board.spaces[:]
        self.contracts = list(range(len(board.contracts)))
        self.whole = [self.to_build(contract) for contract in self.contracts]

    def guess(self, state: State, seat: int) -> None:
        """Let rivals of the seat hold likely contracts; what the seat can see or knows stays as it is."""
        known = known_to(state, seat)
        left = [contract for contract in self.contracts if not known & BIT[contract]]
        names: dict[int, int] = {}
        for rival in [player for number, player in enumerate(state.players) if number != seat]:
            likely = self.likelihoods(state, rival)
            for contract in members(rival.contracts & ~known):
                names[contract] = drawn(left, likely, state.chance)
                left.remove(names[contract])
        for contract in self.contracts:
            if contract not in names and not known & BIT[contract]:
                names[contract] = left.pop()
        rename(state, names)

    def likelihoods(self, state: State, rival: Player) -> list[int]:
        """For each contract, how likely its holder would have built just what this rival has."""
        free = state.free & ~rival.barred
        for route in range(len(self.board.routes)):
            self.prices[route] = self.board.spaces[route] if free & BIT[route] else FAR
            if rival.routes & BIT[route]:
                self.prices[route] = 0
        return [self.likelihood(contract) for contract in self.contracts]

    def likelihood(self, contract: int) -> int:
        """The more, the larger a part of the contract's way is built."""
        whole = self.whole[contract]
        built = max(0, whole - self.to_build(contract)) / whole
        return int(FINE * exp(TELLING * built * built))

    def to_build(self, contract: int) -> int:
        """The spaces still to be built on a contract's shortest way."""
        self.chart.way(self.chart.contract_from[contract], self.chart.contract_to[contract], self.prices)
        return self.chart.price


def known_to(state: State, seat: int) -> int:
    """The contracts of which a seat knows where they are, or were when it saw them last."""
    player = state.players[seat]
    known = player.contracts | player.offered
    for taker, offered, _ in map(read_take, takes_made(state)):
        if taker == seat:
            known |= sum([2**contract for contract in offered])
    return known


def drawn(contracts: Sequence[int], likely: Sequence[int], chance: Chance) -> int:
    """One of the contracts, each as often as it is likely."""
    lot = chance.below(sum([likely[contract] for contract in contracts]))
    for contract in contracts:
        lot -= likely[contract]
        if lot < 0:
            break
    return contract


def rename(state: State, names: dict[int, int]) -> None:
    """Exchange contracts wherever they are: before players, in the pile, in what is remembered."""
    for player in state.players:
        player.contracts = renamed(player.contracts, names)
        player.offered = renamed(player.offered, names)
    for place in range(len(state.contract_pile)):
        contract = state.contract_pile[place]
        state.contract_pile[place] = names.get(contract, contract)
    for place, take in enumerate(takes_made(state)):
        seat, offered, returned = read_take(take)
        low, *high = sorted(names.get(contract, contract) for contract in offered)
        state.takes[place] = written_take(
            seat, low, high[0] if high else NO_CARD, names.get(returned, returned)
        )


def renamed(contracts: int, names: dict[int, int]) -> int:
    """A set of contracts under their new names."""
    return sum([2 ** names.get(contract, contract) for contract in members(contracts)])
