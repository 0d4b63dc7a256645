"""The loop: hear what happened, let time pass in whole steps, paint what changed."""

from __future__ import annotations

import time

from game.app import App
from game.scenes.inputs import Resize
from game.shell.describe import describe
from game.shell.outdoors import Outdoors
from game.shell.painter import Painter
from game.shell.window import Window
from game.shell.world import World

STEP = 1 / 60
MOST_AT_ONCE = 0.25
"""Time lost while the machine slept is not made up for."""
IDLE = 0.25
"""How long a table at rest sleeps before it looks around."""
AHEAD = 0.004
"""How long a frame may draw ahead, while nothing moves."""


async def run(world: World) -> None:
    """Run until the person leaves."""
    outdoors, painter, window = Outdoors(world), Painter(), Window()
    glass = world.glass()
    app = App(outdoors, glass.size, glass.insets)
    world.answer("marks", lambda: describe(app.view()))
    now = time.perf_counter()
    owed = painting = 0.0
    while app.running:
        if world.glass() != glass:
            glass = world.glass()
            app.handle(Resize(glass.size, glass.insets))
        begun = time.perf_counter()
        if painter.paint(world.screen(glass), glass, app.view()):
            world.show()
        painting = time.perf_counter() - begun
        at_rest = app.wait() > 0
        ahead = at_rest and painter.prepare(AHEAD)
        events = await world.events(min(app.wait(), IDLE) if at_rest and not ahead else 0)
        outdoors.begin_frame(painting)
        before, now = now, time.perf_counter()
        owed += min(now - before, MOST_AT_ONCE)
        # Time passes before what happened is heard: it happened at the end of that time.
        while owed >= STEP:
            app.update(STEP)
            owed -= STEP
        for event in events:
            for happened in window.inputs(event, glass.ratio, now):
                app.handle(happened)
