"""The arrangement of a phone held sideways: the hand in one row, the buttons at the right."""

from __future__ import annotations

from game.rules.seats import EAST, NORTH, WEST, Seat
from game.table.geometry import Insets, Point, Rect, Size
from game.table.hand_box import HandBox, rows_for
from game.table.layout import (
    CARD_RATIO,
    FULL_HAND,
    INDEX_SCALES,
    TARGET,
    Anchor,
    Bar,
    Chips,
    Layout,
    PassSpot,
    SeatSpot,
    Titles,
    cross,
    hanging_plate,
    index_bottom,
    pill,
    pill_width,
    room_for_three,
)
from game.table.style import IndexSize

MARGIN = 8.0
LOW = 360
SMALLER = 0.72
"""How large the cards of a hand in two rows are, in parts of those in one."""
YOU = 118.0
PRIMARY = 112.0
WIDEST_PASS = 184.0
LABELLED = 92.0
ICON_BUTTON = 48.0
PLATE = 124.0


def landscape(
    size: Size, insets: Insets, index: IndexSize, *, passing: bool, cards: int = FULL_HAND
) -> Layout:
    """Return the places on a phone that lies on its side; low ones show every seat as a pill."""
    low = size.height < LOW
    left = max(insets.left, MARGIN)
    right = size.width - max(insets.right, MARGIN)
    top = insets.top + 6
    above = Rect.between(left, 0, right, size.height - max(insets.bottom, MARGIN))
    hand = _hand(size, above, INDEX_SCALES[index][0], cards)
    button = TARGET if low else 46.0
    bar_top = hand.box.y - hand.lift - 4 - button
    zone = Rect.between(0, top + 44, size.width, hand.box.y - hand.lift - 5)
    trick = _trick(zone, bar_top)
    bar = _bar(Rect.between(left, bar_top, right, bar_top + button), trick[0], passing=passing)
    return Layout(
        shape="landscape",
        tall=not low,
        tiny=size.height < 330,
        glass=Rect(0, 0, *size),
        menu=Rect(left, top, TARGET, TARGET),
        last_trick=Rect(left + TARGET + 8, top, TARGET, TARGET),
        score=Rect(right - TARGET, top, TARGET, TARGET),
        titles=_titles(left + 2 * TARGET + 18, top),
        seats=_seats(left, right, top, low=low),
        bar=bar,
        status=Rect.between(bar.you.right + 8, bar_top, trick[0].x - 8, bar_top + button),
        chips=Chips("leftwards", Point(right - TARGET - 8, top + 22), long=size.width >= 760),
        trick=trick,
        zone=zone,
        inlay=Rect.between(trick[WEST].x - 16, zone.y + 1, trick[EAST].right + 16, zone.bottom - 1),
        inlay_radius=26,
        floor=bar_top - 10,
        hand=hand,
        passing=_passing(size.width / 2, zone.y, bar_top - 6),
    )


def _hand(size: Size, above: Rect, index: float, cards: int) -> HandBox:
    """Return a hand in one row or, where it is too large for that, in rows of smaller cards."""
    width = round(min(116, 0.30 * size.height) / CARD_RATIO)
    rows = rows_for(cards, above.width, width)
    lift = 10.0 if size.height < LOW else 12.0
    offset = 0
    if rows > 1:
        width = round(width * SMALLER)
        offset = round(index_bottom(width, index) + lift + 3)
    card = Size(width, round(width * CARD_RATIO))
    height = card.height + offset * (rows - 1)
    return HandBox(
        box=Rect.between(above.x, above.bottom - height, above.right, above.bottom),
        card=card,
        glass=size.width,
        row_offset=offset,
        widest_step=width + 4,
        lift=lift,
        legal_rise=4,
        index_scale=index,
        most_rows=rows,
        in_a_row=-(-cards // rows),
    )


def _trick(zone: Rect, bar_top: float) -> tuple[Rect, ...]:
    """Return a cross whose side cards end above the buttons; only your place stands among them."""
    width = min(68, (zone.height - 4) / 2.8)
    raised = min(0, bar_top - 8 - (zone.centre.y + 0.7 * width))
    return cross(zone.centre, width, 1.10 * width, 0.7 * width + 2, raised)


def _bar(row: Rect, slot: Rect, *, passing: bool) -> Bar:
    """Return you at the left end and the buttons between your place in the trick and the right."""
    room = row.right - slot.right - 8
    primary = min(WIDEST_PASS, room - ICON_BUTTON - 8) if passing else PRIMARY
    labelled = not passing and room - primary - 8 >= LABELLED + 4
    secondary = LABELLED if labelled else ICON_BUTTON
    first = row.right - primary
    return Bar(
        Rect(row.x, row.y, YOU, row.height),
        Rect(first - 8 - secondary, row.y, secondary, row.height),
        Rect(first, row.y, primary, row.height),
    )


def _titles(left: float, top: float) -> Titles:
    first, second = Point(left, top + 12), Point(left, top + 31)
    return Titles(Anchor(first, 0), Anchor(second, 0), None)


def _seats(left: float, right: float, top: float, *, low: bool) -> dict[Seat, SeatSpot]:
    wide = pill_width(34)
    north = pill((left + right - wide) / 2, top + 20, 34, wide)
    if low:
        wide = pill_width(36)
        west, east = (pill(x, top + 72, 36, wide, footer=18) for x in (left, right - wide))
    else:
        west, east = (
            hanging_plate(Point(x, top + 82), 44, PLATE, lines=2)
            for x in (left + PLATE / 2, right - PLATE / 2)
        )
    return {WEST: west, NORTH: north, EAST: east}


def _passing(middle: float, top: float, bottom: float) -> PassSpot:
    """Return the arrow beside the words, which leaves the height to the cards."""
    width = (bottom - top - 34) / CARD_RATIO
    line = top + 15
    arrow = Rect.around(Point(middle + 74, line), 22, 22)
    cards = room_for_three(middle, bottom - 3 - width * CARD_RATIO, width)
    return PassSpot(arrow, Anchor(Point(middle - 15, line), 0.5), 15, cards)
