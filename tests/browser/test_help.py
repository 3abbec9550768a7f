"""Help at the table: a tour that points, a hint that lights where it is played, and looking back."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.boards import own_board
from tests.browser.guests import PHONE, WHOLE_GAME_MS, Guest, Guests
from tests.browser.house import House

BOT = {"who": "bot", "level": "apprentice"}
TOURS = {
    "tickets": ["map", "seats"],
    "merchants": ["time", "city", "world", "exchange", "seats"],
}
"""What is shown before the first question."""

# How far the ring is from what it should surround, at its worst edge. A tab is not what lies behind it.
ASTRAY_PX = """
(at) => {
  const ring = document.querySelector('[data-test=ring]').getBoundingClientRect();
  const found = [...document.querySelectorAll(`[data-at="${at}"]`)];
  const shown = found.filter((it) => it.getClientRects().length > 0);
  const meant = shown.find((it) => it.role !== 'tab');
  if (!meant) return Infinity;
  const box = meant.getBoundingClientRect();
  return Math.max(...['left', 'top', 'right', 'bottom'].map((edge) => Math.abs(ring[edge] - box[edge])));
}
"""
RING_PX = 8


def surrounds(guest: Guest, at: str) -> None:
    """The ring is round this part of the table."""
    expect(guest.find("ring")).to_be_visible()
    guest.page.wait_for_function(f"(at) => ({ASTRAY_PX})(at) <= {RING_PX}", arg=at)


def take_tour(guest: Guest, game: str) -> None:
    guest.go("/")
    guest.find(f"game-{game}").check()
    guest.find("tour").click()
    guest.waits_for_turn()


def first_scene(guest: Guest) -> str:
    """Where the first question is answered: two hourglasses in a row bring a ship before all else."""
    asked = guest.find("sentence").inner_text()
    return "offer" if "contracts" in asked else "exchange" if "ship" in asked else "desk"


@pytest.mark.parametrize("size", [None, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", TOURS)
def test_the_tour_points_at_what_it_talks_about(
    guests: Guests, game: str, size: dict[str, int] | None
) -> None:
    habits = {"viewport": size, "has_touch": True, "is_mobile": True} if size else {}
    anna = guests.arrive("Anna", **habits)
    take_tour(anna, game)
    said = set()
    for at in [*TOURS[game], first_scene(anna)]:
        surrounds(anna, at)
        expect(anna.find("hint")).to_be_in_viewport(ratio=1)
        said.add(anna.find("hint").locator("p").inner_text())
        anna.close_hint()
    assert len(said) == len(TOURS[game]) + 1
    expect(anna.find("hint")).to_have_count(0)
    expect(anna.find("ring")).to_have_count(0)


def test_the_tour_goes_on_with_the_next_kind_of_move_and_can_be_ended(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    take_tour(anna, "tickets")
    for _ in range(len(TOURS["tickets"]) + 1):
        expect(anna.find("hint-close")).to_be_focused()
        anna.page.keyboard.press("Enter")
    anna.page.locator("[data-at='keep both']").click()
    surrounds(anna, "hand")
    anna.page.keyboard.press("Escape")
    surrounds(anna, "contracts")
    anna.find("tour-end").click()
    expect(anna.find("hint")).to_have_count(0)
    anna.page.locator("[data-at='draw unseen']").click()
    expect(anna.find("sentence")).to_contain_text("second card")
    expect(anna.find("hint")).to_have_count(0)


def ask_hint(guest: Guest) -> str:
    """Ask for a hint, and read what a merchant would do."""
    guest.find("ask-hint").click()
    expect(guest.find("advice")).to_contain_text("A merchant would do this:")
    said: str = guest.find("advice-action").inner_text()
    return said


def test_a_hint_says_what_and_why_and_lights_it_on_the_table(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, BOT])
    anna.waits_for_turn()
    what = ask_hint(anna)
    assert what.startswith("Keep")
    expect(anna.find("advice").locator("li")).not_to_have_count(0)
    if what == "Keep both contracts":
        surrounds(anna, "keep both")
    else:
        expect(anna.find("ring")).to_be_visible()
    anna.find("advice-play").click()
    expect(anna.find("advice")).to_have_count(0)
    expect(anna.find("log")).to_contain_text(
        "Anna starts with two contracts" if "both" in what else "Anna starts with one contract"
    )


def test_a_hint_can_be_asked_for_again_once_it_is_closed(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, BOT])
    anna.waits_for_turn()
    ask_hint(anna)
    anna.find("advice-close").click()
    expect(anna.find("ask-hint")).to_have_accessible_name("Hint")
    ask_hint(anna)


def test_a_hint_is_gone_when_the_table_has_moved_on(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    options = {"auction": "sealed", "first": 0}
    anna.lay_table("merchants", [{"who": "me", "name": "Anna"}, BOT, BOT], options=options)
    asked = re.compile("Anna, (put the card on a disc|a ship comes in)")
    expect(anna.find("sentence")).to_contain_text(asked)
    while "ship" in anna.find("sentence").inner_text():  # one hourglass may follow another
        anna.play_hastily("[data-at='decline']", clicks=1)
        expect(anna.find("sentence")).not_to_contain_text("Anna, a ship comes in")
        expect(anna.find("sentence")).to_contain_text(asked)
    anna.close_hint()
    what = ask_hint(anna)
    disc = re.fullmatch(r"Put on the (mayor|clock|bucket) disc", what)
    assert disc, what
    surrounds(anna, f"put on {disc[1]}")
    anna.page.locator("[data-lit][data-at^='put on']").last.click()
    expect(anna.find("advice")).to_have_count(0)
    anna.waits_for_turn()  # an hourglass may have brought a ship, which others sail first
    anna.page.keyboard.press("h")
    expect(anna.find("advice")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.find("advice")).to_have_count(0)


def test_looking_back_leads_from_a_turning_point_into_the_replay(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, BOT])
    anna.waits_for_turn()
    anna.play_hastily("g[data-lit]")
    anna.sees_score_sheet()
    winner, alone, _ = anna.find("sentence").inner_text().partition(" wins!")
    anna.find("look-back").click()
    chart = anna.page.get_by_role("img", name=re.compile("^Chance of winning"))
    expect(chart).to_have_attribute(
        "aria-label", re.compile(f"{winner}: 100%" if alone else ": 50%"), timeout=WHOLE_GAME_MS
    )
    told = {"Take the": "took a face-up card", "Draw unseen": "drew", "Claim": "claimed"}
    deeds = re.compile(rf"(.+): ({'|'.join(told)})")
    # Not the first choice of contracts: that is a secret until all have chosen, without a picture of its own.
    point = anna.find("turning-points").locator("button").filter(has_text=deeds).first
    ((who, deed),) = deeds.findall(point.locator("span").inner_text())
    point.click()
    expect(anna.find("slider")).to_be_visible()
    expect(anna.find("latest")).to_contain_text(f"{who} {told[deed]}")


def test_any_amount_opens_to_what_made_it(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    options = {"auction": "sealed", "first": 0}
    anna.lay_table("merchants", [{"who": "me", "name": "Anna"}, BOT, BOT], options=options)
    anna.waits_for_turn()
    anna.play_hastily(clicks=1)
    anna.find("causes").nth(1).click()
    expect(anna.page.get_by_role("dialog", name="So far")).to_be_visible()
    assert anna.find("score-sheet").locator("tfoot td").all_inner_texts() == ["400"] * 3
    anna.find("line-capital").click()
    expect(anna.find("score-sheet").locator(".causes li").first).to_contain_text("Anna begins with 400.")
    expect(anna.find("rematch")).to_have_count(0)


def test_words_on_blue_stay_on_blue_under_the_mouse(guests: Guests) -> None:
    """A finger leaves its tap behind like a mouse that rests there: the next hint's button is under it."""
    anna = guests.arrive("Anna")
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, {"who": "bot", "level": "apprentice"}])
    button = anna.find("hint-close")
    calm = button.evaluate("(it) => getComputedStyle(it).color")
    button.hover()
    hovered = button.evaluate("(it) => [getComputedStyle(it).color, getComputedStyle(it).backgroundColor]")
    paper = button.evaluate(
        """(it) => {
          const probe = it.appendChild(document.createElement('i'));
          probe.style.background = 'var(--paper-sunken)';
          return getComputedStyle(probe).backgroundColor;
        }"""
    )
    assert hovered[0] == calm
    assert hovered[1] != paper


