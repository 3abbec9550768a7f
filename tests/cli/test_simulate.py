import json
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from damrak.cli.charts import bar_text
from damrak.cli.tally import bins

from .running import LANGUAGES, Command, process


def figures(damrak: Command, *flags: str) -> dict[str, Any]:
    outcome = damrak("simulate", "tickets", "--seed", "7", "--json", *flags)
    assert (outcome.code, outcome.err) == (0, "")
    facts: dict[str, Any] = json.loads(outcome.out)
    return facts


def test_json_for_scripts(damrak: Command) -> None:
    facts = figures(damrak, "--games", "30", "--seats", "3")
    assert (facts["games"], facts["seats"], facts["seed"]) == (30, 3, "7")
    assert sum(seat["share"] for seat in facts["wins"]) == pytest.approx(1)
    assert all(seat["low"] <= seat["share"] <= seat["high"] for seat in facts["wins"])
    rules = {line["rule"]: line for line in facts["rules"]}
    assert rules["T17"] == {"rule": "T17", "fired": 30, "games": 30}, "the last turns begin once a game"
    assert rules["T4"]["fired"] == 90, "everybody keeps contracts once"
    assert list(rules) == sorted(rules, key=lambda rule: int(rule[1:]))
    assert facts["lengths"]["least"] > 30


def test_the_same_seed_gives_the_same_games(damrak: Command) -> None:
    assert figures(damrak, "--games", "5") == figures(damrak, "--games", "5")


def test_more_jobs_give_the_same_figures() -> None:
    one, two = (
        process("simulate", "tickets", "--games", "26", "--seed", "7", "--json", "--jobs", jobs)
        for jobs in "12"
    )
    assert (two.code, two.err) == (0, "")
    assert one.out == two.out


def test_options_reach_the_game(damrak: Command) -> None:
    outcome = damrak(
        "simulate", "merchants", "--games", "2", "--seats", "3", "--option", "hidden_money=true", "--json"
    )
    assert json.loads(outcome.out)["options"]["hidden_money"] is True


@pytest.mark.parametrize("language", LANGUAGES)
def test_charts_at_the_terminal(damrak: Command, language: str) -> None:
    outcome = damrak("simulate", "tickets", "--games", "12", "--seed", "1", "--language", language)
    assert outcome.code == 0
    assert "█" in outcome.out
    assert "T17" in outcome.out
    assert "95 %" in outcome.out


def test_a_plot_is_drawn(damrak: Command, tmp_path: Path) -> None:
    file = tmp_path / "chart.svg"
    assert damrak("simulate", "tickets", "--games", "8", "--seats", "2", "--plot", str(file)).code == 0
    drawing = ET.parse(file).getroot()
    assert drawing.tag == "{http://www.w3.org/2000/svg}svg"
    texts = [text.text for text in drawing.iter("{http://www.w3.org/2000/svg}text")]
    assert {"seat 1", "seat 2", "T9"} <= set(texts)
    assert len(list(drawing.iter("{http://www.w3.org/2000/svg}path"))) == 2, "an interval for each seat"


def test_classes_hold_every_value() -> None:
    values = [-35, -1, 0, 3, 3, 40]
    classes = bins(values, most=9)
    assert sum(count for _, _, count in classes) == len(values)
    assert len(classes) <= 9
    assert all(last - first == 9 for first, last, _ in classes)
    assert bins([5, 5, 5]) == [(5, 5, 3)]


def test_bars_to_an_eighth() -> None:
    assert bar_text(1, 4) == "████"
    assert bar_text(0.5, 1) == "▌"
    assert bar_text(0, 4) == ""
