"""A bot that joins a table on a server by its invitation link and plays any legal action.

python examples/socket_bot.py https://damrak.example/table/4f2…#key=mH3… Robin
"""

import json
import random
import sys
from urllib.parse import urlsplit

import httpx
from websockets.sync.client import connect

link, name = urlsplit(sys.argv[1]), sys.argv[2]
site, table = f"{link.scheme}://{link.netloc}", f"/api{link.path.replace('table', 'tables')}"
guest = httpx.Client(base_url=site)
guest.get("/api/games").raise_for_status()  # the first request sets the guest's cookies
key = {"key": link.fragment.removeprefix("key="), "name": name}
guest.post(f"{table}/sit", json=key, headers={"x-csrftoken": guest.cookies["csrftoken"]}).raise_for_status()
cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in guest.cookies.jar)
socket = connect(f"ws{site[4:]}{table}/socket", origin=site, additional_headers={"Cookie": cookies})
for text in socket:
    told = json.loads(text)
    if told["type"] == "ping":
        socket.send(json.dumps({"type": "pong", "nonce": told["nonce"]}))
    for seen in told["seats"] if told["type"] == "seen" else []:
        if seen["legal"] and not seen["limited"]:
            act = {"type": "act", "seat": seen["seat"], "action": random.choice(seen["legal"])}
            socket.send(json.dumps(act | {"saw": seen["saw"]}))
    if told["type"] == "seen" and told["winners"]:
        sys.exit(f"winners: {told['winners']}, scores: {told['scores']}")
