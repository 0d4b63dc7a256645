"""From pygame's events to inputs: mouse and touch become one thing, in logical pixels."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.scenes.inputs import Drag, Input, Key, Press, Quit, Release, Tap, Wheel
from game.table.geometry import Point

SLOP = 8.0
"""How far a finger may slip and still tap."""
WHEEL_STEP = 48.0
ECHO_TIME, ECHO_PLACE = 0.080, 12.0
"""A press so soon after a touch and so near to it is the same finger, told a second time."""
OTHER_NAMES = {"enter": "return", "keypad enter": "return"}


class Window:
    """Follows the one finger or mouse button that counts."""

    def __init__(self) -> None:
        self._down: Point | None = None
        self._last = Point(0, 0)
        self._dragging = False
        self._touched_at = -1.0
        self._touched = Point(0, 0)

    def inputs(self, event: pygame.event.Event, ratio: float, now: float) -> Iterator[Input]:
        """Yield what an event means; ``now`` is in seconds."""
        match event.type:
            case pygame.QUIT:
                yield Quit()
            case pygame.KEYDOWN:
                yield Key(_key_name(event))
            case pygame.MOUSEWHEEL:
                yield Wheel(event.y * WHEEL_STEP)
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                yield from self._press(event, _point(event, ratio), now)
            case pygame.MOUSEMOTION if self._down is not None:
                yield from self._move(_point(event, ratio))
            case pygame.MOUSEBUTTONUP if event.button == 1 and self._down is not None:
                yield from self._lift(_point(event, ratio))

    def _press(self, event: pygame.event.Event, point: Point, now: float) -> Iterator[Input]:
        if event.touch:
            self._touched_at, self._touched = now, point
        elif now - self._touched_at < ECHO_TIME and _apart(point, self._touched) < ECHO_PLACE:
            return
        self._down, self._last, self._dragging = point, point, False
        yield Press(point)

    def _move(self, point: Point) -> Iterator[Input]:
        if self._down is not None and (self._dragging or _apart(point, self._down) > SLOP):
            self._dragging = True
            yield Drag(point.y - self._last.y)
            self._last = point

    def _lift(self, point: Point) -> Iterator[Input]:
        self._down = None
        yield Release() if self._dragging else Tap(point)


def _point(event: pygame.event.Event, ratio: float) -> Point:
    x, y = event.pos
    return Point(x / ratio, y / ratio)


def _apart(one: Point, other: Point) -> float:
    return max(abs(one.x - other.x), abs(one.y - other.y))


def _key_name(event: pygame.event.Event) -> str:
    name = pygame.key.name(event.key)
    name = OTHER_NAMES.get(name, name)
    return f"shift {name}" if name == "tab" and event.mod & pygame.KMOD_SHIFT else name
