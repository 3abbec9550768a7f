"""The race for thousands of cards while one of the players floods the server, in virtual time."""

import pytest

from bench.flooded_clock import AS_READ, BY_THE_SYSTEM, IN_DOUBT, race

AUCTIONS = 2_000
"""Chance alone moves a share of so many by a point."""


def test_once_a_flood_stole_nearly_every_card() -> None:
    """The attack works on a clock that counts presses from when they are read: the simulation is no toy."""
    assert race(AUCTIONS, 0, AS_READ).shares()[0] > 90


@pytest.mark.parametrize("flooder", [0, 3])
def test_presses_that_count_from_when_they_came_in_are_fair_under_a_flood(flooder: int) -> None:
    tally = race(AUCTIONS, flooder, BY_THE_SYSTEM)
    assert all(abs(share - 25) < 4 for share in tally.shares())
    assert tally.lost_share() < 0.8
    assert tally.void == 0


@pytest.mark.parametrize("flooder", [0, 3])
def test_where_nobody_knows_a_flood_wins_no_card_that_others_would_pay_more_for(flooder: int) -> None:
    """Void runs and sealed limits: what is left to the flooding player are ties at the same price."""
    tally = race(AUCTIONS, flooder, IN_DOUBT)
    assert tally.lost_share() < 0.2
    assert tally.shares()[flooder] < 35
    assert tally.void > AUCTIONS / 2
