"""Real Chromium, real server: what most people will ever see of Damrak."""

import contextlib
import os
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

pytest.importorskip("playwright", reason="the browser tests need the Python package playwright")

from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.guests import Guests
from tests.browser.house import House

# Chromium heeds only the last list of features to be left out: what matters of Playwright's is in ours too.
# The popups belong to an address bar that nobody sees; every window would make them ready.
LEFT_OUT = [
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxPopup",
]
SHELL = "chromium-headless-shell"
"""Chromium's engine without its windows: a third less for the processor to do."""
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    f"--disable-features={','.join(LEFT_OUT)}",
    "--disable-sync",
    "--disable-gpu",
    "--no-first-run",
]


def chromium_here(*names: str) -> str | None:
    """The machine's own Chromium, by the first of these names that there is."""
    named = os.environ.get("DAMRAK_CHROMIUM")
    return named or next((path for path in map(shutil.which, names) if path), None)


def launched(
    playwright: Playwright, *names: str, flags: Sequence[str] = (), leaving_out: Sequence[str] = ()
) -> Browser:
    """A browser by the first of these names that there is, with more flags, or less of Playwright's own."""
    found = chromium_here(*names)
    if found is None:
        pytest.skip("there is no Chromium on this machine: install it, or name one in DAMRAK_CHROMIUM")
    return playwright.chromium.launch(
        executable_path=found, args=[*FLAGS, *flags], ignore_default_args=list(leaving_out)
    )


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with contextlib.closing(launched(playwright, SHELL, *NAMES)) as browser:
        yield browser


@pytest.fixture(scope="session")
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """With all that only a browser with windows does, such as showing notifications."""
    with contextlib.closing(launched(playwright, *NAMES)) as browser:
        yield browser


@pytest.fixture(scope="session")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that leave it running."""
    house = House(tmp_path_factory.mktemp("house"))
    house.open()
    yield house
    house.kill()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server for one test alone, which may kill it."""
    house = House(tmp_path)
    house.open()
    yield house
    house.kill()


@pytest.fixture
def guests(browser: Browser, shared_house: House) -> Iterator[Guests]:
    """People with browsers of their own; none of them may see an error on the way."""
    with contented(Guests(browser, shared_house)) as party:
        yield party


@pytest.fixture
def guests_with_windows(whole_browser: Browser, shared_house: House) -> Iterator[Guests]:
    """The same, where it matters what a browser shows outside the page."""
    with contented(Guests(whole_browser, shared_house)) as party:
        yield party


@contextlib.contextmanager
def contented(party: Guests) -> Iterator[Guests]:
    yield party
    party.leave()
    assert party.complaints == []
