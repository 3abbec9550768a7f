"""The table of tickets: what is opened closes again, and a phone tells all that a pointer is told."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.guests import PHONE, Guest, Guests
from tests.browser.lines import altered, holding_thirty

BOT = {"who": "bot", "level": "apprentice"}
GREY = "korenmetershuisje--noordermarkt"
FAR = "munttoren--blauwbrug"
CORNER = (40, 300)
"""On the map, and clear of all routes and notes."""
TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def to_turn(guest: Guest) -> None:
    """The guest plays first and has kept both contracts."""
    guest.lay_table("tickets", [{"who": "me", "name": guest.name}, BOT], options={"first": 0})
    guest.play_hastily("[data-at='keep both']", clicks=1)
    expect(guest.find("sentence")).to_contain_text("take cards")
    guest.close_hint()


def test_the_ways_to_pay_close_by_escape_and_by_a_click_beside_them(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    holding_thirty(anna.page, *[f"claim {GREY} {colour}" for colour in ("pink", "blue")])
    to_turn(anna)
    route, ways = anna.page.locator(f"[data-at='{GREY}']"), anna.page.get_by_role("dialog")
    route.dispatch_event("click")
    expect(ways).to_be_visible()
    anna.page.mouse.click(*CORNER)
    expect(ways).to_have_count(0)
    route.dispatch_event("click")
    expect(ways).to_be_visible()
    anna.find("tab-log").focus()
    anna.page.keyboard.press("Escape")
    expect(ways).to_have_count(0)


def test_a_contract_stays_marked_on_the_map_until_it_is_tapped_again(guests: Guests) -> None:
    anna = guests.arrive("Anna", **TOUCH)
    to_turn(anna)
    marked = anna.page.locator(".place.marked")
    anna.page.get_by_role("tab", name="Contracts").tap()
    contract = anna.page.locator("[data-at=contracts] button").first
    contract.tap()
    expect(marked).to_have_count(2)
    for place in marked.all():
        expect(place).to_be_in_viewport(ratio=0.5)
    anna.page.get_by_role("tab", name="Cards").tap()
    expect(marked).to_have_count(2)
    anna.page.get_by_role("tab", name="Contracts").tap()
    contract.tap()
    expect(marked).to_have_count(0)


FAR_APART = {"id": "montelbaanstoren--westermarkt", "points": 7, "joined": False}


def test_a_map_zoomed_out_for_a_contract_comes_back_when_it_is_let_go(guests: Guests) -> None:
    anna = guests.arrive("Anna", **TOUCH)

    def hold(told: dict[str, Any]) -> None:
        for seen in told["seats"] if told["type"] == "seen" else []:
            seen["view"]["contracts"] = [FAR_APART]

    altered(anna.page, hold)
    to_turn(anna)
    board = anna.page.locator("g.board")
    before = board.get_attribute("transform")
    anna.page.get_by_role("tab", name="Contracts").tap()
    contract = anna.page.locator("[data-at=contracts] button")
    contract.tap()
    expect(board).not_to_have_attribute("transform", str(before))
    contract.tap()
    expect(board).to_have_attribute("transform", str(before))


def test_what_was_kept_is_in_sight_while_the_others_choose(guests: Guests) -> None:
    anna, bram = guests.arrive("Anna"), guests.arrive("Bram")
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, {"who": "friend"}])
    bram.accept(anna.invitation())
    anna.waits_for_turn()
    kept = anna.page.locator("[data-at=offer] button").first
    names = kept.locator(".names span").all_inner_texts()
    kept.dispatch_event("click")
    expect(anna.find("sentence")).to_contain_text("You have chosen.")
    expect(anna.page.locator("[data-at=contracts] .names span")).to_have_text(names)


def test_a_route_that_is_not_lit_tells_of_itself_when_it_is_tapped(guests: Guests) -> None:
    anna = guests.arrive("Anna", **TOUCH)
    holding_thirty(anna.page)
    to_turn(anna)
    space = anna.page.locator(f"[data-at='{GREY}'] .space").last
    space.tap()
    expect(anna.page.locator(".note")).to_contain_text("3 spaces · grey")
    anna.page.touchscreen.tap(200, 20)
    expect(anna.page.locator(".note")).to_have_count(0)


def test_a_phone_shows_what_others_claim(guests: Guests) -> None:
    anna = guests.arrive("Anna", **TOUCH)
    owners: dict[str, int] = {}

    def claim(told: dict[str, Any]) -> None:
        for seen in told["seats"] if told["type"] == "seen" else []:
            seen["view"]["owners"] = dict(owners)

    altered(anna.page, claim)
    to_turn(anna)
    last = anna.page.locator(f"[data-at='{FAR}'] .space").last
    expect(last).not_to_be_in_viewport(ratio=1)
    owners[FAR] = 1
    anna.play_hastily("[data-at='draw unseen']", clicks=1)
    expect(last).to_be_in_viewport(ratio=1)


def test_t7_a_joker_tapped_says_that_it_will_be_the_only_card(guests: Guests) -> None:
    anna = guests.arrive("Anna", **TOUCH)

    def turn_up(told: dict[str, Any]) -> None:
        for seen in told["seats"] if told["type"] == "seen" else []:
            seen["view"]["row"] = ["joker", "red", "red", "blue", "blue"]
            if "draw unseen" in seen["legal"]:
                seen["legal"] = ["draw unseen", "draw joker", "draw red", "draw blue"]

    altered(anna.page, turn_up)
    to_turn(anna)
    for card, said in (("draw joker", "your only card this turn"), ("draw red", "Tap again to do it")):
        anna.page.locator(f"[data-at='{card}']").first.tap()
        expect(anna.page.get_by_text(said)).to_be_visible()


def test_what_was_aimed_at_is_done_with_at_the_next_question(guests: Guests) -> None:
    anna = guests.arrive("Anna", **TOUCH)
    to_turn(anna)
    anna.page.locator("[data-at='draw contracts']").tap()
    expect(anna.page.locator("[data-aimed]")).to_have_count(1)
    anna.play_hastily("[data-at='draw unseen']", clicks=1)
    expect(anna.find("sentence")).to_contain_text("take your second card")
    expect(anna.page.locator("[data-aimed]")).to_have_count(0)
