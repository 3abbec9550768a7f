"""The state of a game: one mutable value, cheap to clone, written for the compiler."""

from collections.abc import Mapping
from typing import Final, final

from damrak.core.fast import i64, mypyc_attr, vec
from damrak.core.legal import Legal
from damrak.core.seats import ALONE, NOBODY, clockwise
from damrak.merchants import auction, turn
from damrak.merchants.board import AREAS, MOST_SEATS, Board

TILES: Final = 24
NO_CARD: Final = -1

# The discs.
MAYOR: Final = 0
CLOCK_DISC: Final = 1
BUCKET: Final = 2
NO_DISC: Final = -1

# What is asked, and of whom: of one seat, in an auction of several.
GOING_ON: Final = 0
ASK_PUT: Final = 1
ASK_PRICE: Final = 2
ASK_GOODS: Final = 3
ASK_COLONY: Final = 4
ASK_HOUSE: Final = 5
ASK_STEP: Final = 6
ASK_SHIP: Final = 7
ASK_GLOBE: Final = 8
ASK_ARMS: Final = 9
ASK_CREDIT: Final = 10
ASK_LOSE_HOUSE: Final = 11
ASK_LOSE_COLONY: Final = 12
ASK_LOSE_GOODS: Final = 13
ASK_BONUS_HOUSE: Final = 14
ASK_HOUSE_BACK: Final = 15
OVER: Final = 16
PHASES: Final = [
    "going-on",
    "put",
    "auction",
    "goods",
    "colony",
    "amsterdam",
    "step",
    "ship",
    "globe",
    "coat-of-arms",
    "credit",
    "lose-house",
    "lose-colony",
    "lose-goods",
    "bonus-house",
    "house-back",
    "over",
]

# What goes on as soon as nobody is asked.
DRAWING: Final = 0
USING: Final = 1
SELLING: Final = 2
PASSING: Final = 3
HAPPENING: Final = 4
TURNING_LEFTOVERS: Final = 5

# Places of the dial: the number of a price, or START before the first one (M17). A limit can also be none.
START: Final = -1
NO_LIMIT: Final = -2
UNNAMED: Final = -3

# The house of M36.
NO_HOUSE: Final = 0
HOUSE_BUILT: Final = 1
HOUSE_LAPSED: Final = 2

# What a player's money came from and went to.
CAUSES: Final = ["start", "exchange", "districts", "colonies", "bonuses", "auctions", "loans", "repaid"]
FROM_START: Final = 0
FROM_SCORING: Final = 1  # and the next two: exchange, districts, colonies
FROM_BONUSES: Final = 4
FROM_AUCTIONS: Final = 5
FROM_LOANS: Final = 6
FROM_REPAYING: Final = 7

NO_ROWS: Final = vec[i64]([0] * AREAS)
EMPTY: Final = vec[i64]([])
NO_LEDGER: Final = vec[i64]([0] * 8)
NO_LIMITS: Final = vec[i64]([UNNAMED] * MOST_SEATS)

ROUNDS: Final[list[list[vec[i64]]]] = [
    [vec[i64](clockwise(mayor + 1, seats)) for mayor in range(seats)] for seats in range(MOST_SEATS + 1)
]
"""By number of seats and mayor: all seats, the mayor last."""


@final
@mypyc_attr(acyclic=True)
class Player:
    """A player's money, tiles and bonuses."""

    def __init__(self, rows: vec[i64], ledger: vec[i64]) -> None:
        self.rows = rows  # the space of the tile in each row of the exchange, 0 without a tile
        self.ledger = ledger  # money by cause
        self.money: i64 = 0
        self.loans: i64 = 0
        self.tiles: i64 = TILES  # in supply
        self.posts: i64 = 0
        self.parcels: i64 = 0
        self.house: i64 = NO_HOUSE
        self.continents_bonus = False
        self.districts_bonus = False
        self.bridges: i64 = 0  # whose bonus is held

    def clone(self) -> "Player":
        copy = Player(self.rows[:], self.ledger[:])
        copy._copy(self)
        return copy

    def assign(self, other: "Player") -> None:
        self.rows = other.rows[:]
        self.ledger = other.ledger[:]
        self._copy(other)

    def _copy(self, other: "Player") -> None:
        self.money = other.money
        self.loans = other.loans
        self.tiles = other.tiles
        self.posts = other.posts
        self.parcels = other.parcels
        self.house = other.house
        self.continents_bonus = other.continents_bonus
        self.districts_bonus = other.districts_bonus
        self.bridges = other.bridges


