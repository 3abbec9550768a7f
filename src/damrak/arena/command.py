"""`damrak arena GAME bot bot … --games N --jobs J`: let bots play, and say how strong each is."""

from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path

from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from damrak.arena.fixtures import fixtures
from damrak.arena.play import Result
from damrak.arena.programs import leave, seated
from damrak.arena.report import Report, between, failures, html, percent, report_on
from damrak.arena.results import Heading, save_all, save_one, saved_results
from damrak.arena.run import run as run_fixtures
from damrak.cli.arguments import Choices, Parser, from_flags
from damrak.cli.exits import DONE
from damrak.cli.files import write_file
from damrak.cli.voice import Voice
from damrak.core.game import Game, checked_seats
from damrak.core.wire import to_json
from damrak.games import game as game_called


def arguments(parser: Parser) -> None:
    """The flags of `damrak arena`."""
    number, file = parser.noun("number"), parser.noun("file")
    parser.game()
    parser.flag("bots", nargs="+", about="bots-arena-bots-help", metavar="BOT")
    parser.flag("--games", about="bots-arena-games-help", metavar=number, type=parser.whole(1), default=100)
    parser.flag("--seats", about="bots-arena-seats-help", metavar=number, type=parser.whole(2), default=None)
    parser.board()
    parser.flag("--seed", about="bots-arena-seed-help", default="arena")
    parser.flag("--jobs", about="bots-arena-jobs-help", metavar=number, type=parser.whole(1), default=1)
    parser.flag("--ray", about="bots-arena-ray-help", default=None)
    parser.flag("--resume", about="bots-arena-resume-help", metavar=file, type=Path, default=None)
    parser.flag("--json", about="bots-arena-json-help", metavar=file, type=Path, default=None)
    parser.flag("--html", about="bots-arena-html-help", metavar=file, type=Path, default=None)


def run(choices: Choices, voice: Voice) -> int:
    """Play what is not played yet, then report."""
    with from_flags(voice):
        game = game_called(choices.game, choices.board)
        heading = heading_of(choices, game)
    results = played(choices, game, heading, voice)
    report = report_on(heading, results)
    if choices.json:
        write_file(choices.json, to_json(report).decode() + "\n")
    if choices.html:
        write_file(choices.html, html(report, voice.text, voice.language))
    show(report, voice)
    return DONE


def heading_of(choices: Choices, game: Game) -> Heading:
    """What is to be played; a bot that does not exist is refused before the first game."""
    fewest = max(len(choices.bots), game.seat_counts[0])
    seats = checked_seats(game.seat_counts, choices.seats or min(fewest, game.seat_counts[-1]))
    for bot in choices.bots:
        leave(seated(game, bot, ""))
    return Heading(
        game=game.name,
        rules_version=game.rules_version,
        board=game.board.fingerprint,
        seats=seats,
        bots=tuple(choices.bots),
        seed=choices.seed,
    )


def played(choices: Choices, game: Game, heading: Heading, voice: Voice) -> list[Result]:
    """All results: those already in the file and those played now."""
    results = saved_results(choices.resume, heading)
    done = {result.number for result in results}
    wanted = list(fixtures(len(heading.bots), heading.seats, choices.games, heading.seed))
    missing = [fixture for fixture in wanted if fixture.number not in done]
    if choices.resume:
        save_all(choices.resume, heading, results)
    with closing(run_fixtures(game, heading.bots, missing, choices.jobs, choices.ray)) as coming:
        for result in with_progress(coming, len(wanted) - len(missing), len(wanted), voice):
            results.append(result)
            if choices.resume:
                save_one(choices.resume, result)
    return results


def with_progress(results: Iterable[Result], done: int, total: int, voice: Voice) -> Iterator[Result]:
    """Show how far the games are, on the console for complaints, so that the report stays clean."""
    with Progress(console=voice.err, transient=True) as progress:
        bar = progress.add_task(voice.text("bots-arena-playing"), total=total, completed=done)
        for result in results:
            yield result
            progress.advance(bar)


def show(report: Report, voice: Voice) -> None:
    """The tables on the console."""
    voice.say("bots-arena-counts", games=report.games, sets=report.sets, seed=report.heading.seed)
    standings = Table(
        *(voice.text(f"bots-arena-column-{name}") for name in ("bot", "rating", "wins", "score"))
    )
    for line in sorted(report.standings, key=lambda line: -line.rating.value):
        rating, wins = between(line.rating, 0), between(percent(line.wins))
        standings.add_row(line.bot, rating, wins, f"{line.mean_score:.1f}")
    voice.show(standings, *(Text(sentence, "bold red") for sentence in failures(report, voice.text)))
    for meeting in report.meetings:
        share = between(percent(meeting.sets.share))
        decided = meeting.sets.first + meeting.sets.second
        voice.say(
            "bots-arena-meeting", first=meeting.first, second=meeting.second, share=share, decided=decided
        )
