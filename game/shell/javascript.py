"""The JavaScript around a page, through either of the two Pythons that run in one.

Pyodide runs the page that ``build/web.py`` makes; pygbag brings a Python of its own.  The modules
imported by name here exist in one of them alone.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any, Protocol

A_DAY = 24 * 60 * 60.0


class JavaScript(Protocol):
    """A page's window, and the ways to wait for it."""

    window: Any

    def callback(self, function: Callable[..., object]) -> Any:  # noqa: ANN401 (a thing of JavaScript)
        """Return the function as JavaScript may call it, for as long as the page lives."""

    async def frame(self) -> None:
        """Wait until the browser is about to paint."""

    async def rest(self, seconds: float) -> None:
        """Wait for so long, or until stirred."""

    def stir(self) -> None:
        """End the rest, if there is one."""


def javascript() -> JavaScript:
    """Return the JavaScript around this Python."""
    return Pygbag() if os.environ.get("PYGBAG") else Pyodide()


class Pyodide:
    """Promises and timers are the loop's own here: nothing runs while nothing happens."""

    def __init__(self) -> None:
        self.window: Any = import_module("js").window
        self._ffi = import_module("pyodide.ffi")
        self._kept: list[Any] = []
        self._rest: asyncio.Future[None] | None = None

    def callback(self, function: Callable[..., object]) -> Any:  # noqa: ANN401 (a thing of JavaScript)
        """Keep the proxy, which would be collected: JavaScript does not hold on to it."""
        self._kept.append(self._ffi.create_proxy(function))
        return self._kept[-1]

    async def frame(self) -> None:
        """Wait for the browser's next animation frame; a hidden page has none."""
        frame = asyncio.get_running_loop().create_future()
        self.window.requestAnimationFrame(self._ffi.create_once_callable(frame.set_result))
        await frame

    async def rest(self, seconds: float) -> None:
        """Wait for a timer; browsers count no further than some weeks."""
        loop = asyncio.get_running_loop()
        self._rest = loop.create_future()
        timer = loop.call_later(min(seconds, A_DAY), self.stir)
        await self._rest
        timer.cancel()

    def stir(self) -> None:
        """End the rest, if there is one."""
        if self._rest is not None and not self._rest.done():
            self._rest.set_result(None)


class Pygbag:
    """The loop goes round once a frame here, whatever it waits for, so every wait counts frames."""

    def __init__(self) -> None:
        self.window: Any = import_module("platform").window
        # Left alone, its page would fit the canvas to the window by stretching it.
        self.window.python.config.user_canvas_managed = 1
        self._kept: list[Callable[..., object]] = []
        self._stirred = False

    def callback(self, function: Callable[..., object]) -> Any:  # noqa: ANN401 (a thing of JavaScript)
        """Keep the function: JavaScript does not hold on to it."""
        self._kept.append(function)
        return function

    async def frame(self) -> None:
        """Wait for the loop to come round."""
        await asyncio.sleep(0)

    async def rest(self, seconds: float) -> None:
        """Go round until stirred."""
        self._stirred = False
        end = time.monotonic() + seconds
        while not self._stirred and time.monotonic() < end:  # noqa: ASYNC110 (frames are all its loop has)
            await asyncio.sleep(0)

    def stir(self) -> None:
        """End the rest, if there is one."""
        self._stirred = True
