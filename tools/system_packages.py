"""Install the programs that some tests drive, where that can be done without asking: as root, with apt.

Whoever is not root, or has no apt, is told what follows from that; nothing fails.
"""

import os
import shutil
import subprocess
from typing import Final

PROGRAMS: Final = {
    "chromium": "the tests that need it will be skipped",
    "chromium-headless-shell": "the tests drive a whole Chromium instead, and take longer",
}
"""Each program that tests look for, which is also its package, and what follows where it is missing."""


def missing() -> list[str]:
    """The programs that are not there yet."""
    return [program for program in PROGRAMS if shutil.which(program) is None]


def may_install() -> bool:
    """Whether this user can install packages without a password."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(packages: list[str]) -> None:
    """Quietly, and each by itself: where one cannot be had, the others can."""
    _apt_get("update")
    for package in packages:
        _apt_get("install", "--yes", "--no-install-recommends", package)


def _apt_get(*words: str) -> None:
    quiet = {"DEBIAN_FRONTEND": "noninteractive", **os.environ}
    subprocess.run(["apt-get", "--quiet", "--quiet", *words], env=quiet, capture_output=True, check=False)


def main() -> None:
    """Install what is missing, and say what follows from what stays so."""
    wanted = missing()
    if wanted and may_install():
        print(f"installing {', '.join(wanted)}")
        install(wanted)
    for program in missing():
        print(f"{program} is not here and could not be installed: {PROGRAMS[program]}")


if __name__ == "__main__":
    main()
