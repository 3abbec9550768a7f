"""Install the programs that some tests drive, where that can be done without asking: as root, with apt.

Whoever is not root, or has no apt, sees which tests will be skipped; nothing fails.
"""

import os
import shutil
import subprocess

PROGRAMS = {"chromium": "chromium"}
"""Each program that a test looks for, and the package that brings it."""


def missing() -> dict[str, str]:
    """The programs that are not there yet."""
    return {program: package for program, package in PROGRAMS.items() if shutil.which(program) is None}


def may_install() -> bool:
    """Whether this user can install packages without a password."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(packages: list[str]) -> None:
    """Quietly; what cannot be had is told by the tests that are then skipped."""
    quiet = {"DEBIAN_FRONTEND": "noninteractive", **os.environ}
    for command in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
        subprocess.run(
            ["apt-get", "--quiet", "--quiet", *command], env=quiet, capture_output=True, check=False
        )


def main() -> None:
    """Install what is missing, and say what stays so."""
    wanted = missing()
    if wanted and may_install():
        print(f"installing {', '.join(sorted(wanted.values()))}")
        install(sorted(wanted.values()))
    for program in missing():
        print(f"{program} is not here and could not be installed: the tests that need it will be skipped")


if __name__ == "__main__":
    main()
