"""Keyboard alone plays a whole game."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.guests import PATIENCE_MS, Guest, Guests

MOST_KEYS = 6_000
MOST_STOPS = 30
"""More than a table has while contracts are asked for."""

# Where the focus has come to on the table, and whether that is something on the map to look at only.
STOP = """
() => {
  const it = document.activeElement;
  return `${it instanceof SVGElement && !it.hasAttribute('data-lit') ? 'unlit ' : ''}${it.dataset.at}`;
}
"""


def focused(guest: Guest) -> str:
    """What the focus is on, as far as it matters here."""
    found: str = guest.page.evaluate(
        """() => {
          const it = document.activeElement;
          if (document.querySelector('[data-test=score-sheet]')) return 'over';
          if (it?.dataset.test === 'hint-close') return 'hint';
          if (it?.closest('[role=dialog]') && it.hasAttribute('data-lit')) return 'choice';
          if (it?.hasAttribute('data-lit')) return 'lit';
          return document.querySelector('[data-lit]') ? 'elsewhere' : 'waiting';
        }"""
    )
    return found


@pytest.mark.long
def test_a_whole_game_without_a_mouse(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, {"who": "bot", "level": "apprentice"}])
    anna.waits_for_turn()
    for _ in range(MOST_KEYS):
        match focused(anna):
            case "over":
                break
            case "lit" | "choice" | "hint":
                anna.page.keyboard.press("Enter")
            case "elsewhere":
                anna.page.keyboard.press("Tab")
            case _:
                expect(anna.page.locator("[data-lit], [data-test=score-sheet]").first).to_be_attached()
    expect(anna.find("score-sheet")).to_be_visible()
    anna.page.keyboard.press("Enter")  # one too many does not close what has opened by itself
    expect(anna.find("score-sheet")).to_be_visible()


def test_tab_stops_only_at_what_can_be_done_and_reaches_every_choice(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, {"who": "bot", "level": "apprentice"}])
    anna.waits_for_turn()
    expect(anna.page.locator("g.route").first).to_be_attached()
    stops = []
    for _ in range(MOST_STOPS):
        anna.page.keyboard.press("Tab")
        stops.append(anna.page.evaluate(STOP))
    assert "keep both" in stops
    assert [stop for stop in stops if stop.startswith("unlit")] == []


def test_the_note_of_a_route_goes_when_the_route_is_no_longer_lit(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    bot = {"who": "bot", "level": "apprentice"}
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, bot], options={"first": 0})
    anna.play_hastily("[data-at='keep both']", clicks=1)
    route = anna.page.locator("g.route[data-lit]").first
    route.wait_for(state="attached")
    anna.close_hint()  # which takes the focus when it comes
    expect(anna.find("hint")).to_be_hidden()
    route.focus()
    expect(anna.page.locator(".note")).to_be_visible()
    anna.play_hastily("[data-at='draw unseen']", clicks=1)
    expect(anna.find("sentence")).to_contain_text("take your second card")
    expect(anna.page.locator(".note")).to_have_count(0)


def test_the_log_is_one_stop_and_arrows_go_through_its_lines(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    bot = {"who": "bot", "level": "apprentice"}
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, bot], options={"first": 0})
    anna.play_hastily("[data-at='keep both']", "[data-at='draw unseen']", clicks=3)
    anna.waits_for_turn()
    anna.page.keyboard.press("l")
    expect(anna.find("log")).to_be_focused()
    anna.page.keyboard.press("ArrowUp")
    inside = anna.find("log").locator(":focus")
    expect(inside).to_have_attribute("href", re.compile("^/rules/tickets#T"))
    anna.page.keyboard.press("ArrowUp")
    expect(inside).to_have_count(1)
    anna.page.keyboard.press("Tab")
    expect(anna.page.locator("main :focus")).to_have_count(1)
    expect(inside).to_have_count(0)


def test_question_mark_lists_the_keys_and_escape_closes_the_list(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, {"who": "bot", "level": "apprentice"}])
    anna.waits_for_turn()
    anna.page.keyboard.press("?")
    keys = anna.page.get_by_role("dialog", name="Help and keys")
    expect(keys.locator("ol li")).to_have_count(4)
    expect(keys).to_contain_text("press the clock" if "merchants" in anna.page.url else "step back")
    anna.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)


def test_the_first_tab_skips_to_the_content(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    anna.go("/")
    expect(anna.find("start")).to_be_visible()
    anna.page.keyboard.press("Tab")
    expect(anna.page.get_by_role("link", name="Skip to the content")).to_be_focused()
    anna.page.keyboard.press("Enter")
    anna.page.keyboard.press("Tab")
    expect(anna.page.locator("main :focus")).to_have_count(1)


# Keeps everything that is said in the live region, since one sentence follows the other.
HEAR = """
window.heard = [];
new MutationObserver(() => {
  const said = document.querySelector('[data-test=announcer]')?.textContent;
  if (said && window.heard.at(-1) !== said) window.heard.push(said);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""


def hears(guest: Guest, words: str) -> None:
    """The screen reader says this, or has said it."""
    said = "(words) => window.heard.some((sentence) => sentence.includes(words))"
    guest.page.wait_for_function(said, arg=words, timeout=PATIENCE_MS)


def test_a_screen_reader_hears_turns_and_events(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    anna.page.add_init_script(HEAR)
    # Anna begins: who hears much at once hears the latest only.
    bot = {"who": "bot", "level": "apprentice"}
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, bot], options={"first": 0})
    anna.waits_for_turn()
    hears(anna, "Anna, keep one or both")
    anna.play_hastily(clicks=1)
    hears(anna, "Anna starts with")
