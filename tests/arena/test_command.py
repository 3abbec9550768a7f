"""`damrak arena` from the first game to the report."""

import json
from pathlib import Path

import pytest

from damrak.cli.main import main


def test_an_arena_reports_on_the_console_and_in_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page, facts = tmp_path / "report.html", tmp_path / "report.json"
    flags = ["--games", "4", "--json", str(facts), "--html", str(page), "--language", "en"]
    assert main(["arena", "tickets", "clerk", "random", *flags]) == 0
    report = json.loads(facts.read_text())
    assert report["games"] == 4 and report["sets"] == 2
    assert {line["bot"] for line in report["standings"]} == {"clerk", "random"}
    assert page.read_text().count("<svg") == 2
    assert "clerk against random" in capsys.readouterr().out


def test_a_broken_run_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    results = tmp_path / "results.jsonl"
    arena = ["arena", "tickets", "random", "random", "--resume", str(results), "--games"]
    assert main([*arena, "4"]) == 0
    whole = results.read_text()
    results.write_text("".join(whole.splitlines(keepends=True)[:3]))
    assert main([*arena, "4"]) == 0
    again = results.read_text()
    without_times = [
        [part.partition('"seconds"')[0] for part in text.splitlines()] for text in (whole, again)
    ]
    assert without_times[0] == without_times[1]


def test_several_processes_give_the_same_results(tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        flags = ["--games", "4", "--jobs", jobs, "--json", str(tmp_path / f"{jobs}.json")]
        assert main(["arena", "tickets", "clerk", "random", *flags]) == 0
    one, two = (json.loads((tmp_path / f"{jobs}.json").read_text()) for jobs in ("1", "2"))
    for report in (one, two):
        for line in report["standings"]:
            del line["seconds_a_choice"]
    assert one == two


@pytest.mark.parametrize(
    "arguments",
    [
        ["tickets", "random"],
        ["tickets", "random", "grandmaster"],
        ["chess", "random", "random"],
        ["merchants", "random", "random", "--seats", "2"],
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *arguments, "--games", "2"]) in (1, 2)
    assert "Traceback" not in capsys.readouterr().err


def test_without_ray_there_is_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    assert main(["arena", "tickets", "random", "random", "--ray", "auto", "--language", "en"]) == 1
    assert "Ray is not installed" in capsys.readouterr().err
