"""Connections and requests: however many somebody opens, halves or leaves lying, a page still loads."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from damrak.server.access import Access
from damrak.server.addresses import TrustedProxies
from damrak.server.entrance import REQUESTS_A_TURN, RequestPacer
from damrak.server.limits import Limits, Rate
from tests.ports import free_port
from tests.server.harness import NEAR, PATIENCE, Guest, scenario, served
from tests.server.test_killed import process

HALF = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
WHOLE = HALF + b"\r\n"
LAST = HALF + b"Connection: close\r\n\r\n"


@contextlib.asynccontextmanager
async def connected(port: int, count: int, sent: bytes) -> AsyncIterator[list[socket.socket]]:
    """So many connections that have each sent something."""
    with contextlib.ExitStack() as all_of_them:
        lines = []
        for number in range(count):
            line = all_of_them.enter_context(socket.create_connection((NEAR, port), timeout=PATIENCE))
            with contextlib.suppress(ConnectionError):
                line.sendall(sent)
            lines.append(line)
            if number % 10 == 0:
                await asyncio.sleep(0.001)  # the server's turn, if it shares our loop
        yield lines


async def is_closed(line: socket.socket) -> None:
    """Wait until the server ends a connection, whatever it says before."""
    line.setblocking(False)
    with contextlib.suppress(ConnectionError):
        while await asyncio.wait_for(asyncio.get_running_loop().sock_recv(line, 65_536), PATIENCE):
            pass


async def loads(port: int) -> int:
    """The status of the page for a newcomer."""
    async with httpx.AsyncClient(timeout=PATIENCE) as browser:
        return (await browser.get(f"http://{NEAR}:{port}/api/games")).status_code


@pytest.mark.parametrize(
    "sent", [b"", HALF, b"POST /api/replay HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n"]
)
@scenario
async def test_a_thousand_half_sent_requests_and_a_page_still_loads(tmp_path: Path, sent: bytes) -> None:
    """On a system that lets us open no more than 1,024 files."""
    port = free_port()
    async with process(tmp_path, port, files=1024), connected(port, 1010, sent):
        assert await loads(port) == 200


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        HALF,
        b"POST /api/replay HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n1234",
        WHOLE + HALF,
    ],
    ids=["nothing", "half a head", "half a body", "half of the next"],
)
@scenario
async def test_half_a_request_is_not_waited_for_without_end(tmp_path: Path, sent: bytes) -> None:
    access = Access(limits=Limits(head_seconds=0.1, body_seconds=0.2))
    async with served(tmp_path, access=access) as site, connected(site.port, 1, sent) as (line,):
        await is_closed(line)
        assert not access._half_open


@scenario
async def test_a_request_that_comes_slowly_but_in_time_is_answered(tmp_path: Path) -> None:
    async with served(tmp_path) as site, connected(site.port, 1, b"") as (line,):
        line.setblocking(False)
        for byte in WHOLE:
            await asyncio.get_running_loop().sock_sendall(line, bytes([byte]))
            await asyncio.sleep(0)
        answer = await asyncio.wait_for(asyncio.get_running_loop().sock_recv(line, 12), PATIENCE)
        assert answer.startswith(b"HTTP/1.1 ")


@scenario
async def test_who_reads_nothing_of_an_answer_is_cut_off(tmp_path: Path) -> None:
    access = Access(limits=Limits(unread_seconds=0.1))
    async with served(tmp_path, access=access) as site:
        guest = await site.guest()
        board = (await guest.http.get("/api/games")).json()[0]["boards"][0]["id"]
        await guest.gone()
        with socket.socket() as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.connect((NEAR, site.port))
            asked = f"GET /api/games/merchants/boards/{board} HTTP/1.1\r\nHost: localhost\r\n\r\n"
            line.setblocking(False)
            with pytest.raises(ConnectionError):
                async with asyncio.timeout(PATIENCE):
                    while True:
                        await asyncio.get_running_loop().sock_sendall(line, asked.encode() * 100)
            assert not access._connections


@scenario
async def test_connections_of_one_address_have_a_limit_and_come_back(tmp_path: Path) -> None:
    access = Access(limits=Limits(connections=5, half_open=5))
    async with served(tmp_path, access=access) as site:
        async with connected(site.port, 12, HALF):
            assert await loads(site.port) == 200
            async with asyncio.timeout(PATIENCE):
                while len(access._connections) > 5:
                    await asyncio.sleep(0.01)
        async with asyncio.timeout(PATIENCE):
            while access._connections:
                await asyncio.sleep(0.01)
        assert access.visitor(NEAR).connections == 0
        assert not access.visitor(NEAR).half_open


@scenario
async def test_who_connects_too_often_is_refused_for_a_while(tmp_path: Path) -> None:
    access = Access(limits=Limits(new_connections=Rate(1000, 5)))
    async with served(tmp_path, access=access) as site, connected(site.port, 40, LAST) as lines:
        await asyncio.gather(*(is_closed(line) for line in lines))
        assert await loads(site.port) == 200


@scenario
async def test_who_asks_too_often_is_refused_in_words(tmp_path: Path) -> None:
    access = Access(limits=Limits(requests=Rate(0.001, 3)))
    async with served(tmp_path, access=access) as site:
        guest = Guest(site.port)
        answers = [await guest.http.get("/api/games") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert answers[-1].json()["message"] == "server-too-fast"
        assert answers[-1].headers["retry-after"]
        page = await guest.http.get("/", headers={"accept-language": "nl"})
        assert (page.status_code, "te snel" in page.text) == (429, True)
        await guest.gone()


@scenario
async def test_behind_a_trusted_proxy_each_guest_has_their_own_allowance(tmp_path: Path) -> None:
    limits = Limits(handshakes=Rate(0.001, 1), requests=Rate(0.001, 20), connections=1, half_open=1)
    access = Access(TrustedProxies([NEAR]), limits=limits)
    async with served(tmp_path, access=access) as site:
        host = Guest(site.port)
        await host.http.get("/api/tables")
        table = await host.lay("tickets", "me", "friend")
        for number in range(3):
            watcher = Guest(site.port)
            watcher.relayed = {"X-Forwarded-For": f"203.0.113.{number}"}
            await watcher.join(table)
            await watcher.gone()
        again = Guest(site.port)
        again.relayed = {"X-Forwarded-For": "203.0.113.0"}
        with pytest.raises(Exception, match="429"):
            await again.join(table)
        await again.gone()
        await host.gone()


@scenario
async def test_many_requests_at_once_begin_a_few_at_a_time() -> None:
    turns, begun = RequestPacer(), list[int]()
    most = 0

    async def ask(number: int) -> None:
        await turns.mine()
        begun.append(number)

    asked = [asyncio.create_task(ask(number)) for number in range(50)]
    while not all(task.done() for task in asked):
        before = len(begun)
        await asyncio.sleep(0)
        most = max(most, len(begun) - before)
    assert begun == list(range(50))
    assert most <= REQUESTS_A_TURN


@scenario
async def test_addresses_that_have_gone_are_forgotten(tmp_path: Path) -> None:
    access = Access(limits=Limits(requests=Rate(1e9, 10), new_connections=Rate(1e9, 10)))
    async with served(tmp_path, access=access) as site:
        assert await loads(site.port) == 200
        async with asyncio.timeout(PATIENCE):
            while access._connections:
                await asyncio.sleep(0.01)
        access._swept = -1e9
        access.tick()
        assert not access._visitors
