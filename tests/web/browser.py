"""A person with a browser in front of the real page."""

from __future__ import annotations

import os
import shutil
from copy import copy
from io import BytesIO
from typing import NamedTuple, Protocol

import pygame
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


class Visit(Protocol):
    """What the fixture ``visit`` gives."""

    def __call__(self, device: Device = PHONE, language: str = "es-ES") -> Page:
        """Return a page on a device, in a browser of that language, not gone to yet."""


def missing() -> str | None:
    """Say in a sentence what this machine lacks to test the page, if anything."""
    for name in ("node", "npm"):
        if shutil.which(name) is None:
            return f"the page cannot be built here: there is no command {name!r}"
    if chromium() is None:
        return "the page cannot be opened here: there is no Chromium"
    return None


def required() -> bool:
    """Tell whether leaving out the browser tests counts as a failure."""
    return os.environ.get("CORAZONES_BROWSER") == "required"


def required_engines() -> list[str]:
    """Return the other engines that may not be left out."""
    return os.environ.get("CORAZONES_ENGINES", "").split()


def chromium() -> str | None:
    """Return the command that starts the system's Chromium."""
    return next(filter(None, map(shutil.which, COMMANDS)), None)


def start(playwright: Playwright) -> Browser:
    """Start Chromium without a window."""
    return playwright.chromium.launch(executable_path=chromium(), args=FLAGS)


class Page:
    """The game in a tab, as a person sees and touches it.

    Places are in logical pixels from the top left corner.  ``tab`` is Playwright's own page, for
    all else: ``page.tab.evaluate("corazones.marks()")`` asks the game itself.
    """

    def __init__(
        self,
        browser: Browser,
        address: str,
        device: Device,
        language: str,
        *,
        worker: bool = True,
    ) -> None:
        self._context = browser.new_context(
            viewport={"width": device.width, "height": device.height},
            device_scale_factor=device.ratio,
            has_touch=device.touch,
            is_mobile=device.touch,
            locale=language,
            service_workers="allow" if worker else "block",
        )
        self._address = address
        self._device = device
        self._open_tab()

    def _open_tab(self) -> None:
        self.tab = self._context.new_page()
        self.requests: list[str] = []
        self.complaints: list[str] = []
        self.tab.on("request", lambda request: self.requests.append(request.url))
        self.tab.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.tab.on("console", lambda message: self._hear(message.type, message.text))

    def _hear(self, kind: str, text: str) -> None:
        if kind == "error":
            self.complaints.append(text)

    def lose(self, name: str) -> None:
        """Have the network lose a file of the page."""
        self.tab.route(f"**/{name}", lambda route: route.abort())

    def replace(self, name: str, content: bytes) -> None:
        """Have the server give something else for a file of the page."""
        self.tab.route(f"**/{name}", lambda route: route.fulfill(body=content))

    def go(self) -> None:
        """Go to the page and wait for nothing."""
        self.tab.goto(self._address)

    def open(self) -> None:
        """Go to the page and wait until it can be played."""
        self.go()
        self._wait_for_the_table()

    def reload(self) -> None:
        """Load the page again and wait until it can be played."""
        self.tab.reload()
        self._wait_for_the_table()

    def _wait_for_the_table(self) -> None:
        self.tab.locator("html.playable, html.failed").wait_for(state="attached")
        if self.failure():
            raise AssertionError(self.tab.locator("#failure").text_content())

    def failure(self) -> str:
        """Return the reason the page gives for there being no game, or nothing.

        A tab in the background has not painted it yet, and so has no text that shows.
        """
        failed = self.tab.locator("html.failed #reason")
        return (failed.text_content() or "") if failed.count() else ""

    def tap(self, x: float, y: float) -> None:
        """Tap with a finger, or click where there is no touch."""
        if self._device.touch:
            self.tab.touchscreen.tap(x, y)
        else:
            self.tab.mouse.click(x, y)

    def press(self, key: str) -> None:
        """Press a key and let it go."""
        self.tab.keyboard.press(key)

    def rotate(self) -> None:
        """Turn the screen by a quarter."""
        width, height, ratio, touch = self._device
        self._device = Device(height, width, ratio, touch)
        self.tab.set_viewport_size({"width": height, "height": width})

    def screenshot(self) -> pygame.Surface:
        """Return what is to be seen, in device pixels."""
        return pygame.image.load(BytesIO(self.tab.screenshot()))

    def stay_offline(self) -> None:
        """Wait until the device keeps the page, and cut the network."""
        self.tab.evaluate("navigator.serviceWorker.ready.then(() => true)")
        self._context.set_offline(offline=True)

    def another_tab(self) -> Page:
        """Return a second tab of the same browser, not gone to the page yet."""
        other = copy(self)
        other._open_tab()  # noqa: SLF001 (it is of this very class)
        return other

    def close(self) -> None:
        """Close the tab and forget its storage; what it still asks for is asked in vain."""
        self.tab.unroute_all(behavior="ignoreErrors")
        self._context.close()
