"""A seat goes to another device by a link: what both browsers see, and the others at the table."""

import re

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.guests import PHONE, Guest, Guests

WITH_TOKEN = re.compile(r"/table/[^#]+#seat=.{16,}")
TWO = [{"who": "me", "name": "Anna"}, {"who": "friend"}]
HAND = "[data-at=hand]"


def seat_link(guest: Guest, seat: int, *, adds: bool = False) -> str:
    """The path of a link to one's own seat, as the page makes it on request."""
    guest.find(f"{'add-device' if adds else 'move-seat'}-{seat}").click()
    field = guest.find(f"seat-link-{seat}")
    expect(field).to_have_value(WITH_TOKEN)
    link: str = field.input_value()
    return link[link.index("/table/") :]


def shares(guest: Guest) -> None:
    guest.find("more").click()
    guest.find("share").click()


def closes_window(guest: Guest) -> None:
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_role("dialog")).to_have_count(0)


def playing(guests: Guests) -> tuple[Guest, Guest]:
    """Anna and Bram at a table of tickets, each with contracts that nobody else knows."""
    anna, bram = guests.arrive("Anna"), guests.arrive("Bram")
    anna.lay_table("tickets", TWO, options={"first": 0})
    bram.accept(anna.invitation())
    for guest in (anna, bram):
        expect(guest.find("sentence")).to_contain_text(f"{guest.name}, keep one or both")
    return anna, bram


def test_a_seat_moves_to_another_device_and_the_old_one_keeps_no_secret(guests: Guests) -> None:
    guests.expects_refusals = True
    anna, bram = playing(guests)
    phone = guests.arrive("Anna", viewport=PHONE)
    for guest in (anna, bram):
        guest.page.locator("[data-at='keep both'][data-lit]").dispatch_event("click")
    anna.page.locator("[data-at='draw unseen'][data-lit]").dispatch_event("click")
    expect(anna.find("sentence")).to_contain_text("take your second card")
    secret = anna.find("log").inner_text()
    shares(anna)
    path = seat_link(anna, 0)
    assert violations(anna) == []
    phone.go(path)
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Move Anna’s seat to this device?")
    expect(phone.page.get_by_text("This is no invitation")).to_be_visible()
    assert violations(phone) == []
    closes_window(anna)
    expect(anna.page.locator(HAND)).to_be_visible()  # so far nothing has happened
    phone.find("take-seat").click()
    expect(phone.find("sentence")).to_be_visible()
    assert "seat=" not in phone.page.url, "the token must not stay in the address bar"
    expect(anna.find("seat-moved")).to_contain_text("Anna")
    assert violations(anna) == []
    anna.find("seat-moved-ok").click()
    expect(anna.find("seat-moved")).to_have_count(0)
    expect(anna.page.locator(HAND)).to_have_count(0)
    assert anna.find("log").inner_text() != secret
    expect(phone.page.locator("[data-at=seats]")).to_be_attached()
    bram.find("tab-chat").click()
    expect(bram.find("chat")).to_contain_text("Anna now plays on another device.")
    thief = guests.arrive("Thief")
    thief.go(path)
    expect(thief.find("why")).to_contain_text("it was used already")


def test_a_second_device_is_added_only_on_request_and_everybody_sees_it(guests: Guests) -> None:
    anna, bram = playing(guests)
    phone = guests.arrive("Bram", viewport=PHONE)
    shares(bram)
    phone.go(seat_link(bram, 1, adds=True))
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Play Bram’s seat on this device too?")
    phone.find("take-seat").click()
    for device in (bram, phone):
        expect(device.find("sentence")).to_contain_text("Bram, keep one or both")
    for guest in (anna, bram):
        expect(guest.find("devices-1")).to_have_attribute("title", "on 2 devices")
    expect(bram.find("seat-moved")).to_have_count(0)
    assert violations(anna) == []


def test_in_the_waiting_room_invitation_watching_and_ones_own_seat_are_told_apart(guests: Guests) -> None:
    anna, phone = guests.arrive("Anna"), guests.arrive("Anna", viewport=PHONE)
    anna.lay_table("tickets", TWO)
    anna.invitation()
    headings = anna.page.locator(".share h2")
    expect(headings).to_have_text(["Invite friends", "Watch", "Anna’s seat on another device"])
    phone.go(seat_link(anna, 0))
    phone.find("take-seat").click()
    expect(anna.find("seat-moved")).to_be_visible()
    anna.find("seat-moved-ok").click()
    expect(anna.find("waiting")).to_be_visible()
    expect(anna.page.locator(".share")).to_have_count(0)
    expect(phone.find("invite-link")).to_have_value(re.compile("#key="))
    assert violations(phone) == []
    assert violations(anna) == []


def test_who_opens_a_seat_link_and_thinks_better_of_it_only_watches(guests: Guests) -> None:
    anna, _bram = playing(guests)
    cato = guests.arrive("Cato")
    shares(anna)
    cato.go(seat_link(anna, 0))
    cato.find("just-watch").click()
    expect(cato.find("sentence")).to_be_visible()
    closes_window(anna)
    expect(anna.page.locator("[data-lit]").first).to_be_visible()
