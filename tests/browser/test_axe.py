"""axe finds nothing to complain about on any page, by daylight and by candlelight."""

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.guests import ASTRAY, WHOLE_GAME_MS, Guest, Guests

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")
BOT = {"who": "bot", "level": "apprentice"}
ONE_AND_A_BOT = [{"who": "me", "name": "Anna"}, BOT]


def violations(guest: Guest) -> list[str]:
    """What axe finds by daylight and by candlelight, one line each."""
    guest.page.evaluate(AXE.read_text())
    found: list[str] = []
    for light in LIGHTS:
        guest.page.emulate_media(color_scheme=light, reduced_motion="reduce")
        found += [f"{light}: {line}" for line in look(guest, light)]
    return found


def look(guest: Guest, light: str) -> list[str]:
    found: list[str] = guest.page.evaluate(
        """async (light) => {
          // Colours may still be on their way from one light to the other.
          const frame = () => new Promise((done) => requestAnimationFrame(done));
          const worn = matchMedia(`(prefers-color-scheme: ${light})`);
          do { await frame(); await frame(); } while (!worn.matches);
          await Promise.allSettled(document.getAnimations().map((it) => it.finished));
          const { violations } = await axe.run(document, { resultTypes: ['violations'] });
          return violations.flatMap((it) => it.nodes.map((node) =>
            `${it.id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? node.all[0]?.message ?? ''}`));
        }""",
        light,
    )
    return found


@pytest.fixture
def anna(guests: Guests) -> Guest:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: npm ci in web/ fetches it")
    return guests.arrive("Anna")


@pytest.mark.parametrize("path", ["/", "/rules", "/rules/merchants", "/rules/tickets", "/replay", "/nowhere"])
def test_pages(anna: Guest, path: str) -> None:
    anna.go(path)
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    if path == "/":
        expect(anna.find("start")).to_be_visible()
    assert violations(anna) == []


def test_the_way_to_a_table(anna: Guest, guests: Guests) -> None:
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, {"who": "friend"}])
    path = anna.invitation()
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
    anna.page.keyboard.press("?")
    expect(anna.page.get_by_role("dialog", name="Keys")).to_be_visible()
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
    expect(bram.page.get_by_text("Anna asks to take back")).to_be_visible()
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


def test_looking_back_on_auctions(anna: Guest) -> None:
    anna.lay_table("merchants", [*ONE_AND_A_BOT, BOT], options={"auction": "sealed"})
    anna.play_hastily()
    expect(anna.find("score-sheet")).to_be_visible(timeout=WHOLE_GAME_MS)
    assert violations(anna) == []
    anna.find("look-back").click()
    expect(anna.find("auctions")).to_be_visible(timeout=WHOLE_GAME_MS)
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


def test_the_curtain_and_the_score_sheet(anna: Guest) -> None:
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, {"who": "here", "name": "Bram"}])
    expect(anna.find("lift-curtain")).to_be_visible()
    assert violations(anna) == []
    anna.play_hastily("g[data-lit]")
    expect(anna.find("score-sheet")).to_be_visible(timeout=WHOLE_GAME_MS)
    anna.find("line-routes").click()
    assert violations(anna) == []
    anna.find("look-back").click()
    expect(anna.find("turning-points")).to_be_visible(timeout=WHOLE_GAME_MS)
    assert violations(anna) == []
