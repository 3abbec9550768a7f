import json
import os
import pty
import subprocess
from pathlib import Path
from typing import Any

import pytest

import damrak as library

from .running import COMMAND, LANGUAGES, Command, environment
from .test_hot_seat import until


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished match of tickets: everybody takes the last legal action, which is a claim if one is open."""
    match = library.Match("tickets", seats=3, seed="4", names=("Anna", "Bram", "Cees"))
    while not match.is_over:
        seat = match.state.to_act()[0]
        match.play(seat, match.state.legal(seat)[-1 if len(match.moves) > 12 else 0])
    path = tmp_path_factory.mktemp("records") / "match.json"
    path.write_text(json.dumps(match.record()))
    return path


def moves_of(file: Path) -> int:
    return len(json.loads(file.read_text())["log"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_is_told(damrak: Command, file: Path, language: str) -> None:
    outcome = damrak("replay", str(file), "--language", language)
    assert outcome.code == 0
    assert f"{moves_of(file)} " in outcome.out
    assert "tickets-" not in outcome.out
    assert "Anna" in outcome.out


@pytest.mark.parametrize(("language", "level"), [("en", "Clerk 2"), ("fr", "Commis 2"), ("nl", "Klerk 2")])
def test_bots_and_seats_without_names_are_called_in_words(
    damrak: Command, file: Path, tmp_path: Path, language: str, level: str
) -> None:
    """As a table in the browser writes them down."""
    unnamed = tmp_path / "unnamed.json"
    unnamed.write_text(json.dumps(json.loads(file.read_text()) | {"names": ["clerk", "clerk 2", ""]}))
    told = damrak("replay", str(unnamed), "--language", language).out
    assert level in told
    assert {"en": "seat 3", "fr": "place 3", "nl": "plaats 3"}[language] in told
    assert "clerk" not in told


def test_the_table_after_one_move(damrak: Command, file: Path) -> None:
    first, later = damrak("replay", str(file), "--move", "0"), damrak("replay", str(file), "--move", "20")
    assert first.code == later.code == 0
    assert " 20 " in later.out
    assert first.out != later.out
    assert "How the scores came about" not in later.out
    assert "How the scores came about" in damrak("replay", str(file), "--move", str(moves_of(file))).out


def test_a_move_too_far(damrak: Command, file: Path) -> None:
    outcome = damrak("replay", str(file), "--move", "9999")
    assert outcome.code == 1
    assert f"There is no move 9,999; the match has {moves_of(file)}" in outcome.err


def test_json_for_scripts(damrak: Command, file: Path) -> None:
    facts = json.loads(damrak("replay", str(file), "--json").out)
    log = json.loads(file.read_text())["log"]
    assert [(move["seat"], move["action"]) for move in facts["moves"]] == [
        (m["seat"], m["action"]) for m in log
    ]
    assert any("wins" in sentence for sentence in facts["moves"][-1]["sentences"])
    one = json.loads(damrak("replay", str(file), "--json", "--move", "5", "--view", "Bram").out)
    assert one["move"] == 5
    assert one["view"]["seat"] == 1


def test_one_seats_eyes_see_no_secrets(damrak: Command, file: Path) -> None:
    def seen(*flags: str) -> list[dict[str, Any]]:
        moves: list[dict[str, Any]] = json.loads(damrak("replay", str(file), "--json", *flags).out)["moves"]
        return moves

    all_secrets = [event for move in seen() for event in move["events"] if event["secrets"]]
    assert {event["seat"] for event in all_secrets} == {0, 1, 2}
    for view in ("Bram", "bram", "2"):
        secrets = [event for move in seen("--view", view) for event in move["events"] if event["secrets"]]
        assert {event["seat"] for event in secrets} == {1}
        assert {move["seat"] for move in seen("--view", view) if move["action"]} == {1}


@pytest.mark.parametrize("seat", ["Dirk", "0", "4"])
def test_eyes_that_are_not_there(damrak: Command, file: Path, seat: str) -> None:
    outcome = damrak("replay", str(file), "--view", seat)
    assert outcome.code == 2
    assert f"There is no seat “{seat}”" in outcome.err


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda record: "not json {", "This is not JSON"),
        (lambda record: "[1, 2]", "not a record of a match"),
        (lambda record: json.dumps(record | {"rules_version": 99}), "follows version 99 of the rules"),
        (lambda record: json.dumps(record | {"game": "chess"}), "no game “chess”"),
        (lambda record: json.dumps(record | {"seats": 17}), "for 2 to 4 players, not 17"),
        (
            lambda record: json.dumps(record | {"log": [{"seat": 0, "action": "pass"}]}),
            "Move 1 of the record cannot be played",
        ),
    ],
)
def test_a_broken_file(damrak: Command, file: Path, tmp_path: Path, change: Any, complaint: str) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text(change(json.loads(file.read_text())))
    outcome = damrak("replay", str(broken))
    assert (outcome.code, outcome.out) == (1, "")
    assert f"{broken} cannot be replayed" in outcome.err
    assert complaint in outcome.err


def test_what_is_broken_is_said_in_one_language(damrak: Command, file: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    log = [{"seat": 0, "action": "fly"}]
    broken.write_text(json.dumps(json.loads(file.read_text()) | {"log": log}))
    complaint = damrak("--language", "nl", "replay", str(broken)).err
    assert "Zet 1 van het verslag kan niet worden gespeeld: Er is geen actie ‘fly’ in dit spel." in complaint


def test_a_file_that_is_not_there(damrak: Command, tmp_path: Path) -> None:
    outcome = damrak("replay", str(tmp_path / "none.json"))
    assert outcome.code == 1
    assert "none.json cannot be read" in outcome.err


def test_bytes_that_are_no_text(damrak: Command, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(b"\xff\xfe\x00")
    outcome = damrak("replay", str(file))
    assert outcome.code == 1
    assert "match.json cannot be read" in outcome.err


def test_walking_with_keys(file: Path) -> None:
    mine, theirs = pty.openpty()
    walking = subprocess.Popen(
        [*COMMAND, "replay", str(file)],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment(TERM="xterm"),
    )
    os.close(theirs)
    moves = moves_of(file)
    for key, where in (("", 0), ("\n", 1), ("20\n", 20), ("b\n", 19), ("9999\n", moves), ("-\n", moves - 1)):
        os.write(mine, key.encode())
        until(mine, f"Move {where} of {moves}.")
    os.write(mine, b"q\n")
    assert walking.wait(timeout=60) == 0
    os.close(mine)
