"""The live Dutch clock: everyone sees the same dial, and what you saw is what you pay."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.guests import Guest, Guests
from tests.browser.lines import Scissors, altered, slow_line

pytestmark = pytest.mark.calm

STEP_MS = 1_000
LIVE: dict[str, dict[str, object]] = {
    "options": {"auction": "live", "first": 0},
    "settings": {"step_ms": STEP_MS},
}
PRESSES = ".press, .limit *, details *"
"""What a hasty player leaves alone at the clock: it is for the test to press."""

# Presses as soon as one's own dial shows this price or a lower one, and answers which price it showed.
PRESS_AT = """
(price) => new Promise((done) => {
  const look = () => {
    const button = document.querySelector('.press[data-lit]');
    const shown = Number(/\\d+/.exec(button?.querySelector('.word')?.textContent ?? '')?.[0] ?? Infinity);
    if (shown > price) return requestAnimationFrame(look);
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    done(shown);
  };
  look();
})
"""


def sit_down(host: Guest, *friends: Guest, step_ms: int = STEP_MS) -> None:
    """Everybody sits down and plays hastily up to the clock, where the test presses."""
    seats = [{"who": "me", "name": host.name}, *({"who": "friend"} for _ in friends)]
    host.lay_table("merchants", seats, **(LIVE | {"settings": {"step_ms": step_ms}}))
    path = host.invitation()
    for friend in friends:
        friend.accept(path)
    for guest in (host, *friends):
        expect(guest.find("sentence")).to_be_visible()
        guest.page.evaluate(REMEMBER)
        guest.play_hastily(avoid=PRESSES)


def people_at_the_clock(guests: Guests, *round_trips: int, step_ms: int = STEP_MS) -> list[Guest]:
    """Three people, so far away from the server, on their way to the first auction."""
    people = [guests.arrive(name) for name in ("Anna", "Bram", "Cato")]
    for guest, round_trip in zip(people, round_trips, strict=True):
        slow_line(guest.page, round_trip)
    sit_down(*people, step_ms=step_ms)
    return people


# Keeps what the clock says for a moment after a run, since a busy machine may look away for longer.
REMEMBER = """
() => new MutationObserver(() => {
  const said = document.querySelector('.auction [role=status], [data-test=verdict]')?.textContent;
  if (said) document.body.dataset.verdict = said;
}).observe(document.body, { subtree: true, childList: true })
"""


def learns_verdict(guest: Guest, *words: str) -> None:
    """How the run was decided, as the clock has shown this guest."""
    for word in words:
        expect(guest.page.locator("body")).to_have_attribute("data-verdict", re.compile(word))


def bought(guest: Guest) -> Locator:
    """The line of the log that says who bought first."""
    line: Locator = guest.find("log").get_by_text(re.compile(r" buys ")).first
    return line


@pytest.mark.parametrize("round_trips", [(0, 0, 0), (400, 150, 20)])
def test_a_press_buys_at_the_price_its_player_saw(guests: Guests, round_trips: tuple[int, ...]) -> None:
    anna, bram, cato = people_at_the_clock(guests, *round_trips)
    seen = anna.page.evaluate(PRESS_AT, 180)
    learns_verdict(bram, "Anna", str(seen))
    for guest in (anna, bram, cato):
        expect(bought(guest)).to_contain_text(re.compile(rf"Anna buys .* for {seen}\."))
    assert 50 <= seen <= 180


def test_m17_an_early_press_starts_the_doubled_clock(guests: Guests) -> None:
    """M17: the dial still shows 200, so that the clock starts again and every price is twice the dial's."""
    anna, bram, cato = people_at_the_clock(guests, 0, 0, 0, step_ms=2_000)
    assert anna.page.evaluate(PRESS_AT, 200) == 200
    for guest in (anna, bram, cato):
        expect(guest.page.locator(".auction.doubled h2")).to_have_text("Doubled clock")
        expect(guest.page.locator(".auction.doubled")).to_contain_text(
            "Anna pressed at the top, and gets the card for 200 if nobody presses."
        )
    seen = bram.page.evaluate(PRESS_AT, 380)
    assert 200 <= seen <= 380
    for guest in (anna, bram, cato):
        expect(bought(guest)).to_contain_text(re.compile(rf"Bram buys .* for {seen}\."))


