"""The short form of `make torture`: some thousands of hostile messages of every kind, and what must hold."""

from pathlib import Path

import pytest

from tests.server.harness import scenario
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
@scenario
async def test_hostile_messages_change_nothing_and_each_gets_a_reason(tmp_path: Path) -> None:
    outcome = await torture(tmp_path, Plan(messages=8_000, minutes=1.5, examples=3, moves=20))
    assert outcome.problems == []
    assert outcome.tally.kinds.keys() >= KINDS
    assert outcome.matches >= 2
