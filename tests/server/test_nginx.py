"""Behind a real nginx with a certificate, set up as docs/server.md says."""

import asyncio
import contextlib
import re
import shutil
import ssl
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from damrak.server.access import Access
from damrak.server.addresses import TrustedProxies
from damrak.server.hosts import HostNames
from damrak.server.identity import COOKIE
from tests.ports import free_port
from tests.server.harness import NEAR, PATIENCE, Site, scenario, served

DOCS = Path(__file__).parents[2] / "docs" / "server.md"
NAME = "games.example.org"
NGINX, OPENSSL = shutil.which("nginx") or shutil.which("/usr/sbin/nginx"), shutil.which("openssl")

pytestmark = pytest.mark.skipif(not (NGINX and OPENSSL), reason="nginx or openssl is not here")


def settings(folder: Path, port: int, behind: int) -> str:
    """What the docs tell the host to write, for other ports and files."""
    (shown,) = re.findall(r"```nginx\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    shown = shown.replace("listen 443 ssl", f"listen {NEAR}:{port} ssl").replace(
        "127.0.0.1:8123", f"{NEAR}:{behind}"
    )
    shown = re.sub(r"/etc/ssl/games\.(pem|key)", rf"{folder}/games.\1", shown)
    kept = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    folders = "".join(f"{name}_temp_path {folder}/{name};\n" for name in kept)
    head = f"daemon off;\npid {folder}/pid;\nerror_log stderr;\nevents {{}}\n"
    return f"{head}http {{\naccess_log off;\n{folders}{shown}}}\n"


def certify(folder: Path) -> None:
    """A certificate that nobody else has signed."""
    files = ("-keyout", str(folder / "games.key"), "-out", str(folder / "games.pem"))
    asked = ("req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", f"/CN={NAME}", "-days", "1")
    subprocess.run([str(OPENSSL), *asked, *files], check=True, capture_output=True)


@contextlib.asynccontextmanager
async def nginx(folder: Path, site: Site) -> AsyncIterator[int]:
    """nginx before a server; its port."""
    folder.mkdir()
    certify(folder)
    port = free_port()
    (folder / "nginx.conf").write_text(settings(folder, port, site.port), encoding="utf-8")
    command = (str(NGINX), "-p", str(folder), "-c", str(folder / "nginx.conf"))
    running = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.DEVNULL)
    try:
        async with asyncio.timeout(PATIENCE):
            while not await listens(port):
                assert running.returncode is None
                await asyncio.sleep(0.02)
        yield port
    finally:
        running.terminate()
        await running.wait()


async def listens(port: int) -> bool:
    try:
        _, writer = await asyncio.open_connection(NEAR, port)
    except OSError:
        return False
    writer.close()
    return True


def trusting() -> ssl.SSLContext:
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


async def asked(port: int, **headers: str) -> httpx.Response:
    told = {"host": NAME, **{name.replace("_", "-"): value for name, value in headers.items()}}
    async with httpx.AsyncClient(verify=trusting(), timeout=PATIENCE) as browser:
        return await browser.get(f"https://{NEAR}:{port}/api/tables", headers=told)


@scenario
async def test_as_the_docs_say(tmp_path: Path) -> None:
    access = Access(TrustedProxies([NEAR]), HostNames([NAME]))
    async with served(tmp_path / "games", access=access) as site, nginx(tmp_path / "nginx", site) as port:
        answer = await asked(port, x_forwarded_for="203.0.113.7", x_line_trip="900000")
        assert answer.status_code == 200
        assert "strict-transport-security" in answer.headers
        assert all("; Secure" in cookie for cookie in answer.headers.get_list("set-cookie"))
        assert "203.0.113.7" not in access._visitors  # nginx tells where it comes from, and not the guest
        assert (await asked(port, host="evil.example")).status_code == 421
        guest = await site.guest()
        table = await guest.lay("merchants", "me", "bot", "bot")
        line = await socket_at(port, table, guest.http.cookies[COOKIE])
        await asyncio.wait_for(line.recv(), PATIENCE)
        (connection,) = (await site.lobby.room(table)).connections
        trip = connection.round_trips._system()
        assert trip is not None and trip < 900  # by nginx's word, and not by the guest's
        await line.close()
        await guest.gone()


async def socket_at(port: int, table: str, cookie: str) -> Any:
    return await websockets.connect(
        f"wss://{NAME}/api/tables/{table}/socket",
        origin=websockets.Origin(f"https://{NAME}"),
        additional_headers={"cookie": f"{COOKIE}={cookie}", "x-line-trip": "900000"},
        ssl=trusting(),
        host=NEAR,
        port=port,
    )


@scenario
async def test_a_proxy_that_is_not_named_is_not_believed(tmp_path: Path) -> None:
    access = Access(hosts=HostNames([NAME]))
    async with served(tmp_path / "games", access=access) as site, nginx(tmp_path / "nginx", site) as port:
        answer = await asked(port)
        assert "strict-transport-security" not in answer.headers
        assert not any("; Secure" in cookie for cookie in answer.headers.get_list("set-cookie"))
