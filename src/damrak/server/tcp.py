"""What the operating system knows of a line: how soon the other end acknowledges what is sent to it.

That is its system's doing, and not the page's, which can take its time with an answer.
"""

import socket
import struct
import sys
from typing import Final

QUICKEST_AT: Final = 148
"""Where Linux has `tcpi_min_rtt` in its `struct tcp_info`: 32 bits of microseconds (Linux 4.6 and later)."""
NONE_YET: Final = 0xFFFF_FFFF


def quickest_trip(line: socket.socket) -> float | None:
    """The quickest round trip of the last minutes, in milliseconds; None where the system does not tell."""
    if sys.platform != "linux":
        return None
    try:
        known = line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, QUICKEST_AT + 4)
        (quickest,) = struct.unpack_from("=I", known, QUICKEST_AT)
    except (OSError, struct.error):  # the line has ended, or the system is older
        return None
    return None if quickest in (0, NONE_YET) else float(quickest / 1000)
