"""One game between bots, from the first choice to the final score."""

from collections.abc import Sequence
from time import perf_counter
from typing import Any

import msgspec

from damrak.arena.fixtures import Fixture
from damrak.arena.programs import Failure, ProgramBot, leave, seated
from damrak.bots.bot import Bot, ask
from damrak.core.game import Game
from damrak.core.seats import CLOCK


class Result(msgspec.Struct, frozen=True):
    """How a game ended. By seat: `simple` counts choices made for a bot, `seconds` its thinking, `asked` all
    its choices, `failures` tell why the first was made for it; older files lack the last two.
    """

    number: int
    set: int
    seating: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    choices: int
    simple: tuple[int, ...]
    seconds: tuple[float, ...]
    asked: tuple[int, ...] = ()
    failures: tuple[Failure | None, ...] = ()


class Tally:
    """What is counted while a game is played."""

    def __init__(self, seats: int) -> None:
        self.asked = [0] * seats
        self.simple = [0] * seats
        self.seconds = [0.0] * seats


def play_fixture(game: Game, bots: tuple[str, ...], fixture: Fixture) -> Result:
    """Play one fixture; a pure function of its arguments, so that it can run on any machine."""
    sitting = [seated(game, bots[bot], f"{fixture.seed}/{seat}") for seat, bot in enumerate(fixture.seating)]
    try:
        return play_game(game, sitting, fixture)
    finally:
        for bot in sitting:
            leave(bot)


def play_game(game: Game, bots: Sequence[Bot], fixture: Fixture) -> Result:
    """Let the bots play to the end."""
    state = game.start(seats=len(bots), seed=fixture.seed)
    tally = Tally(len(bots))
    while not state.is_over:
        one_round(game, state, bots, tally)
    return Result(
        number=fixture.number,
        set=fixture.set,
        seating=fixture.seating,
        scores=tuple(state.scores()),
        winners=tuple(game.winners(state)),
        choices=sum(tally.asked),
        simple=tuple(tally.simple),
        seconds=tuple(round(seconds, 4) for seconds in tally.seconds),
        asked=tuple(tally.asked),
        failures=tuple(bot.failure if isinstance(bot, ProgramBot) else None for bot in bots),
    )


def one_round(game: Game, state: Any, bots: Sequence[Bot], tally: Tally) -> None:
    """Ask every seat that may act now; all choose before any choice is carried out."""
    seats = [seat for seat in state.to_act() if seat != CLOCK]
    chosen = [(seat, chosen_by(game, state, bots[seat], seat, tally)) for seat in seats]
    for seat, action in chosen:
        state.play(seat, action)


def chosen_by(game: Game, state: Any, bot: Bot, seat: int, tally: Tally) -> int:
    """The bot's choice as a number, timed and counted."""
    legal = [game.name_of(action) for action in state.legal(seat)]
    view = game.view(state, seat)
    before = perf_counter()
    choice = ask(bot, view, legal)
    tally.seconds[seat] += perf_counter() - before
    tally.asked[seat] += 1
    tally.simple[seat] += choice.simple
    return game.number_of(choice.action)
