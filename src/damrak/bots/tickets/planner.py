"""The planner: follows a plan over its contracts and weighs each action in hundredths of a point.

It looks only at what its seat may know: the table, its own hand, its own contracts.
"""

from typing import Final, final

from damrak.bots.tickets.chart import FAR
from damrak.bots.tickets.plan import TURN_WORTH, Plan, Surveyor, half_turns_left
from damrak.core.bits import BIT, count, first
from damrak.core.fast import i64, vec
from damrak.core.legal import Legal
from damrak.tickets.board import DRAW, DRAW_CONTRACTS, DRAW_UNSEEN, GREY, PASS, Board
from damrak.tickets.cards import ONE, held
from damrak.tickets.claiming import open_routes
from damrak.tickets.contracts import choice
from damrak.tickets.phases import EMPTY, FACE_UP, SECOND_CARD
from damrak.tickets.player import Player
from damrak.tickets.state import State

NEEDED_CARD: Final = 180
SPARE_CARD: Final = 80
JOKER_NEEDED: Final = 200
JOKER_SPARE: Final = 110
JOKER_COST: Final = 60
IN_PLAN: Final = 150
"""What a claim that the plan asks for is worth beyond its points: nobody else can take it any more."""
LATE: Final = 4
"""With fewer half turns left than this, more contracts come too late."""
BLOCK_RISK: Final = 20
"""Per cent of the contracts' worth that hang on claiming a planned route now."""


