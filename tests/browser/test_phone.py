"""Phones from 360 px: everything fits, and can be hit with a thumb."""

import re

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.guests import PATIENCE_MS, PHONE, THUMB_PX, WIDE, Guest, Guests
from tests.browser.lines import THIRTY, asking, holding_thirty

SMALL: ViewportSize = {"width": 360, "height": 640}
SIZES = {
    "390": PHONE,
    "360": SMALL,
    "lying": {"width": 844, "height": 390},
    "tablet": {"width": 820, "height": 1180},
}
# A note glides to its place, and looks for it anew at every frame until it lies there.
AT_REST = """
async (note) => {
  const frame = () => new Promise(requestAnimationFrame);
  const place = () => JSON.stringify(note.getBoundingClientRect());
  for (let before = ''; !note.matches('.placed') || before !== place(); ) {
    before = place();
    await Promise.allSettled(note.getAnimations().map((glide) => glide.finished));
    await frame();
    await frame();
  }
}
"""
BOT = {"who": "bot", "level": "apprentice"}


def sideways(guest: Guest) -> int:
    """How far the page can be pushed sideways."""
    pixels: int = guest.page.evaluate("document.documentElement.scrollWidth - screen.width")
    return pixels


def small_buttons(guest: Guest) -> list[str]:
    """Lit buttons outside the map, which can be zoomed, that a thumb would miss."""
    found: list[str] = guest.page.evaluate(
        """(least) => [...document.querySelectorAll('button[data-lit], [data-test=undo], [data-test=more]')]
          .filter((it) => it.getClientRects().length > 0)
          .filter((it) => it.offsetHeight < least || it.offsetWidth < least)
          .map((it) => `${it.outerHTML.slice(0, 90)} ${it.offsetWidth}x${it.offsetHeight}`)""",
        THUMB_PX,
    )
    return found


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize(("game", "clicks", "lines"), [("tickets", 4, 4), ("merchants", 1, 6)])
def test_a_phone_plays_its_first_moves(
    guests: Guests, game: str, size: dict[str, int], clicks: int, lines: int
) -> None:
    anna = guests.arrive("Anna", viewport=size, has_touch=True, is_mobile=True)
    anna.go("/")
    expect(anna.find("start")).to_be_visible()
    assert sideways(anna) == 0
    bots = [BOT] * (1 if game == "tickets" else 2)
    options = {} if game == "tickets" else {"auction": "sealed", "first": 0}
    anna.lay_table(game, [{"who": "me", "name": "Anna"}, *bots], options=options)
    anna.waits_for_turn()
    assert sideways(anna) == 0
    expect(anna.find("sentence")).to_be_in_viewport()
    assert small_buttons(anna) == []
    expect(anna.page.locator("button[data-lit]").first).to_be_in_viewport(ratio=0.9)
    anna.page.locator("button[data-lit]").first.tap(force=True)
    anna.play_hastily(clicks=clicks)
    # Not by a tap: a hint about the next kind of move may lie over the tab.
    anna.page.get_by_role("tab", name="Log").first.dispatch_event("click")
    expect(anna.find("log").locator("li").nth(lines - 1)).to_be_attached()
    assert sideways(anna) == 0


def covered(guest: Guest, *besides: str) -> list[str]:
    """What of the sentence and its buttons lies under the hint at rest, and of what else should not."""
    guest.find("hint").evaluate(AT_REST)
    names = [f"[data-test={name}]" for name in ("sentence", "undo", "ask-hint", "more")]
    found: list[str] = guest.page.evaluate(
        """(names) => {
          const note = document.querySelector('[data-test=hint]').getBoundingClientRect();
          const isUnder = (box) =>
            box.left < note.right && note.left < box.right && box.top < note.bottom && note.top < box.bottom;
          return names.filter((name) =>
            [...document.querySelectorAll(name)].some((it) => isUnder(it.getBoundingClientRect())));
        }""",
        [*names, *besides],
    )
    return found


def test_hints_leave_the_sentence_and_its_buttons_in_sight(guests: Guests) -> None:
    anna = guests.arrive("Anna", viewport=SMALL, has_touch=True, is_mobile=True, locale="fr-FR")
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, BOT], options={"first": 0})
    hint = anna.find("hint")
    for move in ("keep both", "draw unseen", ""):
        expect(hint).to_be_visible()
        assert covered(anna) == []
        if move:
            anna.close_hint()
            anna.page.locator(f"[data-at='{move}'][data-lit]").dispatch_event("click")
    expect(anna.find("undo")).to_be_visible()


