"""A seat belongs to one person: links that move it to another device, or add a device to it."""

import functools
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from tests.server.harness import QUICK, Guest, Site, play_on, scenario, served
from tests.server.test_tables import two_at_tickets
from tests.server.test_waiting import all_gone, come_again, two_who_wait

VOID = (403, "server-seat-link-void")
PERSONAL = {"yours", "ping", "refused"}
"""Messages that differ between two spectators."""


def devices(guest: Guest) -> list[int]:
    return [seat["devices"] for seat in guest.table["seats"]]


def notices(guest: Guest) -> list[str]:
    return [line["notice"] for told in guest.all("chat") for line in told["lines"] if line["notice"]]


async def all_hear(guests: tuple[Guest, ...], holds: Callable[[Guest], bool]) -> None:
    """Wait until something holds for every one of them."""
    for guest in guests:
        await guest.until(functools.partial(holds, guest))


async def answered(guest: Guest, path: str, body: Any) -> tuple[int, str]:
    answer = await guest.post(path, body)
    return answer.status_code, answer.json().get("message", "")


async def taking(guest: Guest, table: str, token: str) -> tuple[int, str]:
    return await answered(guest, f"/api/tables/{table}/take-seat", {"token": token})


async def given_away(site: Site) -> tuple[Guest, Guest, Guest, str]:
    """Anna holds a second seat at her screen, and sends Bram the link to it; Cato watches."""
    anna, bram, cato = await site.guest(), await site.guest(), await site.guest()
    table = await anna.lay("tickets", "me", "here")
    for guest in (anna, cato):
        await guest.join(table)
    await anna.until(lambda: anna.seen)
    await play_on([anna], moves=4)
    assert await bram.take_seat(table, await anna.seat_link(table, 1)) == 1
    await bram.join(table)
    return anna, bram, cato, table


@scenario
async def test_who_gave_a_seat_away_hears_nothing_of_it_any_more(tmp_path: Path) -> None:
    """From the move on Anna is told what a spectator is told, and not one byte more."""
    async with served(tmp_path) as site:
        anna, bram, cato = await site.guest(), await site.guest(), await site.guest()
        table = await anna.lay("tickets", "me", "bot")
        await anna.join(table)
        await anna.until(lambda: anna.to_act() == [0])
        await play_on([anna], moves=3)
        await cato.join(table)
        token = await anna.seat_link(table)
        await anna.until(lambda: anna.to_act() == [0])
        await all_hear((anna, cato), lambda guest: guest.table["spectators"] == 1)
        await all_hear((cato,), lambda guest: len(guest.log) == len(anna.log))
        for guest in (anna, cato):
            await guest.refusal(type="rematch")
        before, of_cato = len(anna.raw), len(cato.raw)
        await bram.take_seat(table, token)
        await anna.until(lambda: anna.mine == [])
        await bram.join(table)
        await bram.until(lambda: bram.to_act() == [0])
        await play_on([bram], moves=4)
        await bram.until(lambda: bram.to_act() == [0])  # the bot waits for Bram now
        hand = bram.at(0)["view"]
        await all_hear((anna, cato), lambda guest: len(guest.log) == len(bram.log))
        for guest in (anna, cato):
            await guest.refusal(type="rematch")

        def heard(raw: list[str]) -> list[str]:
            return [text for text in raw if json.loads(text)["type"] not in PERSONAL]

        first = next(told for told in anna.told[before:] if told["type"] == "seen")
        assert first["log_from"] == 0, "what was secret is taken out of the log on her screen"
        of_anna = [text for text in heard(anna.raw[before:]) if json.loads(text) != first]
        assert of_anna == heard(cato.raw[of_cato:])
        assert anna.at(None) == cato.at(None)
        assert anna.log == cato.log != bram.log
        assert hand["contracts"] and anna.at(None)["view"]["contracts"] == []
        await all_gone(anna, bram, cato)


