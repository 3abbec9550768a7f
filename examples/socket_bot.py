"""A bot that takes a seat at a table by a bot key, plays any legal action, and allows every undo.

python examples/socket_bot.py https://damrak.example/table/4f2… mH3… Robin
"""

import json
import random
import sys
from urllib.parse import quote, urlsplit

from websockets.sync.client import connect

link, key, name = urlsplit(sys.argv[1]), sys.argv[2], quote(sys.argv[3])
table = f"ws{link.scheme[4:]}://{link.netloc}/api{link.path.replace('table', 'tables')}/socket?name={name}"
socket = connect(table, additional_headers={"Authorization": f"Bearer {key}"})
mine = []
for text in socket:
    told = json.loads(text)
    if told["type"] == "yours":
        mine = told["seats"]
    if told["type"] == "ping":
        socket.send(json.dumps({"type": "pong", "nonce": told["nonce"]}))
    for seat in told["undo"]["waiting_for"] if told["type"] == "table" and told["undo"] else []:
        if seat in mine:  # silence would be a no, after some minutes
            socket.send(json.dumps({"type": "answer", "seat": seat, "consent": True}))
    for seen in told["seats"] if told["type"] == "seen" else []:
        if seen["legal"] and not seen["limited"]:
            act = {"type": "act", "seat": seen["seat"], "action": random.choice(seen["legal"])}
            socket.send(json.dumps(act | {"saw": seen["saw"]}))
    if told["type"] == "seen" and told["winners"]:
        print(f"winners: {told['winners']}, scores: {told['scores']}")
        break
