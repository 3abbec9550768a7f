"""A bot for tickets in twenty lines: saves up three of a colour, claims what it can, keeps one contract.

damrak arena tickets "exec:python examples/collector_bot.py" random --games 20
"""

import json
import sys

greeting = json.loads(sys.stdin.readline())  # {"damrak": 1, "game": "tickets", "board": ..., "seed": ...}

for line in sys.stdin:
    question = json.loads(line)  # {"view": what the seat sees, "legal": [names], "seconds": 10.0}
    hand, legal = question["view"]["hand"], question["legal"]
    favourite = max(hand, key=hand.get, default="red")
    claims = [name for name in legal if name.startswith("claim") and name.endswith(favourite)]
    keeps = [name for name in legal if name.startswith("keep ") and name != "keep both"]
    draws = [name for name in (f"draw {favourite}", "draw unseen") if name in legal]
    ready = hand.get(favourite, 0) >= 3 or question["view"]["last_turns"]
    wishes = keeps + (claims if ready else []) + draws + legal
    print(json.dumps({"action": wishes[0]}), flush=True)
