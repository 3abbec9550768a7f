"""The waiting room: a bot where no friend comes, and getting up again."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import violations
from tests.browser.guests import THUMB_PX, Guest, Guests
from tests.browser.house import House
from tests.browser.lines import Scissors
from tests.browser.test_languages import WORDS, untranslated
from tests.browser.test_phone import SMALL, sideways

ME = {"who": "me", "name": "Anna"}
FRIEND = {"who": "friend"}
STARTS = "With a bot here, the game starts at once."


def two_who_wait(guests: Guests, *more: dict[str, str]) -> tuple[Guest, Guest, str]:
    """Anna has laid a table, and Bram sits at it too; the path that invited him."""
    anna, bram = guests.arrive("Anna"), guests.arrive("Bram")
    anna.lay_table("tickets", [ME, FRIEND, *more])
    path = anna.invitation()
    bram.accept(path)
    expect(bram.find("free-1")).to_be_visible()
    return anna, bram, path


def seat_bot(guest: Guest, seat: int, level: str) -> None:
    guest.find(f"offer-{seat}").click()
    guest.find(f"bot-{seat}-{level}").click()


def test_a_bot_fills_the_last_seat_and_the_game_starts_for_everybody(guests: Guests) -> None:
    guests.expects_refusals = True
    anna, bram, path = two_who_wait(guests, FRIEND)
    bram.find("offer-2").click()
    expect(bram.find("seat-2")).to_contain_text(STARTS)
    bram.find("bot-2-skipper").click()
    for guest in (anna, bram):
        expect(guest.find("sentence")).to_contain_text(f"{guest.name}, keep one or both")
        expect(guest.page.get_by_title("A bot plays this seat")).to_have_text("⚙ Skipper")
    late = guests.arrive("Cato")
    late.go(path)
    expect(late.page.get_by_role("heading", level=1)).to_have_text("There is no seat for you here")


def test_everybody_sees_a_bot_come_and_go_at_once(guests: Guests) -> None:
    anna, bram, _ = two_who_wait(guests, FRIEND, FRIEND)
    anna.find("offer-3").click()
    expect(anna.find("bot-3-regent")).to_be_visible()
    expect(anna.find("seat-3")).not_to_contain_text(STARTS)
    anna.find("bot-3-regent").click()
    expect(bram.find("seat-3")).to_contain_text("Regent")
    expect(bram.find("waiting")).to_have_text("The game starts when the last seat is taken.")
    bram.find("free-3").click()
    expect(anna.find("seat-3")).to_contain_text("Free seat")
    expect(anna.find("waiting")).to_have_text("The game starts when the last 2 seats are taken.")


def test_who_gets_up_is_home_again_and_may_come_back_by_the_link(guests: Guests) -> None:
    anna, bram, path = two_who_wait(guests, FRIEND)
    bram.find("free-1").click()
    expect(bram.find("start")).to_be_visible()
    expect(bram.find("my-tables")).to_have_count(0)
    expect(anna.find("seat-1")).to_contain_text("Free seat")
    bram.accept(path)
    expect(anna.find("seat-1")).to_contain_text("Bram")


def test_only_one_s_own_seats_are_given_up(guests: Guests) -> None:
    anna, bram, _ = two_who_wait(guests, FRIEND, {"who": "here", "name": "Cato"})
    expect(anna.find("free-0")).to_have_text("Get up, Anna")
    expect(anna.find("free-3")).to_have_text("Get up, Cato")
    expect(anna.find("free-1")).to_have_count(0)
    expect(bram.find("free-0")).to_have_count(0)
    anna.find("free-3").click()
    expect(bram.find("seat-3")).to_contain_text("Free seat")
    expect(anna.find("free-0")).to_be_visible()
    watcher = guests.arrive("Dirk")
    watcher.page.goto(anna.page.url)
    expect(watcher.find("seat-2")).to_contain_text("Free seat")
    expect(watcher.find("seat-2").get_by_role("button")).to_have_count(0)


def test_the_last_to_get_up_clears_the_table_away(guests: Guests) -> None:
    guests.expects_refusals = True
    anna, bram, path = two_who_wait(guests, FRIEND)
    watcher, late = guests.arrive("Dirk"), guests.arrive("Cato")
    watcher.page.goto(anna.page.url)
    expect(watcher.find("waiting")).to_be_visible()
    anna.find("free-0").click()
    expect(anna.find("start")).to_be_visible()
    expect(bram.find("free-1")).to_have_text("Clear the table away, Bram")
    bram.find("free-1").click()
    expect(bram.find("start")).to_be_visible()
    expect(bram.find("my-tables")).to_have_count(0)
    late.go(path)
    for guest in (watcher, late):
        expect(guest.find("why")).to_contain_text("Everybody got up from this table before the game began")


def test_a_bot_and_a_free_seat_outlive_the_server(browser: Browser, own_house: House) -> None:
    party = Guests(browser, own_house)
    anna, bram, path = two_who_wait(party, FRIEND, FRIEND)
    seat_bot(anna, 2, "clerk")
    bram.find("free-1").click()
    expect(anna.find("seat-1")).to_contain_text("Free seat")
    own_house.kill()
    expect(anna.find("lost")).to_be_visible()
    own_house.open()
    expect(anna.find("lost")).to_have_count(0)
    expect(anna.find("seat-2")).to_contain_text("Clerk")
    bram.accept(path)
    seat_bot(anna, 3, "apprentice")
    expect(bram.find("sentence")).to_contain_text("Bram, keep one or both")
    party.leave()


def test_while_the_line_is_lost_a_click_says_why(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    scissors = Scissors(anna.page)
    anna.lay_table("tickets", [ME, FRIEND])
    expect(anna.find("free-0")).to_be_visible()
    scissors.cut()
    expect(anna.find("lost")).to_be_visible()
    anna.find("free-0").click()
    expect(anna.page.get_by_role("alert")).to_contain_text("The connection is lost")
    scissors.mend()
    expect(anna.find("lost")).to_have_count(0)
    expect(anna.find("seat-0")).to_contain_text("Anna")


FREED = "While you were away, the others freed your seat."


def test_whose_seat_was_freed_while_their_line_was_lost_is_told_and_sits_down_again(guests: Guests) -> None:
    anna, bram = guests.arrive("Anna"), guests.arrive("Bram")
    scissors = Scissors(bram.page)
    anna.lay_table("tickets", [ME, FRIEND, FRIEND])
    bram.accept(anna.invitation())
    expect(bram.find("free-1")).to_be_visible()
    expect(anna.find("free-1")).to_have_count(0)
    scissors.cut()
    expect(anna.find("seat-1")).to_contain_text("away")
    anna.find("free-1").click()
    expect(anna.find("seat-1")).to_contain_text("Free seat")
    scissors.mend()
    expect(bram.page.get_by_role("alert")).to_contain_text(FREED)
    bram.find("sit-again").click()
    bram.find("sit").click()
    expect(bram.find("free-1")).to_be_visible()
    expect(bram.find("sit-again")).to_have_count(0)
    expect(anna.find("seat-1")).to_contain_text("Bram")


def test_whose_seat_was_freed_while_their_page_was_closed_is_told_when_they_come_back(guests: Guests) -> None:
    anna, bram, _ = two_who_wait(guests, FRIEND)
    table = bram.page.url
    bram.page.goto("about:blank")
    anna.find("free-1").click()
    expect(anna.find("seat-1")).to_contain_text("Free seat")
    bram.page.goto(table)
    expect(bram.page.get_by_role("alert")).to_contain_text(FREED)
    seat_bot(anna, 1, "clerk")
    seat_bot(anna, 2, "clerk")
    expect(bram.find("sentence")).to_contain_text("Everybody is choosing contracts")
    expect(bram.find("sit-again")).to_have_count(0)


def test_it_can_be_done_by_the_keyboard_alone(guests: Guests) -> None:
    anna, bram, _ = two_who_wait(guests, FRIEND, FRIEND)
    anna.find("offer-2").focus()
    anna.page.keyboard.press("Enter")
    expect(anna.find("bot-2-apprentice")).to_be_visible()
    anna.page.keyboard.press("Tab")
    anna.page.keyboard.press("Tab")
    anna.page.keyboard.press("Enter")
    expect(bram.find("seat-2")).to_contain_text("Clerk")
    expect(anna.find("waiting")).to_be_focused()


@pytest.mark.parametrize("locale", WORDS)
def test_it_fits_a_small_phone_and_is_clear_in_every_language(guests: Guests, locale: str) -> None:
    anna = guests.arrive("Anna", viewport=SMALL, has_touch=True, is_mobile=True, locale=locale)
    anna.lay_table("merchants", [ME, {"who": "bot", "level": "regent"}, FRIEND])
    anna.find("offer-2").tap()
    expect(anna.find("bot-2-regent")).to_be_visible()
    for name in ("free-0", "free-1", "offer-2", "bot-2-clerk"):
        box = anna.find(name).bounding_box()
        assert min(box["width"], box["height"]) >= THUMB_PX, name
    assert sideways(anna) == 0
    assert untranslated(anna) == []
    assert violations(anna) == []
