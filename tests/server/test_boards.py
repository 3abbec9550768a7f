"""Tables on other boards: those that come with Damrak and the host's own."""

from pathlib import Path

import msgspec
import pytest

import damrak
from damrak.bots import ask, simple_choice, sit
from damrak.core.errors import BadData
from damrak.server.boards import Boards
from damrak.server.bot_process import BotProcess, Situation
from damrak.server.serving import Wishes, boards_for
from damrak.server.store import Shelf
from tests.boards import own_board
from tests.server.harness import Guest, Site, play_on, scenario, served
from tests.server.test_advice import looked_back


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A host's folder with a board for each game."""
    for game in damrak.games():
        own_board(tmp_path / "boards" / game, game)
    return tmp_path / "boards"


async def at_the_harbour(site: Site, game: str = "tickets", *others: str) -> tuple[Guest, str]:
    """A guest at a table on the host's board, with others on this screen or bots."""
    anna = await site.guest()
    table = await anna.lay(game, "me", *(others or ("here",)), board="harbour")
    await anna.join(table)
    await anna.until(lambda: anna.seen)
    return anna, table


@scenario
async def test_the_page_learns_of_all_boards(tmp_path: Path, folder: Path) -> None:
    async with served(tmp_path, boards=Boards(folder)) as site:
        anna = await site.guest()
        games = {game["name"]: game for game in (await anna.http.get("/api/games")).json()}
        for name, game in games.items():
            ids = [board["id"] for board in game["boards"]]
            assert ids == [*damrak.boards(name), "harbour"]
            assert [board["hosted"] for board in game["boards"]] == [id == "harbour" for id in ids]
        await anna.gone()


@pytest.mark.parametrize("game", ["merchants", "tickets"])
@scenario
async def test_a_table_is_laid_on_each_built_in_board_and_drawn_from_it(tmp_path: Path, game: str) -> None:
    async with served(tmp_path) as site:
        anna = await site.guest()
        for board in damrak.boards(game):
            table = await anna.lay(game, "me", "here", "bot", board=board)
            facts = (await anna.http.get(f"/api/tables/{table}")).json()
            wanted = damrak.game(game, board).board
            assert facts["board"] == {"name": wanted.name, "fingerprint": wanted.fingerprint}
            path = f"/api/games/{game}/boards/{wanted.fingerprint}"
            drawn = (await anna.http.get(path)).json()
            assert (drawn["id"], drawn["name"]) == (board, wanted.name)
        usual = await anna.lay(game, "me", "here", "bot")
        facts = (await anna.http.get(f"/api/tables/{usual}")).json()
        assert facts["board"]["fingerprint"] == damrak.game(game).board.fingerprint
        gone = await anna.http.get(f"/api/games/{game}/boards/atlantis")
        assert (gone.status_code, gone.json()["message"]) == (404, "server-no-such-board")
        await anna.gone()


@scenario
async def test_a_whole_game_on_the_hosts_board_and_a_rematch(tmp_path: Path, folder: Path) -> None:
    async with served(tmp_path, boards=Boards(folder)) as site:
        anna, table = await at_the_harbour(site)
        assert anna.table["board"]["name"] == "Little Harbour"
        path = f"/api/games/tickets/boards/{anna.table['board']['fingerprint']}"
        assert (await anna.http.get(path)).json()["id"] == "", "the catalogues know nothing of it"
        assert {player["carts"] for player in anna.at(0)["view"]["players"]} == {9}
        await play_on([anna])
        mine = (await anna.http.get("/api/tables")).json()["mine"]
        assert [line["board"] for line in mine] == ["Little Harbour"]
        record = (await anna.http.get(f"/api/tables/{table}/record")).json()
        again = (await anna.post("/api/replay?seat=0", record)).json()
        assert (again["scores"], again["board"]) == (anna.seen["scores"], anna.table["board"])
        assert (await looked_back(site, anna, table))["winners"] == anna.seen["winners"]
        await anna.say(type="rematch")
        await anna.until(lambda: anna.table["rematch"])
        facts = (await anna.http.get(f"/api/tables/{anna.table['rematch']}")).json()
        assert facts["board"] == record["board"]
        await anna.gone()


@pytest.mark.parametrize("game", ["merchants", "tickets"])
@scenario
async def test_hints_know_the_hosts_board_though_its_file_is_gone(
    tmp_path: Path, folder: Path, game: str
) -> None:
    boards = Boards(folder)
    (folder / game / "harbour.toml").unlink()
    async with served(tmp_path, boards=boards) as site:
        anna, _ = await at_the_harbour(site, game, "bot", "bot")
        for _ in range(4):
            await anna.until(anna.to_act)
            anna.told.clear()
            await anna.say(type="hint", seat=0)
            await anna.until(lambda: {"hint", "refused"} & anna.kinds)
            assert "refused" not in anna.kinds
            await anna.act(0, anna.all("hint")[-1]["action"])
        await anna.gone()


