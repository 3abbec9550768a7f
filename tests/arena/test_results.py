from pathlib import Path

import pytest

from damrak import BadData
from damrak.arena.play import Result
from damrak.arena.results import Heading, save_all, save_one, saved_results
from damrak.core.wire import to_json

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


def test_a_sound_file_is_not_written_again(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    save_all(file, HEADING, [result(0), result(1)])
    before = file.stat()
    save_all(file, HEADING, saved_results(file, HEADING))
    assert (file.stat().st_ino, file.stat().st_mtime_ns) == (before.st_ino, before.st_mtime_ns)


def test_a_file_is_mended_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The run is killed when the mended file is written, but not yet in its place."""

    def killed(*_arguments: object) -> None:
        raise KeyboardInterrupt

    file = tmp_path / "results.jsonl"
    save_all(file, HEADING, [result(0), result(1)])
    torn = file.read_bytes()[:-9]
    file.write_bytes(torn)
    with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
        patch.setattr(Path, "replace", killed)
        save_all(file, HEADING, [result(0)])
    assert file.read_bytes() == torn
    save_all(file, HEADING, [result(0)])
    save_one(file, result(1))
    assert saved_results(file, HEADING) == [result(0), result(1)]


def test_results_of_an_older_build_are_read(tmp_path: Path) -> None:
    """They do not say how often each seat was asked."""
    file = tmp_path / "results.jsonl"
    save_all(file, HEADING, [])
    line = to_json(result(0)).replace(b'"asked":[],', b"")
    assert b"asked" not in line
    file.write_bytes(file.read_bytes() + line + b"\n")
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
    with pytest.raises(BadData, match="does not hold results of an arena"):
        saved_results(file, HEADING)
    file.write_text('{"arena": 1}\n')
    with pytest.raises(BadData, match="does not hold results of an arena"):
        saved_results(file, HEADING)


def test_an_empty_file_is_begun(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    file.touch()
    assert saved_results(file, HEADING) == []
    save_all(file, HEADING, [])
    assert file.read_bytes() == to_json(HEADING) + b"\n"


def test_no_file_means_no_results(tmp_path: Path) -> None:
    assert saved_results(tmp_path / "missing.jsonl", HEADING) == []
    assert saved_results(None, HEADING) == []
