"""Dealing anyone can check, over real sockets: who adds what, who is waited for, what nobody learns early."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from damrak.core.dealing import Dealing, promise_of, verified
from damrak.server.entries import DealOpened, Opened, read
from tests.server.browsers import (
    Browser,
    Party,
    dealing_of,
    full_table,
    party,
    record_of,
    time_is_up,
    verdict_on,
)
from tests.server.harness import QUICK, Guest, scenario

NO_HURRY = msgspec.structs.replace(QUICK, deal_commit=600_000, deal_reveal=600_000)
"""Whoever is waited for in vain lets the test fail."""
IMPATIENT = msgspec.structs.replace(QUICK, deal_commit=1, deal_reveal=1)


async def has_committed(guest: Browser) -> None:
    """What a guest says next is refused: by then its commitment is heard."""
    await guest.until(lambda: 1 in guest.chances)
    await guest.refusal(type="commit", round=9, commitment="ab" * 32)


def idle_in(dealing: Dealing, at: int = -1) -> dict[int, str]:
    return {it.seat: it.why for it in dealing.rounds[at].idle}


@scenario
async def test_two_browsers_and_a_bot_deal_fairly_and_the_record_says_so(tmp_path: Path) -> None:
    async with party(tmp_path, NO_HURRY) as site:
        anna, bram = await site.browser(), await site.browser()
        table = await full_table([anna, bram], "bot")
        for guest in (anna, bram):
            await guest.hears("seen")
        record = await record_of([anna, bram], table)
        assert verdict_on(record).fair
        (dealt,) = record["dealing"]["rounds"]
        assert dealt["promise"] == anna.deals[1]["promise"] == bram.deals[1]["promise"]
        reveals = {tuple(it["seats"]): it["reveal"] for it in dealt["commitments"]}
        assert reveals == {(0,): anna.chances[1], (1,): bram.chances[1]}
        assert dealt["idle"] == [{"seat": 2, "why": "bot"}]
        listed = [{"seats": it["seats"], "commitment": it["commitment"]} for it in dealt["commitments"]]
        assert anna.lists[1]["commitments"] == bram.lists[1]["commitments"] == listed


@scenario
async def test_the_promise_comes_with_the_table_and_everybody_may_see_it(tmp_path: Path) -> None:
    async with party(tmp_path, NO_HURRY) as site:
        anna, watcher = await site.browser(), await site.guest()
        seats = [{"who": "me", "name": "Anna"}, {"who": "friend"}]
        laid = (
            await anna.post("/api/tables", {"game": "tickets", "seats": seats, "adds_chance": True})
        ).json()
        facts = (await watcher.http.get(f"/api/tables/{laid['id']}")).json()
        assert facts["deal"] == {"round": 1, "promise": laid["promise"], "underway": False}
        await anna.come(laid["id"])
        await anna.say(type="hand_over", seat=1, level="clerk")
        await anna.hears("seen")
        assert anna.deals[1]["promise"] == laid["promise"]
        assert (await dealing_of(site, laid["id"])).rounds[0].promise == laid["promise"]
        after = (await watcher.http.get(f"/api/tables/{laid['id']}")).json()
        assert after["deal"] == facts["deal"]


@scenario
async def test_clients_of_the_older_wire_start_at_once_and_are_named(tmp_path: Path) -> None:
    async with party(tmp_path, NO_HURRY) as site:
        anna, bram = await site.guest(), await site.guest()
        table = await anna.lay("tickets", "me", "friend", "bot", "friend")
        keys = (await anna.http.get(f"/api/tables/{table}/links")).json()["bots"]
        program = await site.guest()
        await program.join(table, key=keys[1]["key"])
        await anna.join(table)
        await bram.sit(table, await anna.invitation(table))
        await anna.hears("seen")
        assert "deal" not in anna.kinds
        dealing = await dealing_of(site, table)
        assert idle_in(dealing) == {0: "older", 1: "older", 2: "bot", 3: "program"}
        match = (await site.lobby.room(table)).table.match
        assert match is not None
        assert verified(dealing, 4, match.seed).fair


@scenario
async def test_a_browser_among_older_clients_is_the_only_one_that_is_waited_for(tmp_path: Path) -> None:
    async with party(tmp_path, NO_HURRY) as site:
        anna, bram = await site.guest(), await site.browser()
        table = await anna.lay("tickets", "me", "friend")
        await anna.join(table)
        await bram.come(table)
        await bram.sit(table, await anna.invitation(table), adds_chance=True)
        await anna.hears("seen")
        dealing = await dealing_of(site, table)
        assert idle_in(dealing) == {0: "older"}
        assert dealing.rounds[0].commitments[0].reveal == bram.chances[1]


@scenario
async def test_several_seats_at_one_screen_are_one_browser_and_so_are_tabs(tmp_path: Path) -> None:
    async with party(tmp_path, NO_HURRY) as site:
        anna = await site.browser()
        tab = await site.browser("never commits", "never reveals")
        tab.http.cookies = anna.http.cookies
        table = await anna.lay("tickets", "me", "here", "friend", adds_chance=True)
        await anna.come(table)
        await tab.come(table)
        bram = await site.browser("never commits")
        await bram.come(table)
        await bram.sit(table, await anna.invitation(table), adds_chance=True)
        await bram.hears("deal")
        await has_committed(anna)
        await tab.say(type="commit", round=1, commitment=anna.commitment(1))
        assert (await tab.refusal(type="commit", round=9, commitment="ab" * 32))[
            "message"
        ] == "server-no-deal"
        own = await tab.refusal(type="commit", round=1, commitment=tab.commitment(1))
        assert own["message"] == "server-deal-committed"
        await bram.commit(1)
        await anna.hears("seen")
        dealing = await dealing_of(site, table)
        assert [it.seats for it in sorted(dealing.rounds[0].commitments, key=lambda it: it.seats)] == [
            (0, 1),
            (2,),
        ]
        assert anna.chances[1] in {it.reveal for it in dealing.rounds[0].commitments}


@scenario
async def test_who_never_commits_is_left_behind_and_named(tmp_path: Path) -> None:
    async with party(tmp_path, NO_HURRY) as site:
        anna, bram = await site.browser(), await site.browser("never commits")
        table = await full_table([anna, bram])
        await bram.hears("deal")
        await has_committed(anna)
        await time_is_up(site, table)
        await bram.hears("seen")
        dealing = await dealing_of(site, table)
        assert idle_in(dealing) == {1: "silent"}
        assert [it.reveal for it in dealing.rounds[0].commitments] == [anna.chances[1]]


@scenario
async def test_who_is_absent_is_named(tmp_path: Path) -> None:
    async with party(tmp_path, NO_HURRY) as site:
        anna, bram = await site.browser(), await site.browser()
        table = await anna.lay("tickets", "me", "friend", adds_chance=True)
        await anna.come(table)
        await bram.sit(table, await anna.invitation(table), adds_chance=True)
        await has_committed(anna)
        await time_is_up(site, table)
        await anna.hears("seen")
        assert idle_in(await dealing_of(site, table)) == {1: "absent"}


@scenario
async def test_the_start_waits_for_nobody_longer_than_the_pace_allows(tmp_path: Path) -> None:
    async with party(tmp_path, IMPATIENT) as site:
        anna, bram = await site.browser("never commits"), await site.browser("never commits")
        table = await full_table([anna, bram])
        await bram.hears("seen")
        assert idle_in(await dealing_of(site, table)) == {0: "silent", 1: "silent"}


async def three_times_in_vain(site: Party, habit: str) -> tuple[Browser, Browser, str]:
    anna, bram = await site.browser(), await site.browser(habit)
    table = await full_table([anna, bram])
    for number in (1, 2, 3):
        for guest in (anna, bram):
            await guest.hears("deal_reveal", number)
        await time_is_up(site, table, anna, bram)
    await bram.hears("seen")
    return anna, bram, table


@scenario
async def test_who_does_not_reveal_is_left_out_after_three_times(tmp_path: Path) -> None:
    async with party(tmp_path, NO_HURRY) as site:
        anna, bram, table = await three_times_in_vain(site, "never reveals")
        assert sorted(bram.deals) == [1, 2, 3]
        assert sorted(anna.deals) == [1, 2, 3, 4]
        assert len({deal["promise"] for deal in anna.deals.values()}) == 4
        assert len(set(anna.chances.values())) == 4
        shown = {(facts["deal"]["round"], facts["deal"]["promise"]) for facts in anna.all("table")}
        assert shown == {(number, deal["promise"]) for number, deal in anna.deals.items()}
        record = await record_of([anna, bram], table)
        verdict = verdict_on(record)
        assert (verdict.fair, verdict.arguments) == (True, {"anew": 3})
        ends = [one["end"] for one in record["dealing"]["rounds"]]
        assert ends == ["reveal missing", "reveal missing", "reveal missing", "dealt"]
        assert record["dealing"]["rounds"][-1]["idle"] == [{"seat": 1, "why": "left out"}]
        assert bram.chances[1] not in str(record)


@scenario
async def test_a_reveal_that_does_not_match_is_none(tmp_path: Path) -> None:
    async with party(tmp_path, NO_HURRY) as site:
        _anna, bram, table = await three_times_in_vain(site, "reveals something else")
        assert bram.all("refused")[0]["message"] == "server-deal-mismatch"
        dealing = await dealing_of(site, table)
        assert len(dealing.rounds) == 4
        assert "0" * 64 not in str(dealing)


@scenario
async def test_what_comes_too_early_too_late_twice_or_from_elsewhere_is_refused(tmp_path: Path) -> None:
    async with party(tmp_path, NO_HURRY) as site:
        anna, bram = await site.browser(), await site.browser("never commits", "never reveals")
        watcher = await site.browser()
        other = "ab" * 32
        table = await full_table([anna, bram])
        await watcher.come(table)
        await bram.hears("deal")
        await has_committed(anna)

        async def refused(guest: Guest, **said: Any) -> str:
            return str((await guest.refusal(**said))["message"])

        assert await refused(watcher, type="commit", round=1, commitment=other) == "server-only-players"
        assert await refused(watcher, type="reveal", round=1, chance=other) == "server-only-players"
        assert await refused(bram, type="reveal", round=1, chance=other) == "server-deal-not-closed"
        assert await refused(bram, type="commit", round=2, commitment=other) == "server-no-deal"
        assert await refused(bram, type="commit", round=1, commitment=other[1:]) == "server-bad-message"
        assert await refused(bram, type="commit", round=1, commitment=f"{other}\n") == "server-bad-message"
        assert await refused(anna, type="commit", round=1, commitment=other) == "server-deal-committed"
        copied = anna.commitment(1)
        assert await refused(bram, type="commit", round=1, commitment=copied) == "server-deal-committed"
        assert await refused(bram, type="free_seat", seat=1) == "server-no-getting-up"
        await bram.commit(1)
        await bram.hears("deal_reveal")
        assert await refused(bram, type="commit", round=1, commitment=other) == "server-deal-closed"
        assert "deal_reveal" not in watcher.kinds
        await bram.reveal(1)
        await bram.hears("seen")
        for said in ({"type": "commit", "commitment": other}, {"type": "reveal", "chance": other}):
            assert await refused(bram, round=1, **said) == "server-no-deal"
        assert len((await dealing_of(site, table)).rounds) == 1


@scenario
async def test_nobody_hears_of_another_s_chance_nor_of_the_secret(tmp_path: Path) -> None:
    """Before the list is closed not even of the hashes; then of those alone."""
    async with party(tmp_path, NO_HURRY) as site:
        anna, bram = await site.browser(), await site.browser("never commits", "never reveals")
        watcher = await site.browser()
        table = await full_table([anna, bram])
        await watcher.come(table)
        await bram.hears("deal")
        await has_committed(anna)
        assert anna.commitment(1) not in "".join(bram.raw + watcher.raw)
        assert "deal_reveal" not in bram.kinds
        await bram.commit(1)
        await bram.hears("deal_reveal")
        await anna.refusal(type="reveal", round=9, chance="ab" * 32)
        assert anna.chances[1] not in "".join(bram.raw)
        await bram.reveal(1)
        for guest in (anna, bram, watcher):
            await guest.hears("seen")
        dealing = await dealing_of(site, table)
        match = (await site.lobby.room(table)).table.match
        assert match is not None
        answers = [
            (await anna.http.get(f"/api/tables/{table}{path}")).text
            for path in ("", "/links", "/audits", "/replay", "/record", "/analysis")
        ]
        hidden = [match.seed, dealing.rounds[0].secret, anna.chances[1], bram.chances[1]]
        told = {"anna": anna.raw, "bram": bram.raw, "watcher": watcher.raw, "http": answers}
        for who, texts in told.items():
            assert [secret for secret in hidden if secret in "".join(texts)] == [], who


@scenario
async def test_two_worlds_that_differ_in_another_s_chance_look_alike_until_the_start(tmp_path: Path) -> None:
    """Bram hears the same, message by message and byte by byte, whatever Anna adds; but for hashes."""
    heard = []
    for world in ("11" * 32, "22" * 32):
        async with party(tmp_path / world[:2], NO_HURRY) as site:
            anna, bram = await site.browser(), await site.browser("never reveals")
            anna.chances[1] = world
            await full_table([anna, bram])
            await bram.hears("deal_reveal")
            about = [it for it in bram.told if it["type"] not in ("ping", "chat")]
            heard.append([(it["type"], len(str(it))) for it in about])
    assert heard[0] == heard[1]


@scenario
async def test_a_server_that_stops_in_the_middle_deals_anew_and_counts_it(tmp_path: Path) -> None:
    async with party(tmp_path, NO_HURRY) as site:
        anna, bram = await site.browser(), await site.browser("never reveals")
        table = await full_table([anna, bram])
        await bram.hears("deal_reveal")
        await anna.until(lambda: 1 in anna.lists)
    async with party(tmp_path, NO_HURRY) as site:
        again = [await site.browser() for _ in (anna, bram)]
        for guest, before in zip(again, (anna, bram), strict=True):
            guest.http.cookies = before.http.cookies
            await guest.come(table)
        await again[0].hears("seen")
        assert [sorted(guest.deals) for guest in again] == [[2], [2]]
        dealing = await dealing_of(site, table)
        assert [one.end for one in dealing.rounds] == ["interrupted", "dealt"]
        promises = [anna.deals[1]["promise"], again[0].deals[2]["promise"]]
        assert [one.promise for one in dealing.rounds] == promises
        assert promises[0] != promises[1]
        played = (await site.lobby.room(table)).table.match
    async with party(tmp_path, NO_HURRY) as site:
        read_back = (await site.lobby.room(table)).table.match
        assert read_back is not None
        assert played is not None
        assert (read_back.seed, read_back.dealing) == (played.seed, dealing)


@scenario
async def test_a_table_that_was_full_when_laid_deals_when_its_page_comes(tmp_path: Path) -> None:
    async with party(tmp_path, NO_HURRY) as site:
        anna = await site.browser()
        table = await anna.lay("tickets", "me", "bot", adds_chance=True)
        facts = (await anna.http.get(f"/api/tables/{table}")).json()
        assert facts["phase"] == "waiting"
        assert facts["deal"]["underway"]
        await anna.come(table)
        await anna.hears("seen")
        assert (await dealing_of(site, table)).rounds[0].commitments[0].reveal == anna.chances[1]


@scenario
async def test_a_rematch_deals_likewise(tmp_path: Path) -> None:
    async with party(tmp_path, NO_HURRY) as site:
        anna = await site.browser()
        table = await anna.lay("tickets", "me", "bot", adds_chance=True)
        await anna.come(table)
        await anna.hears("seen")
        first = await record_of([anna], table)
        await anna.say(type="rematch")
        await anna.until(lambda: anna.table["rematch"])
        again = await site.browser()
        again.http.cookies = anna.http.cookies
        await again.come(anna.table["rematch"])
        await again.hears("seen")
        dealing = await dealing_of(site, anna.table["rematch"])
        assert dealing.rounds[0].commitments[0].reveal == again.chances[1]
        assert dealing.rounds[0].promise != first["dealing"]["rounds"][0]["promise"]


@scenario
async def test_a_line_that_drops_in_the_middle_may_come_back_and_reveal(tmp_path: Path) -> None:
    async with party(tmp_path, NO_HURRY) as site:
        anna, bram = await site.browser(), await site.browser("never reveals")
        table = await full_table([anna, bram])
        await bram.hears("deal_reveal")
        await bram.leave()
        bram.habits = ()
        await bram.come(table)
        await anna.hears("seen")
        assert len((await dealing_of(site, table)).rounds) == 1


@scenario
async def test_the_log_keeps_the_secret_of_every_round_before_it_is_promised(tmp_path: Path) -> None:
    async with party(tmp_path, NO_HURRY) as site:
        anna, _bram, table = await three_times_in_vain(site, "never reveals")
        kept = [read(body) for body in await site.lobby.store.entries(table)]
        secrets = [entry.secret for entry in kept if isinstance(entry, Opened | DealOpened)]
        assert secrets[0] == secrets[1]
        promises = [promise_of(secret, table, n) for n, secret in enumerate(secrets[1:], start=1)]
        assert promises == [anna.deals[n]["promise"] for n in (1, 2, 3, 4)]


@scenario
async def test_many_parties_at_once_all_start(tmp_path: Path) -> None:
    async with party(tmp_path, NO_HURRY) as site:
        hosts = [await site.browser() for _ in range(8)]
        tables = [await host.lay("merchants", "me", "here", "bot", adds_chance=True) for host in hosts]
        await asyncio.gather(*(host.come(table) for host, table in zip(hosts, tables, strict=True)))
        await asyncio.gather(*(host.hears("seen") for host in hosts))
        for table in tables:
            assert idle_in(await dealing_of(site, table)) == {2: "bot"}
