"""A dial with a START (M17, `early_press`): pressed live on one screen, and by a sealed limit."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.guests import PHONE, Guest, Guests
from tests.browser.test_auction import PRESSES

pytestmark = pytest.mark.calm
PRICES = ["START", *map(str, range(200, 40, -10))]
DOUBLED = [str(2 * price) for price in range(200, 100, -10)]


def dial(guest: Guest) -> list[str]:
    """What stands round the rim of the clock."""
    texts: list[str] = guest.page.locator(".auction .dial .price").all_text_contents()
    return [text.strip() for text in texts]


def test_m17_a_press_at_start_is_early_and_200_is_a_price(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    here = [{"who": "here", "name": name} for name in ("Bram", "Cato")]
    options = {"auction": "live", "early_press": "reaches", "first": 0}
    anna.lay_table(
        "merchants", [{"who": "me", "name": "Anna"}, *here], options=options, settings={"step_ms": 5_000}
    )
    anna.play_hastily(avoid=PRESSES)
    expect(anna.find("press-1").locator(".word")).to_have_text("Press at START")
    expect(anna.find("press-1")).to_contain_text("starts the doubled clock")
    assert dial(anna) == PRICES
    anna.find("press-1").dispatch_event("pointerdown")
    expect(anna.page.locator(".auction.doubled")).to_contain_text(
        "Bram pressed at the top, and gets the card for 200 if nobody presses."
    )
    assert dial(anna) == DOUBLED
    expect(anna.page.locator(".press[data-lit]")).to_have_count(3)
    anna.find("press-2").dispatch_event("pointerdown")
    bought = anna.find("log").get_by_text(re.compile(r"Cato buys .* for 400\."))
    expect(bought.first).to_be_attached()


@pytest.mark.parametrize("habits", [{}, {"viewport": PHONE}], ids=["wide", "phone"])
def test_m20_a_sealed_limit_can_be_start(guests: Guests, habits: dict[str, object]) -> None:
    anna = guests.arrive("Anna", **habits)
    friends = [{"who": "friend"}, {"who": "friend"}]
    options = {"early_press": "reaches", "first": 0}
    anna.lay_table("merchants", [{"who": "me", "name": "Anna"}, *friends], options=options)
    path = anna.invitation()
    for name in ("Bram", "Cato"):
        friend = guests.arrive(name)
        friend.accept(path)
        friend.play_hastily(avoid=".limit *")
    expect(anna.find("sentence")).to_be_visible()
    anna.play_hastily(avoid=".limit *")
    slider = anna.page.locator(".auction input[type=range]")
    slider.focus()
    slider.press("End")
    expect(anna.page.locator(".auction div.limit")).to_contain_text("I would press at START")
    expect(slider).to_have_attribute("aria-valuetext", "START")
    expect(anna.page.locator(".auction .dial .centre")).to_have_text("START")
    anna.page.get_by_role("button", name="Seal START").click()
    expect(anna.page.locator(".auction div.limit")).to_contain_text("Your sealed limit is START.")
