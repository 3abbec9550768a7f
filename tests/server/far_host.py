"""A slow network, and not only a slow page: packets themselves take their time, as over an ocean.

The thread gets a network of its own (a namespace of Linux), with a device into which packets for another host
go. They come back after a while with sender and receiver changed places, so that the other host is this one,
far away. Sums in their headers stay right: they do not depend on the order of what is added up.
"""

import contextlib
import ctypes
import fcntl
import os
import re
import socket
import struct
import threading
import time
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from select import select

HERE, FAR = "192.0.2.1", "192.0.2.2"
"""Addresses for examples, which nobody has (RFC 5737)."""
TUN = Path("/dev/net/tun")
MAY_MAKE_NETWORKS = 1 << 12 | 1 << 21
"""CAP_NET_ADMIN and CAP_SYS_ADMIN."""
NEW_NETWORK = 0x40000000
MAKE_TUN, IFF_TUN, IFF_NO_PI = 0x400454CA, 0x1, 0x1000
SET_FLAGS, SET_ADDRESS, SET_MASK, IFF_UP = 0x8914, 0x8916, 0x891C, 0x1


def can_be_had() -> bool:
    """Whether this process may make networks, as root usually may on Linux."""
    if not TUN.exists():
        return False
    able = re.search(r"^CapEff:\s*(\w+)", Path("/proc/self/status").read_text(encoding="ascii"), re.MULTILINE)
    return able is not None and int(able[1], 16) & MAY_MAKE_NETWORKS == MAY_MAKE_NETWORKS


@contextlib.contextmanager
def far_host(one_way_ms: float) -> Iterator[None]:
    """From this thread, FAR is this very machine, but so many milliseconds away. There is no way back."""
    if ctypes.CDLL(None, use_errno=True).unshare(NEW_NETWORK):
        raise OSError(ctypes.get_errno(), "no network of our own")
    device = os.open(TUN, os.O_RDWR)
    fcntl.ioctl(device, MAKE_TUN, struct.pack("16sH22x", b"far", IFF_TUN | IFF_NO_PI))
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as control:
        for request, setting in (
            (SET_ADDRESS, _address(HERE)),
            (SET_MASK, _address("255.255.255.0")),
            (SET_FLAGS, struct.pack("H", IFF_UP)),
        ):
            fcntl.ioctl(control, request, struct.pack("16s24s", b"far", setting))
        fcntl.ioctl(control, SET_FLAGS, struct.pack("16s24s", b"lo", struct.pack("H", IFF_UP)))
    ends = threading.Event()
    ocean = threading.Thread(target=_carry, args=(device, one_way_ms / 1000, ends))
    ocean.start()
    try:
        yield
    finally:
        ends.set()
        ocean.join()
        os.close(device)


def _address(host: str) -> bytes:
    return struct.pack("HH4s8x", socket.AF_INET, 0, socket.inet_aton(host))


def _carry(device: int, delay: float, ends: threading.Event) -> None:
    """Every packet of the internet's fourth version, later; others are lost."""
    under_way: deque[tuple[float, bytes]] = deque()
    while not ends.is_set():
        wait = under_way[0][0] - time.monotonic() if under_way else 0.1
        if select([device], [], [], max(0.0, wait))[0]:
            packet = os.read(device, 65_536)
            if packet[0] >> 4 == 4:
                turned = packet[:12] + packet[16:20] + packet[12:16] + packet[20:]
                under_way.append((time.monotonic() + delay, turned))
        while under_way and under_way[0][0] <= time.monotonic():
            os.write(device, under_way.popleft()[1])
