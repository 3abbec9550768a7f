"""The table of docs/bots.md, from the files of an arena."""

from pathlib import Path

from damrak.cli.main import main
from tools.arena_table import report_of, row


def test_a_set_that_was_cut_short_does_not_count(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    flags = ["--seats", "3", "--games", "9", "--resume", str(file)]
    assert main(["arena", "tickets", "clerk", "random", *flags]) == 0
    whole = report_of(file)
    assert (whole.games, whole.sets) == (9, 3)
    file.write_text("".join(file.read_text().splitlines(keepends=True)[:-1]))
    assert (report_of(file).games, report_of(file).sets) == (6, 2)


def test_a_line_of_the_table_names_its_command(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    arena = ["tickets", "clerk", "random", "--seats", "3", "--seed", "table"]
    assert main(["arena", *arena, "--games", "3", "--resume", str(file)]) == 0
    line = row(report_of(file))
    assert line.startswith("| clerk | 2 × random | 3 | 3 | ")
    assert line.endswith(f" | `{' '.join(arena)}` |")
