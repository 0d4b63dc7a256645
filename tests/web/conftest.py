"""The page is built once, served on this machine and opened in the system's Chromium.

All of it ends with this package: while Playwright runs, no other test can run an event loop.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import serve
import web
from playwright.sync_api import Browser, sync_playwright

from tests.web import browser


@pytest.fixture(scope="package")
def tools() -> None:
    """Leave out what needs the tools of the page, where there are none."""
    reason = browser.missing()
    if reason and browser.required():
        pytest.fail(reason)
    if reason:
        pytest.skip(reason)


@pytest.fixture(scope="package")
def built(tools: None, tmp_path_factory: pytest.TempPathFactory) -> Path:  # noqa: ARG001
    """Return the folder of the page."""
    folder = tmp_path_factory.mktemp("web") / "page"
    web.build(folder)
    return folder


@pytest.fixture(scope="package")
def address(built: Path) -> Iterator[str]:
    """Return where the page is served."""
    with serve.served(built) as address:
        yield address


@pytest.fixture(scope="package")
def chromium(address: str) -> Iterator[Browser]:
    """Return a running Chromium."""
    del address  # nothing to open, nothing to open it with
    with sync_playwright() as playwright:
        running = browser.start(playwright)
        yield running
        running.close()


@pytest.fixture
def visit(chromium: Browser, address: str) -> Iterator[browser.Visit]:
    """Return a function that gives a page on a device; its tab is closed after the test."""
    pages: list[browser.Page] = []

    def visit(device: browser.Device = browser.PHONE, language: str = "es-ES") -> browser.Page:
        pages.append(browser.Page(chromium, address, device, language))
        return pages[-1]

    yield visit
    for page in pages:
        page.close()
