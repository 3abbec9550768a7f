"""`damrak board`: check a board of one's own, look at a board."""

import tomllib
from pathlib import Path
from typing import Any

from rich.text import Text

from damrak.cli.arguments import BadFlags, Choices, Parser
from damrak.cli.exits import DONE
from damrak.cli.pictures import Scene, picture_of
from damrak.cli.voice import Voice
from damrak.core.errors import BadData
from damrak.core.game import Game
from damrak.core.wire import read_text
from damrak.games import game as game_called
from damrak.games import games

# What only one game's board file has.
SIGNS = {"merchants": ("post", "parcel", "time", "bank"), "tickets": ("place", "route", "contract", "carts")}
COUNTED = {
    "merchants": ("time", "card", "post", "parcel", "bridge"),
    "tickets": ("place", "route", "contract"),
}


def arguments(parser: Parser) -> None:
    """The flags of `damrak board`."""
    deeds = ("check", "show")
    parser.flag("deed", about="cli-board-deed", metavar="check|show", type=parser.known(deeds))
    parser.flag("subject", about="cli-board-subject", metavar=parser.noun("file-or-game"))
    parser.flag("--json", about="cli-json-help", action="store_true")


def run(choices: Choices, voice: Voice) -> int:
    """Check a file, or show the board of a game or a file."""
    if choices.deed == "check" and choices.subject in games() and not Path(choices.subject).exists():
        raise BadFlags(voice.text("cli-board-check-file", game=choices.subject))
    shipped = choices.deed == "show" and choices.subject in games()
    game = game_called(choices.subject) if shipped else game_of(Path(choices.subject))
    if choices.json:
        voice.tell_scripts({"file": choices.subject} | facts(game))
    elif choices.deed == "check":
        tell_sound(game, choices.subject, voice)
    else:
        voice.show(Text(game.board.name, "bold"), picture_of(game.name).board(Scene(None, game, (), voice)))
    return DONE


def game_of(file: Path) -> Game:
    """The game on the board of a file: which game it is shows in the file."""
    return game_called(kind_of(file), file)


def kind_of(file: Path) -> str:
    """Which game a board file is for."""
    try:
        content = tomllib.loads(read_text(file))
    except tomllib.TOMLDecodeError as error:
        raise BadData("cli-board-not-toml", file=str(file), reason=str(error)) from None
    signs = {game: sum(sign in content for sign in known) for game, known in SIGNS.items()}
    likely = max(signs, key=lambda game: signs[game])
    if not signs[likely]:
        raise BadData("cli-board-no-game", file=str(file))
    return likely


def facts(game: Game) -> dict[str, Any]:
    """What a board has, for scripts."""
    counts = {name: len(getattr(game.board.facts, name)) for name in COUNTED[game.name]}
    return {
        "game": game.name,
        "name": game.board.name,
        "fingerprint": game.board.fingerprint,
        "seats": list(game.seat_counts),
        "counts": counts,
    }


def tell_sound(game: Game, file: str, voice: Voice) -> None:
    """Say that a board can be played on, and what is on it."""
    voice.say("cli-board-sound", "bold", file=file, game=voice.text(f"cli-game-{game.name}"))
    voice.say("cli-board-name", name=game.board.name, fingerprint=game.board.fingerprint)
    for name, count in facts(game)["counts"].items():
        voice.say(f"cli-board-count-{game.name}-{name}", count=count)
