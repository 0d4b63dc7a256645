"""What a coach found, as rows: the cards that were played, the better ones, the cost and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.cards import Card
from game.table.geometry import Point, Rect
from game.table.layout import CARD_RATIO
from game.table.lettering import LEADING, Lettering
from game.table.marks import Compact, Face, Mark, Option, Panel
from game.table.theme import CREAM, GOLD, GOLD_FILL, MUTED, PANEL, ROSE, WHITE, clear
from game.table.widgets import icon

PAD, HEAD, GAP = 14.0, 26.0, 10.0
CARD, OVERLAP, ARROW = 38.0, 0.5, 26.0
"""The width of a card, how much of it the next one leaves visible, and the room between both."""
TOP, TEXT = 6.0, 14.0
BAR = 8.0


class ReviewRow(NamedTuple):
    """A decision that cost something."""

    target: Option
    title: str
    """When it was."""
    cost: str
    text: str
    """What would have been better, and why."""
    played: tuple[Card, ...]
    better: tuple[Card, ...]


def review_rows(lettering: Lettering, rows: Sequence[ReviewRow], width: float) -> list[Mark]:
    """Return the rows from the top left corner down."""
    marks: list[Mark] = []
    top = TOP
    for row in rows:
        row_marks = _row(lettering, row, Rect(0, top, width, 0))
        top = row_marks[0].rect.bottom + GAP
        marks += row_marks
    return marks


def progress_bar(box: Rect, part: float) -> list[Mark]:
    """Return a bar that is filled as far as something is done."""
    done = box._replace(width=max(BAR, box.width * part))
    return [
        Mark(Panel(clear(WHITE, 0.14), BAR / 2), box),
        Mark(Panel(GOLD_FILL, BAR / 2), done),
    ]


def _row(lettering: Lettering, row: ReviewRow, box: Rect) -> list[Mark]:
    cards = _width(row.played) + ARROW + _width(row.better)
    left = box.x + PAD + cards + 16
    room = box.right - PAD - left
    lines = len(lettering.wrap(row.text, room, TEXT, "Medium"))
    below = max(CARD * CARD_RATIO, lines * TEXT * LEADING)
    box = box._replace(height=PAD + HEAD + below + PAD)
    top = box.y + PAD + HEAD
    place = Point(box.x + PAD, top)
    spoken = f"{row.title}. {row.text} {row.cost}"
    cost = lettering.line(row.cost, Point(box.right - PAD - 18, box.y + 22), 14, ROSE, align=1)
    middle = top + CARD * CARD_RATIO / 2
    arrow = Point(place.x + _width(row.played) + ARROW / 2, middle)
    return [
        Mark(Panel(clear(PANEL, 0.34), 14), box, row.target, label=spoken),
        lettering.line(row.title, Point(box.x + PAD, box.y + 22), 14, CREAM, align=0),
        cost,
        icon("next", Point(box.right - PAD - 4, box.y + 22), 15, MUTED),
        *_cards(row.played, place, dimmed=True),
        icon("next", arrow, 18, GOLD),
        *_cards(row.better, Point(arrow.x + ARROW / 2, top), dimmed=False),
        *lettering.paragraph(row.text, Point(left, top + TEXT * 0.7), room, TEXT),
    ]


def _cards(cards: Sequence[Card], at: Point, *, dimmed: bool) -> list[Mark]:
    """Return the cards in a row, those that were played darker."""
    marks: list[Mark] = []
    for i, card in enumerate(cards):
        place = Rect(at.x + i * CARD * OVERLAP, at.y, CARD, CARD * CARD_RATIO)
        strip = 1.0 if i == len(cards) - 1 else OVERLAP
        marks.append(Mark(Face(card, Compact(0.84, strip), dimmed=dimmed), place))
    return marks


def _width(cards: Sequence[Card]) -> float:
    return CARD * (1 + OVERLAP * (len(cards) - 1))
