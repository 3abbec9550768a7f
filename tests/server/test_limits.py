"""Allowances: bursts are all right, and then an even pace."""

from damrak.server.limits import RESERVED_FILES, Bucket, Limits, Rate


def test_bursts_are_all_right_and_then_an_even_pace() -> None:
    bucket = Bucket(Rate(20, 60), 0)
    assert all(bucket.take(0) for _ in range(60))
    assert not bucket.take(0)
    assert bucket.wait() == 1 / 20
    assert bucket.take(1 / 20)
    assert not bucket.take(1 / 20)


def test_a_refusal_takes_nothing() -> None:
    bucket = Bucket(Rate(1, 10), 0)
    assert not bucket.take(0, 11)
    assert bucket.is_full(0)
    assert bucket.take(0, 10)
    assert not bucket.is_full(9)
    assert bucket.is_full(10)


def test_no_address_gets_all_the_files() -> None:
    limits = Limits().within(1024)
    assert limits.all_connections == 1024 - RESERVED_FILES
    assert limits.connections <= limits.all_connections // 2
    assert limits.half_open < limits.all_half_open < limits.all_connections
    assert Limits().within(1_000_000) == Limits()
