"""A spectator sees the table and no secret: not on the page, not on the wire."""

import json
from typing import Any

from playwright.sync_api import WebSocket, expect

from tests.browser.guests import PHONE, Guest, Guests


def overheard(guest: Guest) -> list[dict[str, Any]]:
    """Every message that a guest's browser is sent from now on."""
    messages: list[dict[str, Any]] = []

    def listen(line: WebSocket) -> None:
        line.on("framereceived", lambda frame: messages.append(json.loads(frame)))

    guest.page.on("websocket", listen)
    return messages


def test_a_spectator_is_told_no_hand_no_contract_and_no_legal_action(guests: Guests) -> None:
    anna, watcher = guests.arrive("Anna"), guests.arrive("Watcher")
    told = overheard(watcher)
    seats = [{"who": "me", "name": "Anna"}, {"who": "bot", "level": "apprentice"}]
    table = anna.lay_table("tickets", seats)
    watcher.go(f"/table/{table}")
    expect(watcher.find("sentence")).to_be_visible()
    anna.play_hastily("[aria-label^='Draw unseen']", clicks=8)
    expect(watcher.find("log").get_by_text("drew a card from the pile").first).to_be_visible()
    views = [seat["view"] for message in told if message["type"] == "seen" for seat in message["seats"]]
    assert views
    for view in views:
        assert (view["seat"], view["hand"], view["contracts"], view["offered"]) == (None, {}, [], [])
    assert not any(
        seat["legal"] for message in told if message["type"] == "seen" for seat in message["seats"]
    )
    assert not any(
        event["secrets"] for message in told if message["type"] == "seen" for event in message["log"]
    )
    expect(watcher.page.locator("[data-lit]")).to_have_count(0)
    expect(watcher.find("undo")).to_have_count(0)
    expect(watcher.find("watching")).to_have_text("You are watching.")
    expect(anna.find("watching")).to_have_count(0)
    watcher.page.set_viewport_size(PHONE)
    expect(watcher.page.get_by_role("tab")).to_have_text(["Cards", "Seats", "Log"])


def test_a_spectator_of_merchants_learns_no_purse_and_no_limit(guests: Guests) -> None:
    anna, watcher = guests.arrive("Anna"), guests.arrive("Watcher")
    told = overheard(watcher)
    bot = {"who": "bot", "level": "apprentice"}
    options = {"auction": "sealed", "hidden_money": True, "first": 0}
    table = anna.lay_table("merchants", [{"who": "me", "name": "Anna"}, bot, bot], options=options)
    watcher.go(f"/table/{table}")
    expect(watcher.find("sentence")).to_be_visible()
    anna.play_hastily(avoid=".auction *")
    expect(anna.page.locator(".auction")).to_be_visible()
    expect(watcher.page.locator(".auction")).to_be_visible()
    anna.play_hastily(clicks=12)
    expect(watcher.find("log").get_by_text(" is put up for auction.").nth(1)).to_be_attached()
    seats = [seat for message in told if message["type"] == "seen" for seat in message["seats"]]
    assert any(seat["view"]["auction"] for seat in seats)
    for seat in seats:
        view = seat["view"]
        assert (view["seat"], seat["legal"], seat["limit"], seat["limited"]) == (None, [], None, False)
        assert {player["money"] for player in view["players"]} == {None}
        assert view["auction"] is None or view["auction"]["limit"] is None
    expect(watcher.page.locator("[data-at=seats] > li > b")).to_have_text(["? thousand florins"] * 3)
    expect(watcher.page.locator("[data-lit]")).to_have_count(0)
    expect(watcher.find("ask-hint")).to_have_count(0)
    expect(watcher.find("causes")).to_have_count(0)
