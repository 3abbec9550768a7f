"""Lost lines, closed pages and a killed server: nothing is lost, and the page says what goes on."""

from playwright.sync_api import Browser, Route, expect

from tests.browser.guests import PHONE, THUMB_PX, Guest, Guests
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


def test_while_the_line_is_lost_nothing_is_lit_and_a_click_says_why(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    scissors = Scissors(anna.page)
    anna.lay_table("tickets", ONE_AND_A_BOT)
    anna.waits_for_turn()
    both = anna.page.locator("[data-at='keep both']")
    glow = "(it) => getComputedStyle(it).borderTopColor"
    lit = both.evaluate(glow)
    scissors.cut()
    expect(anna.find("lost")).to_be_visible()
    assert both.evaluate(glow) != lit
    both.click()
    expect(anna.page.get_by_role("alert")).to_contain_text("The connection is lost")
    scissors.mend()
    expect(anna.find("lost")).to_have_count(0)
    assert both.evaluate(glow) == lit
    expect(anna.page.get_by_role("alert")).to_have_count(0)


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


def test_the_sentence_says_that_who_is_awaited_is_away_and_offers_a_bot(guests: Guests) -> None:
    anna = guests.arrive("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    bram = guests.arrive("Bram")
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, {"who": "friend"}], settings={"grace_s": 0})
    bram.accept(anna.invitation())
    expect(bram.find("sentence")).to_be_visible()
    anna.play_hastily("[data-at='keep both']", clicks=1)
    bram.go("/")
    expect(anna.find("sentence")).to_have_text("Bram is away, and the game waits.")
    assert anna.find("hand-over").bounding_box()["height"] >= THUMB_PX
    anna.find("hand-over").tap()
    expect(anna.find("hand-over")).to_have_count(0)
    expect(anna.find("sentence")).not_to_contain_text("away")


def test_a_killed_server_goes_on_where_it_was(browser: Browser, own_house: House) -> None:
    party = Guests(browser, own_house)
    anna = party.arrive("Anna")
    anna.lay_table("tickets", ONE_AND_A_BOT)
    anna.waits_for_turn()
    anna.play_hastily("[aria-label^='Draw unseen']", clicks=2)
    expect(anna.find("sentence")).to_contain_text("take your second card")
    told = anna.find("log").inner_text()
    anna.page.evaluate("window.stays = true")
    own_house.kill()
    expect(anna.find("lost")).to_be_visible()
    own_house.open()
    expect(anna.find("lost")).to_have_count(0)
    assert anna.find("log").inner_text() == told
    anna.play_hastily("[aria-label^='Draw unseen']", clicks=1)
    expect(anna.find("log").get_by_text("Anna drew")).to_have_count(2)
    assert anna.page.evaluate("window.stays")
    party.leave()


def renew(anna: Guest) -> None:
    """From now on the server has another page; the files of the one that is open are gone with it."""
    page, house = anna.page, anna.party.house
    anna.party.expects_refusals = True
    page.evaluate("window.isOld = true")

    def new_page(asked: Route) -> None:
        if house.process:
            asked.fulfill(body="<script src=/assets/new.js></script>")
        else:
            asked.abort()

    page.route(f"{house.address}/", new_page)
    page.route("**/assets/*", lambda asked: asked.fulfill(status=404))
    page.on("framenavigated", lambda _: page.unroute("**/assets/*"))


def test_a_page_follows_a_server_that_comes_back_renewed(browser: Browser, own_house: House) -> None:
    party = Guests(browser, own_house)
    anna = party.arrive("Anna")
    anna.lay_table("tickets", ONE_AND_A_BOT)
    anna.waits_for_turn()
    renew(anna)
    own_house.kill()
    expect(anna.find("lost")).to_be_visible()
    own_house.open()
    anna.page.wait_for_function("() => !window.isOld")
    anna.waits_for_turn()
    party.leave()


def test_a_match_that_begins_after_a_renewal_is_shown(guests: Guests) -> None:
    anna, bram = guests.arrive("Anna"), guests.arrive("Bram")
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, {"who": "friend"}])
    invitation = anna.invitation()
    renew(anna)
    bram.accept(invitation)
    anna.page.wait_for_function("() => !window.isOld")
    anna.waits_for_turn()
