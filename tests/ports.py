"""Ports for servers that tests start in processes of their own."""

import contextlib
import itertools
import os
import socket

FIRST, COUNT = 20_000, 10_000
"""Systems give other ports to connections by themselves, so nobody takes one of these between two calls."""
_numbers = itertools.count(101 * os.getpid())  # tests run in several processes: each begins elsewhere


def free_port() -> int:
    """A port on which nobody listens, and which this process has not had before."""
    for number in _numbers:
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", FIRST + number % COUNT))
            return FIRST + number % COUNT
    raise AssertionError("numbers never end")
