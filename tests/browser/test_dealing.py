"""Dealing anyone can check, as people see it: the start, the score sheet, servers that cheat."""

import contextlib
import json
import sqlite3
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from damrak.core.dealing import promise_of, seed_in, verified
from damrak.core.match import checked_record
from damrak.server.boards import Boards
from damrak.server.table import read_table
from tests.browser.axe import violations
from tests.browser.guests import PHONE, Guest, Guests
from tests.browser.lines import altered
from tests.browser.test_languages import untranslated
from tests.browser.test_phone import sideways

ME = {"who": "me", "name": "Anna"}
BOT = {"who": "bot", "name": "Cees", "level": "apprentice"}
Facts = dict[str, Any]


def at_the_end(guest: Guest, record: Facts) -> None:
    """The match that a guest sees is over from the next page on, and this is its record."""

    def end(told: Facts) -> None:
        if told["type"] == "table" and told["phase"] == "playing":
            told["phase"] = "over"

    def answer(route: Route) -> None:
        route.fulfill(body=json.dumps(record), content_type="application/json")

    altered(guest.page, end)
    guest.page.route("**/record", answer)
    guest.page.reload()
    guest.find("deal-check").click()


def server_s_record(guests: Guests, table: str) -> Facts:
    """The record of a match that is still going on: only the server's own files tell that."""
    asked = "select body from entries where match = ? order by number"
    with contextlib.closing(sqlite3.connect(guests.house.data / "damrak.sqlite")) as base:
        bodies = [body for (body,) in base.execute(asked, (table,))]
    match = read_table(table, bodies, Boards()).match
    assert match is not None
    return match.record()


def begun(guests: Guests, **habits: Any) -> tuple[Guest, Guest, str]:
    """Anna and Bram play with a bot, each in a browser of their own."""
    anna, bram = guests.arrive("Anna", **habits), guests.arrive("Bram")
    for _ in range(5):
        table = anna.lay_table("tickets", [ME, {"who": "friend"}, BOT], adds_chance=True)
        bram.accept(anna.invitation())
        for guest in (anna, bram):
            expect(guest.find("sentence")).to_be_visible()
        *_, last = server_s_record(guests, table)["dealing"]["rounds"]
        if list(last["idle"]) == [{"seat": 2, "why": "bot"}]:
            return anna, bram, table
    raise AssertionError("this machine was too busy to deal within five seconds, five times")


def finding(guest: Guest) -> Any:
    return guest.find("deal-finding")


@pytest.mark.long
def test_two_browsers_play_to_the_end_and_both_find_that_the_deal_was_fair(guests: Guests) -> None:
    anna, bram, table = begun(guests)
    for guest in (anna, bram):
        guest.play_hastily("g[data-lit]")
    for guest in (anna, bram):
        guest.sees_score_sheet()
        guest.find("deal-check").click()
        expect(finding(guest)).to_have_attribute("data-fair", "true")
        expect(finding(guest)).to_contain_text(
            "the server’s secret and chance from Anna and Bram made the seed"
        )
        expect(finding(guest)).to_contain_text("What this browser added is part of it.")
        expect(finding(guest)).to_contain_text("Nothing was added by Cees (a bot).")
    assert violations(anna) == []
    record = checked_record(guests.house.ask(f"/api/tables/{table}/record"))
    assert verified(record.dealing, record.seats, record.seed).fair
    watcher = guests.arrive("Dirk")
    watcher.go(f"/table/{table}")
    watcher.find("deal-check").click()
    expect(finding(watcher)).to_contain_text("This browser saw no promise before the cards were dealt")
    expect(finding(watcher)).to_have_attribute("data-fair", "true")


def other_secret(record: Facts) -> None:
    record["dealing"]["rounds"][0]["secret"] = "ab" * 32


def made_up(record: Facts) -> None:
    """A whole deal that fits in itself, with a secret that suits the server better."""
    (one,), table = record["dealing"]["rounds"], record["dealing"]["table"]
    one |= {"secret": "ab" * 32, "promise": promise_of("ab" * 32, table, 1), "commitments": []}
    one["idle"] = [{"seat": seat, "why": "absent"} for seat in range(3)]
    record["seed"] = seed_in(checked_record(record).dealing)  # type: ignore[arg-type]


def other_seed(record: Facts) -> None:
    record["seed"] = "ab" * 32


def not_dealt(record: Facts) -> None:
    record["dealing"] = None


CHEATS: dict[str, tuple[Callable[[Facts], None], str]] = {
    "secret": (other_secret, "the server’s secret does not fit its promise"),
    "made up": (made_up, "the server showed this browser another promise"),
    "seed": (other_seed, "secret and chance make another seed"),
    "not dealt": (not_dealt, "the record says nothing of round 1"),
}


def test_a_server_that_tampers_with_the_record_is_found_out(guests: Guests) -> None:
    anna, _bram, table = begun(guests)
    true = server_s_record(guests, table)
    at_the_end(anna, true)
    expect(finding(anna)).to_have_attribute("data-fair", "true")
    for cheat, sentence in CHEATS.values():
        told = json.loads(json.dumps(true))
        cheat(told)
        at_the_end(anna, told)
        expect(finding(anna)).to_contain_text(sentence)
        expect(finding(anna)).to_have_attribute("data-fair", "false")


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "nl-NL"])
def test_it_is_said_in_every_language_and_fits_a_phone(guests: Guests, locale: str) -> None:
    anna, _bram, table = begun(guests, viewport=PHONE, locale=locale, has_touch=True, is_mobile=True)
    at_the_end(anna, server_s_record(guests, table))
    expect(finding(anna)).to_have_attribute("data-fair", "true")
    assert untranslated(anna) == []
    assert not sideways(anna)
    assert violations(anna) == []


def test_alone_with_bots_the_match_starts_at_once_and_is_dealt_with_this_browser(guests: Guests) -> None:
    """By the home page itself; two tabs are one browser."""
    anna = guests.arrive("Anna")
    anna.go("/")
    anna.find("game-tickets").check()
    anna.find("my-name").fill("Anna")
    anna.find("start").click()
    expect(anna.find("sentence")).to_be_visible()
    table = anna.page.url.rpartition("/")[2].partition("#")[0]
    dealing = checked_record(server_s_record(guests, table)).dealing
    assert dealing is not None
    assert [list(it.seats) for it in dealing.rounds[0].commitments] == [[0]]
    assert len(dealing.rounds) == 1


def test_a_browser_reveals_nothing_if_its_commitment_is_not_on_the_list(guests: Guests) -> None:
    anna, bram = guests.arrive("Anna"), guests.arrive("Bram")
    said: list[Facts] = []
    anna.page.on("websocket", lambda line: line.on("framesent", lambda text: said.append(json.loads(text))))

    def cheat(told: Facts) -> None:
        if told["type"] == "deal_reveal":
            told["commitments"] = [{"seats": [0], "commitment": "ab" * 32}]

    altered(anna.page, cheat)
    table = anna.lay_table("tickets", [ME, {"who": "friend"}, BOT], adds_chance=True)
    bram.accept(anna.invitation())
    expect(bram.find("shuffling")).to_be_visible()
    expect(bram.find("sentence")).to_be_visible()
    dealing = checked_record(server_s_record(guests, table)).dealing
    assert dealing is not None
    assert [(it.seat, it.why) for it in dealing.rounds[-1].idle] == [(0, "left out"), (2, "bot")]
    assert len(dealing.rounds) == 4
    assert not [it for it in said if it["type"] == "reveal"]
