"""Positions in the middle of games, reached by random play."""

from collections.abc import Iterator
from typing import Any

import damrak
from damrak.bots.bot import ask
from damrak.bots.random_bot import RandomBot
from damrak.core.game import Game
from damrak.core.seats import CLOCK

TABLES = (("tickets", 2), ("tickets", 4), ("merchants", 3), ("merchants", 5))


def legal_names(game: Game, state: Any, seat: int) -> list[str]:
    return [game.name_of(action) for action in state.legal(seat)]


def positions(name: str, seats: int, seed: str, every: int = 1) -> Iterator[tuple[Game, Any, int]]:
    """Game, state and a seat to act, at every so many choices of a random game."""
    game = damrak.game(name)
    state = game.start(seats=seats, seed=seed)
    bot = RandomBot(seed)
    choices = 0
    while not state.is_over:
        seat = next(seat for seat in state.to_act() if seat != CLOCK)
        if choices % every == 0:
            yield game, state, seat
        choice = ask(bot, game.view(state, seat), legal_names(game, state, seat))
        state.play(seat, game.number_of(choice.action))
        choices += 1
