"""How the cards of your hand are spread: in rows where one would leave too little of each."""

from __future__ import annotations

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

    def spread(self, count: int) -> list[CardSpot]:
        """Return the place of each card of a hand of so many, from the left, back row first."""
        spots: list[CardSpot] = []
        rows = self.rows(count)
        front = self.box.bottom - self.card.height
        for row, cards in enumerate(rows):
            behind = row < len(rows) - 1
            top = front - self.row_offset * (len(rows) - 1 - row)
            if len(rows) == 1:
                top = self.box.y + (self.box.height - self.card.height) / 2
            floor = top + (self.row_offset - 8 if behind else self.card.height)
            spots += self._row(cards, top, floor, behind=behind, alone=len(rows) == 1)
        return spots

    def _row(
        self, cards: int, top: float, floor: float, *, behind: bool, alone: bool
    ) -> list[CardSpot]:
        step = self._step(cards, alone=alone)
        width, height = self.card
        left = self.box.centre.x - (width + step * (cards - 1)) / 2
        spots = []
        for i in range(cards):
            last = i == cards - 1
            rect = Rect(left + i * step, top, width, height)
            zone_left = 0 if i == 0 else rect.x
            zone_right = self.glass if last else rect.x + min(step, width)
            zone = Rect.between(zone_left, top - 8, zone_right, floor)
            spots.append(CardSpot(rect, 1.0 if last else min(1.0, step / width), behind, zone))
        return spots

    def _step(self, cards: int, *, alone: bool) -> float:
        room = self.box.width - self.card.width
        return min(self.widest_step, room / max(1 if alone else 6, cards - 1))
