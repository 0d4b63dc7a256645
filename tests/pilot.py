"""A person at the game, who only sees what is painted and only taps and presses keys."""

from __future__ import annotations

from game.app import App
from game.rules.cards import card
from game.scenes.inputs import Key, Press, Resize, Tap
from game.scenes.play import GUARD
from game.table.geometry import Insets, Point, Size
from game.table.marks import Button, CardInHand, Mark, Marks, Option, Target, Text, hit
from tests.headless import Headless

PHONE, NOTCH = Size(375, 812), Insets(47, 0, 34, 0)
FRAME = 1 / 60


class Pilot:
    """Plays the real app by touch and by key."""

    def __init__(
        self, outside: Headless | None = None, size: Size = PHONE, insets: Insets = NOTCH
    ) -> None:
        self.outside = outside or Headless()
        self.size, self.insets = size, insets
        self.app = App(self.outside, size, insets)

    def marks(self) -> Marks:
        return self.app.view()

    def texts(self) -> list[str]:
        """Return every line of text in sight."""
        return [mark.look.text for mark in self.marks() if isinstance(mark.look, Text)]

    def sees(self, text: str) -> bool:
        return any(text in line for line in self.texts())

    def offers(self, target: Target) -> bool:
        """Tell whether a tap in the middle of something would reach it."""
        found = self._mark(target)
        return found is not None and hit(self.marks(), _middle(found)) == target

    def tap(self, what: str | Target) -> None:
        """Tap a card by its notation, a button by its name, or any target."""
        target = self._target(what)
        mark = self._mark(target)
        assert mark is not None, f"there is no {target} to tap; in sight: {self.texts()}"
        self.touch(_middle(mark))

    def touch(self, point: Point) -> None:
        """Put a finger down somewhere and lift it."""
        self.app.handle(Press(point))
        self.app.handle(Tap(point))

    def press(self, *keys: str) -> None:
        for key in keys:
            self.app.handle(Key(key))

    def set(self, setting: str, value: str) -> None:
        self.tap(Option(setting, value))

    def rotate(self) -> None:
        """Turn the phone by a quarter."""
        top, right, bottom, left = self.insets
        self.resize(Size(self.size.height, self.size.width), Insets(left, top, right, bottom))

    def resize(self, size: Size, insets: Insets) -> None:
        self.size, self.insets = size, insets
        self.app.handle(Resize(size, insets))

    def reload(self) -> None:
        """Kill the game and open it again."""
        self.app = App(self.outside, self.size, self.insets)

    def wait(self, seconds: float) -> None:
        for _ in range(max(1, round(seconds / FRAME))):
            self.app.update(FRAME)

    def settle(self, most: float = 120) -> None:
        """Wait until nothing changes any more unless the person acts, who is in no hurry."""
        for _ in range(round(most / FRAME)):
            if self.app.wait() > 1:
                self.wait(GUARD + FRAME)
                return
            self.app.update(FRAME)
        raise AssertionError(f"still busy after {most} s; in sight: {self.texts()}")

    def _target(self, what: str | Target) -> Target:
        if not isinstance(what, str):
            return what
        return CardInHand(card(what)) if len(what) == 2 else Button(what)

    def _mark(self, target: Target) -> Mark | None:
        return next((m for m in reversed(self.marks()) if m.target == target), None)


def _middle(mark: Mark) -> Point:
    """Return where a finger goes: into the middle of what is neither covered nor cut off."""
    zone = mark.zone or mark.rect
    if mark.clip is None:
        return zone.centre
    top, bottom = max(zone.y, mark.clip.y), min(zone.bottom, mark.clip.bottom)
    return Point(zone.centre.x, (top + bottom) / 2)
