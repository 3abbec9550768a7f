"""Parts of the page that come when they are needed: in time, or it is said that they are missing."""

from typing import Any

import pytest
from playwright.sync_api import Response, expect

from tests.browser.guests import Guest, Guests

Table = tuple[str, list[dict[str, str]], dict[str, Any]]
TICKETS: Table = ("tickets", [{"who": "me", "name": "Anna"}, {"who": "bot", "level": "apprentice"}], {})
SEALED: Table = (
    "merchants",
    [{"who": "me", "name": "Anna"}, *[{"who": "bot", "level": "apprentice"}] * 2],
    {"options": {"auction": "sealed", "first": 0}},
)
WORDS = {
    "en-GB": ("could not be fetched", "Try again", "The server cannot be reached."),
    "fr-FR": ("n’a pas pu être chargée", "Réessayer", "Le serveur est injoignable."),
    "nl-NL": ("kon niet worden opgehaald", "Opnieuw proberen", "De server is niet te bereiken."),
}


def lose(guest: Guest, *parts: str) -> None:
    """These files are gone, as after an upgrade of the server."""
    guest.party.expects_refusals = True
    for part in parts:
        guest.page.route(part, lambda asked: asked.fulfill(status=404))


def sit_down(guest: Guest, table: Table = TICKETS) -> None:
    game, seats, more = table
    guest.lay_table(game, seats, **more)
    guest.waits_for_turn()
    guest.close_hint()


@pytest.mark.parametrize("locale", WORDS)
def test_a_window_that_cannot_be_fetched_says_so_and_is_tried_again(guests: Guests, locale: str) -> None:
    missing, again, away = WORDS[locale]
    anna = guests.arrive("Anna", locale=locale)
    lose(anna, "**/assets/More-*", "**/api/games")
    sit_down(anna)
    anna.find("more").click()
    window = anna.page.get_by_role("dialog")
    expect(window.get_by_role("alert")).to_contain_text(missing)
    window.get_by_role("button", name=again).click()
    expect(window.get_by_role("status")).to_have_text(away)
    anna.waits_for_turn()  # without a server the board stays
    anna.page.unroute_all()
    window.get_by_role("button", name=again).click()
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    anna.find("more").click()
    expect(anna.find("language")).to_be_visible()


@pytest.mark.parametrize(("part", "key"), [("Help", "?"), ("Hint", "h")])
def test_no_window_stays_away_in_silence(guests: Guests, part: str, key: str) -> None:
    anna = guests.arrive("Anna")
    lose(anna, f"**/assets/{part}-*")
    sit_down(anna)
    anna.page.keyboard.press(key)
    window = anna.page.get_by_role("dialog", name="That did not work")
    expect(window.get_by_role("alert")).to_contain_text("could not be fetched")
    window.get_by_role("button", name="Close").click()
    expect(window).to_have_count(0)


def test_a_score_sheet_that_cannot_be_fetched_says_so(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    lose(anna, "**/assets/ScoreSheet-*")
    sit_down(anna, SEALED)
    anna.play_hastily(clicks=1)
    anna.find("causes").nth(1).click()
    expect(anna.page.get_by_role("alert")).to_contain_text("could not be fetched")


def test_a_clock_that_cannot_be_fetched_says_so(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    lose(anna, "**/assets/Clock-*")
    sit_down(anna, SEALED)
    anna.play_hastily("[data-at='put on clock']")
    expect(anna.page.get_by_role("alert")).to_contain_text("could not be fetched")
    anna.page.unroute_all()
    anna.find("again").click()
    expect(anna.page.get_by_role("dialog", name="For sale")).to_be_visible()


def test_a_language_that_cannot_be_fetched_says_so(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    lose(anna, "**/assets/nl-*")
    anna.go("/")
    anna.find("language").select_option("nl")
    expect(anna.page.get_by_role("alert")).to_contain_text("could not be fetched")
    anna.page.unroute_all()
    anna.find("again").click()
    expect(anna.page.locator("html")).to_have_attribute("lang", "nl")


def test_a_page_without_words_can_be_tried_again(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    lose(anna, "**/assets/en-*")
    anna.go("/")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Damrak")
    anna.page.unroute_all()
    anna.find("again").click()
    expect(anna.find("start")).to_be_visible()


@pytest.mark.parametrize(("table", "part"), [(TICKETS, "ScoreSheet"), (SEALED, "Clock")])
def test_what_must_open_at_once_is_there_before_it_is_needed(guests: Guests, table: Table, part: str) -> None:
    anna = guests.arrive("Anna")
    with anna.page.expect_response(f"**/assets/{part}-*.js"):
        sit_down(anna, table)
    expect(anna.page.get_by_role("dialog")).to_have_count(0)


def test_no_table_waits_for_the_rules_in_words(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    fetched: list[Response] = []

    def note(file: Response) -> None:
        fetched.append(file)

    anna.page.on("response", note)
    sit_down(anna)
    texts = [file.text() for file in fetched if file.url.endswith(".js")]
    assert any("web-more =" in text for text in texts)
    assert not any("rules-T9 =" in text for text in texts)
