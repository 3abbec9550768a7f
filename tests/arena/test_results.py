from pathlib import Path

import pytest

from damrak import BadData
from damrak.arena.play import Result
from damrak.arena.results import Heading, save_all, save_one, saved_results

HEADING = Heading("tickets", 1, "abc", 2, ("random", "clerk"), "s")


def result(number: int) -> Result:
    return Result(number, 0, (0, 1), (3, 4), (1,), 50, (0, 0), (0.1, 0.2))


def test_results_are_read_back(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    save_all(file, HEADING, [result(0)])
    save_one(file, result(1))
    assert saved_results(file, HEADING) == [result(0), result(1)]


def test_a_line_cut_short_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    save_all(file, HEADING, [result(0), result(1)])
    file.write_bytes(file.read_bytes()[:-9])
    assert saved_results(file, HEADING) == [result(0)]


def test_results_of_another_arena_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    save_all(file, HEADING, [])
    other = Heading("tickets", 1, "abc", 2, ("random", "clerk"), "another seed")
    with pytest.raises(BadData):
        saved_results(file, other)


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    file.write_text("not results\n")
    with pytest.raises(BadData):
        saved_results(file, HEADING)


def test_no_file_means_no_results(tmp_path: Path) -> None:
    assert saved_results(tmp_path / "missing.jsonl", HEADING) == []
    assert saved_results(None, HEADING) == []
