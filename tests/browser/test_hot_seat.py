"""Several people on one screen, with a curtain between hands. They play a whole game in test_replay.py."""

import re

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


def test_who_lifts_the_curtain_by_keyboard_goes_on_at_the_table(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    anna.lay_table("tickets", SEATS)
    expect(anna.find("lift-curtain")).to_be_focused()
    anna.page.keyboard.press("Enter")
    anna.waits_for_turn()
    expect(anna.page.locator("main")).to_be_focused()
    anna.page.keyboard.press("ArrowRight")
    expect(anna.page.locator("[data-lit]:focus")).to_have_count(1)


def test_the_curtain_calls_its_player_by_title_and_aloud(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    anna.lay_table("tickets", SEATS)
    expect(anna.find("lift-curtain")).to_be_visible()
    expect(anna.page).to_have_title(re.compile("^● Your turn"))
    expect(anna.find("announcer")).to_have_text("Anna, it is your turn")


def test_on_a_shared_screen_undo_is_free_and_told(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    anna.lay_table("tickets", [*SEATS, {"who": "here", "name": "Cato"}], options={"first": 0})
    expect(anna.find("lift-curtain")).to_be_visible()
    anna.play_hastily("[data-at='keep both']", "[data-at='draw unseen']", clicks=4)
    anna.find("undo").click()
    expect(anna.find("log").locator("li").last).to_contain_text("Anna undid “")
    expect(anna.page.get_by_role("alert")).to_have_count(0)
    expect(anna.find("sentence")).to_have_text("Anna, take cards, claim a route, or take contracts.")
