"""The data folder holds all keys and the secrets of running matches: nobody else on this machine reads it."""

import os
import sys
from pathlib import Path
from typing import Final

FOLDER, FILE, OTHERS = 0o700, 0o600, 0o077
NAMES: Final = ("damrak.sqlite", "damrak.sqlite-wal", "damrak.sqlite-shm", "damrak.lock")
BESIDE: Final = "boards"
"""What else belongs into the folder."""


def prepare(folder: Path, database: Path) -> tuple[list[Path], list[Path]]:
    """Make what is not there, for us alone, and take away the rights that others have on what is there.

    The first list names what others could read until now, the second what they still can. A folder with other
    things in it is left as it is: it may be meant for others, and our files in it are closed.
    """
    folder.mkdir(FOLDER, parents=True, exist_ok=True)
    os.close(os.open(database, os.O_RDWR | os.O_CREAT, FILE))
    if sys.platform == "win32":  # rights are another matter there, and a user's folder is closed to others
        return [], []
    ours = [path for path in (folder / name for name in NAMES) if path.exists()]
    if all(path.name in (*NAMES, BESIDE) for path in folder.iterdir()):
        ours.append(folder)
    found = [path for path in ours if path.stat().st_mode & OTHERS]
    open_still = [path for path in found if not _closed(path)]
    return [path for path in found if path not in open_still], open_still


def _closed(path: Path) -> bool:
    try:
        path.chmod(FOLDER if path.is_dir() else FILE)
    except OSError:  # it belongs to somebody else
        return False
    return not path.stat().st_mode & OTHERS  # some file systems know no rights


def for_us_alone(path: str, flags: int) -> int:
    """Opens a file that only we may read, for `open(opener=…)`."""
    return os.open(path, flags, FILE)
