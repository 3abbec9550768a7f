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

RULES_VERSION = 1


def game_on(board: Board) -> Game:
    """The game on a board."""
    names = Names(board)
    return Game(
        name="tickets",
        rules_version=RULES_VERSION,
        seat_counts=SEAT_COUNTS,
        options=OPTIONS,
        board=board,
        start=partial(start, board),
        actions=board.actions,
        name_of=names.name_of,
        number_of=names.number_of,
        view=view,
        imagine=partial(imagine, board),
        winners=winners,
        dump=dump,
        position=partial(position, board),
        tell=partial(read_story, kinds=KINDS, readers=readers(board)),
        titles=board.titles,
    )


GAME = game_on(own_board())
