"""Keys: what opens a seat, for whom, and for how long."""

from pathlib import Path

from damrak.server import entries
from damrak.server.identity import Guests
from tests.server.harness import Guest, scenario, served


async def program_keys(guest: Guest, table: str) -> dict[int, str]:
    """The keys for programs that a guest may give away, by seat."""
    links = (await guest.http.get(f"/api/tables/{table}/links")).json()
    return {bot["seat"]: bot["key"] for bot in links["bots"]}


async def refused(guest: Guest, table: str, key: str) -> bool:
    """Whether a key opens no seat, neither for this browser nor for a program."""
    answer = await guest.post(f"/api/tables/{table}/sit", {"key": key, "name": "Thief"})
    thief = await Guest(guest.port).join(table, key=key, name="Thief")
    byes = [told["message"] for told in thief.all("bye")]
    await thief.gone()
    return (answer.status_code, byes) == (403, ["server-wrong-key"])


async def refused_by_hand(guest: Guest, table: str, key: str) -> bool:
    """Whether a key opens no seat for this browser."""
    answer = await guest.post(f"/api/tables/{table}/sit", {"key": key, "name": "Thief"})
    return (answer.status_code, answer.json()["message"]) == (403, "server-wrong-key")


@scenario
async def test_a_program_with_a_bot_key_takes_the_seat_and_comes_back_to_it(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna, program = await site.guest(), Guest(site.port)
        table = await anna.lay("tickets", "me", "friend", "friend")
        keys = await program_keys(anna, table)
        assert list(keys) == [1, 2]
        assert await program_keys(program, table) == {}
        for _ in range(2):
            await program.join(table, key=keys[2], name="Robin")
            assert program.mine == [2]
            await program.leave()
        seats = (await anna.http.get(f"/api/tables/{table}")).json()["seats"]
        assert [seat["name"] for seat in seats] == ["Me", "", "Robin"]
        await program.join(table, key="guess")
        await program.hears("bye")
        assert program.all("bye")[0]["message"] == "server-wrong-key"
        await anna.gone()
        await program.gone()


@scenario
async def test_a_key_for_programs_opens_no_seat_that_somebody_has_taken(tmp_path: Path) -> None:
    """Anna kept the key; Bram has sat down there by invitation, and his contracts are his."""
    async with served(tmp_path) as site:
        anna, bram = await site.guest(), await site.guest()
        table = await anna.lay("tickets", "me", "friend", "friend")
        keys = await program_keys(anna, table)
        assert await bram.sit(table, await anna.invitation(table), "Bram") == 1
        assert await refused(anna, table, keys[1])
        assert await program_keys(anna, table) == {2: keys[2]}
        await anna.join(table)
        assert anna.mine == [0]
        await anna.gone()
        await bram.gone()


@scenario
async def test_a_seat_taken_by_a_program_is_open_to_its_own_key_alone(tmp_path: Path) -> None:
    """Anna and Bram each have a key for the free seat. Anna's program was first, and Bram's key is void."""
    async with served(tmp_path) as site:
        anna, bram, program = await site.guest(), await site.guest(), Guest(site.port)
        table = await anna.lay("tickets", "me", "friend", "friend")
        await bram.sit(table, await anna.invitation(table), "Bram")
        annas, brams = (await program_keys(anna, table))[2], (await program_keys(bram, table))[2]
        await program.join(table, key=annas, name="Robin")
        assert program.mine == [2]
        await program.leave()
        assert await refused(bram, table, brams)
        by_hand = await anna.post(f"/api/tables/{table}/sit", {"key": annas})
        assert by_hand.status_code == 403  # it is the program that sits there, not who sent it
        program.told, program.mine = [], []
        await program.join(table, key=annas)
        assert program.mine == [2]
        assert program.table["seats"][2]["name"] == "Robin"
        for guest in (anna, bram, program):
            await guest.gone()


@scenario
async def test_a_program_that_sits_there_by_the_seats_own_key_comes_back(tmp_path: Path) -> None:
    """As programs did at tables that were laid when they were given no other; nobody else gets in by it."""
    async with served(tmp_path) as site:
        anna, program = await site.guest(), Guest(site.port)
        table = await anna.lay("tickets", "me", "friend", "friend")
        room = await site.lobby.room(table)
        key = room.table.seats[2].key
        assert await refused(anna, table, key)
        as_before = Guests(await site.lobby.store.secret()).program(key)
        async with room.lock:
            await room.put(entries.SatDown(at=0, seat=2, guest=as_before, name="Robin"))
        for _ in range(2):
            await program.join(table, key=key)
            assert program.mine == [2]
            await program.leave()
            program.told, program.mine = [], []
        assert await refused_by_hand(anna, table, key)
        await anna.gone()
        await program.gone()


@scenario
async def test_the_permanent_keys_of_seats_open_none(tmp_path: Path) -> None:
    """They were in the links of older tables: neither a taken nor a free seat opens to them any more."""
    async with served(tmp_path) as site:
        anna, thief = await site.guest(), await site.guest()
        table = await anna.lay("tickets", "me", "friend")
        for seat in (await site.lobby.room(table)).table.seats:
            assert await refused(thief, table, seat.key)
        await anna.gone()
        await thief.gone()


@scenario
async def test_a_key_for_programs_survives_what_happens_at_other_seats(tmp_path: Path) -> None:
    """Anna gives one key away and gets up, Bram another one and moves to his phone: both keys are good."""
    async with served(tmp_path) as site:
        anna, bram, phone = await site.guest(), await site.guest(), await site.guest()
        table = await anna.lay("tickets", "me", "friend", "friend", "friend")
        await bram.sit(table, await anna.invitation(table), "Bram")
        annas, brams = (await program_keys(anna, table))[2], (await program_keys(bram, table))[3]
        await anna.join(table)
        await anna.say(type="free_seat", seat=0)
        await anna.until(lambda: anna.mine == [])
        await phone.take_seat(table, await bram.seat_link(table, 1))
        for seat, key in ((2, annas), (3, brams)):
            program = await Guest(site.port).join(table, key=key, name="Robin")
            assert program.mine == [seat]
            await program.leave()
            again = await Guest(site.port).join(table, key=key)
            assert again.mine == [seat]
            await again.gone()
            await program.gone()
        for guest in (anna, bram, phone):
            await guest.gone()
