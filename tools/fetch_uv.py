"""Fetch uv into .tools/ with nothing but python3: by a virtual environment, else by pip alone."""

import shutil
import subprocess
import sys
from pathlib import Path

TOOLS = Path(".tools")
UV = TOOLS / "bin" / "uv"
INSTALL = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
WANTED = ["--requirement", "requirements/uv.txt"]
NO_WAY = """damrak: python3 can make no virtual environment and has no pip, so uv cannot be fetched.
Install one of them (on Debian and Ubuntu: apt install python3-venv), or put uv on the PATH, and try again."""


def by_environment() -> bool:
    """A virtual environment of our own; fails where ensurepip is missing."""
    return runs([sys.executable, "-m", "venv", "--clear", str(TOOLS)]) and runs(
        [str(TOOLS / "bin" / "python"), *INSTALL, *WANTED]
    )


def by_pip() -> bool:
    """The machine's pip, into our own folder."""
    shutil.rmtree(TOOLS, ignore_errors=True)
    return runs([sys.executable, *INSTALL, "--target", str(TOOLS), *WANTED])


def by_path() -> bool:
    """A uv that the machine already has."""
    found = shutil.which("uv")
    if found is None:
        return False
    UV.parent.mkdir(parents=True, exist_ok=True)
    UV.unlink(missing_ok=True)
    UV.symlink_to(found)
    return True


def runs(command: "list[str]") -> bool:
    """Whether a command succeeds; its own words are shown only if nothing else helps."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        COMPLAINTS.append(done.stderr.strip() or done.stdout.strip())
    return done.returncode == 0


COMPLAINTS: "list[str]" = []

if __name__ == "__main__" and not (by_environment() or by_pip() or by_path()):
    sys.exit("\n".join([*COMPLAINTS, NO_WAY]))
