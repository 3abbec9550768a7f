"""Spectators: a gallery that can be closed, and chat that can be muted."""

import asyncio
from pathlib import Path
from typing import Any

from damrak.server import entries
from damrak.server.wire import ChatLine
from tests.server.harness import Guest, play_on, scenario, served
from tests.server.test_charge import byes, turned_away
from tests.server.test_seat_links import notices
from tests.server.test_tables import two_at_tickets
from tests.server.test_waiting import all_gone, come_again, two_who_wait

ROUTES = ("", "/links", "/audits", "/replay", "/analysis", "/record")
CLOSED = (403, "server-gallery-closed")


async def read(guest: Guest, path: str, key: str = "") -> tuple[int, str]:
    answer = await guest.http.get(path, headers={"x-invitation": key})
    body: Any = answer.json()
    return answer.status_code, body.get("message", "") if isinstance(body, dict) else ""


async def closed(anna: Guest) -> None:
    await anna.say(type="gallery", open=False)
    await anna.until(lambda: not anna.table["gallery"])


@scenario
async def test_a_closed_gallery_sends_spectators_away_and_tells_strangers_nothing_over_any_route(
    tmp_path: Path,
) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_at_tickets(site)
        cato = await (await site.guest()).join(table)
        await closed(anna)
        await cato.until(lambda: byes(cato) == ["server-gallery-closed"])
        heard = len(cato.raw)
        await play_on([anna, bram], moves=4)
        assert len(cato.raw) == heard
        for route in ROUTES:
            assert await read(cato, f"/api/tables/{table}{route}") == CLOSED
            assert (await read(bram, f"/api/tables/{table}{route}")) != CLOSED
        assert await turned_away(cato, table) == "server-gallery-closed"
        page = await cato.http.get(f"/table/{table}")
        assert "Bram" not in page.text and "Me" not in page.text.split("</title>")[0]
        assert (await cato.http.get("/api/tables")).json() == {"open": [], "mine": []}
        assert bram.is_connected and notices(bram) == ["server-notice-gallery-closed"]
        await anna.say(type="gallery", open=True)
        await anna.until(lambda: anna.table["gallery"])
        cato.told = []
        await cato.join(table)
        assert cato.table["spectators"] == 1
        assert (await read(cato, f"/api/tables/{table}"))[0] == 200
        await all_gone(anna, bram, cato)


