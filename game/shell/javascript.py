"""The JavaScript around a page, through either of the two Pythons that run in one.

Pyodide runs the page that ``build/web.py`` makes; pygbag brings a Python of its own.  The modules
imported by name here exist in one of them alone.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from contextvars import Context, copy_context
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


class Wake(asyncio.Future[None]):
    """What is waited for by one, who goes on at once when it has come.

    After any other future they would go on in a task of their own, and that a browser puts off
    until it has painted: what they show of a touch would be seen a frame later.
    """

    def add_done_callback(
        self, go_on: Callable[..., object], /, *, context: Context | None = None
    ) -> None:
        """Take who waits."""
        super().add_done_callback(go_on, context=context)
        self._waiting, self._context = go_on, context or copy_context()

    def come(self) -> None:
        """Let them go on, within this very call."""
        if not self.done():
            self.remove_done_callback(self._waiting)
            self.set_result(None)
            self._context.run(self._waiting, self)


class Pyodide:
    """Frames and timers are the loop's own here: nothing runs while nothing happens."""

    def __init__(self) -> None:
        self.window: Any = import_module("js").window
        self._ffi = import_module("pyodide.ffi")
        self._kept: list[Any] = []
        self._wake: Wake | None = None
        self._asked = False
        """Whether the browser has been asked to call before it paints."""
        self._call = self.callback(lambda _: self._called())

    def callback(self, function: Callable[..., object]) -> Any:  # noqa: ANN401 (a thing of JavaScript)
        """Keep the proxy, which would be collected: JavaScript does not hold on to it."""
        self._kept.append(self._ffi.create_proxy(function))
        return self._kept[-1]

    async def frame(self) -> None:
        """Wait until the browser is about to paint; a hidden page is never painted."""
        self._ask()
        await self._woken()

    async def rest(self, seconds: float) -> None:
        """Wait for a timer or, once stirred, for the next frame; browsers count some weeks."""
        loop = asyncio.get_running_loop()
        timer = loop.call_later(min(seconds, A_DAY), self._come)
        await self._woken()
        timer.cancel()

    def stir(self) -> None:
        """End the rest with the next frame: by then all have heard of what has happened."""
        if self._wake is not None:
            self._ask()

    def _ask(self) -> None:
        if not self._asked:
            self._asked = True
            self.window.requestAnimationFrame(self._call)

    def _called(self) -> None:
        self._asked = False
        self._come()

    def _woken(self) -> Wake:
        self._wake = Wake()
        return self._wake

    def _come(self) -> None:
        wake, self._wake = self._wake, None
        if wake is not None:
            wake.come()


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
