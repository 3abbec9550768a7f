"""What the bots choose in a few games: compiled and interpreted must agree.

python -m tests.bots.choices
"""

import json

import damrak
from damrak.bots.bot import Budget, ask
from damrak.bots.levels import sit
from damrak.bots.search_bot import SearchBot
from damrak.core.game import Game
from tests.bots.positions import legal_names

TABLES = (("tickets", 3), ("merchants", 3))
SEARCH_EVERY = 25
SEARCHED = 20
"""Choices at the beginning that searching bots make, who remember the search before."""


def choices(name: str, seats: int) -> list[str]:
    """A game between bots, first by search, then by heuristics; now and then the visits of a search too."""
    game = damrak.game(name)
    searching = [SearchBot(game, Budget(12), f"s{seat}") for seat in range(seats)]
    state, told = game.start(seats=seats, seed="compiled"), list[str]()
    while not state.is_over:
        seat = state.to_act()[0]
        view, legal = game.view(state, seat), legal_names(game, state, seat)
        if len(told) % SEARCH_EVERY == 0:
            told.append(standing(game, view))
        bot = searching[seat] if len(told) < SEARCHED else sit(game, "skipper", "s")
        told.append(ask(bot, view, legal).action)
        state.play(seat, game.number_of(told[-1]))
    return told


def standing(game: Game, view: object) -> str:
    return str(SearchBot(game, Budget(10), "s").think(view).standing())


if __name__ == "__main__":
    print(json.dumps([choices(*table) for table in TABLES]))
