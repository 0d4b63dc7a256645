"""The seal of a deal as marks: what it is made of, and what checking it has shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.table.geometry import Point, Rect
from game.table.lettering import Lettering, steps
from game.table.marks import Mark, Panel
from game.table.theme import CREAM, GOLD, MUTED, PANEL, ROSE, WHITE, clear
from game.table.widgets import icon

TEXT, SMALL, GAP, PAD = 14.0, 13.0, 14.0, 12.0
FITS = "#A8E6A1"


class Finding(NamedTuple):
    """Something that was checked."""

    text: str
    fits: bool


class FairParts(NamedTuple):
    """What is told of a deal, from the top down."""

    text: str
    lines: Sequence[tuple[str, str]]
    """What is made of letters and digits, each with what it is called."""
    findings: Sequence[Finding]
    more: Sequence[tuple[str, str]]
    """Further headings, each with its text."""


def fair_marks(lettering: Lettering, parts: FairParts, width: float) -> list[Mark]:
    """Return the parts below each other, from the top left corner."""
    marks = lettering.paragraph(parts.text, Point(0, 13), width, TEXT)
    for name, value in parts.lines:
        marks += _line(lettering, name, value, Rect(0, _below(marks), width, 0))
    for finding in parts.findings:
        marks += _finding(lettering, finding, Point(0, _below(marks) - 2), width)
    for title, text in parts.more:
        top = _below(marks) + 4
        marks.append(lettering.line(title, Point(0, top + 8), TEXT, GOLD, align=0))
        marks += lettering.paragraph(text, Point(0, top + 30), width, SMALL, MUTED)
    return marks


def _line(lettering: Lettering, name: str, value: str, box: Rect) -> list[Mark]:
    """Return letters and digits in a box of their own, below what they are called."""
    inside = Point(box.x + PAD, box.y + 40)
    room = box.width - 2 * PAD
    size = lettering.word_size(value, room, steps(SMALL, 9))
    letters = lettering.paragraph(value, inside, room, size, CREAM)
    height = letters[-1].rect.bottom + PAD - 4 - box.y
    look = Panel(clear(PANEL, 0.45), 12, edge=clear(WHITE, 0.10))
    title = lettering.line(name, Point(box.x + PAD, box.y + 18), 12.5, MUTED, "Medium", align=0)
    return [Mark(look, box._replace(height=height)), title, *letters]


def _finding(lettering: Lettering, finding: Finding, at: Point, width: float) -> list[Mark]:
    drawing, colour = ("check", FITS) if finding.fits else ("close", ROSE)
    text = lettering.paragraph(finding.text, Point(at.x + 28, at.y + 10), width - 28, TEXT)
    return [icon(drawing, Point(at.x + 10, at.y + 10), 18, colour), *text]


def _below(marks: Sequence[Mark]) -> float:
    return max(mark.rect.bottom for mark in marks) + GAP
