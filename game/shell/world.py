"""The machine the game runs on, as the loop sees it: one form for the desktop, one for a page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

import pygame

from game.scenes.outside import Device
from game.table.geometry import Insets, Size

CHOSEN = pygame.event.custom_type()
"""Something was chosen by its ``name`` in the mirror."""
GIVEN = pygame.event.custom_type()
"""A file was given, with its ``text``."""


class Glass(NamedTuple):
    """What there is to paint on: size and insets in logical pixels, device pixels in each."""

    size: Size
    ratio: float
    insets: Insets


class World(Device, Protocol):
    """A window or a page."""

    def glass(self) -> Glass:
        """Return what there is to paint on now; the loop asks each frame."""

    def screen(self, glass: Glass) -> pygame.Surface:
        """Return the surface of exactly these device pixels, making it when the size is new."""

    async def events(self, wait: float) -> Sequence[pygame.event.Event]:
        """Return what has happened, after the next frame or, at rest, after up to ``wait`` seconds.

        A wait of 0 asks for the next frame at the pace of the screen.  A longer one ends early
        when something happens.
        """

    def show(self, painted: Sequence[pygame.Rect]) -> None:
        """Put what was painted, somewhere in these regions of device pixels, on the glass."""

    def mirror(self, described: str) -> None:
        """Let a screen reader find what ``game.shell.mirror`` has described.

        What somebody chooses there comes as an event of the kind ``CHOSEN``, with its name.
        """

    def answer(self, question: str, answer: Callable[[], str]) -> None:
        """Let what surrounds the game, if anything does, ask it a question."""
