"""`damrak play`: a game in the terminal, with people at one keyboard and bots."""

import secrets

from damrak.cli.arguments import BadFlags, Choices, Parser, from_flags, table_options
from damrak.cli.exits import DONE
from damrak.cli.files import check_place
from damrak.cli.keyboard import Keyboard
from damrak.cli.records import continued
from damrak.cli.sitters import names_in, people_among, recorded, seated, seats_for
from damrak.cli.table import Table
from damrak.cli.voice import Voice
from damrak.core.game import Game, checked_seats, chosen_options
from damrak.core.match import Match
from damrak.games import game as game_called
from damrak.games import games


def arguments(parser: Parser) -> None:
    """The flags of `damrak play`."""
    noun = parser.noun
    parser.flag(
        "game",
        about="cli-game-help",
        metavar=noun("game"),
        type=parser.known(games()),
        nargs="?",
        default=None,
    )
    parser.flag("--seats", about="cli-play-seats", metavar=noun("number"), type=parser.whole(least=1))
    parser.flag("--people", about="cli-play-people", metavar=noun("names"))
    parser.flag("--bots", about="cli-play-bots", metavar=noun("levels"), default="")
    parser.seed()
    parser.options()
    parser.board()
    parser.file("--save", about="cli-play-save")
    parser.file("--load", about="cli-play-load")


def run(choices: Choices, voice: Voice) -> int:
    """Set the table and play."""
    check_place(choices.save)
    people = [voice.text("cli-somebody")] if choices.people is None else names_in(choices.people)
    match = taken_up(choices, voice) if choices.load else new_match(choices, people, voice)
    if choices.people is None:
        people = people_among(match) or people
    levels = names_in(choices.bots)
    seats_for(match.game, people, levels, match.seats, voice)
    sitters = seated(match, people, levels)
    match.names = recorded(sitters)
    Table(match, sitters, Keyboard(voice), voice, choices.save).play()
    return DONE


def taken_up(choices: Choices, voice: Voice) -> Match:
    """A saved match; what is settled in it cannot be chosen again."""
    for flag in ("seats", "seed", "option"):
        if getattr(choices, flag):
            raise BadFlags(voice.text("cli-load-settled", flag=f"--{flag}"))
    match = continued(choices.load, choices.board)
    if choices.game not in (None, match.game.name):
        file, found = str(choices.load), match.game.name
        raise BadFlags(voice.text("cli-load-other-game", file=file, found=found, asked=choices.game))
    return match


def new_match(choices: Choices, people: list[str], voice: Voice) -> Match:
    """The match that the flags describe."""
    if choices.game is None:
        raise BadFlags(voice.text("cli-which-game", known=", ".join(games())))
    game = game_called(choices.game, choices.board)
    with from_flags(voice):
        given = table_options(game, choices.option, voice)
        options = chosen_options(game.options, given, game.rules_version)
        seats = checked_seats(game.seat_counts, wanted_seats(choices, game, people, voice))
        return Match(game, seats, choices.seed or secrets.token_hex(8), options)


def wanted_seats(choices: Choices, game: Game, people: list[str], voice: Voice) -> int:
    """As many seats as asked for, or as the people and bots named."""
    return seats_for(game, people, names_in(choices.bots), choices.seats, voice)
