"""Nobody steals an auction by holding up the server: presses count when they came in, or the run is void.

The loop of the server is really blocked. Where the operating system tells when a press came in, that counts;
`blind` takes this knowledge away, as on other systems than Linux.
"""

import asyncio
import contextlib
import json
import time
from pathlib import Path

import msgspec
import pytest
from websockets import Origin
from websockets.sync.client import connect

from damrak.server import tcp
from tests.server.harness import QUICK, Guest, Message, Site, scenario, served
from tests.server.held_up import a_press, a_word, frame, hold_up, shout, wait_until
from tests.server.live import at_the_clock, decided, start

pytestmark = pytest.mark.calm

STEP_MS = 100
PATIENT = msgspec.structs.replace(QUICK, look_at_card=600_000)


@pytest.fixture
def blind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tcp, "since_last_data", lambda _line: None)


async def three(site: Site) -> tuple[list[Guest], str]:
    guests = [await site.guest() for _ in range(3)]
    return guests, await at_the_clock(site, guests, step_ms=STEP_MS, first=0)


async def heard(guest: Guest) -> None:
    """All that a guest has said is done."""
    await guest.refusal(**a_word())


def heard_of(guest: Guest) -> list[str]:
    """The kinds of all messages but pings."""
    return [message["type"] for message in guest.told if message["type"] != "ping"]


async def next_run(guests: list[Guest], run: Message) -> Message:
    """The run after this one, once it is announced."""
    for guest in guests:
        await guest.until(lambda guest=guest: guest.all("run")[-1]["run"] > run["run"])  # type: ignore[misc]
    return guests[0].all("run")[-1]


async def stolen(guests: list[Guest], run: Message, *, more: bool = False) -> None:
    """A says early that it presses at 1300; then the server is held up, and B presses at 1000."""
    thief, honest, _ = guests
    shout(thief, a_press(thief, run, 1_300))
    await heard(thief)
    wait_until(run, 900)
    hold_up(run, 1_550, (honest, 1_000), more=more)


@scenario
async def test_a_press_that_came_in_while_the_server_was_held_up_counts_from_then(tmp_path: Path) -> None:
    async with served(tmp_path, PATIENT) as site:
        guests, _ = await three(site)
        run = await start(guests)
        await stolen(guests, run)
        audit = await decided(guests)
        assert (audit["winner"], audit["price"], audit["void"]) == (1, run["prices"][10], False)
        press = audit["presses"][0]
        assert press["arrived_ms"] == pytest.approx(1_000, abs=25)
        assert press["held_up_ms"] is None
        for guest in guests:
            await guest.gone()


@scenario
async def test_where_nobody_knows_when_it_came_in_the_run_is_void_and_starts_again(
    tmp_path: Path, blind: None
) -> None:
    async with served(tmp_path, PATIENT) as site:
        guests, table = await three(site)
        card, run = guests[0].at(0)["view"]["auction"]["card"], await start(guests)
        await stolen(guests, run)
        again = await next_run(guests, run)
        void = await decided(guests)
        assert void == audit_of_a_void_run(run, card)
        assert again["start"] > run["start"] + len(run["prices"]) * STEP_MS
        hold_up(again, 700, (guests[1], 600))
        await guests[0].hears("audit", 2)
        assert (await decided(guests))["winner"] == 1
        listed = (await guests[2].http.get(f"/api/tables/{table}/audits")).json()
        assert [audit["void"] for audit in listed] == [True, False]
        for guest in guests:
            await guest.gone()


def audit_of_a_void_run(run: Message, card: str) -> Message:
    nobody: Message = {"winner": None, "price": None, "presses": []}
    return {"type": "audit", "run": run["run"], "card": card, "void": True, **nobody}


@scenario
async def test_who_says_more_right_after_a_press_is_not_robbed_either(tmp_path: Path) -> None:
    """The system knows when the last byte came in, and not the one before."""
    async with served(tmp_path, PATIENT) as site:
        guests, _ = await three(site)
        run = await start(guests)
        await stolen(guests, run, more=True)
        await next_run(guests, run)
        assert (await decided(guests))["void"]
        for guest in guests:
            await guest.gone()


