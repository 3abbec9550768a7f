"""Somebody is in charge of a table: who it is, what they may do, and to whom charge passes."""

from pathlib import Path
from typing import Any

from damrak.server import entries
from tests.server.harness import Guest, Site, play_on, scenario, served
from tests.server.test_seat_links import answered, notices
from tests.server.test_waiting import all_gone, come_again, two_who_wait, who

ORDERS: tuple[dict[str, Any], ...] = (
    {"type": "remove", "seat": 1},
    {"type": "remove", "seat": 0},
    {"type": "renew_invitation"},
    {"type": "gallery", "open": False},
    {"type": "mute", "spectator": 1, "muted": True},
)


def in_charge(guest: Guest) -> bool:
    return bool(guest.all("yours")[-1]["in_charge"])


def byes(guest: Guest) -> list[str]:
    return [told["message"] for told in guest.all("bye")]


async def turned_away(guest: Guest, table: str) -> str:
    """Why a guest who comes to a table is not let in."""
    await guest.leave()
    guest.told = []
    await guest.join(table)
    assert guest.kinds <= {"bye", "ping"}, "whoever is turned away is told nothing else"
    (why,) = byes(guest)
    return why


async def removed(site: Site, **rest: object) -> tuple[Guest, Guest, str, str]:
    """Anna has removed Bram, who sat down by invitation and is here; and that invitation."""
    anna, bram, table = await two_who_wait(site, **rest)
    invitation = await anna.invitation(table)
    await anna.say(type="remove", seat=1)
    await anna.until(lambda: who(anna) == ["guest", "free", "free"])
    await bram.until(lambda: byes(bram) == ["server-removed"])
    return anna, bram, table, invitation


# ---- removing ----


