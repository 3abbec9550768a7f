"""A game of tickets as the search needs it."""

from typing import Final, final

from damrak.bots.tickets.plan import Plan
from damrak.bots.tickets.planner import Planner
from damrak.bots.world import WHOLE, World, reward_for
from damrak.core.bits import BIT
from damrak.core.chance import Chance
from damrak.core.fast import i64
from damrak.core.legal import Legal
from damrak.tickets.phases import CHOOSING, OVER
from damrak.tickets.scoring import completed
from damrak.tickets.state import State
from damrak.tickets.turn import fill_legal, next_to_act, playout_in, step

LEAD: Final = 24
"""A lead of so many points is large."""
WANDERING: Final = 40
"""One guided choice in so many is left to chance, or all playouts of a world would be alike."""
SHARPNESS: Final = 120
"""Hundredths of a point by which a choice must be better to look four times as promising."""

RIPE: Final = 1000
"""Visits of a choice before the search looks below it.

What is good next depends on hands and contracts, and these differ from world to world: a tree that is grown
over all worlds goes on worse than the planner does, who looks at the one at hand."""


@final
class TicketsWorld(World):
    """A state, and the plans that its players follow in playouts."""

    def __init__(self, state: State, planner: Planner, plans: list[Plan]) -> None:
        super().__init__(state.seats, state.board.actions)
        self.state = state
        self.planner = planner
        self.plans = plans
        self.buffer = Legal(state.board.actions)
        self.ripe = RIPE

    def assign(self, other: World) -> None:
        assert isinstance(other, TicketsWorld)
        self.state.assign(other.state)
        for seat in range(len(self.plans)):
            self.plans[seat].assign(other.plans[seat])

    def copy(self) -> World:
        plans = [Plan() for _ in self.plans]
        return TicketsWorld(self.state.clone(), self.planner, plans)

    def shuffle(self, chance: Chance) -> None:
        self.state.leave_stream(chance)
        self.state.shuffle(self.state.pile, self.state.pile_left)

    def is_over(self) -> bool:
        return self.state.phase == OVER

    def asked(self) -> i64:
        if self.state.phase != CHOOSING:
            return BIT[self.state.turn]
        seats: i64 = 0
        for seat in range(self.seats):
            if not self.state.players[seat].kept:
                seats |= BIT[seat]
        return seats

    def find_choices(self, seat: i64) -> i64:
        self.buffer.count = 0
        fill_legal(self.state, seat, self.buffer)
        n: i64 = 0
        while n < self.buffer.count:
            self.choices[n] = self.buffer.actions[n]
            n += 1
        return self.buffer.count

    def weigh_choices(self, seat: i64, count: i64) -> None:
        self.planner.weigh(self.state, seat, self.plans[seat], self.buffer)
        self.weigh_by(self.planner.worth, count, SHARPNESS)

    def play(self, seat: i64, action: i64) -> None:
        step(self.state, seat, action)

    def outcome(self) -> i64:
        return 0

    def moment(self) -> i64:
        """The turn and what is asked in it."""
        return self.state.turns * OVER + self.state.phase

    def play_out(self, chance: Chance, guided: bool) -> None:
        if guided:
            self.play_guided(chance)
        else:
            playout_in(self.state, chance, self.buffer)

    def play_guided(self, chance: Chance) -> None:
        """Play on as the planner would, now and then as chance would."""
        state, buffer = self.state, self.buffer
        while state.phase != OVER:
            seat = next_to_act(state)
            buffer.count = 0
            fill_legal(state, seat, buffer)
            if buffer.count == 1 or chance.below(WANDERING) == 0:
                action = buffer.actions[chance.below(buffer.count)]
            else:
                action = self.planner.choose(state, seat, self.plans[seat], buffer)
            step(state, seat, action)

    def judge(self) -> None:
        """By the win, shared if it is shared, and by the lead over the best of the others."""
        players = self.state.players
        for seat in range(self.seats):
            rival: i64 = -WHOLE
            for other in range(self.seats):
                if other != seat and players[other].points > rival:
                    rival = players[other].points
            lead = players[seat].points - rival
            won: i64 = 2 if lead > 0 else (0 if lead < 0 else self.won_by_contracts(seat))
            self.reward[seat] = reward_for(won, lead, LEAD)

    def won_by_contracts(self, seat: i64) -> i64:
        """Equal points are decided by contracts: 2 for a win, 1 for a shared one, 0 for none."""
        players = self.state.players
        mine = completed(self.state, players[seat])
        won: i64 = 2
        for other in range(self.seats):
            if other != seat and players[other].points == players[seat].points:
                theirs = completed(self.state, players[other])
                won = 0 if theirs > mine or won == 0 else (1 if theirs == mine else won)
        return won
