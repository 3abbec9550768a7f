"""The life of a device: it is turned, its line is slow, and its player looks at something else in between."""

import json
from urllib.parse import urlsplit

from playwright.sync_api import ViewportSize, WebSocket, expect

from tests.browser.guests import PHONE, WIDE, Guest, Guests
from tests.browser.lines import asking, held, holding_thirty, slow_line

TURNED: ViewportSize = {"width": PHONE["height"], "height": PHONE["width"]}
WITH_A_BOT = [{"who": "me", "name": "Anna"}, {"who": "bot", "level": "apprentice"}]
LIT = "getComputedStyle(document.querySelector('main')).getPropertyValue('--lit')"


def first_turn(guest: Guest) -> None:
    """The guest plays first and has kept both contracts."""
    guest.lay_table("tickets", WITH_A_BOT, options={"first": 0})
    guest.waits_for_turn()
    guest.page.locator("[data-at='keep both']").dispatch_event("click")
    expect(guest.find("sentence")).to_contain_text("take cards")


def test_a_line_half_written_is_found_again_after_a_look_at_the_cards(guests: Guests) -> None:
    anna = guests.arrive("Anna", viewport=PHONE)
    first_turn(anna)
    anna.page.get_by_role("tab", name="Log").dispatch_event("click")
    anna.find("tab-chat").dispatch_event("click")
    anna.find("say").fill("If you take the Dam")
    for other in ("Cards", "Log"):
        anna.page.get_by_role("tab", name=other).first.dispatch_event("click")
    expect(anna.find("say")).to_have_value("If you take the Dam")
    for size in (TURNED, WIDE, PHONE):
        anna.page.set_viewport_size(size)
    anna.page.get_by_role("tab", name="Log").first.dispatch_event("click")
    expect(anna.find("say")).to_have_value("If you take the Dam")


