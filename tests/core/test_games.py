"""The games by name and their boards by id, by file and by fingerprint."""

import pickle
from pathlib import Path

import pytest

import damrak
from damrak.core.errors import BadData
from damrak.core.game import Game
from damrak.games import built_in, game_with
from damrak.locales import LANGUAGES, bundle
from tests.boards import own_board

BOARDS = [(game, board) for game in damrak.games() for board in damrak.boards(game)]


def begun(game: Game, moves: int = 30) -> damrak.Match:
    """A match of first choices."""
    match = damrak.Match(game, seats=3, seed="boards")
    for _ in range(moves):
        seat = match.state.to_act()[0]
        match.play(seat, match.state.legal(seat)[0])
    return match


def test_the_usual_board_comes_first_and_is_the_default() -> None:
    for name in damrak.games():
        assert damrak.boards(name)[0] == "amsterdam"
        assert damrak.game(name) is damrak.game(name, "amsterdam")


@pytest.mark.parametrize(("name", "board"), BOARDS)
def test_a_board_is_loaded_once_and_has_a_fingerprint_of_its_own(name: str, board: str) -> None:
    game = damrak.game(name, board)
    assert damrak.game(name, board) is game
    assert game_with(name, game.board.fingerprint) is game


@pytest.mark.parametrize(("name", "board"), BOARDS)
def test_a_record_finds_its_board_by_the_fingerprint(name: str, board: str) -> None:
    match = begun(damrak.game(name, board))
    again = damrak.replay(match.record())
    assert again.game is match.game
    assert again.game.dump(again.state) == match.game.dump(match.state)


def test_a_drawing_is_no_board() -> None:
    assert [board for _, board in BOARDS if "layout" in board] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_board_is_refused_with_those_there_are(language: str) -> None:
    with pytest.raises(BadData) as refused:
        damrak.game("tickets", "atlantis")
    sentence = refused.value.sentence(language)
    assert "atlantis" in sentence
    assert all(board in sentence for board in damrak.boards("tickets"))


@pytest.mark.parametrize("name", ["merchants", "tickets"])
def test_a_file_is_told_from_an_id(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = own_board(tmp_path, name)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "harbour").write_text(file.read_text(encoding="utf-8"), "utf-8")
    named = {damrak.game(name, path).board.name for path in (file, str(file), "harbour.toml", "./harbour")}
    assert len(named) == 1
    with pytest.raises(BadData, match="There is no board “harbour”"):
        damrak.game(name, "harbour")


@pytest.mark.parametrize("name", ["merchants", "tickets"])
def test_a_record_of_an_unknown_board_is_refused_by_name(name: str, tmp_path: Path) -> None:
    game = damrak.game(name, own_board(tmp_path, name))
    record = begun(game, moves=1).record()
    with pytest.raises(BadData, match=game.board.name):
        damrak.replay(record)
    assert damrak.replay(record, game).game is game


HUGE = 10**20
NO_NUMBERS = ("nan", "inf", str(HUGE), f"-{HUGE}", "9" * 5000, "[" * 5000)


@pytest.mark.parametrize("number", NO_NUMBERS, ids=lambda text: text[:5])
@pytest.mark.parametrize(
    ("name", "fact"), [("tickets", "carts = 16"), ("tickets", "4 = 7"), ("merchants", "start = 400")]
)
def test_no_number_is_beyond_measure(name: str, fact: str, number: str, tmp_path: Path) -> None:
    changed = f"{fact.partition(' = ')[0]} = {number}"
    with pytest.raises(BadData) as refused:
        damrak.game(name, own_board(tmp_path, name, changes=((fact, changed),)))
    assert refused.value.message in ("core-board-wrong-value", "core-board-not-toml")
    assert len(refused.value.sentence("en")) < 200


@pytest.mark.parametrize(("name", "board"), BOARDS)
def test_a_built_in_game_goes_to_another_process_by_its_ids(name: str, board: str) -> None:
    assert pickle.loads(pickle.dumps(damrak.game(name, board))) is built_in(name, board)


@pytest.mark.parametrize("name", ["merchants", "tickets"])
def test_a_board_of_ones_own_goes_to_another_process_whole(name: str, tmp_path: Path) -> None:
    file = own_board(tmp_path, name)
    game = damrak.game(name, file)
    file.unlink()
    arrived = pickle.loads(pickle.dumps(game))
    assert (arrived.board.name, arrived.board.fingerprint) == (game.board.name, game.board.fingerprint)
    assert damrak.replay(begun(game).record(), arrived).state.scores() == begun(game).state.scores()


@pytest.mark.parametrize("name", ["merchants", "tickets"])
def test_every_board_of_the_sources_is_in_the_package(name: str) -> None:
    sources = Path(__file__).parents[2] / "src" / "damrak" / name / "boards"
    boards = [file.stem for file in sources.glob("*.toml") if not file.stem.endswith("layout")]
    assert set(boards) == set(damrak.boards(name)) - {"amsterdam"} != set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_built_in_board_has_a_sentence_on_the_home_page(language: str) -> None:
    asked = {f"web-board-{name}-{board}" for name, board in BOARDS}
    assert {message for message in asked if not bundle(language).has_message(message)} == set()
