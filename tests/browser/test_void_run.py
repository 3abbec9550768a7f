"""A server that stands still in mid-run: nobody can say who was first, and the run starts again."""

import os
import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.guests import PHONE, Guest, Guests
from tests.browser.test_auction import PRESS_AT, PRESSES, sit_down

pytestmark = pytest.mark.calm

VOID = "The server was held up, and nobody can say who was first: that run does not count."
SEALED = "The server was held up again, so no clock runs for this card: sealed limits decide."
STILL_MS = 600
"""Longer than any press is forgiven."""

# The system tells the server when the last byte came in; nobody knows that of a press before it.
CHATTY = """
(() => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    send.call(this, text);
    if (JSON.parse(text).type === 'press') send.call(this, text);
  };
})();
"""


# Keeps what a screen reader was told.
LISTEN = """
() => {
  window.announced = [];
  const region = document.querySelector('[data-test=announcer]');
  new MutationObserver(() => window.announced.push(region.textContent))
    .observe(region, { subtree: true, childList: true, characterData: true });
}
"""


@contextmanager
def standing_still(guests: Guests) -> Iterator[None]:
    """The server's process is stopped by the system, and then goes on."""
    process = guests.house.process
    assert process is not None
    os.kill(process.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(process.pid, signal.SIGCONT)


def void_a_run(guests: Guests, anna: Guest, bram: Guest) -> None:
    """Both press while the server stands still."""
    for guest in (anna, bram):
        expect(guest.page.locator(".press[data-lit]")).to_be_visible()
    with standing_still(guests):
        for guest in (anna, bram):
            guest.page.evaluate(PRESS_AT, 200)
        anna.page.wait_for_timeout(STILL_MS)


def people(guests: Guests, step_ms: int) -> tuple[Guest, Guest, Guest]:
    anna, bram, cato = guests.arrive("Anna", viewport=PHONE), guests.arrive("Bram"), guests.arrive("Cato")
    for guest in (anna, bram, cato):
        guest.page.add_init_script(CHATTY)
    sit_down(anna, bram, cato, step_ms=step_ms)
    return anna, bram, cato


def test_a_void_run_says_so_and_starts_again_and_then_sealed_limits_decide(guests: Guests) -> None:
    anna, bram, cato = people(guests, step_ms=300)
    anna.page.evaluate(LISTEN)
    void_a_run(guests, anna, bram)
    for guest in (anna, bram, cato):
        expect(guest.page.locator(".auction header")).to_contain_text(VOID)
        expect(guest.page.locator(".auction")).not_to_contain_text("pressed at")
    anna.page.wait_for_function("() => window.announced.some((it) => it.includes('does not count'))")
    void_a_run(guests, anna, bram)
    for guest in (anna, bram, cato):
        expect(guest.page.locator(".auction header")).to_contain_text(SEALED)
        expect(guest.page.get_by_role("timer")).to_have_text(
            re.compile(r"^\d+ s left: whoever names no limit")
        )
        expect(guest.page.locator(".auction .seal")).to_be_visible()
        expect(guest.page.locator(".press")).to_have_count(0)
    assert violations(bram) == []
    anna.page.get_by_role("button", name=re.compile("^Seal ")).click()
    expect(anna.page.locator(".auction")).to_contain_text("Your sealed limit is")
    for guest in (bram, cato):
        guest.page.get_by_role("button", name="Do not press").click()
    expect(cato.find("log").get_by_text(re.compile("Anna (buys|presses)"))).not_to_have_count(0)
    reads_void_audits(cato)


def reads_void_audits(guest: Guest) -> None:
    """The window of audits says that two runs did not count, and of nobody that they pressed."""
    guest.find("more").click()
    guest.find("audits").click()
    window = guest.page.get_by_role("dialog", name="How auctions were decided")
    void = window.locator("li").filter(has_text="The server was held up: this run does not count.")
    expect(void).to_have_count(2)
    expect(void.locator("details")).to_have_count(0)


def test_on_a_shared_screen_everybody_names_a_limit_behind_the_curtain(guests: Guests) -> None:
    anna, bram = guests.arrive("Anna"), guests.arrive("Bram")
    for guest in (anna, bram):
        guest.page.add_init_script(CHATTY)
    seats = [{"who": "me", "name": "Anna"}, {"who": "here", "name": "Cato"}, {"who": "friend"}]
    live = {"options": {"auction": "live", "first": 0}, "settings": {"step_ms": 300}}
    anna.lay_table("merchants", seats, **live)
    bram.accept(anna.invitation())
    for guest in (anna, bram):
        expect(guest.find("sentence").or_(guest.find("lift-curtain"))).to_be_visible()
        guest.play_hastily(avoid=f"{PRESSES}, [data-test=lift-curtain]")
    anna.find("lift-curtain").click()
    for _ in range(2):
        expect(bram.page.locator(".press[data-lit]")).to_be_visible()
        expect(anna.page.locator(".press[data-lit]")).to_have_count(2)
        with standing_still(guests):
            anna.find("press-0").dispatch_event("pointerdown")
            bram.page.evaluate(PRESS_AT, 200)
            bram.page.wait_for_timeout(STILL_MS)
    none = anna.page.get_by_role("button", name="Do not press")
    for is_first in (True, False):  # who looked last goes on looking; the other lifts the curtain
        expect(none.or_(anna.find("lift-curtain"))).to_be_visible()
        if anna.find("lift-curtain").count() > 0 or not is_first:
            anna.find("lift-curtain").click()
        none.click()
    bram.page.get_by_role("button", name=re.compile("^Seal ")).click()
    expect(bram.find("log").get_by_text(re.compile("Bram (buys|presses)"))).not_to_have_count(0)
