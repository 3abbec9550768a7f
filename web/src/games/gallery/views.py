"""Writes the views that the gallery shows: moments of a game of each kind, played by lot.

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


def moments(name: str, seed: str, wanted: list[int]) -> list[dict[str, Any]]:
    """The views and legal actions of whoever is asked, after so many moves each."""
    game = damrak.game(name)
    state, lot = game.start(seats=SEATS[name], seed=seed), random.Random(seed)
    seen = []
    for move in range(max(wanted) + 1):
        if state.is_over:
            break
        if move in wanted:
            seen.append(moment(game, state))
        seat = lot.choice([asked for asked in state.to_act() if asked >= 0] or list(state.to_act()))
        state.play(seat, lot.choice(likely(game, state.legal(seat))))
    return seen


def likely(game: Any, legal: list[int]) -> list[int]:
    """Moves that fill a board: claiming and placing rather than passing things by."""
    names = {action: game.name_of(action) for action in legal}
    telling = [a for a, name in names.items() if name.startswith(("claim", "found", "build", "goods", "step"))]
    return telling or [a for a, name in names.items() if name != "decline"] or legal


def moment(game: Any, state: Any) -> dict[str, Any]:
    seat = max(state.to_act())
    view = msgspec.to_builtins(game.view(state, seat))
    return {"seat": seat, "view": view, "legal": [game.name_of(action) for action in state.legal(seat)]}


def drawn(name: str) -> dict[str, Any]:
    """A board's facts and drawing as they stand in its files."""
    folder = Path(damrak.__file__).parent / name
    return {part: tomllib.loads((folder / f"{part}.toml").read_text("utf-8")) for part in ("board", "layout")}


if __name__ == "__main__":
    for name in sys.argv[1:] or SEATS:
        shown = drawn(name) | {"moments": moments(name, "7", [0, 3, 25, 60, 75, 90, 120, 160, 200, 240, 300])}
        (HERE / f"{name}.json").write_text(json.dumps(shown, separators=(",", ":")), "utf-8")
