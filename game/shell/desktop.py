"""The outside world on a desktop."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.shell.world import Glass
from game.table.geometry import Insets, Size

FRAMES_PER_SECOND = 60
FIRST_SIZE = Size(1100, 780)


class Desktop:
    """A window of the system."""

    def __init__(self) -> None:
        pygame.display.set_caption("Corazones")
        self._surface = pygame.display.set_mode(FIRST_SIZE, pygame.RESIZABLE)
        self._clock = pygame.time.Clock()

    def glass(self) -> Glass:
        """Return the window's inside."""
        return Glass(Size(*pygame.display.get_window_size()), 1.0, Insets())

    def screen(self, glass: Glass) -> pygame.Surface:
        """Return the window's surface, which follows the window by itself."""
        del glass
        self._surface = pygame.display.get_surface() or self._surface
        return self._surface

    async def events(self, wait: float) -> Sequence[pygame.event.Event]:
        """Sleep until the next frame, or until something happens."""
        if wait <= 0:
            self._clock.tick(FRAMES_PER_SECOND)
            return pygame.event.get()
        first = pygame.event.wait(int(wait * 1000))
        return [first, *pygame.event.get()]

    def show(self) -> None:
        """Flip the window."""
        pygame.display.flip()


def open_world() -> Desktop:
    """Open the window."""
    pygame.init()
    return Desktop()
