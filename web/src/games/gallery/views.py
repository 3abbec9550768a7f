"""Writes the views that the gallery shows: of each phase of a game, the moment with most to choose from.

Run from the project's root: `python web/src/games/gallery/views.py`.
"""

import json
import random
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec

import damrak

HERE = Path(__file__).parent
SEATS = {"tickets": 4, "merchants": 5}


def moments(name: str, seed: str) -> dict[str, dict[str, Any]]:
    """A view and its legal actions for each phase, and the end of the game."""
    game = damrak.game(name)
    state, lot = game.start(seats=SEATS[name], seed=seed), random.Random(seed)
    richest: dict[str, dict[str, Any]] = {}
    while not state.is_over:
        seat = lot.choice([asked for asked in state.to_act() if asked >= 0] or list(state.to_act()))
        seen = moment(game, state, max(seat, 0))
        phase = seen["view"]["phase"]
        if len(seen["legal"]) > len(richest.get(phase, {"legal": ()})["legal"]):
            richest[phase] = seen
        state.play(seat, lot.choice(likely(game, state.legal(seat))))
    return richest | {"over": moment(game, state, 0)}


def likely(game: Any, legal: list[int]) -> list[int]:
    """Moves that fill a board: placing rather than declining, and now and then saving for later."""
    names = {action: game.name_of(action) for action in legal}
    placing = ("claim", "found", "build", "goods", "step")
    telling = [action for action, name in names.items() if name.startswith(placing)]
    if "draw unseen" in names.values() and len(telling) < len(legal):
        return legal
    return (
        telling
        or [action for action, name in names.items() if name not in ("decline", "limit none")]
        or legal
    )


def moment(game: Any, state: Any, seat: int) -> dict[str, Any]:
    """What a seat sees and may do."""
    legal = state.legal(seat) if seat in state.to_act() else []
    view = msgspec.to_builtins(game.view(state, seat))
    return {"seat": seat, "view": view, "legal": [game.name_of(action) for action in legal]}


def drawn(name: str) -> dict[str, Any]:
    """A board's facts and drawing as they stand in its files."""
    folder = Path(damrak.__file__).parent / name
    return {part: tomllib.loads((folder / f"{part}.toml").read_text("utf-8")) for part in ("board", "layout")}


if __name__ == "__main__":
    for name in sys.argv[1:] or SEATS:
        shown = drawn(name) | {"moments": moments(name, "7")}
        (HERE / f"{name}.json").write_text(json.dumps(shown, separators=(",", ":")), "utf-8")
