"""`damrak hint` and the word "hint" at the table: what a merchant would do, and why."""

import io
import json
from pathlib import Path

import pytest

from damrak.cli.main import main
from damrak.core.match import Match
from damrak.locales import LANGUAGES, tell
from tests.bots.positions import legal_names


@pytest.fixture
def match() -> Match:
    """Anna has kept her contracts, Bram is still to choose."""
    begun = Match("tickets", 2, "hint", names=["Anna", "Bram"])
    begun.play(0, "keep both")
    return begun


@pytest.fixture
def record(match: Match, tmp_path: Path) -> str:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(match.record()))
    return str(file)


def test_a_script_gets_an_action_it_may_play(
    match: Match, record: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["hint", record, "--level", "skipper", "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert (facts["seat"], facts["level"], facts["simple"]) == (1, "skipper", False)
    assert facts["action"] in legal_names(match.game, match.state, 1)
    assert len(facts["sentences"]) == len(facts["reasons"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_read_who_would_do_what(
    record: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    flags = ["--level", "skipper", "--move", "0", "--seat", "Anna", "--language", language]
    assert main(["hint", record, *flags]) == 0
    told = capsys.readouterr().out
    assert tell("bots-level-skipper", {}, language) in told
    assert "Anna" in told and "keep" in told


@pytest.mark.parametrize(
    "flags", [["--seat", "Anna"], ["--seat", "5"], ["--move", "99"], ["--level", "pope"]]
)
def test_a_hint_for_nobody_is_refused_in_a_sentence(
    record: str, flags: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["hint", record, *flags, "--language", "en"]) in (1, 2)
    said = capsys.readouterr().err
    assert "Traceback" not in said and "bots-" not in said and said.strip()


@pytest.mark.parametrize(("language", "word"), [("en", "hint"), ("fr", "conseil"), ("nl", "raad")])
def test_a_player_at_the_terminal_asks_for_a_hint(
    language: str, word: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The hint changes nothing: the same question is still open after it."""
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{word}\nquit\n"))
    monkeypatch.setattr("damrak.cli.asking.ADVISER", "skipper")
    flags = ["--seats", "2", "--people", "Anna,Bram", "--seed", "hint", "--language", language]
    assert main(["play", "tickets", *flags]) == 0
    told = capsys.readouterr().out
    assert tell("bots-level-skipper", {}, language) in told
    assert told.count("Anna> ") == 2
