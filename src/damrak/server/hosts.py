"""What the server is called. Under any other name nobody is served.

A page of another site can give its own name this machine's address (DNS rebinding), and then read what we
answer to it. But the browser still sends the name of that site as `Host`. Addresses cannot be misused so, and
are always all right, as are the names that this machine has by itself.
"""

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit


class HostNames:
    """The names under which this server is reached."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        machine = socket.gethostname().lower()
        own = {"localhost", machine, machine.partition(".")[0], f"{machine.partition('.')[0]}.local"}
        self._names = own | {name.lower().rstrip(".") for name in names}

    def know(self, host: str) -> bool:
        """Whether a `Host` is one of ours; the port may differ, as behind a tunnel."""
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        return name in self._names or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
