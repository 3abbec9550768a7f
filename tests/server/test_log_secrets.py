"""The log of a server whose disk fails holds no secret: no key, no cookie, no seed, no hand."""

import logging
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from damrak.server.identity import COOKIE
from tests.server.harness import Guest, Site, scenario, served
from tests.server.test_tables import two_at_tickets


def fail(site: Site, *, in_code: bool) -> None:
    """From now on nothing can be kept."""

    async def append(*_: Any) -> bool:
        raise RuntimeError("a fault") if in_code else sqlite3.OperationalError("disk I/O error")

    site.lobby.store.append = append  # type: ignore[method-assign, assignment]


async def say_everything(site: Site, anna: Guest, bram: Guest, table: str, waiting: str) -> set[str]:
    """Do what makes entries with secrets in them; the secrets."""
    links = (await anna.http.get(f"/api/tables/{waiting}/links")).json()
    invite = links["invite"].partition("#key=")[2]
    keys = [bot["key"] for bot in links["bots"]]
    room = await site.lobby.room(table)
    assert room.table.match is not None
    secrets = {invite, *keys, room.table.match.seed, *(seat.key for seat in room.table.seats)}
    secrets |= {cookie for guest in (anna, bram) for cookie in guest.http.cookies.values()}
    secrets |= {holder for seat in room.table.seats for holder in seat.holders}
    fail(site, in_code=False)
    for _ in range(2):
        await anna.refusal(type="act", seat=0, action="keep both", saw=anna.at(0)["saw"])
        await anna.refusal(type="chat", text="my secret plan")
        await bram.post(f"/api/tables/{waiting}/sit", {"key": invite, "name": "Bram"})
        await bram.post(
            "/api/tables", {"game": "tickets", "seats": [{"who": "me", "name": "B"}, {"who": "friend"}]}
        )
        await bram.http.get(f"/api/tables/{waiting}", headers={"authorization": f"Bearer {keys[0]}"})
        fail(site, in_code=True)
    return secrets | {"my secret plan"}


def test_no_secret_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    found: set[str] = set()

    @scenario
    async def run() -> None:
        async with served(tmp_path) as site:
            anna, bram, table = await two_at_tickets(site)
            waiting = await anna.lay("tickets", "me", "friend")
            found.update(await say_everything(site, anna, bram, table, waiting))
            await anna.gone()
            await bram.gone()

    run()
    assert len(found) >= 8
    assert "disk I/O error" in caplog.text and "a fault" in caplog.text
    assert [secret for secret in found if secret in caplog.text] == []
    assert COOKIE not in caplog.text
