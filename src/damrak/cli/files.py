"""Files that people name: written whole or not at all, so that a full disk never spoils an older one."""

import errno
import os
from pathlib import Path


def check_place(name: str | Path | None) -> None:
    """Refuse a file at once that could not be written when everything has been played."""
    if not name:
        return
    path = Path(name)
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not path.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))


def write_file(path: Path, text: str) -> None:
    """Write a text beside its place, then move it there. Devices and pipes are written straight."""
    draft = path if is_device(path) else path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        if draft != path:
            draft.unlink(missing_ok=True)
        error.filename = str(path)
        raise


def is_device(path: Path) -> bool:
    """Whether what is written there goes somewhere at once, as at /dev/stdout or in a pipe."""
    return path.exists() and not path.is_file()
