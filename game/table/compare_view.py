"""Points compared: a row for each player, with a bar as long as its points are many."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.table.geometry import Point, Rect
from game.table.lettering import Lettering
from game.table.marks import Mark, Panel
from game.table.theme import CREAM, GOLD, GOLD_FILL, MUTED, PANEL, WHITE, clear

ROW, GAP, NAME, NUMBER = 44.0, 6.0, 92.0, 52.0
BAR = 10.0


class ComparedRow(NamedTuple):
    """A player and its points; no points while they are still being played for."""

    name: str
    points: int | None
    waiting: str = ""
    """What stands in place of the points."""
    mine: bool = False


def compared_rows(lettering: Lettering, rows: Sequence[ComparedRow], width: float) -> list[Mark]:
    """Return the rows from the top left corner down."""
    most = max([1, *(abs(row.points) for row in rows if row.points is not None)])
    marks: list[Mark] = []
    for i, row in enumerate(rows):
        marks += _row(lettering, row, Rect(0, i * (ROW + GAP), width, ROW), most)
    return marks


def _row(lettering: Lettering, row: ComparedRow, box: Rect, most: int) -> list[Mark]:
    line, middle = lettering.line, box.centre.y
    fill = clear(GOLD_FILL, 0.13) if row.mine else clear(PANEL, 0.34)
    edge = clear(GOLD_FILL, 0.45) if row.mine else None
    colour = GOLD if row.mine else CREAM
    marks = [
        Mark(Panel(fill, 13, edge=edge), box),
        line(row.name, Point(box.x + 14, middle), 15, colour, align=0),
    ]
    if row.points is None:
        waiting = Point(box.right - 14, middle)
        return [*marks, line(row.waiting, waiting, 13, MUTED, "Medium", align=1)]
    track = Rect.between(box.x + NAME, middle - BAR / 2, box.right - NUMBER, middle + BAR / 2)
    bar = track._replace(width=max(BAR, track.width * max(0, row.points) / most))
    return [
        *marks,
        Mark(Panel(clear(WHITE, 0.10), BAR / 2), track),
        Mark(Panel(GOLD_FILL if row.mine else MUTED, BAR / 2), bar),
        line(str(row.points), Point(box.right - 14, middle), 18, colour, align=1),
    ]
