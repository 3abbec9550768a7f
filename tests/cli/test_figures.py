"""The figures of the rules that a board decides. The page passes the same test (figures.test.ts)."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from damrak.cli.figures import Figure, figures
from damrak.cli.voice import Voice
from damrak.games import game as damrak_game
from tests.boards import own_board

BOARDS = json.loads(Path(__file__).with_name("figures.json").read_text(encoding="utf-8"))


def is_part(some: Any, whole: Any) -> bool:
    """Whether facts are among these: dicts may have more keys, lists not more entries."""
    if isinstance(some, dict):
        return all(is_part(value, whole[key]) for key, value in some.items())
    if isinstance(some, list):
        return len(some) == len(whole) and all(map(is_part, some, whole))
    return bool(some == whole)


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: f"{board['game']} {board['board'] or 'changed'}")
def test_a_board_has_the_figures_that_differ_from_the_texts(tmp_path: Path, board: dict[str, Any]) -> None:
    changes = tuple((old, new) for old, new in board["changes"])
    chosen = own_board(tmp_path, board["game"], changes=changes) if changes else board["board"]
    game = damrak_game(board["game"], chosen)
    assert is_part(board["facts"], msgspec.to_builtins(game.board.facts))
    expected = [Figure(one["name"], tuple(one["rules"]), one["value"]) for one in board["figures"]]
    assert figures(game, Voice("en")) == expected
