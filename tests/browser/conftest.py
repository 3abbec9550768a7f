"""Real Chromium, real server: what most people will ever see of Damrak."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("playwright", reason="the browser tests need the Python package playwright")

from playwright.sync_api import Browser, sync_playwright

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


def chromium_here() -> str | None:
    """The machine's own Chromium, if there is one."""
    named = os.environ.get("DAMRAK_CHROMIUM")
    return named or next((path for path in map(shutil.which, NAMES) if path), None)


@pytest.fixture(scope="session")
def chromium() -> str:
    found = chromium_here()
    if found is None:
        pytest.skip("there is no Chromium on this machine: install it, or name one in DAMRAK_CHROMIUM")
    return found


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


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
    party = Guests(browser, shared_house)
    yield party
    party.leave()
    assert party.complaints == []
