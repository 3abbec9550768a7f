"""Sealed limits: what the slider says of a price, and room for it beside the live clock."""

from playwright.sync_api import expect

from tests.browser.guests import Guest, Guests
from tests.browser.test_auction import PRESSES, REMEMBER, learns_verdict

# A clerk's first limit is 100; an apprentice's may be any.
BOT = {"who": "bot", "level": "clerk"}


def at_the_clock(guests: Guests, auction: str) -> Guest:
    """Anna, on a small laptop, looking at the first card for sale."""
    anna = guests.arrive("Anna", viewport={"width": 1000, "height": 700})
    options = {"auction": auction, "first": 0}
    seats = [{"who": "me", "name": "Anna"}, BOT, BOT]
    anna.lay_table("merchants", seats, options=options, settings={"step_ms": 2_000})
    anna.play_hastily(avoid=PRESSES)
    expect(anna.page.locator(".auction")).to_be_visible()
    return anna


def test_m17_a_limit_at_the_top_would_start_the_doubled_clock(guests: Guests) -> None:
    """M17: nothing is bought at 200, so that nothing is left of a purse either."""
    anna = at_the_clock(guests, "sealed")
    slider, said = (anna.page.locator(f".auction .limit {part}") for part in ("input", "small"))
    slider.press("End")
    expect(said).to_have_text("starts the doubled clock")
    slider.press("ArrowLeft")
    expect(said).to_have_text("210 left in your purse")


def test_for_a_moment_everybody_sees_who_bought_by_a_sealed_limit(guests: Guests) -> None:
    anna = at_the_clock(guests, "sealed")
    anna.page.evaluate(REMEMBER)
    slider = anna.page.locator(".auction .limit input")
    slider.press("End")
    slider.press("ArrowLeft")
    anna.page.get_by_role("button", name="Seal 190").click()
    learns_verdict(anna, "Anna buys the card for 190")
    expect(anna.find("verdict")).to_have_count(0)


def test_a_limit_can_be_looked_at_and_left_while_the_dial_turns(guests: Guests) -> None:
    anna = at_the_clock(guests, "live")
    summary, seal = anna.page.locator(".auction summary"), anna.page.locator(".auction .limit button")
    summary.click()
    expect(seal.first).to_be_in_viewport(ratio=1)
    lot, limit = (anna.page.locator(f".auction {part}").first.bounding_box() for part in (".card", "details"))
    assert lot
    assert limit
    assert lot["y"] + lot["height"] <= limit["y"]
    summary.click()
    expect(seal.first).not_to_be_visible()


def test_m17_the_doubled_dial_knows_nothing_of_a_price_of_the_plain_one(guests: Guests) -> None:
    """M17: no 60 stands on the doubled dial, which goes from 200 to 100."""
    anna, bram, cato = (guests.arrive(name) for name in ("Anna", "Bram", "Cato"))
    seats = [{"who": "me", "name": "Anna"}, {"who": "friend"}, {"who": "friend"}]
    anna.lay_table("merchants", seats, options={"auction": "sealed", "first": 0})
    path = anna.invitation()
    for friend in (bram, cato):
        friend.accept(path)
    for guest in (anna, bram, cato):
        guest.play_hastily(avoid=PRESSES)
    for guest, keys in ((anna, ["ArrowRight"]), (bram, ["End"])):
        for key in keys:
            guest.page.locator(".auction .limit input").press(key)
        guest.page.locator(".auction .seal").click()
    cato.page.get_by_role("button", name="Do not press").click()
    expect(anna.page.locator(".auction.doubled .limit input")).to_be_visible()
    expect(anna.page.locator(".auction svg .centre")).to_have_text("200")
