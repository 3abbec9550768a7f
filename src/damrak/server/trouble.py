"""What goes wrong behind the tables: the disk, or a fault of ours. The host reads what, guests hear that."""

import errno
import logging
import sqlite3
from typing import Final

from damrak.core.errors import BadData

log = logging.getLogger("damrak.server")
NO_ROOM: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


def trouble(what: str, error: Exception) -> BadData:
    """Write down what could not be done, and say what guests hear of it. `what` must hold no secret.

    Whatever the disk did is told in a line; for a fault of ours the host has all that helps to find it.
    """
    of_the_disk = isinstance(error, sqlite3.Error | OSError)
    log.error("%s: %s", what, error, exc_info=None if of_the_disk else error)
    return BadData("server-disk-full" if is_full(error) else "server-mishap")


def is_full(error: Exception) -> bool:
    """Whether there is no room left on the disk."""
    if isinstance(error, sqlite3.Error):
        return getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_FULL
    return isinstance(error, OSError) and error.errno in NO_ROOM
