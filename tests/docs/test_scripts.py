"""What the page for scripts promises is what the commands print."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from damrak.cli import exits
from damrak.cli.main import main
from tests.boards import own_board
from tests.core.test_dealing import dealt_match

PAGE = (Path(__file__).parent.parent.parent / "docs" / "scripts.md").read_text(encoding="utf-8")
COMMANDS = {
    "replay RECORD": ["replay", "RECORD"],
    "replay RECORD --move N": ["replay", "RECORD", "--move", "2"],
    "verify RECORD": ["verify", "RECORD"],
    "rules GAME": ["rules", "tickets"],
    "simulate GAME": ["simulate", "tickets", "--games", "2"],
    "arena GAME BOT …": ["arena", "tickets", "clerk", "random", "--games", "2"],
    "hint RECORD": ["hint", "RECORD", "--level", "clerk"],
    "analyse RECORD": ["analyse", "RECORD", "--playouts", "1"],
    "board list": ["board", "list"],
    "board check FILE": ["board", "check", "FILE"],
}
ROWS = dict(re.findall(r"^\| `([a-z]+ [^`]+)` \| (.+) \|$", PAGE, re.MULTILINE))


@pytest.fixture
def files(tmp_path: Path) -> dict[str, str]:
    """What the placeholders of the page stand for."""
    match = dealt_match()
    for seat in (0, 1):
        match.play(seat, "keep both")
    record = tmp_path / "match.json"
    record.write_text(json.dumps(match.record()), encoding="utf-8")
    return {"RECORD": str(record), "FILE": str(own_board(tmp_path, "tickets"))}


def keys_in(facts: Any) -> Iterator[str]:
    """The keys of objects within objects and lists."""
    if isinstance(facts, list):
        for fact in facts:
            yield from keys_in(fact)
    elif isinstance(facts, dict):
        for key, value in facts.items():
            yield key
            yield from keys_in(value)


@pytest.mark.parametrize("row", sorted(COMMANDS))
def test_json_is_what_the_page_says(
    row: str, files: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*(files.get(word, word) for word in COMMANDS[row]), "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    (first, *_) = facts if isinstance(facts, list) else [facts]
    promised = set(re.findall(r"`([a-z_]+)`", ROWS[row]))
    assert promised <= set(keys_in(facts))
    assert first.keys() <= promised or row == "replay RECORD --move N", "a move is told in the row above"


def test_every_row_is_tried() -> None:
    assert ROWS.keys() == COMMANDS.keys()


def test_every_exit_code_is_told() -> None:
    codes = {value for name, value in vars(exits).items() if name.isupper() and isinstance(value, int)}
    assert {int(code) for code in re.findall(r"^\| (\d+) \|", PAGE, re.MULTILINE)} == codes