@pytest.mark.parametrize("name", ["merchants", "tickets"])
@scenario
async def test_a_bot_in_its_process_thinks_on_the_hosts_board(folder: Path, name: str) -> None:
    game, bots, thought = Boards(folder).chosen(name, "harbour"), BotProcess(1), 0
    match = damrak.Match(game, seats=3, seed="harbour")
    for _ in range(20):
        seat = match.state.to_act()[0]
        legal = [game.name_of(action) for action in match.state.legal(seat)]
        situation = Situation(game, "skipper", "seed", match.view(seat), legal)
        expected = ask(sit(game, "skipper", "seed"), situation.view, legal)
        assert await bots.choose(situation, 60_000) == expected.action
        thought += not expected.simple and expected.action != simple_choice(legal).action
        match.play(seat, expected.action)
    bots.close()
    assert thought  # that it was not the simple choice each time


@scenario
async def test_a_table_goes_on_after_a_restart_and_is_refused_without_its_board(
    tmp_path: Path, folder: Path
) -> None:
    async with served(tmp_path, boards=Boards(folder)) as site:
        anna, table = await at_the_harbour(site)
        usual = await anna.lay("tickets", "me", "here")
        await anna.act(0, "keep both")
        before = anna.at(0)
        await anna.leave()
    async with served(tmp_path, boards=Boards(folder)) as site:
        back = Guest(site.port)
        back.http.cookies = anna.http.cookies
        await back.join(table)
        await back.until(lambda: back.seen)
        assert back.at(0)["view"] == before["view"]
        await back.gone()
    async with served(tmp_path) as site:
        poor = await site.guest()
        gone = await poor.http.get(f"/api/tables/{table}")
        assert (gone.status_code, gone.json()["message"]) == (400, "core-record-board")
        assert gone.json()["arguments"]["found"] == "Little Harbour"
        assert (await poor.http.get(f"/api/tables/{usual}")).status_code == 200
        await poor.gone()
    await anna.gone()


def test_a_bad_file_is_named_with_its_entry_and_left_out(
    tmp_path: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own_board(folder / "tickets", "tickets", "reef", (("carts = 16", "carts = 0"),))
    (folder / "merchants" / "empty.toml").write_text("")
    boards = boards_for(Wishes(data=str(tmp_path)))
    assert [board.id for board in boards.offered("tickets")] == [*damrak.boards("tickets"), "harbour"]
    first, second = capsys.readouterr().err.splitlines()
    assert "empty.toml" in first
    assert all(word in second for word in ("reef.toml", "carts", "0"))


def test_a_folder_that_is_not_there_is_refused_only_if_it_was_asked_for(tmp_path: Path) -> None:
    assert boards_for(Wishes(data=str(tmp_path))).left_out == []
    with pytest.raises(BadData, match="There is no folder"):
        boards_for(Wishes(boards=str(tmp_path / "none")))


@pytest.mark.parametrize("name", ["amsterdam", "mine"])
def test_a_corrected_board_takes_the_place_of_the_usual_one(tmp_path: Path, name: str) -> None:
    own_board(tmp_path / "tickets", "tickets", name, (('name = "Waag"', 'name = "Waag (Nieuwmarkt)"'),))
    boards = Boards(tmp_path)
    usual = damrak.game("tickets").board
    assert [board.id for board in boards.offered("tickets")] == [name, *damrak.boards("tickets")[1:]]
    for game in (boards.chosen("tickets"), boards.find("tickets", usual.fingerprint)):
        assert game is not None
        assert game.titles["waag"] == "Waag (Nieuwmarkt)"


def test_matches_on_a_board_whose_place_was_taken_go_on(tmp_path: Path) -> None:
    own_board(tmp_path / "tickets", "tickets", "amsterdam")
    boards, usual = Boards(tmp_path), damrak.game("tickets")
    assert boards.chosen("tickets").board.name == "Little Harbour"
    assert boards.find("tickets", usual.board.fingerprint) is usual


def test_tables_that_were_filed_before_there_were_boards_are_listed() -> None:
    usual = {"open": False, "phase": "playing", "changed": 1, "guests": [], "game": "tickets", "names": []}
    assert msgspec.convert({**usual, "free": 0, "asked": []}, Shelf).board == ""
