"""Laptops: what matters is in sight, the whole board when the table opens."""

import pytest
from playwright.sync_api import expect

from tests.browser.guests import Guest, Guests
from tests.browser.lines import THIRTY, asking, holding_thirty

SIZES = {
    "1000": {"width": 1000, "height": 700},
    "1280": {"width": 1280, "height": 720},
    "1366": {"width": 1366, "height": 768},
}
UNDER_BARS = {"width": 1366, "height": 650}
"""What the browser's own bars leave of a small laptop's screen."""
BOT = {"who": "bot", "level": "apprentice"}


def beyond(guest: Guest, parts: str, frame: str) -> list[str]:
    """Which parts reach beyond the frame that should hold them."""
    found: list[str] = guest.page.evaluate(
        """([parts, frame]) => {
          const room = document.querySelector(frame).getBoundingClientRect();
          const isOut = (box) =>
            box.left < room.left - 1 || box.right > room.right + 1 ||
            box.top < room.top - 1 || box.bottom > room.bottom + 1;
          return [...document.querySelectorAll(parts)]
            .filter((it) => isOut(it.getBoundingClientRect()))
            .map((it) => it.getAttribute('aria-label') ?? it.outerHTML.slice(0, 90));
        }""",
        [parts, frame],
    )
    return found


def test_a_first_table_is_begun_without_scrolling(guests: Guests) -> None:
    anna = guests.arrive("Anna", viewport=UNDER_BARS)
    anna.go("/")
    for part in ("game-tickets", "my-name", "start", "tour"):
        expect(anna.find(part)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_the_whole_city_and_all_continents_are_seen(guests: Guests, size: dict[str, int]) -> None:
    anna = guests.arrive("Anna", viewport=size)
    anna.lay_table("merchants", [{"who": "me", "name": "Anna"}, BOT, BOT])
    anna.waits_for_turn()
    expect(anna.page.locator("[data-at=city] svg").first).to_be_visible()
    assert anna.page.locator("g.parcel").count() > 30
    assert beyond(anna, "g.parcel", "[data-at=city]") == []
    assert anna.page.locator("[data-at=world] figure").count() == 4
    assert beyond(anna, "[data-at=world] svg", "[data-at=world]") == []


@pytest.mark.parametrize("auction", ["live", "sealed"])
@pytest.mark.parametrize("size", [SIZES["1280"], {"width": 1366, "height": 650}], ids=["1280", "1366"])
def test_the_clock_leaves_the_sentence_free_and_nothing_of_it_is_cut(
    guests: Guests, size: dict[str, int], auction: str
) -> None:
    anna = guests.arrive("Anna", viewport=size)
    options = {"auction": auction, "first": 0}
    anna.lay_table("merchants", [{"who": "me", "name": "Anna"}, BOT, BOT], options=options)
    anna.play_hastily(avoid=".auction *")
    clock = anna.page.locator(".auction")
    expect(clock.locator(".grand:visible")).to_have_count(1)
    if auction == "live":
        clock.locator("summary").click()
    expect(clock.get_by_role("button", name="Do not press")).to_be_visible()
    clock.evaluate("it => Promise.all(it.getAnimations().map((one) => one.finished))")
    parts = [f".auction {part}" for part in ("button", "input", "svg:not(svg svg)", "small")]
    assert beyond(anna, ", ".join(parts), ".auction") == []
    frame, bar = clock.bounding_box(), anna.find("sentence").bounding_box()
    assert frame
    assert bar
    assert frame["y"] + frame["height"] <= bar["y"]


def test_the_city_keeps_its_size_while_a_goods_card_is_split(guests: Guests) -> None:
    heights = []
    for phase, action, card in (("put", "put on mayor", None), ("goods", "goods sugar 2 gems 1", "goods")):
        anna = guests.arrive("Anna", viewport=SIZES["1366"])
        asking(anna.page, [action], phase, card=card)
        anna.lay_table("merchants", [{"who": "me", "name": "Anna"}, BOT, BOT], options={"first": 0})
        anna.waits_for_turn()
        heights.append(anna.page.locator("[data-at=city]").evaluate("it => it.clientHeight"))
    expect(anna.page.get_by_role("button", name="Take these steps")).to_be_in_viewport(ratio=1)
    assert heights[0] == heights[1]


@pytest.mark.parametrize("size", [SIZES["1280"], SIZES["1366"]], ids=["1280", "1366"])
def test_a_card_that_is_used_leaves_the_parcels_that_it_offers_free(
    guests: Guests, size: dict[str, int]
) -> None:
    grachten = [f"g{number}" for number in range(1, 11)]
    anna = guests.arrive("Anna", viewport=size, locale="fr-FR")
    legal, card = [f"build {parcel}" for parcel in grachten], "amsterdam-grachten-nieuwe-zijde-sugar"
    asking(anna.page, [*legal, "decline"], "amsterdam", card=card, parcels=grachten)
    anna.lay_table("merchants", [{"who": "me", "name": "Anna"}, BOT, BOT], options={"first": 0})
    card_box = anna.page.locator("[data-at=answers]").bounding_box()
    houses = [house.bounding_box() for house in anna.page.locator("g.parcel .ghost").all()]
    assert len(houses) > 5
    assert card_box
    right, top = card_box["x"] + card_box["width"], card_box["y"]
    assert [
        house for house in houses if house and house["x"] < right and house["y"] + house["height"] > top
    ] == []


def test_the_whole_time_track_is_seen_on_a_laptop(guests: Guests) -> None:
    anna = guests.arrive("Anna", viewport=SIZES["1280"])
    anna.lay_table("merchants", [{"who": "me", "name": "Anna"}, BOT, BOT])
    anna.waits_for_turn()
    assert anna.page.locator("[data-at=time] li").count() > 20
    assert beyond(anna, "[data-at=time] li", "[data-at=time]") == []


def test_continents_are_as_large_as_a_narrow_window_allows(guests: Guests) -> None:
    anna = guests.arrive("Anna", viewport=SIZES["1000"])
    anna.lay_table("merchants", [{"who": "me", "name": "Anna"}, BOT, BOT])
    anna.waits_for_turn()
    widths = anna.page.locator("[data-at=world] svg").evaluate_all("all => all.map((it) => it.clientWidth)")
    assert min(widths) >= 195


def test_both_contracts_of_the_start_lie_beside_the_hand(guests: Guests) -> None:
    anna = guests.arrive("Anna", viewport=SIZES["1000"])
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, BOT])
    anna.play_hastily("[data-at='keep both']", clicks=1)
    contracts = anna.page.locator("[data-at=contracts] .contract")
    contracts.nth(1).wait_for()
    assert beyond(anna, "[data-at=contracts] .contract", "[data-at=contracts]") == []