@scenario
async def test_a_delay_that_could_not_have_changed_the_winner_voids_nothing(
    tmp_path: Path, blind: None
) -> None:
    """B pressed before, and nothing that claims 1000 can have been made before 700."""
    async with served(tmp_path, PATIENT) as site:
        guests, _ = await three(site)
        run = await start(guests)
        wait_until(run, 700)
        shout(guests[1], a_press(guests[1], run, 700))
        await heard(guests[1])
        hold_up(run, 1_550, (guests[0], 1_000))
        audit = await decided(guests)
        assert (audit["winner"], audit["void"]) == (1, False)
        assert len(guests[0].all("run")) == 1
        for guest in guests:
            await guest.gone()


@scenario
async def test_a_press_that_is_still_unread_when_the_time_is_up_is_waited_for(
    tmp_path: Path, blind: None
) -> None:
    """The dial has run out when the loop goes on; but the press came in before, and only it could win."""
    async with served(tmp_path, PATIENT) as site:
        guests, _ = await three(site)
        run = await start(guests)
        wait_until(run, 100)
        hold_up(run, 1_500, (guests[2], 1_450))
        audit = await decided(guests)
        assert (audit["winner"], audit["price"]) == (2, run["prices"][14])
        for guest in guests:
            await guest.gone()


async def void_twice(guests: list[Guest]) -> None:
    run = await start(guests)
    for number in (1, 2):
        await stolen(guests, run)
        for guest in guests:
            await guest.hears("audit", number)
        if number == 1:
            run = await next_run(guests, run)


@scenario
async def test_after_two_void_runs_sealed_limits_decide(tmp_path: Path, blind: None) -> None:
    async with served(tmp_path, PATIENT) as site:
        guests, table = await three(site)
        await void_twice(guests)
        for guest in guests:
            await guest.until(lambda guest=guest: guest.all("clock_waits")[-1]["sealed"])  # type: ignore[misc]
        assert sorted(guests[0].all("clock_waits")[-1]["waiting_for"]) == [0, 1, 2]
        no_ready = guests[0].all("run")
        for guest in guests:
            await guest.say(type="ready", seat=guest.mine[0])
        for guest, price in zip(guests[:2], (90, 110), strict=True):
            before = heard_of(guests[2])
            await guest.say(type="limit", seat=guest.mine[0], price=price)
            await heard(guest)
            await heard(guests[2])
            assert heard_of(guests[2])[len(before) :] == ["refused"]  # nothing but the answer to that
        await guests[2].say(type="limit", seat=2, price=None)
        await guests[0].until(lambda: guests[0].at(0)["view"]["sale"])
        sale = guests[0].at(0)["view"]["sale"]
        assert (sale["seat"], sale["price"]) == (1, 110)
        assert guests[0].all("run") == no_ready
        assert (await site.lobby.room(table)).table.void_runs == 0
        for guest in guests:
            await guest.gone()


@scenario
async def test_who_names_no_limit_in_time_names_none(tmp_path: Path, blind: None) -> None:
    """Also who is away: they have the usual time to come back."""
    async with served(tmp_path, msgspec.structs.replace(QUICK, look_at_card=400)) as site:
        guests, _ = await three(site)
        await void_twice(guests)
        await guests[2].leave()
        await guests[1].say(type="limit", seat=1, price=60)
        await guests[0].until(lambda: guests[0].at(0)["view"]["sale"])
        sale = guests[0].at(0)["view"]["sale"]
        assert (sale["seat"], sale["price"]) == (1, 60)
        for guest in guests:
            await guest.gone()


@scenario
async def test_void_runs_are_remembered_over_a_restart(tmp_path: Path, blind: None) -> None:
    async with served(tmp_path, PATIENT) as site:
        guests, table = await three(site)
        await void_twice(guests)
        for guest in guests:
            await guest.leave()
    async with served(tmp_path, PATIENT) as site:
        back = [at_port(guest, site.port) for guest in guests]
        for guest in back:
            await guest.join(table)
        await back[0].hears("clock_waits")
        assert back[0].all("clock_waits")[-1]["sealed"]
        assert back[0].all("audit")[-1]["void"]
        for guest in [*guests, *back]:
            await guest.gone()


