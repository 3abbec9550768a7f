"""What areas are worth to each seat: all prizes still to come on the time track, by the chance to win them.

A lead counts for more the nearer a scoring is. Everything is in florins (thousands).
"""

from typing import Final, final

from damrak.core.fast import i64, vec
from damrak.merchants.board import AREAS, FINAL, MOST_SEATS, SCORE_EXCHANGE, Board
from damrak.merchants.scoring import EXCHANGE, size_of, strength
from damrak.merchants.state import Player, State

KINDS: Final = 3
STRONGEST: Final = 64
MOST_SCORINGS: Final = 32
NEARNESSES: Final = 5
# How many spaces away a scoring is, and how much one step more than a rival counts then.
NEAR_SPACES: Final = vec[i64]([1, 3, 6, 10, 99])
EXCHANGE_ODDS: Final = vec[float]([6.0, 3.0, 2.2, 1.8, 1.5])
TILE_ODDS: Final = vec[float]([9.0, 4.5, 3.0, 2.2, 1.8])
# The chance that an absent player still gets into an area by then, against that of one first step.
ABSENT: Final = vec[float]([0.05, 0.35, 0.6, 0.7, 0.8])
# How much the present rank of an area tells about its rank then.
RANK_HOLDS: Final = vec[float]([1.0, 0.9, 0.7, 0.5, 0.35])

# What a bonus is worth beforehand, by how much is still missing.
FOUR_AREAS: Final = vec[float]([0.0, 45.0, 18.0, 5.0, 0.0])
FAR_IN_ALL: Final = vec[float]([0.0, 30.0, 18.0, 10.0, 6.0, 3.0, 1.0, 0.0, 0.0])


@final
class Appraiser:
    """Looks at a state once, then answers what changes would be worth."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.strength = vec[i64]([0] * (KINDS * AREAS * MOST_SEATS))
        self.rank = vec[i64]([0] * (KINDS * AREAS))
        self.mean_prize = vec[float](_mean_prizes(board))
        self.scorings = vec[i64]([0] * KINDS)
        self.near = vec[i64]([0] * (KINDS * MOST_SCORINGS))
        self.weight = vec[float]([0.0] * (KINDS * MOST_SCORINGS * AREAS * MOST_SEATS))
        self.prize = vec[float]([0.0] * (KINDS * MOST_SCORINGS * AREAS * MOST_SEATS))
        self.odds = vec[float](_odds())
        self.seats: i64 = 0
        self.time: i64 = 0
        self.patience: float = 1.0

    def look(self, state: State) -> None:
        """Take in who stands where."""
        self.seats = state.seats
        self.time = state.time
        self.patience = float(state.turns - state.turn) / float(state.turns)
        for area in range(AREAS):
            for seat in range(state.seats):
                for kind in range(KINDS):
                    strong = strength(state, kind, area, state.players[seat])
                    self.strength[place(kind, area) + seat] = strong
        for kind in range(KINDS):
            self.rank_areas(state, kind)
            self.look_ahead(kind)

    def rank_areas(self, state: State, kind: i64) -> None:
        """Which pair of prizes each area would pay now."""
        for area in range(AREAS):
            rank: i64 = 0
            size = size_of(state, kind, area)
            for other in range(AREAS):
                other_size = size_of(state, kind, other)
                if other_size > size or (other_size == size and other < area):
                    rank += 1
            self.rank[kind * AREAS + area] = rank

    def look_ahead(self, kind: i64) -> None:
        """Find the scorings to come of a kind of area, and weigh everybody in each."""
        scorings: i64 = 0
        space: i64 = self.time + 1
        while space < len(self.board.years):
            event = self.board.events[space]
            if event == FINAL or event == SCORE_EXCHANGE + kind:
                self.weigh_areas(kind, scorings, space)
                scorings += 1
            space += 1
        self.scorings[kind] = scorings

    def weigh_areas(self, kind: i64, scoring: i64, space: i64) -> None:
        """For one scoring: each seat's weight in each area, and the prizes that each area may pay."""
        near = nearness(space - self.time)
        self.near[kind * MOST_SCORINGS + scoring] = near
        for area in range(AREAS):
            at = ((kind * MOST_SCORINGS + scoring) * AREAS + area) * MOST_SEATS
            for seat in range(self.seats):
                self.weight[at + seat] = self.chance_weight(
                    kind, near, self.strength[place(kind, area) + seat]
                )
            for second in range(2):
                self.prize[at + second] = self.expected_prize(space, kind, area, second, near)

    def expected_prize(self, space: i64, kind: i64, area: i64, second: i64, near: i64) -> float:
        """A prize of an area: of its present rank, the less certain the more like the mean."""
        now = float(self.board.prizes[(space * AREAS + self.rank[kind * AREAS + area]) * 2 + second])
        return RANK_HOLDS[near] * now + (1.0 - RANK_HOLDS[near]) * self.mean_prize[space * 2 + second]

    def chance_weight(self, kind: i64, near: i64, strong: i64) -> float:
        """How a strength weighs against others at that distance."""
        tiles: i64 = 0 if kind == EXCHANGE else 1
        return self.odds[(tiles * NEARNESSES + near) * STRONGEST + strong]

    def prizes(self, kind: i64, area: i64, seat: i64, strong: i64) -> float:
        """What a seat of that strength can expect of an area in all scorings to come."""
        total: float = 0.0
        scoring: i64 = 0
        while scoring < self.scorings[kind]:
            near = self.near[kind * MOST_SCORINGS + scoring]
            at = ((kind * MOST_SCORINGS + scoring) * AREAS + area) * MOST_SEATS
            total += self.prize_at(at, seat, self.chance_weight(kind, near, strong))
            scoring += 1
        return total

    def prize_at(self, at: i64, seat: i64, mine: float) -> float:
        """The same for one scoring: chance of first and second place, times the prizes."""
        total = mine
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                total += self.weight[at + other]
            other += 1
        second: float = 0.0
        other = 0
        while other < self.seats:
            if other != seat:
                second += self.weight[at + other] / (total - self.weight[at + other])
            other += 1
        return mine / total * (self.prize[at] + second * self.prize[at + 1])

    def gain(self, kind: i64, area: i64, seat: i64, more: i64) -> float:
        """What so many steps or tiles more in an area bring a seat."""
        strong = self.strength[place(kind, area) + seat]
        return self.prizes(kind, area, seat, strong + more) - self.prizes(kind, area, seat, strong)

    def bonuses_ahead(self, player: Player) -> float:
        """What bonuses not yet earned are worth beforehand; less and less as the game goes on."""
        worth: float = 0.0
        if not player.continents_bonus:
            worth += FOUR_AREAS[missing(player.posts, self.board.places.on_continent)]
        if not player.districts_bonus:
            worth += FOUR_AREAS[missing(player.parcels, self.board.places.in_district)]
        return self.patience * (worth + house_ahead(player))

    def worth(self, state: State, seat: i64) -> float:
        """What a seat can expect to have in the end; `look` at the state before."""
        player = state.players[seat]
        total = float(player.money - player.loans * self.board.repay)
        for kind in range(KINDS):
            for area in range(AREAS):
                strong = self.strength[place(kind, area) + seat]
                total += self.prizes(kind, area, seat, strong)
        return total + self.bonuses_ahead(player)


