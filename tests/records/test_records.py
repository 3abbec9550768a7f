"""Finished games that were kept: the same moves must lead to the same end, for ever (or a rules version)."""

import gzip
from pathlib import Path
from typing import Any

import pytest

import damrak
from damrak.core.wire import fingerprint, from_json
from tools.random_games import summary, tables

HERE = Path(__file__).parent
TABLES = {str(table): table for table in tables()}


def kept() -> list[Any]:
    return [from_json(line) for line in gzip.decompress((HERE / "full.jsonl.gz").read_bytes()).splitlines()]


def test_every_kept_record_plays_to_its_known_end() -> None:
    for game in kept():
        match = damrak.replay(game["record"])
        assert match.is_over
        assert [int(score) for score in match.state.scores()] == game["scores"]
        assert fingerprint(match.game.dump(match.state)) == game["end"]


def test_the_kept_records_are_of_every_table() -> None:
    records = [game["record"] for game in kept()]
    assert len(records) >= 200
    played = {(record["game"], record["seats"], fingerprint(record["options"])) for record in records}
    assert played == {(table.game, table.seats, fingerprint(table.options)) for table in TABLES.values()}


def digest_lines() -> dict[str, list[str]]:
    """The games known by digest, by table."""
    lines: dict[str, list[str]] = {name: [] for name in TABLES}
    for line in (HERE / "digests.txt").read_text(encoding="utf-8").splitlines():
        lines[line.split(";")[0]].append(line)
    return lines


def test_thousands_of_games_are_known_by_digest() -> None:
    assert sum(map(len, digest_lines().values())) >= 3_000


@pytest.mark.parametrize("name", TABLES)
def test_games_have_their_known_digests(name: str) -> None:
    lines = digest_lines()[name]
    assert lines
    for line in lines:
        _table, seed, moves, digest, scores = line.split("; ")
        found = summary(TABLES[name], seed)
        assert (found.moves, found.digest, found.scores) == (
            int(moves),
            digest,
            [int(n) for n in scores.split()],
        )
