"""`damrak arena` from the first game to the report."""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from damrak.cli.main import main


def test_an_arena_reports_on_the_console_on_a_page_and_to_scripts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "report.html"
    arena = ["arena", "tickets", "clerk", "random", "--games", "4", "--language", "en"]
    assert main([*arena, "--html", str(page)]) == 0
    told = capsys.readouterr()
    assert "clerk against random" in told.out and not told.err
    assert main([*arena, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["games"] == 4 and report["sets"] == 2
    assert {line["bot"] for line in report["standings"]} == {"clerk", "random"}
    assert page.read_text().count("<svg") == 2


def test_a_broken_run_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    results = tmp_path / "results.jsonl"
    arena = ["arena", "tickets", "random", "random", "--resume", str(results), "--games"]
    assert main([*arena, "4"]) == 0
    whole = results.read_text()
    results.write_text("".join(whole.splitlines(keepends=True)[:3]))
    assert main([*arena, "4"]) == 0
    assert without_times(results.read_text()) == without_times(whole)


def test_who_breaks_off_is_told_where_the_games_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def ctrl_c() -> None:
        raise KeyboardInterrupt

    def interrupted(*_: Any) -> Iterator[Any]:
        yield from iter(ctrl_c, None)

    monkeypatch.setattr("damrak.arena.command.run_fixtures", interrupted)
    results = tmp_path / "results.jsonl"
    arena = ["arena", "tickets", "random", "random", "--language", "en"]
    assert main([*arena, "--resume", str(results)]) == 130
    assert f"The games played so far are in {results}" in "".join(capsys.readouterr().err.splitlines())
    assert main(arena) == 130
    assert capsys.readouterr().err.split() == ["damrak:", "Interrupted."]


def without_times(text: str) -> list[dict[str, Any]]:
    """The heading and the games of a file, whatever the time they took."""
    lines = [json.loads(line) for line in text.splitlines()]
    for game in lines[1:]:
        del game["seconds"]
    return lines


def test_only_whole_sets_count_when_a_longer_run_was_broken_off(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    results = tmp_path / "results.jsonl"
    arena = ["arena", "tickets", "random", "random", "--resume", str(results), "--json"]
    assert main([*arena, "--games", "6"]) == 0
    results.write_text("".join(results.read_text().splitlines(keepends=True)[:-1]))
    capsys.readouterr()
    assert main([*arena, "--games", "2"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 4


def test_choices_made_for_a_bot_are_told_on_the_console(capsys: pytest.CaptureFixture[str]) -> None:
    bot = f"exec:{sys.executable} -c pass"
    assert main(["arena", "tickets", bot, "random", "--games", "2", "--language", "en"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert re.search(r"failed to choose: (\d+) of its \1 choices were made for it", out)
    assert "The first time it had come to an end." in out
    assert main(["arena", "tickets", "random", "random", "--games", "2", "--language", "en"]) == 0
    assert "failed to choose" not in capsys.readouterr().out


def test_several_processes_give_the_same_results(capsys: pytest.CaptureFixture[str]) -> None:
    reports = []
    for jobs in ("1", "2"):
        assert main(["arena", "tickets", "clerk", "random", "--games", "4", "--jobs", jobs, "--json"]) == 0
        reports.append(json.loads(capsys.readouterr().out))
        for line in reports[-1]["standings"]:
            del line["seconds_a_choice"]
    assert reports[0] == reports[1]


@pytest.mark.parametrize(
    "arguments",
    [
        ["tickets", "random"],
        ["tickets", "random", "grandmaster"],
        ["tickets", "exec:/no/such/program", "random"],
        ["tickets", "exec:python 'x", "random"],
        ["chess", "random", "random"],
        ["merchants", "random", "random", "--seats", "2"],
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *arguments, "--games", "2"]) == 2
    assert "Traceback" not in capsys.readouterr().err


def test_without_ray_there_is_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    assert main(["arena", "tickets", "random", "random", "--ray", "auto", "--language", "en"]) == 1
    assert "Ray is not installed" in capsys.readouterr().err


def test_figures_and_counts_are_written_as_the_reader_does(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "tickets", "clerk", "random", "--games", "2", "--language", "fr"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "2 parties en une série" in said
    assert re.search(r"gagne 100,0 \(\d+,\d – 100,0\) % d’une seule série décidée", said)
    assert not re.search(r"\d\.\d", said)
    assert main(["arena", "tickets", "clerk", "clerk", "--games", "2", "--language", "nl"]) == 0
    assert "clerk tegen clerk: geen reeks beslist." in capsys.readouterr().out