ONE_AND_TWO_BOTS = [{"who": "me", "name": "Anna"}, BOT, BOT]


def opened(guest: Guest, link: Locator) -> Page:
    """The page that a link opens beside the table."""
    with guest.context.expect_page() as beside:
        link.click()
    expect(beside.value.locator("dl").first).to_be_visible()
    return beside.value


@pytest.mark.parametrize(
    ("locale", "told", "turns"),
    [
        ("en-GB", "plays on the board “Amsterdam, compact”", "turns in all, by number of players: 3 → 9, 4"),
        ("fr-FR", "joue sur le plateau «\u00a0Amsterdam, compact\u00a0»", "tours en tout selon"),
        ("nl-NL", "speelt op het bord ‘Amsterdam, compact’", "beurten in totaal, naar"),
    ],
)
def test_rules_opened_from_another_board_have_its_figures(
    guests: Guests, locale: str, told: str, turns: str
) -> None:
    anna = guests.arrive("Anna", locale=locale)
    anna.lay_table("merchants", ONE_AND_TWO_BOTS, board="short")
    anna.find("more").click()
    rules = opened(anna, anna.page.locator("dialog a[href^='/rules']"))
    expect(rules.locator("[data-test=other-board]")).to_contain_text(told)
    expect(rules.locator("#M42 .figures")).to_contain_text(turns)
    expect(rules.locator("dl > div:has(.figures) dt")).to_have_text(["M2", "M6", "M42"])