def test_the_log_follows_though_something_takes_its_room_in_the_same_moment(guests: Guests) -> None:
    anna = guests.arrive("Anna", viewport={"width": 1200, "height": 640})
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, {"who": "bot", "level": "apprentice"}])
    anna.play_hastily("[data-at='draw unseen']", clicks=20)
    anna.waits_for_turn()
    assert anna.find("log").evaluate("(log) => log.scrollTop") > 50
    left = """(log) => log.scrollHeight - log.scrollTop - log.clientHeight"""
    assert anna.find("log").evaluate(left) < 1
    anna.find("log").evaluate(
        """async (log) => {
          log.scrollTop -= 10;
          log.parentElement.style.flex = '0 0 120px';
          for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame);
        }"""
    )
    assert anna.find("log").evaluate(left) < 1


def test_a_large_hand_leaves_the_map_its_room(guests: Guests) -> None:
    anna = guests.arrive("Anna", viewport=SIZES["1366"])
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, BOT])
    anna.play_hastily("[data-at='keep both']", clicks=1)
    expect(anna.page.locator("[data-at=contracts] li")).to_have_count(2)
    before = anna.page.locator("[data-at=map]").bounding_box()
    holding_thirty(anna.page)
    anna.page.reload()
    expect(anna.page.locator("[data-at=hand] li")).to_have_count(len(THIRTY))
    assert anna.page.locator("[data-at=map]").bounding_box() == before
    assert beyond(anna, "[data-at=hand] li", "[data-at=hand]") == []
