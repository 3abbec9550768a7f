"""What the operating system knows of a line.

It knows how soon the other end acknowledges what is sent to it: that is the other system's doing, and not the
page's, which can take its time with an answer. And it knows when something last came in, however busy we
were.
"""

import socket
import struct
import sys
from typing import Final

QUICKEST_AT: Final = 148
"""Where Linux has `tcpi_min_rtt` in its `struct tcp_info`: 32 bits of microseconds (Linux 4.6 and later)."""
CAME_IN_AT: Final = 52
"""Where it has `tcpi_last_data_recv`: 32 bits of milliseconds."""
NONE_YET: Final = 0xFFFF_FFFF


def quickest_trip(line: socket.socket) -> float | None:
    """The quickest round trip of the last minutes, in milliseconds; None where the system does not tell."""
    quickest = _told(line, QUICKEST_AT)
    return quickest / 1000 if quickest and quickest != NONE_YET else None


def since_last_data(line: socket.socket) -> float | None:
    """How many milliseconds ago something last came in; None where the system does not tell."""
    since = _told(line, CAME_IN_AT)
    return None if since is None else float(since)


def _told(line: socket.socket, place: int) -> int | None:
    """A number that Linux tells of a line."""
    if sys.platform != "linux":
        return None
    try:
        known = line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, place + 4)
        (number,) = struct.unpack_from("=I", known, place)
    except (OSError, struct.error):  # the line has ended, or the system is older
        return None
    return int(number)
