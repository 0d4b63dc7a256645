"""How the cards of your hand are spread: in rows where one would leave too little of each."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.table.geometry import Rect, Size

NARROWEST_STRIP = 30.0
"""The least that the next card leaves visible of one, in the largest hands."""


def rows_for(cards: int, room: float, width: float, least: int = 1) -> int:
    """Return in how many rows cards of a width stand that are all to be told apart and hit."""
    rows = least
    while (room - width) < NARROWEST_STRIP * (-(-cards // rows) - 1):
        rows += 1
    return rows


class CardSpot(NamedTuple):
    """The place of one card of your hand."""

    rect: Rect
    strip: float
    """The part of the width that the next card leaves visible."""
    behind: bool
    """Whether it stands in the back row, where only its index shows."""
    zone: Rect
    """Where a tap means this card."""


class HandBox(NamedTuple):
    """How the cards of your hand are spread."""

    box: Rect
    card: Size
    glass: float
    """The width of the glass, up to whose edges the outermost cards can be tapped."""
    row_offset: float
    """How far a row stands below the one behind it; 0 where there is one row."""
    widest_step: float
    lift: float
    """How far a chosen card rises."""
    legal_rise: float
    index_scale: float
    most_rows: int = 1
    in_a_row: int = 7
    """So many cards stand in one row before there is a second one."""
    whole_faces: bool = False
    """Whether cards that are not covered show their whole face."""

    def rows(self, count: int) -> tuple[int, ...]:
        """Return how many cards each row holds, the back row first."""
        rows = max(1, min(self.most_rows, -(-count // self.in_a_row)))
        return tuple((count + row) // rows for row in range(rows))

    def spread(self, count: int) -> tuple[CardSpot, ...]:
        """Return the place of each card of a hand of so many, from the left, back row first."""
        return _spread(self, count)


@lru_cache(maxsize=64)
def _spread(hand: HandBox, count: int) -> tuple[CardSpot, ...]:
    """Return what ``spread`` does; each card of each frame asks for it."""
    spots: list[CardSpot] = []
    rows = hand.rows(count)
    front = hand.box.bottom - hand.card.height
    for row, cards in enumerate(rows):
        behind = row < len(rows) - 1
        top = front - hand.row_offset * (len(rows) - 1 - row)
        if len(rows) == 1:
            top = hand.box.y + (hand.box.height - hand.card.height) / 2
        floor = top + (hand.row_offset - 8 if behind else hand.card.height)
        spots += _row(hand, cards, top, floor, behind=behind, alone=len(rows) == 1)
    return tuple(spots)


def _row(
    hand: HandBox, cards: int, top: float, floor: float, *, behind: bool, alone: bool
) -> list[CardSpot]:
    step = _step(hand, cards, alone=alone)
    width, height = hand.card
    left = hand.box.centre.x - (width + step * (cards - 1)) / 2
    spots = []
    for i in range(cards):
        last = i == cards - 1
        rect = Rect(left + i * step, top, width, height)
        zone_left = 0 if i == 0 else rect.x
        zone_right = hand.glass if last else rect.x + min(step, width)
        zone = Rect.between(zone_left, top - 8, zone_right, floor)
        spots.append(CardSpot(rect, 1.0 if last else min(1.0, step / width), behind, zone))
    return spots


def _step(hand: HandBox, cards: int, *, alone: bool) -> float:
    room = hand.box.width - hand.card.width
    return min(hand.widest_step, room / max(1 if alone else 6, cards - 1))
