"""What all tests share."""

import signal

# In the background a shell makes us ignore Ctrl-C, and so would every program that the tests interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)
