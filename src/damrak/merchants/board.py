"""A board as the rules use it: numbers, tables and sets of places made once from the facts of its file."""

from collections.abc import Iterable, Sequence
from typing import Final, final

from damrak.core.bits import BIT
from damrak.core.fast import i64, mypyc_attr, vec
from damrak.merchants.facts import (
    CARD_KINDS,
    EVENTS,
    BankFacts,
    BoardFacts,
    CardFacts,
    ParcelFacts,
    SpaceFacts,
)

AREAS: Final = 4
"""Four commodities, four continents, four districts: the rules count on it."""
MOST_SEATS: Final = 5

HOURGLASS: Final = 0
GOODS_CARD: Final = 1
COLONY_CARD: Final = 2
AMSTERDAM_CARD: Final = 3

START: Final = 0
NOTHING: Final = 1
SHIP_EVENT: Final = 2
GLOBE_EVENT: Final = 3
COAT_OF_ARMS_EVENT: Final = 4
CREDIT_EVENT: Final = 5
LOSE_HOUSE_EVENT: Final = 6
LOSE_COLONY_EVENT: Final = 7
LOSE_GOODS_EVENT: Final = 8
LEADERS_BACK: Final = 9
SCORE_EXCHANGE: Final = 10
SCORE_DISTRICTS: Final = 11
SCORE_COLONIES: Final = 12
FINAL: Final = 13


@final
@mypyc_attr(acyclic=True)
class Places:
    """Posts and parcels: where they lie, what is next to what."""

    def __init__(self, facts: BoardFacts) -> None:
        commodities, continents = facts.ranking.commodities, facts.ranking.continents
        self.posts = [post.id for post in facts.post]
        self.parcels = [parcel.id for parcel in facts.parcel]
        self.all_posts: i64 = set_of(range(len(self.posts)))
        self.all_parcels: i64 = set_of(range(len(self.parcels)))
        self.post_row = vec[i64]([commodities.index(post.commodity) for post in facts.post])
        self.on_continent = vec[i64]([_those([p.continent for p in facts.post], c) for c in continents])
        self.of_commodity = vec[i64]([_those([p.commodity for p in facts.post], c) for c in commodities])
        self.in_district = vec[i64](
            [_those([p.district for p in facts.parcel], d) for d in facts.ranking.districts]
        )
        self.next_to = vec[i64](_neighbours(self.parcels, facts.parcel))
        ends = [tuple(self.parcels.index(end) for end in bridge.between) for bridge in facts.bridge]
        self.bridges = ["--".join(bridge.between) for bridge in facts.bridge]
        self.bridge_ends = vec[i64]([set_of(pair) for pair in ends])
        self.across = vec[i64](_joined(len(self.parcels), ends))
        self.start_post = vec[i64](_starts([post.start for post in facts.post]))
        self.start_parcel = vec[i64](_starts([parcel.start for parcel in facts.parcel]))


@final
@mypyc_attr(acyclic=True)
class Cards:
    """The kinds of cards, how many there are of each, and what each allows."""

    def __init__(self, facts: BoardFacts, places: Places) -> None:
        self.ids = [card_id(card) for card in facts.card]
        self.kind = vec[i64]([CARD_KINDS.index(card.kind) for card in facts.card])
        self.count = vec[i64]([card.count for card in facts.card])
        self.min_players = vec[i64]([card.min_players for card in facts.card])
        self.posts = vec[i64]([_posts_allowed(card, facts, places) for card in facts.card])
        self.parcels = vec[i64](
            [_union(places.in_district, facts.ranking.districts, card.districts) for card in facts.card]
        )
        self.rows = vec[i64](
            [set_of(facts.ranking.commodities.index(c) for c in card.commodities) for card in facts.card]
        )

    def usable(self, seats: int) -> int:
        """How many cards so many seats put on discs: all but hourglasses and those M6 skips."""
        kinds = range(len(self.ids))
        return sum(self.count[k] for k in kinds if self.kind[k] != HOURGLASS and self.min_players[k] <= seats)


