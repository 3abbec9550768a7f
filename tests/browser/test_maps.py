"""The maps of tickets: no place's name lies on a route or on another name, whichever board, however small.

A route that nobody can claim any more says why.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

import damrak
from tests.browser.guests import WIDE, Guests
from tests.browser.lines import altered

SIZES = {"wide": WIDE, "laptop": {"width": 1000, "height": 700}}
BOT = {"who": "bot", "level": "apprentice"}

# Letters fill the middle of their box; a space is turned, so it is felt for at points all over it.
COVERED = """
() => {
  const all = (what) => [...document.querySelectorAll(what)];
  const names = all('.place text').map((text) => {
    const { left, right, top, bottom, height } = text.getBoundingClientRect();
    return { name: text.textContent, left, right, top: top + height * 0.2, bottom: bottom - height * 0.22 };
  });
  const within = (point, box) =>
    point.x > box.left && point.x < box.right && point.y > box.top && point.y < box.bottom;
  const grid = (rect) => {
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((side) => rect[side].baseVal.value);
    const shares = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];
    return shares.flatMap((along) => [0, 0.5, 1].map((across) =>
      new DOMPoint(x + width * along, y + height * across).matrixTransform(rect.getScreenCTM())));
  };
  const spaces = all('.route .space').map((space) => ({
    name: space.closest('.route').getAttribute('aria-label'), points: grid(space) }));
  const apart = (a, b) =>
    a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top;
  const frame = document.querySelector('.frame').getBoundingClientRect();
  return names.flatMap((one, i) => [
    ...spaces.filter(({ points }) => points.some((point) => within(point, one))).map(({ name }) => name),
    ...names.slice(i + 1).filter((other) => !apart(one, other)).map(({ name }) => name),
    ...['left', 'top'].filter((side) => one[side] < frame[side]),
    ...['right', 'bottom'].filter((side) => one[side] > frame[side]),
  ].map((other) => `${one.name} / ${other}`));
}
"""


@pytest.mark.parametrize("board", damrak.boards("tickets"))
@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_names_are_clear_of_routes_and_of_each_other(
    guests_with_windows: Guests, size: dict[str, int], board: str
) -> None:
    """To the pixel, so in the browser that people have: without windows letters are a little wider."""
    anna = guests_with_windows.arrive("Anna", viewport=size)
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, BOT], board=board)
    places = len(damrak.game("tickets", board).board.places)
    expect(anna.page.locator(".place text")).to_have_count(places)
    anna.page.evaluate("() => document.fonts.ready")
    assert anna.page.evaluate(COVERED) == []


GREEN, BLACK = "dam--oost-indisch-huis--green", "dam--oost-indisch-huis--black"


def claim_black(told: dict[str, Any]) -> None:
    for seen in told["seats"] if told["type"] == "seen" else []:
        seen["view"] |= {"owners": {BLACK: 1}, "closed": [GREEN]}


@pytest.mark.parametrize(
    ("locale", "closed", "owned"),
    [
        ("en-GB", "closed: the other route is claimed", "claimed by Apprentice"),
        ("fr-FR", "fermée\u00a0: l’autre route est prise", "prise par Apprenti"),
        ("nl-NL", "gesloten: de andere route is geclaimd", "van Leerling"),
    ],
)
def test_t10_a_closed_route_says_so(guests: Guests, locale: str, closed: str, owned: str) -> None:
    anna = guests.arrive("Anna", locale=locale)
    altered(anna.page, claim_black)
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, BOT])
    for route, why in ((GREEN, closed), (BLACK, owned)):
        drawn = anna.page.locator(f"[data-at='{route}']")
        expect(drawn).to_have_attribute("aria-label", re.compile(re.escape(why) + "$"))
        drawn.dispatch_event("pointerenter")
        expect(anna.page.locator(".note")).to_contain_text(why)
        drawn.dispatch_event("pointerleave")
