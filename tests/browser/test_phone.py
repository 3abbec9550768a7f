"""Phones from 360 px: everything fits, and can be hit with a thumb."""

import pytest
from playwright.sync_api import expect

from tests.browser.guests import PHONE, Guest, Guests

SMALL = {"width": 360, "height": 640}
SIZES = {
    "390": PHONE,
    "360": SMALL,
    "lying": {"width": 844, "height": 390},
    "tablet": {"width": 820, "height": 1180},
}
THUMB_PX = 44


def sideways(guest: Guest) -> int:
    """How far the page can be pushed sideways."""
    pixels: int = guest.page.evaluate("document.documentElement.scrollWidth - screen.width")
    return pixels


def small_buttons(guest: Guest) -> list[str]:
    """Lit buttons outside the map, which can be zoomed, that a thumb would miss."""
    found: list[str] = guest.page.evaluate(
        """(least) => [...document.querySelectorAll('button[data-lit], [data-test=undo], [data-test=more]')]
          .filter((it) => it.getClientRects().length > 0)
          .filter((it) => it.offsetHeight < least || it.offsetWidth < least)
          .map((it) => `${it.outerHTML.slice(0, 90)} ${it.offsetWidth}x${it.offsetHeight}`)""",
        THUMB_PX,
    )
    return found


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize(("game", "clicks", "lines"), [("tickets", 4, 4), ("merchants", 1, 6)])
def test_a_phone_plays_its_first_moves(
    guests: Guests, game: str, size: dict[str, int], clicks: int, lines: int
) -> None:
    anna = guests.arrive("Anna", viewport=size, has_touch=True, is_mobile=True)
    anna.go("/")
    expect(anna.find("start")).to_be_visible()
    assert sideways(anna) == 0
    bots = [{"who": "bot", "level": "apprentice"}] * (1 if game == "tickets" else 2)
    options = {} if game == "tickets" else {"auction": "sealed", "first": 0}
    anna.lay_table(game, [{"who": "me", "name": "Anna"}, *bots], options=options)
    anna.waits_for_turn()
    assert sideways(anna) == 0
    expect(anna.find("sentence")).to_be_in_viewport()
    assert small_buttons(anna) == []
    expect(anna.page.locator("button[data-lit]").first).to_be_in_viewport(ratio=0.9)
    anna.page.locator("button[data-lit]").first.tap(force=True)
    anna.play_hastily(clicks=clicks)
    # Not by a tap: a hint about the next kind of move may lie over the tab.
    anna.page.get_by_role("tab", name="Log").first.dispatch_event("click")
    expect(anna.find("log").locator("li").nth(lines - 1)).to_be_attached()
    assert sideways(anna) == 0


@pytest.mark.parametrize("locale", ["fr-FR", "nl-NL"])
def test_longer_languages_fit_too(guests: Guests, locale: str) -> None:
    anna = guests.arrive("Anna", viewport=SMALL, has_touch=True, is_mobile=True, locale=locale)
    anna.go("/")
    expect(anna.find("start")).to_be_visible()
    assert sideways(anna) == 0
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, {"who": "friend"}])
    anna.invitation()
    assert sideways(anna) == 0
    anna.go("/")
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, {"who": "bot", "level": "apprentice"}])
    anna.play_hastily("[data-at='draw unseen']", clicks=3)
    expect(anna.find("undo")).to_be_visible()
    sentence = anna.find("sentence").bounding_box()
    assert sentence["width"] > SMALL["width"] / 2, "the sentence keeps most of its line"
    assert small_buttons(anna) == []
