"""The icons, drawn on a grid of 24 by 24."""

from __future__ import annotations

from typing import NamedTuple

from game.shell import svg
from game.table.marks import Colour

GRID = 24


class Drawing(NamedTuple):
    """What an icon is made of: lines drawn with a round pen, and filled shapes."""

    lines: str = ""
    shapes: str = ""
    pen: float = 2


_ARROW_PEN = 3
_UP = Drawing("M12 21.3V3.5M4.7 10L12 2.7L19.3 10", pen=_ARROW_PEN)

ICONS = {
    "menu": Drawing("M4 7H20M4 12H20M4 17H14"),
    "hint": Drawing(
        "M9 18H15M10 21H14M12 3C8.2 3 5.5 5.8 5.5 9.3C5.5 11.6 6.8 13.2 8 14.3C8.6 14.9 9 15.6 9 16"
        "H15C15 15.6 15.4 14.9 16 14.3C17.2 13.2 18.5 11.6 18.5 9.3C18.5 5.8 15.8 3 12 3Z"
    ),
    "book": Drawing(
        "M12 6.4C10 4.9 7 4.4 3.6 4.4V17.8C7 17.8 10 18.3 12 19.8C14 18.3 17 17.8 20.4 17.8V4.4"
        "C17 4.4 14 4.9 12 6.4ZM12 6.4V19.4"
    ),
    "score": Drawing("M5 20V11M12 20V4M19 20V14"),
    "play": Drawing("M12 19V6M6 11.5L12 5.5L18 11.5"),
    "forward": Drawing("M5 6L11 12L5 18M13 6L19 12L13 18"),
    "last_trick": Drawing(
        "M5 16.5A8.6 8.6 0 1 0 4.2 9.2M3.6 4.6V9.4H8.4",
        "M10.2 8.4H13.8C14.4 8.4 14.8 8.8 14.8 9.4V14.8C14.8 15.4 14.4 15.8 13.8 15.8"
        "H10.2C9.6 15.8 9.2 15.4 9.2 14.8V9.4C9.2 8.8 9.6 8.4 10.2 8.4Z",
    ),
    "close": Drawing("M6 6L18 18M18 6L6 18"),
    "back": Drawing("M15 5L8 12L15 19"),
    "next": Drawing("M9 5L16 12L9 19"),
    "warning": Drawing("M12 8V13M12 16.5V16.6M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3Z"),
    "check": Drawing("M6 12.5L10.5 17L18.5 7.5"),
    "rewind": Drawing("M19 6L13 12L19 18M11 6L5 12L11 18"),
    "eye": Drawing(
        "M2.5 12C5 7.5 8.3 5.5 12 5.5S19 7.5 21.5 12C19 16.5 15.7 18.5 12 18.5S5 16.5 2.5 12Z"
        "M12 9A3 3 0 1 0 12 15A3 3 0 1 0 12 9Z"
    ),
    "branch": Drawing("M6 20V4M6 14C6 9.5 9 8 13 8H18M14.5 4L18.8 8L14.5 12"),
    "crown": Drawing(shapes="M3 19L2 7L8 11L12 4L16 11L22 7L21 19Z"),
    "moon": Drawing(shapes="M19.5 15A8.5 8.5 0 1 1 10 4A7 7 0 0 0 19.5 15Z"),
    "broken_heart": Drawing(
        "M12 20S3.5 14.5 3.5 8.6C3.5 5.8 5.6 4 7.9 4C9.7 4 11.2 5 12 6.6C12.8 5 14.3 4 16.1 4"
        "C18.4 4 20.5 5.8 20.5 8.6C20.5 14.5 12 20 12 20ZM12 6.6L10 10L13.5 12.5L11.5 16"
    ),
    "arrow_left": Drawing("M21.3 12H3.5M10 4.7L2.7 12L10 19.3", pen=_ARROW_PEN),
    "arrow_right": Drawing("M2.7 12H20.5M14 4.7L21.3 12L14 19.3", pen=_ARROW_PEN),
    "arrow_up": _UP,
    "arrow_across": _UP,
    "arrow_up_left": Drawing("M20 20L4.5 4.5M4 15V4H15", pen=_ARROW_PEN),
    "arrow_up_right": Drawing("M4 20L19.5 4.5M20 15V4H9", pen=_ARROW_PEN),
    "no_pass": Drawing("M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3ZM5.8 5.8L18.2 18.2", pen=2.5),
    "sound": Drawing(
        "M16 9A4.3 4.3 0 0 1 16 15M18.6 6.4A8 8 0 0 1 18.6 17.6"
        "M4 9.6V14.4H7.4L12 18.4V5.6L7.4 9.6H4Z",
        "M4 9.6V14.4H7.4L12 18.4V5.6L7.4 9.6H4Z",
    ),
    "globe": Drawing(
        "M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3ZM3.4 12H20.6"
        "M12 3C8 7 8 17 12 21M12 3C16 7 16 17 12 21",
        pen=1.75,
    ),
    # The signs of the four seats on the lines of a chart.
    "dot": Drawing(shapes="M12 2A10 10 0 1 0 12 22A10 10 0 1 0 12 2Z"),
    "square": Drawing(shapes="M3 3H21V21H3Z"),
    "triangle": Drawing(shapes="M12 2L22 20H2Z"),
    "diamond": Drawing(shapes="M12 1L23 12L12 23L1 12Z"),
    "cross": Drawing("M4 4L20 20M20 4L4 20", pen=5),
    "bar": Drawing(shapes="M2 8H22V16H2Z"),
}


def icon(name: str, colour: Colour, width: int, height: int) -> str:
    """Return an icon in the middle of a drawing of that many pixels.

    Raises ValueError when no icon has that name.
    """
    if name not in ICONS:
        raise ValueError(f"no icon is called {name!r}; there are {', '.join(ICONS)}")
    lines, shapes, pen = ICONS[name]
    scale = min(width, height) / GRID
    left, top = (width - GRID * scale) / 2, (height - GRID * scale) / 2
    body = svg.path(shapes, svg.fill(colour)) if shapes else ""
    body += svg.path(lines, svg.stroke(colour, pen)) if lines else ""
    place = f"translate({left:.2f} {top:.2f}) scale({scale:.5f})"
    return svg.document(width, height, svg.group(place, body))