@scenario
async def test_who_was_removed_stays_out_with_the_old_and_the_new_invitation(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table, old = await removed(site)
        cato, new = await site.guest(), await anna.invitation(table)
        assert new != old
        assert notices(anna) == ["server-notice-removed"]
        sit = f"/api/tables/{table}/sit"
        for key in (old, new, ""):
            assert await answered(bram, sit, {"key": key, "name": "Bram"}) == (403, "server-removed")
        assert await answered(cato, sit, {"key": old, "name": "Cato"}) == (403, "server-wrong-key")
        link = {"token": await anna.seat_link(table, adds=True)}
        for path in ("take-seat", "seat-link"):
            assert await answered(bram, f"/api/tables/{table}/{path}", link) == (403, "server-removed")
        for path in ("", "/links", "/audits", "/replay"):
            answer = await bram.http.get(f"/api/tables/{table}{path}", headers={"x-invitation": new})
            assert (answer.status_code, answer.json()["message"]) == (403, "server-removed")
        assert await turned_away(bram, table) == "server-removed"
        assert await cato.sit(table, new, "Cato") == 1
        assert await anna.invitation(table) == new
        await all_gone(anna, bram, cato)


@scenario
async def test_who_was_removed_from_an_open_table_cannot_sit_there_again_nor_can_their_program(
    tmp_path: Path,
) -> None:
    async with served(tmp_path) as site:
        anna, bram = await site.guest(), await site.guest()
        table = await anna.lay("tickets", "me", "friend", "friend", settings={"open": True})
        await bram.sit(table, name="Bram")
        links = (await bram.http.get(f"/api/tables/{table}/links")).json()
        await anna.join(table)
        await anna.say(type="remove", seat=1)
        await anna.until(lambda: who(anna) == ["guest", "free", "free"])
        sit = f"/api/tables/{table}/sit"
        assert await answered(bram, sit, {"name": "Bram"}) == (403, "server-removed")
        for bot in links["bots"]:
            program = await Guest(site.port).join(table, key=bot["key"])
            assert byes(program) == ["server-wrong-key"]
            await program.gone()
        cato = await site.guest()
        assert await cato.sit(table, name="Cato") == 1
        await all_gone(anna, bram, cato)


@scenario
async def test_who_was_removed_loses_all_their_seats_and_all_devices_of_a_seat_go(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_who_wait(site)
        phone = await site.guest()
        await phone.take_seat(table, await bram.seat_link(table, 1, adds=True))
        room = await site.lobby.room(table)
        guest = next(iter(room.table.seats[1].holders))
        async with room.lock:
            await room.put(entries.Freed(at=room.pace.stamp(), seat=2, key="free"))
        room.table.seats[0].holders.add("another screen of Anna's")
        assert guest in room.table.guests()
        await anna.say(type="remove", seat=1)
        await anna.until(lambda: who(anna) == ["guest", "free", "free"])
        for device in (bram, phone):
            assert await turned_away(device, table) == "server-removed"
        await all_gone(anna, bram, phone)


@scenario
async def test_who_was_removed_stays_out_of_a_rematch_and_after_a_restart(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table, _ = await removed(site)
        await anna.say(type="gallery", open=False)
        await anna.until(lambda: not anna.table["gallery"])
    async with served(tmp_path) as site:
        anna, bram = [await come_again(guest, site) for guest in (anna, bram)]
        assert await turned_away(bram, table) == "server-removed"
        again = await site.lobby.lay_again((await site.lobby.room(table)).table)
        await anna.join(again)
        assert in_charge(anna) and not anna.table["gallery"]
        assert await turned_away(bram, again) == "server-removed"
        key = {"key": await anna.invitation(again)}
        assert await answered(bram, f"/api/tables/{again}/sit", key) == (403, "server-removed")
        await all_gone(anna, bram)


@scenario
async def test_whom_nobody_can_remove(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_who_wait(site)
        phone = await site.guest()
        await phone.take_seat(table, await anna.seat_link(table, adds=True))

        async def why(seat: int) -> str:
            return str((await anna.refusal(type="remove", seat=seat))["message"])

        assert await why(0) == "server-own-seat"
        assert await why(2) == "server-nobody-to-remove"
        for seat in (-1, 3, 2**70):
            assert await why(seat) in ("server-no-such-seat", "server-bad-message")
        await anna.say(type="hand_over", seat=2, level="apprentice")
        await anna.until(lambda: anna.seen)
        for order in ORDERS[:3]:
            assert (await anna.refusal(**order))["message"] == "server-begun"
        assert len(anna.table["seats"]) == 3 and bram.mine == [1]
        await all_gone(anna, bram, phone)


@scenario
async def test_nobody_but_who_is_in_charge_may_do_any_of_it(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_who_wait(site)
        watcher = await (await site.guest()).join(table)
        await watcher.say(type="chat", text="Hello")
        await bram.until(lambda: len(bram.all("chat")) > 1)
        taken = (await site.lobby.room(table)).table.taken
        for guest in (bram, watcher):
            for order in ORDERS:
                assert (await guest.refusal(**order))["message"] == "server-not-in-charge"
        assert (await site.lobby.room(table)).table.taken == taken
        for order in ({"type": "mute", "spectator": n, "muted": True} for n in (0, 2, -1)):
            assert (await anna.refusal(**order))["message"] == "server-no-such-spectator"
        await all_gone(anna, bram, watcher)


# ---- the invitation ----


@scenario
async def test_a_renewed_invitation_voids_the_old_one(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_who_wait(site)
        cato, old = await site.guest(), await anna.invitation(table)
        await anna.say(type="renew_invitation")
        await bram.until(lambda: bram.table["invitation"] == 1)
        late = await answered(cato, f"/api/tables/{table}/sit", {"key": old, "name": "Cato"})
        assert late == (403, "server-wrong-key")
        assert await cato.sit(table, await bram.invitation(table), "Cato") == 2
        await all_gone(anna, bram, cato)


# ---- who is in charge ----


@scenario
async def test_charge_passes_to_the_next_person_when_who_has_it_gets_up_and_everybody_reads_so(
    tmp_path: Path,
) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_who_wait(site)
        assert (anna.table["in_charge"], in_charge(anna), in_charge(bram)) == (0, True, False)
        await anna.say(type="free_seat", seat=0)
        await bram.until(lambda: bram.table["in_charge"] == 1)
        assert in_charge(bram)
        line = bram.all("chat")[-1]["lines"][-1]
        assert (line["notice"], line["arguments"]) == (
            "server-notice-charge",
            {"seat": 1, "name": "Bram"},
        )
        assert (await anna.refusal(type="renew_invitation"))["message"] == "server-not-in-charge"
        assert await anna.sit(table, await bram.invitation(table), "Anna") == 0
        await anna.until(lambda: anna.mine == [0])
        assert not in_charge(anna)  # it does not come back
    async with served(tmp_path) as site:
        anna, bram = [await come_again(guest, site) for guest in (anna, bram)]
        await anna.join(table)
        await bram.join(table)
        assert (in_charge(anna), in_charge(bram)) == (False, True)
        await bram.say(type="renew_invitation")
        await bram.until(lambda: bram.table["invitation"] == 1)
        await all_gone(anna, bram)


@scenario
async def test_charge_goes_with_the_seat_to_another_device_and_to_a_second_one(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_who_wait(site)
        phone, tablet = await site.guest(), await site.guest()
        await phone.take_seat(table, await anna.seat_link(table))
        await tablet.take_seat(table, await phone.seat_link(table, adds=True))
        await phone.join(table)
        await tablet.join(table)
        await anna.until(lambda: not in_charge(anna))
        assert in_charge(phone) and in_charge(tablet)
        assert "server-notice-charge" not in notices(bram)
        await phone.say(type="remove", seat=1)
        await tablet.until(lambda: who(tablet) == ["guest", "free", "free"])
        await all_gone(anna, bram, phone, tablet)


@scenario
async def test_who_laid_an_open_table_without_a_seat_is_in_charge_until_the_start(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, cato = await site.guest(), await site.guest(), await site.guest()
        table = await anna.lay("tickets", "friend", "friend", settings={"open": True})
        await bram.sit(table, name="Bram")
        for guest in (anna, bram):
            await guest.join(table)
        assert (anna.table["in_charge"], in_charge(anna), in_charge(bram)) == (None, True, False)
        await anna.say(type="remove", seat=0)
        await bram.until(lambda: byes(bram) == ["server-removed"])
        await cato.sit(table, name="Cato")
        await (dirk := await site.guest()).sit(table, name="Dirk")
        await anna.until(lambda: anna.table["in_charge"] == 0)
        assert not in_charge(anna)
        assert notices(anna)[-1] == "server-notice-charge"
        await all_gone(anna, bram, cato, dirk)


@scenario
async def test_at_tables_that_do_not_know_who_laid_them_the_first_person_is_in_charge(
    tmp_path: Path,
) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_who_wait(site)
        room = await site.lobby.room(table)
        again = await site.lobby.lay_again(room.table)
        opened = (await site.lobby.room(again)).table.opened
        assert opened.laid_by
        forgotten = (await site.lobby._open(by_nobody(opened), room.table.game)).id
        await anna.leave()
        await anna.join(forgotten)
        assert (anna.table["in_charge"], in_charge(anna)) == (0, True)
        await all_gone(anna, bram)


def by_nobody(opened: entries.Opened) -> entries.Opened:
    """As tables were kept that did not know who laid them."""
    body = entries.written(opened).replace(f'"laid_by":"{opened.laid_by}"'.encode(), b'"laid_by":""')
    read = entries.read(body)
    assert isinstance(read, entries.Opened) and not read.laid_by
    return read


@scenario
async def test_programs_are_in_charge_of_nothing(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, program = await site.guest(), await site.guest(), Guest(site.port)
        table = await anna.lay("tickets", "me", "friend", "friend", "friend")
        links = (await anna.http.get(f"/api/tables/{table}/links")).json()
        await program.join(table, key=links["bots"][0]["key"], name="Robin")
        await anna.join(table)
        invitation = await anna.invitation(table)
        await anna.say(type="free_seat", seat=0)
        await program.until(lambda: program.table["in_charge"] is None)
        assert not in_charge(program)
        assert await bram.sit(table, invitation, "Bram") == 0
        await program.until(lambda: program.table["in_charge"] == 0)
        await all_gone(anna, bram, program)


@scenario
async def test_charge_passes_when_a_bot_stands_in_for_who_has_it(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_who_wait(site, settings={"grace_s": 0})
        await anna.say(type="hand_over", seat=2, level="apprentice")
        await bram.until(lambda: bram.seen)
        await anna.leave()
        await bram.until(lambda: not bram.table["seats"][0]["present"])
        await bram.say(type="hand_over", seat=0, level="apprentice")
        await bram.until(lambda: bram.table["in_charge"] == 1)
        anna.told = []
        await anna.join(table)
        await anna.say(type="take_back", seat=0)
        await anna.until(lambda: not anna.table["seats"][0]["stands_in"])
        assert (in_charge(anna), in_charge(bram)) == (False, True)
        await play_on([anna, bram], moves=2)
        await all_gone(anna, bram)
