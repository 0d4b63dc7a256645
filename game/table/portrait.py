"""The arrangement of a phone held upright: built from the bottom, the trick takes what is left."""

from __future__ import annotations

from typing import NamedTuple

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
    SeatSpot,
    Titles,
    cross,
    hanging_plate,
    index_bottom,
    pill,
    pill_width,
    stacked_pass,
)
from game.table.style import IndexSize

LOW, LARGEST_LOW_INDEX = 560, 0.95
ICON_BUTTON = 48.0
LABELLED = 100.0
NARROWEST_PRIMARY = 104.0
GAP = 8.0
BESIDE_MENU = 4.0
OVER_BUTTON = 2.0
"""How far the plate of a side seat stays above the button of the last trick."""


class _Frame(NamedTuple):
    """The edges everything is measured from, and how generous the phone is."""

    size: Size
    left: float
    right: float
    top: float
    bottom: float
    narrow: bool
    tall: bool
    tiny: bool
    index_scale: float
    """How large the index of a card in the hand is drawn."""

    @property
    def middle(self) -> float:
        return (self.left + self.right) / 2

    @property
    def lift(self) -> float:
        return 6.0 if self.tiny else 10.0

    @property
    def face(self) -> float:
        """The size of a portrait."""
        return 46.0 if self.tall else 34.0 if self.tiny else 40.0

    @property
    def plate(self) -> float:
        """The width of a side seat."""
        return 68.0 if self.narrow else 76.0

    @property
    def trick_room(self) -> float:
        """The width that the side seats leave to the trick."""
        return self.right - self.left - 2 * (self.plate + 8)


def portrait(
    size: Size, insets: Insets, index: IndexSize, *, passing: bool, cards: int = FULL_HAND
) -> Layout:
    """Return the places on an upright phone; short ones stack their badges and drop the title."""
    frame = _frame(size, insets, INDEX_SCALES[index][0])
    bar = _bar(frame, passing=passing)
    hand = _hand(frame, bar.you.y - (14 if frame.tall else 8), cards)
    status = _status(frame, hand)
    chips_line = status.y - 32
    zone = _zone(frame, status.y, chips_line)
    centre = Point(frame.middle, zone.centre.y)
    return Layout(
        shape="portrait",
        tall=frame.tall,
        tiny=frame.tiny,
        glass=Rect(0, 0, *size),
        menu=Rect(frame.left, frame.top + 2, TARGET, TARGET),
        score=Rect(frame.right - TARGET, frame.top + 2, TARGET, TARGET),
        last_trick=_last_trick(frame, zone),
        titles=_titles(frame),
        seats=_seats(frame, zone),
        bar=bar,
        status=status,
        chips=_chips(frame, zone, chips_line),
        trick=_trick(frame, zone),
        zone=zone,
        inlay=_inlay(frame, zone),
        inlay_radius=40 if frame.tall else 30,
        floor=status.y - 24,
        hand=hand,
        passing=stacked_pass(
            centre, min(1, zone.height / 230), frame.trick_room, 17 if zone.height > 200 else 15
        ),
        rules=None if frame.tall else _rules(frame),
    )


def _last_trick(frame: _Frame, zone: Rect) -> Rect:
    """Return the place of the button below the left seat."""
    top = zone.bottom + 4 if frame.tall else zone.bottom - TARGET
    return Rect(frame.left, top, TARGET, TARGET)


def _rules(frame: _Frame) -> Rect:
    """Return the place of a button beside the menu."""
    return Rect(frame.left + TARGET + BESIDE_MENU, frame.top + 2, TARGET, TARGET)


def _frame(size: Size, insets: Insets, index: float) -> _Frame:
    """Return the frame; a larger index makes the hand higher, and so the phone lower."""
    narrow = size.width < 360
    usable = size.height - insets.top - insets.bottom
    index = min(index, LARGEST_LOW_INDEX) if usable < LOW else index
    room = usable - (index - INDEX_SCALES[IndexSize.NORMAL][0]) * 0.15 * size.width
    margin = 8.0 if narrow else 10.0
    tall = room >= 700
    return _Frame(
        size=size,
        left=insets.left + margin,
        right=size.width - insets.right - margin,
        top=insets.top,
        bottom=size.height - max(insets.bottom, 14 if tall else 8),
        narrow=narrow,
        tall=tall,
        tiny=room < 520,
        index_scale=index,
    )


def _bar(frame: _Frame, *, passing: bool) -> Bar:
    """Return you, the secondary and the primary button; a pass needs room for its long label."""
    height = 46.0 if frame.tiny else 50.0
    top = frame.bottom - height
    you = 110.0 if frame.size.width < 340 else 118.0
    room = frame.right - frame.left - you - 2 * GAP
    labelled = not passing and room - LABELLED >= NARROWEST_PRIMARY
    secondary = LABELLED if labelled else ICON_BUTTON
    second = frame.left + you + GAP
    return Bar(
        Rect(frame.left, top, you, height),
        Rect(second, top, secondary, height),
        Rect(second + secondary + GAP, top, room - secondary, height),
    )


