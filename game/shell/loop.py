"""The loop: hear what happened, let time pass in whole steps, paint what changed."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterable

import pygame

from game.app import App
from game.scenes.inputs import Choose, Given, Input, Resize
from game.shell.describe import describe
from game.shell.mirror import mirrored, target_named
from game.shell.outdoors import Outdoors
from game.shell.painter import Painter
from game.shell.window import Window
from game.shell.world import CHOSEN, GIVEN, World
from game.table.marks import Marks

STEP = 1 / 60
MOST_AT_ONCE = 0.25
"""Time lost while the machine slept is not made up for."""
IDLE = 0.25
"""How long a table at rest sleeps before it looks around."""


async def run(world: World) -> None:
    """Run until the person leaves."""
    loop = Loop(world)
    gc.freeze()  # what is there now stays: no frame has to wait while it is gone through again
    while loop.app.running:
        loop.paint()
        await loop.hear()


class Loop:
    """The app, the painter and the clock, going round."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._outdoors, self._painter, self._window = Outdoors(world), Painter(), Window()
        self._glass = world.glass()
        self.app = App(self._outdoors, self._glass.size, self._glass.insets)
        self._now = time.perf_counter()
        self._owed = self._painting = 0.0
        self._paint_at = self._now
        """When the picture may be another, if nothing happens before."""
        self._still = True
        """Whether the picture is the one before."""
        self._mirrored = ""
        self._preparing = False
        world.answer("marks", lambda: describe(self.app.view()))

    def paint(self) -> None:
        """Paint what has changed, when anything can have."""
        self._still = True
        glass = self._world.glass()
        if glass != self._glass:
            self._glass = glass
            self.app.handle(Resize(glass.size, glass.insets))
        elif self._now < self._paint_at:
            return
        begun = time.perf_counter()
        marks = self.app.view()
        painted = self._painter.paint(self._world.screen(glass), glass, marks)
        if painted:
            self._world.show(painted)
            self._still = False
        self._painting = time.perf_counter() - begun
        wait = self.app.wait()
        self._paint_at = self._now + wait
        if wait > 0:
            self._mirror(marks)

    def _mirror(self, marks: Marks) -> None:
        """Describe what is in sight to screen readers, once nothing moves any more."""
        described = mirrored(marks, self.app.session.focus)
        if described != self._mirrored:
            self._world.mirror(described)
        self._mirrored = described

    async def hear(self) -> None:
        """Wait for the next frame or, at rest, for something to happen; take what happened."""
        wait = 0.0 if self._preparing else self.app.wait()
        events = await self._world.events(min(wait, IDLE))
        self._pass_time(busy=bool(events))
        for event in events:
            for happened in self._inputs(event):
                self.app.handle(happened)
                self._paint_at = self._now
        left = self._outdoors.left()
        self._preparing = self._still and left > 0 and self._prepare(left)

    def _prepare(self, seconds: float) -> bool:
        """Draw what may soon be seen, then read what may be heard; tell whether more is left."""
        return self._painter.prepare(seconds) or self._outdoors.prepare()

    def _inputs(self, event: pygame.event.Event) -> Iterable[Input]:
        """Return what an event means."""
        if event.type == GIVEN:
            return [Given(event.text)]
        if event.type != CHOSEN:
            return self._window.inputs(event, self._glass.ratio, self._now)
        target = target_named(event.name, self.app.view())
        return [Choose(target)] if target else []

    def _pass_time(self, *, busy: bool) -> None:
        """Let time pass in whole steps, before what happened at its end is heard.

        Where something has happened, the frame is busy with that.
        """
        before, self._now = self._now, time.perf_counter()
        self._owed += min(self._now - before, MOST_AT_ONCE)
        self._outdoors.begin_frame(self._painting, busy=busy)
        while self._owed >= STEP:
            self.app.update(STEP)
            self._owed -= STEP
