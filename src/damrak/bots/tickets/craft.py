"""What the bots know of tickets: the planner, a greedy baseline, worlds for the search."""

from collections.abc import Sequence
from typing import Any

from damrak.bots.bot import Reason
from damrak.bots.craft import Craft, in_buffer
from damrak.bots.tickets.guess import Guesser
from damrak.bots.tickets.plan import Plan
from damrak.bots.tickets.planner import Planner
from damrak.bots.tickets.reasons import reasons
from damrak.bots.tickets.world import TicketsWorld
from damrak.core.game import Game
from damrak.tickets.board import DRAW, DRAW_UNSEEN, Board
from damrak.tickets.cards import held
from damrak.tickets.state import State


def craft(game: Game) -> Craft:
    """The craft of tickets on a board."""
    board: Board = game.board
    planner = Planner(board)

    def world(state: State) -> TicketsWorld:
        plans = [Plan() for _ in state.players]
        for seat, plan in enumerate(plans):
            planner.surveyor.keep_up(plan, state, seat)
        return TicketsWorld(state, planner, plans)

    return Craft("planner", PlannerAdviser(planner), GreedyAdviser(board), world, Guesser(board).guess)


class PlannerAdviser:
    """Follows a plan made afresh."""

    def __init__(self, planner: Planner) -> None:
        self.planner = planner

    def weigh(self, state: State, seat: int, legal: Sequence[int]) -> list[int]:
        self.planner.weigh(state, seat, Plan(), in_buffer(legal))
        return [self.planner.worth[n] for n in range(len(legal))]

    def reasons(self, state: State, seat: int, action: int) -> tuple[Reason, ...]:
        return reasons(self.planner, state, seat, action)


class GreedyAdviser:
    """Claims what scores most at once, else collects the colour it has most of. Makes no plan."""

    def __init__(self, board: Board) -> None:
        self.board = board

    def weigh(self, state: State, seat: int, legal: Sequence[int]) -> list[int]:
        return [self.worth(state, seat, action) for action in legal]

    def worth(self, state: State, seat: int, action: int) -> int:
        """Points now before cards, cards before anything else."""
        if action >= self.board.claim:
            payment = action - self.board.claim
            route = self.board.paid_route[payment]
            return 1000 * self.board.points[route] - 10 * self.board.paid_jokers[payment]
        if DRAW <= action < self.board.keep:
            return 10 + held(state.players[seat].hand, action - DRAW)
        return 11 if action == DRAW_UNSEEN else 0

    def reasons(self, _state: Any, _seat: int, _action: int) -> tuple[Reason, ...]:
        return ()
