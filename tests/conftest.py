"""What all tests share."""

import signal

import pytest

# In the background a shell makes us ignore Ctrl-C, and so would every program that the tests interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long comes first, so that at the end no worker is left alone with it."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
