"""Who is who, without accounts: signed guest cookies, keys in links."""

import hashlib
import hmac
import secrets
from typing import Any, Final

from litestar import Request
from litestar.datastructures import State

COOKIE: Final = "damrak-guest"
KEY_BYTES: Final = 16
"""128 bits: nobody guesses a seat."""
TABLE_BYTES: Final = 9
PROGRAM: Final = "program."


def new_key() -> str:
    """A key for a seat or an invitation, fit for a link."""
    return secrets.token_urlsafe(KEY_BYTES)


def program_key(seat_key: str, giver: str) -> str:
    """The key for programs that one guest may give away for a free seat. It tells nothing of the seat's own.

    Everybody gives away another one, so that none of them has the key of a program that somebody else sent.
    """
    return hmac.new(seat_key.encode(), giver.encode(), hashlib.sha256).hexdigest()[: 2 * KEY_BYTES]


def is_program(guest: str) -> bool:
    """Whether a guest came by a program's key."""
    return guest.startswith(PROGRAM)


def new_table_id() -> str:
    """A name for a table. Who knows it may watch."""
    return secrets.token_urlsafe(TABLE_BYTES)


def same(given: str, key: str) -> bool:
    """Whether a key is the right one, in a time that tells nothing."""
    return hmac.compare_digest(given.encode(), key.encode())


def bearer(authorization: str | None) -> str:
    """The key that a program shows; empty if it shows none."""
    kind, _, key = (authorization or "").partition(" ")
    return key.strip() if kind.lower() == "bearer" else ""


def derived(secret: bytes, purpose: str) -> bytes:
    """A key for one purpose, made of the server's secret. It tells nothing of the keys for other purposes."""
    return hashlib.blake2b(purpose.encode(), key=secret, digest_size=32).digest()


class Guests:
    """Signs guests' cookies and reads them back.

    Older versions signed everything with the secret itself. What they signed is still known, and replaced
    when a page is opened.
    """

    def __init__(self, secret: bytes) -> None:
        self._older_key = secret
        self._cookie_key, self._program_key = derived(secret, "cookies"), derived(secret, "programs")

    def new(self) -> str:
        return secrets.token_urlsafe(KEY_BYTES)

    def program(self, key: str) -> str:
        """The guest that a program with this key is, each time it comes."""
        return f"{PROGRAM}{_signature(self._program_key, key)}"

    def older_program(self, key: str) -> str:
        """The guest that a program with this key was in older versions: it may still hold a seat."""
        return f"{PROGRAM}{_signature(self._older_key, key)}"

    def cookie_of(self, guest: str) -> str:
        """What the browser keeps: the guest and our signature."""
        return f"{guest}.{_signature(self._cookie_key, guest)}"

    def named_by(self, cookie: str | None) -> str | None:
        """The guest a cookie names, if the signature is ours."""
        guest, dot, signature = (cookie or "").rpartition(".")
        keys = (self._cookie_key, self._older_key)
        is_ours = any(same(signature, _signature(key, guest)) for key in keys)
        return guest if dot and is_ours else None


def _signature(key: bytes, text: str) -> str:
    return hmac.new(key, text.encode(), hashlib.sha256).hexdigest()[:32]


def guests_of(state: State) -> Guests:
    """Who signs and reads the cookies."""
    found: Guests = state.guests
    return found


def guest_of(request: Request[Any, Any, State]) -> str:
    """Who is asking; a new guest gets a cookie with the answer."""
    known = guests_of(request.app.state).named_by(request.cookies.get(COOKIE))
    return known or greet(request)


def greet(request: Request[Any, Any, State]) -> str:
    """Whoever opens a page is somebody from then on, and for another year: the answer has the cookie."""
    guests = guests_of(request.app.state)
    guest = guests.named_by(request.cookies.get(COOKIE)) or guests.new()
    request.scope["state"]["cookie"] = guests.cookie_of(guest)
    return guest