@scenario
async def test_who_gave_a_seat_away_can_neither_act_nor_consent_nor_get_it_back(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, cato, table = await given_away(site)
        assert anna.all("yours")[-1]["moved"] == [1]
        assert (anna.mine, bram.mine) == ([0], [1])
        for said in (
            {"type": "act", "action": "draw unseen", "saw": bram.at(1)["saw"]},
            {"type": "undo", "move": 0},
            {"type": "redo", "move": 0},
            {"type": "answer", "consent": True},
            {"type": "hint"},
            {"type": "take_back"},
            {"type": "ready"},
            {"type": "limit", "price": None},
        ):
            refused = await anna.refusal(seat=1, **said)
            assert (refused["message"], refused["arguments"]) == ("server-not-your-seat", {"seat": 2})
        replay = await anna.http.get(f"/api/tables/{table}/replay?seat=1")
        assert replay.status_code == 403
        assert await answered(anna, f"/api/tables/{table}/seats/1/link", {}) == (403, "server-not-your-seat")
        await all_gone(anna, bram, cato)


@scenario
async def test_everybody_sees_on_how_many_devices_a_seat_is_played_and_that_it_moved(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_at_tickets(site)
        cato, phone = await (await site.guest()).join(table), await site.guest()
        assert devices(cato) == [1, 1]
        await phone.take_seat(table, await bram.seat_link(table, 1, adds=True))
        await all_hear((anna, bram, cato), lambda guest: devices(guest) == [1, 2])
        assert [notices(guest) for guest in (anna, bram, cato)] == [["server-notice-device"]] * 3
        assert bram.mine == [1]
        await phone.take_seat(table, await phone.seat_link(table, 1))
        await all_hear((anna, bram, cato), lambda guest: devices(guest) == [1, 1])
        assert {notices(guest)[-1] for guest in (anna, bram, cato)} == {"server-notice-seat-moved"}
        await bram.until(lambda: bram.mine == [])
        assert bram.all("yours")[-1]["moved"] == [1]
        await all_gone(anna, bram, cato, phone)


@scenario
async def test_a_link_says_first_whose_seat_it_moves_and_does_nothing_by_itself(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_at_tickets(site)
        phone = await site.guest()
        for adds in (False, True):
            token = await bram.seat_link(table, 1, adds=adds)
            for _ in range(2):
                answer = await phone.post(f"/api/tables/{table}/seat-link", {"token": token})
                offer = answer.json()
                assert (answer.status_code, offer["seat"], offer["adds"]) == (200, 1, adds)
                assert offer["table"]["seats"][1]["name"] == "Bram"
                assert not offer["held"]
        assert bram.mine == [1]
        assert await phone.take_seat(table, token) == 1
        await all_gone(anna, bram, phone)


@scenario
async def test_a_link_works_once_for_ten_minutes_and_only_while_its_giver_holds_the_seat(
    tmp_path: Path,
) -> None:
    time = [1_000_000.0]
    pace = msgspec.structs.replace(QUICK, now=lambda: time[0], silence=10_000_000)
    async with served(tmp_path, pace) as site:
        anna, bram, table = await two_who_wait(site)
        phone, thief = await site.guest(), await site.guest()
        used = await bram.seat_link(table, 1, adds=True)
        await phone.take_seat(table, used)
        assert await taking(thief, table, used) == VOID
        older, newer = await bram.seat_link(table, 1), await bram.seat_link(table, 1, adds=True)
        assert await taking(thief, table, older) == VOID  # a newer one has taken its place
        time[0] += 10 * 60_000 - 1
        offered = {"token": newer}
        assert await answered(thief, f"/api/tables/{table}/seat-link", offered) == (200, "")
        time[0] += 1
        assert await taking(thief, table, newer) == VOID
        assert await answered(thief, f"/api/tables/{table}/seat-link", offered) == VOID
        moved = await bram.seat_link(table, 1)
        time[0] -= 1_000  # the system's clock is set back
        assert await taking(thief, table, moved) == VOID
        time[0] += 1_000
        late = await bram.seat_link(table, 1)
        await bram.say(type="free_seat", seat=1)
        await bram.until(lambda: bram.mine == [])
        assert await taking(thief, table, late) == VOID
        await all_gone(anna, bram, phone, thief)


@scenario
async def test_what_is_no_link_of_this_seat_and_table_is_refused(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_who_wait(site)
        other = await anna.lay("tickets", "me", "friend")
        token = await anna.seat_link(table)
        for wrong in ("", "x", "é\x00", "x" * 5_000, token[:-1], token + "A", await anna.invitation(table)):
            assert await taking(bram, table, wrong) == VOID
        assert await taking(bram, other, token) == VOID
        seat = (await site.lobby.room(table)).table.seats[0]
        assert await taking(bram, table, seat.key) == VOID
        assert await taking(bram, "nowhere", token) == (404, "server-no-such-table")
        for key in (token, seat.key):  # nor does it invite, nor does it open a seat to a program
            assert (await bram.post(f"/api/tables/{other}/sit", {"key": key})).status_code == 403
            program = await Guest(site.port).join(table, key=key)
            assert [bye["message"] for bye in program.all("bye")] == ["server-wrong-key"]
            await program.gone()
        for seat_number, why in ((1, "not-your-seat"), (2, "not-your-seat"), (3, "no-such-seat")):
            path = f"/api/tables/{table}/seats/{seat_number}/link"
            assert (await answered(anna, path, {}))[1] == f"server-{why}"
        assert (await answered(anna, f"/api/tables/{table}/seats/-1/link", {}))[0] in (400, 404)
        assert (await answered(anna, f"/api/tables/{table}/seats/0/link", {"adds": []}))[0] == 400
        assert await bram.take_seat(table, token) == 0  # none of it has harmed the link
        await all_gone(anna, bram)


@scenario
async def test_a_moved_seat_stays_moved_after_a_restart_and_in_the_lists(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, cato, table = await given_away(site)
        token = await anna.seat_link(table)
        key = (await site.lobby.room(table)).table.seats[1].key
    async with served(tmp_path) as site:
        anna, bram, cato = [await come_again(guest, site) for guest in (anna, bram, cato)]
        await anna.join(table)
        await bram.join(table)
        assert (anna.mine, bram.mine) == ([0], [1])
        assert anna.all("yours")[-1]["moved"] == [1]
        assert (await site.lobby.room(table)).table.seats[1].key == key
        assert await taking(cato, table, token) == VOID  # links die with the server
        mine = (await bram.http.get("/api/tables")).json()["mine"]
        assert [line["id"] for line in mine] == [table]
        await all_gone(anna, bram, cato)


@scenario
async def test_in_the_waiting_room_a_seat_moves_too_and_its_old_device_has_left(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_who_wait(site)
        phone = await site.guest()
        await phone.take_seat(table, await bram.seat_link(table, 1))
        await anna.until(lambda: not anna.table["seats"][1]["present"])
        await bram.until(lambda: bram.mine == [])
        assert (await bram.refusal(type="free_seat", seat=1))["message"] == "server-only-players"
        assert (await bram.http.get("/api/tables")).json()["mine"] == []
        await phone.join(table)
        assert phone.mine == [1]
        await all_gone(anna, bram, phone)
