"""Damrak: two board games of golden-age Amsterdam, as a fast rules library."""

from damrak.core.errors import BadData, IllegalAction, StaleAction
from damrak.core.match import Match, replay
from damrak.core.seats import CLOCK
from damrak.games import boards, game, games

__version__ = "0.1.0"
__all__ = ["CLOCK", "BadData", "IllegalAction", "Match", "StaleAction", "boards", "game", "games", "replay"]
