"""What `damrak serve` says when it cannot."""

import socket
import sqlite3
from pathlib import Path

import httpx
import pytest

import damrak
from damrak.core.errors import BadData
from damrak.server.serving import PORT, Place, Wishes, listening, serve
from damrak.server.store import SqliteStore
from tests.server.harness import scenario, served


def test_a_busy_port_is_named() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(BadData) as refused:
            serve(Wishes(port=port))
    assert refused.value.message == "server-port-busy"
    assert str(port) in refused.value.sentence("nl")


@pytest.mark.parametrize("host", ["no.such.host.invalid", "192.0.2.1", "é" * 80])
@pytest.mark.parametrize("port", [None, 8123])
def test_a_host_that_is_not_this_machine_is_named(host: str, port: int | None) -> None:
    with pytest.raises(BadData) as refused:
        serve(Wishes(host=host, port=port))
    assert refused.value.message == "server-cannot-listen"
    assert host in refused.value.sentence("fr")


def test_without_a_wish_the_next_free_port_is_taken() -> None:
    with listening("127.0.0.1", None) as first, listening("127.0.0.1", None) as second:
        assert first.getsockname()[1] >= PORT
        assert second.getsockname()[1] > first.getsockname()[1]


def test_who_has_no_home_is_asked_for_a_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA", "HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("os.path.expanduser", lambda path: path)  # what Path.home() asks
    with pytest.raises(BadData) as refused:
        serve(Wishes())
    assert refused.value.message == "server-no-home"


def test_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    with pytest.raises(BadData) as refused:
        SqliteStore(tmp_path / "file")
    assert refused.value.message == "server-folder-unusable"


def test_a_broken_database(tmp_path: Path) -> None:
    (tmp_path / "damrak.sqlite").write_bytes(b"this was a database once" * 100)
    with pytest.raises(BadData) as refused:
        SqliteStore(tmp_path)
    assert refused.value.message == "server-database-broken"


def test_a_database_of_another_version(tmp_path: Path) -> None:
    base = sqlite3.connect(tmp_path / "damrak.sqlite")
    base.execute("create table facts (name text primary key, value blob not null)")
    base.execute("insert into facts values ('format', ?)", (b"99",))
    base.commit()
    base.close()
    with pytest.raises(BadData) as refused:
        SqliteStore(tmp_path)
    assert refused.value.message == "server-database-format"


def test_friends_are_only_invited_where_they_can_come() -> None:
    assert Place("127.0.0.1", 8123, "en", open_browser=False).for_friends() == []
    assert Place("192.168.7.9", 8123, "en", open_browser=False).for_friends() == ["http://192.168.7.9:8123"]


@scenario
async def test_a_board_is_sent_again_only_when_it_has_changed(tmp_path: Path) -> None:
    async with served(tmp_path) as site, httpx.AsyncClient(base_url=site.origin) as browser:
        tags = {}
        for game in ("tickets", "merchants"):
            path = f"/api/games/{game}/boards/{damrak.game(game).board.fingerprint}"
            sent = await browser.get(path)
            tags[game] = sent.headers["etag"]
            assert sent.json()["fingerprint"] not in tags[game]  # which leaves the drawing out
            known = await browser.get(path, headers={"if-none-match": tags[game]})
            assert (known.status_code, known.content) == (304, b"")
        assert tags["tickets"] != tags["merchants"]
