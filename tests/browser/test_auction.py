"""The live Dutch clock: everyone sees the same dial, and what you saw is what you pay."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.guests import Guest, Guests
from tests.browser.lines import Scissors, slow_line

STEP_MS = 300
LIVE = {"options": {"auction": "live", "first": 0}, "settings": {"step_ms": STEP_MS}}
PRESSES = ".press, .limit *, details *"
"""What a hasty player leaves alone at the clock: it is for the test to press."""

# Presses as soon as one's own dial shows this price or a lower one, and answers which price it showed.
PRESS_AT = """
(price) => new Promise((done) => {
  const look = () => {
    const button = document.querySelector('.press[data-lit]');
    const shown = Number(/\\d+/.exec(button?.querySelector('.word')?.textContent ?? '')?.[0] ?? Infinity);
    if (shown > price) return requestAnimationFrame(look);
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    done(shown);
  };
  look();
})
"""


def clock_of(guest: Guest) -> Locator:
    found: Locator = guest.page.get_by_role("dialog", name="Dutch clock").or_(guest.page.locator(".auction"))
    return found


def people_at_the_clock(guests: Guests, *round_trips: int) -> list[Guest]:
    """Three people, so far away from the server, when the dial of the first auction begins to fall."""
    people = [guests.arrive(name) for name in ("Anna", "Bram", "Cato")]
    for guest, round_trip in zip(people, round_trips, strict=True):
        slow_line(guest.page, round_trip)
    anna, *friends = people
    anna.lay_table("merchants", [{"who": "me", "name": "Anna"}, {"who": "friend"}, {"who": "friend"}], **LIVE)
    path = anna.invitation()
    for friend in friends:
        friend.accept(path)
    for guest in people:
        expect(guest.find("sentence")).to_be_visible()
        guest.play_hastily(avoid=PRESSES)
    return people


def bought(guest: Guest) -> Any:
    """The line of the log that says who bought first."""
    return guest.find("log").get_by_text(re.compile(r" buys ")).first


@pytest.mark.parametrize("round_trips", [(0, 0, 0), (400, 150, 20)])
def test_a_press_buys_at_the_price_its_player_saw(guests: Guests, round_trips: tuple[int, ...]) -> None:
    anna, bram, cato = people_at_the_clock(guests, *round_trips)
    seen = anna.page.evaluate(PRESS_AT, 150)
    for guest in (anna, bram, cato):
        expect(bought(guest)).to_contain_text(f"Anna buys")
        expect(bought(guest)).to_contain_text(f"for {seen}.")
    assert 50 <= seen <= 150


def test_everybody_sees_how_it_was_decided(guests: Guests) -> None:
    anna, bram, _cato = people_at_the_clock(guests, 0, 0, 0)
    seen = bram.page.evaluate(PRESS_AT, 160)
    verdict = anna.page.get_by_role("status").filter(has_text="Bram")
    expect(verdict.filter(has_text=str(seen)).first).to_be_visible()


def test_the_space_bar_presses(guests: Guests) -> None:
    anna, *_others = people_at_the_clock(guests, 0, 0, 0)
    expect(anna.page.locator(".press[data-lit]")).to_be_visible()
    anna.page.keyboard.press("Space")
    expect(anna.page.locator(".told, .audit, .doubled").first).to_be_visible()


def test_a_line_lost_in_mid_auction_comes_back_to_the_same_run(guests: Guests) -> None:
    anna, bram, cato = (guests.arrive(name) for name in ("Anna", "Bram", "Cato"))
    scissors = Scissors(bram.page)
    seats = [{"who": "me", "name": "Anna"}, {"who": "friend"}, {"who": "friend"}]
    anna.lay_table("merchants", seats, options=LIVE["options"], settings={"step_ms": 1_000})
    path = anna.invitation()
    for friend in (bram, cato):
        friend.accept(path)
    for guest in (anna, bram, cato):
        expect(guest.find("sentence")).to_be_visible()
        guest.play_hastily(avoid=PRESSES)
    expect(bram.page.locator(".press[data-lit]")).to_be_visible()
    scissors.cut()
    expect(bram.find("lost")).to_be_visible()
    scissors.mend()
    expect(bram.find("lost")).to_have_count(0)
    expect(bram.page.locator(".press[data-lit]")).to_be_visible()
    seen = bram.page.evaluate(PRESS_AT, 190)
    expect(bought(anna)).to_contain_text(f"for {seen}.")
    expect(bought(anna)).to_contain_text("Bram buys")