def at_port(guest: Guest, port: int) -> Guest:
    """The same browser, at a server that was started again."""
    same = Guest(port)
    same.http.cookies = guest.http.cookies
    return same


@scenario
async def test_limits_stand_and_purses_are_not_charged(tmp_path: Path, blind: None) -> None:
    async with served(tmp_path, PATIENT) as site:
        guests, _ = await three(site)
        await guests[2].say(type="limit", seat=2, price=60)
        await guests[2].until(lambda: guests[2].at(2)["limited"])
        run = await start(guests[:2])
        await stolen(guests, run)
        again = await next_run(guests, run)
        assert guests[2].at(2)["limit"] == 60
        wait_until(again, 300)
        shout(guests[1], a_press(guests[1], again, 160))
        await guests[0].hears("audit", 2)
        press = (await decided(guests))["presses"][0]
        assert (press["seat"], press["counted_ms"]) == (1, 160)  # out of the purse, which was full
        for guest in guests:
            await guest.gone()


@scenario
async def test_a_limit_that_may_have_come_before_the_dial_got_there_voids_the_run(
    tmp_path: Path, blind: None
) -> None:
    async with served(tmp_path, PATIENT) as site:
        guests, _ = await three(site)
        run = await start(guests)
        shout(guests[0], a_press(guests[0], run, 1_300))
        await heard(guests[0])
        wait_until(run, 900)
        shout(guests[1], {"type": "limit", "seat": 1, "price": run["prices"][11]})
        wait_until(run, 1_350)
        await guests[1].until(lambda: "server-dial-has-passed" in str(guests[1].all("refused")))
        await next_run(guests, run)
        assert (await decided(guests))["void"]
        for guest in guests:
            await guest.gone()


@scenario
async def test_the_last_limit_of_a_void_run_has_to_be_named_again(tmp_path: Path, blind: None) -> None:
    """It was held back for presses on their way, so it was not sealed."""
    async with served(tmp_path, PATIENT) as site:
        guests, _ = await three(site)
        for guest in guests[:2]:
            await guest.say(type="limit", seat=guest.mine[0], price=50)
            await guest.until(lambda guest=guest: guest.at(guest.mine[0])["limited"])  # type: ignore[misc]
        run = await start(guests[2:])
        wait_until(run, 300)
        shout(guests[2], {"type": "limit", "seat": 2, "price": 60})
        shout(guests[1], a_press(guests[1], run, 250))
        wait_until(run, 900)
        await next_run(guests, run)
        assert guests[2].all("refused")[-1]["message"] == "server-limit-again"
        assert not any("server-limit-again" in str(guest.all("refused")) for guest in guests[:2])
        for guest in guests:
            await guest.gone()


async def all_heard(folder: Path, presses: list[tuple[int, float]]) -> list[list[str]]:
    """What a player who does not press and a spectator hear of a void run with these presses."""
    async with served(folder, PATIENT) as site:
        guests, table = await three(site)
        gallery = await (await site.guest()).join(table)
        for guest in (guests[2], gallery):  # news of who is here come a little later
            await guest.until(lambda guest=guest: guest.table["spectators"] == 1)  # type: ignore[misc]
        run = await start(guests)
        shout(guests[0], a_press(guests[0], run, 1_300))
        await heard(guests[0])
        wait_until(run, 900)
        hold_up(run, 1_550, *((guests[seat], moment) for seat, moment in presses))
        again = await next_run([*guests, gallery], run)
        assert len(guests[0].all("run")) == 2
        told = [heard_since(guest, run, again) for guest in (guests[2], gallery)]
        for guest in (*guests, gallery):
            await guest.gone()
        return told


def heard_since(guest: Guest, run: Message, again: Message) -> list[str]:
    """Everything but pings, with moments and the card left out: they differ in any case."""
    told = [text for text in guest.raw if json.loads(text)["type"] != "ping"]
    first = next(at for at, text in enumerate(told) if json.loads(text)["type"] == "run")
    moments = {str(run["start"]): "START", str(again["start"]): "AGAIN"}
    waits = [message for message in guest.all("clock_waits") if message["run"] == again["run"]]
    moments |= {str(message["until"]): "UNTIL" for message in waits}
    moments |= {str(message["card"]): "CARD" for message in guest.all("audit")}
    return [renamed(text, moments) for text in told[first:]]


