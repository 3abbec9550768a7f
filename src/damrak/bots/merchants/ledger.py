"""A seat's ledger: what each step, post and house would be worth to it now."""

from typing import Final, final

from damrak.bots.merchants.houses import Surveyor
from damrak.bots.merchants.worth import (
    FOUR_AREAS,
    KINDS,
    STRONGEST,
    Appraiser,
    house_ahead,
    missing,
    place,
    steps_missing,
)
from damrak.core.bits import BIT, count
from damrak.core.fast import i64, vec
from damrak.merchants.actions import SPLIT, SPLITS
from damrak.merchants.board import AMSTERDAM_CARD, AREAS, COLONY_CARD, GOODS_CARD, Board
from damrak.merchants.scoring import COLONIES, DISTRICTS, EXCHANGE, largest_group
from damrak.merchants.state import Player, State

OPEN_SIDE: Final = 3.0
"""What an empty parcel next to a house is worth: the group can grow there."""
OPEN_BRIDGE: Final = 6.0
"""What an empty parcel across a bridge is worth."""
UNKNOWN: Final = -1.0
HOUSE_WORTH: Final = 40.0
"""The house for the second space in all rows, when it is earned."""


@final
class Ledger:
    """Tables for one seat, made from a state that the appraiser has looked at."""

    def __init__(self, board: Board, appraiser: Appraiser) -> None:
        self.board = board
        self.appraiser = appraiser
        self.surveyor = Surveyor(board)
        self.posts: i64 = len(board.places.posts)
        self.parcels: i64 = len(board.places.parcels)
        self.step = vec[float]([0.0] * AREAS)
        self.two_steps = vec[float]([0.0] * AREAS)
        self.colony = vec[float]([0.0] * AREAS)
        self.house = vec[float]([0.0] * len(board.places.parcels))
        self.continent = vec[i64](_continents(board))
        self.expected = vec[float]([UNKNOWN] * (KINDS * AREAS * STRONGEST))
        self.rivalry: float = 1.0
        self.seat: i64 = 0

    def study(self, state: State, seat: i64) -> None:
        """Fill the tables for a seat."""
        self.seat = seat
        # What one wins in an area the others lose, and only the lead counts in the end.
        self.rivalry = float(state.seats) / float(state.seats - 1)
        player = state.players[seat]
        for n in range(len(self.expected)):
            self.expected[n] = UNKNOWN
        for area in range(AREAS):
            self.step[area] = self.worth_of_steps(player, area, 1)
            self.two_steps[area] = self.worth_of_steps(player, area, 2)
            self.colony[area] = self.worth_of_colony(player, area)
        self.study_houses(state, player)

    def gain(self, kind: i64, area: i64, more: i64) -> float:
        """What so many steps or tiles more in an area bring this seat."""
        strong = self.appraiser.strength[place(kind, area) + self.seat]
        return self.prizes(kind, area, strong + more) - self.prizes(kind, area, strong)

    def prizes(self, kind: i64, area: i64, strong: i64) -> float:
        """What this seat can expect of an area with that strength, worked out once."""
        at = (kind * AREAS + area) * STRONGEST + strong
        if self.expected[at] == UNKNOWN:
            self.expected[at] = self.appraiser.prizes(kind, area, self.seat, strong)
        return self.expected[at]

    def worth_of_steps(self, player: Player, row: i64, steps: i64) -> float:
        """One or two steps on in a row."""
        space = player.rows[row]
        room = self.board.exchange_spaces - space
        steps = room if steps > room else steps
        if steps == 0 or (space == 0 and player.tiles == 0):
            return 0.0
        gain = self.rivalry * self.gain(EXCHANGE, row, steps)
        before, lacking = house_ahead(player), steps_missing(player)
        player.rows[row] = space + steps
        after, still_lacking = house_ahead(player), steps_missing(player)
        player.rows[row] = space
        earned: float = HOUSE_WORTH if lacking and not still_lacking and not player.house else 0.0
        return gain + earned + self.appraiser.patience * (after - before)

    def worth_of_colony(self, player: Player, continent: i64) -> float:
        """One post more on a continent."""
        gain = self.rivalry * self.gain(COLONIES, continent, 1)
        areas = self.board.places.on_continent
        if player.continents_bonus or player.posts & areas[continent]:
            return gain
        return gain + self.one_area_more(missing(player.posts, areas), self.board.continents_bonus)

    def one_area_more(self, without: i64, bonus: i64) -> float:
        """A first piece in another area: nearer to the bonus, or there."""
        earned = float(bonus) if without == 1 else 0.0
        return earned + self.appraiser.patience * (FOUR_AREAS[without - 1] - FOUR_AREAS[without])

    def study_houses(self, state: State, player: Player) -> None:
        """What a house on each empty parcel would bring."""
        for district in range(AREAS):
            there = state.open_parcels & self.board.places.in_district[district]
            parcel: i64 = 0
            while there >> parcel:
                if there & BIT[parcel]:
                    self.house[parcel] = self.worth_of_house(state, player, parcel, district)
                parcel += 1

    def worth_of_house(self, state: State, player: Player, parcel: i64, district: i64) -> float:
        """Groups here and across the bridge, bridges, the fourth district, room to grow."""
        places = self.board.places
        strong = self.appraiser.strength[place(DISTRICTS, district) + self.seat]
        size = self.surveyor.with_house(player.parcels, parcel, district)
        worth: float = 0.0
        if size > strong:
            worth = self.rivalry * self.gain(DISTRICTS, district, size - strong)
        far = places.across[parcel]
        if far & player.parcels:
            worth += float(self.board.bridge_bonus * count(far & player.parcels))
            worth += self.gain_across(state, player, parcel, district)
        elif far & state.open_parcels:
            worth += OPEN_BRIDGE * self.appraiser.patience
        if not player.districts_bonus and not player.parcels & places.in_district[district]:
            worth += self.one_area_more(
                missing(player.parcels, places.in_district), self.board.districts_bonus
            )
        room = float(count(places.next_to[parcel] & state.open_parcels))
        return worth + OPEN_SIDE * self.appraiser.patience * room

    def gain_across(self, state: State, player: Player, parcel: i64, district: i64) -> float:
        """What a house adds to the player's groups in the other districts."""
        worth: float = 0.0
        for other in range(AREAS):
            if other != district:
                strong = self.appraiser.strength[place(DISTRICTS, other) + self.seat]
                size = largest_group(state, player.parcels | BIT[parcel], other)
                if size > strong:
                    worth += self.gain(DISTRICTS, other, size - strong)
        return worth

    # ---- what can be done ----------------------------------------------------------------------------------

    def split(self, split: i64) -> float:
        """A split of a goods card."""
        worth: float = 0.0
        for row in range(AREAS):
            steps = SPLIT[split * AREAS + row]
            if steps == 1:
                worth += self.step[row]
            elif steps == 2:
                worth += self.two_steps[row]
        return worth

    def post(self, post: i64) -> float:
        """A post, with its step."""
        return self.colony[self.continent[post]] + self.step[self.board.places.post_row[post]]

    def card(self, state: State, card: i64) -> float:
        """A card at its best use; nothing if it is better declined."""
        kind = self.board.cards.kind[card]
        if kind == GOODS_CARD:
            return self.best_split()
        if state.players[self.seat].tiles == 0:
            return 0.0
        if kind == COLONY_CARD:
            return self.best_post(state.open_posts & self.board.cards.posts[card])
        if kind == AMSTERDAM_CARD:
            house = self.best_house(state.open_parcels & self.board.cards.parcels[card])
            return house + self.best_step(self.board.cards.rows[card]) if house > 0.0 else 0.0
        return 0.0

    def best_split(self) -> float:
        """The best split of a goods card."""
        best: float = 0.0
        for split in range(SPLITS):
            best = max(best, self.split(split))
        return best

    def best_post(self, posts: i64) -> float:
        """The best of these posts."""
        best: float = 0.0
        for post in range(self.posts):
            if posts & BIT[post]:
                best = max(best, self.post(post))
        return best

    def best_house(self, parcels: i64) -> float:
        """The best of these parcels."""
        best: float = 0.0
        for parcel in range(self.parcels):
            if parcels & BIT[parcel]:
                best = max(best, self.house[parcel])
        return best

    def best_step(self, rows: i64) -> float:
        """The best of these rows."""
        best: float = 0.0
        for row in range(AREAS):
            if rows & BIT[row]:
                best = max(best, self.step[row])
        return best


def _continents(board: Board) -> list[int]:
    """The continent of each post."""
    there = board.places.on_continent
    return [
        next(area for area in range(AREAS) if there[area] & BIT[post])
        for post in range(len(board.places.posts))
    ]
