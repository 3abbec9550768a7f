"""Several people on one screen, with a curtain between hands. They play a whole game in test_replay.py."""

from playwright.sync_api import expect

from tests.browser.guests import Guests

SEATS = [{"who": "me", "name": "Anna"}, {"who": "here", "name": "Bram"}]


def test_nothing_of_a_hand_is_on_the_page_before_the_curtain_is_lifted(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    anna.lay_table("tickets", SEATS)
    curtain = anna.page.get_by_role("heading", level=1)
    expect(anna.find("lift-curtain")).to_have_text("I am Anna")
    expect(anna.page.locator("[data-lit]")).to_have_count(0)
    anna.find("lift-curtain").click()
    expect(anna.find("sentence")).to_contain_text("Anna, keep one or both")
    mine = set(anna.page.locator("[data-lit]").all_inner_texts())
    anna.play_hastily(clicks=1)
    expect(anna.find("lift-curtain")).to_have_text("I am Bram")
    expect(curtain.first).to_be_visible()
    expect(anna.page.locator("[data-lit]")).to_have_count(0)
    anna.find("lift-curtain").click()
    expect(anna.find("sentence")).to_contain_text("Bram, keep one or both")
    assert set(anna.page.locator("[data-lit]").all_inner_texts()) != mine
