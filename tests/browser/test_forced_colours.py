"""Where the system chooses the colours, lines tell apart what washes and shadows do elsewhere."""

from tests.browser.guests import Guests

BOT = {"who": "bot", "level": "apprentice"}

# The line that the system's colours leave around each of these.
LINES = "(found) => found.map((it) => getComputedStyle(it).outlineStyle)"
EDGES = "(found) => found.map((it) => getComputedStyle(it).borderBottomColor)"


def test_what_is_lit_has_a_line_where_the_system_chooses_the_colours(guests: Guests) -> None:
    anna = guests.arrive("Anna", forced_colors="active")
    anna.lay_table("merchants", [{"who": "me", "name": "Anna"}, BOT, BOT], options={"first": 0})
    anna.waits_for_turn()
    anna.close_hint()
    discs = anna.page.locator("button.disc")
    assert set(discs.evaluate_all(LINES)) == {"solid"}
    seats = anna.page.locator("[data-at=seats] > li")
    assert sorted(seats.evaluate_all(LINES)) == ["none", "none", "solid"]
    edges = anna.page.get_by_role("tab").evaluate_all(EDGES)
    assert len(edges) == len(set(edges)) == 2
