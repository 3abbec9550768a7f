"""Groups of houses, quickly: how large a player's largest group would be with one house more."""

from typing import final

from damrak.core.bits import BIT, count
from damrak.core.fast import i64
from damrak.merchants.board import Board
from damrak.merchants.scoring import joined_to, largest_group
from damrak.merchants.state import State


@final
class Surveyor:
    """Measures groups (M35) on one board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.parcels: i64 = len(board.places.parcels)

    def largest(self, state: State, parcels: i64, district: i64) -> i64:
        """The largest group that counts in a district."""
        return largest_group(state, parcels, district)

    def with_house(self, state: State, parcels: i64, parcel: i64, district: i64) -> i64:
        """The group that a new house would belong to."""
        places = self.board.places
        there = (parcels | BIT[parcel]) & places.in_district[district]
        if not places.next_to[parcel] & there:
            return 1 + count(places.across[parcel] & parcels)
        group = joined_to(state, BIT[parcel], there)
        return count(group) + count(self.beyond(group) & parcels)

    def beyond(self, group: i64) -> i64:
        """The far ends of the bridges that leave a group."""
        places = self.board.places
        far: i64 = 0
        for bridge in range(len(places.bridges)):
            ends = places.bridge_ends[bridge]
            if ends & group:
                far |= ends & ~group
        return far