@pytest.mark.parametrize(
    ("phase", "action"), [("put", "put on mayor"), ("step", "step silk"), ("amsterdam", "build g1")]
)
def test_hints_of_merchants_leave_them_in_sight_too(guests: Guests, phase: str, action: str) -> None:
    anna = guests.arrive("Anna", viewport=SMALL, has_touch=True, is_mobile=True, locale="fr-FR")
    asking(anna.page, [action], phase, card=None if phase == "put" else "amsterdam-grachten")
    anna.lay_table("merchants", [{"who": "me", "name": "Anna"}, BOT, BOT], options={"first": 0})
    expect(anna.find("hint")).to_be_visible()
    assert covered(anna) == []


def test_what_happened_last_stands_under_the_sentence(guests: Guests) -> None:
    """A phone has its log behind a tab; a low one has no line to spare; beside a wide board it is open."""
    anna = guests.arrive("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, BOT], options={"first": 0})
    anna.play_hastily("[data-at='draw unseen']", clicks=2)
    expect(anna.find("latest")).to_have_text(re.compile(r"^Anna drew a card from the pile: \w+\.$"))
    expect(anna.find("latest")).to_be_visible()
    anna.page.set_viewport_size(SMALL)
    expect(anna.find("latest")).to_be_hidden()
    anna.page.set_viewport_size(WIDE)
    expect(anna.find("log")).to_be_visible()
    expect(anna.find("latest")).to_be_hidden()


def test_a_loan_and_what_else_one_may_do_fit_side_by_side(guests: Guests) -> None:
    anna = guests.arrive("Anna", viewport=SMALL, has_touch=True, is_mobile=True, locale="fr-FR")
    asking(anna.page, ["borrow", "decline"], "credit", event="credit")
    anna.lay_table("merchants", [{"who": "me", "name": "Anna"}, BOT, BOT], options={"first": 0})
    for name in ("borrow", "decline"):
        button = anna.page.locator(f"[data-at={name}]")
        expect(button).to_be_in_viewport(ratio=1)
        assert button.evaluate("(it) => it.scrollWidth <= it.clientWidth"), name


def test_a_goods_card_is_split_without_scrolling_and_beside_its_hint(guests: Guests) -> None:
    anna = guests.arrive("Anna", viewport=SMALL, has_touch=True, is_mobile=True, locale="fr-FR")
    asking(anna.page, ["goods sugar 2 gems 1", "decline"], "goods", card="goods")
    anna.lay_table("merchants", [{"who": "me", "name": "Anna"}, BOT, BOT], options={"first": 0})
    expect(anna.find("hint")).to_be_visible()
    assert covered(anna, ".exchange button") == []
    for row in ("sugar", "sugar", "gems"):
        expect(anna.page.locator(f"button[data-at={row}]")).to_be_in_viewport(ratio=1)
        anna.page.locator(f"button[data-at={row}]").tap()
    expect(anna.page.locator("button.go[data-lit]")).to_be_in_viewport(ratio=1)


def small_fields(guest: Guest) -> list[str]:
    """The fields on the page with letters below sixteen pixels; there must be fields."""
    fields = guest.page.locator("input:not([type=checkbox], [type=radio], [type=range]), select")
    expect(fields.first).to_be_attached()
    small = (
        "all => all.filter(one => parseFloat(getComputedStyle(one).fontSize) < 16).map(one => one.outerHTML)"
    )
    return list(fields.evaluate_all(small))


# How many pixels a list leaves beside the words that it shows.
SPARE_PX = """
(list) => {
  const { font, paddingLeft, paddingRight } = getComputedStyle(list);
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = font;
  const words = pen.measureText(list.selectedOptions[0].text).width;
  return list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - words;
}
"""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "nl-NL"])
def test_fields_of_the_home_page_are_as_high_as_a_thumb_and_show_all_their_words(
    guests: Guests, locale: str
) -> None:
    anna = guests.arrive("Anna", viewport=SMALL, has_touch=True, is_mobile=True, locale=locale)
    anna.go("/")
    anna.find("add-seat").tap()  # now each of the others can be removed
    anna.find("tastes").tap()
    for name in ("who-1", "level-1", "my-name", "theme", "sound", "language"):
        box = anna.find(name).bounding_box()
        assert min(box["width"], box["height"]) >= THUMB_PX, name
    for level in anna.find("level-1").locator("option").all():
        anna.find("level-1").select_option(level.get_attribute("value"))
        for name in ("who-1", "level-1"):
            assert anna.find(name).evaluate(SPARE_PX) >= 0, level.inner_text()
    for who in ("friend", "here"):
        anna.find("who-2").select_option(who)
        assert anna.find("who-2").evaluate(SPARE_PX) >= 0, who


