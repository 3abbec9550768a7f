"""axe finds nothing to complain about on any page, by daylight and by candlelight.

Score sheets and looking back are looked at where a game is over anyway: in test_whole_games.py.
"""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.guests import ASTRAY, PHONE, Guest, Guests

BOT = {"who": "bot", "level": "apprentice"}
ONE_AND_A_BOT = [{"who": "me", "name": "Anna"}, BOT]


@pytest.fixture
def anna(guests: Guests) -> Guest:
    return guests.arrive("Anna")


@pytest.mark.parametrize("path", ["/", "/rules", "/rules/merchants", "/rules/tickets", "/replay", "/nowhere"])
def test_pages(anna: Guest, guests: Guests, path: str) -> None:
    anna.go(path)
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    if path == "/":
        expect(anna.find("start")).to_be_visible()
    if path == "/nowhere":
        assert "404" in guests.complaints.pop()
    assert violations(anna) == []


def test_what_lies_behind_the_button_of_a_phone(guests: Guests) -> None:
    anna = guests.arrive("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    anna.go("/")
    anna.find("tastes").tap()
    expect(anna.find("theme")).to_be_visible()
    assert violations(anna) == []


def test_the_way_to_a_table(anna: Guest, guests: Guests) -> None:
    anna.lay_table("merchants", [*ONE_AND_A_BOT, {"who": "friend"}], settings={"open": True})
    path = anna.invitation()
    expect(anna.find("agreed")).to_be_visible()
    assert violations(anna) == []
    bram = guests.arrive("Bram")
    bram.go(path)
    expect(bram.find("guest-name")).to_be_visible()
    assert violations(bram) == []


def test_a_table_of_tickets_with_its_windows(anna: Guest) -> None:
    table = anna.lay_table("tickets", ONE_AND_A_BOT, options={"first": 0})
    anna.waits_for_turn()
    expect(anna.find("hint")).to_be_visible()
    assert violations(anna) == []
    anna.play_hastily("[data-at='keep both']", clicks=1)
    for asked in ("take cards", "take your second card", "take cards"):
        expect(anna.find("sentence")).to_contain_text(f"Anna, {asked}")
        anna.play_hastily("[data-at='draw unseen']", clicks=1)
    expect(anna.find("sentence")).to_contain_text("Anna, take your second card")
    assert violations(anna) == []
    anna.find("tab-chat").click()
    assert violations(anna) == []
    anna.find("more").click()
    assert violations(anna) == []
    anna.find("share").click()
    expect(anna.find("watch-link")).to_be_visible()
    assert violations(anna) == []
    anna.page.keyboard.press("Escape")
    expect(anna.find("watch-link")).to_have_count(0)  # while a window closes, keys are still its own
    anna.page.keyboard.press("?")
    expect(anna.page.get_by_role("dialog", name="Help and keys")).to_be_visible()
    assert violations(anna) == []
    anna.go(f"/replay/{table}")
    expect(anna.find("slider")).to_be_visible()
    assert violations(anna) == []


def test_the_tour_and_a_hint(anna: Guest) -> None:
    anna.go("/")
    anna.find("game-merchants").check()
    anna.find("tour").click()
    expect(anna.find("ring")).to_be_visible()
    assert violations(anna) == []
    anna.find("tour-end").click()
    anna.find("ask-hint").click()
    expect(anna.find("advice")).to_be_visible()
    assert violations(anna) == []


def test_a_refusal_and_a_question_to_undo(anna: Guest, guests: Guests) -> None:
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, {"who": "friend"}], options={"first": 0})
    bram = guests.arrive("Bram")
    bram.accept(anna.invitation())
    for guest in (anna, bram):
        guest.play_hastily("[data-at='keep both']", clicks=1)
    expect(anna.find("sentence")).to_contain_text("take cards")
    anna.play_hastily("[data-at='draw unseen']", clicks=1)
    expect(anna.find("sentence")).to_contain_text("take your second card")
    anna.find("undo").click()
    expect(bram.page.get_by_text("Anna asks to undo")).to_be_visible()
    assert violations(anna) == []
    assert violations(bram) == []
    anna.page.evaluate(ASTRAY, "keep both")
    anna.play_hastily("[data-at='draw unseen']", clicks=1)
    expect(anna.page.get_by_text("There are no contracts for you to choose from now.")).to_be_visible()
    assert violations(anna) == []


def test_a_table_of_merchants_with_its_clock(anna: Guest) -> None:
    options = {"auction": "sealed", "first": 0}
    anna.lay_table("merchants", [*ONE_AND_A_BOT, BOT], options=options)
    anna.waits_for_turn()
    assert violations(anna) == []
    anna.play_hastily("[data-at='put on bucket']", clicks=1)
    anna.find("causes").first.click()
    expect(anna.find("score-sheet")).to_be_visible()
    assert violations(anna) == []
    anna.page.keyboard.press("Escape")
    expect(anna.find("score-sheet")).to_have_count(0)
    anna.play_hastily(avoid=".auction *")
    expect(anna.page.locator(".auction")).to_be_visible(timeout=40_000)
    assert violations(anna) == []


def test_how_auctions_were_decided(anna: Guest) -> None:
    live = {"options": {"auction": "live", "first": 0}, "settings": {"step_ms": 200}}
    anna.lay_table("merchants", [*ONE_AND_A_BOT, BOT], **live)
    anna.waits_for_turn()
    anna.play_hastily()
    expect(anna.find("log").get_by_text(" is put up for auction.").nth(1)).to_be_attached()
    anna.page.evaluate("document.querySelector('[data-test=more]').click()")
    anna.find("audits").click()
    expect(anna.page.get_by_role("dialog", name="How auctions were decided")).to_be_visible()
    assert violations(anna) == []


def test_the_curtain(anna: Guest) -> None:
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, {"who": "here", "name": "Bram"}])
    expect(anna.find("lift-curtain")).to_be_visible()
    assert violations(anna) == []
