"""Laying tables, sitting down, playing to the end, watching, coming back."""

import asyncio
from pathlib import Path

from damrak.server.entries import HandedOver
from tests.server.harness import Guest, Site, play_on, scenario, served


async def two_at_tickets(site: Site, **rest: object) -> tuple[Guest, Guest, str]:
    """Two guests at a table of tickets that has begun."""
    anna, bram = await site.guest(), await site.guest()
    table = await anna.lay("tickets", "me", "friend", **rest)
    await bram.sit(table, await anna.invitation(table), "Bram")
    await anna.join(table)
    await bram.join(table)
    await anna.until(lambda: anna.seen)
    await bram.until(lambda: bram.seen)
    return anna, bram, table


async def sees_spectators(guest: Guest, number: int) -> None:
    await guest.until(lambda: guest.table["spectators"] == number)


@scenario
async def test_a_whole_game_between_two_browsers(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_at_tickets(site)
        assert (await anna.http.get(f"/api/tables/{table}/record")).status_code == 409
        await play_on([anna, bram])
        assert anna.seen["winners"] == bram.seen["winners"]
        assert anna.seen["scores"] == bram.seen["scores"]
        assert anna.log == bram.log  # at the end nothing is secret any more
        record = (await anna.http.get(f"/api/tables/{table}/record")).json()
        assert record["names"] == ["Me", "Bram"]
        again = await anna.post("/api/replay?seat=1", record)
        assert again.json()["scores"] == anna.seen["scores"]
        assert (
            again.json()["frames"]
            == ((await bram.http.get(f"/api/tables/{table}/replay?seat=1")).json()["frames"])
        )
        await anna.gone()
        await bram.gone()


@scenario
async def test_the_match_begins_when_the_last_seat_is_filled(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram = await site.guest(), await site.guest()
        table = await anna.lay("tickets", "me", "friend")
        await anna.join(table)
        assert anna.table["phase"] == "waiting"
        assert not anna.seen
        await bram.sit(table, await anna.invitation(table), "Bram")
        await anna.until(lambda: anna.seen)
        assert anna.table["phase"] == "playing"
        assert [seat["name"] for seat in anna.table["seats"]] == ["Me", "Bram"]
        await anna.gone()
        await bram.gone()


@scenario
async def test_only_the_right_key_opens_a_seat(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, carla = await site.guest(), await site.guest(), await site.guest()
        table = await anna.lay("tickets", "me", "friend")
        refused = await bram.post(f"/api/tables/{table}/sit", {"name": "Bram", "key": "guess"})
        assert (refused.status_code, refused.json()["message"]) == (403, "server-wrong-key")
        key = await anna.invitation(table)
        assert await bram.sit(table, key) == 1
        assert await bram.sit(table, key) == 1  # the link clicked again is still the same seat
        full = await carla.post(f"/api/tables/{table}/sit", {"name": "Carla", "key": key})
        assert (full.status_code, full.json()["message"]) == (409, "server-table-full")
        assert (await carla.http.get(f"/api/tables/{table}/links")).json()["invite"] is None
        for guest in (anna, bram, carla):
            await guest.gone()


@scenario
async def test_a_private_link_brings_a_seat_to_another_device(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_at_tickets(site)
        token = await bram.seat_link(table, 1, adds=True)
        assert len(token) >= 22  # 128 bits in base 64
        phone = await site.guest()
        assert await phone.take_seat(table, token) == 1
        await phone.join(table)
        await phone.until(lambda: phone.seen)
        assert phone.at(1) == bram.at(1)
        assert phone.table["seats"][1]["name"] == "Bram"
        for guest in (anna, bram, phone):
            await guest.gone()


@scenario
async def test_open_tables_and_my_tables_are_listed(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram = await site.guest(), await site.guest()
        hidden = await anna.lay("tickets", "me", "friend")
        table = await anna.lay("tickets", "me", "friend", settings={"open": True})
        listed = (await bram.http.get("/api/tables")).json()
        assert [line["id"] for line in listed["open"]] == [table]
        assert listed["mine"] == []
        mine = (await anna.http.get("/api/tables")).json()["mine"]
        assert {line["id"] for line in mine} == {hidden, table}
        await bram.sit(table)  # an open table needs no key
        listed = (await bram.http.get("/api/tables")).json()
        assert listed["open"] == []
        assert [(line["id"], line["phase"], line["your_turn"]) for line in listed["mine"]] == [
            (table, "playing", True)
        ]
        await anna.gone()
        await bram.gone()


@scenario
async def test_hot_seat_shows_every_seat_on_the_screen_and_no_other(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram = await site.guest(), await site.guest()
        table = await anna.lay("tickets", "me", "here", "friend")
        await bram.sit(table, await anna.invitation(table))
        await anna.join(table)
        await bram.join(table)
        await anna.until(lambda: anna.seen)
        await bram.until(lambda: bram.seen)
        assert (anna.mine, bram.mine) == ([0, 1], [2])
        assert [seen["seat"] for seen in anna.seen["seats"]] == [0, 1]
        assert [seen["seat"] for seen in bram.seen["seats"]] == [2]
        refused = await anna.refusal(type="act", request=7, seat=2, action="keep both", saw="")
        assert (refused["message"], refused["request"]) == ("server-not-your-seat", 7)
        await play_on([anna, bram])
        assert anna.over
        await anna.gone()
        await bram.gone()


@scenario
async def test_a_spectator_sees_no_secret_and_may_do_nothing(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_at_tickets(site)
        watcher = await (await site.guest()).join(table)
        await watcher.until(lambda: watcher.seen)
        await play_on([anna, bram], moves=6)
        seen = watcher.at(None)
        ever = [seen for told in watcher.all("seen") for seen in told["seats"]]
        assert {(seen["seat"], *seen["legal"], seen["undo"]) for seen in ever} == {(None, "none")}
        for guest in (anna, bram, watcher):  # such news are gathered for a moment
            await sees_spectators(guest, 1)
        assert (seen["view"]["hand"], seen["view"]["contracts"]) == ({}, [])
        assert not any(event["secrets"] for event in watcher.log)
        assert any(event["secrets"] for event in anna.log)
        refused = await watcher.refusal(type="act", seat=0, action="pass", saw=seen["saw"])
        assert refused["message"] == "server-not-your-seat"
        peeping = await watcher.http.get(f"/api/tables/{table}/replay?seat=0")
        assert (peeping.status_code, peeping.json()["message"]) == (403, "server-not-your-seat")
        assert (await watcher.http.get(f"/api/tables/{table}/replay")).status_code == 200
        for guest in (anna, bram, watcher):
            await guest.gone()


@scenario
async def test_coming_back_shows_everything_as_it_was(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_at_tickets(site)
        await play_on([anna, bram], moves=7)
        await bram.say(type="chat", text="Back in a minute")
        await anna.until(lambda: len(anna.all("chat")) > 1)
        seen, log = bram.seen["seats"], bram.log
        await bram.leave()
        await anna.until(lambda: not anna.table["seats"][1]["present"])
        bram.told, bram.log, bram.seen = [], [], {}
        await bram.join(table)
        await bram.until(lambda: bram.seen)
        assert bram.seen["seats"] == seen
        assert bram.log == log
        assert bram.all("chat")[0]["lines"][0]["text"] == "Back in a minute"
        await anna.until(lambda: anna.table["seats"][1]["present"])
        await anna.gone()
        await bram.gone()


@scenario
async def test_a_rematch_is_the_same_table_anew_for_everybody(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_at_tickets(site)
        early = await anna.refusal(type="rematch")
        assert early["message"] == "server-not-over"
        await play_on([anna, bram])
        await asyncio.gather(anna.say(type="rematch"), bram.say(type="rematch"))
        await bram.until(lambda: bram.table["rematch"])
        await anna.until(lambda: anna.table["rematch"])
        await anna.say(type="rematch")
        await anna.refusal(type="answer", seat=0, consent=True)  # by then it has been heard
        laid = {told["rematch"] for told in anna.all("table")} - {None}
        assert laid == {bram.table["rematch"]} != {table}
        for guest in (anna, bram):
            await guest.leave()
            guest.told, guest.seen = [], {}
            await guest.join(bram.table["rematch"])
            await guest.hears("seen")
        assert (anna.mine, bram.mine) == ([0], [1])
        assert [seat["name"] for seat in anna.table["seats"]] == ["Me", "Bram"]
        await anna.gone()
        await bram.gone()


@scenario
async def test_a_rematch_knows_all_devices_of_a_player(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, phone = await site.guest(), await site.guest()
        table = await anna.lay("tickets", "me", "bot")
        await phone.take_seat(table, await anna.seat_link(table, adds=True))
        again = await site.lobby.lay_again((await site.lobby.room(table)).table)
        for device in (anna, phone):
            await device.join(again)
            assert device.mine == [0]
            assert device.table["seats"][0]["devices"] == 2  # nobody is carried over unseen
            await device.gone()


@scenario
async def test_a_program_comes_to_the_rematch_by_the_key_it_has(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, program = await site.guest(), Guest(site.port)
        table = await anna.lay("tickets", "me", "friend")
        (given,) = (await anna.http.get(f"/api/tables/{table}/links")).json()["bots"]
        await program.join(table, key=given["key"], name="Robin")
        await program.leave()
        program.told = []
        await program.join(await site.lobby.lay_again((await site.lobby.room(table)).table), key=given["key"])
        assert program.mine == [1]
        for guest in (anna, program):
            await guest.gone()


@scenario
async def test_who_was_stood_in_for_plays_the_rematch_themselves(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_at_tickets(site)
        room = await site.lobby.room(table)
        await room.put(HandedOver(at=0, seat=1, level="apprentice"))
        again = await site.lobby.room(await site.lobby.lay_again(room.table))
        assert [(seat.name, seat.level, seat.is_free) for seat in again.table.seats] == [
            ("Me", "", False),
            ("Bram", "", False),
        ]
        await anna.gone()
        await bram.gone()


@scenario
async def test_whose_turn_it_is_shows_in_the_list_after_everybody_left(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_at_tickets(site)
        await play_on([anna, bram], moves=2)
        await anna.until(lambda: anna.to_act() or not anna.at(0)["view"]["offered"])
        await bram.until(lambda: not bram.at(1)["view"]["offered"])
        turn = anna.at(0)["view"]["turn"]
        await anna.leave()
        await bram.leave()
        for guest in (anna, bram):
            mine = (await guest.http.get("/api/tables")).json()["mine"]
            assert [(line["id"], line["your_turn"]) for line in mine] == [(table, guest.mine == [turn])]
            await guest.gone()


@scenario
async def test_bots_are_named_by_their_level_in_records(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna = await site.guest()
        bot = {"who": "bot", "level": "apprentice"}
        wanted = [{"who": "me", "name": "Anna"}, bot, bot, {**bot, "name": "Jan"}]
        answer = await anna.post("/api/tables", {"game": "tickets", "seats": wanted})
        replay = await anna.http.get(f"/api/tables/{answer.json()['id']}/replay")
        assert replay.json()["names"] == ["Anna", "apprentice", "apprentice 2", "Jan"]
        await anna.gone()
