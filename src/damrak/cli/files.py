"""Files that people name: written whole or not at all, so that a full disk never spoils an older one."""

import os
from pathlib import Path


def write_file(path: Path, text: str) -> None:
    """Write a text beside its place, then move it there. Devices and pipes are written straight."""
    is_device = path.exists() and not path.is_file()
    draft = path if is_device else path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        if draft != path:
            draft.unlink(missing_ok=True)
        error.filename = str(path)
        raise
