"""Somebody who does anything at all: nothing ends the game, and nothing done is lost."""

from __future__ import annotations

import random

import pygame
import pytest

from game.players.levels import Level
from game.rules.match import Match
from game.rules.seats import SOUTH
from game.save import encode_settings
from game.scenes.inputs import Drag, Key, Press, Release, Tap, Wheel
from game.scenes.settings import Settings
from game.shell.painter import Painter
from game.shell.world import Glass
from game.table.geometry import Point
from game.table.marks import reachable
from game.table.pace import Speed
from tests.headless import CATALOGUES, Headless
from tests.pilot import Pilot
from tests.table.sizes import GRID

KEYS = (
    *("tab", "shift tab", "return", "space", "escape", "up", "down", "left", "right"),
    *"hnfslq27k0",
)
STEPS = 300
TIMES = (0.0, 1 / 60, 0.05, 0.3, 1.0)


class Anybody:
    """Touches, presses and waits at random, on any glass and in any language."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)
        settings = Settings(
            level=Level.EASY, level_in_play=Level.EASY, speed=self._chance.choice(list(Speed))
        )
        stored = {"settings": encode_settings(settings.plain())}
        language = self._chance.choice(list(CATALOGUES))
        self.pilot = Pilot(
            Headless(stored, seed=seed, language=language), *self._chance.choice(GRID)
        )

    def do_something(self) -> None:
        """Do one thing, mostly what people do."""
        deeds = {self._touch: 60, self._wait: 30, self._key: 20, self._scroll: 8}
        rare = {self._stab: 4, self._slip: 4, self._turn: 2, self._resize: 2, self._reload: 2}
        odds = deeds | rare
        (deed,) = self._chance.choices(list(odds), weights=list(odds.values()))
        deed()

    def _touch(self) -> None:
        """Tap in the middle of something that can be tapped."""
        marks = reachable(self.pilot.marks())
        mark = self._chance.choice(marks)
        self.pilot.touch((mark.zone or mark.rect).centre)

    def _stab(self) -> None:
        self.pilot.touch(self._point())

    def _slip(self) -> None:
        """Put a finger down in one place and lift it in another."""
        self.pilot.app.handle(Press(self._point()))
        self.pilot.app.handle(self._chance.choice((Tap(self._point()), Drag(30.0), Release())))

    def _key(self) -> None:
        self.pilot.app.handle(Key(self._chance.choice(KEYS)))

    def _scroll(self) -> None:
        self.pilot.app.handle(Wheel(self._chance.uniform(-400, 400)))

    def _wait(self) -> None:
        for _ in range(self._chance.randint(1, 12)):
            self.pilot.app.update(self._chance.choice(TIMES))

    def _turn(self) -> None:
        self.pilot.rotate()

    def _resize(self) -> None:
        self.pilot.resize(*self._chance.choice(GRID))

    def _reload(self) -> None:
        """Kill the game and open it again, and find all as it was.

        A match by other rules takes the place of the one before with the first card played in it.
        """
        before = self.pilot.app.session
        self.pilot.reload()
        after = self.pilot.app.session
        assert after.settings == before.settings
        if _has_played(before.match) or after.match.house == before.match.house:
            assert after.match == before.match

    def _point(self) -> Point:
        size = self.pilot.size
        return Point(self._chance.uniform(0, size.width), self._chance.uniform(0, size.height))


def _has_played(match: Match) -> bool:
    """Tell whether you have played a card in a match."""
    return bool(match.scores or match.deal.held[SOUTH] & match.deal.gone)


MANY = [pytest.param(seed, marks=pytest.mark.long) for seed in range(1, 10)]


@pytest.mark.parametrize("seed", [0, *MANY])
@pytest.mark.usefixtures("screen")
def test_nothing_that_anybody_does_ends_the_game(seed: int) -> None:
    anybody, painter = Anybody(seed), Painter()
    for step in range(STEPS):
        anybody.do_something()
        marks = anybody.pilot.marks()
        if step % 10 == 0:
            size, insets = anybody.pilot.size, anybody.pilot.insets
            surface = pygame.Surface((round(size.width), round(size.height)))
            painter.paint(surface, Glass(size, 1, insets), marks)
    assert anybody.pilot.app.running
