"""Lines between a browser and the server that a test can cut, or make slow."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute

SOCKETS = re.compile(r"/socket(\?|$)")
LINE_CUT = 3001
"""A code that an end of a socket may be closed with by hand, and that means nothing to the page."""

# A line whose every message takes half of this longer each way.
SLOW = """
(() => {
  const HALF_MS = %d / 2;
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    send(data) { setTimeout(() => this.readyState === Plain.OPEN && super.send(data), HALF_MS); }
    set onmessage(listener) {
      super.onmessage = (event) => setTimeout(() => listener.call(this, event), HALF_MS);
    }
  };
})();
"""


def slow_line(page: Page, round_trip_ms: int) -> None:
    """From the next page on, every message takes half the round trip each way."""
    page.add_init_script(SLOW % round_trip_ms)


def held(page: Page, address: str) -> list[Route]:
    """The requests for this address from now on, which wait until the test lets them go."""
    waiting: list[Route] = []

    def hold(request: Route) -> None:
        waiting.append(request)

    page.route(address, hold)
    return waiting


def altered(page: Page, alter: Callable[[dict[str, Any]], None]) -> None:
    """From the next page on, whatever the server tells is altered on its way."""

    def through(line: WebSocketRoute) -> None:
        line.connect_to_server().on_message(lambda text: line.send(changed(str(text))))

    def changed(text: str) -> str:
        told = json.loads(text)
        alter(told)
        return json.dumps(told)

    page.route_web_socket(SOCKETS, through)


def asking(page: Page, legal: list[str], phase: str, **offer: object) -> None:
    """From the next page on, merchants asks the first seat just this, whatever the game has come to."""
    places: dict[str, object] = {"posts": [], "parcels": [], "commodities": []}
    nothing = {"seat": 0, "card": None, "event": None} | places

    def ask(told: dict[str, Any]) -> None:
        for seen in told["seats"] if told["type"] == "seen" else []:
            seen["view"] |= {"phase": phase, "asked": [0], "offer": nothing | offer, "auction": None}
            seen["legal"] = legal

    altered(page, ask)


THIRTY = {"pink": 6, "blue": 6, "green": 6, "black": 1, "red": 1, "orange": 2, "joker": 8}


def holding_thirty(page: Page, *claims: str) -> None:
    """From the next page on, tickets deals thirty cards to whoever looks, and lets them claim just this."""

    def deal(told: dict[str, Any]) -> None:
        for seen in told["seats"] if told["type"] == "seen" else []:
            seen["view"]["hand"] = THIRTY
            if "draw unseen" in seen["legal"]:
                others = [name for name in seen["legal"] if not name.startswith("claim")]
                seen["legal"] = [*others, *claims]

    altered(page, deal)


class Scissors:
    """Cuts a page's line to its table. Put in place before the page goes to the table."""

    def __init__(self, page: Page) -> None:
        self.is_cut = False
        self._open: list[WebSocketRoute] = []
        page.route_web_socket(SOCKETS, self._through)

    def _through(self, line: WebSocketRoute) -> None:
        if self.is_cut:
            line.close(code=LINE_CUT)
            return
        self._open += [line, line.connect_to_server()]

    def cut(self) -> None:
        """Close the line at both ends and let no other through."""
        self.is_cut = True
        for end in self._open:
            end.close(code=LINE_CUT)
        self._open = []

    def mend(self) -> None:
        """Let the page connect again."""
        self.is_cut = False