def test_no_field_makes_a_phone_zoom_in(guests: Guests) -> None:
    """Some phones do, and stay there, where letters are smaller than this."""
    anna, bram = (guests.arrive(name, viewport=SMALL, has_touch=True, is_mobile=True) for name in ("A", "B"))
    for path in ("/", "/replay"):
        anna.go(path)
        assert small_fields(anna) == []
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, {"who": "friend"}])
    bram.go(anna.invitation())
    expect(bram.find("guest-name")).to_be_visible()
    for guest in (anna, bram):
        assert small_fields(guest) == []
    bram.find("guest-name").fill("Bram")
    bram.find("sit").click()
    anna.page.get_by_role("tab", name="Log").dispatch_event("click")
    anna.find("tab-chat").dispatch_event("click")
    expect(anna.find("say")).to_be_visible()
    assert small_fields(anna) == []


def test_the_contracts_offered_and_the_whole_hand_fit_their_sheet(guests: Guests) -> None:
    anna = guests.arrive("Anna", viewport=SMALL, has_touch=True, is_mobile=True, locale="fr-FR")
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, BOT])
    for choice in anna.page.locator("[data-at=offer] button").all():
        expect(choice).to_be_in_viewport(ratio=1)
    anna.play_hastily("[data-at='keep both']", "[data-at='draw unseen']", clicks=9)
    anna.page.get_by_role("tab").first.dispatch_event("click")
    for fan in anna.page.locator("[data-at=hand] li").all():
        expect(fan).to_be_in_viewport(ratio=1)


def test_thirty_cards_lie_in_the_sheet_and_stay_there_when_a_tap_aims(guests: Guests) -> None:
    anna = guests.arrive("Anna", viewport=SMALL, has_touch=True, is_mobile=True, locale="fr-FR")
    holding_thirty(anna.page)
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, BOT], options={"first": 0})
    anna.play_hastily("[data-at='keep both']", clicks=1)
    anna.page.locator("[role=tab][data-at=cards]").dispatch_event("click")
    anna.close_hint()
    hand = anna.page.locator("[data-at=hand]")
    before = hand.bounding_box()
    anna.page.locator("[data-at='draw unseen']").tap()
    expect(anna.page.get_by_text("Touchez encore une fois")).to_be_visible()
    for fan, count in zip(hand.locator("li").all(), THIRTY.values(), strict=True):
        expect(fan.locator("b")).to_have_text(str(count))
        for card in fan.locator("svg").all():
            expect(card).to_be_in_viewport(ratio=1)
    assert hand.bounding_box() == before


GREY = "haringpakkerstoren--oude-waal"
WAYS = [f"claim {GREY} {colour}{jokers}" for jokers in ("", " 1 joker", " 2 jokers") for colour in THIRTY]


def ways_to_pay(guest: Guest) -> Locator:
    """The many ways to pay a grey route, for who has chosen it with thirty cards in hand."""
    holding_thirty(guest.page, *WAYS)
    guest.lay_table("tickets", [{"who": "me", "name": guest.name}, BOT], options={"first": 0})
    guest.play_hastily("[data-at='keep both']", clicks=1)
    guest.page.locator(f"[data-at='{GREY}'][data-lit]").dispatch_event("click")
    ways = guest.page.locator("[role=dialog] [data-lit]")
    expect(ways).to_have_count(len(WAYS))
    return ways


def test_every_way_to_pay_can_be_reached(guests: Guests) -> None:
    anna = guests.arrive("Anna", viewport=SMALL, has_touch=True, is_mobile=True, locale="fr-FR")
    ways = ways_to_pay(anna)
    for way in (ways.last, ways.first):
        way.scroll_into_view_if_needed()
        expect(way).to_be_in_viewport(ratio=1)
        expect(anna.page.get_by_role("button", name="Fermer")).to_be_in_viewport(ratio=1)


def test_contracts_are_kept_by_a_second_tap(guests: Guests) -> None:
    anna = guests.arrive("Anna", viewport=SMALL, has_touch=True, is_mobile=True)
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, BOT])
    anna.close_hint()
    both, own = anna.page.locator("[data-at='keep both']"), anna.page.locator("[data-at=contracts]").last
    before = own.bounding_box()
    both.tap()
    expect(anna.page.get_by_text("Tap again to do it")).to_be_in_viewport(ratio=1)
    assert own.bounding_box() == before
    both.tap()
    expect(both).to_have_count(0)


SMALLER_SIDES = "(all) => all.map((it) => Math.min(it.offsetWidth, it.offsetHeight))"


