"""The short form of `make torture`: some thousands of hostile messages of every kind, and what must hold."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.torture.run import Plan, torture

KINDS = {
    "socket, for other people's seats",
    "socket, out of turn or stale",
    "socket, replayed",
    "socket, wrong types and fields",
    "socket, broken bytes",
    "socket, too long",
    "socket, broken frames",
    "socket, forged handshakes",
    "socket, forged cookies",
    "HTTP, right shapes, odd values",
    "HTTP, without a token",
    "HTTP, broken requests",
    "HTTP, spoilt records",
    "HTTP, by schemathesis",
    "files, spoilt boards",
    "socket, faster than the real limits",
}


@pytest.mark.long
def test_hostile_messages_change_nothing_and_each_gets_a_reason(tmp_path: Path) -> None:
    plan = Plan(messages=6_000, minutes=10, examples=3, moves=20)
    with ThreadPoolExecutor(1) as thread:  # browser tests leave a loop of their own in the main one
        outcome = thread.submit(asyncio.run, torture(tmp_path, plan)).result()
    assert outcome.problems == []
    assert outcome.tally.kinds.keys() >= KINDS
    assert outcome.matches >= 2
