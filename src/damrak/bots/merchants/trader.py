"""The trader: knows what a card is worth to every seat, bids below that, and weighs all else in florins too.

It looks only at what its seat may know. Where money is hidden, it is the money that the seat imagines.
"""

from typing import Final, final

from damrak.bots.merchants.ledger import Ledger
from damrak.bots.merchants.worth import Appraiser, place
from damrak.core.bits import BIT, count
from damrak.core.fast import i64, vec
from damrak.core.legal import Legal
from damrak.merchants.actions import BACK, DECLINE, GOODS, LIMIT, PUT, STEP
from damrak.merchants.auction import cost, takes_part
from damrak.merchants.board import HOURGLASS, MOST_SEATS, Board
from damrak.merchants.scoring import COLONIES, DISTRICTS, EXCHANGE, largest_group
from damrak.merchants.state import (
    ASK_COLONY,
    ASK_CREDIT,
    ASK_GLOBE,
    ASK_GOODS,
    ASK_LOSE_COLONY,
    ASK_LOSE_GOODS,
    ASK_PRICE,
    ASK_PUT,
    ASK_SHIP,
    ASK_STEP,
    BUCKET,
    CLOCK_DISC,
    MAYOR,
    NO_CARD,
    NO_LIMIT,
    START,
    State,
)

FINE: Final = 10.0
"""Worths are kept in tenths of a florin."""
LOW_BID: Final = 0.45
HIGH_BID: Final = 0.95
"""Rivals are thought to bid between these parts of what the card is worth to them."""
HARM: Final = 0.6
"""How much of a rival's gain is one's own loss, shared among all others."""
EAGER: Final = 0.25
"""How much less than its face a florin counts at the start: what is placed early earns at every scoring."""
POOR: Final = 90
"""Who has less takes the credit."""


