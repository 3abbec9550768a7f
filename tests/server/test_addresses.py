"""Where a request comes from: headers are believed from trusted proxies alone."""

from pathlib import Path

import pytest

from damrak.server.access import Access
from damrak.server.addresses import NOWHERE, TrustedProxies, address_of, grouped
from tests.server.harness import NEAR, Guest, scenario, served

PROXY, INNER, GUEST, MADE_UP = "10.0.0.1", "172.17.0.2", "203.0.113.7", "198.51.100.1"
TRUSTED = TrustedProxies([PROXY, "172.16.0.0/12", "fd00::/8"])


def headers(**given: str) -> list[tuple[bytes, bytes]]:
    return [(name.replace("_", "-").encode(), value.encode()) for name, value in given.items()]


@pytest.mark.parametrize(
    ("peer", "told", "address"),
    [
        (PROXY, {"x_forwarded_for": GUEST}, GUEST),
        (PROXY, {"x_forwarded_for": f"{MADE_UP}, {GUEST}"}, GUEST),
        (PROXY, {"x_forwarded_for": f"{MADE_UP}, {GUEST}, {INNER}"}, GUEST),
        (PROXY, {"x_forwarded_for": f"{INNER}, {PROXY}"}, INNER),
        (PROXY, {"x_forwarded_for": f"{GUEST}:4711"}, GUEST),
        (PROXY, {"x_forwarded_for": "[2001:db8::7]:4711"}, "2001:db8::7"),
        (PROXY, {"x_forwarded_for": f"{GUEST}, nonsense"}, PROXY),
        (PROXY, {"x_forwarded_for": ""}, PROXY),
        (PROXY, {}, PROXY),
        (PROXY, {"x_real_ip": GUEST}, GUEST),
        (PROXY, {"forwarded": f'for={MADE_UP}, for="{GUEST}:80";proto=https'}, GUEST),
        (PROXY, {"forwarded": 'for="[2001:db8::7]:80"'}, "2001:db8::7"),
        (PROXY, {"forwarded": "for=_hidden"}, PROXY),
        (f"::ffff:{PROXY}", {"x_forwarded_for": GUEST}, GUEST),
        ("fd00::1", {"x_forwarded_for": GUEST}, GUEST),
        (GUEST, {"x_forwarded_for": MADE_UP}, GUEST),
        (GUEST, {"forwarded": f"for={MADE_UP}", "x_real_ip": MADE_UP}, GUEST),
        (NEAR, {"x_forwarded_for": MADE_UP}, NEAR),
    ],
)
def test_the_nearest_address_that_is_no_trusted_proxy(peer: str, told: dict[str, str], address: str) -> None:
    assert TRUSTED.guest_address(peer, headers(**told)) == address


@pytest.mark.parametrize(
    ("peer", "told", "scheme"),
    [
        (PROXY, {"x_forwarded_proto": "https"}, "https"),
        (PROXY, {"x_forwarded_proto": "wss"}, "https"),
        (PROXY, {"forwarded": f"for={GUEST};proto=https"}, "https"),
        (PROXY, {"x_forwarded_proto": "gopher"}, None),
        (GUEST, {"x_forwarded_proto": "https"}, None),
    ],
)
def test_what_the_guest_uses_to_come(peer: str, told: dict[str, str], scheme: str | None) -> None:
    assert TRUSTED.scheme(peer, headers(**told)) == scheme


def test_one_subscriber_counts_as_one_address() -> None:
    assert grouped("2001:db8:0:7::1") == grouped("2001:db8:0:7:ffff::2") != grouped("2001:db8:0:8::1")
    assert grouped(f"::ffff:{GUEST}") == grouped(GUEST) == GUEST
    assert address_of({"client": ("2001:db8:0:7::1", 80)}) == "2001:db8:0:7::/64"
    assert address_of({"client": None}) == address_of({}) == grouped("a name") == NOWHERE


@scenario
async def test_made_up_addresses_are_counted_as_one(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        answers = await asked_by_many(Guest(site.port))
    assert answers.count(429) == 40


@scenario
async def test_guests_of_a_trusted_proxy_are_counted_each(tmp_path: Path) -> None:
    async with served(tmp_path, access=Access(TrustedProxies([NEAR]))) as site:
        answers = await asked_by_many(Guest(site.port))
    assert answers.count(429) == 0


async def asked_by_many(guest: Guest) -> list[int]:
    """The answers to 640 requests, each with another address in its headers."""
    answers = []
    for number in range(640):
        told = f"203.0.{number // 250}.{number % 250}"
        headers = {"x-forwarded-for": told, "forwarded": f"for={told}", "x-real-ip": told}
        answers.append((await guest.http.get("/api/games", headers=headers)).status_code)
    await guest.gone()
    return answers
