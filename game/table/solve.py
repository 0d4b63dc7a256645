"""Which arrangement a size asks for."""

from __future__ import annotations

from functools import lru_cache

from game.table.around import seated
from game.table.crowd import crowded, is_crowd
from game.table.geometry import Insets, Size
from game.table.landscape import landscape
from game.table.layout import FULL_HAND, Layout, Shape
from game.table.portrait import portrait
from game.table.style import Arrangement
from game.table.wide import wide

SMALLEST_WIDE = 600
LEAST_ROOM: dict[Shape, Size] = {
    "portrait": Size(320, 480),
    "landscape": Size(568, 300),
    "wide": Size(SMALLEST_WIDE, 640),
}
"""The smallest glass that each shape is made for."""


@lru_cache(maxsize=16)
def solve(
    size: Size,
    insets: Insets,
    arrangement: Arrangement,
    *,
    passing: bool,
    seats: int = 4,
    cards: int = FULL_HAND,
) -> Layout:
    """Return where everything stands on a glass of this size; the pass needs a longer button.

    There are so many seats, each dealt so many cards.
    """
    arrange = {"portrait": portrait, "landscape": landscape, "wide": wide}[shape_of(size)]
    layout = arrange(size, insets, arrangement.index, passing=passing, cards=cards)
    layout = (crowded if is_crowd(layout, seats, cards) else seated)(layout, seats)
    return layout.mirrored() if arrangement.mirrored else layout


def shape_of(size: Size) -> Shape:
    """Return the shape of a glass."""
    if min(size) >= SMALLEST_WIDE:
        return "wide"
    return "portrait" if size.height > size.width else "landscape"


def zoom_for(size: Size, wanted: float) -> float:
    """Return how many times larger everything may be set on a glass, up to what is wanted."""
    least = LEAST_ROOM[shape_of(size)]
    room = min(size.width / least.width, size.height / least.height)
    return max(1.0, min(wanted, room))
