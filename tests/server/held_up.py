"""A server that is held up while guests speak: guests and server share one loop, and that is blocked."""

import json
import os
import time
from typing import Any

from tests.server.harness import Guest, Message


def frame(text: bytes) -> bytes:
    """A text as a browser sends it; the mask is all zeros."""
    size = bytes([0x80 | len(text)]) if len(text) < 126 else bytes([0xFE]) + len(text).to_bytes(2, "big")
    return b"\x81" + size + bytes(4) + text


def shout(guest: Guest, *messages: Message) -> None:
    """Send at once, past the loop, all in one piece."""
    body = b"".join(frame(json.dumps(message).encode()) for message in messages)
    os.write(guest._socket.transport.get_extra_info("socket").fileno(), body)


def a_press(guest: Guest, run: Message, elapsed_ms: float) -> Message:
    return {"type": "press", "seat": guest.mine[0], "run": run["run"], "elapsed_ms": elapsed_ms}


def a_word() -> Message:
    """Something harmless: it is refused."""
    return {"type": "answer", "seat": 0, "consent": False}


def wait_until(run: Message, elapsed_ms: float) -> None:
    """Block the loop until the dial has come so far."""
    time.sleep(max(0.0, (run["start"] + elapsed_ms) / 1000 - time.time()))


def hold_up(run: Message, until_ms: float, *presses: tuple[Guest, float], more: bool = False) -> None:
    """Block the loop until the dial has come so far; meanwhile guests press at these moments.

    With `more` each says something else right after it: the system then knows no longer when the press came.
    """
    for guest, elapsed_ms in sorted(presses, key=lambda press: press[1]):
        wait_until(run, elapsed_ms)
        rest: list[Any] = [a_word()] if more else []
        shout(guest, a_press(guest, run, elapsed_ms), *rest)
    wait_until(run, until_ms)
