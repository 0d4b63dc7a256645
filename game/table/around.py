"""Three and five seats: the table for four, with other places at its far side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.rules.seats import EAST, NORTH, SOUTH, WEST, Seat
from game.table.geometry import Point, Rect
from game.table.layout import Layout, SeatSpot, hanging_plate, pill

GAP = 8.0
CLEAR = 5.0
"""What stays free beside the buttons."""
SMALLEST_FACE = 26.0
MARGIN = 10.0
BRIEF_PILL = 74.0
"""The width of a pill beyond its portrait, where several stand in a row."""
NARROW_PLATE = 140.0
"""The widest that plates are which stand in a row."""
APART = {1: (0.0,), 2: (-0.56, 0.56)}
"""How far the cards at the far side lie from the middle, in their widths."""


def seated(layout: Layout, seats: int) -> Layout:
    """Return the places for so many seats, from those for four."""
    if seats == len(layout.trick):
        return layout
    trick = places_around(layout.trick, seats)
    return replace(layout, seats=_seats_around(layout, seats), trick=trick)


def places_around(places: Sequence[Rect], seats: int) -> tuple[Rect, ...]:
    """Return the places of a trick of so many seats, from the four of a cross."""
    south, west, north, east = (places[seat] for seat in (SOUTH, WEST, NORTH, EAST))
    if seats == 3:
        return (south, west, east)
    far = [north.moved(dx=apart * north.width) for apart in APART[seats - 3]]
    return (south, west, *far, east)


def _seats_around(layout: Layout, seats: int) -> dict[Seat, SeatSpot]:
    """Return West and East where they are, and the others in a row between them."""
    west, east = layout.seats[WEST], layout.seats[EAST]
    row = _row(layout, seats - 3) if seats > 3 else []
    return dict(enumerate([west, *row, east], 1))


def _row(layout: Layout, count: int) -> list[SeatSpot]:
    """Return so many places side by side where one seat sits opposite."""
    north = layout.seats[NORTH]
    middle, face = layout.glass.centre.x, north.portrait.width
    if north.form == "pill":
        beside = north.portrait.centre.y < layout.menu.bottom
        room = layout.score.x - layout.menu.right if beside else layout.glass.width
        room -= 2 * CLEAR
        width = min(face + BRIEF_PILL, (room - GAP * (count - 1)) / count)
        face = min(face, max(SMALLEST_FACE, width - BRIEF_PILL))
        top = north.portrait.centre.y
        lefts = _lefts(middle, width, count)
        return [pill(left, top, face, width)._replace(brief=True) for left in lefts]
    room = layout.glass.width - 2 * MARGIN
    width = min(north.plate.width, NARROW_PLATE, (room - GAP * (count - 1)) / count)
    return [
        hanging_plate(
            Point(left + width / 2, north.portrait.centre.y),
            face,
            width,
            lines=2,
            scale=north.scale,
        )._replace(brief=width < north.plate.width)
        for left in _lefts(middle, width, count)
    ]


def _lefts(middle: float, width: float, count: int) -> list[float]:
    """Return where boxes of a width begin that stand side by side around the middle."""
    first = middle - (width * count + GAP * (count - 1)) / 2
    return [first + i * (width + GAP) for i in range(count)]
