"""One seat in two tabs, or on two devices: both are live, and each shows what is done in the other."""

import re

from playwright.sync_api import expect

from tests.browser.guests import Guest, Guests
from tests.browser.test_auction import PRESSES

DRAW = "[data-at='draw unseen'][data-lit]"
KEEP = "[data-at='keep both'][data-lit]"


def another_tab(guest: Guest) -> Guest:
    """The same person at the same table, in a second tab."""
    tab = Guest(guest.party, guest.context, guest.name)
    tab.page.goto(guest.page.url)
    return tab


def test_a_turn_begun_in_one_tab_is_ended_in_the_other(guests: Guests) -> None:
    anna, bram = guests.arrive("Anna"), guests.arrive("Bram")
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, {"who": "friend"}], options={"first": 0})
    bram.accept(anna.invitation())
    tab = another_tab(anna)
    for guest in (tab, bram):
        guest.page.locator(KEEP).dispatch_event("click")
    expect(anna.find("sentence")).to_contain_text("take cards")
    anna.page.locator(DRAW).dispatch_event("click")
    expect(tab.find("sentence")).to_contain_text("take your second card")
    tab.page.locator(DRAW).dispatch_event("click")
    expect(anna.find("sentence")).to_have_text("Waiting for Bram.")
    tab.find("undo").dispatch_event("click")
    expect(anna.page.get_by_role("alert")).to_contain_text("Waiting for Bram")
    bram.find("undo-yes").dispatch_event("click")
    for one in (anna, tab):
        expect(one.find("sentence")).to_contain_text("take your second card")
    anna.page.close()
    tab.page.locator(DRAW).dispatch_event("click")
    expect(bram.find("sentence")).to_contain_text("Bram, take cards")
    expect(bram.page.get_by_text("away")).to_have_count(0)


def test_a_curtain_that_has_fallen_stays_down_when_the_turn_was_played_in_another_tab(guests: Guests) -> None:
    """Bram may sit before it: Anna's hand is not shown to him because it is her turn again."""
    anna = guests.arrive("Anna")
    seats = [{"who": "me", "name": "Anna"}, {"who": "here", "name": "Bram"}]
    anna.lay_table("tickets", seats, options={"first": 0})
    tab = another_tab(anna)
    for lifts, plays, next_name in ((anna, anna, "Bram"), (tab, tab, "Anna")):
        lifts.find("lift-curtain").click()
        plays.page.locator(KEEP).dispatch_event("click")
        for one in (anna, tab):
            expect(one.find("lift-curtain")).to_have_text(f"I am {next_name}")
    expect(anna.page.locator("[data-at=hand]")).to_have_count(0)
    anna.find("lift-curtain").click()
    expect(anna.find("sentence")).to_contain_text("Anna, take cards")
    expect(tab.find("lift-curtain")).to_be_visible()


def test_a_limit_sealed_in_one_tab_is_lifted_in_the_other_and_sealed_again(guests: Guests) -> None:
    """M20: at the live clock a limit may be replaced; who lifts it is not told that they do not press."""
    anna, bram, cato = (guests.arrive(name) for name in ("Anna", "Bram", "Cato"))
    seats = [{"who": "me", "name": "Anna"}, {"who": "friend"}, {"who": "friend"}]
    options = {"auction": "live", "first": 0}
    anna.lay_table("merchants", seats, options=options, settings={"step_ms": 3_000})
    path = anna.invitation()
    for friend in (bram, cato):
        friend.accept(path)
    tab = another_tab(anna)
    for guest in (anna, bram, cato):
        guest.play_hastily(avoid=PRESSES)
    limits = [one.page.locator(".auction div.limit") for one in (anna, tab)]
    for at in (0, 1):
        limits[at].locator("summary").dispatch_event("click")
        limits[at].locator(".seal").dispatch_event("click")
        for limit in limits:
            expect(limit).to_contain_text(re.compile(r"Your sealed limit is \d+\."))
        limits[1 - at].get_by_role("button", name="Press by hand after all").dispatch_event("click")
        for limit in limits:
            expect(limit).to_contain_text("you may still press by hand")
            expect(limit.get_by_role("button", name="Press by hand after all")).to_have_count(0)
