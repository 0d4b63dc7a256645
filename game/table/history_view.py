"""Finished matches and their hands as rows that lead on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.table.geometry import Point, Rect
from game.table.lettering import Lettering, steps
from game.table.marks import Mark, Option, Panel
from game.table.theme import CREAM, GOLD_FILL, MUTED, ON_GOLD, PANEL, clear
from game.table.widgets import finger, icon

ROW, GAP = 54.0, 4.0


class HistoryRow(NamedTuple):
    """A match or a hand in a list."""

    target: Option
    sign: str
    """What stands at the left: a place, a number; or ``crown`` or ``moon`` for these drawings."""
    title: str
    note: str
    value: str
    """What stands at the right."""
    enabled: bool = True


def history_rows(
    lettering: Lettering, rows: Sequence[HistoryRow], width: float, columns: int
) -> list[Mark]:
    """Return the rows in so many columns, one column after the other."""
    gap = 20.0
    column = (width - gap * (columns - 1)) / columns
    each = -(-len(rows) // columns)
    marks: list[Mark] = []
    for i, row in enumerate(rows):
        box = Rect(i // each * (column + gap), i % each * (ROW + GAP), column, ROW)
        marks += _row(lettering, row, box)
    return marks


def _row(lettering: Lettering, row: HistoryRow, box: Rect) -> list[Mark]:
    line, middle = lettering.line, box.centre.y
    label = f"{row.title}. {row.note}. {row.value}"
    target = row.target if row.enabled else None
    value = line(row.value, Point(box.right - (32 if row.enabled else 12), middle), 16, align=1)
    room = value.rect.x - box.x - 58
    title = lettering.fit(row.title, room, steps(15, 11)) or 11
    note = lettering.fit(row.note, room, steps(12.5, 8.5), "Medium") or 8.5
    marks = [
        Mark(Panel(clear(PANEL, 0.34), 13), box, target, finger(box), label if target else ""),
        *_sign(lettering, row.sign, Point(box.x + 26, middle)),
        line(row.title, Point(box.x + 52, middle - 10), title, align=0),
        line(row.note, Point(box.x + 52, middle + 10), note, MUTED, "Medium", align=0),
        value,
    ]
    return [*marks, icon("next", Point(box.right - 16, middle), 15, MUTED)] if target else marks


def _sign(lettering: Lettering, sign: str, at: Point) -> list[Mark]:
    if sign == "crown":
        disc = Rect.around(at, 28, 28)
        return [Mark(Panel(GOLD_FILL, 14), disc), icon("crown", at, 16, ON_GOLD)]
    if sign == "moon":
        return [icon("moon", at, 24, GOLD_FILL)]
    return [lettering.line(sign, at, 14, CREAM)]