def test_on_a_slow_line_a_second_tap_is_not_heard_and_nothing_is_lit_until_the_answer(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    slow_line(anna.page, 1_500)
    asked: list[str] = []
    anna.page.on(
        "websocket",
        lambda line: line.on("framesent", lambda text: asked.append(json.loads(text).get("action", ""))),
    )
    first_turn(anna)
    lit = anna.page.evaluate(LIT)
    pile = anna.page.locator("[data-at='draw unseen'][data-lit]")
    for _ in range(2):
        pile.dispatch_event("click")
    anna.page.wait_for_function(f"(lit) => {LIT} !== lit", arg=lit)
    expect(anna.find("sentence")).to_contain_text("take your second card")
    assert anna.page.evaluate(LIT) == lit
    assert asked.count("draw unseen") == 1


def test_a_browser_without_cookies_is_told_so(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    guests.expects_refusals = True
    anna.page.add_init_script(
        "Object.defineProperty(Document.prototype, 'cookie', { get: () => '' });"
        "Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });"
    )
    anna.go("/")
    anna.find("tour").click()
    expect(anna.page.get_by_role("alert")).to_contain_text("This browser keeps no cookies")


def test_who_goes_back_while_a_table_is_on_its_way_does_not_come_in(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    first_turn(anna)
    table = anna.page.url
    anna.go("/")
    asked = held(anna.page, "**/boards/*")
    lines: list[WebSocket] = []

    def note(line: WebSocket) -> None:
        lines.append(line)

    anna.page.on("websocket", note)
    anna.page.locator(f"a[href='{urlsplit(table).path}']").first.click()
    with anna.page.expect_event("requestfinished", lambda done: "/boards/" in done.url):
        while not asked:
            anna.page.evaluate("new Promise(requestAnimationFrame)")
        anna.page.go_back()
        expect(anna.find("tour")).to_be_visible()
        asked[0].continue_()
    for _ in range(10):
        anna.page.evaluate("new Promise(requestAnimationFrame)")
    assert lines == []


def test_a_home_page_that_wakes_up_knows_the_tables_that_were_laid_meanwhile(guests: Guests) -> None:
    anna, bram = guests.arrive("Anna"), guests.arrive("Bram")
    anna.go("/")
    expect(anna.find("tour")).to_be_visible()
    bram.lay_table("tickets", [{"who": "me", "name": "Bram"}, {"who": "friend"}], settings={"open": True})
    laid = anna.page.locator(f"a[href='{urlsplit(bram.page.url).path}']")
    expect(laid).to_have_count(0)
    anna.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(laid).to_be_visible()


def test_a_failure_that_comes_late_is_not_shown_to_who_has_taken_another_link_meanwhile(
    guests: Guests,
) -> None:
    anna, bram = guests.arrive("Anna"), guests.arrive("Bram")
    guests.expects_refusals = True
    anna.lay_table("tickets", WITH_A_BOT, options={"first": 0})
    asked = held(bram.page, "**/sit")
    with bram.page.expect_request("**/sit"):
        bram.page.goto(f"{anna.page.url}#key={'x' * 22}")
    bram.page.evaluate("location.hash = ''")
    expect(bram.find("sentence")).to_be_visible()
    with bram.page.expect_response("**/sit"):
        asked[0].continue_()
    for _ in range(10):
        bram.page.evaluate("new Promise(requestAnimationFrame)")
    expect(bram.find("sentence")).to_be_visible()


def test_of_two_languages_chosen_in_haste_the_later_one_is_spoken(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    anna.go("/")
    dutch = "**/nl-*.js"
    asked = held(anna.page, dutch)
    with anna.page.expect_request(dutch):
        anna.find("language").select_option("nl")
    anna.find("language").select_option("fr")
    expect(anna.find("start")).to_have_text("Commencer")
    with anna.page.expect_response(dutch):
        asked[0].continue_()
    for _ in range(10):
        anna.page.evaluate("new Promise(requestAnimationFrame)")
    expect(anna.find("start")).to_have_text("Commencer")
    expect(anna.page.locator("html")).to_have_attribute("lang", "fr")


# The point of the board that lies in the middle of its window.
MIDDLE = """
() => {
  const board = document.querySelector('.window .board');
  const { width, height } = board.closest('.window').getBoundingClientRect();
  const [x, y, scale] = board.getAttribute('transform').match(/-?[\\d.]+/g).map(Number);
  return [(width / 2 - x) / scale, (height / 2 - y) / scale].map(Math.round);
}
"""


def test_a_phone_that_is_turned_goes_on_showing_what_it_showed(guests: Guests) -> None:
    anna = guests.arrive("Anna", viewport=PHONE)
    first_turn(anna)
    anna.close_hint()
    home = anna.page.evaluate(MIDDLE)
    box = anna.page.locator("[data-at=map]").first.bounding_box()
    assert box
    anna.page.mouse.move(box["x"] + box["width"] * 0.7, box["y"] + box["height"] * 0.6)
    anna.page.mouse.wheel(0, -600)
    anna.page.wait_for_function(f"(home) => String(({MIDDLE})()) !== String(home)", arg=home)
    middle = anna.page.evaluate(MIDDLE)
    for size in (TURNED, PHONE):
        width = anna.page.evaluate("document.querySelector('.window').clientWidth")
        anna.page.set_viewport_size(size)
        anna.page.wait_for_function(
            "(before) => document.querySelector('.window').clientWidth !== before", arg=width
        )
        anna.page.wait_for_function(f"(middle) => String(({MIDDLE})()) === String(middle)", arg=middle)


def test_a_goods_card_half_split_stays_so_when_the_phone_is_turned_and_speaks_another_language(
    guests: Guests,
) -> None:
    anna = guests.arrive("Anna", viewport=PHONE)
    asking(anna.page, ["goods sugar 2 gems 1", "decline"], "goods", card="goods")
    bots = [{"who": "bot", "level": "apprentice"}] * 2
    anna.lay_table("merchants", [{"who": "me", "name": "Anna"}, *bots], options={"first": 0})
    anna.close_hint()
    anna.page.locator("button[data-at=sugar]").dispatch_event("click")
    for size in (TURNED, PHONE):
        anna.page.set_viewport_size(size)
        expect(anna.page.locator("button.go")).to_be_in_viewport(ratio=1)
        expect(anna.page.locator("button[data-at=sugar] b")).to_have_text("+1")
    anna.find("more").click()
    anna.find("language").select_option("nl")
    expect(anna.find("sentence")).to_have_text("Anna, zet drie stappen op de beurs.")
    anna.page.keyboard.press("Escape")
    for row in ("sugar", "gems"):
        anna.page.locator(f"button[data-at={row}]").dispatch_event("click")
    expect(anna.page.locator("button.go[data-lit]")).to_have_text("Zet deze stappen")


def test_a_route_chosen_and_its_ways_to_pay_outlast_a_look_at_more_and_another_language(
    guests: Guests,
) -> None:
    anna = guests.arrive("Anna", viewport=PHONE)
    holding_thirty(anna.page, "claim dam--begijnhof pink 2", "claim dam--begijnhof blue 2")
    first_turn(anna)
    anna.close_hint()
    anna.page.locator("[data-at=dam--begijnhof][data-lit]").dispatch_event("click")
    ways = anna.page.locator(".window [role=dialog]")
    expect(ways).to_contain_text("Pay with")
    anna.find("more").click()
    anna.find("language").select_option("fr")
    for key in ("?", "Escape"):
        anna.page.keyboard.press(key)
    expect(anna.page.locator("dialog")).to_have_count(0)
    expect(ways).to_contain_text("Payer avec")
    for size in (TURNED, PHONE):
        anna.page.set_viewport_size(size)
        expect(ways).to_be_in_viewport(ratio=1)
    anna.page.keyboard.press("Escape")
    expect(ways).to_have_count(0)


def test_who_comes_in_mid_auction_fetches_the_table_and_its_clock_while_the_board_is_on_its_way(
    guests: Guests,
) -> None:
    anna = guests.arrive("Anna")
    bots = [{"who": "bot", "level": "apprentice"}] * 2
    asked = held(anna.page, "**/boards/*")
    with anna.page.expect_request("**/Clock-*.js"):
        anna.lay_table("merchants", [{"who": "me", "name": "Anna"}, *bots])
    asked[0].continue_()
    anna.waits_for_turn()