def _hand(frame: _Frame, bottom: float, cards: int) -> HandBox:
    """Return a hand of rows; one that rises leaves the suits of the row behind it clear."""
    usable, index = frame.bottom - frame.top, frame.index_scale
    width = round(min(frame.size.width * (0.190 if frame.narrow else 0.200), usable * 0.138))
    card = Size(width, round(width * CARD_RATIO))
    offset = round(index_bottom(width, index) + frame.lift + 3)
    rows = rows_for(cards, frame.right - frame.left, width, least=2)
    height = card.height + offset * (rows - 1)
    return HandBox(
        box=Rect.between(frame.left, bottom - height, frame.right, bottom),
        card=card,
        glass=frame.size.width,
        row_offset=offset,
        widest_step=width + 4,
        lift=frame.lift,
        legal_rise=3.0 if frame.tiny else 4.0,
        index_scale=index,
        most_rows=rows,
        in_a_row=max(7, -(-cards // rows)),
    )


def _status(frame: _Frame, hand: HandBox) -> Rect:
    height = 21.0 if frame.tiny else 24.0
    bottom = hand.box.y - frame.lift - (1 if frame.tiny else 2)
    return Rect.between(frame.left, bottom - height, frame.right, bottom)


def _zone(frame: _Frame, status: float, chips_line: float) -> Rect:
    """Return the band of the trick."""
    if frame.tall:
        return Rect.between(0, frame.top + 128 + frame.face, frame.size.width, chips_line - 26)
    return Rect.between(0, frame.top + 50, frame.size.width, status - 4)


def _titles(frame: _Frame) -> Titles:
    if frame.tall:
        first, second = (Point(frame.middle, frame.top + line) for line in (15, 35))
        return Titles(Anchor(first, 0.5), Anchor(second, 0.5), None)
    line = frame.top + (56 if frame.tiny else 59)
    left, right = Point(frame.left + 2, line), Point(frame.right - 2, line)
    return Titles(Anchor(left, 0), None, Anchor(right, 1))


def _seats(frame: _Frame, zone: Rect) -> dict[Seat, SeatSpot]:
    """Return North above the trick, West and East beside it."""
    face = frame.face
    if frame.tall:
        top = Point(frame.middle, frame.top + 70 + face / 2)
        north = hanging_plate(top, face, 112, lines=2)
        side = zone.centre.y - 34
    else:
        small = 34.0 if frame.tiny else 36.0
        wide = min(pill_width(small), 2 * (frame.middle - _rules(frame).right - BESIDE_MENU))
        north = pill(frame.middle - wide / 2, frame.top + 24, small, wide)
        north = north._replace(brief=wide < pill_width(small))
        spare = 0 if frame.tiny else max(0, min(26, (zone.height - 231) * 0.2))
        side = zone.y + (25 if frame.tiny else 32) + face / 2 + spare
    half = frame.plate / 2
    lowest = (
        _last_trick(frame, zone).y - OVER_BUTTON - _side_seat(frame, Point(half, 0)).reach.bottom
    )
    side = min(side, lowest)
    west = _side_seat(frame, Point(frame.left + half, side))
    east = _side_seat(frame, Point(frame.right - half, side))
    return {WEST: west, NORTH: north, EAST: east}


def _side_seat(frame: _Frame, centre: Point) -> SeatSpot:
    return hanging_plate(centre, frame.face, frame.plate, lines=3, tiny=frame.tiny)


def _chips(frame: _Frame, zone: Rect, line: float) -> Chips:
    if frame.tall:
        beside_the_button = 26 if frame.size.width < 400 else 0
        return Chips("centred", Point(frame.middle + beside_the_button, line), long=True)
    return Chips("down", Point(frame.right, zone.bottom - 46), long=False)


def _trick(frame: _Frame, zone: Rect) -> tuple[Rect, ...]:
    """Return a cross whose top card and bottom place stay apart."""
    height, room = zone.height - 10, frame.trick_room
    width = min(78, height / 2.86, room / 2.46)
    dy = max(0.7 * width + 3, min(0.93 * width, (height - CARD_RATIO * width) / 2))
    dx = 0.73 * width
    if not frame.tall:
        dx = min(max(dx, 0.92 * (room - width) / 2), width + 6)
    return cross(Point(frame.middle, zone.centre.y), width, dx, dy)


def _inlay(frame: _Frame, zone: Rect) -> Rect:
    centre = Point(frame.middle, zone.centre.y)
    if frame.tall:
        return Rect.around(centre, 0.60 * frame.size.width, zone.height + 8)
    return Rect.around(centre, frame.trick_room + 12, zone.height - 4)
