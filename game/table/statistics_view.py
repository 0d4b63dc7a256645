"""Statistics as marks: tiles with a number each, bars, and a line over the last matches."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from game.table.geometry import Point, Rect
from game.table.lettering import Lettering, steps
from game.table.marks import Line, Mark, Panel
from game.table.theme import CREAM, GOLD, GOLD_FILL, MUTED, PANEL, WHITE, clear
from game.table.widgets import icon, rule

BAR = "#6FB39A"
ROW = 34.0


class Tile(NamedTuple):
    """A number and what it counts."""

    value: str
    label: str


def tiles(lettering: Lettering, box: Rect, numbers: Sequence[Tile]) -> list[Mark]:
    """Return the numbers in two columns."""
    gap = 10.0
    rows = math.ceil(len(numbers) / 2)
    width, height = (box.width - gap) / 2, (box.height - gap * (rows - 1)) / rows
    marks: list[Mark] = []
    for i, (value, label) in enumerate(numbers):
        place = Rect(box.x + i % 2 * (width + gap), box.y + i // 2 * (height + gap), width, height)
        value_at = Point(place.x + 14, place.y + height * 0.37)
        label_at = Point(place.x + 14, place.y + height * 0.74)
        size = lettering.fit(label, width - 22, steps(12.5, 10), "Medium") or 10
        marks += [
            Mark(Panel(clear(PANEL, 0.45), 14, edge=clear(WHITE, 0.10)), place),
            lettering.line(value, value_at, 23 if height > 58 else 20, GOLD, align=0),
            lettering.line(label, label_at, size, MUTED, "Medium", align=0),
        ]
    return marks


def heading(lettering: Lettering, text: str, box: Rect) -> Mark:
    """Return the title of a part, at the top of its box."""
    size = lettering.fit(text, box.width, steps(14, 11)) or 11
    return lettering.line(text, Point(box.x, box.y + 8), size, align=0)


def place_bars(lettering: Lettering, box: Rect, counts: Sequence[int]) -> list[Mark]:
    """Return a bar for each place, as long as it was often taken, the first place in gold."""
    most = max([1, *counts])
    height = box.height / len(counts)
    marks: list[Mark] = []
    for i, count in enumerate(counts):
        middle = box.y + (i + 0.5) * height
        length = max(4.0, (box.width - 74) * count / most)
        bar = Rect(box.x + 36, middle - min(10, height * 0.36), length, min(20, height * 0.72))
        marks += [
            lettering.line(
                lettering.say("place", place=i + 1), Point(box.x + 26, middle), 13, MUTED, align=1
            ),
            Mark(Panel(GOLD_FILL if i == 0 else BAR, 6), bar),
            lettering.line(str(count), Point(bar.right + 8, middle), 13, align=0),
        ]
    return marks


def count_rows(lettering: Lettering, at: Point, width: float, rows: Sequence[Tile]) -> list[Mark]:
    """Return the numbers below each other, each at the right of what it counts."""
    marks: list[Mark] = []
    for i, (value, label) in enumerate(rows):
        y = at.y + i * ROW
        size = lettering.fit(label, width - 50, steps(14, 11), "Medium") or 11
        marks += [
            rule(at.x, y, width),
            lettering.line(label, Point(at.x, y + ROW / 2), size, CREAM, "Medium", align=0),
            lettering.line(value, Point(at.x + width, y + ROW / 2), 15, align=1),
        ]
    return marks


def trend(lettering: Lettering, box: Rect, values: Sequence[float], average: float) -> list[Mark]:
    """Return a line through the values, the latest at the right, and a dashed one at an average."""
    low, high, step = _scale([*values, average])
    plot = Rect.between(box.x + 28, box.y + 8, box.right - 6, box.bottom - 20)

    def height(value: float) -> float:
        return plot.bottom - plot.height * (value - low) / (high - low)

    marks: list[Mark] = []
    for tick in range(low, high + 1, step):
        number = Point(plot.x - 8, height(tick))
        marks.append(rule(plot.x, number.y, plot.width, 0.14))
        marks.append(lettering.line(str(tick), number, 11, MUTED, "Medium", align=1))
    between = (plot.width - 12) / max(1, len(values) - 1)
    points = [Point(plot.x + 6 + i * between, height(value)) for i, value in enumerate(values)]
    marks += _average(lettering, plot, height(average), average)
    marks += [_through(points)] if len(points) > 1 else []
    marks += [icon("dot", point, 7, GOLD_FILL) for point in points]
    below = box.bottom - 7
    line, say = lettering.line, lettering.say
    return [
        *marks,
        line(say("chart_before"), Point(plot.x, below), 11, MUTED, "Medium", align=0),
        line(say("chart_now"), Point(plot.right, below), 11, MUTED, "Medium", align=1),
    ]


def _scale(values: Sequence[float]) -> tuple[int, int, int]:
    """Return the lowest and the highest number of the axis, and how far its ticks are apart."""
    low, high = min(values), max(values)
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100) if high - low <= 3 * step)
    first = math.floor(low / step) * step
    last = math.ceil(high / step) * step
    return first, max(last, first + step), step


def _average(lettering: Lettering, plot: Rect, y: float, average: float) -> list[Mark]:
    """Return the dashed line of the table's average, and below the plot what it is."""
    text = lettering.say("table_average", average=lettering.decimal(average))
    name = lettering.line(text, Point(plot.centre.x + 14, plot.bottom + 13), 11, MUTED, "Medium")
    return [_dashes(plot.x, y, plot.width), _dashes(name.rect.x - 28, name.rect.centre.y, 20), name]


def _dashes(x: float, y: float, width: float) -> Mark:
    look = Line((Point(0, 1), Point(width, 1)), MUTED, 1.2, dash=4)
    return Mark(look, Rect(x, y - 1, width, 2))


def _through(points: Sequence[Point]) -> Mark:
    left, top = points[0].x, min(point.y for point in points)
    bottom = max(point.y for point in points)
    inside = tuple(Point(point.x - left, point.y - top) for point in points)
    box = Rect.between(left, top, points[-1].x, max(bottom, top + 1))
    return Mark(Line(inside, GOLD_FILL, 2.5), box)
