"""What `damrak serve` says when it cannot."""

import errno
import signal
import socket
import sqlite3
from pathlib import Path

import httpx
import pytest

import damrak
from damrak.core.errors import BadData
from damrak.server.serving import PORT, Place, Wishes, ended_by_any_signal, listening, serve
from damrak.server.store import SqliteStore
from tests.server.harness import Guest, scenario, served


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


@pytest.mark.parametrize(
    ("problem", "writable", "message"),
    [
        (OSError(errno.ENOSPC, "No space left on device"), True, "server-no-room"),
        (PermissionError(errno.EACCES, "Permission denied"), False, "server-folder-closed"),
        (OSError(errno.EIO, "Input/output error"), True, "server-folder-unusable"),
    ],
)
def test_why_a_folder_cannot_be_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, problem: OSError, writable: bool, message: str
) -> None:
    def refuse(*_given: object, **_more: object) -> None:
        raise problem

    monkeypatch.setattr("sqlite3.connect", refuse)
    monkeypatch.setattr("os.access", lambda *_given: writable)
    with pytest.raises(BadData) as refused:
        SqliteStore(tmp_path)
    assert refused.value.message == message
    assert str(tmp_path) in refused.value.sentence("fr")


@pytest.mark.parametrize(
    ("tables", "message"),
    [
        (["facts (name text, value blob)", "more (a int)"], "server-database-format"),
        (["cats (name text)"], "server-database-broken"),
    ],
)
def test_what_others_have_written_is_left_as_it_is(tmp_path: Path, tables: list[str], message: str) -> None:
    file = tmp_path / "damrak.sqlite"
    base = sqlite3.connect(file)
    for table in tables:
        base.execute(f"create table {table}")
    if "facts" in tables[0]:
        base.execute("insert into facts values ('format', ?)", (b"2nd",))
    base.commit()
    base.close()
    before = file.read_bytes()
    with pytest.raises(BadData) as refused:
        SqliteStore(tmp_path)
    assert refused.value.message == message
    assert file.read_bytes() == before


async def chat_and_hear(guest: Guest) -> None:
    told = len(guest.told)
    await guest.say(type="chat", text="x" * 500)
    await guest.until(lambda: len(guest.told) > told)


@scenario
async def test_a_full_disk_is_told_in_words_and_nothing_is_lost(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with served(tmp_path) as site:
        anna = await site.guest()
        table = await anna.lay("tickets", "me", "friend")
        await anna.join(table)
        base = site.lobby.store._writer._base  # type: ignore[attr-defined]
        base.execute("vacuum")
        base.execute("pragma max_page_count = 1")  # as many as there are
        while not anna.all("refused"):
            await chat_and_hear(anna)
        assert anna.all("refused")[-1]["message"] == "server-disk-full"
        kept = [line["text"] for told in anna.all("chat") for line in told["lines"]]
        base.execute("pragma max_page_count = 1000000")
        await anna.say(type="chat", text="There is room again")
        await anna.until(lambda: len(anna.all("chat")) > len(kept) + 1)
        room = await site.lobby.room(table)
        assert [line.text for line in room.table.chat] == [*kept, "There is room again"]
        assert {record.exc_info for record in caplog.records if "disk is full" in record.message} == {None}
        await anna.gone()


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


def test_who_starts_it_in_the_background_of_a_script_can_end_it_before_it_serves() -> None:
    before, done = signal.signal(signal.SIGINT, signal.SIG_IGN), list[str]()
    try:
        with ended_by_any_signal():
            done.append("asked to end")
            signal.raise_signal(signal.SIGTERM)
            done.append("gone on")
        assert done == ["asked to end"]
        assert signal.getsignal(signal.SIGINT) == signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


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
