"""The `damrak` command as the tests run it: within this process, or as a process where that matters."""

import io
import os
import subprocess
import sys
from dataclasses import dataclass
from typing import Any

import pytest

from damrak.cli.main import main

LANGUAGES = ("en", "fr", "nl")
COMMAND = [sys.executable, "-m", "damrak"]


@dataclass(frozen=True)
class Outcome:
    """How a command ended and what it said."""

    code: int
    out: str
    err: str


def environment(**settings: str) -> dict[str, str]:
    """A plain terminal of 110 columns that speaks English unless told otherwise."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    return kept | {"LANG": "en_GB.UTF-8", "COLUMNS": "110", "PYTHONIOENCODING": "utf-8"} | settings


def process(*arguments: str, typed: str = "", **settings: Any) -> Outcome:
    """The command as a process of its own."""
    done = subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        env=environment(**settings),
        check=False,
    )
    return Outcome(done.returncode, done.stdout, done.stderr)


def started(*arguments: str, **streams: Any) -> "subprocess.Popen[str]":
    """The command begun, to be interrupted or left without a reader."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE} | streams
    return subprocess.Popen([*COMMAND, *arguments], text=True, encoding="utf-8", env=environment(), **pipes)


class Command:
    """The command within this process."""

    def __init__(self, patch: pytest.MonkeyPatch, captured: pytest.CaptureFixture[str]) -> None:
        self.patch = patch
        self.captured = captured

    def __call__(self, *arguments: str, typed: str = "") -> Outcome:
        self.patch.setattr("sys.stdin", io.StringIO(typed))
        code = main(arguments)
        said = self.captured.readouterr()
        return Outcome(code, said.out, said.err)
