"""Letters twice as large, and small windows: everything that is read or played with can be reached."""

import contextlib
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, ViewportSize, expect

from tests.browser.conftest import NAMES, SHELL, contented, launched
from tests.browser.guests import Guest, Guests
from tests.browser.house import House
from tests.browser.test_phone import BOT, SMALL, ways_to_pay
from tests.browser.test_replay import opening
from tests.browser.test_score_sheet import at_the_end

ZOOMED: ViewportSize = {"width": 320, "height": 256}
"""A screen of 1280 by 1024 at 400 %."""
SPLIT: ViewportSize = {"width": 390, "height": 440}
"""The half of a phone that shows two things at once."""
TWICE = "--blink-settings=defaultFontSize=32"
COMPANY = {"tickets": 3, "merchants": 4}

# What is wider than it may be, or lies where nobody can scroll to. Of what scrolls, the frame is in reach.
OUT_OF_REACH = """
() => {
  const SLACK = 1;
  const isCut = (it) => {
    if (it.innerText && it.clientWidth > 0 && it.scrollWidth > it.clientWidth + SLACK) return true;
    let { left, right, top, bottom } = it.getBoundingClientRect();
    for (let around = it.parentElement; around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const box = around.getBoundingClientRect();
      if (overflowX === 'auto') [left, right] = [box.left, box.right];
      if (overflowY === 'auto') [top, bottom] = [box.top, box.bottom];
      const isClipped = (overflow) => overflow === 'hidden' || overflow === 'clip';
      if (isClipped(overflowX) && (left < box.left - SLACK || right > box.right + SLACK)) return true;
      if (isClipped(overflowY) && (top < box.top - SLACK || bottom > box.bottom + SLACK)) return true;
    }
    return left < -SLACK || right > document.documentElement.clientWidth + SLACK;
  };
  const told = 'button, a:not(.skip), input, select, output, h1, h2, h3, p:not(.latest), strong, .purse';
  return [...document.querySelectorAll(`:is(${told}):not(.visually-hidden, .note *)`)]
    .filter((it) => it.getClientRects().length > 0 && isCut(it))
    .map((it) => it.outerHTML.slice(0, 90));
}
"""
OVERPRINTED = "(cells) => cells.filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.textContent)"


@pytest.fixture(scope="module")
def large_letters(playwright: Playwright) -> Iterator[Browser]:
    """A browser whose owner has asked for letters twice as large."""
    with contextlib.closing(launched(playwright, SHELL, *NAMES, flags=[TWICE])) as browser:
        yield browser


@pytest.fixture
def readers(large_letters: Browser, shared_house: House) -> Iterator[Guests]:
    with contented(Guests(large_letters, shared_house)) as party:
        yield party


@pytest.fixture(params=["zoomed", "split", "small"])
def reader(request: pytest.FixtureRequest) -> Guest:
    """Somebody French, whose words are the longest, with a small window or large letters."""
    sizes = {"zoomed": ZOOMED, "split": SPLIT, "small": SMALL}
    party: Guests = request.getfixturevalue("readers" if request.param == "small" else "guests")
    return party.arrive("Anna-Maria", viewport=sizes[request.param], has_touch=True, locale="fr-FR")


def all_in_reach(guest: Guest) -> None:
    """Nothing is cut off, and the page need not be pushed sideways."""
    assert guest.page.evaluate(OUT_OF_REACH) == []
    page = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert guest.page.evaluate(page) == 0


def comes_into_sight(guest: Guest, selector: str) -> None:
    thing = guest.page.locator(selector).first
    thing.scroll_into_view_if_needed()
    expect(thing).to_be_in_viewport(ratio=0.95)


@pytest.mark.parametrize("game", COMPANY)
def test_all_of_a_table_is_in_reach(reader: Guest, game: str) -> None:
    me = {"who": "me", "name": reader.name}
    reader.lay_table(game, [me, *[BOT] * COMPANY[game]], options={"first": 0})
    reader.waits_for_turn()
    comes_into_sight(reader, "[data-test=hint-close]")
    reader.close_hint()
    expect(reader.find("hint")).to_have_count(0)
    for tab in reader.page.get_by_role("tab").all():
        tab.dispatch_event("click")
        all_in_reach(reader)
    for part in ("[data-test=sentence]", "[data-test=more]", "[role=tab][data-at=log]"):
        comes_into_sight(reader, part)
    reader.find("tab-chat").dispatch_event("click")
    comes_into_sight(reader, "[data-test=say]")


def test_pages_around_a_table_are_in_reach(reader: Guest) -> None:
    reader.go("/")
    expect(reader.find("start")).to_be_visible()
    all_in_reach(reader)
    reader.go("/rules")
    expect(reader.page.get_by_role("heading", level=1)).to_be_visible()
    all_in_reach(reader)
    reader.go("/replay")
    record = {"name": "game.json", "mimeType": "application/json", "buffer": opening().encode()}
    reader.find("record-file").set_input_files(record)
    expect(reader.find("slider")).to_be_visible()
    all_in_reach(reader)
    reader.lay_table("merchants", [{"who": "me", "name": "Anna"}, {"who": "friend"}, BOT])
    path = reader.invitation()
    all_in_reach(reader)
    guest = reader.party.arrive("Bram", viewport=reader.page.viewport_size, locale="fr-FR")
    guest.go(path)
    expect(guest.find("guest-name")).to_be_visible()
    all_in_reach(guest)


def test_numbers_of_the_score_sheet_stand_side_by_side(readers: Guests) -> None:
    anna = readers.arrive("Anna-Maria", viewport=SMALL, locale="fr-FR")
    at_the_end(anna, "merchants", 5)
    cells = anna.find("score-sheet").locator("tbody td, tfoot td")
    assert cells.evaluate_all(OVERPRINTED) == []
    assert anna.page.locator("dialog").evaluate("(it) => it.scrollWidth - it.clientWidth") == 0
    comes_into_sight(anna, "dialog footer button:last-of-type")


def test_every_way_to_pay_comes_into_sight(readers: Guests) -> None:
    anna = readers.arrive("Anna-Maria", viewport=SMALL, has_touch=True, locale="fr-FR")
    ways = ways_to_pay(anna)
    for way in (ways.last, ways.first):
        way.scroll_into_view_if_needed()
        expect(way).to_be_in_viewport(ratio=0.95)
