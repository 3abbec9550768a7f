"""The table of merchants: everybody's money in sight, what a scoring paid, what a loss would cost."""

import re
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.guests import PHONE, Guest, Guests
from tests.browser.lines import altered, asking

SMALL = {"width": 360, "height": 640}
BOT = {"who": "bot", "level": "apprentice"}
SCORED: list[tuple[str, int | None, int, dict[str, object]]] = [
    ("scoring", None, 0, {"scoring": "districts"}),
    ("district-prize", 1, 100, {"district": "grachten", "place": 1}),
    ("district-prize", 0, 60, {"district": "grachten", "place": 2}),
    ("district-prize", 0, 80, {"district": "lastage", "place": 1}),
]


def seated(guests: Guests, *others: dict[str, str], **habits: Any) -> Guest:
    """Anna at a table of merchants, on a phone if her habits say so."""
    anna = guests.arrive("Anna", **habits)
    lay(anna, *others)
    return anna


def lay(anna: Guest, *others: dict[str, str]) -> None:
    seats = [{"who": "me", "name": "Anna"}, *(others or (BOT, BOT))]
    anna.lay_table("merchants", seats, options={"auction": "sealed", "first": 0})


def test_everybodys_money_is_in_sight_on_the_smallest_phone(guests: Guests) -> None:
    anna = guests.arrive("Anna", viewport=SMALL, has_touch=True, is_mobile=True)
    asking(anna.page, ["put on mayor"], "put")
    lay(anna, *[BOT] * 4)
    purses = anna.page.locator("[role=tab] .purse")
    expect(purses).to_have_count(5)
    for purse in purses.all():
        expect(purse).to_contain_text("400")
        expect(purse).to_be_in_viewport(ratio=1)
    assert purses.evaluate_all("all => new Set(all.map((it) => it.offsetTop)).size") == 1
    assert anna.page.locator(".purse.asked").evaluate_all("all => all.map((it) => it.dataset.at)") == [
        "seat 0"
    ]