@final
@mypyc_attr(acyclic=True)
class State:
    """A whole game. Set-up and positions fill it, `turn.py` moves it on."""

    def __init__(
        self, board: Board, options: Mapping[str, object], players: list[Player], pile: vec[i64], rules: i64
    ) -> None:
        self.board = board
        self.rules = rules  # the version that this game follows
        self.options = options
        self.live = False  # these four are filled by `heed_options` or copied
        self.step_without_house = False
        self.hidden_money = False
        self.has_start = False  # a place of the dial before its prices
        self.players = players
        self.seats: i64 = len(players)
        self.pile = pile  # never changed in place, so clones share it; the top is its end
        self.left: i64 = len(pile)  # cards still in it
        self.discs = EMPTY  # these three are filled by `lay_out` or copied
        self.discards = EMPTY
        self.limits = EMPTY
        self.hand: i64 = NO_CARD  # drawn, not yet put on a disc
        self.in_use: i64 = NO_DISC  # the disc whose card is being used
        self.first: i64 = 0
        self.mayor: i64 = 0
        self.turn: i64 = 1
        self.turns: i64 = 0
        self.time: i64 = 0
        self.phase: i64 = GOING_ON
        self.acting: i64 = NOBODY
        self.doing: i64 = DRAWING
        self.resume: i64 = DRAWING  # after an event
        self.part: i64 = 0  # how many seats have begun their part of the event
        self.settling: i64 = NOBODY
        self.open_posts: i64 = board.places.all_posts
        self.open_parcels: i64 = board.places.all_parcels
        self.doubled = False
        self.early: i64 = NOBODY
        self.excluded: i64 = 0
        self.silent: i64 = 0  # who has named no limit yet in the auction
        self.sold_card: i64 = NO_CARD
        self.buyer: i64 = NOBODY
        self.price: i64 = 0
        self.bank: i64 = 0
        self.learnt: int = 0
        self.story: list[int] | None = None
        self.opening: list[int] = []  # what set-up told, for whoever listens first
        self.buffer: Legal | None = None  # to list actions in
        self.listed = EMPTY  # what was last found legal
        self.listed_for: int = NOBODY  # and for whom, until the next action

    def heed_options(self) -> None:
        """Keep what the table chose where the rules find it quickly."""
        self.live = self.options["auction"] == "live"
        self.step_without_house = self.options["step_without_house"] is True
        self.hidden_money = self.options["hidden_money"] is True
        self.has_start = self.options.get("early_press") == "reaches"

    def lay_out(self) -> None:
        """Empty discs, no discards, no limits."""
        self.discs = vec[i64]([NO_CARD] * 3)
        self.discards = vec[i64]([0] * len(self.board.cards.ids))
        self.limits = NO_LIMITS[:]

    def clone(self) -> "State":
        players = [player.clone() for player in self.players]
        copy = State(self.board, self.options, players, self.pile, self.rules)
        copy._copy(self)
        return copy

    def assign(self, other: "State") -> None:
        """Become a copy of another state of the same board and table, without a new one."""
        for seat in range(len(self.players)):
            self.players[seat].assign(other.players[seat])
        self._copy(other)

    def _copy(self, other: "State") -> None:
        self.listed_for = NOBODY
        self.live = other.live
        self.step_without_house = other.step_without_house
        self.hidden_money = other.hidden_money
        self.has_start = other.has_start
        self.pile = other.pile
        self.discs = other.discs[:]
        self.discards = other.discards[:]
        self.limits = other.limits[:]
        self.left = other.left
        self.hand = other.hand
        self.in_use = other.in_use
        self.first = other.first
        self.mayor = other.mayor
        self.turn = other.turn
        self.turns = other.turns
        self.time = other.time
        self.phase = other.phase
        self.acting = other.acting
        self.doing = other.doing
        self.resume = other.resume
        self.part = other.part
        self.settling = other.settling
        self.open_posts = other.open_posts
        self.open_parcels = other.open_parcels
        self.doubled = other.doubled
        self.early = other.early
        self.excluded = other.excluded
        self.silent = other.silent
        self.sold_card = other.sold_card
        self.buyer = other.buyer
        self.price = other.price
        self.bank = other.bank
        self.learnt = other.learnt
        self.opening = other.opening

    @property
    def is_over(self) -> bool:
        return self.phase == OVER

    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now, the clock last; several in an auction, none when the game is over."""
        if self.phase == ASK_PRICE:
            return auction.asked(self)
        return () if self.phase == OVER else ALONE[self.acting]

    def legal(self, seat: int) -> list[int]:
        """All that a seat may do now, as sorted numbers; nothing if it is not asked."""
        legal = self.buffer
        if legal is None:
            legal = self.buffer = Legal(self.board.actions)
        legal.clear()
        if turn.is_asked(self, seat):
            turn.fill_legal(self, seat, legal)
        self.listed = legal.actions[: legal.count]
        self.listed_for = seat
        return list(self.listed)

    def play(self, seat: int, action: int) -> None:
        """Carry out a legal action; an illegal one is refused and changes nothing."""
        if seat != self.listed_for or seat == NOBODY:
            self.legal(seat)
        most: int = self.board.actions  # no machine integer, for callers may try numbers that are none
        if not (0 <= action < most and action in self.listed):
            from damrak.merchants.refusals import refusal  # here, because the reasons stand on the rules

            raise refusal(self, seat, action)
        if self.opening:
            turn.tell_opening(self)
        turn.step(self, seat, action)

    def scores(self) -> list[int]:
        """What each seat has, less what it still owes (M44)."""
        return [player.money - player.loans * self.board.repay for player in self.players]

    def tell(self, what: i64, seat: i64, gain: i64 = 0, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Add to the story, if somebody listens."""
        if self.story is not None:
            self.story.extend([what, seat, gain, a, b, c])

    def ask(self, phase: i64, seat: i64) -> None:
        """Let a seat choose."""
        self.phase = phase
        self.acting = seat

    def pay(self, seat: i64, amount: i64, cause: i64) -> None:
        """Move florins from the bank to a seat, or back if the amount is negative."""
        player = self.players[seat]
        player.money += amount
        player.ledger[cause] += amount
        self.bank -= amount

    def round(self) -> vec[i64]:
        """M21: what concerns all is done in turn from the mayor's left, the mayor last."""
        return ROUNDS[self.seats][self.mayor]


def empty_state(
    board: Board, options: Mapping[str, object], seats: int, pile: list[int], rules_version: int
) -> State:
    """A table before anybody has placed a tile; the number of turns follows from the cards (see M42)."""
    players = [Player(NO_ROWS[:], NO_LEDGER[:]) for _ in range(seats)]
    state = State(board, options, players, vec[i64](pile), rules_version)
    state.heed_options()
    state.lay_out()
    state.turns = board.cards.usable(seats) // 3
    return state
