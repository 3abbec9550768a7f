"""Before the start: bots for free seats, getting up again, and tables that everybody has got up from."""

from pathlib import Path
from typing import Any

import msgspec

from damrak.server.room import Room
from tests.server.harness import QUICK, Guest, Site, play_on, scenario, served


async def two_who_wait(site: Site, **rest: object) -> tuple[Guest, Guest, str]:
    """Two guests at a table of tickets that lacks a third."""
    anna, bram = await site.guest(), await site.guest()
    table = await anna.lay("tickets", "me", "friend", "friend", **rest)
    await bram.sit(table, await anna.invitation(table), "Bram")
    await anna.join(table)
    await bram.join(table)
    return anna, bram, table


async def come_again(guest: Guest, site: Site) -> Guest:
    """The same browser after the server was started anew."""
    await guest.gone()
    again = Guest(site.port)
    again.http.cookies.update(guest.http.cookies)
    return again


def who(guest: Guest) -> list[str]:
    return [seat["who"] for seat in guest.table["seats"]]


async def lists(guest: Guest) -> tuple[list[str], list[str]]:
    """The tables that are open to this guest, and their own."""
    found = (await guest.http.get("/api/tables")).json()
    return [line["id"] for line in found["open"]], [line["id"] for line in found["mine"]]


async def all_gone(*guests: Guest) -> None:
    for guest in guests:
        await guest.gone()


# ---- a bot for a free seat ----


