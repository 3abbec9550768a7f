"""How a command ends: 0 done, 1 bad data or no room for it, 2 bad flags, 130 Ctrl-C, 141 nobody reads on."""

import errno
import os
import sys

from damrak.cli.arguments import BadFlags
from damrak.cli.sentences import told
from damrak.cli.voice import Voice
from damrak.core.errors import DamrakError

DONE = 0
BAD_DATA = 1
BAD_FLAGS = 2
BROKEN = 70
INTERRUPTED = 130
NOBODY_READS = 141


def mishap(error: BaseException, voice: Voice) -> int:
    """Say in one sentence what went wrong, and with which code to leave."""
    if isinstance(error, BrokenPipeError):
        hush()
        return NOBODY_READS
    if isinstance(error, KeyboardInterrupt):
        voice.err.print()
        voice.complain(voice.text("cli-interrupted"))
        return INTERRUPTED
    if isinstance(error, BadFlags):
        voice.complain(f"{error} {voice.text('cli-see-help')}")
        return BAD_FLAGS
    return _bad_data(error, voice)


def _bad_data(error: BaseException, voice: Voice) -> int:
    if isinstance(error, DamrakError):
        voice.complain(told(error, voice))
        return BAD_DATA
    if isinstance(error, OSError):
        if error.filename is None:
            hush()
        voice.complain(disk_trouble(error, voice))
        return BAD_DATA
    return _our_fault(error, voice)


def _our_fault(error: BaseException, voice: Voice) -> int:
    """A mistake in Damrak itself; who hunts it asks for the whole traceback."""
    if os.environ.get("DAMRAK_TRACEBACK"):
        voice.err.print_exception()
    voice.complain(voice.text("cli-our-fault", error=f"{type(error).__name__}: {error}"))
    return BROKEN


def disk_trouble(error: OSError, voice: Voice) -> str:
    """Why a file, or the output, could not be written."""
    where = str(error.filename or voice.text("cli-the-output"))
    reasons = {
        errno.ENOSPC: "cli-disk-full",
        errno.EACCES: "cli-not-allowed",
        errno.EPERM: "cli-not-allowed",
        errno.ENOENT: "cli-no-such-folder",
        errno.EISDIR: "cli-is-folder",
    }
    reason = reasons.get(error.errno or 0, "cli-cannot-write")
    return voice.text(reason, file=where, reason=error.strerror or str(error))


def hush() -> None:
    """Point the output nowhere, so that Python does not stumble over it once more when it ends."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        sys.stdout = None  # a test's stand-in without a file behind it