def _odds() -> list[float]:
    """The weight of each strength, by kind of area and nearness."""
    table: list[float] = []
    for odds in (EXCHANGE_ODDS, TILE_ODDS):
        for near in range(NEARNESSES):
            table += [ABSENT[near]] + [odds[near] ** strong for strong in range(1, STRONGEST)]
    return table


def _mean_prizes(board: Board) -> list[float]:
    """First and second prize of each space, if every rank were as likely."""
    prizes = [board.prizes[n] for n in range(len(board.prizes))]
    spaces = [prizes[at : at + 2 * AREAS] for at in range(0, len(prizes), 2 * AREAS)]
    return [sum(space[second::2]) / AREAS for space in spaces for second in (0, 1)]


def place(kind: i64, area: i64) -> i64:
    """Where the strengths of an area begin."""
    return (kind * AREAS + area) * MOST_SEATS


def nearness(spaces: i64) -> i64:
    """How near a scoring is that lies so many spaces ahead."""
    near: i64 = 0
    while spaces > NEAR_SPACES[near]:
        near += 1
    return near


def missing(pieces: i64, areas: vec[i64]) -> i64:
    """In how many areas a player has nothing."""
    without: i64 = 0
    for area in range(AREAS):
        if not pieces & areas[area]:
            without += 1
    return without


def house_ahead(player: Player) -> float:
    """What the house for the second space in all rows is worth beforehand."""
    return 0.0 if player.house else FAR_IN_ALL[steps_missing(player)]


def steps_missing(player: Player) -> i64:
    """How many steps are missing to the second space in all rows."""
    steps: i64 = 0
    for row in range(AREAS):
        if player.rows[row] < 2:
            steps += 2 - player.rows[row]
    return steps
