"""The games there are, by name."""

from importlib import import_module
from pathlib import Path

from damrak.core.errors import BadData
from damrak.core.game import Game

_NAMES = ("merchants", "tickets")


def games() -> tuple[str, ...]:
    """The names of all games."""
    return _NAMES


def game(name: str, board: str | Path | None = None) -> Game:
    """A game by name, on its own board or on one from a file."""
    if name not in _NAMES:
        raise BadData("core-unknown-game", game=str(name), known=", ".join(_NAMES))
    package = import_module(f"damrak.{name}")
    chosen: Game = package.GAME if board is None else package.game_on(package.load_board(Path(board)))
    return chosen
