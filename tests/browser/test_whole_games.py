"""Whole games by several browsers, from the invitation to the score sheet."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.guests import WHOLE_GAME_MS, Guest, Guests

pytestmark = pytest.mark.long


def company(guests: Guests, game: str, seats: int, **more: object) -> list[Guest]:
    """So many people at a table, all by invitation."""
    host, *friends = (guests.arrive(name) for name in ("Anna", "Bram", "Cato", "Dirk", "Els")[:seats])
    invited = [{"who": "friend"} for _ in friends]
    host.lay_table(game, [{"who": "me", "name": host.name}, *invited], **more)
    path = host.invitation()
    for friend in friends:
        friend.accept(path)
        expect(friend.find("waiting").or_(friend.find("sentence"))).to_be_visible()
    return [host, *friends]


def totals(guest: Guest) -> list[str]:
    """The last line of the score sheet."""
    texts: list[str] = guest.find("score-sheet").locator("tfoot td").all_inner_texts()
    return texts


@pytest.mark.parametrize(
    ("game", "options", "lines", "found"),
    [
        ("tickets", {}, {"routes", "contracts"}, "turning-points"),
        ("merchants", {"auction": "sealed"}, {"capital", "exchange", "districts", "colonies"}, "auctions"),
    ],
    ids=["tickets", "merchants"],
)
def test_three_browsers_play_to_the_score_sheet(
    guests: Guests, game: str, options: dict[str, str], lines: set[str], found: str
) -> None:
    people = company(guests, game, 3, options=options)
    for guest in people:
        expect(guest.find("sentence")).to_be_visible()
        guest.play_hastily("g[data-lit]")
    for guest in people:
        guest.sees_score_sheet()
    assert len({tuple(totals(guest)) for guest in people}) == 1, "everybody reads the same sheet"
    for line in lines:
        expect(people[0].find(f"line-{line}")).to_be_visible()
    line = people[0].find(f"line-{min(lines)}")
    line.click()
    expect(people[0].find("score-sheet").locator(".causes li").first).to_be_visible()
    expect(people[0].find("chart")).to_be_visible()
    assert violations(people[0]) == []
    over = people[0].page.url
    rematch(people)
    look_back(people[0], over, found)


def rematch(people: list[Guest]) -> None:
    """Everybody goes on to the same next table."""
    first, *others = people
    first.find("rematch").click()
    for guest in others:
        expect(guest.find("rematch")).to_have_text("To the next game")
    reader, *others = others
    reader.page.keyboard.press("Escape")
    reader.find("next-game").click()
    for guest in others:
        guest.find("rematch").click()
    for guest in people:
        expect(guest.find("score-sheet")).to_have_count(0)
        expect(guest.find("sentence")).to_be_visible()
    assert len({guest.page.url for guest in people}) == 1


def look_back(guest: Guest, over: str, found: str) -> None:
    """Back at the table that is over: what decided the game."""
    guest.page.goto(over)
    guest.find("look-back").click()
    expect(guest.find(found)).to_be_visible(timeout=WHOLE_GAME_MS)
    assert violations(guest) == []
