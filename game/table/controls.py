"""What a sheet is made of: labels, choices, switches, rows that lead on."""

from __future__ import annotations

from collections.abc import Sequence

from game.table.geometry import Point, Rect
from game.table.lettering import Lettering, steps
from game.table.marks import Button, Mark, Option, Panel
from game.table.theme import (
    CREAM,
    GOLD,
    GOLD_BELOW,
    GOLD_FILL,
    GOLD_TOP,
    MUTED,
    ON_GOLD,
    PANEL,
    PAPER,
    WHITE,
    clear,
)
from game.table.widgets import finger, icon, secondary_button

SEGMENT, SMALLEST_SEGMENT = 13.5, 11.0
"""The largest and the smallest text of an option."""


def segments(
    lettering: Lettering,
    box: Rect,
    setting: str,
    options: Sequence[tuple[str, str]],
    chosen: str,
) -> list[Mark]:
    """Return a choice of one among a few: each option is its value and its text.

    Where their texts are too long for one row of the box's height, the options stand in as many
    rows as they need; the first mark is the whole of it.
    """
    rows, size = _rows(lettering, [text for _, text in options], box.width - 6)
    columns = -(-len(options) // rows)
    whole = Rect(box.x, box.y, box.width, rows * box.height)
    marks = [Mark(Panel(clear(PANEL, 0.75), box.height / 2, edge=clear(WHITE, 0.12)), whole)]
    width = (box.width - 6) / columns
    for i, (value, text) in enumerate(options):
        row, column = divmod(i, columns)
        top = box.y + 3 + row * box.height
        cell = Rect(box.x + 3 + column * width, top, width, box.height - 6)
        here = value == chosen
        look = Panel(GOLD_TOP, cell.height / 2, GOLD_BELOW) if here else None
        marks.append(Mark(look, cell, Option(setting, value), finger(cell), text, chosen=here))
        marks.append(lettering.line(text, cell.centre, size, ON_GOLD if here else CREAM))
    return marks


def _rows(lettering: Lettering, texts: Sequence[str], width: float) -> tuple[int, float]:
    """Return in how many rows the texts fit side by side, and in which size."""
    longest = max(texts, key=lambda text: lettering.measure(text, SEGMENT, "Bold"))
    for rows in range(1, len(texts)):
        room = width / -(-len(texts) // rows) - 7
        size = lettering.fit(longest, room, steps(SEGMENT, SMALLEST_SEGMENT))
        if size is not None:
            return rows, size
    return len(texts), SMALLEST_SEGMENT


def labelled(lettering: Lettering, label: str, at: Point, note: str = "") -> list[Mark]:
    """Return the label of a choice, with a note behind it."""
    name = lettering.line(label, at, 13, MUTED, "Medium", align=0)
    if not note:
        return [name]
    beside = Point(name.rect.right + 8, at.y)
    return [name, lettering.line(f"· {note}", beside, 12, MUTED, "Medium", align=0)]


def switch_row(
    lettering: Lettering, box: Rect, label: str, setting: str, *, on: bool, state: str
) -> list[Mark]:
    """Return a row with a switch; a tap anywhere on it turns the switch."""
    target = Option(setting, "off" if on else "on")
    size = lettering.fit(label, box.width - 58, steps(15, 12)) or 12
    track = Rect(box.right - 46, box.centre.y - 13, 46, 26)
    knob = Point(track.right - 13 if on else track.x + 13, track.centre.y)
    return [
        Mark(None, box, target, finger(box), f"{label}: {state}"),
        lettering.line(label, Point(box.x, box.centre.y), size, align=0),
        Mark(Panel(GOLD_FILL if on else PANEL, 13, edge=clear(PAPER, 0.35)), track),
        Mark(Panel(ON_GOLD if on else MUTED, 9), Rect.around(knob, 18, 18)),
    ]


def link_row(
    lettering: Lettering, box: Rect, label: str, target: Button, value: str = ""
) -> list[Mark]:
    """Return a row that leads to another sheet."""
    size = lettering.fit(label, box.width - 24, steps(15, 12)) or 12
    marks = [
        Mark(None, box, target, finger(box), label),
        lettering.line(label, Point(box.x, box.centre.y), size, align=0),
        icon("next", Point(box.right - 8, box.centre.y), 16, MUTED),
    ]
    if value:
        before = Point(box.right - 24, box.centre.y)
        marks.append(lettering.line(value, before, 14, MUTED, "Medium", align=1))
    return marks


def value_row(
    lettering: Lettering,
    box: Rect,
    label: str,
    value: str,
    target: Button,
    action: str,
    *,
    pressed: bool = False,
) -> list[Mark]:
    """Return a value with what it is called, and a button that does something with it, if any."""
    width = min(140.0, box.width * 0.44) if action else 0.0
    room = box.width - width - 8
    size = lettering.fit(label, room, steps(13, 11), "Medium") or 11
    large = lettering.fit(value, room, steps(18, 12)) or 12
    marks = [
        lettering.line(label, Point(box.x, box.centre.y - 10), size, MUTED, "Medium", align=0),
        lettering.line(value, Point(box.x, box.centre.y + 11), large, GOLD, align=0),
    ]
    if not action:
        return marks
    button = Rect(box.right - width, box.centre.y - 22, width, 44)
    return [*marks, *secondary_button(lettering, button, action, target, pressed=pressed)]
