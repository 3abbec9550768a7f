"""Scoring the exchange, the districts and the colonies."""

from typing import Final, final

from damrak.core.bits import count, first
from damrak.core.fast import i64, mypyc_attr, vec
from damrak.core.seats import NOBODY
from damrak.merchants.board import AREAS, MOST_SEATS
from damrak.merchants.state import FROM_SCORING, Player, State
from damrak.merchants.story import PRIZE, SCORING_BEGUN, SECOND_UNPAID, SHARED_PRIZE

EXCHANGE: Final = 0
DISTRICTS: Final = 1
COLONIES: Final = 2
SCORED: Final = -1
NO_STRENGTHS: Final = vec[i64]([0] * MOST_SEATS)
NO_SIZES: Final = vec[i64]([0] * AREAS)


def score(state: State, what: i64) -> None:
    """M31: rank the four areas; the first pays the first pair of prizes, and so on.

    The exchange ranks by the foremost tile of each row, districts and continents by their tiles; of equal
    areas the one named first on the board comes first. An area without tiles pays nothing.
    """
    state.tell(SCORING_BEGUN, NOBODY, 0, what)
    sizes = NO_SIZES[:]
    for area in range(AREAS):
        sizes[area] = size_of(state, what, area)
    for rank in range(AREAS):
        area = _largest_left(sizes)
        if sizes[area] > 0:
            at = (state.time * AREAS + rank) * 2
            standing = Standing(state, what, area)
            award(state, standing, state.board.prizes[at], state.board.prizes[at + 1])
        sizes[area] = SCORED


def _largest_left(sizes: vec[i64]) -> i64:
    largest: i64 = 0
    for area in range(AREAS):
        if sizes[area] > sizes[largest]:
            largest = area
    return largest


def size_of(state: State, what: i64, area: i64) -> i64:
    """How large an area is, for the ranking."""
    if what == EXCHANGE:
        return foremost(state, area)
    if what == DISTRICTS:
        return count(state.board.places.in_district[area] & ~state.open_parcels)
    return count(state.board.places.on_continent[area] & ~state.open_posts)


def foremost(state: State, row: i64) -> i64:
    """The space of the foremost tile in a row of the exchange, 0 without any."""
    space: i64 = 0
    for player in state.players:
        space = max(space, player.rows[row])
    return space


def strength(state: State, what: i64, area: i64, player: Player) -> i64:
    """What counts for a player in an area: the furthest tile, the largest group, the posts; 0 if absent."""
    if what == EXCHANGE:
        return player.rows[area]
    if what == DISTRICTS:
        return largest_group(state, player.parcels, area)
    return count(player.posts & state.board.places.on_continent[area])


def largest_group(state: State, parcels: i64, district: i64) -> i64:
    """M35: the largest set of houses joined by shared sides, with own houses at the far end of a bridge.

    A far house counts once for a set, joins nothing, and nothing beyond it counts.
    """
    left = parcels & state.board.places.in_district[district]
    largest: i64 = 0
    while left:
        group = joined_to(state, left & -left, left)
        size = count(group) + count(beyond_bridges(state, group) & parcels)
        largest = max(largest, size)
        left &= ~group
    return largest


def joined_to(state: State, group: i64, houses: i64) -> i64:
    """All houses that hang together with a group by shared sides."""
    edge: i64 = group
    while edge:
        edge = reached(edge, state.board.places.next_to) & houses & ~group
        group |= edge
    return group


def beyond_bridges(state: State, group: i64) -> i64:
    """The parcels at the far end of a bridge from one of these."""
    return reached(group, state.board.places.across)


def reached(parcels: i64, ways: vec[i64]) -> i64:
    """All that ways lead to from one of these parcels."""
    there: i64 = 0
    while parcels:
        there |= ways[first(parcels)]
        parcels &= parcels - 1
    return there


@final
@mypyc_attr(acyclic=True)
class Standing:
    """How strong each seat is in one area."""

    def __init__(self, state: State, what: i64, area: i64) -> None:
        self.what = what
        self.area = area
        self.strengths = NO_STRENGTHS[:]
        self.most: i64 = 0
        self.next_most: i64 = 0  # 0 if nobody comes next
        for seat, player in enumerate(state.players):
            self.rank(seat, strength(state, what, area, player))

    def rank(self, seat: i64, strong: i64) -> None:
        """Let one more seat take its place."""
        self.strengths[seat] = strong
        if strong > self.most:
            self.next_most = self.most
            self.most = strong
        elif self.next_most < strong < self.most:
            self.next_most = strong

    def how_many(self, strong: i64) -> i64:
        """How many seats have just this strength, which is more than none."""
        equals: i64 = 0
        for other in self.strengths:
            if other == strong:
                equals += 1
        return equals


def award(state: State, standing: Standing, first: i64, second: i64) -> None:
    """M32: the first prize goes to who has most in the area, the second to the next; only who is present.

    M33: with one player alone in the area the second prize is not paid.
    """
    most, next_most = standing.most, standing.next_most
    if standing.how_many(most) > 1:
        share(state, standing, most, first + second)
        return
    share(state, standing, most, first)
    if next_most:
        share(state, standing, next_most, second)
    else:
        state.tell(SECOND_UNPAID + standing.what, NOBODY, 0, standing.area, second)


def share(state: State, standing: Standing, strong: i64, prize: i64) -> None:
    """M34: tied for first share both prizes, tied for second the second; shares are rounded down to 10."""
    sharers = standing.how_many(strong)
    part = prize // sharers // state.board.round_down_to * state.board.round_down_to
    place: i64 = 1 if strong == standing.most else 2
    told: i64 = PRIZE if sharers == 1 else SHARED_PRIZE
    for seat in state.round():
        if standing.strengths[seat] == strong:
            state.pay(seat, part, FROM_SCORING + standing.what)
            state.tell(told + standing.what, seat, part, standing.area, place, sharers)
