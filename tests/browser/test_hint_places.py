"""A hint is seen first where it stays, and stays in sight while what it speaks of moves."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.guests import PHONE, Guests
from tests.browser.lines import asking, held

SMALL: ViewportSize = {"width": 360, "height": 640}
TURNED: ViewportSize = {"width": 844, "height": 390}
BOTS = [{"who": "bot", "level": "apprentice"}] * 2

# Notes at every frame what can be seen of the hint: its place, or nothing once it has been seen.
WATCH = """
(() => {
  window.hintSeen = [];
  const look = () => {
    const note = document.querySelector('[data-test=hint]');
    const isSeen = note && getComputedStyle(note).opacity > 0;
    const { left, top } = isSeen ? note.getBoundingClientRect() : {};
    const now = isSeen ? `${Math.round(left)} ${Math.round(top)}` : '';
    if (now !== (window.hintSeen.at(-1) ?? '')) window.hintSeen.push(now);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();
"""
FRAMES = "async (count) => { while (count-- > 0) await new Promise(requestAnimationFrame); }"


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_hint_waits_for_its_table_and_is_seen_at_one_place_only(guests: Guests, motion: str) -> None:
    anna = guests.arrive("Anna", viewport=SMALL, is_mobile=True, has_touch=True, reduced_motion=motion)
    asking(anna.page, ["goods sugar 2 gems 1", "decline"], "goods", card="goods")
    anna.page.add_init_script(WATCH)
    asked = held(anna.page, "**/MerchantsTable*.js")
    anna.lay_table("merchants", [{"who": "me", "name": "Anna"}, *BOTS], options={"first": 0})
    expect(anna.page.locator("main")).to_be_attached()
    anna.page.evaluate("document.fonts.load('1rem \\'EB Garamond\\'')")
    anna.page.evaluate(FRAMES, 40)
    assert anna.page.evaluate("hintSeen") == []
    for request in asked:
        request.continue_()
    anna.page.wait_for_function("() => hintSeen.length > 0")
    anna.page.evaluate(FRAMES, 40)
    assert len(anna.page.evaluate("hintSeen")) == 1


def test_a_hint_does_not_blink_when_a_phone_is_turned(guests: Guests) -> None:
    anna = guests.arrive("Anna", viewport=PHONE, is_mobile=True, has_touch=True)
    asking(anna.page, ["goods sugar 2 gems 1", "decline"], "goods", card="goods")
    anna.page.add_init_script(WATCH)
    anna.lay_table("merchants", [{"who": "me", "name": "Anna"}, *BOTS], options={"first": 0})
    anna.page.wait_for_function("() => hintSeen.length > 0")
    for size in (TURNED, PHONE):
        seen = anna.page.evaluate("hintSeen.length")
        anna.page.set_viewport_size(size)
        anna.page.wait_for_function("(before) => hintSeen.length > before", arg=seen)
        anna.page.evaluate(FRAMES, 20)
    assert "" not in anna.page.evaluate("hintSeen")
