"""The tables of docs/bots.md, one a game, made from the files that `damrak arena --resume` keeps.

python -m tools.arena_table RESULTS.jsonl …
"""

import sys
from pathlib import Path

import msgspec

from damrak.arena.report import Report, between, percent, report_on
from damrak.arena.results import Heading, saved_results
from damrak.cli.voice import Voice
from damrak.games import games

COLUMNS = (
    "bot",
    "against",
    "seats",
    "games",
    "wins, %",
    "fair",
    "sets won : lost",
    "decided, %",
    "seed",
)


def report_of(path: Path) -> Report:
    """What a file shows."""
    heading = msgspec.json.decode(path.read_text(encoding="utf-8").splitlines()[0], type=Heading)
    return report_on(heading, saved_results(path, heading))


def row(report: Report) -> str:
    """One arena of two bots as a line of the table."""
    heading, sets, wins = report.heading, report.meetings[0].sets, report.standings[0].wins
    first, second = heading.bots
    rivals = second if heading.seats == 2 else f"{heading.seats - 1} × {second}"
    cells = (
        first,
        rivals,
        heading.seats,
        report.games,
        between(percent(wins), Voice("en").text),
        round(100 / heading.seats),
        f"{sets.first} : {sets.second} ({sets.level} level)",
        between(percent(sets.share), Voice("en").text) if sets.first + sets.second else "–",
        heading.seed,
    )
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def main() -> None:
    """Print the tables and how many choices had to be made for a bot."""
    reports = [report_of(Path(name)) for name in sys.argv[1:]]
    for game in games():
        print(f"\n**{game}**\n", "| " + " | ".join(COLUMNS) + " |", "|" + "---|" * len(COLUMNS), sep="\n")
        for report in reports:
            if report.heading.game == game:
                print(row(report))
    played, choices = sum(report.games for report in reports), sum(report.choices for report in reports)
    simple = sum(line.simple_choices for report in reports for line in report.standings)
    print(f"\n{played:,} games, {choices:,} choices, {simple} made for a bot")


if __name__ == "__main__":
    main()
