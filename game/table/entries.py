"""Boxes with a title, a text and perhaps a picture, which the help is made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.table.geometry import Point, Rect, Size
from game.table.illustrations import Picture
from game.table.lettering import LEADING, Lettering
from game.table.marks import Mark, Panel, moved
from game.table.theme import GOLD, PANEL, WHITE, clear

TITLE, TEXT = 15.0, 13.5
PADDING, GAP = 12.0, 14.0
BETWEEN = 5.0
"""The distance of paragraphs, beyond that of lines."""
NARROWEST = 120.0
"""The least width for a text beside a picture; with less, the picture stands above it."""


class Entry(NamedTuple):
    """One thing that is explained: a title, and a paragraph for each idea."""

    title: str
    paragraphs: Sequence[str]
    picture: Picture | None = None


def columns_of(
    lettering: Lettering, entries: Sequence[Entry], width: float, columns: int
) -> list[Mark]:
    """Return the entries in boxes below each other, each in the column that is shortest so far."""
    column_width = (width - GAP * (columns - 1)) / columns
    tops = [0.0] * columns
    marks: list[Mark] = []
    for entry in entries:
        column = tops.index(min(tops))
        height, box = _boxed(lettering, entry, column_width)
        marks += [moved(mark, column * (column_width + GAP), tops[column]) for mark in box]
        tops[column] += height + 8
    return marks


def _boxed(lettering: Lettering, entry: Entry, width: float) -> tuple[float, list[Mark]]:
    """Return an entry in a box, from its top left corner, with the height of the box."""
    inner = width - 2 * PADDING
    size = entry.picture.size if entry.picture else Size(0, 0)
    beside = inner - size.width - GAP if entry.picture else inner
    above = beside < NARROWEST
    room = inner if above else beside
    text_height, text = _text(lettering, entry, room)
    content = size.height + GAP + text_height if above else max(size.height, text_height)
    text_top = size.height + GAP if above else (content - text_height) / 2
    text_left = PADDING if above or not entry.picture else PADDING + size.width + GAP
    marks = [Mark(_LOOK, Rect(0, 0, width, content + 2 * PADDING))]
    if entry.picture:
        left = (inner - size.width) / 2 if above else 0.0
        top = 0.0 if above else (content - size.height) / 2
        marks += [moved(mark, PADDING + left, PADDING + top) for mark in entry.picture.marks]
    marks += [moved(mark, text_left, PADDING + text_top) for mark in text]
    return content + 2 * PADDING, marks


_LOOK = Panel(clear(PANEL, 0.34), 13, edge=clear(WHITE, 0.06))


def _text(lettering: Lettering, entry: Entry, width: float) -> tuple[float, list[Mark]]:
    """Return the title and the paragraphs below each other, with their height."""
    marks: list[Mark] = []
    top = 0.0
    for line in lettering.wrap(entry.title, width, TITLE):
        middle = Point(0, top + TITLE * LEADING / 2)
        marks.append(lettering.line(line, middle, TITLE, GOLD, align=0))
        top += TITLE * LEADING
    for paragraph in entry.paragraphs:
        top += BETWEEN
        first = Point(0, top + TEXT * LEADING / 2)
        marks += lettering.paragraph(paragraph, first, width, TEXT)
        top += lettering.height(paragraph, width, TEXT)
    return top, marks
