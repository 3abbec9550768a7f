"""Compiled and interpreted rules play the same games, move for move, by every version of the rules."""

import os
import subprocess
import sys
from pathlib import Path

from tools.random_games import NEWEST, summary, tables

ROOT = Path(__file__).parent.parent.parent
SEEDS = [f"both {n}" for n in range(6)]
SCRIPT = """
from damrak.core.fast import COMPILED
from tests.any_game.test_compiled_and_interpreted import lines
assert not COMPILED
print("\\n".join(lines()))
"""


def lines() -> list[str]:
    """One line for each game: where it was played, and all its moves in a digest."""
    return [
        f"{version} {table} {seed} {summary(table, seed, version)}"
        for version in range(1, NEWEST + 1)
        for table in tables(version)
        for seed in SEEDS[: None if version == NEWEST else 2]
    ]


def test_compiled_and_interpreted_play_the_same_games() -> None:
    environment = {
        **os.environ,
        "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    command = [sys.executable, "-c", SCRIPT]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == lines()