def renamed(text: str, names: dict[str, str]) -> str:
    for old, new in names.items():
        text = text.replace(old, new)
    return text


@scenario
async def test_nobody_learns_who_pressed_in_a_void_run(tmp_path: Path, blind: None) -> None:
    """Two worlds with other presses: the others are told the same, byte by byte, and as late."""
    one, other = [
        await all_heard(tmp_path / str(world), presses)
        for world, presses in enumerate([[(1, 1_000.0)], [(1, 1_200.0)]])
    ]
    assert one == other
    assert all(any('"void":true' in text for text in told) for told in one)


@scenario
async def test_a_void_run_ends_only_when_its_dial_would_have_run_out(tmp_path: Path, blind: None) -> None:
    """Else everybody would learn at which price somebody had pressed."""
    async with served(tmp_path, PATIENT) as site:
        guests, _ = await three(site)
        run = await start(guests)
        await asyncio.sleep(max(0.0, run["start"] / 1000 - site.lobby.pace.now() / 1000))
        shout(guests[0], a_press(guests[0], run, 500))
        await heard(guests[0])
        hold_up(run, 750, (guests[1], 200))
        await next_run(guests, run)
        assert site.lobby.pace.now() >= run["start"] + len(run["prices"]) * STEP_MS
        assert (await decided(guests))["void"]
        for guest in guests:
            await guest.gone()


def flood(port: int, table: str, run: Message, from_ms: float, until_ms: float) -> None:
    """In a thread: a stranger looks on at another table and sends nonsense as fast as possible."""
    nonsense = frame(b"{}") * 8_000
    address = f"127.0.0.1:{port}"
    with connect(f"ws://{address}/api/tables/{table}/socket", origin=Origin(f"http://{address}")) as line:
        wait_until(run, from_ms)
        with contextlib.suppress(OSError):  # the server may cut the line off
            line.socket.settimeout(0.1)
            while time.time() * 1000 < run["start"] + until_ms:
                with contextlib.suppress(TimeoutError):
                    line.socket.sendall(nonsense)
        line.socket.close()


@scenario
async def test_a_flood_at_another_table_steals_no_auction(tmp_path: Path) -> None:
    """As finding 1b of the review: A says early "I press at 1300"; a flood; B presses at 1000."""
    async with served(tmp_path, PATIENT) as site:
        guests, _ = await three(site)
        elsewhere = await guests[2].lay("tickets", "me", "friend")
        run = await start(guests)
        shout(guests[0], a_press(guests[0], run, 1_300))
        await heard(guests[0])
        flooding = asyncio.to_thread(flood, site.port, elsewhere, run, 700, 2_000)
        pressing = asyncio.to_thread(hold_up, run, 1_000, (guests[1], 1_000))
        await asyncio.gather(flooding, pressing)
        audit = await decided(guests)
        assert audit["void"] or (audit["winner"], audit["price"]) == (1, run["prices"][10])
        for guest in guests:
            await guest.gone()


@scenario
async def test_a_restart_in_mid_run_forgets_and_tells_of_no_press(tmp_path: Path) -> None:
    async with served(tmp_path, PATIENT) as site:
        guests, table = await three(site)
        run = await start(guests)
        shout(guests[0], a_press(guests[0], run, 1_300))
        await heard(guests[0])
        for guest in guests:
            await guest.leave()
        kept = await site.lobby.store.entries(table)
        assert not any(b'"press ' in entry or b'"presses"' in entry for entry in kept)
    async with served(tmp_path, PATIENT) as site:
        back = [at_port(guest, site.port) for guest in guests]
        for guest in back:
            await guest.join(table)
        await back[0].hears("clock_waits")
        assert back[0].all("clock_waits")[-1]["void_runs"] == 0
        assert (await back[1].http.get(f"/api/tables/{table}/audits")).json() == []
        again = await start(back)
        assert again["run"] == run["run"]
        for guest in [*guests, *back]:
            await guest.gone()
