"""Measure the rules, ours and OpenSpiel's, in one run, and print the ratios."""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parent.parent
YARDSTICK = "hearts"
Measures = dict[str, dict[str, float]]

WANTED = {
    ("tickets, compiled", "driven"): 5.0,
    ("merchants, compiled", "driven"): 3.0,
    ("tickets, compiled", "playout"): 20.0,
    ("merchants, compiled", "playout"): 10.0,
    ("tickets, interpreted", "driven"): 0.5,
    ("merchants, interpreted", "driven"): 0.5,
}
"""How many times the yardstick's decisions a second we want."""


def run(module: str, seconds: float, path: str | None = None) -> Measures:
    """Measure in a process of its own, so that compiled and interpreted never meet."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if path is not None:
        environment["PYTHONPATH"] = path
    command = [sys.executable, "-m", module, "--seconds", str(seconds)]
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    measures: Measures = json.loads(done.stdout)
    return measures


def rounds(times: int, seconds: float) -> Measures:
    """All measures, taken in turn several times; the best of each."""
    best: Measures = {}
    for _ in range(times):
        for measures in (
            run("bench.peers", seconds),
            run("bench.ours", seconds),
            run("bench.ours", seconds, path=str(ROOT / "src")),
        ):
            for name, values in measures.items():
                best[name] = better(best.get(name, values), values)
    return best


def better(old: Mapping[str, float], new: Mapping[str, float]) -> dict[str, float]:
    """The faster of each measure: more a second, or fewer microseconds."""
    return {what: (min if what in ("clone", "match") else max)(old[what], new[what]) for what in new}


def table(best: Measures) -> Table:
    """The measures for people."""
    shown = Table(
        title="Decisions a second, by one core", caption=f"× is times {YARDSTICK} driven from Python"
    )
    shown.add_column("", no_wrap=True)
    for heading in (
        "driven from Python",
        "×",
        "playout in the rules",
        "×",
        "clone, µs",
        "Match.play + view, µs",
    ):
        shown.add_column(heading, justify="right")
    for name, values in best.items():
        shown.add_row(name, *cells(name, values, best[YARDSTICK]["driven"]))
    return shown


def cells(name: str, values: Mapping[str, float], yardstick: float) -> list[str]:
    """One line of the table."""
    row = []
    for what in ("driven", "playout"):
        row.append(f"{values[what]:,.0f}" if what in values else "")
        row.append(ratio(name, what, values[what] / yardstick) if what in values else "")
    return [*row, *(f"{values[what]:.2f}" if what in values else "" for what in ("clone", "match"))]


def ratio(name: str, what: str, times: float) -> str:
    """How many times the yardstick, and what was wanted where it falls short."""
    wanted = WANTED.get((name, what))
    short = f" (wanted {wanted:g})" if wanted is not None and times < wanted else ""
    return f"{times:.2f}{short}"


def markdown(best: Measures) -> str:
    """The table for docs/bench.md."""
    head = (
        "driven from Python | × hearts | playout in the rules | × hearts | clone, µs | Match.play + view, µs"
    )
    lines = [f"| | {head} |", "|---|" + "---:|" * 6]
    yardstick = best[YARDSTICK]["driven"]
    lines += [f"| {name} | {' | '.join(cells(name, values, yardstick))} |" for name, values in best.items()]
    return "\n".join(
        ["# The rules beside OpenSpiel", "", "Made by `make bench BENCH=--write`.", "", *lines, ""]
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print plain numbers instead of a table")
    parser.add_argument("--rounds", type=int, default=12, help="how often each is measured; the best counts")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each measurement takes")
    parser.add_argument("--write", action="store_true", help="write docs/bench.md too")
    chosen = parser.parse_args()
    best = rounds(chosen.rounds, chosen.seconds)
    if chosen.json:
        print(json.dumps(best, indent=2))
    else:
        Console(width=140).print(table(best))
    if chosen.write:
        (ROOT / "docs" / "bench.md").write_text(markdown(best), encoding="utf-8")


if __name__ == "__main__":
    main()
