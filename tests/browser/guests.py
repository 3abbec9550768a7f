"""People at the table: each has a browser context of their own, and plays by clicking what is lit."""

import re
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from tests.browser.house import House

PATIENCE_MS = 45_000
expect.set_options(timeout=PATIENCE_MS)

WHOLE_GAME_MS = 240_000
"""So long may a whole game take on a machine that has much else to do."""

WIDE: ViewportSize = {"width": 1400, "height": 900}
WITH_KEY = re.compile(r"/table/[^#]+#key=.{16,}")
PHONE: ViewportSize = {"width": 390, "height": 844}
THUMB_PX = 44

# Plays by itself, as a hasty player would: whenever the page changes it clicks what is lit, an open choice
# first, unless a move is on its way. It stops at the score sheet, and after `clicks` clicks on the board.
HASTY = """
({ wishes, avoid, clicks }) => {
  const test = (name) => document.querySelector(`[data-test=${name}]`);
  const seen = (it) => it && it.getClientRects().length > 0 && !it.disabled && !it.matches(avoid);
  const click = (it) => it.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  let waiting = false;
  let left = clicks;
  if (clicks > 0) window.clicksLeft = clicks;
  const step = () => {
    waiting = false;
    if (test('score-sheet') || left === 0) return watch.disconnect();
    if (document.querySelector('main.underway')) return;
    for (const name of ['lift-curtain', 'hint-close']) if (seen(test(name))) return click(test(name));
    for (const wish of ['[role=dialog] [data-lit]', ...wishes, '[data-lit]']) {
      const lit = [...document.querySelectorAll(wish)].find(seen);
      if (lit) {
        left -= 1;
        if (clicks > 0) window.clicksLeft = left;
        return click(lit);
      }
    }
  };
  const soon = () => {
    if (!waiting) requestAnimationFrame(() => requestAnimationFrame(step));
    waiting = true;
  };
  const watch = new MutationObserver(soon);
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  soon();
}
"""

# Once, the page asks for something else than what was clicked, as a page would that has gone astray.
ASTRAY = """
(action) => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const said = JSON.parse(text);
    if (said.type !== 'act') return send.call(this, text);
    WebSocket.prototype.send = send;
    return send.call(this, JSON.stringify({ ...said, action }));
  };
}
"""


class Guest:
    """One person in front of one browser."""

    def __init__(self, party: "Guests", context: BrowserContext, name: str) -> None:
        self.party, self.context, self.name = party, context, name
        self.page: Page = context.new_page()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: party.complaints.append(f"{name}: {error}"))

    def _console(self, message: Any) -> None:
        """Only a lost line may be complained about, and only by tests that cut it."""
        if message.type == "error" and "WebSocket connection" not in message.text:
            self.party.complaints.append(f"{self.name}: {message.text}")

    def go(self, path: str) -> None:
        self.page.goto(self.party.house.address + path)

    def find(self, name: str) -> Any:
        """A part of the page by its name for tests."""
        return self.page.locator(f"[data-test={name}]")

    def lay_table(self, game: str, seats: list[dict[str, str]], **more: Any) -> str:
        """Lay a table with the request that the home page would send, and go there."""
        house = self.party.house.address
        self.context.request.get(house)
        token = next(it["value"] for it in self.context.cookies(house) if it["name"] == "csrftoken")
        wanted = {"game": game, "seats": seats, **more}
        answer = self.context.request.post(f"{house}/api/tables", data=wanted, headers={"x-csrftoken": token})
        assert answer.ok, answer.text()
        table: str = answer.json()["id"]
        self.go(f"/table/{table}")
        return table

    def invitation(self) -> str:
        """The path that invites to this table."""
        field = self.find("invite-link")
        expect(field).to_have_value(WITH_KEY)
        link: str = field.input_value()
        return link[link.index("/table/") :]

    def accept(self, path: str) -> None:
        """Follow an invitation and sit down."""
        self.go(path)
        self.find("guest-name").fill(self.name)
        self.find("sit").click()

    def close_hint(self) -> None:
        """On a busy machine it may still be on its way to its place, and a finger would miss it."""
        self.find("hint-close").dispatch_event("click")

    def play_hastily(self, *wishes: str, avoid: str = "none", clicks: int = -1) -> None:
        """Click what is lit from now on, first what is wished for; `clicks` times and no more if given."""
        self.page.evaluate(HASTY, {"wishes": list(wishes), "avoid": avoid, "clicks": clicks})
        if clicks > 0:
            self.page.wait_for_function("() => window.clicksLeft === 0", timeout=PATIENCE_MS)

    def sees_score_sheet(self, patience_ms: int = WHOLE_GAME_MS) -> None:
        """The game comes to its end; `expect` would describe the whole page each time it looks in vain."""
        self.find("score-sheet").wait_for(timeout=patience_ms)

    def waits_for_turn(self) -> None:
        """Something is lit for this player."""
        expect(self.page.locator("[data-lit]").first).to_be_visible()


class Guests:
    """Everybody at one server."""

    def __init__(self, browser: Browser, house: House) -> None:
        self.browser, self.house = browser, house
        self.complaints: list[str] = []
        self.expects_refusals = False
        """Whether the browser may note in its console that a request was refused."""
        self._contexts: list[BrowserContext] = []

    def arrive(self, name: str, **habits: Any) -> Guest:
        """A person with a browser of their own: language, screen size, colours as asked."""
        habits = {"viewport": WIDE, "locale": "en-GB", "reduced_motion": "reduce", **habits}
        context = self.browser.new_context(**habits)
        self._contexts.append(context)
        return Guest(self, context, name)

    def leave(self) -> None:
        for context in self._contexts:
            context.close()
        if self.expects_refusals:
            self.complaints = [line for line in self.complaints if "status of 4" not in line]
