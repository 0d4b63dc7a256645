"""What a card is worth, in a small number on it, where that is not as in the standard game."""

from __future__ import annotations

from game.rules.cards import Card, face_of
from game.rules.house import STANDARD, HouseRules
from game.rules.values import BONUS
from game.table.geometry import Rect
from game.table.layout import index_right, index_suit
from game.table.lettering import MINUS, Lettering, steps
from game.table.marks import Compact, Mark, Panel
from game.table.theme import GOLD_FILL, ON_GOLD, clear

LARGEST, SMALLEST = 0.15, 8.5
"""The size of the number, in widths of its card, and the least that can be read."""
BELOW_THE_EDGE = 0.19
"""How far down it stands, in widths of its card: clear of what is pinned to the upper edge."""
PADDING = 4.0


def unusual_value(house: HouseRules, card: Card) -> int | None:
    """Return what a card is worth, if that is not what it is in the standard game."""
    value = BONUS if house.bonus_cards >> card & 1 else house.value(card)
    return None if value == STANDARD.value(face_of(card)) else value


def value_marks(
    lettering: Lettering,
    house: HouseRules,
    card: Card,
    place: Rect,
    compact: Compact | None,
    visible: float,
    *,
    dimmed: bool = False,
) -> list[Mark]:
    """Return the number on a card of which so much of the width can be seen.

    It stands beside the index, and nowhere where there is no room for it; on a compact face beside
    its suit, as the largest ranks leave no room.
    """
    value = unusual_value(house, card)
    if value is None:
        return []
    text = str(value).replace("-", MINUS)
    room = visible - index_right(place.width, compact.scale if compact else None) - 2
    largest = max(10.5, LARGEST * place.width)
    size = lettering.fit(text, room - PADDING, steps(largest, SMALLEST))
    if size is None:
        return []
    height = size + 4
    width = min(room, max(height, lettering.measure(text, size, "Bold") + PADDING))
    top = max(12, BELOW_THE_EDGE * place.width)
    if compact is not None:
        top = index_suit(place.width, compact.scale) - height / 2
    box = Rect(place.x + visible - 2 - width, place.y + top, width, height)
    alpha = 0.6 if dimmed else 1.0
    look = Panel(GOLD_FILL, min(width, height) / 2, edge=clear(ON_GOLD, 0.6))
    number = lettering.line(text, box.centre, size, ON_GOLD)
    return [Mark(look, box, alpha=alpha), number._replace(alpha=alpha)]