@pytest.mark.parametrize("by_key", [True, False])
def test_several_people_press_on_one_screen(guests: Guests, by_key: bool) -> None:
    """Each has a button and a number key; afterwards the window of audits tells how it was decided."""
    anna = guests.arrive("Anna")
    here = [{"who": "here", "name": name} for name in ("Bram", "Cato")]
    anna.lay_table("merchants", [{"who": "me", "name": "Anna"}, *here], **LIVE)
    expect(anna.find("lift-curtain")).to_be_visible()
    anna.page.evaluate(REMEMBER)
    anna.play_hastily(avoid=PRESSES)
    for seat, name in enumerate(("Anna", "Bram", "Cato")):
        expect(anna.find(f"press-{seat}")).to_contain_text(f"{name} {seat + 1}")
    expect(anna.page.locator(".press[data-lit]")).to_have_count(3)
    if by_key:
        anna.page.keyboard.press("2")
    else:
        anna.find("press-1").dispatch_event("pointerdown")
    learns_verdict(anna, "Bram")
    expect(anna.find("log").get_by_text(re.compile("Bram buys|Bram presses"))).not_to_have_count(0)
    reads_audit(anna, "Bram pressed first")


def reads_audit(guest: Guest, line: str) -> None:
    """What the window of audits says of the last run."""
    guest.find("more").click()
    guest.find("audits").click()
    window = guest.page.get_by_role("dialog", name="How auctions were decided")
    last = window.locator("li").first
    expect(last).to_contain_text(line)
    expect(last.locator(".card")).to_have_text(re.compile("^(goods|[Cc]olony|Amsterdam)"))
    last.locator("summary").click()
    expect(last.locator("ol li").first).to_contain_text(re.compile(r"Bram: \d+, pressed after \d+\.\d\d s"))


def test_a_line_lost_in_mid_auction_comes_back_to_the_same_run(guests: Guests) -> None:
    bram = guests.arrive("Bram")
    scissors = Scissors(bram.page)
    anna, cato = guests.arrive("Anna"), guests.arrive("Cato")
    sit_down(anna, bram, cato)
    expect(bram.page.locator(".press[data-lit]")).to_be_visible()
    scissors.cut()
    expect(bram.find("lost")).to_be_visible()
    scissors.mend()
    expect(bram.find("lost")).to_have_count(0)
    expect(bram.page.locator(".press[data-lit]")).to_contain_text(re.compile("1[0-9]0"))
    bram.page.keyboard.press("Space")
    learns_verdict(anna, "Bram")
    expect(bought(anna)).to_contain_text("Bram buys")


def test_the_button_is_calm_until_it_may_be_pressed_also_under_the_mouse(guests: Guests) -> None:
    """Who has just said ready has the mouse where the button comes."""
    anna = guests.arrive("Anna")
    bots = [{"who": "bot", "level": "apprentice"}] * 2
    anna.lay_table("merchants", [{"who": "me", "name": "Anna"}, *bots], **LIVE)
    anna.play_hastily(avoid=f".grand, {PRESSES}")
    anna.page.locator("[role=dialog] .answer .grand").click()
    colours = anna.page.wait_for_function(
        """() => {
          const button = document.querySelector('.press[aria-disabled=true]');
          if (!button?.matches(':hover')) return null;
          const probe = document.body.appendChild(document.createElement('i'));
          probe.style.background = 'var(--paper-sunken)';
          const [seen, calm] = [button, probe].map((it) => getComputedStyle(it).backgroundColor);
          return { seen, calm };
        }"""
    ).json_value()
    assert colours["seen"] == colours["calm"]


