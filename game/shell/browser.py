"""The outside world in a page, under Pyodide."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import js
import pygame
from pyodide.ffi import create_once_callable

from game.shell.world import Glass
from game.table.geometry import Insets, Size

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST_PIXELS_A_POINT = 2.0


class Page:
    """A canvas in a page."""

    def __init__(self) -> None:
        self._surface: pygame.Surface | None = None
        self._shown = False

    def glass(self) -> Glass:
        """Return the page's inside."""
        window: Any = js.window
        ratio = min(float(window.devicePixelRatio), MOST_PIXELS_A_POINT)
        size = Size(float(window.innerWidth), float(window.innerHeight))
        return Glass(size, ratio, Insets())

    def screen(self, glass: Glass) -> pygame.Surface:
        """Return the canvas's surface, of new size when the page has one."""
        size = (round(glass.size.width * glass.ratio), round(glass.size.height * glass.ratio))
        if self._surface is None or self._surface.get_size() != size:
            self._surface = pygame.display.set_mode(size)
        return self._surface

    async def events(self, wait: float) -> Sequence[pygame.event.Event]:
        """Return what has happened by the browser's next frame."""
        del wait
        frame = asyncio.get_running_loop().create_future()
        js.requestAnimationFrame(create_once_callable(frame.set_result))
        await frame
        return pygame.event.get()

    def show(self) -> None:
        """Copy to the canvas; the first time, tell the page that the game is there."""
        pygame.display.flip()
        if not self._shown:
            self._shown = True
            js.window.corazones.playable()


def open_world() -> Page:
    """Take the page's canvas."""
    pygame.display.init()
    return Page()