@scenario
async def test_a_closed_gallery_stays_closed_after_a_restart_and_after_the_end(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_at_tickets(site)
        await closed(anna)
        await play_on([anna, bram])
        assert anna.over
    async with served(tmp_path) as site:
        anna, bram, cato = [await come_again(guest, site) for guest in (anna, bram, await site.guest())]
        for route in ROUTES:
            assert await read(cato, f"/api/tables/{table}{route}") == CLOSED
            assert (await read(anna, f"/api/tables/{table}{route}"))[0] == 200
        await all_gone(anna, bram, cato)


@scenario
async def test_who_is_invited_to_a_table_with_a_closed_gallery_reads_what_to_and_sits_down(
    tmp_path: Path,
) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_who_wait(site)
        cato, dirk = await site.guest(), await site.guest()
        old = await anna.invitation(table)
        await closed(anna)
        await anna.say(type="renew_invitation")
        await anna.until(lambda: anna.table["invitation"] == 1)
        new = await anna.invitation(table)
        for key, answer in (("", CLOSED), (old, CLOSED), ("x" * 22, CLOSED), (new, (200, ""))):
            assert await read(cato, f"/api/tables/{table}", key) == answer
        assert await read(cato, f"/api/tables/{table}/links", new) == CLOSED
        assert await cato.sit(table, new, "Cato") == 2
        await cato.join(table)
        assert cato.mine == [2]
        assert await turned_away(dirk, table) == "server-gallery-closed"
        await all_gone(anna, bram, cato, dirk)


@scenario
async def test_an_open_table_with_a_closed_gallery_can_still_be_joined(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, cato = await site.guest(), await site.guest(), await site.guest()
        table = await anna.lay("tickets", "me", "friend", settings={"open": True})
        await anna.join(table)
        await closed(anna)
        assert await turned_away(cato, table) == "server-gallery-closed"
        assert (await read(bram, f"/api/tables/{table}"))[0] == 200
        assert await bram.sit(table, name="Bram") == 1
        assert await read(cato, f"/api/tables/{table}") == CLOSED
        await all_gone(anna, bram, cato)


@scenario
async def test_who_loses_a_seat_while_the_gallery_is_closed_leaves_and_hears_why(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_at_tickets(site)
        phone = await site.guest()
        await closed(anna)
        await bram.until(lambda: not bram.table["gallery"])
        heard = len(bram.raw)
        await phone.take_seat(table, await bram.seat_link(table, 1))
        await bram.until(lambda: byes(bram) == ["server-seat-moved"])
        assert {told["type"] for told in bram.told[heard:]} <= {"bye", "ping"}
        assert await turned_away(bram, table) == "server-seat-moved"
        await phone.join(table)
        assert phone.mine == [1]
        await all_gone(anna, bram, phone)


@scenario
async def test_somebody_who_comes_while_the_gallery_closes_sees_nothing(tmp_path: Path) -> None:
    """The socket was let in before the gallery closed, and joins after."""
    async with served(tmp_path) as site:
        anna, bram, table = await two_at_tickets(site)
        room, cato = await site.lobby.room(table), await site.guest()
        await room.lock.acquire()
        coming = asyncio.create_task(cato.join(table))
        await cato_waits(cato)
        room.table.take(entries.GallerySet(at=room.pace.stamp(), open=False))
        room.lock.release()
        await coming
        assert byes(cato) == ["server-gallery-closed"]
        assert cato.kinds <= {"bye", "ping", "yours"}
        await all_gone(anna, bram, cato)


async def cato_waits(cato: Guest) -> None:
    """Until the server has let the socket in, as its first ping shows."""
    while not cato.kinds:
        await asyncio.sleep(0.01)


# ---- chat ----


def lines(guest: Guest) -> list[dict[str, Any]]:
    return [line for told in guest.all("chat") for line in told["lines"] if not line["notice"]]


async def speaks(guest: Guest, listener: Guest) -> None:
    """A guest says something, and another has heard it."""
    known = len(lines(listener))
    await guest.say(type="chat", text="Hello")
    await listener.until(lambda: len(lines(listener)) > known)


@scenario
async def test_spectators_have_numbers_of_their_own_that_stay_theirs(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_at_tickets(site)
        cato, dirk = await (await site.guest()).join(table), await (await site.guest()).join(table)
        for guest in (cato, dirk, cato, bram):
            await speaks(guest, anna)
        said = [(line["seat"], line["spectator"]) for line in lines(anna)]
        assert said == [(None, 1), (None, 2), (None, 1), (1, None)]
    async with served(tmp_path) as site:
        anna, dirk = [await come_again(guest, site) for guest in (anna, dirk)]
        eva = await (await site.guest()).join(table)
        await anna.join(table)
        await dirk.join(table)
        for guest in (eva, dirk):
            await speaks(guest, anna)
        assert [line["spectator"] for line in lines(anna)[-2:]] == [3, 2]
        await all_gone(anna, bram, cato, dirk, eva)


@scenario
async def test_a_muted_spectator_is_heard_no_more_until_they_may_speak_again(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_at_tickets(site)
        cato, dirk = await (await site.guest()).join(table), await (await site.guest()).join(table)
        for guest in (cato, dirk):
            await speaks(guest, anna)
        await anna.say(type="mute", spectator=1, muted=True)
        await bram.until(lambda: bram.table["muted"] == [1])
        assert (await cato.refusal(type="chat", text="Boo"))["message"] == "server-muted"
        await dirk.say(type="chat", text="Quiet now")
        await bram.until(lambda: "Quiet now" in bram.raw[-1])
    async with served(tmp_path) as site:
        anna, cato = [await come_again(guest, site) for guest in (anna, cato)]
        await cato.join(table)
        await anna.join(table)
        assert (await cato.refusal(type="chat", text="Boo"))["message"] == "server-muted"
        await anna.say(type="mute", spectator=1, muted=False)
        await anna.until(lambda: anna.table["muted"] == [])
        await cato.say(type="chat", text="Sorry")
        await anna.until(lambda: "Sorry" in anna.raw[-1])
        await all_gone(anna, bram, cato, dirk)


def test_lines_of_chat_that_older_tables_have_kept_are_read() -> None:
    old = b'{"entry":"chatted","at":1,"line":{"seat":null,"name":"","text":"Hi","at":1}}'
    assert entries.read(old) == entries.Chatted(at=1, line=ChatLine(seat=None, name="", text="Hi", at=1))