@scenario
async def test_anybody_who_sits_there_gives_a_free_seat_to_a_bot_and_the_game_starts(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_who_wait(site)
        await bram.say(type="hand_over", seat=2, level="clerk")
        for guest in (anna, bram):
            await guest.hears("seen")
            assert guest.table["phase"] == "playing"
            facts = guest.table["seats"][2]
            assert (facts["who"], facts["level"], facts["present"]) == ("bot", "clerk", True)
            assert not facts["stands_in"]
        await play_on([anna, bram], moves=4)
        await anna.until(lambda: any(event["seat"] == 2 for event in anna.log))
        replay = await anna.http.get(f"/api/tables/{table}/replay")
        assert replay.json()["names"] == ["Me", "Bram", "clerk"]
        await all_gone(anna, bram)


@scenario
async def test_as_long_as_a_seat_is_free_everybody_waits_and_sees_the_bot(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram = await site.guest(), await site.guest()
        table = await anna.lay("tickets", "me", "friend", "friend", settings={"open": True})
        await anna.join(table)
        await bram.join(table)
        await anna.say(type="hand_over", seat=1, level="skipper")
        await bram.until(lambda: who(bram) == ["guest", "bot", "free"])
        assert bram.table["phase"] == "waiting"
        assert (await lists(bram))[0] == [table]
        assert await bram.sit(table, name="Bram") == 2
        await bram.until(lambda: bram.seen)
        assert (await lists(bram))[0] == []
        await all_gone(anna, bram)


@scenario
async def test_who_follows_the_link_when_a_bot_has_the_last_seat_finds_the_table_full(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_who_wait(site)
        late, key = await site.guest(), await anna.invitation(table)
        program = (await anna.http.get(f"/api/tables/{table}/links")).json()["bots"][0]["key"]
        await anna.say(type="hand_over", seat=2, level="clerk")
        await anna.until(lambda: anna.seen)
        full = await late.post(f"/api/tables/{table}/sit", {"name": "Late", "key": key})
        assert (full.status_code, full.json()["message"]) == (409, "server-table-full")
        void = await late.post(f"/api/tables/{table}/sit", {"name": "Late", "key": program})
        assert (void.status_code, void.json()["message"]) == (403, "server-wrong-key")
        assert (await anna.http.get(f"/api/tables/{table}/links")).json()["invite"] is None
        await all_gone(anna, bram, late)


@scenario
async def test_when_no_bot_comes_and_why(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_who_wait(site)
        watcher = await (await site.guest()).join(table)

        async def refused(guest: Guest, seat: int, level: str = "clerk") -> Any:
            refusal = await guest.refusal(type="hand_over", seat=seat, level=level)
            return refusal["message"], refusal["arguments"]

        assert await refused(watcher, 2) == ("server-only-players", {})
        assert await refused(anna, 1) == ("server-seat-taken", {"seat": 2})
        assert await refused(anna, 0) == ("server-seat-taken", {"seat": 1})
        assert await refused(anna, 2, "genius") == ("server-no-such-level", {"level": "genius"})
        assert await refused(anna, 3) == ("server-no-such-seat", {"seat": 4})
        assert who(watcher) == ["guest", "guest", "free"]
        await anna.say(type="hand_over", seat=2, level="clerk")
        await anna.until(lambda: anna.seen)
        assert await refused(bram, 2) == ("server-nobody-absent", {})
        await all_gone(anna, bram, watcher)


@scenario
async def test_what_the_disk_does_not_keep_nobody_sees(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, _table = await two_who_wait(site)
        store: Any = site.lobby.store
        append, heard = store.append, len(bram.all("table"))

        async def failing_append(*_given: object) -> bool:
            raise OSError("the disk is full")

        store.append = failing_append
        assert (await anna.refusal(type="hand_over", seat=2, level="clerk"))["message"] == "server-mishap"
        assert (await anna.refusal(type="free_seat", seat=0))["message"] == "server-mishap"
        store.append = append
        await bram.refusal(type="take_back", seat=1)  # by then Bram has heard all there was
        assert len(bram.all("table")) == heard
        assert (anna.mine, who(anna)) == ([0], ["guest", "guest", "free"])
        await all_gone(anna, bram)


@scenario
async def test_a_bot_is_sent_away_and_a_friend_has_its_seat(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram = await site.guest(), await site.guest()
        table = await anna.lay("tickets", "me", "bot", "friend")
        await anna.join(table)
        await bram.join(table)
        assert (await bram.refusal(type="free_seat", seat=1))["message"] == "server-only-players"
        await anna.say(type="free_seat", seat=1)
        await bram.until(lambda: who(bram) == ["guest", "free", "free"])
        assert bram.table["seats"][1]["level"] == ""
        assert await bram.sit(table, await anna.invitation(table), "Bram") == 1
        await anna.say(type="hand_over", seat=2, level="clerk")
        await bram.until(lambda: bram.seen)
        assert [seat["level"] for seat in bram.table["seats"]] == ["", "", "clerk"]
        await all_gone(anna, bram)


# ---- getting up ----


@scenario
async def test_who_gets_up_leaves_a_free_seat_and_holds_the_table_no_more(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_who_wait(site)
        assert (await lists(bram))[1] == [table]
        await bram.say(type="free_seat", seat=1)
        await bram.until(lambda: bram.mine == [])
        await anna.until(lambda: who(anna) == ["guest", "free", "free"])
        assert anna.table["seats"][1]["name"] == ""
        assert await lists(bram) == ([], [])
        assert (await lists(anna))[1] == [table]
        assert (await bram.http.get(f"/api/tables/{table}/links")).json()["invite"] is None
        assert (await bram.refusal(type="hand_over", seat=2, level="clerk"))["message"] == (
            "server-only-players"
        )
        assert await bram.sit(table, await anna.invitation(table), "Bram again") == 1
        await anna.until(lambda: anna.table["seats"][1]["name"] == "Bram again")
        await all_gone(anna, bram)


@scenario
async def test_a_seat_that_somebody_got_up_from_is_closed_to_their_old_link(tmp_path: Path) -> None:
    """Bram kept a link to his seat and gave it to his phone; Carla sits there now: her contracts are hers."""
    async with served(tmp_path) as site:
        anna, bram, table = await two_who_wait(site)
        phone, carla = await site.guest(), await site.guest()
        assert await phone.take_seat(table, await bram.seat_link(table, 1, adds=True)) == 1
        token = await phone.seat_link(table, 1, adds=True)
        await bram.say(type="free_seat", seat=1)
        await bram.until(lambda: bram.mine == [])
        await phone.join(table)
        assert phone.mine == []
        for guest in (bram, phone):
            answer = await guest.post(f"/api/tables/{table}/take-seat", {"token": token})
            assert (answer.status_code, answer.json()["message"]) == (403, "server-seat-link-void")
        assert await carla.sit(table, await anna.invitation(table), "Carla") == 1
        await anna.say(type="hand_over", seat=2, level="clerk")
        await bram.until(lambda: bram.seen)
        assert bram.at(None)["view"]["contracts"] == []
        answer = await bram.post(f"/api/tables/{table}/take-seat", {"token": token})
        assert answer.status_code == 403
        await all_gone(anna, bram, phone, carla)


@scenario
async def test_people_at_one_screen_get_up_one_by_one(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram = await site.guest(), await site.guest()
        table = await anna.lay("tickets", "me", "here", "friend")
        await anna.join(table)
        await anna.say(type="free_seat", seat=1)
        await anna.until(lambda: anna.mine == [0])
        assert (await lists(anna))[1] == [table]
        for seat in (1, 2):
            assert (await anna.refusal(type="free_seat", seat=seat))["message"] == "server-not-your-seat"
        await bram.sit(table, await anna.invitation(table), "Bram")
        await anna.say(type="free_seat", seat=0)
        await anna.until(lambda: anna.mine == [])
        assert await lists(anna) == ([], [])
        await anna.until(lambda: who(anna) == ["free", "guest", "free"])
        await all_gone(anna, bram)


@scenario
async def test_nobody_gets_up_for_another_nor_after_the_start(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, _table = await two_who_wait(site)
        assert (await bram.refusal(type="free_seat", seat=0))["message"] == "server-not-your-seat"
        await anna.say(type="hand_over", seat=2, level="apprentice")
        await anna.until(lambda: anna.seen)
        for seat in (0, 2):
            refusal = await anna.refusal(type="free_seat", seat=seat)
            assert refusal["message"] == "server-no-getting-up"
        assert anna.mine == [0]
        await all_gone(anna, bram)


@scenario
async def test_a_program_comes_back_to_its_seat_though_its_sender_has_got_up(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, program = await site.guest(), await site.guest(), Guest(site.port)
        table = await anna.lay("tickets", "me", "friend", "friend", "friend")
        await bram.sit(table, await anna.invitation(table), "Bram")
        keys = (await anna.http.get(f"/api/tables/{table}/links")).json()["bots"]
        await program.join(table, key=keys[0]["key"], name="Robin")
        await program.leave()
        await anna.join(table)
        await anna.say(type="free_seat", seat=0)
        await anna.until(lambda: anna.mine == [])
        program.told, program.mine = [], []
        await program.join(table, key=keys[0]["key"])
        assert program.mine == [2]
        other = Guest(site.port)
        await other.join(table, key=keys[1]["key"], name="Late")
        assert other.mine == [3]  # keys survive what happens at other seats, also those not used yet
        await all_gone(anna, bram, program, other)


@scenario
async def test_who_has_just_sat_down_is_on_the_way_and_not_long_away(tmp_path: Path) -> None:
    """Bram sits down while Anna asks for a bot: she has waited for hours, but not for him."""
    time = [0.0]
    pace = msgspec.structs.replace(QUICK, now=lambda: time[0], silence=10_000_000)
    async with served(tmp_path, pace) as site:
        anna, bram = await site.guest(), await site.guest()
        table = await anna.lay("tickets", "me", "friend")
        await anna.join(table)
        time[0] += 3_600_000
        await bram.sit(table, await anna.invitation(table), "Bram")
        soon = await anna.refusal(type="hand_over", seat=1, level="clerk")
        assert (soon["message"], soon["arguments"]) == ("server-grace-time", {"seconds": 60})
        await all_gone(anna, bram)


# ---- tables that everybody has got up from, and servers that are started anew ----


@scenario
async def test_a_table_that_everybody_has_got_up_from_is_no_more(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_who_wait(site, settings={"open": True})
        watcher = await (await site.guest()).join(table)
        key = await anna.invitation(table)
        await anna.say(type="free_seat", seat=0)
        await anna.until(lambda: anna.mine == [])
        assert (await lists(watcher))[0] == [table]
        await bram.say(type="free_seat", seat=1)
        for guest in (anna, bram, watcher):
            await guest.hears("bye")
            bye = guest.all("bye")[0]
            assert (bye["message"], bye["again"]) == ("server-table-deserted", False)
        await _is_no_more(table, key, anna, bram, watcher)
    async with served(tmp_path) as site:
        again = [await come_again(guest, site) for guest in (anna, bram, watcher)]
        await _is_no_more(table, key, *again)
        await all_gone(*again)


async def _is_no_more(table: str, key: str, *guests: Guest) -> None:
    for guest in guests:
        assert await lists(guest) == ([], [])
        for gone in (
            await guest.http.get(f"/api/tables/{table}"),
            await guest.http.get(f"/api/tables/{table}/links"),
            await guest.post(f"/api/tables/{table}/sit", {"key": key, "name": "Late"}),
            await guest.post(f"/api/tables/{table}/sit", {"name": "Late"}),
        ):
            assert (gone.status_code, gone.json()["message"]) == (410, "server-table-deserted")
        await guest.leave()
        guest.told = []
        await guest.join(table)
        assert [told["message"] for told in guest.told] == ["server-table-deserted"]


@scenario
async def test_who_was_at_the_door_when_the_last_one_got_up_comes_too_late(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, late = await site.guest(), await site.guest()
        table = await anna.lay("tickets", "me", "friend")
        room, key = await site.lobby.room(table), await anna.invitation(table)
        await anna.join(table)
        await anna.say(type="free_seat", seat=0)
        await anna.hears("bye")

        async def at_the_door(table: str) -> Room:
            return room

        site.lobby.room = at_the_door  # type: ignore[method-assign]
        gone = await late.post(f"/api/tables/{table}/sit", {"key": key, "name": "Late"})
        assert (gone.status_code, gone.json()["message"]) == (410, "server-table-deserted")
        await late.join(table)
        await late.hears("bye")
        await all_gone(anna, late)


@scenario
async def test_bots_alone_hold_no_table(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna = await site.guest()
        table = await anna.lay("tickets", "me", "bot", "friend", settings={"open": True})
        await anna.join(table)
        await anna.say(type="free_seat", seat=0)
        await anna.hears("bye")
        assert await lists(anna) == ([], [])
        await anna.gone()


@scenario
async def test_an_open_table_that_nobody_has_sat_at_yet_is_not_deserted(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna = await site.guest()
        table = await anna.lay("tickets", "friend", "friend", settings={"open": True})
        assert (await lists(anna))[0] == [table]
        assert await anna.sit(table, name="Anna") == 0
        await anna.gone()


@scenario
async def test_bots_and_empty_seats_are_as_they_were_after_a_restart(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, bram, table = await two_who_wait(site)
        await anna.say(type="hand_over", seat=2, level="skipper")
        await anna.until(lambda: anna.seen)
        waiting = await bram.lay("tickets", "me", "friend", "friend", "bot")
        await bram.leave()
        await bram.join(waiting)
        carla = await site.guest()
        key = await bram.invitation(waiting)
        await carla.sit(waiting, key, "Carla")
        await carla.join(waiting)
        await carla.say(type="free_seat", seat=1)
        await carla.until(lambda: carla.mine == [])
        await bram.say(type="hand_over", seat=2, level="clerk")
        await bram.say(type="free_seat", seat=3)
        await bram.until(lambda: who(bram) == ["guest", "free", "bot", "free"])
        seen = anna.seen["seats"]
    async with served(tmp_path) as site:
        anna, bram, carla = [await come_again(guest, site) for guest in (anna, bram, carla)]
        await anna.join(table)
        await anna.until(lambda: anna.seen)
        assert anna.seen["seats"] == seen
        await anna.act(0, "keep both")
        assert await lists(carla) == ([], [])
        assert set((await lists(bram))[1]) == {table, waiting}
        await bram.join(waiting)
        assert who(bram) == ["guest", "free", "bot", "free"]
        assert [seat["level"] for seat in bram.table["seats"]] == ["", "", "clerk", ""]
        assert await carla.sit(waiting, key, "Carla") == 1
        await bram.say(type="hand_over", seat=3, level="apprentice")
        await bram.until(lambda: bram.seen)
        await all_gone(anna, bram, carla)
