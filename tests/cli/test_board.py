import json
from importlib.resources import files
from pathlib import Path

import pytest

import damrak as library
from damrak.locales import tell
from tests.boards import own_board

from .running import LANGUAGES, Command


@pytest.fixture
def boards(tmp_path: Path) -> dict[str, Path]:
    """Copies of both boards, to be spoilt."""
    copies = {}
    for game in ("merchants", "tickets"):
        folder = tmp_path / game
        folder.mkdir()
        for name in ("board.toml", "layout.toml"):
            (folder / name).write_text(files(f"damrak.{game}").joinpath(name).read_text(encoding="utf-8"))
        copies[game] = folder / "board.toml"
    return copies


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["merchants", "tickets"])
def test_a_sound_board(damrak: Command, boards: dict[str, Path], game: str, language: str) -> None:
    outcome = damrak("board", "check", str(boards[game]), "--language", language)
    assert (outcome.code, outcome.err) == (0, "")
    assert str(boards[game]) in outcome.out.replace("\n", "")


def test_json_for_scripts(damrak: Command, boards: dict[str, Path]) -> None:
    facts = json.loads(damrak("board", "check", str(boards["tickets"]), "--json").out)
    assert facts["game"] == "tickets"
    assert facts["counts"] == {"place": 17, "route": 45, "contract": 24}
    facts = json.loads(damrak("board", "check", str(boards["merchants"]), "--json").out)
    assert facts["counts"]["parcel"] == 36
    assert facts["counts"]["post"] == 32


@pytest.mark.parametrize(
    ("game", "change", "complaint"),
    [
        (
            "tickets",
            ('between = ["nieuwe-waal", "noordermarkt"]', 'between = ["nieuwe-waal", "utrecht"]'),
            "utrecht",
        ),
        ("tickets", ("[route_points]", "[route_points"), "line"),
        ("merchants", ('commodity = "sugar"', 'commodity = "cocoa"'), "cocoa"),
        ("merchants", ("count = 24", "count = 23"), "23"),
    ],
)
def test_a_wrong_board_is_refused_with_file_entry_and_reason(
    damrak: Command, boards: dict[str, Path], game: str, change: tuple[str, str], complaint: str
) -> None:
    text = boards[game].read_text()
    assert change[0] in text
    boards[game].write_text(text.replace(*change, 1))
    outcome = damrak("board", "check", str(boards[game]))
    assert (outcome.code, outcome.out) == (1, "")
    assert "board.toml" in outcome.err
    assert complaint in outcome.err


def test_a_file_of_no_game(damrak: Command, tmp_path: Path) -> None:
    other = tmp_path / "pyproject.toml"
    other.write_text("[project]\nname = 'x'\n")
    outcome = damrak("board", "check", str(other))
    assert outcome.code == 1
    assert "is not the board of a game" in outcome.err


@pytest.mark.parametrize("game", ["merchants", "tickets"])
@pytest.mark.parametrize("deed", ["check", "show"])
def test_a_drawing_is_no_board(damrak: Command, tmp_path: Path, game: str, deed: str) -> None:
    drawing = own_board(tmp_path, game).with_name("harbour-layout.toml")
    outcome = damrak("board", deed, str(drawing))
    assert outcome.code == 1
    assert "harbour-layout.toml is a drawing: give the board whose “layout” names it." in outcome.err


def test_a_file_that_is_not_there(damrak: Command, tmp_path: Path) -> None:
    outcome = damrak("board", "check", str(tmp_path / "none.toml"))
    assert outcome.code == 1
    assert "none.toml cannot be read" in outcome.err


@pytest.mark.parametrize(
    ("game", "things"),
    [("tickets", ("Begijnhof", "Dam – Blauwbrug")), ("merchants", ("Batavia", "G10", "1666", "160/100"))],
)
def test_a_board_is_shown(damrak: Command, game: str, things: tuple[str, ...]) -> None:
    outcome = damrak("board", "show", game)
    assert outcome.code == 0
    assert all(thing in outcome.out for thing in things)


def test_a_board_from_a_file_is_shown(damrak: Command, boards: dict[str, Path]) -> None:
    assert damrak("board", "show", str(boards["tickets"])).out == damrak("board", "show", "tickets").out


def test_all_boards_are_listed(damrak: Command) -> None:
    found = json.loads(damrak("board", "list", "--json").out)
    listed = {(one["game"], one["id"]): one["name"] for one in found}
    assert set(listed) == {(game, board) for game in library.games() for board in library.boards(game)}
    outcome = damrak("board", "list")
    assert all(f"{game} --board {board}" in outcome.out for game, board in listed)
    assert "De Zeven Provinciën" in outcome.out
    only = damrak("board", "list", "tickets")
    assert only.out and set(only.out.splitlines()) < set(outcome.out.splitlines())
    assert "merchants" not in only.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_read_a_boards_name_in_their_language_and_scripts_that_of_records(
    damrak: Command, language: str
) -> None:
    for deed in ("list", "show"):
        said = damrak("board", deed, "merchants", "--language", language).out
        assert "Merchants of" not in said
        assert tell("web-board-merchants-amsterdam-name", {}, language) in said.splitlines()[0]
    first, *_ = json.loads(damrak("board", "list", "--json", "--language", language).out)
    assert first["name"] == "Merchants of Amsterdam" == library.game("merchants").board.name


def test_check_and_show_want_to_know_what(damrak: Command) -> None:
    for deed in ("check", "show"):
        outcome = damrak("board", deed)
        assert (outcome.code, outcome.out) == (2, "")
        assert "FILE|GAME" in outcome.err


@pytest.mark.parametrize("game", ["merchants", "tickets"])
def test_every_command_takes_a_board_by_id_or_by_file(damrak: Command, tmp_path: Path, game: str) -> None:
    own = str(own_board(tmp_path, game))
    for board in (*library.boards(game), own):
        name = library.game(game, board).board.name
        assert damrak("board", "show", game, "--board", board).code == 0
        simulated = damrak("simulate", game, "--games", "2", "--jobs", "2", "--board", board, "--json")
        assert json.loads(simulated.out)["board"] == name
        played = damrak("arena", game, "random", "clerk", "--games", "1", "--board", board, "--json")
        fingerprint = library.game(game, board).board.fingerprint
        assert json.loads(played.out)["heading"]["board"] == fingerprint


def test_a_record_on_another_board_is_looked_back_on(damrak: Command, tmp_path: Path) -> None:
    own = str(own_board(tmp_path, "tickets"))
    match = library.Match(library.game("tickets", own), seats=2, seed="other")
    record = tmp_path / "match.json"
    while not match.is_over:
        seat = match.state.to_act()[0]
        match.play(seat, match.state.legal(seat)[-1])
    record.write_text(json.dumps(match.record()))
    refused = damrak("analyse", str(record), "--playouts", "1")
    assert refused.code == 1
    assert "Little Harbour" in refused.err
    assert damrak("analyse", str(record), "--playouts", "1", "--board", own).code == 0


def test_an_unknown_board_is_not_the_records_fault(damrak: Command, tmp_path: Path) -> None:
    record = tmp_path / "match.json"
    record.write_text(json.dumps(library.Match("tickets", seats=2).record()))
    outcome = damrak("replay", str(record), "--board", "atlantis")
    assert outcome.code == 1
    assert "match.json" not in outcome.err
    assert "atlantis" in outcome.err
