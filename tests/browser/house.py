"""A real server in its own process, with a data folder of its own, that can be killed and started again."""

import json
import os
import re
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

from tests.ports import free_port

PATIENCE_S = 30
BOT_PAUSE_MS = 100
"""Long enough to see that a bot is thinking, short enough for whole games."""


class House:
    """The server that a test plays at."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        """Start, and wait until it says where it is."""
        command = [sys.executable, "-m", "damrak", "serve"]
        command += ["--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.data)]
        command += ["--bot-pause", str(BOT_PAUSE_MS)]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "LANG": "C.UTF-8", "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        said = []
        for line in self.process.stdout:
            said.append(line)
            if re.search(rf"http://[^ ]*:{self.port}", line):
                return
        raise AssertionError(f"the server ended without listening:\n{''.join(said)}")

    def kill(self) -> None:
        """End it without a word, as a power cut would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait(PATIENCE_S)
            if self.process.stdout is not None:
                self.process.stdout.close()
            self.process = None

    def ask(self, path: str) -> Any:
        """What anybody may read."""
        with urllib.request.urlopen(self.address + path, timeout=PATIENCE_S) as answer:
            return json.load(answer)
