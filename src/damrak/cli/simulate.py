"""`damrak simulate`: many games of random choices, and what came of them."""

import secrets
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any

from damrak.children import leave_ctrl_c_to_the_parent, started_undisturbed
from damrak.cli.arguments import BadFlags, Choices, Parser, from_flags, table_options
from damrak.cli.charts import drawing, heading, summary
from damrak.cli.exits import DONE
from damrak.cli.files import check_place, write_file
from damrak.cli.progress import progress
from damrak.cli.rule_book import by_number
from damrak.cli.tally import Tally, Task, figures, play_games
from damrak.cli.voice import Voice
from damrak.core.game import Game, checked_seats, checked_seed, chosen_options
from damrak.games import game as game_called

GAMES_PER_TASK = 25  # small, so that Ctrl-C and the progress bar never wait long


def arguments(parser: Parser) -> None:
    """The flags of `damrak simulate`."""
    parser.game()
    parser.games(about="cli-simulate-games", usual=200)
    parser.flag(
        "--seats", about="cli-simulate-seats", metavar=parser.noun("number"), type=parser.whole(least=1)
    )
    parser.jobs()
    parser.seed()
    parser.options()
    parser.board()
    parser.json()
    parser.file("--plot", about="cli-simulate-plot", ending=".svg")


def run(choices: Choices, voice: Voice) -> int:
    """Play the games, then show, print or draw what came of them."""
    if choices.plot and choices.plot.suffix != ".svg":
        raise BadFlags(voice.text("cli-plot-svg-only", file=str(choices.plot)))
    check_place(choices.plot)
    game = game_called(choices.game, choices.board)
    seed = choices.seed or secrets.token_hex(4)
    tasks = shared_out(choices, game, seed, voice)
    if not choices.json:
        heading(game, tasks[0].seats, choices.games, seed, voice)
    tally = counted(tasks, choices.jobs, choices.games, voice)
    if choices.plot:
        write_file(choices.plot, drawing(game, tally, voice))
    if choices.json:
        voice.tell_scripts(facts(game, tasks[0], seed, tally))
    else:
        summary(game, tally, voice)
    return DONE


def shared_out(choices: Choices, game: Game, seed: str, voice: Voice) -> list[Task]:
    """The games cut into tasks for the workers; the same seed gives the same games, whoever plays them."""
    with from_flags(voice):
        checked_seed(seed)
        given = table_options(game, choices.option, voice)
        options = chosen_options(game.options, given, game.rules_version)
        seats = checked_seats(game.seat_counts, choices.seats or max(game.seat_counts))
    seeds = [f"{seed}/{number}" for number in range(1, choices.games + 1)]
    return [
        Task(game, seats, options, tuple(seeds[at : at + GAMES_PER_TASK]))
        for at in range(0, len(seeds), GAMES_PER_TASK)
    ]


def counted(tasks: list[Task], jobs: int, games: int, voice: Voice) -> Tally:
    """All tasks' games, counted together under a progress bar."""
    tallies: dict[int, Tally] = {}
    playing, hands = progress(voice, "cli-playing", games), workers(tasks, min(jobs, len(tasks)))
    with playing as advance, hands as results:
        for number, tally in results:
            tallies[number] = tally
            advance(len(tally.lengths))
    # In the order of the seeds, so that more jobs give the same figures.
    whole = Tally()
    for number in sorted(tallies):
        whole.add(tallies[number])
    return whole


@contextmanager
def workers(tasks: list[Task], jobs: int) -> Iterator[Iterator[tuple[int, Tally]]]:
    """The tallies of all tasks with their numbers, as they are done, by this process or by several."""
    if jobs == 1:
        yield ((number, play_games(task)) for number, task in enumerate(tasks))
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=leave_ctrl_c_to_the_parent)
    try:
        with started_undisturbed():
            numbers = {pool.submit(play_games, task): number for number, task in enumerate(tasks)}
        yield ((numbers[done], done.result()) for done in as_completed(numbers))
    finally:
        pool.shutdown(cancel_futures=True)


def facts(game: Game, task: Task, seed: str, tally: Tally) -> dict[str, Any]:
    """What came of the games, for scripts. Seats count from 0, as in records."""
    games = len(tally.lengths)
    wins = [tally.win_share(seat) for seat in range(task.seats)]
    return {
        "game": game.name,
        "board": game.board.name,
        "rules_version": game.rules_version,
        "seats": task.seats,
        "options": task.options,
        "seed": seed,
        "games": games,
        "lengths": figures(tally.lengths),
        "scores": [figures([scores[seat] for scores in tally.scores]) for seat in range(task.seats)],
        "wins": [{"share": won.value, "low": won.low, "high": won.high} for won in wins],
        "rules": [
            {"rule": rule, "fired": tally.fired[rule], "games": tally.fired_games[rule]}
            for rule in sorted(tally.fired, key=by_number)
        ],
    }
