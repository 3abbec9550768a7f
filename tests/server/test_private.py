"""The data folder is closed to others on the machine, also one that an older version has left open."""

import asyncio
import os
import pwd
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from damrak.server.store import SqliteStore, keeper
from tests.ports import free_port
from tests.server.harness import scenario, served
from tests.server.test_killed import process
from tests.server.test_tables import two_at_tickets

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="rights are another matter there")
NAMES = {"damrak.sqlite", "damrak.sqlite-wal", "damrak.sqlite-shm", "damrak.lock"}


@pytest.fixture
def place() -> Iterator[Path]:
    """A folder where everybody may look."""
    with tempfile.TemporaryDirectory() as made:
        Path(made).chmod(0o755)
        yield Path(made)


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture(autouse=True)
def open_handed() -> Iterator[None]:
    """Whatever is made is open to all, unless it is closed on purpose."""
    before = os.umask(0)
    yield
    os.umask(before)


@scenario
async def test_what_is_made_is_made_for_us_alone(place: Path) -> None:
    folder = place / "games"
    async with served(folder) as site:
        anna, bram, _ = await two_at_tickets(site)
        with keeper(folder, "here"):
            assert {path.name for path in folder.iterdir()} == NAMES
            assert {rights(path) for path in folder.iterdir()} == {0o600}
            assert rights(folder) == 0o700
        await anna.gone()
        await bram.gone()


@pytest.mark.skipif(
    not hasattr(os, "getuid") or os.getuid() != 0, reason="only root may become somebody else"
)
@scenario
async def test_somebody_else_reads_nothing(place: Path) -> None:
    folder, port = place / "games", free_port()
    folder.mkdir()
    folder.chmod(0o755)
    older = SqliteStore(folder)
    await older.close()
    folder.chmod(0o755)
    for path in folder.iterdir():
        path.chmod(0o644)
    assert reads(folder / "damrak.sqlite")
    async with process(folder, port):
        for name in NAMES:
            assert (folder / name).exists()
            assert not reads(folder / name)
    assert not reads(folder / "damrak.sqlite")


def reads(file: Path) -> bool:
    """Whether a user with no rights of their own can read a file."""
    nobody = pwd.getpwnam("nobody")
    code = subprocess.run(
        ["/bin/cat", str(file)], user=nobody.pw_uid, group=nobody.pw_gid, capture_output=True, check=False
    )
    return code.returncode == 0


@scenario
async def test_an_older_folder_is_put_right_and_the_host_reads_it(place: Path) -> None:
    folder = place / "games"
    folder.mkdir(0o777)
    (folder / "boards").mkdir()
    (folder / "damrak.sqlite").touch(0o666)
    said = f"Others on this machine could read the games in {folder}. Now only you can."
    for is_first in (True, False):
        async with process(folder, free_port(), stderr=asyncio.subprocess.PIPE) as server:
            assert (rights(folder), rights(folder / "damrak.sqlite")) == (0o700, 0o600)
            server.terminate()
            _, told = await server.communicate()
            assert (said in told.decode()) == is_first


@scenario
async def test_a_folder_with_other_things_in_it_stays_as_it_is(place: Path) -> None:
    """It may be /tmp, or somebody's home."""
    (place / "letter.txt").write_text("Dear all")
    store = SqliteStore(place)
    assert rights(place) == 0o755
    assert rights(place / "letter.txt") == 0o666
    assert rights(place / "damrak.sqlite") == 0o600
    assert not store.closed and not store.still_open
    await store.close()