@final
class Trader:
    """Weighs actions on one board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.appraiser = Appraiser(board)
        self.ledgers = [Ledger(board, self.appraiser) for _ in range(MOST_SEATS)]
        self.worth = vec[i64]([0] * board.actions)
        self.values = vec[float]([0.0] * MOST_SEATS)
        self.studied: i64 = 0  # seats whose ledgers are up to date
        self.time: i64 = -1
        self.turn: i64 = -1

    def choose(self, state: State, seat: i64, legal: Legal) -> i64:
        """The action worth most; the first of equals."""
        self.weigh(state, seat, legal)
        best: i64 = 0
        n: i64 = 1
        while n < legal.count:
            if self.worth[n] > self.worth[best]:
                best = n
            n += 1
        return legal.actions[best]

    def weigh(self, state: State, seat: i64, legal: Legal) -> None:
        """Put the worth of each legal action into `worth`, in their order."""
        if not self.studied or state.time != self.time or state.turn != self.turn:
            self.look(state)
        self.study(state, seat)
        if state.phase in (ASK_PUT, ASK_PRICE):
            for other in range(state.seats):
                self.study(state, other)
        if state.phase == ASK_PRICE:
            self.value_card(state, state.discs[CLOCK_DISC])
        n: i64 = 0
        while n < legal.count:
            self.worth[n] = i64(FINE * self.worth_of(state, seat, legal.actions[n]))
            n += 1

    def forget(self) -> None:
        """Something has been placed or removed: look again."""
        self.studied = 0

    def look(self, state: State) -> None:
        """Take in the board; the ledgers are written when they are needed."""
        self.appraiser.look(state)
        self.studied = 0
        self.time = state.time
        self.turn = state.turn

    def study(self, state: State, seat: i64) -> None:
        """Bring a seat's ledger up to date."""
        if not self.studied & BIT[seat]:
            self.ledgers[seat].study(state, seat)
            self.studied |= BIT[seat]

    def worth_of(self, state: State, seat: i64, action: i64) -> float:
        """The worth of one action."""
        if action == DECLINE:
            return 0.0
        if state.phase == ASK_PUT:
            return self.worth_of_disc(state, seat, action - PUT)
        if state.phase == ASK_PRICE:
            return self.worth_of_limit(state, seat, action - LIMIT + NO_LIMIT)
        if state.phase == ASK_CREDIT:
            return 1.0 if state.players[seat].money < POOR else -1.0
        return self.worth_of_placing(state, seat, action)

    def worth_of_placing(self, state: State, seat: i64, action: i64) -> float:
        """Goods, a step, a post, a house; or something lost."""
        phase, ledger = state.phase, self.ledgers[seat]
        if phase == ASK_GOODS:
            return ledger.split(action - GOODS)
        if phase in (ASK_STEP, ASK_SHIP):
            return ledger.step[action - STEP]
        if phase in (ASK_COLONY, ASK_GLOBE):
            return ledger.post(action - self.board.found)
        return self.worth_of_house(state, seat, action)

    def worth_of_house(self, state: State, seat: i64, action: i64) -> float:
        """A house built, or something lost."""
        if state.phase == ASK_LOSE_GOODS:
            return self.appraiser.gain(EXCHANGE, action - BACK, seat, -1)
        if state.phase == ASK_LOSE_COLONY:
            return self.worth_of_lost_post(state, seat, action - self.board.abandon)
        if action >= self.board.remove:
            return self.worth_of_lost_house(state, seat, action - self.board.remove)
        return self.ledgers[seat].house[action - self.board.build]

    # ---- losses --------------------------------------------------------------------------------------------

    def worth_of_lost_post(self, state: State, seat: i64, post: i64) -> float:
        """A post given up: prizes on its continent, and perhaps the bonus for all four."""
        continent = self.ledgers[seat].continent[post]
        loss = self.appraiser.gain(COLONIES, continent, seat, -1)
        there = count(state.players[seat].posts & self.board.places.on_continent[continent])
        if there == 1 and state.players[seat].continents_bonus:
            loss -= float(self.board.continents_bonus)
        return loss

    def worth_of_lost_house(self, state: State, seat: i64, parcel: i64) -> float:
        """A house given up: groups, bridges, and perhaps the bonus for all districts."""
        player, places = state.players[seat], self.board.places
        rest = player.parcels & ~BIT[parcel]
        loss: float = -float(self.board.bridge_bonus * count(places.across[parcel] & rest))
        for district in range(len(self.board.districts)):
            strong = self.appraiser.strength[place(DISTRICTS, district) + seat]
            less = largest_group(state, rest, district) - strong
            if less < 0:
                loss += self.appraiser.gain(DISTRICTS, district, seat, less)
            if places.in_district[district] & BIT[parcel] and player.districts_bonus:
                loss -= 0.0 if rest & places.in_district[district] else float(self.board.districts_bonus)
        return loss

    # ---- discs ---------------------------------------------------------------------------------------------

    def worth_of_disc(self, state: State, seat: i64, disc: i64) -> float:
        """A card on a disc, and what the cards still to be drawn may bring on the discs left."""
        here = self.on_disc(state, seat, state.hand, disc)
        left = 0
        for other in (MAYOR, CLOCK_DISC, BUCKET):
            if other != disc and state.discs[other] == NO_CARD:
                left += 1
        if left == 0:
            return here
        if disc == MAYOR or state.discs[MAYOR] != NO_CARD:
            return here
        return here + self.mean_best(state, seat, left)

    def on_disc(self, state: State, seat: i64, card: i64, disc: i64) -> float:
        """The worth of a card on a disc to the mayor."""
        if disc == MAYOR:
            return self.ledgers[seat].card(state, card)
        return self.worth_at_auction(state, seat, card) if disc == CLOCK_DISC else 0.0

    def worth_at_auction(self, state: State, seat: i64, card: i64) -> float:
        """What one can hope to gain at the auction of a card, or fears to lose if a rival gets it."""
        self.value_card(state, card)
        mine = min(self.values[seat], float(state.players[seat].money))
        top: float = 0.0
        for other in range(state.seats):
            if other != seat:
                top = max(top, min(self.values[other], float(state.players[other].money)))
        price = max(50.0, HIGH_BID * top)
        if mine >= price:
            return (mine - price) * 0.8
        return -HARM * top * 0.3 / float(state.seats - 1) if top >= 50.0 else 0.0

    def mean_best(self, state: State, seat: i64, draws: i64) -> float:
        """The best card for oneself that so many draws can be expected to bring."""
        cards = self.board.cards
        total: float = 0.0
        squares: float = 0.0
        number: float = 0.0
        for card in range(len(cards.ids)):
            if cards.kind[card] != HOURGLASS and cards.min_players[card] <= state.seats:
                left = float(self.unseen(state, card))
                worth = self.ledgers[seat].card(state, card)
                total += left * worth
                squares += left * worth * worth
                number += left
        if number < 1.0:
            return 0.0
        mean = total / number
        spread = max(0.0, squares / number - mean * mean) ** 0.5
        return mean if draws == 1 else mean + 0.56 * spread

    def unseen(self, state: State, card: i64) -> i64:
        """How many of a card may still be drawn."""
        left = self.board.cards.count[card] - state.discards[card]
        for disc in (MAYOR, CLOCK_DISC, BUCKET):
            if state.discs[disc] == card:
                left -= 1
        return left - 1 if state.hand == card else left

    # ---- the auction ---------------------------------------------------------------------------------------

    def value_card(self, state: State, card: i64) -> None:
        """What a card is worth to each seat."""
        for seat in range(state.seats):
            self.values[seat] = self.ledgers[seat].card(state, card)

    def worth_of_limit(self, state: State, seat: i64, at: i64) -> float:
        """A limit: what the card brings beyond its price, times the chance to get it."""
        value = self.values[seat] + self.harm(state, seat)
        if at == NO_LIMIT:
            if state.early != seat:
                return 0.0
            price = float(self.board.prices[0])
            return (value - self.dear() * price) * self.chance_to_win(state, seat, price + 1.0)
        price = float(cost(state, at))
        beyond = 1.0 if at == START else 0.0  # who presses early loses the card only to who pays more
        return (value - self.dear() * price) * self.chance_to_win(state, seat, price + beyond)

    def dear(self) -> float:
        """How much a florin is worth now."""
        return 1.0 - EAGER * self.appraiser.patience

    def harm(self, state: State, seat: i64) -> float:
        """What one loses if the rival who gains most gets the card."""
        top: float = 0.0
        for other in range(state.seats):
            if other != seat:
                top = max(top, self.values[other])
        return HARM * top / float(state.seats - 1)

    def chance_to_win(self, state: State, seat: i64, price: float) -> float:
        """The chance that nobody else presses before this price."""
        chance: float = 1.0
        for other in range(state.seats):
            if other != seat and takes_part(state, other):
                chance *= self.chance_below(state, other, price)
        return chance

    def chance_below(self, state: State, rival: i64, price: float) -> float:
        """The chance that a rival would not pay so much."""
        if price > float(state.players[rival].money):
            return 1.0
        low, high = LOW_BID * self.values[rival], HIGH_BID * self.values[rival]
        if price >= high or high < 50.0:
            return 1.0
        return 0.02 if price <= low else max(0.02, (price - low) / (high - low))
