"""The three engines that browsers are made of, each started and given orders in the same way."""

# ruff: noqa: ANN401 (what a page answers may be anything)

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Browser

from tests.desktop.screen import screen
from tests.web.browser import Device, Page
from tests.web.engines.wires import Http, Marionette, Wire, free_port

WIDTH, HEIGHT = 900, 800
MINIBROWSER = "*/webkit2gtk-4*/MiniBrowser"
KEYS = {"Tab": "\ue004", "Enter": "\ue007", "ArrowRight": "\ue014", "Escape": "\ue00c"}
SOFTWARE = {
    "LIBGL_ALWAYS_SOFTWARE": "1",
    "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
    # Its sandbox needs rights that a container does not give.
    "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
}
FIREFOX_SETTINGS = {
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "devtools.console.stdout.content": True,
    "intl.accept_languages": "es-ES",
    "media.autoplay.default": 0,
}


class Engine(Protocol):
    """A browser with the page in it, as a person with a mouse and a keyboard uses it."""

    def go(self, address: str) -> None:
        """Begin to load a page."""

    def run(self, script: str) -> Any:
        """Return the value of an expression in the page."""

    def click(self, x: float, y: float) -> None:
        """Press and release the mouse somewhere in the page."""

    def press(self, key: str) -> None:
        """Press a key and release it."""

    def resize(self, width: int, height: int) -> None:
        """Give the window another size."""

    def reload(self) -> None:
        """Load the page again."""

    def complaints(self) -> list[str]:
        """Return the errors on the console so far."""


class Chromium:
    """Chromium, by way of Playwright."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def go(self, address: str) -> None:
        self._page.tab.goto(address)

    def run(self, script: str) -> Any:
        return self._page.tab.evaluate(script)

    def click(self, x: float, y: float) -> None:
        self._page.tab.mouse.click(x, y)

    def press(self, key: str) -> None:
        self._page.press(key)

    def resize(self, width: int, height: int) -> None:
        self._page.tab.set_viewport_size({"width": width, "height": height})

    def reload(self) -> None:
        self._page.tab.reload()

    def complaints(self) -> list[str]:
        return self._page.complaints


class Ordered:
    """A browser that takes orders over a wire, and writes its console to a file."""

    def __init__(self, wire: Wire, console: Path, is_error: Callable[[str], bool]) -> None:
        self._wire, self._console, self._is_error = wire, console, is_error

    def go(self, address: str) -> None:
        self._wire.send("Navigate", url=address)

    def run(self, script: str) -> Any:
        return self._wire.send("ExecuteScript", script=f"return {script}", args=[])

    def click(self, x: float, y: float) -> None:
        place = {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}
        down, up = ({"type": f"pointer{way}", "button": 0} for way in ("Down", "Up"))
        steps = [place, down, {"type": "pause", "duration": 40}, up]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}}
        self._wire.send("PerformActions", actions=[{**mouse, "actions": steps}])

    def press(self, key: str) -> None:
        steps = [{"type": f"key{way}", "value": KEYS.get(key, key)} for way in ("Down", "Up")]
        keys = {"type": "key", "id": "keyboard", "actions": steps}
        self._wire.send("PerformActions", actions=[keys])

    def resize(self, width: int, height: int) -> None:
        self._wire.send("SetWindowRect", width=width, height=height)

    def reload(self) -> None:
        self._wire.send("Refresh")

    def complaints(self) -> list[str]:
        lines = self._console.read_text(errors="replace").splitlines()
        return [line for line in lines if self._is_error(line)]


def missing(name: str) -> str | None:
    """Say what this machine lacks to start an engine, if anything."""
    needed = {"firefox": ["firefox-esr"], "webkit": ["WebKitWebDriver", "Xvfb"]}.get(name, [])
    lacking = [command for command in needed if shutil.which(command) is None]
    return f"there is no {lacking[0]}" if lacking else None


@contextmanager
def chromium(browser: Browser) -> Iterator[Engine]:
    """Open a tab in a Chromium that runs."""
    page = Page(browser, "", Device(WIDTH, HEIGHT), "es-ES")
    yield Chromium(page)
    page.close()


@contextmanager
def firefox(folder: Path) -> Iterator[Engine]:
    """Start Firefox without a window, with a profile of its own."""
    port = free_port()
    settings = {**FIREFOX_SETTINGS, "marionette.port": port}
    lines = [f"user_pref({_javascript(name)}, {_javascript(v)});" for name, v in settings.items()]
    (folder / "user.js").write_text("\n".join(lines))
    command = ["firefox-esr", "--headless", "--marionette", "--no-remote", "--profile", str(folder)]
    size = ["--width", str(WIDTH), "--height", str(HEIGHT)]
    console, surroundings = folder / "console", {"HOME": str(folder)}
    with running([*command, *size], console, surroundings), closing(Marionette(port)) as wire:
        wire.send("NewSession", capabilities={"alwaysMatch": {"pageLoadStrategy": "none"}})
        yield Ordered(wire, console, _is_firefox_error)


@contextmanager
def webkit(folder: Path) -> Iterator[Engine]:
    """Start WebKit's small browser on a screen that nobody sees."""
    (browser,) = sorted(Path("/usr/lib").glob(MINIBROWSER))[:1]
    port = free_port()
    with screen() as display:
        surroundings = {**SOFTWARE, "DISPLAY": display, "HOME": str(folder), "LANG": "es_ES.UTF-8"}
        driver = ["WebKitWebDriver", f"--port={port}"]
        with running(driver, folder / "console", surroundings):
            wire = Http(port)
            options = {
                "binary": str(browser),
                "args": ["--automation", "--enable-write-console-messages-to-stdout=true"],
            }
            wanted = {"webkitgtk:browserOptions": options, "pageLoadStrategy": "none"}
            wire.send("NewSession", capabilities={"alwaysMatch": wanted})
            wire.send("SetWindowRect", width=WIDTH, height=HEIGHT)
            yield Ordered(wire, folder / "console", _is_webkit_error)
            wire.send("DeleteSession")


@contextmanager
def running(command: list[str], console: Path, surroundings: dict[str, str]) -> Iterator[None]:
    """Let a program run, writing to a file what it says."""
    with console.open("w") as output:
        program = subprocess.Popen(
            command, env={**os.environ, **surroundings}, stdout=output, stderr=output
        )
        try:
            yield
        finally:
            program.terminate()
            program.wait(timeout=20)
            time.sleep(0.2)  # it may be tidying its folder


def _javascript(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else repr(value).replace("'", '"')


def _is_firefox_error(line: str) -> bool:
    own = "RSLoader" in line  # of its own, which looks for news that a test does not have
    return not own and line.startswith(("console.error:", "JavaScript error: http"))


def _is_webkit_error(line: str) -> bool:
    return line.startswith("CONSOLE") and " ERROR" in line
