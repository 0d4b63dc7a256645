"""The game as a whole: a stack of scenes, and what becomes of inputs on their way to them."""

from __future__ import annotations

from itertools import chain

from game.scenes.guided_hand import GuidedHand
from game.scenes.inputs import (
    Choose,
    Drag,
    Given,
    Input,
    Key,
    Press,
    Quit,
    Release,
    Resize,
    Tap,
    Wheel,
)
from game.scenes.outside import Outside
from game.scenes.play import Play
from game.scenes.restore import restoring
from game.scenes.scene import BeGuided, Change, OpenAnew, PlayAgain, Pop, Push, Scene
from game.scenes.session import Session
from game.scenes.what_if import WhatIf
from game.scenes.wishes import wished
from game.table import focus
from game.table.dress import dressed
from game.table.geometry import Insets, Point, Size
from game.table.marks import Marks, Target, hit, magnified, reachable


class App:
    """The game, from its opening to its closing."""

    def __init__(self, outside: Outside, size: Size, insets: Insets) -> None:
        self.session = Session(outside, size, insets)
        self.running = True
        self._scenes: list[Scene] = [Play(self.session, self.session)]
        opened = wished(self.session, outside.wish())
        if opened is not None:
            self._scenes.append(opened)

    def view(self) -> Marks:
        """Return everything that is to be seen, the lowest first.

        A table where nothing changes is the same marks again: nothing has to be compared.
        """
        pictures = [scene.view() for scene in self._in_sight()]
        marks = pictures[0] if len(pictures) == 1 else tuple(chain.from_iterable(pictures))
        if self.session.focus is not None:
            marks = (*marks, *focus.ring(marks, self.session.focus))
        marks = dressed(marks, self.session.settings.style)
        zoom = self.session.zoom
        return marks if zoom == 1 else tuple(magnified(mark, zoom) for mark in marks)

    def update(self, seconds: float) -> None:
        """Let time pass for the scene on top."""
        self._change(self._scenes[-1].update(seconds))

    def wait(self) -> float:
        """Return after how many seconds something changes by itself, if nobody does anything."""
        return self._scenes[-1].wait()

    def handle(self, event: Input) -> None:
        """Take one input."""
        match event:
            case Press(point):
                self.session.focus = None
                self.session.pressed = hit(self.view(), point)
            case Tap(point):
                self._tap(point)
            case Drag(dy) | Wheel(dy):
                self.session.pressed = None
                self._scenes[-1].scroll(dy / self.session.zoom)
            case Release():
                self.session.pressed = None
            case Key(name):
                self._key(name)
            case Choose(target) if _reaches(self.view(), target):
                self._activate(target)
            case Given(text):
                self._change(Push(restoring(self.session, text)))
            case Resize(size, insets):
                self.session.resize(size, insets)
            case Quit():
                self.running = False

    def _in_sight(self) -> list[Scene]:
        """Return the scenes that can be seen, the lowest first."""
        lowest = max(i for i, scene in enumerate(self._scenes) if scene.whole)
        return self._scenes[lowest:]

    def _tap(self, point: Point) -> None:
        """Activate what was pressed, if the finger is still on it."""
        pressed, self.session.pressed = self.session.pressed, None
        target = hit(self.view(), point)
        if target is not None and target == pressed:
            self._activate(target)

    def _key(self, name: str) -> None:
        """Move the focus, activate what has it, or hand the key on."""
        session = self.session
        if name in self._scenes[-1].claims:
            self._change(self._scenes[-1].key(name))
        elif name in focus.DIRECTIONS:
            ahead = focus.towards(self.view(), session.focus, name)
            if ahead == session.focus:
                self._change(self._scenes[-1].key(name))
            else:
                self._move_focus(ahead)
        elif name in {"tab", "shift tab"}:
            step = 1 if name == "tab" else -1
            self._move_focus(focus.following(self.view(), session.focus, step))
        elif name in {"return", "space"}:
            if session.focus is None:
                session.focus = focus.first(self.view())
            elif _reaches(self.view(), session.focus):
                self._activate(session.focus)
        else:
            self._change(self._scenes[-1].key(name))

    def _move_focus(self, target: Target | None) -> None:
        """Give a target the focus and bring it into sight."""
        self.session.focus = target
        if target is not None:
            self._scenes[-1].reveal(target)
            self._read_out(target)

    def _read_out(self, target: Target) -> None:
        """Say what has the focus to who plays by ear; a screen reader says it by itself."""
        if self.session.settings.voice:
            labels = (mark.label for mark in reachable(self.view()) if mark.target == target)
            self.session.tell(next(labels, ""))

    def _activate(self, target: Target) -> None:
        self._change(self._scenes[-1].activate(target))

    def _change(self, change: Change) -> None:
        """Change the stack as a scene asked for, down to where its answer is taken."""
        while change is not None:
            self.session.pressed = None
            match change:
                case Push(scene):
                    self._scenes.append(scene)
                    change = None
                case PlayAgain(reel, at):
                    self._scenes.append(WhatIf(self.session, reel, at))
                    change = None
                case BeGuided():
                    self._scenes.append(GuidedHand(self.session))
                    change = None
                case OpenAnew(notices):
                    self.session = self.session.anew()
                    self.session.notices += notices
                    self._scenes = [Play(self.session, self.session)]
                    change = None
                case Pop(answer):
                    self._scenes.pop()
                    change = self._scenes[-1].resume(answer)
            self._refocus()

    def _refocus(self) -> None:
        """Keep the focus on something that is there, while the keyboard is in use."""
        if self.session.focus is not None:
            self.session.focus = focus.first(self.view())


def _reaches(marks: Marks, target: Target) -> bool:
    """Tell whether the keyboard can reach a target."""
    return any(mark.target == target for mark in reachable(marks))
