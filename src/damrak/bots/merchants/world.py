"""A game of merchants as the search needs it."""

from typing import Final, final

from damrak.bots.merchants.trader import Trader
from damrak.bots.world import OUTCOMES, World, reward_for
from damrak.core.bits import BIT
from damrak.core.chance import Chance
from damrak.core.fast import i64
from damrak.core.legal import Legal
from damrak.core.seats import NOBODY
from damrak.merchants.auction import takes_part
from damrak.merchants.state import ASK_PRICE, ASK_PUT, NO_CARD, OVER, UNNAMED, State
from damrak.merchants.turn import another_world, fill_legal, next_to_act, step

LEAD: Final = 300
"""A lead of so many florins is large."""
WANDERING: Final = 30
"""One guided choice in so many is left to chance."""
SHARPNESS: Final = 150
"""Tenths of a florin by which a choice must be better to look four times as promising."""
TURNS_AHEAD: Final = 2
"""Guided playouts see this turn through and the next one."""
YEARS: Final = 256
DISCS: Final = 4


@final
class MerchantsWorld(World):
    """A state, and the trader whom playouts ask.

    Guided playouts end a few turns after where the search began and are then judged by what everything is
    worth: with every further turn chance adds more to the rewards than foresight does.
    """

    def __init__(self, state: State, trader: Trader) -> None:
        super().__init__(state.seats, state.board.actions)
        self.state = state
        self.trader = trader
        self.buffer = Legal(state.board.actions)
        self.horizon = state.turn + TURNS_AHEAD

    def assign(self, other: World) -> None:
        assert isinstance(other, MerchantsWorld)
        self.state.assign(other.state)
        self.horizon = other.horizon
        self.trader.forget()

    def copy(self) -> World:
        return MerchantsWorld(self.state.clone(), self.trader)

    def shuffle(self, chance: Chance) -> None:
        another_world(self.state, chance)

    def is_over(self) -> bool:
        return self.state.phase == OVER

    def asked(self) -> i64:
        if self.state.phase != ASK_PRICE:
            return BIT[self.state.acting]
        seats: i64 = 0
        for seat in range(self.seats):
            if takes_part(self.state, seat) and self.state.limits[seat] == UNNAMED:
                seats |= BIT[seat]
        return seats

    def find_choices(self, seat: i64) -> i64:
        fill_legal(self.state, seat, self.buffer)
        if self.state.phase == ASK_PRICE:
            self.leave_presses_out()
        n: i64 = 0
        while n < self.buffer.count:
            self.choices[n] = self.buffer.actions[n]
            n += 1
        return self.buffer.count

    def leave_presses_out(self) -> None:
        """Only limits: a press needs a clock that runs."""
        while self.buffer.count and self.buffer.actions[self.buffer.count - 1] >= self.state.board.press:
            self.buffer.count -= 1

    def weigh_choices(self, seat: i64, count: i64) -> None:
        self.trader.weigh(self.state, seat, self.buffer)
        self.weigh_by(self.trader.worth, count, SHARPNESS)

    def play(self, seat: i64, action: i64) -> None:
        # Neither a disc nor a limit moves a tile, so what the trader knows still holds.
        if self.state.phase not in (ASK_PUT, ASK_PRICE):
            self.trader.forget()
        step(self.state, seat, action)

    def outcome(self) -> i64:
        """The card that the mayor has drawn, and who bought the last one."""
        state = self.state
        bought = state.buyer + 1 if state.buyer != NOBODY else 0
        return ((state.hand + 1) * (self.seats + 1) + bought) % OUTCOMES

    def moment(self) -> i64:
        """The turn and the year, the discs with a card and the one in use, and what is asked."""
        state = self.state
        moment = state.turn * YEARS + state.time
        for disc in range(len(state.discs)):
            moment = moment * 2 + (1 if state.discs[disc] != NO_CARD else 0)
        moment = moment * DISCS + state.in_use + 1
        return (moment * OVER + state.phase) * 2 + (1 if state.doubled else 0)

    def play_out(self, chance: Chance, guided: bool) -> None:
        state, buffer = self.state, self.buffer
        while state.phase != OVER and not (guided and state.turn >= self.horizon):
            seat = next_to_act(state)
            count = self.find_choices(seat)
            if guided and count > 1 and chance.below(WANDERING):
                self.play(seat, self.trader.choose(state, seat, buffer))
            else:
                self.play(seat, buffer.actions[chance.below(count)])

    def judge(self) -> None:
        """By the win and by the lead over the best of the others, in florins had or expected."""
        worths = self.worths()
        for seat in range(self.seats):
            rival: float = -1e9
            for other in range(self.seats):
                if other != seat:
                    rival = max(rival, worths[other])
            lead = i64(worths[seat] - rival)
            won: i64 = 1 if self.state.phase != OVER or lead == 0 else (2 if lead > 0 else 0)
            self.reward[seat] = reward_for(won, lead, LEAD)

    def worths(self) -> list[float]:
        """What each seat has in the end, or can expect to."""
        state = self.state
        if state.phase == OVER:
            return [float(player.money) for player in state.players]
        self.trader.look(state)
        return [self.trader.appraiser.worth(state, seat) for seat in range(self.seats)]
