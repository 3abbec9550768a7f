"""Ticket to Ride: Amsterdam. `GAME` is its table of contents."""

from functools import partial

from damrak.core.game import Game
from damrak.core.story import read_story
from damrak.tickets.actions import Names
from damrak.tickets.board import Board
from damrak.tickets.loading import load_board, own_board
from damrak.tickets.positions import dump, position
from damrak.tickets.scoring import winners
from damrak.tickets.setup import OPTIONS, SEAT_COUNTS, start
from damrak.tickets.story import KINDS, readers
from damrak.tickets.view import view
from damrak.tickets.worlds import imagine

__all__ = ["GAME", "RULES_VERSION", "game_on", "load_board"]

RULES_VERSION = 2
"""What new matches follow. Whatever changes the game for the same seed and log needs a new version."""
RULES_VERSIONS = (1, 2)
"""What can be played on and replayed; docs/rulings.md tells how they differ."""


def game_on(board: Board) -> Game:
    """The game on a board."""
    names = Names(board)
    return Game(
        name="tickets",
        rules_version=RULES_VERSION,
        rules_versions=RULES_VERSIONS,
        seat_counts=SEAT_COUNTS,
        options=OPTIONS,
        board=board,
        start=partial(start, board, rules_version=RULES_VERSION),
        actions=board.actions,
        name_of=names.name_of,
        number_of=names.number_of,
        view=view,
        imagine=partial(imagine, board),
        winners=winners,
        dump=dump,
        position=partial(position, board, RULES_VERSIONS),
        tell=partial(read_story, kinds=KINDS, readers=readers(board)),
        titles=board.titles,
    )


GAME = game_on(own_board())