def test_a_rule_in_the_log_leads_to_the_figures_of_its_board(browser: Browser, own_house: House) -> None:
    """Also to those of a host's own board, of which Damrak knows nothing else."""
    own_house.kill()
    own_board(own_house.data / "boards" / "tickets", "tickets")
    own_house.open()
    guests = Guests(browser, own_house)
    anna = guests.arrive("Anna")
    anna.lay_table("tickets", ONE_AND_TWO_BOTS, board="harbour")
    anna.play_hastily("[data-at='keep both']", clicks=1)
    rules = opened(anna, anna.find("log").get_by_role("link", name="T4").first)
    expect(rules.locator("#T1 .figures")).to_have_text("“Little Harbour” – carts for each player: 9")
    expect(rules.locator("#T4")).to_be_in_viewport(ratio=1)
    guests.leave()
    assert guests.complaints == []


def test_a_board_with_the_figures_of_the_rules_says_so(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    anna.lay_table("tickets", ONE_AND_TWO_BOTS, board="provinces")
    anna.find("help").click()
    rules = opened(anna, anna.page.locator("dialog a[href^='/rules']"))
    expect(rules.locator("[data-test=other-board]")).to_contain_text("Its figures are those of the rules.")
    expect(rules.locator(".figures")).to_have_count(0)


def test_rules_opened_from_the_usual_board_are_as_they_are(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    anna.lay_table("tickets", ONE_AND_TWO_BOTS)
    anna.find("more").click()
    rules = opened(anna, anna.page.locator("dialog a[href='/rules/tickets']"))
    expect(rules.locator("#T21")).to_be_visible()
    expect(rules.locator("[data-test=other-board], .figures")).to_have_count(0)
