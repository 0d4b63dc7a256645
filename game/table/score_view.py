"""Scores as marks: a row for each seat, and the totals as lines over the hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate

from game.rules.score import HandScore
from game.rules.seats import SOUTH, Seat
from game.table.geometry import Point, Rect
from game.table.lettering import Lettering
from game.table.marks import Avatar, Line, Mark, Panel
from game.table.theme import (
    CREAM,
    GOLD,
    GOLD_FILL,
    MUTED,
    ON_GOLD,
    PANEL,
    QUIET_ROSE,
    ROSE,
    WHITE,
    clear,
)
from game.table.widgets import icon, rule

LINE_COLOURS = (
    "#F4C45C", "#8FD0FF", "#A8E6A1", "#FF9EA6", "#D9B3FF", "#FFB878", "#7FE0D6", "#E6E07A",
    "#B7C4FF", "#FF9ED6",
)  # fmt: skip
LINE_MARKERS = ("dot", "square", "triangle", "diamond", "cross", "bar")
"""A seat's line differs by its marker too: colour alone is not seen by everyone.

From the seventh seat on the markers come again, in other colours."""
COLUMN_GAP = 10.0
LINE_NAME = 14.0
"""The least distance of the names at the ends of the lines."""


def rows_in(box: Rect, count: int, columns: int) -> Iterator[Rect]:
    """Yield the boxes of so many rows, down the columns one after another."""
    rows = -(-count // columns)
    width, height = (box.width - COLUMN_GAP * (columns - 1)) / columns, box.height / rows
    for i in range(count):
        column, row = divmod(i, rows)
        left = box.x + column * (width + COLUMN_GAP)
        yield Rect(left, box.y + row * height, width, height)


def row_back(box: Rect, seat: Seat, radius: float = 13) -> Mark:
    """Return what lies behind a seat's row; yours stands out."""
    mine = seat == SOUTH
    fill = clear(GOLD_FILL, 0.13) if mine else clear(PANEL, 0.34)
    edge = clear(GOLD_FILL, 0.45) if mine else None
    return Mark(Panel(fill, radius, edge=edge), box)


def result_row(
    lettering: Lettering, box: Rect, seat: Seat, gain: int, total: int, note: str, part: float
) -> list[Mark]:
    """Return a seat's row after a hand; part is how much of the target its total has reached."""
    side = min(40, box.height - 18)
    face = Rect(box.x + 12, box.centre.y - side / 2, side, side)
    left, right, middle = face.right + 12, box.right - 12, box.centre.y
    name = lettering.name(seat)
    mine = seat == SOUTH
    gained = f"+{gain}" if gain >= 0 else str(gain)
    track = Rect(left, box.bottom - min(9, 0.16 * box.height), right - left, 3)
    done = track._replace(width=max(3, track.width * min(1.0, max(0.0, part))))
    line = lettering.line
    return [
        row_back(Rect(box.x, box.y + 2, box.width, box.height - 4), seat, 14),
        Mark(Avatar(seat), face),
        line(name, Point(left, middle - 10), 15, GOLD if mine else CREAM, align=0),
        line(note, Point(left, middle + 9), 12.5, MUTED, "Medium", align=0),
        line(gained, Point(right - 58, middle - 2), 18, ROSE if gain > 0 else QUIET_ROSE, align=1),
        line(str(total), Point(right, middle - 2), 20, align=1),
        Mark(Panel(clear(WHITE, 0.14), 1.5), track),
        Mark(Panel(GOLD_FILL if mine else MUTED, 1.5), done),
    ]


def column_heads(lettering: Lettering, right: float, y: float) -> list[Mark]:
    """Return the names of the two columns of numbers."""
    line, say = lettering.line, lettering.say
    return [
        line(say("column_hand"), Point(right - 70, y), 12, MUTED, "Medium", align=1),
        line(say("total"), Point(right - 12, y), 12, MUTED, "Medium", align=1),
    ]


