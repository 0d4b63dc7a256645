"""Buttons, badges and sheets, as marks."""

from __future__ import annotations

from collections.abc import Iterable

from game.table.geometry import Point, Rect
from game.table.layout import TARGET
from game.table.lettering import Lettering, steps
from game.table.marks import Colour, Icon, Mark, Panel, Shadow, Target, magnified, moved
from game.table.motion import overshoot
from game.table.theme import (
    CREAM,
    DISABLED,
    DISABLED_ICON,
    GOLD_BELOW,
    GOLD_FILL,
    GOLD_TOP,
    INK_SHADOW,
    ON_GOLD,
    PANEL,
    PAPER,
    SCRIM,
    SHEET_BELOW,
    SHEET_TOP,
    WHITE,
    clear,
)

PRESSED = 0.97
"""The size of a button under a finger."""


def shadow(rect: Rect, radius: float, blur: float, opacity: float, drop: float) -> Mark:
    """Return the soft shadow of a box, dropped a little below it."""
    return Mark(Shadow(radius, blur, clear(INK_SHADOW, opacity)), rect.moved(dy=drop))


def icon(name: str, centre: Point, size: float, colour: Colour) -> Mark:
    """Return a drawing centred on a point."""
    return Mark(Icon(name, colour), Rect.around(centre, size, size))


def popped(marks: Iterable[Mark], middle: Point, part: float) -> list[Mark]:
    """Return marks as they pop out of a point: nothing at 0, in their places at 1."""
    if part >= 1:
        return list(marks)
    by = max(0.05, overshoot(part))
    dx, dy = middle.x * (1 - by), middle.y * (1 - by)
    return [moved(magnified(mark, by), dx, dy)._replace(alpha=part) for mark in marks]


def finger(rect: Rect) -> Rect:
    """Return the box grown to what a finger can hit."""
    width, height = max(rect.width, TARGET), max(rect.height, TARGET)
    return Rect.around(rect.centre, width, height)


def pressed_rect(rect: Rect, *, pressed: bool) -> Rect:
    """Return the box as it is under a finger."""
    part = PRESSED if pressed else 1.0
    return Rect.around(rect.centre, rect.width * part, rect.height * part)


def icon_button(
    rect: Rect,
    name: str,
    target: Target,
    label: str,
    *,
    enabled: bool = True,
    pressed: bool = False,
) -> list[Mark]:
    """Return a square button that shows a drawing."""
    box = pressed_rect(rect, pressed=pressed)
    fill, edge = (0.66, 0.12) if enabled else (0.35, 0.06)
    look = Panel(clear(PANEL, fill), 14, edge=clear(WHITE, edge))
    return [
        Mark(look, box, target if enabled else None, finger(rect), label),
        icon(name, rect.centre, 22, CREAM if enabled else DISABLED_ICON),
    ]


def primary_button(
    lettering: Lettering,
    rect: Rect,
    text: str,
    target: Target,
    *,
    size: float = 17,
    icon_name: str | None = None,
    enabled: bool = True,
    pressed: bool = False,
) -> list[Mark]:
    """Return the golden button; one that is not enabled can be tapped to learn why."""
    box = pressed_rect(rect, pressed=pressed)
    radius = box.height / 2
    if enabled:
        marks = [
            shadow(box, radius, 8, 0.43, 4),
            Mark(Panel(GOLD_TOP, radius, GOLD_BELOW), box, target, finger(rect), text),
            Mark(Panel(None, radius - 1, edge=clear(WHITE, 0.38)), box.grown(-1)),
        ]
        colour = ON_GOLD
    else:
        look = Panel(clear(PANEL, 0.66), radius, edge=clear(PAPER, 0.16), edge_width=1.25)
        marks = [Mark(look, box, target, finger(rect), text)]
        colour = DISABLED
    return marks + _label(lettering, box, text, size, colour, icon_name, colour)


def secondary_button(
    lettering: Lettering,
    rect: Rect,
    text: str,
    target: Target,
    *,
    size: float = 15,
    icon_name: str | None = None,
    icon_last: bool = False,
    icon_only: bool = False,
    pressed: bool = False,
) -> list[Mark]:
    """Return a quiet button, with its label or, where there is no room, with its drawing alone."""
    inner = rect.grown(-1) if rect.height > 46 else rect
    box = pressed_rect(inner, pressed=pressed)
    look = Panel(clear(PANEL, 0.66), box.height / 2, edge=clear(PAPER, 0.34), edge_width=1.25)
    marks = [Mark(look, box, target, finger(rect), text)]
    if icon_only and icon_name:
        return [*marks, icon(icon_name, box.centre, 23, GOLD_FILL)]
    return marks + _label(
        lettering, box, text, size, CREAM, icon_name, GOLD_FILL, icon_last=icon_last
    )


def _label(
    lettering: Lettering,
    box: Rect,
    text: str,
    size: float,
    colour: Colour,
    icon_name: str | None,
    icon_colour: Colour,
    *,
    icon_last: bool = False,
) -> list[Mark]:
    """Return a button's label in the largest size that fits, in two lines where it must."""
    beside = size * 1.1 + 6 if icon_name else 0
    fitted = lettering.fit(text, box.width - 20 - beside, steps(size, min(size, 13.5)))
    if fitted is None:
        icon_name, beside = None, 0
        fitted = lettering.fit(text, box.width - 18, steps(size, min(size, 13)))
    if fitted is None:
        fitted = 13.0
    lines = lettering.wrap(text, box.width - 14, fitted)
    width = max(lettering.measure(line, fitted, "Bold") for line in lines)
    left = box.centre.x - (width + beside) / 2
    middle = left + width / 2 + (0 if icon_last else beside)
    marks = [
        lettering.line(
            line,
            Point(middle, box.centre.y + (i - (len(lines) - 1) / 2) * fitted * 1.12),
            fitted,
            colour,
        )
        for i, line in enumerate(lines)
    ]
    if icon_name:
        x = left + width + beside - size * 0.5 if icon_last else left + size * 0.5
        marks.append(icon(icon_name, Point(x, box.centre.y), size * 1.2, icon_colour))
    return marks


def scrim(glass: Rect, opacity: float, target: Target) -> Mark:
    """Return what darkens the table behind a sheet and keeps taps from it."""
    return Mark(Panel(clear(SCRIM, opacity)), glass, target)


def sheet_panel(rect: Rect) -> list[Mark]:
    """Return the panel of a sheet."""
    return [
        shadow(rect, 22, 18, 0.59, 8),
        Mark(Panel(SHEET_TOP, 22, SHEET_BELOW), rect),
        Mark(Panel(None, 22, edge=clear(PAPER, 0.20)), rect),
    ]


def rule(x: float, y: float, width: float, opacity: float = 0.12) -> Mark:
    """Return a hairline."""
    return Mark(Panel(clear(WHITE, opacity)), Rect(x, y, width, 1))
