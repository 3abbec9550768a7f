"""The home page: from nothing to a table in seconds."""

import re
from datetime import date

from playwright.sync_api import expect

from tests.browser.guests import Guests


def test_a_table_with_a_bot_is_three_choices_away(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    anna.go("/")
    anna.find("game-tickets").check()
    anna.find("my-name").fill("Anna")
    anna.find("start").click()
    expect(anna.find("sentence")).to_contain_text("Anna, keep one or both of your contracts.")
    expect(anna.page).to_have_title(re.compile("Your turn"))


def test_options_are_offered_in_plain_words(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    anna.go("/")
    anna.find("game-merchants").check()
    expect(anna.find("clock").locator("option:checked")).to_have_text("A live clock: press first")
    anna.page.get_by_text("More choices").click()
    expect(anna.find("option-hidden_money").locator("option")).to_have_text(["Open", "Hidden"])
    expect(anna.find("option-first").locator("option")).to_have_text(
        ["Drawn by lot", "Seat 1", "Seat 2", "Seat 3"]
    )


def test_everybody_stays_seated_while_one_looks_at_the_other_game(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    anna.go("/")
    anna.find("game-tickets").check()
    anna.find("who-1").select_option("friend")
    anna.find("board").select_option("provinces")
    anna.find("game-merchants").check()
    expect(anna.find("who-1")).to_have_value("bot")
    anna.find("game-tickets").check()
    expect(anna.find("who-1")).to_have_value("friend")
    expect(anna.find("board")).to_have_value("provinces")


def test_the_rules_tell_the_game_in_a_minute_and_lead_to_the_tour(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    anna.go("/rules")
    anna.page.get_by_role("link", name="Ticket to Ride: Amsterdam").click()
    expect(anna.page.locator("main ol li")).to_have_count(4)
    anna.find("tour").click()
    expect(anna.find("hint")).to_contain_text("This is Amsterdam")


def test_my_tables_lead_back(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    table = anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, {"who": "friend"}])
    expect(anna.find("waiting")).to_be_visible()
    anna.go("/")
    line = anna.page.locator(f"a[href='/table/{table}']")
    expect(line).to_contain_text("One seat free")
    line.click()
    expect(anna.find("waiting")).to_be_visible()


def test_tables_that_run_stand_above_all_with_my_turn_first_and_finished_ones_below(guests: Guests) -> None:
    anna = guests.arrive("Anna", viewport={"width": 390, "height": 844})
    me = {"who": "me", "name": "Anna"}
    done = anna.lay_table("tickets", [me, {"who": "here", "name": "Bram"}])
    anna.find("lift-curtain").wait_for()
    anna.play_hastily("g[data-lit]")
    anna.sees_score_sheet()
    mine = anna.lay_table("tickets", [me, {"who": "bot", "level": "apprentice"}])
    waits = anna.lay_table("tickets", [me, {"who": "friend"}])
    anna.go("/")
    top = anna.find("my-tables").get_by_role("link")
    expect(top).to_have_count(2)
    assert [link.get_attribute("href") for link in top.all()] == [f"/table/{mine}", f"/table/{waits}"]
    for link in top.all():
        expect(link).to_be_in_viewport(ratio=1)
    finished = anna.page.locator(f"a[href='/table/{done}']")
    expect(finished).not_to_be_in_viewport()
    expect(finished).to_contain_text(str(date.today().year))
    anna.go("/replay")
    anna.page.locator(f"a[href='/replay/{done}']").click()
    expect(anna.find("slider")).to_be_visible()


def test_an_open_table_is_found_by_strangers(guests: Guests) -> None:
    anna, bram = guests.arrive("Anna"), guests.arrive("Bram")
    seats = [{"who": "me", "name": "Anna"}, {"who": "friend"}]
    table = anna.lay_table("tickets", seats, settings={"open": True})
    bram.go("/")
    bram.page.locator(f"a[href='/table/{table}']").click()
    bram.find("guest-name").fill("Bram")
    bram.find("sit").click()
    expect(bram.find("sentence")).to_contain_text("Bram, keep one or both")


def test_learning_by_playing_hints_at_every_first_and_never_twice(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    anna.go("/")
    anna.find("game-tickets").check()
    anna.find("tour").click()
    for words in ("This is Amsterdam", "These are the players", "secret contracts"):
        expect(anna.find("hint")).to_contain_text(words)
        anna.close_hint()
    expect(anna.find("hint")).to_have_count(0)
    anna.page.reload()
    anna.waits_for_turn()
    expect(anna.find("hint")).to_have_count(0)


def test_another_board_is_chosen_played_on_and_drawn_again(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    anna.go("/")
    anna.find("game-tickets").check()
    about = anna.page.locator("#about-board")
    expect(about).to_contain_text("canals")
    anna.find("board").select_option("provinces")
    expect(about).to_contain_text("The Dutch Republic")
    anna.find("my-name").fill("Anna")
    anna.find("start").click()
    map_ = anna.page.locator("[data-at=map]")
    expect(map_).to_contain_text("Groningen")
    anna.play_hastily(clicks=4)
    anna.page.reload()
    anna.waits_for_turn()
    expect(map_).to_contain_text("Groningen")
    expect(map_).not_to_contain_text("Begijnhof")
    anna.go("/")
    expect(anna.page.get_by_text("De Zeven Provinciën · Anna")).to_be_visible()


def test_a_home_page_without_its_server_can_be_tried_again(guests: Guests) -> None:
    guests.expects_refusals = True
    anna = guests.arrive("Anna")
    anna.page.route("**/api/games", lambda asked: asked.fulfill(status=429))
    anna.go("/")
    expect(anna.page.get_by_role("alert")).to_contain_text("The server refused this (429).")
    anna.page.unroute("**/api/games")
    anna.find("again").click()
    expect(anna.find("start")).to_be_visible()
    expect(anna.page.get_by_role("alert")).to_have_count(0)


def test_an_overworked_server_is_not_taken_for_a_dead_link(guests: Guests) -> None:
    guests.expects_refusals = True
    anna = guests.arrive("Anna")
    anna.page.route("**/api/tables/abc", lambda asked: asked.fulfill(status=429))
    anna.go("/table/abc")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("That did not work")
    expect(anna.page.get_by_role("button", name="Try again")).to_be_visible()


def test_a_page_whose_files_are_gone_says_so(guests: Guests) -> None:
    """As after an upgrade of the server, or without a line."""
    guests.expects_refusals = True
    anna = guests.arrive("Anna")
    anna.go("/")
    expect(anna.find("start")).to_be_visible()
    anna.page.route("**/assets/Rules-*", lambda asked: asked.fulfill(status=404))
    anna.page.get_by_role("link", name="Rules").click()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("That did not work")
    anna.page.unroute("**/assets/Rules-*")
    anna.find("again").click()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Rules")