def test_m18_a_button_is_red_only_for_who_can_pay(guests: Guests) -> None:
    """M18: a press that cannot be paid shuts its player out of this card: it looks otherwise."""
    anna = guests.arrive("Anna")
    here = [{"who": "here", "name": name} for name in ("Bram", "Cato")]

    def impoverish(told: dict[str, Any]) -> None:
        for seen in told["seats"] if told["type"] == "seen" else []:
            seen["view"]["players"][1]["money"] = 150

    altered(anna.page, impoverish)
    anna.lay_table("merchants", [{"who": "me", "name": "Anna"}, *here], **LIVE)
    expect(anna.find("lift-curtain")).to_be_visible()
    anna.play_hastily(avoid=PRESSES)
    short = anna.page.get_by_role("button", name="Too dear: you have only 150 A press now would shut you out")
    expect(short).to_have_attribute("data-test", "press-1")
    expect(short).to_have_attribute("aria-disabled", "false")
    red, paper = (anna.find(f"press-{seat}").evaluate(BACKGROUND) for seat in (0, 1))
    assert red != paper == anna.page.locator(".auction").evaluate(BACKGROUND)
    expect(anna.find("press-1")).to_contain_text("0 left in your purse")
    assert anna.find("press-1").evaluate(BACKGROUND) == red


BACKGROUND = "(it) => getComputedStyle(it).backgroundColor"


def test_before_a_run_the_dial_stands_at_the_top_and_ready_is_the_one_strong_button(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    bots = [{"who": "bot", "level": "apprentice"}] * 2
    anna.lay_table("merchants", [{"who": "me", "name": "Anna"}, *bots], **LIVE)
    anna.play_hastily(avoid=f".grand, {PRESSES}")
    clock = anna.page.get_by_role("dialog", name="For sale")
    expect(clock.get_by_role("button", name="I am ready")).to_be_visible()
    expect(clock.locator(".grand:visible")).to_have_count(1)
    expect(clock.locator("svg .centre")).to_have_text("200")
    expect(clock.get_by_role("timer")).to_have_text(re.compile(r"^Starts in \d+ s, or as soon"))
    expect(anna.find("sentence")).to_have_text("Anna, look at the card: the price is about to fall.")


def test_who_looks_at_the_board_does_not_miss_the_run(guests: Guests) -> None:
    anna, bram = guests.arrive("Anna"), guests.arrive("Bram")
    seats = [{"who": "me", "name": "Anna"}, {"who": "friend"}, {"who": "bot", "level": "apprentice"}]
    anna.lay_table("merchants", seats, **LIVE)
    bram.accept(anna.invitation())
    for guest in (anna, bram):
        guest.play_hastily(avoid=f".grand, {PRESSES}")
    for guest in (anna, bram):
        guest.page.get_by_role("button", name="I am ready").wait_for()
    anna.page.get_by_role("button", name="I am ready").click()
    expect(anna.page.locator(".auction .answer")).to_contain_text("Waiting for Bram")
    anna.page.get_by_role("button", name="See the board").click()
    expect(anna.page.locator(".auction .dial")).to_have_count(0)
    bram.page.get_by_role("button", name="I am ready").click()
    expect(anna.page.locator(".press[data-lit]")).to_be_visible()


def test_a_shared_screen_asks_nobody_for_a_secret_limit(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    seats = [{"who": "me", "name": "Anna"}, {"who": "here", "name": "Bram"}, {"who": "here", "name": "Cato"}]
    anna.lay_table("merchants", seats, **LIVE)
    expect(anna.find("lift-curtain")).to_be_visible()
    anna.play_hastily(avoid=f".answer .grand, {PRESSES}")
    ready = anna.page.get_by_role("button", name="We are ready")
    expect(ready).to_be_visible()
    expect(anna.find("sentence")).to_contain_text("Anna, Bram, and Cato, look at the card")
    expect(anna.page.locator(".auction .limit *")).to_have_count(0)
    expect(anna.find("ask-hint")).to_have_count(0)
    ready.click()
    expect(anna.page.locator(".press")).to_have_count(3)
    expect(anna.page.locator(".auction .limit *")).to_have_count(0)


def test_when_nobody_is_waited_for_the_clock_is_about_to_start(guests: Guests) -> None:
    """Bots are still thinking, and have no name to wait for."""
    anna = guests.arrive("Anna")
    altered(anna.page, lambda told: told.update(waiting_for=[]) if told["type"] == "clock_waits" else None)
    bots = [{"who": "bot", "level": "apprentice"}] * 2
    anna.lay_table("merchants", [{"who": "me", "name": "Anna"}, *bots], **LIVE)
    anna.play_hastily(avoid=f".grand, {PRESSES}")
    expect(anna.page.locator("[role=dialog] .answer")).to_have_text("The clock is about to start…")
