"""A screen that nobody sees, and the pictures that what is drawn on it must look like."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

import pygame
import pytest

from tests.shell import goldens

OpenScreen: TypeAlias = Callable[[int, int], pygame.Surface]
LookLike: TypeAlias = Callable[[pygame.Surface, str], None]


@pytest.fixture
def open_screen(monkeypatch: pytest.MonkeyPatch) -> Iterator[OpenScreen]:
    """Return a function that gives an empty screen of so many pixels."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()

    def open_screen(width: int, height: int) -> pygame.Surface:
        screen = pygame.display.set_mode((width, height))
        screen.fill("black")
        return screen

    yield open_screen
    pygame.display.quit()


@pytest.fixture
def screen(open_screen: OpenScreen) -> pygame.Surface:
    """Return a small screen."""
    return open_screen(200, 200)


@pytest.fixture
def must_look_like(request: pytest.FixtureRequest) -> LookLike:
    """Return a function that compares a picture with the golden one of that name."""
    renew = bool(request.config.getoption("--renew-goldens"))

    def must_look_like(picture: pygame.Surface, name: str) -> None:
        if renew:
            goldens.renew(picture, name)
        assert goldens.differs(picture, name) is None

    return must_look_like
