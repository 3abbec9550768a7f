"""Take the README's pictures anew (`make pictures`): real tables in a real browser, played by the hints.

The cards fall as they like, so look at the pictures before they are committed.
"""

import base64
import json
import re
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import FLAGS, NAMES, chromium_here
from tests.browser.guests import PHONE, Guests
from tests.browser.house import House

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
FRIENDS = ("Bram", "Cato", "Dirk")
A_GAME_MS = 600_000
AT_REST_MS = 8_000
"""After so long no scoring is told any more."""
LAPTOP = {"viewport": {"width": 1400, "height": 900}}
HANDHELD = {"viewport": PHONE, "device_scale_factor": 2}

# Plays what the hints say, so many moves and on until something of that kind may be done; then leaves it.
FOLLOW_HINTS = """
([moves, kind]) => {
  const Plain = WebSocket;
  let left = moves;
  window.WebSocket = class extends Plain {
    constructor(...address) {
      super(...address);
      const say = (said) => this.send(JSON.stringify(said));
      this.addEventListener('message', ({ data }) => {
        const told = JSON.parse(data);
        if (told.type === 'hint') {
          left -= 1;
          say({ type: 'act', seat: told.seat, action: told.action, saw: told.saw });
        }
        const mine = told.type === 'seen' ? told.seats[0] : null;
        if (!mine?.legal.length || mine.limited) return;
        window.isThere = left <= 0 && mine.legal.some((action) => action.startsWith(kind));
        if (!window.isThere) say({ type: 'hint', seat: mine.seat });
      });
    }
  };
}
"""


class Picture(NamedTuple):
    """What a picture shows: a table after so many moves of Emma's, when she may do something of a kind."""

    name: str
    game: str
    moves: int
    kind: str
    bots: int = 3
    level: str = "skipper"
    table: Mapping[str, Any] = {}
    screen: Mapping[str, Any] = LAPTOP


SEALED = {"options": {"auction": "sealed"}}
LIVE = {"options": {"auction": "live"}, "settings": {"step_ms": 1500}}
ALL = (
    Picture("merchants", "merchants", 40, "build", table=SEALED),
    Picture("clock", "merchants", 20, "limit", level="clerk", table=LIVE),
    Picture("tickets", "tickets", 16, "claim"),
    Picture("provinces", "tickets", 16, "claim", bots=2, table={"board": "provinces"}),
    Picture("phone-merchants", "merchants", 40, "build", table=SEALED, screen=HANDHELD),
    Picture("phone-clock", "merchants", 20, "limit", level="clerk", table=LIVE, screen=HANDHELD),
    Picture("phone-tickets", "tickets", 16, "claim", screen=HANDHELD),
)


def take(guests: Guests, picture: Picture) -> None:
    """Play as far as the picture wants, and take it."""
    emma = guests.arrive("Emma", **picture.screen)
    emma.context.add_init_script(f"({FOLLOW_HINTS})({json.dumps([picture.moves, picture.kind])})")
    bots = [{"who": "bot", "name": name, "level": picture.level} for name in FRIENDS[: picture.bots]]
    emma.lay_table(picture.game, [{"who": "me", "name": emma.name}, *bots], **picture.table)
    emma.page.wait_for_function("() => window.isThere", timeout=A_GAME_MS)
    emma.page.wait_for_timeout(AT_REST_MS)
    while emma.find("hint-close").is_visible():
        emma.close_hint()  # without a mouse, which would go on pointing at what is below it
    if picture.table is LIVE:
        emma.page.get_by_role("button", name="I am ready").click()
        emma.page.get_by_text(re.compile("Press at 1[67]0")).wait_for()
    (PICTURES / f"{picture.name}.webp").write_bytes(screenshot(emma.page))


def screenshot(page: Page) -> bytes:
    """What is on the screen, as WebP: a quarter of a PNG, which is all that Playwright has."""
    width, height, scale = page.evaluate("() => [innerWidth, innerHeight, devicePixelRatio]")
    clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": scale}
    wanted = {"format": "webp", "quality": 90, "clip": clip}
    shown = page.context.new_cdp_session(page).send("Page.captureScreenshot", wanted)
    return base64.b64decode(shown["data"])


def main() -> None:
    """Take the pictures named, or all of them."""
    wanted = sys.argv[1:] or [picture.name for picture in ALL]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.open()
        browser = playwright.chromium.launch(executable_path=chromium_here(*NAMES), args=FLAGS)
        for picture in (it for it in ALL if it.name in wanted):
            print(f"taking {picture.name}", flush=True)
            take(Guests(browser, house), picture)
        browser.close()
        house.kill()


if __name__ == "__main__":
    main()
