"""“Your turn” by title, sound and notification, each only when it is wanted."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.guests import PHONE, Guest, Guests

# A browser whose tones can be counted.
LISTENING = """
window.tones = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.tones += 1; return start.apply(this, when); };
"""
# What the browser shows, after waiting for so many, at most so many moments.
NOTES = """async ([wanted, patience]) => {
  for (let tries = 0; ; tries += 1) {
    const keeper = await navigator.serviceWorker.getRegistration();
    const notes = (await keeper?.getNotifications()) ?? [];
    if (notes.length === wanted || tries > patience)
      return notes.map(({ title, body }) => `${title}: ${body}`);
    await new Promise((again) => setTimeout(again, 50));
  }
}"""
TOUCH = """() => registration.getNotifications().then(([notification]) =>
    dispatchEvent(new NotificationEvent('notificationclick', { notification })))"""
SHORT, LONG = 30, 600
AWAY = "(away) => Object.defineProperty(document, 'hidden', { configurable: true, get: () => away })"


def two(guests: Guests) -> tuple[Guest, Guest]:
    """Anna, who begins, and Bram, who listens; both have chosen their contracts."""
    anna, bram = guests.arrive("Anna"), guests.arrive("Bram")
    bram.page.add_init_script(LISTENING)
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, {"who": "friend"}], options={"first": 0})
    bram.accept(anna.invitation())
    for guest in (anna, bram):
        guest.waits_for_turn()
        guest.page.locator("[data-at='keep both']").click()
    expect(anna.find("sentence")).to_contain_text("take cards")
    expect(bram.find("sentence")).to_contain_text("Waiting for Anna")
    return anna, bram


def take_turn(guest: Guest) -> None:
    """Two cards from the pile."""
    for asked in ("take cards", "take your second card"):
        expect(guest.find("sentence")).to_contain_text(asked)
        guest.page.locator("[data-at='draw unseen'][data-lit]").dispatch_event("click")


def test_the_title_says_whose_turn_it_is(guests: Guests) -> None:
    anna, bram = two(guests)
    expect(anna.page).to_have_title("● Your turn · Ticket to Ride: Amsterdam")
    expect(bram.page).to_have_title("Ticket to Ride: Amsterdam · Damrak")
    take_turn(anna)
    expect(bram.page).to_have_title(re.compile("^● Your turn"))
    expect(anna.page).to_have_title(re.compile("Damrak$"))


# On a busy machine the browser itself sometimes shows or closes a note late or never.
@pytest.mark.calm
def test_a_notification_comes_to_who_asked_for_it_and_looks_elsewhere(guests_with_windows: Guests) -> None:
    anna, bram = two(guests_with_windows)
    bram.page.context.grant_permissions(["notifications"])
    bram.find("more").click()
    bram.find("notify").check()
    bram.page.keyboard.press("Escape")
    take_turn(anna)
    bram.waits_for_turn()
    assert bram.page.evaluate(NOTES, [1, SHORT]) == [], "who looks at the table needs no note"
    take_turn(bram)
    anna.waits_for_turn()
    bram.page.evaluate(AWAY, True)
    take_turn(anna)
    expect(bram.page).to_have_title(re.compile("^● Your turn"))
    told = bram.page.evaluate(NOTES, [1, LONG])
    assert told == ["Ticket to Ride: Amsterdam: Bram, take cards, claim a route, or take contracts."]
    bram.page.context.service_workers[0].evaluate(TOUCH)
    assert bram.page.evaluate(NOTES, [0, LONG]) == []


def test_who_did_not_ask_for_notifications_gets_none(guests_with_windows: Guests) -> None:
    anna, bram = two(guests_with_windows)
    bram.page.context.grant_permissions(["notifications"])
    bram.page.evaluate(AWAY, True)
    take_turn(anna)
    expect(bram.page).to_have_title(re.compile("^● Your turn"))
    assert bram.page.evaluate(NOTES, [1, SHORT]) == []


def test_a_browser_that_does_not_allow_notifications_is_said_so(guests: Guests) -> None:
    _, bram = two(guests)
    bram.find("more").click()
    bram.find("notify").click()
    expect(bram.page.get_by_text("This browser does not allow it here")).to_be_visible()
    expect(bram.find("notify")).not_to_be_checked()


def test_one_click_silences_the_table_and_is_remembered(guests: Guests) -> None:
    anna, bram = two(guests)
    take_turn(anna)
    bram.page.wait_for_function("() => tones > 0")
    bram.find("sound").click()
    expect(bram.find("sound")).to_have_attribute("aria-pressed", "false")
    heard = bram.page.evaluate("tones")
    take_turn(bram)
    anna.waits_for_turn()
    take_turn(anna)
    expect(bram.page).to_have_title(re.compile("^● Your turn"))
    expect(bram.find("log").get_by_text("Anna drew")).to_have_count(4)
    assert bram.page.evaluate("tones") == heard
    bram.page.reload()
    expect(bram.find("sound")).to_have_attribute("aria-pressed", "false")


def test_what_others_write_is_marked_until_it_is_read(guests: Guests) -> None:
    """On a phone at the tab of its sheet; neither what one wrote oneself nor what stood there on arrival."""
    anna, bram = two(guests)
    anna.page.set_viewport_size(PHONE)
    marked = anna.page.get_by_role("tab", name="Log new lines")
    bram.find("tab-chat").click()
    bram.find("say").fill("Good luck!")
    bram.find("say").press("Enter")
    expect(marked).to_be_visible()
    # Not by clicks: a hint may lie over the tabs.
    anna.page.get_by_role("tab", name="Log").dispatch_event("click")
    anna.find("tab-chat").dispatch_event("click")
    expect(anna.find("chat")).to_contain_text("Good luck!")
    expect(marked).to_have_count(0)
    expect(anna.find("say")).to_be_in_viewport(ratio=1)
    for guest in (anna, bram):
        guest.page.reload()
        expect(guest.find("sentence")).to_be_visible()
    expect(marked).to_have_count(0)
    expect(bram.page.get_by_role("tab", name="Chat", exact=True)).to_be_visible()


def test_what_the_log_has_shown_is_forgotten_when_one_plays_on(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, {"who": "bot", "level": "clerk"}])
    claimed = anna.find("log").locator("button", has_text=" claimed ")
    while claimed.count() == 0:
        anna.waits_for_turn()
        anna.play_hastily("[data-at='draw unseen']", clicks=1)
    anna.waits_for_turn()
    claimed.last.click()
    expect(anna.page.locator(".route.marked")).to_be_visible()
    anna.play_hastily("[data-at='draw unseen']", clicks=1)
    expect(anna.page.locator(".route.marked")).to_have_count(0)
