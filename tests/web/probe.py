"""Stands in for main.py: a game of nothing but the outside world, that tells what it hears."""

from __future__ import annotations

import json

import pygame

from game.scenes.outside import StorageError
from game.shell.browser import Page, open_world


class Probe:
    """What the page has told so far."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._places: list[tuple[str, tuple[int, int]]] = []
        self._keys: list[str] = []
        self._rounds = 0
        self._refused = False

    async def watch(self) -> None:
        """Hear all that happens, resting in between."""
        while True:
            glass = self._page.glass()
            screen = self._page.screen(glass)
            screen.fill("#125242")
            self._page.show([screen.get_rect()])
            for event in await self._page.events(3600):
                self._hear(event)
            self._rounds += 1

    def _hear(self, event: pygame.event.Event) -> None:
        if event.type in {pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP}:
            self._places.append((pygame.event.event_name(event.type), event.pos))
            self._remember()
        elif event.type == pygame.KEYDOWN:
            self._keys.append(pygame.key.name(event.key))

    def _remember(self) -> None:
        """Count the taps where a reload does not forget them."""
        taps = int(self._page.read("taps") or 0) + 1
        try:
            self._page.write("taps", str(taps))
        except StorageError:
            self._refused = True

    def tell(self) -> str:
        """Return all of it as JSON."""
        return json.dumps(
            {
                "places": self._places,
                "keys": self._keys,
                "rounds": self._rounds,
                "taps": int(self._page.read("taps") or 0),
                "refused": self._refused,
                "insets": self._page.glass().insets,
                "languages": self._page.languages(),
                "reduced_motion": self._page.reduced_motion(),
                "hidden": self._page.hidden(),
            }
        )


async def main() -> None:
    """Watch for as long as the page lives."""
    page = open_world()
    pygame.mixer.init()
    probe = Probe(page)
    page.answer("told", probe.tell)
    await probe.watch()
