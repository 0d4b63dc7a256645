"""The back of a card, one colour under a golden lattice, and a few of them fanned out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.rules.cards import HEARTS
from game.shell import svg
from game.shell.deck import CORNER, WIDTH, Paper, blank, pip
from game.table.geometry import Rect
from game.table.marks import Colour, Fan
from game.table.style import BackDesign


class Print(NamedTuple):
    """The colours printed on the paper: the field at the top and below, and the lattice."""

    field: Colour
    dark: Colour
    gilt: Colour


PRINTS = {
    BackDesign.WINE: Print("#7A1E33", "#5A1226", "#E8C88A"),
    BackDesign.NAVY: Print("#22315E", "#172244", "#E5C98F"),
    BackDesign.TEAL: Print("#0F5257", "#0A3A40", "#E9CF98"),
}
MARGIN = 13
"""The white around the coloured field."""

LATTICE = ((120, 8), (64, 6), (40, 4), (0, 2))
"""The meshes across a card that is at least so many pixels wide: finer ones would blur."""

FAN_STEP = 1 / 3
"""How far apart the cards of a fan are, in widths of a card."""
FAN_ANGLE = 6
FAN_SAG = 0.055
"""How far a fan's cards sink towards its ends, in steps, times the square of their place."""
FAN_SHADE = "#00141038"


def back(design: BackDesign, width: int, height: int) -> str:
    """Return a card's back."""
    paper = Paper(width, height)
    return paper.drawing(blank(paper) + _field(paper, PRINTS[design]))


def fan(look: Fan, ratio: float, width: int, height: int) -> str:
    """Return backs fanned out around the middle of a drawing of that size in pixels."""
    card_width = look.width * ratio
    paper = Paper(max(1, round(card_width)), max(1, round(card_width * 1.4)))
    card = svg.box(Rect(-6, 0, 262, paper.tall + 6), 24, svg.fill(FAN_SHADE)) + blank(paper)
    card += _field(paper, PRINTS[look.design])
    step = card_width * FAN_STEP
    body = ""
    for place in range(look.cards):
        turn = place - (look.cards - 1) / 2
        x, y = width / 2 + turn * step, height / 2 + turn * turn * step * FAN_SAG
        body += svg.group(
            f"translate({x:.2f} {y:.2f}) rotate({turn * FAN_ANGLE:.2f}) "
            f"scale({card_width / WIDTH:.5f}) translate({-WIDTH / 2} {-paper.tall / 2:.2f})",
            card,
        )
    return svg.document(width, height, body)


def _field(paper: Paper, colours: Print) -> str:
    """Return all that is printed on the paper."""
    field = Rect(0, 0, WIDTH, paper.tall).grown(-MARGIN)
    frame = svg.stroke(colours.gilt, max(2, paper.pixel))
    return (
        svg.gradient("field", colours.field, colours.dark, 90, paper.tall)
        + svg.box(field, CORNER - 9, 'fill="url(#field)"')
        + "".join(_lattice(paper, field.grown(-9), colours.gilt))
        + svg.box(field.grown(-5), 9, frame)
        + _medallion(paper, colours)
    )


def _lattice(paper: Paper, field: Rect, gilt: Colour) -> Iterator[str]:
    """Yield crossing lines from edge to edge, and a small lozenge in each of their meshes."""
    columns = next(count for least, count in LATTICE if paper.width >= least)
    step = field.width / columns
    rows = max(1, round(field.height / step))
    fall = field.height / rows

    def at(column: float, row: float) -> str:
        return f"{field.x + column * step:.2f} {field.y + row * fall:.2f}"

    lines = ""
    for diagonal in range(1 - rows, columns):
        column, row = max(diagonal, 0), max(-diagonal, 0)
        length = min(columns - column, rows - row)
        lines += f"M{at(column, row)}L{at(column + length, row + length)}"
        lines += f"M{at(columns - column, row)}L{at(columns - column - length, row + length)}"
    yield svg.path(lines, svg.stroke(gilt + "9E", max(1.7, 0.75 * paper.pixel)))

    wide, high = step * 0.13, step * 0.1625
    lozenge = f"l{wide:.2f} {high:.2f}l{-wide:.2f} {high:.2f}l{-wide:.2f} {-high:.2f}z"
    middles = [(c + 0.5, float(r)) for c in range(columns) for r in range(1, rows)]
    middles += [(float(c), r + 0.5) for c in range(1, columns) for r in range(rows)]
    tops = (at(column, row - high / fall) for column, row in middles)
    yield svg.path("".join(f"M{top}{lozenge}" for top in tops), svg.fill(gilt + "D9"))


def _medallion(paper: Paper, colours: Print) -> str:
    x, y = WIDTH / 2, paper.tall / 2
    return (
        svg.disc(x, y, 42, svg.fill(colours.dark))
        + svg.disc(x, y, 39, svg.stroke(colours.gilt, max(2.2, paper.pixel)))
        + svg.disc(x, y, 34, svg.stroke(colours.gilt + "99", 1.4))
        + pip(HEARTS, x, y + 2, 38, colours.gilt)
    )