@final
class Planner:
    """Weighs actions on one board; holds no memory of any game but the plans it is handed."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.surveyor = Surveyor(board)
        self.trial = Plan()
        self.need = vec[i64]([0] * (board.joker + 1))
        self.fixed_need = vec[i64]([0] * (board.joker + 1))
        self.useful = vec[i64]([0] * (board.joker + 1))
        self.worth = vec[i64]([0] * board.actions)
        self.unseen: i64 = 0
        self.second: i64 = 0
        self.reserved: i64 = 0  # carts that the plan needs
        self.for_plan: i64 = 0  # what a claim is worth for the plan
        self.last = False

    def choose(self, state: State, seat: i64, plan: Plan, legal: Legal) -> i64:
        """The action worth most; the first of equals. Claims that cannot be the best are not weighed."""
        if state.players[seat].offered:
            self.weigh_contracts(state, seat, legal)
        else:
            self.prepare(state, seat, plan)
        best: i64 = legal.actions[0]
        most: i64 = -FAR
        n: i64 = 0
        while n < legal.count:
            action = legal.actions[n]
            if action < self.board.claim or self.highest(plan, action - self.board.claim) > most:
                if not state.players[seat].offered:
                    self.worth[n] = self.worth_of(state, seat, plan, action)
                if self.worth[n] > most:
                    most = self.worth[n]
                    best = action
            n += 1
        return best

    def weigh(self, state: State, seat: i64, plan: Plan, legal: Legal) -> None:
        """Put the worth of each legal action into `worth`, in their order."""
        if state.players[seat].offered:
            self.weigh_contracts(state, seat, legal)
            return
        self.prepare(state, seat, plan)
        n: i64 = 0
        while n < legal.count:
            self.worth[n] = self.worth_of(state, seat, plan, legal.actions[n])
            n += 1

    def prepare(self, state: State, seat: i64, plan: Plan) -> None:
        """Bring the plan up to date, and find what holds for all actions of this turn."""
        self.surveyor.keep_up(plan, state, seat)
        self.last = state.last_turns > 0
        self.reserved = self.surveyor.spaces(plan.routes)
        self.for_plan = self.worth_for_plan(plan)
        self.look_at_cards(state, state.players[seat], plan)

    def worth_for_plan(self, plan: Plan) -> i64:
        """What a claim that the plan asks for is worth beyond its points."""
        routes = count(plan.routes)
        if self.last:
            return plan.open_worth if routes == 1 else 0
        return IN_PLAN + plan.open_worth // routes * BLOCK_RISK // 100 if routes else 0

    def weigh_contracts(self, state: State, seat: i64, legal: Legal) -> None:
        """Worth of keeping: that of the best plan with what is kept."""
        player = state.players[seat]
        n: i64 = 0
        while n < legal.count:
            kept = choice(state, player, legal.actions[n])
            self.surveyor.make(self.trial, state, seat, player.contracts | kept)
            self.worth[n] = self.trial.worth
            n += 1

    def worth_of(self, state: State, seat: i64, plan: Plan, action: i64) -> i64:
        """The worth of one action in a turn."""
        if action >= self.board.claim:
            return self.worth_of_claim(state.players[seat], plan, action - self.board.claim)
        if action == PASS:
            return 0
        if action == DRAW_CONTRACTS:
            return self.worth_of_contracts(state, seat, plan)
        return self.worth_of_draw(state, action)

    # ---- cards -------------------------------------------------------------------------------------------

    def look_at_cards(self, state: State, player: Player, plan: Plan) -> None:
        """What each colour is worth to this player now, and what the pile promises."""
        self.count_needs(player, plan.routes if plan.routes else self.best_filler(state, player))
        lacking: i64 = 0
        for colour in range(self.board.joker):
            missing = self.need[colour] - held(player.hand, colour)
            self.useful[colour] = NEEDED_CARD if missing > 0 else SPARE_CARD
            lacking += missing if missing > 0 else 0
        enough = held(player.hand, self.board.joker) >= lacking
        self.useful[self.board.joker] = JOKER_SPARE if enough else JOKER_NEEDED
        if enough:
            for colour in range(self.board.joker):
                self.useful[colour] = SPARE_CARD
        self.expect(state, player)

    def count_needs(self, player: Player, routes: i64) -> None:
        """Cards that these routes take: of their colours, the grey ones of what is most to spare."""
        for colour in range(self.board.joker):
            self.need[colour] = 0
        grey: i64 = 0
        while routes:
            route = first(routes)
            if self.board.colour[route] == GREY:
                grey |= BIT[route]
            else:
                self.need[self.board.colour[route]] += self.board.spaces[route]
            routes &= routes - 1
        for colour in range(self.board.joker):
            self.fixed_need[colour] = self.need[colour]
        while grey:
            self.need[self.most_to_spare(player)] += self.board.spaces[first(grey)]
            grey &= grey - 1

    def most_to_spare(self, player: Player) -> i64:
        """The colour of which most cards are not yet needed."""
        best: i64 = 0
        most: i64 = -FAR
        for colour in range(self.board.joker):
            spare = held(player.hand, colour) - self.need[colour]
            if spare > most:
                most = spare
                best = colour
        return best

    def best_filler(self, state: State, player: Player) -> i64:
        """The free route that pays best for itself, as a set of one; none if no route can be had."""
        surveyor = self.surveyor
        claimable = open_routes(state, player)
        best: i64 = 0
        most: i64 = -FAR
        for route in range(len(self.board.routes)):
            if claimable & BIT[route]:
                missing = self.board.spaces[route] - surveyor.cards_for(route, player.hand)
                gain = surveyor.reward[route] - (missing * NEEDED_CARD if missing > 0 else 0)
                if gain > most:
                    most = gain
                    best = BIT[route]
        return best

    def expect(self, state: State, player: Player) -> None:
        """What a card from the pile, and what the best second card, will be worth."""
        unknown = self.board.deck - player.hand - state.discards
        slot: i64 = 0
        self.second = 0
        while slot < FACE_UP:
            card = state.row[slot]
            if card != EMPTY:
                unknown -= ONE[card]
                if card != self.board.joker and self.useful[card] > self.second:
                    self.second = self.useful[card]
            slot += 1
        cards: i64 = 0
        worth: i64 = 0
        for colour in range(self.board.joker + 1):
            cards += held(unknown, colour)
            worth += held(unknown, colour) * self.useful[colour]
        self.unseen = worth // cards if cards else 0
        self.second = self.unseen if self.unseen > self.second else self.second

    def worth_of_draw(self, state: State, action: i64) -> i64:
        """A card, and the second card it leaves time for; nothing in the last turn."""
        if self.last:
            return 1 if action == DRAW_UNSEEN else 0
        card = self.unseen if action == DRAW_UNSEEN else self.useful[action - DRAW]
        if state.phase == SECOND_CARD or action == DRAW + self.board.joker:
            return card
        return card + self.second

    # ---- contracts and claims ----------------------------------------------------------------------------

    def worth_of_contracts(self, state: State, seat: i64, plan: Plan) -> i64:
        """More contracts: only when those one has are as good as done."""
        if not self.last and (plan.routes or half_turns_left(state) < LATE):
            return -TURN_WORTH
        return self.surveyor.worth_of_more(plan, state, seat)

    def worth_of_claim(self, player: Player, plan: Plan, payment: i64) -> i64:
        """A route's own reward, what it does for the plan, less the cards it costs."""
        route = self.board.paid_route[payment]
        worth = self.highest(plan, payment) - self.cost_of(player, plan, payment)
        if plan.routes & BIT[route] or self.last:
            return worth
        return worth - plan.open_worth if player.carts - self.board.spaces[route] < self.reserved else worth

    def highest(self, plan: Plan, payment: i64) -> i64:
        """What a claim would be worth if its cards cost nothing."""
        route = self.board.paid_route[payment]
        reward = self.surveyor.reward[route]
        return reward + self.for_plan if plan.routes & BIT[route] else reward

    def cost_of(self, player: Player, plan: Plan, payment: i64) -> i64:
        """What the cards of a payment are worth elsewhere; nothing in the last turn."""
        if self.last:
            return 0
        board = self.board
        route, colour, jokers = (
            board.paid_route[payment],
            board.paid_colour[payment],
            board.paid_jokers[payment],
        )
        cost = jokers * JOKER_COST
        if colour == board.joker:
            return cost
        paid = board.spaces[route] - jokers
        needed = self.fixed_need[colour]
        if plan.routes & BIT[route] and board.colour[route] != GREY:
            needed -= board.spaces[route]
        short = needed - (held(player.hand, colour) - paid)
        short = paid if short > paid else short
        if not plan.routes & BIT[route]:
            cost += paid * SPARE_CARD
        return cost + (short * (NEEDED_CARD - SPARE_CARD) if short > 0 else 0)
