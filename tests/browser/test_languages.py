"""English, French and Dutch: chosen from the browser, switchable, and never a message id on the page."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.guests import ASTRAY, Guest, Guests

WORDS = {
    "en-GB": ("en", "Start", "keep one or both of your contracts"),
    "fr-FR": ("fr", "Commencer", "gardez un contrat ou les deux"),
    "nl-NL": ("nl", "Begin", "houd een of beide contracten"),
}
MESSAGE_ID = re.compile(
    r"\b(?:web|tickets|merchants|boards|bots|core|server|rules)-[a-z]+(?:-[a-z0-9]+)*\b|\{\s*\$"
)


def untranslated(guest: Guest) -> list[str]:
    """Message ids that show on the page, also where only a screen reader meets them."""
    text: str = guest.page.evaluate(
        """() => {
          const labelled = [...document.querySelectorAll('[aria-label],[title],[placeholder]')];
          const labels = labelled.flatMap((it) => [it.ariaLabel, it.title, it.placeholder]);
          return [document.body.innerText, ...labels].join('\\n');
        }"""
    )
    return MESSAGE_ID.findall(text)


@pytest.mark.parametrize("locale", WORDS)
def test_the_browser_s_language_is_spoken_at_the_table(guests: Guests, locale: str) -> None:
    language, start, asked = WORDS[locale]
    anna = guests.arrive("Anna", locale=locale)
    anna.go("/")
    expect(anna.find("start")).to_have_text(start)
    expect(anna.page.locator("html")).to_have_attribute("lang", language)
    for game in ("tickets", "merchants"):
        bots = [{"who": "bot", "level": "apprentice"}] * (1 if game == "tickets" else 2)
        anna.lay_table(game, [{"who": "me", "name": "Anna"}, *bots])
        expect(anna.find("sentence")).to_be_visible()
        if game == "tickets":
            expect(anna.find("sentence")).to_contain_text(asked)
        anna.play_hastily(clicks=6)
        # Six hasty clicks make at least this many lines: both choices, and some cards or a route each.
        expect(anna.find("log").locator("li").nth(4)).to_be_attached()
        assert untranslated(anna) == []
        anna.go("/")


@pytest.mark.parametrize("locale", WORDS)
def test_rules_pages_have_every_number(guests: Guests, locale: str) -> None:
    anna = guests.arrive("Anna", locale=locale)
    for game, count in (("merchants", 46), ("tickets", 21)):
        anna.go(f"/rules/{game}")
        expect(anna.page.locator("dl > div")).to_have_count(count)
        assert untranslated(anna) == []


def test_a_language_is_switched_by_hand_and_remembered(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    anna.go("/")
    anna.find("language").select_option("nl")
    expect(anna.find("start")).to_have_text("Begin")
    anna.page.reload()
    expect(anna.find("start")).to_have_text("Begin")


REFUSED = {
    "en-GB": ("First choose which contracts you keep: one or both.", "Rule T4"),
    "fr-FR": ("un ou les deux.", "Règle T4"),
    "nl-NL": ("Kies eerst welke contracten je houdt: een of allebei.", "Regel T4"),
}


@pytest.mark.parametrize("locale", REFUSED)
def test_a_refusal_says_why_and_links_to_its_rule(guests: Guests, locale: str) -> None:
    why, rule = REFUSED[locale]
    anna = guests.arrive("Anna", locale=locale)
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, {"who": "bot", "level": "apprentice"}])
    anna.waits_for_turn()
    anna.page.evaluate(ASTRAY, "draw unseen")
    anna.play_hastily("[data-at='keep both']", clicks=1)
    refusal = anna.page.get_by_role("alert")
    expect(refusal).to_contain_text(why)
    with anna.context.expect_page() as opened:
        refusal.get_by_role("link", name=rule).click()
    asked = opened.value.locator("#T4")
    expect(asked).to_be_in_viewport()
    expect(asked).to_have_class(re.compile("asked"))
    anna.play_hastily("[data-at='keep both']", clicks=1)
    expect(refusal).to_have_count(0)


def test_a_stale_action_is_refused_in_words(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, {"who": "bot", "level": "apprentice"}])
    anna.waits_for_turn()
    anna.page.evaluate(ASTRAY.replace("action }", "saw: action }"), "0123456789abcdef")
    anna.play_hastily("[data-at='keep both']", clicks=1)
    expect(anna.page.get_by_role("alert")).to_contain_text("The table has changed since you")
    expect(anna.find("sentence")).to_contain_text("keep one or both of your contracts")


def test_a_missing_name_is_told_in_the_page_s_language_not_the_browser_s(guests: Guests) -> None:
    anna = guests.arrive("Anna", locale="en-GB")
    anna.go("/")
    anna.find("language").select_option("fr")
    anna.find("start").click()
    name = anna.find("my-name")
    assert name.evaluate("field => field.validationMessage") == "Indiquez un nom."
    name.fill("Anna")
    assert name.evaluate("field => field.checkValidity()")
