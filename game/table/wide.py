"""The arrangement of tablets and desktops: one row of large cards, the table around the trick."""

from __future__ import annotations

from game.rules.seats import EAST, NORTH, WEST, Seat
from game.table.geometry import Insets, Point, Rect, Size
from game.table.hand_box import HandBox, rows_for
from game.table.layout import (
    CARD_RATIO,
    FULL_HAND,
    INDEX_SCALES,
    Anchor,
    Bar,
    Chips,
    Layout,
    SeatSpot,
    Titles,
    cross,
    hanging_plate,
    index_bottom,
    stacked_pass,
)
from game.table.style import IndexSize

MARGIN = 24.0
BUTTON = 54.0
ICON_BUTTON = 48.0
YOU, SECONDARY, PRIMARY, PASS_BUTTON = 190.0, 124.0, 150.0, 220.0
WIDEST_BAR = 1180.0
NARROWEST_STATUS = 280.0
WIDEST_HAND = 1200.0
FACE = 66.0
PLATE = 164.0
SCALE = 1.28
CHIPS = 38.0
FURTHEST_SEAT = 490.0
LIFT = 22.0
SMALLER = 0.85
"""How large the cards of a hand in two rows are, in parts of those in one."""


def wide(
    size: Size, insets: Insets, index: IndexSize, *, passing: bool, cards: int = FULL_HAND
) -> Layout:
    """Return the places where there is room for everything at its largest."""
    top, middle = insets.top, size.width / 2
    hand = _hand(size, insets, INDEX_SCALES[index][1], cards)
    bar = _bar(size, hand.box.y - hand.lift - 8 - BUTTON, passing=passing)
    status = _status(bar, size.width)
    zone = Rect.between(0, top + 112 + FACE, size.width, min(bar.you.y, status.y) - 12)
    trick = _trick(size, zone)
    inlay = _inlay(size, zone, trick)
    first, second = (Point(MARGIN + 64, top + line) for line in (38, 62))
    button = Rect(0, top + 24, ICON_BUTTON, ICON_BUTTON)
    return Layout(
        shape="wide",
        tall=True,
        tiny=False,
        glass=Rect(0, 0, *size),
        menu=button.moved(MARGIN),
        last_trick=button.moved(size.width - MARGIN - 2 * ICON_BUTTON - 10),
        score=button.moved(size.width - MARGIN - ICON_BUTTON),
        titles=Titles(Anchor(first, 0), Anchor(second, 0), None),
        seats=_seats(Point(middle, zone.centre.y - CHIPS / 2), top),
        bar=bar,
        status=status,
        chips=Chips("centred", Point(middle, inlay.bottom), long=True),
        trick=trick,
        zone=zone,
        inlay=inlay,
        inlay_radius=56,
        floor=bar.you.y - 20,
        hand=hand,
        passing=stacked_pass(
            Point(middle, zone.centre.y),
            1.5 * min(1, zone.height / 260),
            size.width - 2 * (MARGIN + PLATE + 8),
            24 if zone.height > 200 else 17,
        ),
    )


def _hand(size: Size, insets: Insets, index: float, cards: int) -> HandBox:
    width = round(min(128, 0.143 * size.height, 0.136 * size.width))
    across = min(size.width - 2 * MARGIN, WIDEST_HAND)
    rows = rows_for(cards, across, width)
    offset = 0
    if rows > 1:
        width = round(width * SMALLER)
        offset = round(index_bottom(width, index) + LIFT + 3)
    card = Size(width, round(width * CARD_RATIO))
    height = card.height + offset * (rows - 1)
    top = size.height - max(insets.bottom, 20) - height
    return HandBox(
        box=Rect(size.width / 2 - across / 2, top, across, height),
        card=card,
        glass=size.width,
        row_offset=offset,
        widest_step=width + 8,
        lift=LIFT,
        legal_rise=6,
        index_scale=index,
        most_rows=rows,
        in_a_row=-(-cards // rows),
        whole_faces=index == INDEX_SCALES[IndexSize.NORMAL][1],
    )


def _bar(size: Size, top: float, *, passing: bool) -> Bar:
    across = min(size.width - 2 * MARGIN, WIDEST_BAR)
    left, right = size.width / 2 - across / 2, size.width / 2 + across / 2
    primary = PASS_BUTTON if passing else PRIMARY
    return Bar(
        Rect(left, top, YOU, BUTTON),
        Rect(right - primary - 10 - SECONDARY, top, SECONDARY, BUTTON),
        Rect(right - primary, top, primary, BUTTON),
    )


def _status(bar: Bar, across: float) -> Rect:
    """Return what is left between you and the buttons or, where that is little, a line above."""
    room = min(across - 2 * MARGIN, WIDEST_BAR) - YOU - SECONDARY - PASS_BUTTON - 30
    if room < NARROWEST_STATUS:
        return Rect.between(bar.you.x, bar.you.y - 34, bar.primary.right, bar.you.y - 6)
    return Rect.between(bar.you.right + 10, bar.you.y, bar.secondary.x - 10, bar.you.bottom)


def _trick(size: Size, zone: Rect) -> tuple[Rect, ...]:
    height = zone.height - CHIPS - 16
    beside_seats = size.width - 2 * (MARGIN + PLATE + 10)
    width = min(120, height / 2.86, beside_seats / 3.15)
    dy = max(0.7 * width + 4, min(0.78 * width, (height - CARD_RATIO * width) / 2))
    centre = Point(size.width / 2, zone.centre.y - CHIPS / 2)
    return cross(centre, width, 1.06 * width, dy)


def _inlay(size: Size, zone: Rect, trick: tuple[Rect, ...]) -> Rect:
    """Return the box drawn into the felt: around the trick, and wider where there is room."""
    beyond = 130 if size.width >= 1200 else 46
    left, right = trick[WEST].x - beyond, trick[EAST].right + beyond
    if zone.height < 500:
        return Rect.between(left, zone.y - 6, right, zone.bottom + 2 - CHIPS / 2)
    across = trick[0].bottom - trick[NORTH].y
    height = min(zone.height - CHIPS / 2, across + 70 + CHIPS) - 8
    return Rect.around(Point(size.width / 2, trick[WEST].centre.y), right - left, height)


def _seats(centre: Point, top: float) -> dict[Seat, SeatSpot]:
    aside = min(FURTHEST_SEAT, centre.x - MARGIN - PLATE / 2)
    places = {
        WEST: (Point(centre.x - aside, centre.y - 40), FACE + 2),
        NORTH: (Point(centre.x, top + 38 + FACE / 2), FACE),
        EAST: (Point(centre.x + aside, centre.y - 40), FACE + 2),
    }
    return {
        seat: hanging_plate(place, face, PLATE, lines=2, scale=SCALE)
        for seat, (place, face) in places.items()
    }
