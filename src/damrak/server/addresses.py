"""The address that a request or a socket comes from, and whether a proxy that we trust says so.

Everybody can write `X-Forwarded-For` into a request. So what proxies write is believed only if it comes from
an address that the host has named with `--trusted-proxy`.
"""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final

from litestar.connection import ASGIConnection

NOWHERE: Final = "unknown"
"""The address of a connection that has none."""
SITE_BITS: Final = 64
"""One subscriber has at least so large a network of IPv6, so all of it counts as one address."""
MOST_HOPS: Final = 20
"""Nobody stands behind more proxies."""
FORWARDED: Final = re.compile(r'(?:^|[;,\s])(for|proto)\s*=\s*("[^"]*"|[^;,\s]*)', re.IGNORECASE)
"""The parts of the header `Forwarded` (RFC 7239) that we read."""
RELAYED: Final = frozenset((b"forwarded", b"via", b"x-forwarded-for", b"x-forwarded-proto", b"x-real-ip"))
"""Headers by which a proxy says that it is one."""
Headers = Iterable[tuple[bytes, bytes]]
Network = IPv4Network | IPv6Network


def address_of(asked: Mapping[str, Any] | ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address to count by, of a request, a socket or an ASGI scope.

    Behind a trusted proxy it is the address of the guest, and not of the proxy.
    """
    scope: Mapping[str, Any] = asked.scope if isinstance(asked, ASGIConnection) else asked
    client = scope.get("client")
    return grouped(client[0]) if client else NOWHERE


@lru_cache(4096)
def grouped(host: str) -> str:
    """An address to count by: IPv4 as it is, of IPv6 the network of one subscriber."""
    address = _parsed(host)
    if address is None:
        return NOWHERE
    if isinstance(address, IPv6Address):
        return str(ip_network((address, SITE_BITS), strict=False))
    return str(address)


def network(text: str) -> Network:
    """An address or a network as somebody types it; ValueError if it is none."""
    return ip_network(text.strip(), strict=False)


class TrustedProxies:
    """The proxies whose headers are believed; none unless the host names them."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        self._networks = [network(text) for text in named]

    def trusts(self, host: str | None) -> bool:
        """Whether this address belongs to a trusted proxy."""
        if not self._networks or host is None:
            return False
        address = _parsed(host)
        return address is not None and any(address in network for network in self._networks)

    def guest_address(self, peer: str, headers: Headers) -> str:
        """Where a request comes from: the nearest address on its way that is no trusted proxy."""
        address = peer
        for hop in reversed(_hops(headers)):
            if not self.trusts(address) or _parsed(hop) is None:
                break
            address = hop
        return address

    def scheme(self, peer: str, headers: Headers) -> str | None:
        """`http` or `https`, if a trusted proxy says what the guest uses."""
        if not self.trusts(peer):
            return None
        told = _values(headers, b"x-forwarded-proto") or _forwarded(headers, "proto")
        found = told[0].lower().replace("ws", "http") if told else ""
        return found if found in ("http", "https") else None

    def correct(self, scope: dict[str, Any]) -> None:
        """Set `client` and `scheme` of an ASGI scope to those of the guest."""
        client = scope.get("client")
        if client is None or not self.trusts(client[0]):
            return
        scheme = self.scheme(client[0], scope["headers"])
        if scheme:
            scope["scheme"] = scheme.replace("http", "ws") if scope["type"] == "websocket" else scheme
        scope["client"] = (self.guest_address(client[0], scope["headers"]), 0)


def _parsed(host: str) -> Any:
    """An address as an object, or None; IPv4 inside IPv6 is IPv4."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def _hops(headers: Headers) -> list[str]:
    """The addresses that a request has come by, as the proxies have written them, the last one last."""
    told = (
        _values(headers, b"x-forwarded-for") or _forwarded(headers, "for") or _values(headers, b"x-real-ip")
    )
    return [_without_port(hop) for hop in told[-MOST_HOPS:]]


def _values(headers: Headers, name: bytes) -> list[str]:
    """The values of a header that may be given several times, or with commas."""
    whole = ",".join(value.decode("latin-1") for key, value in headers if key == name)
    return [part.strip() for part in whole.split(",") if part.strip()]


def _forwarded(headers: Headers, part: str) -> list[str]:
    whole = ",".join(value.decode("latin-1") for key, value in headers if key == b"forwarded")
    return [value.strip('"') for name, value in FORWARDED.findall(whole) if name.lower() == part]


def _without_port(hop: str) -> str:
    """`192.0.2.1:80` and `[2001:db8::1]:80` without the port."""
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop
