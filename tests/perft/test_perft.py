"""Counts of action sequences from fixed positions, kept as plain data; a failure prints the division."""

from pathlib import Path

import pytest

from tools.perft import Start, division, read, sequences

FILES = sorted(Path(__file__).parent.glob("*.txt"))
LINES = [read(line) for file in FILES for line in file.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize(("start", "known"), LINES, ids=[f"{s.table}-after-{s.moves}" for s, _ in LINES])
def test_perft(start: Start, known: list[int]) -> None:
    _game, state = start.position()
    for depth, number in enumerate(known, start=1):
        found = sequences(state, depth)
        assert found == number, f"at depth {depth}, by first action:\n{division(start, depth)}"


def test_both_games_are_counted() -> None:
    assert [file.stem for file in FILES] == ["merchants", "tickets"]
    assert all(len(known) >= 1 for _start, known in LINES)
    assert max(len(known) for _start, known in LINES) == 3