def ranking_row(
    lettering: Lettering, box: Rect, seat: Seat, place: int, total: int, *, beyond: bool
) -> list[Mark]:
    """Return a seat's row in the ranking; beyond says that it reached the target."""
    side = min(36, box.height - 10)
    middle = box.centre.y
    face = Rect(box.x + 48, middle - side / 2, side, side)
    mine = seat == SOUTH
    marks = [row_back(Rect(box.x, box.y + 2, box.width, box.height - 4), seat)]
    if place == 1:
        disc = Rect.around(Point(box.x + 25, middle), 26, 26)
        marks += [Mark(Panel(GOLD_FILL, 13), disc), icon("crown", disc.centre, 15, ON_GOLD)]
    else:
        text = lettering.say("place", place=place)
        marks.append(lettering.line(text, Point(box.x + 25, middle), 14, MUTED))
    name = Point(face.right + 10, middle)
    marks += [
        Mark(Avatar(seat), face),
        lettering.line(lettering.name(seat), name, 15, GOLD if mine else CREAM, align=0),
        marker(seat, Point(box.right - 64, middle), 5),
        lettering.line(
            str(total), Point(box.right - 12, middle), 19, ROSE if beyond else CREAM, align=1
        ),
    ]
    return marks


def marker(seat: Seat, at: Point, radius: float) -> Mark:
    """Return the sign of a seat's line."""
    return icon(LINE_MARKERS[seat % len(LINE_MARKERS)], at, 2 * radius, LINE_COLOURS[seat])


def chart(lettering: Lettering, box: Rect, scores: Sequence[HandScore], target: int) -> list[Mark]:
    """Return the totals of every seat over the hands, as lines with a sign at each hand."""
    seats = len(scores[0].scores)
    totals = [[0, *accumulate(hand.scores[seat] for hand in scores)] for seat in range(seats)]
    top = max(target + 8, max(map(max, totals)) + 6)
    bottom = min(0, *map(min, totals))
    plot = Rect.between(box.x + 26, box.y + 6, box.right - 62, box.bottom - 18)
    hands = len(scores)

    def at(hand: int, total: int) -> Point:
        height = plot.height * (total - bottom) / (top - bottom)
        return Point(plot.x + plot.width * hand / hands, plot.bottom - height)

    marks: list[Mark] = []
    for value in (0, target // 2, target):
        y = at(0, value).y
        goal = value == target
        marks += [dashed(plot.x, y, plot.width)] if goal else [rule(plot.x, y, plot.width, 0.14)]
        number = Point(plot.x - 7, y)
        colour = GOLD if goal else MUTED
        marks.append(lettering.line(str(value), number, 11, colour, "Medium", align=1))
    every = 1 if hands < 9 or plot.width > 360 else 1 + hands // 9
    for hand in range(1, hands + 1, every):
        below = Point(at(hand, 0).x, box.bottom - 7)
        marks.append(lettering.line(str(hand), below, 11, MUTED, "Medium"))
    for seat in reversed(range(seats)):
        points = [at(hand, total) for hand, total in enumerate(totals[seat])]
        marks.append(_polyline(points, seat))
        marks += [marker(seat, point, 4 if seat == SOUTH else 3.4) for point in points[1:]]
    return marks + _line_names(lettering, plot.right + 10, [at(hands, t[-1]).y for t in totals])


def dashed(x: float, y: float, width: float) -> Mark:
    """Return the dashed line of the target."""
    points = (Point(0, 1), Point(width, 1))
    return Mark(Line(points, GOLD, 1.5, dash=4), Rect(x, y - 1, width, 2))


def _polyline(points: Sequence[Point], seat: Seat) -> Mark:
    left, top = min(p.x for p in points), min(p.y for p in points)
    right, bottom = max(p.x for p in points), max(p.y for p in points)
    inside = tuple(Point(p.x - left, p.y - top) for p in points)
    look = Line(inside, LINE_COLOURS[seat], 3 if seat == SOUTH else 2)
    return Mark(look, Rect.between(left, top, right, max(bottom, top + 1)))


def _line_names(lettering: Lettering, x: float, ends: Sequence[float]) -> list[Mark]:
    """Return the seats' names at the ends of their lines, kept apart."""
    marks, last = [], float("-inf")
    for y, seat in sorted((y, seat) for seat, y in enumerate(ends)):
        last = max(y, last + LINE_NAME)
        name = lettering.name(seat)
        marks.append(lettering.line(name, Point(x, last), 12, LINE_COLOURS[seat], align=0))
    return marks