@final
@mypyc_attr(acyclic=True)
class Board:
    """Everything that the rules ask of a board, and the numbers of its actions."""

    def __init__(self, facts: BoardFacts, layout: dict[str, object], fingerprint: str) -> None:
        self.name = facts.name
        self.fingerprint = fingerprint
        self.facts = facts
        self.drawing = layout
        self.commodities = list(facts.ranking.commodities)
        self.continents = list(facts.ranking.continents)
        self.districts = list(facts.ranking.districts)
        self.places = Places(facts)
        self.cards = Cards(facts, self.places)
        self.exchange_spaces: i64 = facts.exchange.spaces
        self.years = [space.year for space in facts.time]
        self.events = vec[i64]([EVENTS.index(space.event) for space in facts.time])
        self.prizes = vec[i64](_prizes(facts.time))
        self.prices = vec[i64](list(facts.clock.prices))
        amounts = range(max(facts.clock.prices))
        self.too_dear = vec[i64]([sum(p > amount for p in facts.clock.prices) for amount in amounts])
        """How many prices of the dial are above an amount of florins; none is for larger ones."""
        self.doubled_prices: i64 = facts.clock.prices.index(facts.clock.double_floor) + 1
        self._take_bank(facts.bank)
        self._number_actions()

    def __reduce__(self) -> tuple[type["Board"], tuple[BoardFacts, dict[str, object], str]]:
        """To another process a board goes as what it was made of."""
        return Board, (self.facts, self.drawing, self.fingerprint)

    def _take_bank(self, bank: BankFacts) -> None:
        self.start_money: i64 = bank.start
        self.loan: i64 = bank.loan
        self.repay: i64 = bank.repay
        self.continents_bonus: i64 = bank.four_continents
        self.districts_bonus: i64 = bank.four_districts
        self.bridge_bonus: i64 = bank.bridge
        self.round_down_to: i64 = bank.round_down_to

    def _number_actions(self) -> None:
        """The blocks whose size the board decides follow the fixed ones of `actions.py`."""
        prices, posts, parcels = len(self.prices), len(self.places.posts), len(self.places.parcels)
        self.limit: i64 = FIRST_LIMIT
        self.limits = self._limits(prices)
        """By how many prices are too dear: the limits that can be named, with `limit none`."""
        self.doubled_limits = self._limits(self.doubled_prices)
        """The same while the clock is doubled."""
        self.limits_from_start = self._limits(prices)
        self.limits_from_start[0] = vec[i64](list(range(self.limit, self.limit + 2 + prices)))
        """The same where the dial has a START: who has its highest price may press there (M17)."""
        self.doubled_limits_to_floor = self._limits(self.doubled_prices - 1)
        """The same while such a clock is doubled: it ends as soon as it reaches its last price."""
        self.press: i64 = self.limit + 2 + prices
        self.found: i64 = self.press + 1 + prices
        self.abandon: i64 = self.found + posts
        self.build: i64 = self.abandon + posts
        self.remove: i64 = self.build + parcels
        self.actions: i64 = self.remove + parcels
        own = [*OWN_BLOCKS, prices + 2, prices + 1, posts, posts, parcels, parcels]
        self.in_block = vec[i64]([n for size in own for n in range(size)])
        """Which of its block each action is."""

    def _limits(self, dial: int) -> list[vec[i64]]:
        first, end = self.limit + 2, self.limit + 2 + dial
        open_limits = [[self.limit, *range(first + dear, end)] for dear in range(len(self.prices) + 1)]
        return [vec[i64](limits) for limits in open_limits]


OWN_BLOCKS: Final = [1, 3, 16, 4, 4, 1, 1]
"""How many actions there are of each kind that every board has: see `actions.py`."""
FIRST_LIMIT: Final = sum(OWN_BLOCKS)
"""The first action after these."""


def set_of(numbers: Iterable[int]) -> int:
    """Numbers as a set of bits."""
    return sum(BIT[number] for number in numbers)


def card_id(card: CardFacts) -> str:
    """A card's name: its kind and what sets it apart, such as `amsterdam-grachten-lastage-spice`."""
    areas = card.continents if len(card.continents) < AREAS else ()
    commodities = card.commodities if len(card.commodities) < AREAS else ()
    players = (str(card.min_players),) if card.min_players else ()
    return "-".join((card.kind, *areas, *card.districts, *commodities, *players))


def _those(belongs: Sequence[str], area: str) -> int:
    return set_of(n for n, name in enumerate(belongs) if name == area)


def _union(sets: vec[i64], names: Sequence[str], chosen: Iterable[str]) -> int:
    together = 0
    for name in chosen:
        together |= sets[names.index(name)]
    return together


def _posts_allowed(card: CardFacts, facts: BoardFacts, places: Places) -> int:
    there = _union(places.on_continent, facts.ranking.continents, card.continents)
    return there & _union(places.of_commodity, facts.ranking.commodities, card.commodities)


def _neighbours(ids: Sequence[str], parcels: Sequence[ParcelFacts]) -> list[int]:
    sides = [(n, ids.index(other)) for n, parcel in enumerate(parcels) for other in parcel.next_to]
    return _joined(len(ids), sides)


def _joined(size: int, pairs: Iterable[Sequence[int]]) -> list[int]:
    joined = [0] * size
    for one, other in pairs:
        joined[one] |= BIT[other]
        joined[other] |= BIT[one]
    return joined


def _starts(seats: Sequence[int]) -> list[int]:
    return [seats.index(seat) for seat in range(1, MOST_SEATS + 1)]


def _prizes(spaces: Sequence[SpaceFacts]) -> list[int]:
    """First and second prize of each rank, eight numbers a space."""
    nothing = ((0, 0),) * AREAS
    return [prize for space in spaces for pair in space.prizes or nothing for prize in pair]
