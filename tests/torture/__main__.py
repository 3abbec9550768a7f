"""`make torture`: more than a million hostile messages, with a line of progress now and then."""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tests.torture.run import Plan, report, torture


def main() -> int:
    """Run it; 1 if anything was wrong, or if time ran out before all was sent."""
    parser = argparse.ArgumentParser(prog="make torture", description=__doc__)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--minutes", type=float, default=40)
    parser.add_argument("--seed", default="damrak")
    asked = parser.parse_args()
    plan = Plan(messages=asked.messages, minutes=asked.minutes, seed=asked.seed, tell=print)
    with tempfile.TemporaryDirectory() as folder:
        outcome = asyncio.run(torture(Path(folder), plan))
    report(outcome)
    return 1 if outcome.problems else 0


if __name__ == "__main__":
    sys.exit(main())
