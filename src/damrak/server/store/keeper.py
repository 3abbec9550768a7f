"""One server to a data folder: people at a second one would not see what happens at the first."""

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from damrak.core.errors import BadData
from damrak.server.store.private import for_us_alone

if sys.platform != "win32":
    import fcntl


@contextlib.contextmanager
def keeper(folder: Path, address: str) -> Iterator[None]:
    """We keep the folder until the block ends, or we do; whoever comes meanwhile is told where we are."""
    with open(folder / "damrak.lock", "a+", encoding="utf-8", opener=for_us_alone) as note:
        if not _taken(note):
            note.seek(0)
            raise BadData("server-folder-taken", folder=str(folder), address=note.read().strip())
        note.truncate(0)
        note.write(address)
        note.flush()
        yield


def _taken(note: TextIO) -> bool:
    """Whether the note is ours now. The lock ends with the process, however that ends."""
    if sys.platform == "win32":  # there the store alone decides between two writers
        return True
    try:
        fcntl.lockf(note, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # a file system without locks: the store alone decides
        return True
    return True
