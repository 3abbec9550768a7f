"""Finished games that were kept, of every version of the rules: the same moves always lead to the same end.

`make records` plays those of the newest version anew. The files of older versions never change.
"""

import gzip
from functools import cache
from typing import Any

import pytest

import damrak
from damrak.core.wire import fingerprint, from_json, to_json
from tools.make_records import folder_of
from tools.random_games import NEWEST, position, summary, tables

VERSIONS = range(1, NEWEST + 1)
GAMES = [(version, str(table)) for version in VERSIONS for table in tables(version)]


@cache
def kept(version: int) -> list[Any]:
    lines = gzip.decompress((folder_of(version) / "full.jsonl.gz").read_bytes()).splitlines()
    return [from_json(line) for line in lines]


@cache
def digest_lines(version: int) -> dict[str, list[str]]:
    """The games known by digest, by table."""
    lines: dict[str, list[str]] = {str(table): [] for table in tables(version)}
    text = gzip.decompress((folder_of(version) / "digests.txt.gz").read_bytes()).decode()
    for line in text.splitlines():
        lines[line.split(";")[0]].append(line)
    return lines


@pytest.mark.parametrize("version", VERSIONS)
def test_every_kept_record_plays_to_its_known_end(version: int) -> None:
    for game in kept(version):
        match = damrak.replay(game["record"])
        assert match.is_over and match.rules_version == version
        assert [int(score) for score in match.state.scores()] == game["scores"]
        assert fingerprint(position(match.game, match.state)) == game["end"]


@pytest.mark.parametrize("version", VERSIONS)
def test_a_kept_record_is_written_again_as_it_was(version: int) -> None:
    for game in kept(version)[::10]:
        again = from_json(to_json(damrak.replay(game["record"]).record()))
        again["format"] = game["record"]["format"]
        if "dealing" not in game["record"]:
            assert again.pop("dealing") is None  # format 1 did not know it
        assert again == game["record"]


@pytest.mark.parametrize("version", VERSIONS)
def test_the_kept_records_are_of_every_table(version: int) -> None:
    records = [game["record"] for game in kept(version)]
    assert len(records) >= 200
    assert {record["rules_version"] for record in records} == {version}
    played = {(record["game"], record["seats"], fingerprint(record["options"])) for record in records}
    wanted = {(table.game, table.seats, fingerprint(table.options)) for table in tables(version)}
    assert played == wanted


@pytest.mark.parametrize("version", VERSIONS)
def test_thousands_of_games_are_known_by_digest(version: int) -> None:
    assert sum(map(len, digest_lines(version).values())) >= 3_000


@pytest.mark.parametrize(("version", "name"), GAMES)
def test_games_have_their_known_digests(version: int, name: str) -> None:
    lines = digest_lines(version)[name]
    assert lines
    table = next(table for table in tables(version) if str(table) == name)
    for line in lines:
        _table, seed, moves, digest, scores = line.split("; ")
        found = summary(table, seed, version)
        assert (found.moves, found.digest, found.scores) == (
            int(moves),
            digest,
            [int(n) for n in scores.split()],
        )
