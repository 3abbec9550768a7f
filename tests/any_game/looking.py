"""Looking at states from outside, for the tests of any game."""

from typing import Any

from damrak.core.game import Game
from damrak.core.wire import fingerprint, to_json


def digest(game: Game, state: Any) -> str:
    """All there is to a state, in short: two states with the same digest are the same state."""
    return fingerprint([game.dump(state), state.learnt, list(state.to_act())])


def watchers(seats: int) -> list[int | None]:
    """Everybody who looks at a table: each seat, and a spectator."""
    return [*range(seats), None]


def seen(game: Game, state: Any, watcher: int | None) -> bytes:
    """The very bytes that a watcher is sent."""
    return to_json(game.view(state, watcher))
