"""The `damrak` command, beside the package: a Ctrl-C that comes while that is loaded is heard afterwards.

Raised in the middle of an import it would end in a traceback, or be lost in a callback of the import system.
"""

import signal
import sys


def main() -> int:
    """Load the command line and run it, if nobody has changed their mind meanwhile."""
    interrupts: list[int] = []
    before = signal.getsignal(signal.SIGINT)
    if before is signal.default_int_handler:  # else whoever started us wants no Ctrl-C to be heard
        signal.signal(signal.SIGINT, lambda number, _frame: interrupts.append(number))
    from damrak.cli.main import main as command_line  # here, because it takes a while

    def listen() -> None:
        signal.signal(signal.SIGINT, before)
        if interrupts:
            raise KeyboardInterrupt

    return command_line(listen=listen)


if __name__ == "__main__":
    sys.exit(main())
