"""Lost lines, closed pages and a killed server: nothing is lost, and the page says what goes on."""

from playwright.sync_api import Browser, expect

from tests.browser.guests import Guests
from tests.browser.house import House
from tests.browser.lines import Scissors

ONE_AND_A_BOT = [{"who": "me", "name": "Anna"}, {"who": "bot", "level": "apprentice"}]


def test_a_lost_line_comes_back_in_mid_turn(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    scissors = Scissors(anna.page)
    anna.lay_table("tickets", ONE_AND_A_BOT)
    anna.waits_for_turn()
    anna.play_hastily("[aria-label^='Draw unseen']", clicks=2)
    expect(anna.find("sentence")).to_contain_text("take your second card")
    scissors.cut()
    expect(anna.find("lost")).to_be_visible()
    expect(anna.find("sentence")).to_contain_text("take your second card")
    scissors.mend()
    expect(anna.find("lost")).to_have_count(0)
    anna.play_hastily("[aria-label^='Draw unseen']", clicks=1)
    expect(anna.find("log").get_by_text("Anna drew")).to_have_count(2)


def test_a_refresh_loses_nothing(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    anna.lay_table("tickets", ONE_AND_A_BOT)
    anna.waits_for_turn()
    anna.play_hastily("[aria-label^='Draw unseen']", clicks=2)
    expect(anna.find("sentence")).to_contain_text("take your second card")
    told = anna.find("log").inner_text()
    anna.page.reload()
    expect(anna.find("sentence")).to_contain_text("take your second card")
    assert anna.find("log").inner_text() == told


def test_others_see_who_is_away_and_may_hand_the_seat_to_a_bot(guests: Guests) -> None:
    anna, bram = guests.arrive("Anna"), guests.arrive("Bram")
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, {"who": "friend"}], settings={"grace_s": 0})
    bram.accept(anna.invitation())
    expect(bram.find("sentence")).to_be_visible()
    table = bram.page.url
    bram.go("/")
    expect(anna.page.get_by_text("away")).to_be_visible()
    anna.find("hand-over").click()
    expect(anna.find("hand-over")).to_have_count(0)
    bram.page.goto(table)
    bram.find("take-back").click()
    expect(bram.find("take-back")).to_have_count(0)
    expect(anna.page.get_by_title("A bot stands in for an absent player")).to_have_count(0)


def test_a_killed_server_goes_on_where_it_was(browser: Browser, own_house: House) -> None:
    party = Guests(browser, own_house)
    anna = party.arrive("Anna")
    anna.lay_table("tickets", ONE_AND_A_BOT)
    anna.waits_for_turn()
    anna.play_hastily("[aria-label^='Draw unseen']", clicks=2)
    expect(anna.find("sentence")).to_contain_text("take your second card")
    told = anna.find("log").inner_text()
    own_house.kill()
    expect(anna.find("lost")).to_be_visible()
    own_house.open()
    expect(anna.find("lost")).to_have_count(0)
    assert anna.find("log").inner_text() == told
    anna.play_hastily("[aria-label^='Draw unseen']", clicks=1)
    expect(anna.find("log").get_by_text("Anna drew")).to_have_count(2)
    party.leave()
