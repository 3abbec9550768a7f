"""Processes that we start: Ctrl-C is for whoever started them, and they end without a word of their own."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def started_undisturbed() -> Iterator[None]:
    """Let Ctrl-C and a call to end wait while children start: one half started would cry out.

    Children inherit the deafness, until they leave Ctrl-C to their parent.
    """
    if not hasattr(signal, "pthread_sigmask"):  # not on every system
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def leave_ctrl_c_to_the_parent() -> None:
    """In a child: it ends when its parent says so; and it can be told to end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})
