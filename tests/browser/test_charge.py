"""Somebody is in charge of a table: removing, renewing the invitation, closing to spectators, muting."""

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.guests import PHONE, Guest, Guests
from tests.browser.test_moving_seats import shares

THREE = [{"who": "me", "name": "Anna"}, {"who": "friend"}, {"who": "friend"}]
WITH_A_BOT = [{"who": "me", "name": "Anna"}, {"who": "friend"}, {"who": "bot", "level": "apprentice"}]


def says(guest: Guest, text: str) -> None:
    guest.find("tab-chat").click()
    guest.find("say").fill(text)
    guest.page.keyboard.press("Enter")


def test_a_guest_is_removed_after_a_second_press_and_stays_out(guests: Guests) -> None:
    guests.expects_refusals = True
    anna, bram = guests.arrive("Anna"), guests.arrive("Bram", viewport=PHONE)
    anna.lay_table("tickets", THREE)
    path = anna.invitation()
    bram.accept(path)
    expect(bram.find("waiting")).to_be_visible()
    expect(bram.find("in-charge")).to_have_count(1)
    expect(bram.find("remove-0")).to_have_count(0)
    anna.find("remove-1").click()
    assert violations(anna) == []
    anna.find("remove-1-yes").click()
    expect(bram.page.get_by_role("heading", level=1)).to_have_text("You cannot watch this table")
    expect(bram.find("why")).to_have_text("You were removed from this table.")
    assert violations(bram) == []
    expect(anna.find("notices")).to_contain_text("Bram was removed from the table.")
    expect(anna.find("seat-1")).to_contain_text("Free seat")
    expect(anna.find("invite-link")).not_to_have_value(guests.house.address + path)
    bram.go(anna.invitation())
    expect(bram.find("why")).to_have_text("You were removed from this table.")


def test_the_invitation_is_renewed_and_charge_passes_to_the_next_person(guests: Guests) -> None:
    anna, bram = guests.arrive("Anna"), guests.arrive("Bram")
    anna.lay_table("tickets", THREE)
    path = anna.invitation()
    bram.accept(path)
    expect(bram.find("waiting")).to_be_visible()
    expect(bram.find("renew-invitation")).to_have_count(0)
    anna.find("renew-invitation").click()
    expect(anna.find("invite-link")).not_to_have_value(guests.house.address + path)
    anna.find("free-0").click()
    expect(bram.find("notices")).to_contain_text("Bram is now in charge of this table.")
    expect(bram.find("renew-invitation")).to_be_visible()
    assert violations(bram) == []


def test_a_table_is_closed_to_spectators_and_opened_again(guests: Guests) -> None:
    guests.expects_refusals = True
    anna, bram, cato = (guests.arrive(name) for name in ("Anna", "Bram", "Cato"))
    table = anna.lay_table("tickets", WITH_A_BOT, options={"first": 0})
    bram.accept(anna.invitation())
    cato.go(f"/table/{table}")
    expect(cato.find("sentence")).to_be_visible()
    shares(anna)
    anna.find("close-gallery").click()
    expect(anna.find("gallery-closed")).to_be_visible()
    assert violations(anna) == []
    expect(cato.find("why")).to_contain_text("closed to spectators")
    cato.page.reload()
    expect(cato.find("why")).to_contain_text("closed to spectators")
    expect(bram.find("sentence")).to_be_visible()
    anna.find("open-gallery").click()
    expect(anna.find("watch-link")).to_be_visible()
    cato.page.reload()
    expect(cato.find("sentence")).to_be_visible()


def test_everybody_mutes_for_themselves_and_who_is_in_charge_mutes_a_spectator_for_all(
    guests: Guests,
) -> None:
    anna, bram, cato = (guests.arrive(name) for name in ("Anna", "Bram", "Cato"))
    table = anna.lay_table("tickets", WITH_A_BOT, options={"first": 0})
    bram.accept(anna.invitation())
    cato.go(f"/table/{table}")
    says(cato, "Boo!")
    says(anna, "Hello")
    bram.find("tab-chat").click()
    expect(bram.find("chat")).to_contain_text("Spectator 1")
    bram.find("speaker").filter(has_text="Anna").click()
    expect(bram.find("mute-for-all")).to_have_count(0)
    bram.find("mute-for-me").click()
    expect(bram.find("chat")).not_to_contain_text("Hello")
    bram.page.reload()
    bram.find("tab-chat").click()
    expect(bram.find("chat")).to_contain_text("Boo!")
    expect(bram.find("chat")).not_to_contain_text("Hello")
    bram.find("silenced").locator("summary").click()
    assert violations(bram) == []
    bram.find("hear-again").click()
    expect(bram.find("chat")).to_contain_text("Hello")
    anna.find("speaker").click()
    assert violations(anna) == []
    anna.find("mute-for-all").click()
    for guest in (anna, bram):
        expect(guest.find("chat")).not_to_contain_text("Boo!")
        expect(guest.find("chat")).to_contain_text("Spectator 1 was muted.")
    says(cato, "Boo again!")
    expect(cato.page.get_by_role("alert")).to_contain_text("has muted you")
