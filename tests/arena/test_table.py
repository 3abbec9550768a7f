"""The tables of docs/bots.md, from the files of an arena."""

from pathlib import Path

import pytest

from damrak.cli.main import main
from tools import arena_table
from tools.arena_table import report_of, row


def test_a_set_that_was_cut_short_does_not_count(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    flags = ["--seats", "3", "--games", "9", "--resume", str(file)]
    assert main(["arena", "tickets", "clerk", "random", *flags]) == 0
    whole = report_of(file)
    assert (whole.games, whole.sets) == (9, 3)
    file.write_text("".join(file.read_text().splitlines(keepends=True)[:-1]))
    assert (report_of(file).games, report_of(file).sets) == (6, 2)


def test_a_line_of_a_table_tells_how_to_play_it_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "results.jsonl"
    flags = ["--seats", "3", "--seed", "table", "--games", "3", "--resume", str(file)]
    assert main(["arena", "tickets", "clerk", "random", *flags]) == 0
    line = row(report_of(file))
    assert line.startswith("| clerk | 2 × random | 3 | 3 | ")
    assert line.endswith(" | table |")
    capsys.readouterr()
    monkeypatch.setattr("sys.argv", ["arena_table", str(file)])
    arena_table.main()
    of_merchants, of_tickets = capsys.readouterr().out.split("**tickets**")
    assert line in of_tickets and line not in of_merchants
