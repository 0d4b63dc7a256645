"""A note beside the trick: a tip, the reason of a hint, an offer."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.seats import Seat
from game.table.cards_view import ribbons_top
from game.table.geometry import Point, Rect, Size
from game.table.layout import Layout
from game.table.lettering import LEADING, steps
from game.table.marks import Mark, Panel
from game.table.moment import Moment, Note
from game.table.pass_view import pass_words
from game.table.theme import CREAM, GOLD, GOLD_FILL, PANEL, clear
from game.table.widgets import finger, icon, shadow

NOTE_EDGE = clear(GOLD_FILL, 0.8)
SMALLEST = 9.5
"""Letters so small are only taken where many seats leave little room, or where all is enlarged."""
PADDING = 9.0
SIGN = 1.35
"""The width of the sign, in sizes of the text."""
MORE = 18.0
"""The width of the arrow on a note that can be tapped."""


class _Lines(NamedTuple):
    """A text set in a size, and the box that it needs with everything around it."""

    size: float
    left: float
    """Where the text begins."""
    width: float
    box: Size


def note_marks(moment: Moment, note: Note) -> list[Mark]:
    """Return a note in a box that grows upwards, in the largest letters that its room allows."""
    room = note_room(moment)
    choices = (_set(moment, note, room, s) for s in steps(_largest(moment.layout), SMALLEST))
    size, left, width, (across, height) = next(
        (lines for lines in choices if lines.box.height <= room.height),
        _set(moment, note, room, SMALLEST),
    )
    box = Rect(room.centre.x - across / 2, room.bottom - height, across, height)
    first = box.y + _above(size) + size * LEADING / 2
    sign = Point(box.x + 1.3 * PADDING + size * SIGN / 2, first)
    look = Panel(PANEL, 16, edge=NOTE_EDGE, edge_width=1.25)
    text, colour = Point(box.x + left, first), GOLD if note.target else CREAM
    marks = [
        shadow(box, 16, 10, 0.5, 4),
        Mark(look, box, note.target, finger(box), note.text if note.target else ""),
        icon(note.sign, sign, size * SIGN, GOLD_FILL),
        *moment.lettering.paragraph(note.text, text, width, size, colour, "Bold"),
    ]
    if note.target:
        marks.append(icon("next", Point(box.right - 18, box.centre.y), 16, GOLD_FILL))
    return marks


def hidden_seats(moment: Moment) -> list[Seat]:
    """Return the seats whose place a note takes: on a phone on its side those at the left."""
    if moment.note is None or moment.choice.reason is not None:
        return []
    layout = moment.layout
    taken = note_room(moment)
    if layout.shape != "landscape":
        taken = note_marks(moment, moment.note)[1].rect
    return [seat for seat, spot in layout.seats.items() if spot.reach.overlaps(taken)]


def _set(moment: Moment, note: Note, room: Rect, size: float) -> _Lines:
    """Return the text in a size; where there is room beside it, the box is no wider than needed."""
    lettering, left = moment.lettering, 2 * PADDING + size * SIGN
    right = 1.5 * PADDING + (MORE if note.target else 0.0)
    width = room.width - left - right
    lines = lettering.wrap(note.text, width, size)
    if moment.layout.wide:
        width = max(lettering.measure(line, size, "Bold") for line in lines)
    height = len(lines) * size * LEADING + 2 * _above(size)
    return _Lines(size, left, width, Size(left + width + right, height))


def _above(size: float) -> float:
    """Return how much is left free above and below the text; small letters leave less."""
    return min(PADDING, size - 4)


def note_room(moment: Moment) -> Rect:
    """Return where a note may be read without hiding the trick or a button."""
    layout = moment.layout
    bar, button = layout.bar, layout.last_trick
    if layout.shape == "landscape":
        words = pass_words(moment)
        right = min(
            min(place.x for place in layout.trick) - 10,
            words.rect.x - 8 if words else layout.glass.right,
        )
        left = min(spot.reach.x for spot in layout.seats.values())
        return Rect.between(left, layout.menu.bottom + 4, right, bar.you.y - 6)
    top = max(place.bottom for place in layout.trick[1:]) + 4
    if layout.status.bottom > bar.you.y:
        return Rect.between(layout.status.x, top, layout.status.right, layout.status.bottom)
    left, right = min(bar.you.x, bar.primary.x), max(bar.you.right, bar.primary.right)
    if not layout.wide and button.bottom > top:
        at_left = button.x < layout.glass.centre.x
        left, right = (button.right + 8, right) if at_left else (left, button.x - 8)
    return Rect.between(left, top, right, min(layout.status.bottom, ribbons_top(moment)))


def _largest(layout: Layout) -> float:
    if layout.wide:
        return 16
    return 13.5 if layout.shape == "portrait" and layout.tall else 12.5 if layout.tall else 12
