"""A world without a window: the real loop runs in it, and what it shows is counted."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from unittest.mock import patch

import pygame

from game.save import encode_settings
from game.scenes.outside import Sharing
from game.scenes.settings import Settings
from game.shell import loop, outdoors
from game.shell.world import Glass
from game.table.geometry import Insets, Size
from game.table.pace import Speed

FRAME = 1 / 60
PHONE, RATIO = Size(375, 812), 2


class Glasshouse:
    """Keeps what is written in memory, has a clock of its own, and closes after so many seconds."""

    def __init__(self, seconds: float, ratio: int = RATIO) -> None:
        self._glass = Glass(PHONE, ratio, Insets())
        self._ends = seconds
        settings = Settings(speed=Speed.INSTANT, sound=False)
        self._stored = {"settings": encode_settings(settings.plain())}
        self._surface = pygame.Surface((PHONE.width * ratio, PHONE.height * ratio))
        self._now = 0.0
        self.shown: list[float] = []
        """When something was put on the glass."""
        self.mirrored: list[str] = []
        """What screen readers could find, each time that it changed."""
        self.rounds: list[float] = []
        """When the loop had gone round."""

    def perf_counter(self) -> float:
        return self._now

    def strftime(self, form: str) -> str:
        return time.strftime(form, time.gmtime(self._now))

    def glass(self) -> Glass:
        return self._glass

    def screen(self, glass: Glass) -> pygame.Surface:
        del glass
        return self._surface

    async def events(self, wait: float) -> Sequence[pygame.event.Event]:
        self._now += max(wait, FRAME)
        self.rounds.append(self._now)
        return [pygame.event.Event(pygame.QUIT)] if self._now > self._ends else []

    def show(self, painted: Sequence[pygame.Rect]) -> None:
        del painted
        self.shown.append(self._now)

    def read(self, name: str) -> str | None:
        return self._stored.get(name)

    def write(self, name: str, text: str) -> None:
        self._stored[name] = text

    def languages(self) -> tuple[str, ...]:
        return ("es",)

    def reduced_motion(self) -> bool:
        return False

    def seed(self) -> int:
        return 4

    def tell(self, text: str, language: str, *, aloud: bool) -> None:
        del text, language, aloud

    def voice(self) -> bool:
        return False

    def full_screen(self) -> bool | None:
        return None

    def fill_screen(self, *, on: bool) -> None:
        raise AssertionError(f"there is no screen to fill: {on}")

    def sharing(self) -> Sharing:
        return ""

    def share(self, text: str) -> None:
        raise AssertionError(f"there is nobody to share it with: {text}")

    def stay_awake(self, *, on: bool) -> None:
        del on

    def cherish(self) -> None:
        pass

    def newer(self) -> bool:
        return False

    def renew(self) -> None:
        pass

    def wish(self) -> str:
        return ""

    def keep_file(self, name: str, text: str) -> str:
        del name, text
        return ""

    def lists_files(self) -> bool:
        return False

    def ask_for_file(self) -> None:
        pass

    def address(self, wish: str) -> str:
        del wish
        return ""

    def mirror(self, described: str) -> None:
        self.mirrored.append(described)

    def answer(self, question: str, answer: Callable[[], str]) -> None:
        del question, answer


def run(house: Glasshouse) -> None:
    """Run the real loop by the house's clock until the house closes."""
    with patch.object(loop, "time", house), patch.object(outdoors, "time", house):
        asyncio.run(loop.run(house))
