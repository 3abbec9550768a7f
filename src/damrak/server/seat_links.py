"""Links that bring a seat to another device: made on request, good for one use and ten minutes.

Only digests of their tokens are kept, and only in memory: a restart of the server voids them.
"""

import hashlib
import secrets
from typing import Final, NamedTuple

from damrak.core.errors import BadData
from damrak.server.identity import KEY_BYTES, same
from damrak.server.table import Table

LASTS_MS: Final = 10 * 60_000


class SeatLink(NamedTuple):
    """One link: the seat it brings, who made it and when, and whether it adds a device or moves the seat."""

    digest: str
    table: str
    seat: int
    giver: str
    adds: bool
    made: int

    @property
    def until(self) -> int:
        return self.made + LASTS_MS


class SeatLinks:
    """All seat links that can still be used, at most one for each seat."""

    def __init__(self) -> None:
        self._links: dict[str, SeatLink] = {}

    def make(self, table: Table, seat: int, giver: str, *, adds: bool, now: int) -> tuple[str, SeatLink]:
        """A new link to a seat that the giver holds, and its token. Older links to this seat are void."""
        token = secrets.token_urlsafe(KEY_BYTES)
        made = SeatLink(_digest(token), table.id, seat, giver, adds, now)
        self._links = {
            link.digest: link
            for link in self._links.values()
            if _is_fresh(link, now) and (link.table, link.seat) != (table.id, seat)
        }
        self._links[made.digest] = made
        return token, made

    def find(self, table: Table, token: str, now: int) -> SeatLink:
        """The link with this token. Used, old, foreign and invented ones are refused alike."""
        digest = _digest(token)
        link = self._links.get(digest)
        if link is None or not same(digest, link.digest) or not _is_usable(link, table, now):
            raise BadData("server-seat-link-void")
        return link

    def spend(self, link: SeatLink) -> None:
        """The link has been used."""
        self._links.pop(link.digest, None)


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _is_fresh(link: SeatLink, now: int) -> bool:
    return link.made <= now < link.until


def _is_usable(link: SeatLink, table: Table, now: int) -> bool:
    """Whether the link is young, of this table, and its giver still holds the seat."""
    return _is_fresh(link, now) and link.table == table.id and link.giver in table.seats[link.seat].holders
