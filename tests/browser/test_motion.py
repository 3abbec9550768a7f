"""Pieces travel, cards are dealt and money flows where it can be seen; who wants less motion gets none."""

import re

from playwright.sync_api import expect

from tests.browser.guests import PHONE, Guest, Guests

# Notes what sets out on a journey across the table.
NOTE_FLIGHTS = """
() => {
  window.flights = [];
  const note = (it) => window.flights.push(it.className.split(' ')[0]);
  new MutationObserver((changes) => {
    for (const added of changes.flatMap((it) => [...it.addedNodes]))
      if (added.dataset?.test === 'flight') note(added);
  }).observe(document.body, { subtree: true, childList: true });
}
"""
BOT = {"who": "bot", "level": "clerk"}


def flights(guest: Guest) -> set[str]:
    """What has travelled so far."""
    return set(guest.page.evaluate("window.flights"))


def play_merchants(guest: Guest) -> None:
    """The first moves, until a card has been used: tiles are placed, and the rivals' money has moved."""
    guest.lay_table("merchants", [{"who": "me", "name": "Anna"}, BOT, BOT], options={"auction": "sealed"})
    expect(guest.find("sentence")).to_be_visible()
    guest.page.evaluate(NOTE_FLIGHTS)
    guest.play_hastily()
    expect(guest.find("log").get_by_text(" buys ").nth(1)).to_be_attached()


def test_tiles_and_money_travel(guests: Guests) -> None:
    anna = guests.arrive("Anna", reduced_motion="no-preference")
    play_merchants(anna)
    assert flights(anna) == {"piece", "coins"}
    expect(anna.find("flight")).to_have_count(0)


def test_cards_travel_from_the_pile(guests: Guests) -> None:
    anna = guests.arrive("Anna", reduced_motion="no-preference")
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, BOT], options={"first": 0})
    anna.play_hastily("[data-at='keep both']", clicks=1)
    expect(anna.find("sentence")).to_contain_text("take cards")
    anna.page.evaluate(NOTE_FLIGHTS)
    anna.play_hastily("[data-at='draw unseen']", clicks=1)
    expect(anna.find("sentence")).to_contain_text("second card")
    assert flights(anna) == {"card"}


# Notes where coins set out, and where at that moment the purse of the first seat is on the clock.
NOTE_COINS = """
() => {
  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2].map(Math.round);
  new MutationObserver((changes) => {
    const coins = changes.flatMap((it) => [...it.addedNodes]).find((it) => it.classList?.contains('coins'));
    const purse = document.querySelector('.auction [data-at="seat 0"]');
    if (!coins || !purse) return;
    const [start] = coins.getAnimations()[0].effect.getKeyframes();
    const from = start.translate.split(' ').map((shift) => Math.round(parseFloat(shift)));
    window.paid = { from, purse: middle(purse.getBoundingClientRect()) };
  }).observe(document.body, { subtree: true, childList: true });
}
"""


def test_who_buys_at_a_phones_clock_pays_out_of_the_purse_in_sight(guests: Guests) -> None:
    """The purses lie under the clock, too, on the tab of the seats."""
    anna = guests.arrive(
        "Anna", reduced_motion="no-preference", viewport=PHONE, has_touch=True, is_mobile=True
    )
    here = [{"who": "here", "name": name} for name in ("Bram", "Cato")]
    anna.lay_table(
        "merchants",
        [{"who": "me", "name": "Anna"}, *here],
        options={"auction": "live", "first": 0},
        settings={"step_ms": 400},
    )
    expect(anna.find("lift-curtain")).to_be_visible()
    anna.page.evaluate(NOTE_COINS)
    anna.play_hastily(avoid=".press, .limit *")
    anna.page.locator(".press .word", has_text=re.compile("Press at 1[0-8]0")).first.wait_for()
    anna.page.keyboard.press("1")
    paid = anna.page.wait_for_function("() => window.paid").json_value()
    assert paid["from"] == paid["purse"]


def test_nothing_flies_for_who_wants_less_motion(guests: Guests) -> None:
    anna = guests.arrive("Anna", reduced_motion="reduce")
    play_merchants(anna)
    assert flights(anna) == set()


# Whatever on the page would move for ever.
RESTLESS = """
() => [...document.querySelectorAll('body *')]
  .filter((it) => getComputedStyle(it).animationIterationCount.includes('infinite'))
  .map((it) => it.outerHTML.slice(0, 120))
"""


def test_what_is_lit_comes_to_rest(guests: Guests) -> None:
    """A table at which nobody moves costs a phone nothing."""
    anna = guests.arrive("Anna", reduced_motion="no-preference")
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, BOT], options={"first": 0})
    anna.play_hastily("[data-at='keep both']", clicks=1)
    expect(anna.find("sentence")).to_contain_text("take cards")
    expect(anna.page.locator("g[data-lit]").first).to_be_visible()
    assert anna.page.evaluate(RESTLESS) == []


# Keeps where the hint stands in every frame in which it can be seen, for a while.
FOLLOW_THE_HINT = """
(() => {
  window.places = [];
  const look = () => {
    const hint = document.querySelector('[data-test=hint]');
    if (hint && getComputedStyle(hint).opacity === '1') {
      const { left, top } = hint.getBoundingClientRect();
      window.places.push(`${Math.round(left)} ${Math.round(top)}`);
    }
    if (window.places.length < 20) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();
"""


def test_a_hint_is_seen_first_where_it_stays(guests: Guests) -> None:
    """It does not fly in from wherever it was before it knew its own size."""
    anna = guests.arrive("Anna", reduced_motion="no-preference")
    anna.page.add_init_script(FOLLOW_THE_HINT)
    anna.lay_table("merchants", [{"who": "me", "name": "Anna"}, BOT, BOT], options={"first": 0})
    anna.page.wait_for_function("() => window.places.length === 20")
    places = anna.page.evaluate("window.places")
    assert set(places) == {places[-1]}
