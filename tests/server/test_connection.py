"""One guest at a table: how fast they may speak."""

from damrak.server.connection import BURST, PER_SECOND, Rate


def test_bursts_are_all_right_and_then_an_even_pace() -> None:
    rate = Rate(0.0)
    assert all(rate.allows(0.0) for _ in range(BURST))
    assert not rate.allows(0.0)
    assert rate.allows(1000 / PER_SECOND)
    assert not rate.allows(1000 / PER_SECOND)


def test_a_clock_that_is_set_back_silences_nobody() -> None:
    rate = Rate(3_600_000.0)
    assert rate.allows(3_600_000.0)
    assert rate.allows(0.0)
    assert rate.allows(1.0)
