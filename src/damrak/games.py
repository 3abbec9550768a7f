"""The games there are, by name, and the boards that come with each, by id."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final

from damrak.core.board_file import board_files
from damrak.core.errors import BadData
from damrak.core.game import Game

_NAMES = ("merchants", "tickets")
OWN: Final = "amsterdam"
"""The id of the board that both games were made for."""


def games() -> tuple[str, ...]:
    """The names of all games."""
    return _NAMES


@cache
def boards(name: str) -> tuple[str, ...]:
    """The ids of the boards that come with a game, its own first."""
    _package(name)
    with as_file(files(f"damrak.{name}")) as folder:
        return (OWN, *board_files(folder / "boards"))


def game(name: str, board: str | Path | None = None) -> Game:
    """A game by name: on its own board, on another that comes with it, or on one from a file.

    A string is an id unless it could only be a file: `provinces`, but `provinces.toml` or `./provinces`.
    """
    package = _package(name)
    if isinstance(board, Path) or (board is not None and _is_path(board)):
        made: Game = package.game_on(package.load_board(Path(board)))
        return made
    return built_in(name, board or OWN)


def _is_path(board: str) -> bool:
    return Path(board).name != board or bool(Path(board).suffix)


@cache
def built_in(name: str, board: str) -> Game:
    """A game on a board that comes with it, loaded when first asked for."""
    if board not in boards(name):
        raise BadData("core-unknown-board", board=board, known=", ".join(boards(name)))
    package = _package(name)
    if board == OWN:
        own: Game = package.GAME
        return own
    with as_file(files(f"damrak.{name}")) as folder:
        made: Game = package.game_on(package.load_board(folder / "boards" / f"{board}.toml"))
        return made


def game_with(name: str, fingerprint: str) -> Game | None:
    """A game on the board with that fingerprint, if one that comes with it has it."""
    for board in boards(name):
        if built_in(name, board).board.fingerprint == fingerprint:
            return built_in(name, board)
    return None


def board_id(game: Game) -> str:
    """The id of a board that comes with its game; any other has none."""
    return next((board for board in boards(game.name) if built_in(game.name, board) is game), "")


def handed(game: Game) -> tuple[Callable[..., Game], tuple[Any, ...]]:
    """How a game goes to another process: by the id of its board, or with the board itself."""
    board = board_id(game)
    return (built_in, (game.name, board)) if board else (game_on, (game.name, game.board))


def game_on(name: str, board: Any) -> Game:
    """A game on a board that has been loaded."""
    made: Game = _package(name).game_on(board)
    return made


def _package(name: str) -> Any:
    if name not in _NAMES:
        raise BadData("core-unknown-game", game=str(name), known=", ".join(_NAMES))
    return import_module(f"damrak.{name}")
