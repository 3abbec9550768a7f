"""`damrak arena GAME bot bot … --games N --jobs J`: let bots play, and say how strong each is."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from rich.table import Column, Table
from rich.text import Text

from damrak.arena.fixtures import Fixture, fixtures
from damrak.arena.play import Result
from damrak.arena.programs import leave, seated
from damrak.arena.report import Report, between, failures, figure, html, percent, report_on
from damrak.arena.results import Heading, save_all, save_one, saved_results
from damrak.arena.run import run as run_fixtures
from damrak.cli.arguments import Choices, Parser, from_flags
from damrak.cli.exits import DONE
from damrak.cli.files import check_place, write_file
from damrak.cli.progress import progress
from damrak.cli.voice import Voice
from damrak.core.game import Game, checked_seats, checked_seed
from damrak.games import game as game_called


def arguments(parser: Parser) -> None:
    """The flags of `damrak arena`."""
    number = parser.noun("number")
    parser.game()
    parser.flag("bots", nargs="+", about="bots-arena-bots-help", metavar=parser.noun("bot"))
    parser.games(about="bots-arena-games-help", usual=100)
    parser.flag("--seats", about="bots-arena-seats-help", metavar=number, type=parser.whole(2), default=None)
    parser.board()
    parser.flag("--seed", about="bots-arena-seed-help", metavar=parser.noun("text"), default="arena")
    parser.jobs()
    parser.flag("--ray", about="bots-arena-ray-help", metavar=parser.noun("address"), default=None)
    parser.file("--resume", about="bots-arena-resume-help")
    parser.file("--html", about="bots-arena-html-help")
    parser.json()


def run(choices: Choices, voice: Voice) -> int:
    """Play what is not played yet, then report."""
    check_place(choices.resume)
    check_place(choices.html)
    with from_flags(voice):
        game = game_called(choices.game, choices.board)
        heading = heading_of(choices, game)
        wanted = list(fixtures(len(heading.bots), heading.seats, choices.games, heading.seed))
    results = played(choices, game, heading, wanted, voice)
    report = report_on(heading, results)
    if choices.html:
        write_file(choices.html, html(report, voice.text, voice.language))
    if choices.json:
        voice.tell_scripts(report)
    else:
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
        seed=checked_seed(choices.seed),
    )


def played(
    choices: Choices, game: Game, heading: Heading, wanted: list[Fixture], voice: Voice
) -> list[Result]:
    """All results: those already in the file and those played now."""
    results = saved_results(choices.resume, heading)
    done = {result.number for result in results}
    missing = [fixture for fixture in wanted if fixture.number not in done]
    if choices.resume:
        save_all(choices.resume, heading, results)
    playing = progress(voice, "cli-playing", len(wanted), len(wanted) - len(missing))
    coming = closing(run_fixtures(game, heading.bots, missing, choices.jobs, choices.ray))
    with kept(choices.resume, voice), playing as advance, coming as played_now:
        for result in played_now:
            results.append(result)
            advance(1)
            if choices.resume:
                save_one(choices.resume, result)
    return results


@contextmanager
def kept(file: Path | None, voice: Voice) -> Iterator[None]:
    """Say to who breaks off where the games are that were played."""
    try:
        yield
    except KeyboardInterrupt:
        if file:
            voice.err.print()
            voice.complain(voice.text("bots-arena-kept", file=str(file)))
        raise


def show(report: Report, voice: Voice) -> None:
    """The tables on the console."""
    voice.say("bots-arena-counts", games=report.games, sets=report.sets, seed=report.heading.seed)
    names = (voice.text(f"bots-arena-column-{name}") for name in ("bot", "rating", "wins", "score"))
    standings = Table(*(Column(name, overflow="fold") for name in names))
    for line in sorted(report.standings, key=lambda line: -line.rating.value):
        rating, wins = between(line.rating, voice.text, 0), between(percent(line.wins), voice.text)
        standings.add_row(line.bot, rating, wins, figure(line.mean_score, voice.text))
    voice.show(standings, *(Text(sentence, "bold red") for sentence in failures(report, voice.text)))
    for meeting in report.meetings:
        share = between(percent(meeting.sets.share), voice.text)
        decided = meeting.sets.first + meeting.sets.second
        voice.say(
            "bots-arena-meeting", first=meeting.first, second=meeting.second, share=share, decided=decided
        )
