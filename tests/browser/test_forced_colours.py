"""Where the system chooses the colours, lines tell apart what washes and shadows do elsewhere."""

from playwright.sync_api import expect

from tests.browser.guests import Guests
from tests.browser.lines import asking

BOT = {"who": "bot", "level": "apprentice"}

# The line that the system's colours leave around each of these.
LINES = "(found) => found.map((it) => getComputedStyle(it).outlineStyle)"
EDGES = "(found) => found.map((it) => getComputedStyle(it).borderBottomColor)"


def test_what_is_lit_has_a_line_where_the_system_chooses_the_colours(guests: Guests) -> None:
    anna = guests.arrive("Anna", forced_colors="active")
    asking(anna.page, [f"put on {disc}" for disc in ("mayor", "clock", "bucket")], "put")
    anna.lay_table("merchants", [{"who": "me", "name": "Anna"}, BOT, BOT], options={"first": 0})
    anna.close_hint()
    discs = anna.page.locator("button.disc[data-lit]")
    expect(discs).to_have_count(3)
    assert set(discs.evaluate_all(LINES)) == {"solid"}
    seats = anna.page.locator("[data-at=seats] > li")
    assert sorted(seats.evaluate_all(LINES)) == ["none", "none", "solid"]
    edges = anna.page.get_by_role("tab").evaluate_all(EDGES)
    assert len(edges) == len(set(edges)) == 2
