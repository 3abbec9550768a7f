"""A whole short game of merchants with a live clock, by three browsers that press when they like a price."""

import pytest
from playwright.sync_api import expect

from tests.browser.guests import WHOLE_GAME_MS, Guest, Guests
from tests.browser.test_auction import PRESSES
from tests.browser.test_whole_games import company, totals

pytestmark = [pytest.mark.calm, pytest.mark.long]

STEP_MS = 100
WISHES = {"Anna": [150, 180, 120], "Bram": [180, 120, 150], "Cato": [120, 150, 180]}
"""The prices at which each likes to press, run by run, if the purse allows: everybody is the keenest once."""

# Presses whenever one's own dial has come down to the wish and the purse allows, and remembers the price.
PRESS_WHENEVER = """
(wishes) => {
  window.pressed = [];
  let runs = 0, last = 0;
  const look = () => {
    const button = document.querySelector('.press[data-lit]');
    const price = Number(/\\d+/.exec(button?.querySelector('.word')?.textContent ?? '')?.[0] ?? Infinity);
    if (price !== Infinity) {
      if (price > last) runs += 1;
      last = price;
    }
    if (price <= wishes[runs % wishes.length] && !button.querySelector('.short')) {
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      window.pressed.push(price);
    }
    requestAnimationFrame(look);
  };
  look();
}
"""


def is_part_of(some: list[int], whole: list[int]) -> bool:
    """Whether all of these come in the other list, in the same order."""
    rest = iter(whole)
    return all(price in rest for price in some)


def test_three_browsers_press_their_way_to_the_score_sheet(guests: Guests) -> None:
    live = {"auction": "live", "first": 0}
    people = company(guests, "merchants", 3, board="short", options=live, settings={"step_ms": STEP_MS})
    for guest in people:
        expect(guest.find("sentence")).to_be_visible()
        guest.page.evaluate(PRESS_WHENEVER, WISHES[guest.name])
        guest.play_hastily("g[data-lit]", avoid=PRESSES)
    for guest in people:
        guest.sees_score_sheet(2 * WHOLE_GAME_MS)
    assert len({tuple(totals(guest)) for guest in people}) == 1, "everybody reads the same sheet"
    what_they_saw_is_what_they_paid(guests, people)


def what_they_saw_is_what_they_paid(guests: Guests, people: list[Guest]) -> None:
    """Every press that counted stands in the audits at the price that its player's dial showed."""
    table = people[0].page.url.rpartition("/")[2].partition("#")[0]
    audits = guests.house.ask(f"/api/tables/{table}/audits")
    presses = [press for audit in audits for press in audit["presses"] if press["by"] == "hand"]
    assert {press["seat"] for press in presses} == {0, 1, 2}
    for seat, guest in enumerate(people):
        counted = [press["price"] for press in presses if press["seat"] == seat]
        assert is_part_of(counted, guest.page.evaluate("window.pressed")), guest.name