def test_amounts_and_links_are_as_high_as_a_thumb(guests: Guests) -> None:
    anna = guests.arrive("Anna", viewport=SMALL, has_touch=True, is_mobile=True, locale="fr-FR")
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, BOT])
    anna.play_hastily(clicks=1)
    anna.page.locator("[role=tab][data-at=seats]").dispatch_event("click")
    expect(anna.find("causes")).to_have_count(2)
    assert min(anna.find("causes").evaluate_all(SMALLER_SIDES)) >= THUMB_PX
    anna.go("/")
    expect(anna.find("start")).to_be_visible()
    assert min(anna.page.locator("header a").evaluate_all(SMALLER_SIDES)) >= THUMB_PX


def test_signs_of_the_seats_are_told_in_words_where_nothing_can_be_pointed_at(guests: Guests) -> None:
    anna = guests.arrive("Anna", viewport=SMALL, has_touch=True, is_mobile=True, locale="fr-FR")
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, BOT, BOT])
    anna.waits_for_turn()
    anna.page.locator("[role=tab][data-at=seats]").dispatch_event("click")
    for word in ("chariots", "cartes", "contrats", "marchandises"):
        expect(anna.page.locator(".key").get_by_text(word)).to_be_in_viewport(ratio=1)
    anna.page.set_viewport_size(WIDE)
    expect(anna.page.locator(".key")).to_be_hidden()


def test_a_parcel_tapped_once_says_to_tap_again(guests: Guests) -> None:
    anna = guests.arrive("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    bots = [BOT] * 2
    options = {"auction": "sealed", "first": 0}
    anna.lay_table("merchants", [{"who": "me", "name": "Anna"}, *bots], options=options)
    anna.play_hastily("[data-at='put on mayor']", avoid="g.parcel, [data-at=decline]")
    parcel = anna.page.locator("g.parcel[data-lit]").first
    parcel.wait_for(state="attached", timeout=PATIENCE_MS)
    # Not by a tap: the first parcel of many may lie outside the window on the city.
    touched = "new PointerEvent('click', { pointerType: 'touch', bubbles: true })"
    parcel.evaluate(f"it => it.dispatchEvent({touched})")
    expect(anna.page.get_by_text("Tap again to do it")).to_be_visible()


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "nl-NL"])
def test_the_head_of_a_page_is_one_row_and_leads_to_all_that_it_leads_to_elsewhere(
    guests: Guests, locale: str
) -> None:
    anna = guests.arrive("Anna", viewport=SMALL, has_touch=True, is_mobile=True, locale=locale)
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, {"who": "friend"}])
    expect(anna.find("waiting")).to_be_visible()
    assert anna.page.locator("header").evaluate("(it) => it.offsetHeight") < 2 * THUMB_PX
    for path in ("/", "/rules", "/replay"):
        expect(anna.page.locator(f"header a[href='{path}']")).to_be_in_viewport(ratio=1)
    expect(anna.find("language")).to_be_hidden()
    anna.find("tastes").tap()
    for name in ("tastes", "language", "theme", "sound"):
        expect(anna.find(name)).to_be_in_viewport(ratio=1)
    anna.find("sound").tap()
    expect(anna.find("sound")).to_have_attribute("aria-pressed", "false")
    anna.page.keyboard.press("Escape")
    expect(anna.find("language")).to_be_hidden()
    anna.page.set_viewport_size(WIDE)
    expect(anna.find("language")).to_be_visible()


@pytest.mark.parametrize("locale", ["fr-FR", "nl-NL"])
def test_longer_languages_fit_too(guests: Guests, locale: str) -> None:
    anna = guests.arrive("Anna", viewport=SMALL, has_touch=True, is_mobile=True, locale=locale)
    anna.go("/")
    expect(anna.find("start")).to_be_visible()
    assert sideways(anna) == 0
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, {"who": "friend"}])
    anna.invitation()
    assert sideways(anna) == 0
    anna.go("/")
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, BOT])
    anna.play_hastily("[data-at='draw unseen']", clicks=3)
    expect(anna.find("undo")).to_be_visible()
    room = anna.find("sentence").locator("..").bounding_box()  # a short sentence does not fill it
    assert room["width"] > SMALL["width"] / 2, "the sentence keeps most of its line"
    assert small_buttons(anna) == []


def test_the_host_sees_the_invitation_first_and_a_friend_what_it_leads_to(guests: Guests) -> None:
    anna, bram = (
        guests.arrive(name, viewport=SMALL, has_touch=True, is_mobile=True) for name in ("Anna", "Bram")
    )
    anna.lay_table("merchants", [{"who": "me", "name": "Anna"}, {"who": "friend"}, {"who": "friend"}])
    bram.accept(anna.invitation())
    for guest, order in ((anna, ["invite-link", "agreed"]), (bram, ["agreed", "invite-link"])):
        for name in order:
            expect(guest.find(name)).to_be_visible()
        first, second = (guest.find(name).bounding_box()["y"] for name in order)
        assert first < second, guest.name
