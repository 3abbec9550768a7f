"""A table that is left by the browser's buttons and come back to, as it was or anew."""

import contextlib
from collections.abc import Iterator

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser.conftest import NAMES, contented, launched
from tests.browser.guests import Guests
from tests.browser.house import House

# Whether this very page has been put away and brought back, and not loaded anew.
WATCH = "window.addEventListener('pageshow', ({ persisted }) => { window.cameBack = persisted; });"


@pytest.fixture
def guests_who_go_back(playwright: Playwright, shared_house: House) -> Iterator[Guests]:
    """In a browser that keeps the pages one has left."""
    leaving_out = ["--disable-back-forward-cache"]
    with (
        contextlib.closing(launched(playwright, *NAMES, leaving_out=leaving_out)) as browser,
        contented(Guests(browser, shared_house)) as party,
    ):
        yield party


def test_a_table_that_was_left_is_live_when_it_is_come_back_to(guests_who_go_back: Guests) -> None:
    anna, bram = (guests_who_go_back.arrive(name) for name in ("Anna", "Bram"))
    anna.page.add_init_script(WATCH)
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, {"who": "friend"}], options={"first": 0})
    bram.accept(anna.invitation())
    anna.waits_for_turn()
    anna.page.goto("about:blank")
    expect(bram.page.get_by_text("away").first).to_be_visible()
    bram.find("tab-chat").dispatch_event("click")
    bram.find("say").fill("Where are you?")
    bram.find("say").press("Enter")
    bram.page.locator("[data-at='keep both']").dispatch_event("click")
    anna.page.go_back(wait_until="commit")
    anna.page.wait_for_function("() => window.cameBack")
    expect(bram.page.get_by_text("away")).to_have_count(0)
    anna.find("tab-chat").dispatch_event("click")
    expect(anna.find("chat")).to_contain_text("Where are you?")
    anna.page.locator("[data-at='keep both']").dispatch_event("click")
    expect(anna.find("sentence")).to_contain_text("Anna, take cards")
