"""Who may come in, from which address, how often and how many at once."""

from time import monotonic
from typing import Any, Final, Protocol

import uvicorn

from damrak.server.addresses import NOWHERE, Headers, TrustedProxies, grouped
from damrak.server.hosts import HostNames
from damrak.server.incidents import Incidents
from damrak.server.limits import Bucket, Limits

SWEEP_EVERY: Final = 60.0


class Waiting(Protocol):
    """A connection that may be cut off while it owes us the rest of a request."""

    @property
    def visitor(self) -> "Visitor | None": ...

    def cut(self) -> None: ...


class Visitor:
    """All that comes from one address."""

    def __init__(self, address: str, limits: Limits, now: float) -> None:
        self.address = address
        self.connections = self.sockets = 0
        self.half_open: dict[Waiting, None] = {}
        self.new_connections = Bucket(limits.new_connections, now)
        self.handshakes = Bucket(limits.handshakes, now)
        self.requests = Bucket(limits.requests, now)
        self.frames = Bucket(limits.address_frames, now)

    def is_gone(self, now: float) -> bool:
        """Whether nothing more need be known of this address."""
        used = (self.new_connections, self.handshakes, self.requests, self.frames)
        return not (self.connections or self.sockets) and all(one.is_full(now) for one in used)


class Access:
    """Counts and limits what comes from each address, and in all."""

    def __init__(
        self,
        proxies: TrustedProxies | None = None,
        hosts: HostNames | None = None,
        limits: Limits | None = None,
    ) -> None:
        self.proxies = proxies or TrustedProxies()
        self.hosts = hosts or HostNames()
        self.limits = limits or Limits()
        self.incidents = Incidents()
        self._visitors: dict[str, Visitor] = {}
        self._handshakes = Bucket(self.limits.all_handshakes, monotonic())
        self._connections: dict[Any, Visitor | None] = {}
        self._half_open: dict[Waiting, float] = {}
        """With the moment at which each is cut off; in the order in which they came."""
        self._swept = monotonic()

    def visitor(self, address: str) -> Visitor:
        """All that is known of an address."""
        found = self._visitors.get(address)
        if found is None:
            found = self._visitors[address] = Visitor(address, self.limits, monotonic())
        return found

    def sender(self, peer: str | None, headers: Headers) -> Visitor:
        """Who sends a request, perhaps through a trusted proxy."""
        return self.visitor(grouped(self.proxies.guest_address(peer, headers)) if peer else NOWHERE)

    # ---- connections ----

    def let_in(self, transport: Any, peer: str | None) -> tuple[bool, Visitor | None]:
        """Whether a new connection may stay, and whose it is: nobody's if it comes from a trusted proxy."""
        visitor = None if self.proxies.trusts(peer) else self.visitor(grouped(peer or ""))
        if visitor and not self._may_connect(visitor):
            return False, visitor
        if len(self._connections) >= self.limits.all_connections and not self._cut_oldest(self._half_open):
            self.incidents.note("in all", "too many connections, new ones are refused")
            return False, visitor
        self._connections[transport] = visitor
        if visitor:
            visitor.connections += 1
        return True, visitor

    def _may_connect(self, visitor: Visitor) -> bool:
        if not visitor.new_connections.take(monotonic()):
            self.incidents.note(visitor.address, "connects too often, refused")
            return False
        full = visitor.connections >= self.limits.connections
        if full and not self._cut_oldest(visitor.half_open):
            self.incidents.note(visitor.address, "too many connections, new ones are refused")
            return False
        return True

    def left(self, transport: Any) -> None:
        """A connection has ended."""
        visitor = self._connections.pop(transport, None)
        if visitor:
            visitor.connections -= 1

    # ---- requests that have not come whole ----

    def waits_for(self, line: Waiting, seconds: float) -> None:
        """Expect the rest of a request within so many seconds; of too many, cut off the oldest."""
        self._half_open[line] = monotonic() + seconds
        if line.visitor:
            line.visitor.half_open[line] = None
            if len(line.visitor.half_open) > self.limits.half_open:
                self._cut_oldest(line.visitor.half_open)
        if len(self._half_open) > self.limits.all_half_open:
            self._cut_oldest(self._half_open)

    def waits_no_more(self, line: Waiting) -> None:
        """The request has come whole, or never will."""
        self._half_open.pop(line, None)
        if line.visitor:
            line.visitor.half_open.pop(line, None)

    def _cut_oldest(self, lines: "dict[Waiting, float] | dict[Waiting, None]") -> bool:
        oldest = next(iter(lines), None)
        if oldest is None:
            return False
        self._cut(oldest, "too many half-sent requests, the oldest cut off")
        return True

    def _cut(self, line: Waiting, why: str) -> None:
        self.waits_no_more(line)
        self.incidents.note(line.visitor.address if line.visitor else "a trusted proxy", why)
        line.cut()

    # ---- sockets ----

    def may_open_socket(self, visitor: Visitor) -> bool:
        """Whether one more socket from this address is all right now."""
        now = monotonic()
        if visitor.sockets >= self.limits.sockets:
            self.incidents.note(visitor.address, "too many sockets, new ones are refused")
        elif not visitor.handshakes.take(now):
            self.incidents.note(visitor.address, "opens sockets too often, refused")
        elif not self._handshakes.take(now):
            self.incidents.note("in all", "sockets are opened too often, refused")
        else:
            return True
        return False

    # ---- time ----

    def tick(self) -> None:
        """Once a second: cut off whoever has let us wait too long, and forget who has gone."""
        now = monotonic()
        for line in [line for line, until in self._half_open.items() if until < now]:
            self._cut(line, "a request that never came whole, cut off")
        self.incidents.tick(now)
        if now - self._swept >= SWEEP_EVERY:
            self._swept = now
            gone = [address for address, visitor in self._visitors.items() if visitor.is_gone(now)]
            for address in gone:
                del self._visitors[address]

    def close(self) -> None:
        """The server ends: it waits for no request that has not come whole."""
        for line in list(self._half_open):
            self.waits_no_more(line)
            line.cut()
        self.incidents.finish()


class Config(uvicorn.Config):
    """Uvicorn's settings, and ours."""

    access: Access
