"""Groups of houses, quickly: how large a player's group would be with one house more."""

from typing import final

from damrak.core.bits import BIT, count
from damrak.core.fast import i64
from damrak.merchants.board import Board


@final
class Surveyor:
    """Measures groups (M35) on one board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.bridges: i64 = len(board.places.bridges)

    def with_house(self, parcels: i64, parcel: i64, district: i64) -> i64:
        """The size of the group that a new house would belong to."""
        places = self.board.places
        there = parcels & places.in_district[district]
        if not places.next_to[parcel] & there:
            return 1 + count(places.across[parcel] & parcels)
        group = self.group_of(parcel, there)
        return count(group) + count(self.beyond(group) & parcels)

    def group_of(self, parcel: i64, houses: i64) -> i64:
        """A house and all that hang together with it by shared sides."""
        next_to = self.board.places.next_to
        group = BIT[parcel]
        reached = next_to[parcel] & houses
        while reached:
            group |= reached
            houses &= ~reached
            around: i64 = 0
            house: i64 = 0
            while reached:
                if reached & 1:
                    around |= next_to[house]
                reached >>= 1
                house += 1
            reached = around & houses
        return group

    def beyond(self, group: i64) -> i64:
        """The far ends of the bridges that leave a group."""
        places = self.board.places
        far: i64 = 0
        for bridge in range(self.bridges):
            ends = places.bridge_ends[bridge]
            if ends & group:
                far |= ends & ~group
        return far
