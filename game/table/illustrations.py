"""Small pictures for the help, made of the marks of the real table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.cards import Card, card
from game.rules.seats import Seat
from game.rules.trick import Trick
from game.table.geometry import Point, Rect, Size
from game.table.layout import CARD_RATIO, cross
from game.table.lettering import Lettering
from game.table.marks import Avatar, Colour, Mark, Panel, moved
from game.table.theme import CREAM, GOLD, GOLD_FILL, ON_GOLD
from game.table.trick_view import free_card, laid_out
from game.table.widgets import icon

WIDTH, STRIP = 42.0, 25.0
"""The width of a card, and what the next one leaves of it where they are fanned."""
IN_TRICK = 44.0
SIGN, TAG, FACE = 26.0, 17.0, 38.0


class Picture(NamedTuple):
    """Marks laid out from their own top left corner."""

    size: Size
    marks: Sequence[Mark]


def fan(names: str, step: float = STRIP) -> Picture:
    """Return a few cards, each so far from the one before."""
    shown = _cards(names)
    places = [Rect(i * step, 0, WIDTH, WIDTH * CARD_RATIO) for i in range(len(shown))]
    marks = [
        mark
        for number, place in zip(shown, places, strict=True)
        for mark in free_card(number, place)
    ]
    return Picture(Size(places[-1].right, places[-1].height), marks)


def priced(lettering: Lettering, names: str, values: Sequence[int]) -> Picture:
    """Return fanned cards, each with its value below it."""
    size, marks = fan(names)
    prices = [values[number] for number in _cards(names)]
    top = size.height + 5
    tags: list[Mark] = []
    for i, price in enumerate(prices):
        seen = STRIP if i < len(prices) - 1 else WIDTH
        tag = Rect(i * STRIP + 1, top, seen - 2, TAG)
        tags.append(Mark(Panel(GOLD_FILL, TAG / 2), tag))
        tags.append(lettering.line(str(price), tag.centre, 12, ON_GOLD))
    return Picture(Size(size.width, top + TAG), [*marks, *tags])


def under(signs: Sequence[str], picture: Picture, colour: Colour = GOLD_FILL) -> Picture:
    """Return a picture below a row of drawings."""
    top, step = SIGN + 7, SIGN + 10
    left = picture.size.width / 2 - step * (len(signs) - 1) / 2
    drawn = [
        icon(sign, Point(left + i * step, SIGN / 2), SIGN, colour) for i, sign in enumerate(signs)
    ]
    below = [moved(mark, dy=top) for mark in picture.marks]
    return Picture(Size(picture.size.width, picture.size.height + top), [*drawn, *below])


def trick(lettering: Lettering, leader: Seat, names: str) -> Picture:
    """Return a trick as it lies on the table, with who led and who wins."""
    dx, dy = 1.25 * IN_TRICK, 0.7 * IN_TRICK + 3
    size = Size(2 * dx + IN_TRICK + 14, 2 * dy + IN_TRICK * CARD_RATIO + 16)
    places = cross(Point(size.width / 2, size.height / 2), IN_TRICK, dx, dy)
    return Picture(size, laid_out(lettering, places, Trick(leader, tuple(_cards(names)))))


def totals(lettering: Lettering, points: Sequence[int]) -> Picture:
    """Return the portraits with their totals, the lowest crowned."""
    step = FACE + 12
    marks: list[Mark] = []
    for seat, total in enumerate(points):
        face = Rect(seat * step, 14, FACE, FACE)
        wins = total == min(points)
        below = Point(face.centre.x, face.bottom + 12)
        marks.append(Mark(Avatar(seat), face))
        marks.append(lettering.line(str(total), below, 15, GOLD if wins else CREAM))
        if wins:
            marks.append(icon("crown", Point(face.centre.x, 7), 16, GOLD_FILL))
    return Picture(Size((len(points) - 1) * step + FACE, FACE + 38), marks)


def _cards(names: str) -> list[Card]:
    return [card(name) for name in names.split()]
