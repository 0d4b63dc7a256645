"""A person with a browser in front of the real page."""

from __future__ import annotations

import os
import shutil
from typing import NamedTuple

from playwright.sync_api import Browser, Playwright

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
COMMANDS = ("chromium", "chromium-browser", "google-chrome")


class Device(NamedTuple):
    """A screen in logical pixels, its device pixels in each, and whether fingers touch it."""

    width: int
    height: int
    ratio: float = 1
    touch: bool = False


PHONE = Device(390, 844, 3, touch=True)
PHONE_ON_ITS_SIDE = Device(844, 390, 3, touch=True)
DESKTOP = Device(1440, 900)


def missing() -> str | None:
    """Say in a sentence what this machine lacks to test the page, if anything."""
    for name in ("node", "npm"):
        if shutil.which(name) is None:
            return f"the page cannot be built here: no command {name!r}"
    if chromium() is None:
        return "the page cannot be opened here: no Chromium"
    return None


def required() -> bool:
    """Tell whether leaving out the browser tests counts as a failure."""
    return os.environ.get("CORAZONES_BROWSER") == "required"


def chromium() -> str | None:
    """Return the command that starts the system's Chromium."""
    return next(filter(None, map(shutil.which, COMMANDS)), None)


def start(playwright: Playwright) -> Browser:
    """Start Chromium without a window."""
    return playwright.chromium.launch(executable_path=chromium(), args=FLAGS)


class Page:
    """The game in a tab, as a person sees and touches it."""

    def __init__(self, browser: Browser, address: str, device: Device) -> None:
        self._context = browser.new_context(
            viewport={"width": device.width, "height": device.height},
            device_scale_factor=device.ratio,
            has_touch=device.touch,
            is_mobile=device.touch,
        )
        self._address = address
        self.tab = self._context.new_page()
        self.requests: list[str] = []
        self.complaints: list[str] = []
        self.tab.on("request", lambda request: self.requests.append(request.url))
        self.tab.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.tab.on("console", lambda message: self._hear(message.type, message.text))

    def _hear(self, kind: str, text: str) -> None:
        if kind in {"error", "warning"}:
            self.complaints.append(text)

    def open(self) -> None:
        """Go to the page and wait for the first frame that can be played."""
        self.tab.goto(self._address)
        self.tab.locator("html.playable, html.failed").wait_for(state="attached")
        if self.tab.locator("html.failed").count():
            raise AssertionError(self.tab.locator("body").inner_text())

    def close(self) -> None:
        """Close the tab and forget its storage."""
        self._context.close()
