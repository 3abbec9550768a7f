"""Ctrl-C, a full disk, a closed pipe, a lost folder: a sentence and an exit code, never a traceback."""

import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from damrak.cli.files import write_file

from .running import COMMAND, Command, environment, process, started

FULL = Path("/dev/full")
needs_full_device = pytest.mark.skipif(not FULL.exists(), reason="this system has no /dev/full")


def test_ctrl_c_at_the_prompt(tmp_path: Path) -> None:
    saved = tmp_path / "match.json"
    playing = started("play", "tickets", "--seed", "1", "--save", str(saved))
    assert playing.stdout is not None
    assert any(line == "Keep\n" for line in playing.stdout)
    playing.send_signal(signal.SIGINT)
    out, err = playing.communicate(timeout=60)
    assert playing.returncode == 130
    assert err.split() == ["damrak:", "Interrupted."]
    assert saved.exists(), "what was played is kept"
    assert str(saved) in out


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_while_simulating(jobs: str) -> None:
    """The whole group gets the signal, as it does from a terminal, while the workers are just starting.

    The output ends only when the last worker has let go of it, so none outlives its parent.
    """
    busy = started("simulate", "tickets", "--games", "100000", "--jobs", jobs, start_new_session=True)
    assert busy.stdout is not None
    assert "100000 games" in busy.stdout.readline().replace(",", "")
    children = Path(f"/proc/{busy.pid}/task/{busy.pid}/children")
    while jobs == "2" and children.exists() and len(children.read_text().split()) < 3:
        pass  # two workers and the tracker of their resources
    os.killpg(busy.pid, signal.SIGINT)
    out, err = busy.communicate(timeout=60)
    assert busy.returncode == 130
    assert (out, err.split()) == ("", ["damrak:", "Interrupted."])


INTERRUPTING = """
import os, runpy, signal, sys

class Impatient:
    def find_spec(self, name, *_rest):
        if name == {module!r}:
            sys.meta_path.remove(self)
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Impatient())
runpy.run_module("damrak_command", run_name="__main__", alter_sys=True)
"""
"""Runs the command, and presses Ctrl-C at the moment when it loads a module."""


@pytest.mark.parametrize("module", ["damrak", "damrak.core.match", "damrak.cli.main", "rich.table"])
@pytest.mark.parametrize(
    "command", [["rules", "tickets"], ["serve", "--port", "0"], ["--version"]], ids=" ".join
)
def test_ctrl_c_while_the_command_is_being_loaded(module: str, command: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTING.format(module=module), *command],
        capture_output=True,
        text=True,
        env=environment(LANG="nl_NL.UTF-8"),
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "\ndamrak: Afgebroken.\n")


def test_who_starts_the_command_deaf_to_ctrl_c_keeps_it_so() -> None:
    deaf = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)"
    deaf += INTERRUPTING.format(module="rich.table")
    done = subprocess.run(
        [sys.executable, "-c", deaf, "--version"],
        capture_output=True,
        env=environment(),
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")


@needs_full_device
@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["--version"],
        ["rules", "tickets"],
        ["rules", "--help"],
        ["rules", "tickets", "--json"],
        ["board", "show", "tickets"],
    ],
)
def test_a_full_disk_under_the_output(arguments: list[str]) -> None:
    with FULL.open("w") as full:
        done = subprocess.run(
            [*COMMAND, *arguments],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            env=environment(),
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr == "damrak: There is no room left on the disk for the output.\n"


@needs_full_device
def test_a_full_disk_under_a_file(damrak: Command) -> None:
    outcome = damrak("play", "tickets", "--people", "", "--seed", "1", "--save", str(FULL))
    assert outcome.code == 1
    assert "no room left on the disk for /dev/full" in outcome.err
    assert "wins!" in outcome.out, "the game was still told to its end"


@needs_full_device
def test_a_full_disk_does_not_end_a_game(damrak: Command) -> None:
    outcome = damrak("play", "tickets", "--seed", "1", typed=f"save {FULL}\n1\nquit\n")
    assert outcome.code == 0
    assert "no room left on the disk" in outcome.err
    assert outcome.out.count("Player> ") == 3


def test_nobody_reads_on() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as gone:
        done = subprocess.run(
            [*COMMAND, "rules", "merchants"],
            stdout=gone,
            stderr=subprocess.PIPE,
            text=True,
            env=environment(),
            check=False,
        )
    assert (done.returncode, done.stderr) == (141, "")


@pytest.mark.parametrize(
    ("file", "complaint"),
    [("nowhere/match.json", "there is no such folder"), ("", "is a folder")],
)
def test_a_place_that_cannot_be_written(damrak: Command, tmp_path: Path, file: str, complaint: str) -> None:
    outcome = damrak("play", "tickets", "--people", "", "--seed", "1", "--save", str(tmp_path / file))
    assert outcome.code == 1
    assert complaint in outcome.err
    assert str(tmp_path) in outcome.err


@pytest.mark.parametrize(
    "command",
    [
        ["play", "tickets", "--people", "", "--save"],
        ["simulate", "tickets", "--games", "1000000", "--plot"],
        ["arena", "tickets", "random", "random", "--games", "100000", "--html"],
        ["arena", "tickets", "random", "random", "--games", "100000", "--resume"],
        ["analyse", "no-record.json", "--html"],
    ],
    ids=" ".join,
)
def test_a_place_that_cannot_be_written_is_refused_before_anything_is_played(
    damrak: Command, tmp_path: Path, command: list[str]
) -> None:
    outcome = damrak(*command, str(tmp_path / "nowhere" / "file.svg"))
    assert (outcome.code, outcome.out) == (1, "")
    assert "file.svg cannot be written: there is no such folder" in outcome.err


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "match.json"
    file.write_text("old")

    def full(*_arguments: object, **_more: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(OSError, match=r"match\.json"):
        write_file(file, "new")
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_our_own_mistakes_are_owned_up_to(damrak: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    from damrak.cli import rules

    def broken(*_arguments: object) -> int:
        raise ZeroDivisionError("a slip")

    monkeypatch.setattr(rules, "run", broken)
    outcome = damrak("rules", "tickets")
    assert outcome.code == 70
    assert "ZeroDivisionError: a slip" in outcome.err
    assert "Traceback" not in outcome.err
    monkeypatch.setenv("DAMRAK_TRACEBACK", "1")
    assert "Traceback" in damrak("rules", "tickets").err


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-"])
def test_a_stream_that_was_closed_before(closed: str) -> None:
    line = f"{shlex.join(COMMAND)} play tickets --seed 1 {closed}"
    done = subprocess.run(
        ["sh", "-c", line],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env=environment(),
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_letters_that_the_terminal_lacks_are_no_reason_to_stop() -> None:
    outcome = process("board", "show", "merchants", PYTHONIOENCODING="ascii")
    assert (outcome.code, outcome.err) == (0, "")
    assert "Cura?ao" in outcome.out
