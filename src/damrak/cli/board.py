"""`damrak board`: list the boards there are, check one's own, look at one."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.text import Text

from damrak.cli.arguments import BadFlags, Choices, Parser
from damrak.cli.exits import DONE
from damrak.cli.pictures import Scene, picture_of
from damrak.cli.sentences import board_title
from damrak.cli.voice import Voice
from damrak.core.board_file import read_toml
from damrak.core.errors import BadData
from damrak.core.game import Game
from damrak.games import boards, games
from damrak.games import game as game_called

# What only one game's board file has.
SIGNS = {"merchants": ("post", "parcel", "time", "bank"), "tickets": ("place", "route", "contract", "carts")}
COUNTED = {
    "merchants": ("time", "card", "post", "parcel", "bridge"),
    "tickets": ("place", "route", "contract"),
}


def arguments(parser: Parser) -> None:
    """The flags of `damrak board`."""
    deeds = ("list", "check", "show")
    parser.flag("deed", about="cli-board-deed", metavar="|".join(deeds), type=parser.known(deeds))
    subject = parser.noun("file-or-game")
    parser.flag("subject", about="cli-board-subject", metavar=subject, nargs="?", type=parser.filled)
    parser.board()
    parser.json()


def run(choices: Choices, voice: Voice) -> int:
    """List what there is, check a file, or show a board of a game or of a file."""
    shipped = choices.deed == "show" and choices.subject in games()
    if choices.board and not shipped:
        raise BadFlags(voice.text("cli-board-only-show"))
    if choices.deed == "list":
        tell_all(listed_games(choices.subject, voice), voice, json=choices.json)
        return DONE
    if choices.subject is None:
        raise BadFlags(voice.text("cli-arguments-missing", flag=voice.text("cli-noun-file-or-game")))
    if choices.deed == "check" and choices.subject in games() and not Path(choices.subject).exists():
        raise BadFlags(voice.text("cli-board-check-file", game=choices.subject))
    if choices.deed == "show" and not shipped and not Path(choices.subject).exists():
        check_no_id(choices.subject, voice)
    game = game_called(choices.subject, choices.board) if shipped else game_of(Path(choices.subject))
    if choices.json:
        voice.tell_scripts({"file": choices.subject} | facts(game))
    elif choices.deed == "check":
        tell_sound(game, choices.subject, voice)
    else:
        voice.show(
            Text(board_title(game, voice), "bold"), picture_of(game.name).board(Scene(None, game, (), voice))
        )
    return DONE


def check_no_id(subject: str, voice: Voice) -> None:
    """Who names a board alone is told how it is shown: more than one game may have one of that id."""
    for game in games():
        if subject in boards(game):
            raise BadFlags(voice.text("cli-board-show-game", game=game, id=subject))


def listed_games(subject: str | None, voice: Voice) -> tuple[str, ...]:
    """The games whose boards are listed: the one named, or all."""
    if subject is None:
        return games()
    if subject not in games():
        raise BadFlags(voice.text("cli-not-among", value=subject, known=", ".join(games())))
    return (subject,)


def tell_all(names: Sequence[str], voice: Voice, *, json: bool) -> None:
    """The boards that come with these games, by id."""
    found = [(id, game_called(name, id)) for name in names for id in boards(name)]
    if json:
        voice.tell_scripts([{"id": id} | facts(game) for id, game in found])
        return
    for id, game in found:
        voice.say("cli-board-listed", game=game.name, id=id, name=board_title(game, voice))


def game_of(file: Path) -> Game:
    """The game on the board of a file: which game it is shows in the file."""
    return game_called(kind_of(file), file)


def kind_of(file: Path) -> str:
    """Which game a board file is for."""
    content = read_toml(file)
    if "canvas" in content:
        raise BadData("cli-board-is-drawing", file=str(file))
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
    voice.say("cli-board-name", name=board_title(game, voice), fingerprint=game.board.fingerprint)
    for name, count in facts(game)["counts"].items():
        voice.say(f"cli-board-count-{game.name}-{name}", count=count)
