"""Merchants of Amsterdam, by the chapters of its rules.

setup.py: tiles, money, pile            mayor.py: three cards on three discs
placing.py: exchange, posts, parcels    auction.py: the Dutch clock
time_track.py: what the years bring     scoring.py: areas and prizes
bonuses.py: earned and given back       ending.py: the last hourglasses and the winner
turn.py: who acts, what is legal        view.py, worlds.py, positions.py: what is known, imagined, written
"""

from functools import partial

from damrak.core.game import Game
from damrak.merchants import turn as turn  # first, because state and turn need each other
from damrak.merchants.actions import Names
from damrak.merchants.board import Board
from damrak.merchants.ending import winners
from damrak.merchants.loading import SEAT_COUNTS, load_board, own_board
from damrak.merchants.positions import dump, position
from damrak.merchants.setup import OPTIONS, opening, start
from damrak.merchants.story import teller
from damrak.merchants.view import view
from damrak.merchants.worlds import imagine

RULES_VERSION = 2
"""What new matches follow. Whatever changes the game for the same seed and log needs a new version."""
RULES_VERSIONS = (1, 2)
"""What can be played on and replayed; docs/rulings.md tells how they differ."""


def game_on(board: Board) -> Game:
    """The game on a board."""
    names = Names(board)
    return Game(
        name="merchants",
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
        tell=teller(board),
        opening=opening,
        titles=titles(board),
    )


def titles(board: Board) -> dict[str, str]:
    """Proper names by id; parcels and bridges go by their ids, as the map shows them."""
    posts = {post.id: post.name for post in board.facts.post}
    bridges = {bridge: bridge.upper().replace("--", "–") for bridge in board.places.bridges}
    return posts | bridges | {parcel: parcel.upper() for parcel in board.places.parcels}


GAME = game_on(own_board())

__all__ = ["GAME", "game_on", "load_board"]