@pytest.mark.parametrize(("phase", "place"), [("globe", "World"), ("ship", "Exchange"), ("put", "City")])
def test_a_phone_shows_where_somebody_else_plays(guests: Guests, phase: str, place: str) -> None:
    anna = guests.arrive("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    asking(anna.page, [], phase)
    lay(anna)
    expect(anna.page.get_by_role("tab", name=place)).to_have_attribute("aria-selected", "true")


# Keeps what the tally says, since a busy machine may look away for longer than it stays.
REMEMBER_TALLY = """
() => new MutationObserver(() => {
  const told = document.querySelectorAll('[data-test=tally] :is(h2, th[scope=row], td:not(:empty))');
  if (told.length) document.body.dataset.tally = [...told].map((it) => it.textContent.trim()).join(' ');
}).observe(document.body, { subtree: true, childList: true })
"""


def scored(told: dict[str, Any]) -> None:
    """Once the first card lies on a disc, the server tells of a scoring, too."""
    if told["type"] == "seen" and any(seen["view"]["discs"]["mayor"] for seen in told["seats"]):
        told["log"] += [
            {"what": what, "rule": "M32", "seat": seat, "gain": gain, "details": details, "secrets": {}}
            for what, seat, gain, details in SCORED
        ]


def test_a_scoring_tells_who_got_what_for_which_area(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    altered(anna.page, scored)
    lay(anna)
    anna.page.wait_for_load_state("networkidle")
    anna.page.evaluate(REMEMBER_TALLY)
    anna.play_hastily()  # the first card may be an hourglass, and what it brings is asked first
    told = ["Grachten", "+60", "+100", "–", "Lastage", "+80", "–", "–", "Total", "+140", "+100", "–"]
    expect(anna.page.locator("body")).to_have_attribute(
        "data-tally", " ".join(["The districts are scored", *told])
    )


# The boxes of what is told over the head of the table, as soon as a sale and a scoring are told together.
BOTH_TOLD = """
() => {
  const told = ['verdict', 'tally'].map((name) => document.querySelector(`[data-test=${name}]`));
  return told.every((it) => it) && told.map((it) => it.getBoundingClientRect().toJSON());
}
"""
LAPTOP: ViewportSize = {"width": 1366, "height": 768}


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_sale_and_a_scoring_are_told_one_below_the_other(guests: Guests, size: ViewportSize) -> None:
    anna = guests.arrive("Anna", viewport=size)
    card = "goods"
    auction = {"card": card, "doubled": False, "early": None, "dial": [200, 190], "limit": None}
    selling = {"auction": auction | {"taking_part": [0, 1, 2], "excluded": []}, "sale": None}
    sold = {"auction": None, "sale": {"card": card, "seat": 1, "price": 90}}

    def sell(told: dict[str, Any]) -> None:
        scored(told)
        for seen in told["seats"] if told["type"] == "seen" else []:
            seen["view"] |= sold if seen["view"]["discs"]["mayor"] else selling

    altered(anna.page, sell)
    lay(anna)
    anna.play_hastily()
    sale, tally = anna.page.wait_for_function(BOTH_TOLD).json_value()
    assert sale["bottom"] <= tally["top"]
    assert all(box["left"] >= 0 and box["right"] <= size["width"] for box in (sale, tally))


# What a phone has shown, place by place.
REMEMBER_PLACES = """
() => {
  const shown = () => document.querySelector('.places [role=tab][aria-selected=true]').dataset.at;
  window.places = [shown()];
  new MutationObserver(() => {
    if (shown() !== window.places.at(-1)) window.places.push(shown());
  }).observe(document.body, { subtree: true, attributes: true, childList: true });
}
"""

# Whether the middle of a thing on the board is in sight.
IN_SIGHT = """
(at) => {
  const [thing, leaf] = [`[data-at=${at}]`, '.places .leaf'].map((name) =>
    document.querySelector(name)?.getBoundingClientRect());
  if (!thing) return false;
  const [x, y] = [thing.left + thing.width / 2, thing.top + thing.height / 2];
  return x > leaf.left && x < leaf.right && y > leaf.top && y < leaf.bottom;
}
"""


def others_play(guests: Guests, phase: str, **deed: dict[str, int]) -> Guest:
    """Anna with a phone at an empty board; somebody else does this once her first card lies on a disc."""
    anna = guests.arrive("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    empty: dict[str, object] = {"parcels": {}, "posts": {}}

    def act(told: dict[str, Any]) -> None:
        for seen in told["seats"] if told["type"] == "seen" else []:
            seen["view"] |= empty
            if any(seen["view"]["discs"].values()):
                seen["view"] |= {"phase": phase, "asked": [1], "offer": None, "auction": None, **deed}
                seen["legal"] = []

    altered(anna.page, act)
    lay(anna)
    discs = "[data-at^='put on']"
    anna.play_hastily(avoid=discs)  # the first card may be an hourglass, and what it brings is asked first
    expect(anna.page.locator(f"{discs}[data-lit]").first).to_be_visible()
    expect(anna.page.get_by_role("tab", name="City")).to_have_attribute("aria-selected", "true")
    anna.page.evaluate(REMEMBER_PLACES)
    return anna


def test_a_phone_pans_to_the_house_that_somebody_else_builds(guests: Guests) -> None:
    anna = others_play(guests, "put", parcels={"l8": 1})
    assert not anna.page.evaluate(IN_SIGHT, "l8")
    anna.play_hastily()
    anna.page.wait_for_function(IN_SIGHT, arg="l8")


# A hand that goes on moving the board, though by nothing.
KEEP_MOVING = """
() => {
  const board = document.querySelector('.places [role=group]');
  const move = () => board.dispatchEvent(new PointerEvent('pointermove', { buttons: 1 }));
  move();
  setInterval(move, 100);
}
"""


def test_a_phone_does_not_pan_under_a_hand_that_moves_the_board(guests: Guests) -> None:
    anna = others_play(guests, "put", parcels={"l8": 1})
    board = anna.page.locator(".places g.board")
    lies = board.get_attribute("transform")
    anna.page.evaluate(KEEP_MOVING)
    anna.play_hastily()
    expect(anna.page.locator("[data-at=l8]")).to_have_attribute("aria-label", re.compile("house of"))
    assert board.get_attribute("transform") == lies


def test_a_phone_turns_to_the_post_that_somebody_else_founds_and_back(guests: Guests) -> None:
    anna = others_play(guests, "put", posts={"hirado": 1})
    anna.play_hastily()
    anna.page.wait_for_function("() => places.includes('world') && places.at(-1) === 'city'")


def test_a_phone_scrolls_to_the_continent_where_somebody_else_founds(guests: Guests) -> None:
    anna = others_play(guests, "globe", posts={"hirado": 1})
    anna.play_hastily()
    anna.page.wait_for_function(IN_SIGHT, arg="hirado")


def test_the_curtain_tells_what_came_last(guests: Guests) -> None:
    """It falls at once after a sealed auction, so that who bought would not be seen."""
    anna = seated(guests, {"who": "here", "name": "Bram"}, {"who": "here", "name": "Cato"})
    anna.find("lift-curtain").click()
    anna.play_hastily(avoid="[data-test=lift-curtain]")
    expect(anna.find("lift-curtain")).to_be_visible()
    expect(anna.find("latest").locator("li").last).to_contain_text("auction")


def held(*legal: str, phase: str) -> Any:
    """From the next page on Anna holds a post on every continent and is asked this."""
    posts = {"recife": 0, "elmina": 0, "ambon": 0, "hirado": 0}

    def hold(told: dict[str, Any]) -> None:
        for seen in told["seats"] if told["type"] == "seen" else []:
            seen["view"] |= {"phase": phase, "asked": [0], "posts": posts, "offer": None, "auction": None}
            seen["legal"] = list(legal)

    return hold


def test_a_post_to_be_given_up_says_what_goes_back_with_it(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    altered(anna.page, held("abandon elmina", "abandon recife", phase="lose-colony"))
    lay(anna)
    anna.page.locator("[data-at=elmina][data-lit]").hover(force=True)
    expect(anna.page.locator(".note")).to_have_text("Give up Elmina 100 to give back")


def test_a_note_at_the_edge_of_a_scrolled_world_is_seen_whole(guests: Guests) -> None:
    anna = guests.arrive("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    posts = ["recife", "axim", "goree", "mozambique"]
    asking(anna.page, [f"found {post}" for post in posts], "globe", event="globe", posts=posts)
    lay(anna)
    anna.close_hint()
    for post in ("axim", "goree"):
        anna.page.locator(f"[data-at={post}][data-lit]").tap()
        expect(anna.page.locator(".note .again")).to_be_in_viewport(ratio=1)


ROWS = {"sugar": [3, 3, 4], "gems": [1, 1, 2], "spice": [2, 0, 0], "silk": [2, 0, 0]}


def asked_alone(guests: Guests, *legal: str, phase: str, **habits: Any) -> Guest:
    """Anna stands on these spaces of the exchange and is asked this; whatever the others do is not seen."""
    anna = guests.arrive("Anna", **habits)
    board = {"exchange": ROWS, "posts": {}, "parcels": {}, "offer": None, "auction": None}

    def ask(told: dict[str, Any]) -> None:
        for seen in told["seats"] if told["type"] == "seen" else []:
            seen["view"] |= {"phase": phase, "asked": [0], **board}
            seen["legal"] = list(legal)

    altered(anna.page, ask)
    anna.lay_table(
        "merchants",
        [
            {"who": "me", "name": "Anna"},
            {"who": "bot", "level": "apprentice", "name": "Bram"},
            {"who": "bot", "level": "apprentice", "name": "Cato"},
        ],
        options={"auction": "sealed", "first": 0},
    )
    return anna


@pytest.mark.parametrize(
    ("row", "space", "brings"), [("sugar", 4, []), ("gems", 2, ["a bonus house"])], ids=["sugar", "gems"]
)
def test_a_row_says_where_a_step_leads_and_what_it_brings(
    guests: Guests, row: str, space: int, brings: list[str]
) -> None:
    anna = asked_alone(guests, "step sugar", "step gems", phase="ship")
    anna.page.locator(f"button[data-at={row}]").hover()
    leads = f"to space {space}, passes Bram, draws level with Cato"
    expect(anna.page.locator(".exchange .note > *")).to_have_text([f"One step in {row}", leads, *brings])


def test_on_a_phone_a_step_is_taken_by_a_second_tap(guests: Guests) -> None:
    """It can often not be undone, and what it leads to is to be read first."""
    anna = asked_alone(
        guests, "back sugar", "back gems", phase="lose-goods", viewport=PHONE, has_touch=True, is_mobile=True
    )
    again = anna.page.locator(".exchange .note .again")
    for row in ("sugar", "gems"):
        anna.page.locator(f"button[data-at={row}]").tap()
        expect(again).to_be_visible()
    expect(anna.page.locator(".exchange .note")).to_contain_text("falls behind Bram")
    anna.page.locator("button[data-at=gems]").tap()
    expect(again).to_be_hidden()


def test_a_post_that_was_let_go_for_another_is_aimed_at_anew(guests: Guests) -> None:
    """On another continent, too: who compares two posts does not found one by the way."""
    on_phone: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    anna = asked_alone(guests, "found bahia", "found goree", phase="globe", **on_phone)
    anna.close_hint()
    for post in ("bahia", "goree", "bahia"):
        anna.page.locator(f"[data-at={post}][data-lit]").tap()
        expect(anna.page.locator(".note .again")).to_have_count(1)
        expect(anna.page.locator(".note")).to_contain_text("Bahia" if post == "bahia" else "Gorée")


# Whether the tally lies over everything else at its middle.
ON_TOP = """
() => {
  const tally = document.querySelector('[data-test=tally]');
  if (!tally || !document.querySelector('.auction')) return null;
  const { left, top, width, height } = tally.getBoundingClientRect();
  return tally.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
"""


def test_a_scoring_is_told_over_an_auction_until_its_dial_turns(guests: Guests) -> None:
    anna = guests.arrive("Anna", viewport=PHONE)
    auction = {"card": "goods", "doubled": False, "early": None, "dial": [200, 190], "limit": None}

    def auctioned(told: dict[str, Any]) -> None:
        scored(told)
        for seen in told["seats"] if told["type"] == "seen" else []:
            if seen["view"]["discs"]["mayor"]:
                seen["view"] |= {"auction": auction | {"taking_part": [0, 1, 2], "excluded": []}}
                seen["legal"] = ["limit 190", "limit none"]

    altered(anna.page, auctioned)
    lay(anna)
    anna.play_hastily(avoid=".auction *")
    assert anna.page.wait_for_function(
        f"() => {{ const is = ({ON_TOP})(); return is !== null && [is]; }}"
    ).json_value() == [True]


def test_five_purses_of_four_figures_fit_beside_the_other_tabs(guests: Guests) -> None:
    anna = guests.arrive("Anna", viewport=SMALL, has_touch=True, is_mobile=True, locale="fr-FR")

    def enrich(told: dict[str, Any]) -> None:
        for seen in told["seats"] if told["type"] == "seen" else []:
            for player in seen["view"]["players"]:
                player["money"] = 1990

    altered(anna.page, enrich)
    lay(anna, *[BOT] * 4)
    tabs = anna.page.locator(".leaves [role=tab]")
    expect(tabs).to_have_count(3)
    faces = "all => all.map((it) => it.getBoundingClientRect()).map(({ left, right }) => [left, right])"
    (_, desk), (log, _) = tabs.locator("> svg").evaluate_all(faces)
    purses = anna.page.locator("[role=tab] .purse").evaluate_all(faces)
    assert desk < purses[0][0]
    assert purses[-1][1] < log
    assert min(tabs.evaluate_all("all => all.map((it) => it.offsetWidth)")) >= 44


def test_a_phone_keeps_the_time_marker_and_what_comes_next_in_sight(guests: Guests) -> None:
    """Also after a leap, when other spaces than before are wide."""
    anna = guests.arrive("Anna", viewport=PHONE, has_touch=True, is_mobile=True, locale="fr-FR")
    space = 6

    def leap(told: dict[str, Any]) -> None:
        nonlocal space
        for seen in told["seats"] if told["type"] == "seen" else []:
            space = 13 if any(seen["view"]["discs"].values()) else space
            seen["view"]["time"]["space"] = space

    def sees_time(year: str) -> None:
        expect(anna.page.locator("li.here")).to_contain_text(year)
        expect(anna.page.locator("li.here")).to_be_in_viewport(ratio=1)
        for ahead in anna.page.locator("li.next").all():
            expect(ahead).to_be_in_viewport(ratio=0.8)

    altered(anna.page, leap)
    lay(anna)
    sees_time("1602")
    anna.play_hastily()
    sees_time("1624")
