"""axe finds nothing to complain about on any page, by daylight and by candlelight."""

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.guests import WHOLE_GAME_MS, Guest, Guests

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")
ONE_AND_A_BOT = [{"who": "me", "name": "Anna"}, {"who": "bot", "level": "apprentice"}]


def violations(guest: Guest) -> list[str]:
    """What axe finds by daylight and by candlelight, one line each."""
    guest.page.evaluate(AXE.read_text())
    found: list[str] = []
    for light in LIGHTS:
        guest.page.emulate_media(color_scheme=light, reduced_motion="reduce")
        found += [f"{light}: {line}" for line in look(guest)]
    return found


def look(guest: Guest) -> list[str]:
    found: list[str] = guest.page.evaluate(
        """async () => {
          // Colours may still be on their way from one light to the other.
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          await Promise.allSettled(document.getAnimations().map((it) => it.finished));
          const { violations } = await axe.run(document, { resultTypes: ['violations'] });
          return violations.flatMap((it) => it.nodes.map((node) =>
            `${it.id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? node.all[0]?.message ?? ''}`));
        }"""
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
    table = anna.lay_table("tickets", ONE_AND_A_BOT)
    anna.waits_for_turn()
    assert violations(anna) == []
    anna.play_hastily(clicks=5)
    expect(anna.find("log").locator("li").nth(4)).to_be_attached()
    anna.waits_for_turn()
    assert violations(anna) == []
    anna.find("more").click()
    anna.find("share").click()
    expect(anna.find("watch-link")).to_be_visible()
    assert violations(anna) == []
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("?")
    assert violations(anna) == []
    anna.go(f"/replay/{table}")
    expect(anna.find("slider")).to_be_visible()
    assert violations(anna) == []


def test_a_table_of_merchants_with_its_clock(anna: Guest) -> None:
    options = {"auction": "sealed", "first": 0}
    anna.lay_table("merchants", [*ONE_AND_A_BOT, {"who": "bot", "level": "apprentice"}], options=options)
    anna.waits_for_turn()
    assert violations(anna) == []
    anna.play_hastily(avoid=".auction *")
    expect(anna.page.locator(".auction")).to_be_visible(timeout=40_000)
    assert violations(anna) == []


def test_the_curtain_and_the_score_sheet(anna: Guest) -> None:
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, {"who": "here", "name": "Bram"}])
    expect(anna.find("lift-curtain")).to_be_visible()
    assert violations(anna) == []
    anna.play_hastily("g[data-lit]")
    expect(anna.find("score-sheet")).to_be_visible(timeout=WHOLE_GAME_MS)
    anna.find("line-routes").click()
    assert violations(anna) == []
