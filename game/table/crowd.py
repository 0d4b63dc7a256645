"""Many seats, or very large hands: compact chips around the table, and the trick in rows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from game.rules.seats import SOUTH, WEST
from game.table.geometry import Point, Rect
from game.table.layout import TARGET, Anchor, Chips, Layout, SeatSpot, Shape, Titles
from game.table.ring import ring

MANY_SEATS, LARGE_HAND = 5, 17
"""With more than these, seats shrink to chips."""
FEWER_SEATS = 4
"""With more seats than these they do so on a short phone."""
USUAL_ROWS = 2
"""A hand of more rows leaves a short phone no room for a row of seats below the buttons."""
ROOMY = 260.0
"""The height from which a wide table has room for its usual seats above a large hand."""
CHIP_WIDTH, CHIP_HEIGHT, CHIP_FACE = 66.0, 38.0, 20.0
LARGEST_CHIP: dict[Shape, float] = {"portrait": 1.27, "landscape": 1.15, "wide": 1.7}
LARGEST_CARD: dict[Shape, float] = {"portrait": 78.0, "landscape": 68.0, "wide": 120.0}
PART = 0.205
"""How much of the width of an upright phone a chip takes."""
GAP = 6.0
LEAST_TITLE = 84.0
"""The least room for the titles beside a row of seats."""
LINE = 10.0
"""Half the height of a line of titles."""
BADGES = 26.0
"""The height that badges take which stand below the trick."""
NOTE = 178.0
"""The room beside the trick that a note asks for on a phone on its side."""
DROP = 12.0
"""How much lower than its neighbours your card lies on a short phone, for the sake of notes."""
FAR = {3: 1, 4: 2, 5: 1, 6: 2, 7: 3, 8: 2, 9: 3}
"""How many of so many rivals sit at the far side, where there is room for them."""
STACKED = 2
"""So many chips stand above each other on a phone that lies on its side."""


class _Room(NamedTuple):
    """What the chips around it leave to the trick, and what stands around it."""

    far: int
    side: int
    columns: int
    """In how many columns the chips of a side stand."""
    scale: float
    sides: Rect
    """The box whose left and right edges the chips at the sides stand along."""
    line: float
    """The middle of the row at the far side."""

    @property
    def width(self) -> float:
        return CHIP_WIDTH * self.scale

    @property
    def height(self) -> float:
        return CHIP_HEIGHT * self.scale

    @property
    def block(self) -> float:
        """The width that the chips of one side take."""
        return self.columns * (self.width + GAP) - GAP


def is_crowd(layout: Layout, seats: int, cards: int) -> bool:
    """Tell whether there are too many seats, or too many cards in a hand, for the usual table."""
    roomy = layout.wide and layout.zone.height >= ROOMY
    most = FEWER_SEATS if layout.shape == "portrait" and not layout.tall else MANY_SEATS
    return seats > most or (cards > LARGE_HAND and not roomy)


def crowded(layout: Layout, seats: int) -> Layout:
    """Return the places for many seats, from those for four."""
    lying, short = layout.shape == "landscape", layout.shape == "portrait" and not layout.tall
    if short:
        roomy = layout.hand.most_rows <= USUAL_ROWS
        layout = _with_a_full_head(layout) if roomy else _with_seats_in_the_head(layout)
        layout = _with_badges_below(layout)
    room = _room(layout, seats - 1)
    within = _between(layout, room)
    below = layout.zone.bottom - 2 - within.bottom if lying else 0
    trick = ring(within, seats, LARGEST_CARD[layout.shape], below=below)
    if short:
        trick = (trick[SOUTH].moved(dy=DROP), *trick[1:])
    drawn = Rect.between(
        min(place.x for place in trick) - 14,
        within.y - 4,
        max(place.right for place in trick) + 14,
        min(layout.zone.bottom, trick[SOUTH].bottom + 8),
    )
    chips = layout.chips
    if layout.shape == "wide":
        chips = chips._replace(point=Point(chips.point.x, layout.zone.bottom - 16))
    return replace(
        layout,
        seats=dict(enumerate(_seats(layout, room), 1)),
        trick=trick,
        zone=Rect.between(0, room.sides.y, layout.glass.width, layout.zone.bottom),
        inlay=drawn,
        inlay_radius=24,
        chips=chips,
    )


def _with_badges_below(layout: Layout) -> Layout:
    """Put the badges below the trick."""
    line = Point(layout.glass.centre.x, layout.zone.bottom - BADGES / 2)
    return replace(layout, chips=Chips("centred", line, long=False))


def _with_a_full_head(layout: Layout) -> Layout:
    """Put the last trick and the titles between the buttons above."""
    menu = layout.menu
    last_trick = menu.moved(dx=menu.width + GAP)
    between = (last_trick.right + layout.score.x) / 2
    first, second = (Anchor(Point(between, menu.y + line), 0.5) for line in (14, 33))
    titles = Titles(first, second, None)
    return replace(layout, last_trick=last_trick, titles=titles, rules=None)


def _with_seats_in_the_head(layout: Layout) -> Layout:
    """Make room between the menu and the score."""
    rules = Rect(layout.score.x, layout.last_trick.y, TARGET, TARGET)
    return replace(layout, rules=rules)


def _room(layout: Layout, rivals: int) -> _Room:
    """Return how so many rivals sit around a table."""
    lying = layout.shape == "landscape"
    upright = layout.shape == "portrait" and layout.titles.subtitle is not None
    far = 2 - rivals % 2 if lying else FAR[rivals]
    side = (rivals - far) // 2
    columns = -(-side // STACKED) if lying else 1
    rows = -(-side // columns)
    top, bottom = layout.menu.bottom + GAP, layout.bar.you.y if lying else layout.zone.bottom
    scale = (bottom - top - GAP * rows) / (CHIP_HEIGHT * (rows + upright))
    widest = PART * layout.glass.width / CHIP_WIDTH if layout.shape == "portrait" else scale
    if not upright:
        widest = min(widest, (_head(layout) / far - 2 * GAP) / CHIP_WIDTH)
    scale = min(scale, widest, LARGEST_CHIP[layout.shape])
    height = CHIP_HEIGHT * scale
    line = top + height / 2 if upright else layout.menu.centre.y
    top = max(top, line + height / 2 + GAP, _below_titles(layout))
    bottom = min(bottom, layout.last_trick.y - GAP) if layout.last_trick.y > top else bottom
    sides = Rect.between(layout.menu.x, top, layout.score.right, bottom)
    if layout.shape == "wide":
        west = layout.seats[WEST].portrait.centre.x - CHIP_WIDTH * scale / 2
        sides = Rect.between(west, sides.y + GAP, layout.glass.right - west, bottom)
    return _Room(far, side, columns, scale, sides, line)


def _head(layout: Layout) -> float:
    """Return how wide a row may be that stands in the middle between the buttons and titles."""
    middle, title = layout.glass.centre.x, layout.titles.title.point
    room = layout.between_buttons(middle)
    beside = title.y < layout.menu.bottom
    return min(room, 2 * (middle - title.x - LEAST_TITLE)) if beside else room


def _below_titles(layout: Layout) -> float:
    """Return where titles end that stand below the buttons, at the sides."""
    line = layout.titles.title.point.y
    return line + LINE if line > layout.menu.bottom else 0.0


def _between(layout: Layout, room: _Room) -> Rect:
    """Return where the trick may lie: between the chips, your own card aside."""
    titles = 0 if layout.tiny else _below_titles(layout)
    top = max(layout.menu.bottom, room.line + room.height / 2, titles) + GAP
    bottom = layout.zone.bottom
    if layout.shape == "portrait":
        bottom -= 0 if layout.tall else BADGES + DROP
    elif layout.shape == "landscape":
        bottom = layout.bar.you.y - GAP
    else:
        bottom -= TARGET
    edge = room.block + 2 * GAP
    if layout.shape == "landscape":
        edge = max(edge, NOTE)
    return Rect.between(room.sides.x + edge, top, room.sides.right - edge, bottom)


def _seats(layout: Layout, room: _Room) -> Iterator[SeatSpot]:
    """Yield the rivals' chips, clockwise from the one at your left."""
    places = list(_path(room))
    left = [Rect(room.sides.x + x, y, room.width, room.height) for x, y in places]
    right = [
        place._replace(x=room.sides.x + room.sides.right - place.right) for place in reversed(left)
    ]
    beside_titles = room.line < layout.menu.bottom
    step = room.width + 2 * GAP if beside_titles else room.sides.width / room.far
    first = layout.glass.centre.x - step * (room.far - 1) / 2
    far = [
        Rect.around(Point(first + i * step, room.line), room.width, room.height)
        for i in range(room.far)
    ]
    for place in (*left, *far, *right):
        yield chip(place, room.scale)


def _path(room: _Room) -> Iterator[Point]:
    """Yield the corners of the chips at the left: up the outer column, and into the inner one."""
    rows = -(-room.side // room.columns)
    step = room.sides.height / rows
    inner = room.width + GAP
    cells = [Point(0, row) for row in reversed(range(rows))]
    if room.columns > 1:
        cells = [Point(inner, rows - 1), *cells, Point(inner, 0)][-room.side :]
    for x, row in cells:
        yield Point(x, room.sides.y + row * step + (step - room.height) / 2)


def chip(place: Rect, scale: float) -> SeatSpot:
    """Return a seat whose portrait stands in the corner of a small plate."""
    face = CHIP_FACE * scale
    portrait = Rect(place.x + 5 * scale, place.y + 3.5 * scale, face, face)
    return SeatSpot("chip", portrait, place, footer=0, lines=2, scale=scale, brief=True)
