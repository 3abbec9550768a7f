"""What the system says of a line: below the page, which can take its time with an answer."""

import asyncio
import socket
import sys
from pathlib import Path

import pytest

from damrak.server.access import Access
from damrak.server.addresses import TrustedProxies
from damrak.server.round_trips import RoundTrips
from damrak.server.tcp import quickest_trip
from tests.server.far_host import FAR, HERE, can_be_had, far_host
from tests.server.harness import NEAR, Guest, Site, scenario, served
from tests.server.slow_line import slow_line

ONE_WAY_MS = 40.0
DAWDLE_MS = 300.0

needs_networks = pytest.mark.skipif(
    not can_be_had(), reason="a slow network takes Linux and the right to make networks"
)


class Dawdler(Guest):
    """Whose page delays its pongs, to look slow."""

    def __init__(self, port: int, host: str = NEAR) -> None:
        super().__init__(port, host)
        self._pongs: list[asyncio.Task[None]] = []

    async def _pong(self, nonce: str) -> None:
        self._pongs.append(asyncio.create_task(self._late_pong(nonce)))

    async def _late_pong(self, nonce: str) -> None:
        await asyncio.sleep(DAWDLE_MS / 1000)
        await super()._pong(nonce)

    async def leave(self) -> None:
        """Whoever has gone pongs no more."""
        for pong in self._pongs:
            pong.cancel()
        await asyncio.gather(*self._pongs, return_exceptions=True)
        await super().leave()


async def line_of(site: Site, guest: Guest, pings: int = 3) -> RoundTrips:
    """What the server knows of a guest's line after a few pings, at a table of merchants."""
    await guest.http.get("/api/tables")
    table = await guest.lay("merchants", "me", "bot", "bot")
    await guest.join(table)
    connection = (await site.lobby.room(table)).connections[0]
    await guest.hears("ping", times=pings + 2)
    while len(connection.round_trips._taken) < pings:
        await asyncio.sleep(0.01)
    await guest.gone()
    return connection.round_trips


@needs_networks
@scenario
async def test_a_line_that_is_slow_is_believed_and_a_page_that_dawdles_is_not(tmp_path: Path) -> None:
    with far_host(ONE_WAY_MS):
        async with served(tmp_path, host=HERE) as site:
            slow = await line_of(site, Guest(site.port, FAR))
            assert slow.allowed >= ONE_WAY_MS
            dawdling = await line_of(site, Dawdler(site.port, FAR))
            assert dawdling.typical and dawdling.typical >= 2 * ONE_WAY_MS + DAWDLE_MS
            assert ONE_WAY_MS <= dawdling.allowed < ONE_WAY_MS + DAWDLE_MS / 4
            relayed = Dawdler(site.port, FAR)
            relayed.relayed = {"X-Forwarded-For": "203.0.113.7", "Via": "1.1 proxy", "X-Line-Trip": "900000"}
            assert (await line_of(site, relayed)).allowed < ONE_WAY_MS + DAWDLE_MS / 4
        async with served(tmp_path / "trusting", host=HERE, access=Access(TrustedProxies([FAR]))) as site:
            trusted = Dawdler(site.port, FAR)
            trusted.relayed = {"X-Forwarded-For": "203.0.113.7"}
            assert (await line_of(site, trusted)).allowed >= ONE_WAY_MS + DAWDLE_MS / 2


@scenario
async def test_behind_a_proxy_its_word_counts_or_else_pings_alone(tmp_path: Path) -> None:
    """Our system would measure the way to the proxy. It is on this machine, as is whoever plays here."""
    access = Access(TrustedProxies([NEAR]))
    async with served(tmp_path, access=access) as site, slow_line(site.port, ONE_WAY_MS) as port:
        assert (await line_of(site, Guest(port))).allowed >= ONE_WAY_MS
        for told, is_believed in (("60000", True), ("-1", False), ("", False), ("9" * 5000, False)):
            guest = Dawdler(port)
            guest.relayed = {"X-Line-Trip": told}
            line = await line_of(site, guest)
            assert (line.allowed < 40) == is_believed


@pytest.mark.skipif(sys.platform != "linux", reason="other systems are not asked")
def test_a_line_that_has_ended_tells_nothing() -> None:
    with socket.create_server(("127.0.0.1", 0)) as ear, socket.create_connection(ear.getsockname()) as line:
        trip = quickest_trip(line)
        assert trip and trip > 0
    assert quickest_trip(line) is None
