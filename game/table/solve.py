"""Which arrangement a size asks for."""

from __future__ import annotations

from functools import lru_cache

from game.table.geometry import Insets, Size
from game.table.landscape import landscape
from game.table.layout import Layout, Shape
from game.table.portrait import portrait
from game.table.wide import wide

SMALLEST_WIDE = 600


@lru_cache(maxsize=8)
def solve(size: Size, insets: Insets, *, passing: bool) -> Layout:
    """Return where everything stands on a glass of this size; the pass needs a longer button."""
    arrange = {"portrait": portrait, "landscape": landscape, "wide": wide}[shape_of(size)]
    return arrange(size, insets, passing=passing)


def shape_of(size: Size) -> Shape:
    """Return the shape of a glass."""
    if min(size) >= SMALLEST_WIDE:
        return "wide"
    return "portrait" if size.height > size.width else "landscape"
