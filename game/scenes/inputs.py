"""What a person does, as plain values in logical pixels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from game.table.geometry import Insets, Point, Size
from game.table.marks import Target


@dataclass(frozen=True, slots=True)
class Press:
    """A finger or the mouse button went down."""

    point: Point


@dataclass(frozen=True, slots=True)
class Tap:
    """It came up again where it had gone down."""

    point: Point


@dataclass(frozen=True, slots=True)
class Drag:
    """It moved while down, so that it is no tap any more."""

    dy: float


@dataclass(frozen=True, slots=True)
class Release:
    """It came up after a drag."""


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel was turned, by so many pixels of what it scrolls."""

    dy: float


@dataclass(frozen=True, slots=True)
class Key:
    """A key went down: its name, or the character on it."""

    name: str


@dataclass(frozen=True, slots=True)
class Choose:
    """Something was chosen by what it is called, by whoever does not see where it is."""

    target: Target


@dataclass(frozen=True, slots=True)
class Given:
    """A file was given, with this text; with none where there is no such file."""

    text: str


@dataclass(frozen=True, slots=True)
class Resize:
    """The glass has another size or other insets."""

    size: Size
    insets: Insets


@dataclass(frozen=True, slots=True)
class Quit:
    """The window was closed."""


Input: TypeAlias = Press | Tap | Drag | Release | Wheel | Key | Choose | Given | Resize | Quit
