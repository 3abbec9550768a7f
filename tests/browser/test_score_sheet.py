"""The score sheet at the end: what can be done next stays in sight, and every player's column does."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.guests import PHONE, WIDE, Guest, Guests
from tests.browser.lines import altered

SIZES = {
    "1400": WIDE,
    "1366": {"width": 1366, "height": 768},
    "390": PHONE,
    "360": {"width": 360, "height": 640},
}
COMPANY = ("Bartholomeus", "Cato", "Dirk van Duin", "Élodie")
GAINS = {
    "merchants": {
        "capital": 400,
        "exchange-prize": 1160,
        "district-prize": 490,
        "colony-prize": 440,
        "bridge-bonus": 280,
        "sold": -1850,
        "borrowed": 240,
    },
    "tickets": {"claimed": 22, "contract-joined": 17, "merchandise-scored": 8},
}

# Texts that are wider than their cells, and cells that reach beyond the window.
CUT = """
(sheet) => [...sheet.querySelectorAll('tbody tr:not(.causes) td, tfoot td')]
  .filter((it) => it.scrollWidth > it.clientWidth || it.getBoundingClientRect().right > innerWidth)
  .map((it) => it.textContent)
"""


def at_the_end(guest: Guest, game: str, seats: int) -> None:
    """A table whose every seat has won and lost on every line of its sheet."""
    nothing: dict[str, Any] = {"rule": "", "details": {}, "secrets": {}}
    story = [
        {"what": what, "seat": seat, "gain": gain, **nothing}
        for what, gain in GAINS[game].items()
        for seat in range(seats)
        for _ in range(2)
    ]

    def end(told: dict[str, Any]) -> None:
        if told["type"] == "table":
            told["phase"] = "over"
        if told["type"] == "seen":
            told |= {"log_from": 0, "log": story, "winners": [0]}

    altered(guest.page, end)
    bots = [{"who": "bot", "name": name, "level": "apprentice"} for name in COMPANY[: seats - 1]]
    guest.lay_table(game, [{"who": "me", "name": guest.name}, *bots])
    expect(guest.find("score-sheet")).to_be_visible()


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize(("game", "seats"), [("merchants", 5), ("tickets", 4)])
def test_what_can_be_done_next_and_all_columns_stay_in_sight(
    guests: Guests, game: str, seats: int, size: dict[str, int]
) -> None:
    anna = guests.arrive("Anna", viewport=size, locale="fr-FR")
    at_the_end(anna, game, seats)
    sheet, window = anna.find("score-sheet"), anna.page.locator("dialog")
    assert sheet.evaluate(CUT) == []
    lines = sheet.locator("[aria-expanded]").all()
    assert len(lines) == len(GAINS[game])
    for line in [None, *lines]:
        if line:
            line.click()
            expect(sheet.locator(".causes li").first).to_be_visible()
        for button in window.locator("footer").locator("button, a").all():
            expect(button).to_be_in_viewport(ratio=1)
        expect(window.get_by_role("button", name="Fermer")).to_be_in_viewport(ratio=1)
    assert window.evaluate("(it) => it.scrollWidth - it.clientWidth") == 0


def test_on_a_laptop_the_whole_sheet_of_five_is_in_sight_at_once(guests: Guests) -> None:
    anna = guests.arrive("Anna", viewport=SIZES["1366"])
    at_the_end(anna, "merchants", 5)
    assert anna.page.locator("dialog").evaluate("(it) => it.scrollHeight - it.clientHeight") == 0
