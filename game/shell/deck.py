"""The deck as drawings: every face, small or large, as SVG text for an exact size in pixels.

A card is drawn in units of a 250th of its width and is as high as its pixels make it: 350 units
when they are as 5 to 7.  What the eye reads first, the rank, stands on whole pixels.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from game.rules.cards import SUITS, Card, Suit, name, rank_of, suit_of
from game.shell import svg
from game.shell.assets import asset
from game.shell.palette import (
    CREAM,
    GOLD,
    PAPER,
    PAPER_BELOW,
    PAPER_EDGE,
    TWO_COLOURS,
    Palette,
    court_colours,
)
from game.table.geometry import Rect
from game.table.marks import Colour, Compact

WIDTH = 250
CORNER = 22
COURT_HEIGHT = 175
"""A court card's figure is drawn from its head at 0 to its belt."""
NO_PATTERN_BELOW = 90
"""Cards of fewer pixels in width leave out the pattern of the robe: it would only be noise."""

ACE = 12
ACE_SIZES = (122, 122, 150, 118)
ACE_HEARTS = (4, 0, 4, -6)
"""How far below its middle an ace's golden pip lies, so that it looks centred."""


class Pips(NamedTuple):
    """How a number card lies: the pips' size, and the heights of the pairs and of the singles."""

    size: float
    pairs: tuple[float, ...]
    singles: tuple[float, ...]


PIPS = (
    Pips(64, (), (0, 1)),
    Pips(62, (), (0, 1 / 2, 1)),
    Pips(50, (0, 1), ()),
    Pips(48, (0, 1), (1 / 2,)),
    Pips(46, (0, 1 / 2, 1), ()),
    Pips(44, (0, 1 / 2, 1), (1 / 4,)),
    Pips(43, (0, 1 / 2, 1), (1 / 4, 3 / 4)),
    Pips(41, (0, 1 / 3, 2 / 3, 1), (1 / 2,)),
    Pips(40, (0, 1 / 3, 2 / 3, 1), (1 / 6, 5 / 6)),
)
PIPS_LEFT, PIPS_MIDDLE, PIPS_RIGHT = 92, 125, 158
PIPS_MARGIN = 62


class Index(NamedTuple):
    """The corner of a card: the rank, as high as said, and below it the suit."""

    left: float
    top: float
    height: float
    suit: float
    gap: float
    column: float
    """The width that the rank is centred in; it may be a quarter wider."""

    @property
    def bottom(self) -> float:
        """Where the suit ends."""
        return self.top + self.height + self.gap + self.suit


FREE = 0.95
"""A card of which so much is visible counts as covered by nothing."""
FULL_INDEX = Index(left=15, top=17, height=56, suit=40, gap=9, column=43)


class Paper(NamedTuple):
    """A card's size in pixels, and what follows from it."""

    width: int
    height: int

    @property
    def pixel(self) -> float:
        """The size of a pixel in units."""
        return WIDTH / self.width

    @property
    def tall(self) -> float:
        """The height in units."""
        return self.height * self.pixel

    def snapped(self, place: float) -> float:
        """Return the nearest edge between two pixels."""
        return round(place / self.pixel) * self.pixel

    def drawing(self, body: str) -> str:
        """Return the whole drawing."""
        return svg.document(self.width, self.height, body, (WIDTH, self.tall))


@cache
def art() -> Any:  # noqa: ANN401 (as deep as the file)
    """Return the outlines of suits, ranks and courts."""
    return json.loads(asset("cards/deck.json").read_text())


def face(card: Card, width: int, height: int, palette: Palette = TWO_COLOURS) -> str:
    """Return a card's face."""
    paper = Paper(width, height)
    colour = palette.suits[suit_of(card)]
    if rank_of(card) == ACE:
        middle = _ace(card, paper, colour)
    elif name(card) in art()["courts"]:
        middle = _court(card, paper, court_colours(card, palette))
    else:
        middle = "".join(_pips(card, paper, colour))
    corners = _twice(paper, _index(card, paper, FULL_INDEX, colour))
    return paper.drawing(blank(paper) + middle + corners)


def compact_face(
    card: Card, compact: Compact, width: int, height: int, palette: Palette = TWO_COLOURS
) -> str:
    """Return the face for a card of which little can be seen; its lower corners need clipping.

    The pip, or the head of a court card, stands in the middle of what is visible, never cut.
    """
    paper = Paper(width, height)
    colour = palette.suits[suit_of(card)]
    below = ""
    if compact.strip > 0 and name(card) in art()["courts"]:
        below = _bust(card, paper, compact, court_colours(card, palette))
    elif compact.strip > 0:
        below = _single_pip(card, paper, compact, colour)
    corner = _index(card, paper, compact_index(compact.scale), colour)
    return paper.drawing(blank(paper) + below + corner + _edge(paper))


def compact_index(scale: float) -> Index:
    """Return the larger corner of a compact face."""
    return Index(17, 19, 96 * scale, 74 * scale, 13 * scale, 76 * scale)


def blank(paper: Paper) -> str:
    """Return the paper itself, with its hairline."""
    shade = svg.gradient("paper", PAPER, PAPER_BELOW, 60, paper.tall)
    whole = Rect(0, 0, WIDTH, paper.tall)
    return shade + svg.box(whole, CORNER, 'fill="url(#paper)"') + _edge(paper)


def parts(shapes: list[list[str]], colours: dict[str, Colour]) -> str:
    """Return shapes of the art in their colours."""
    return "".join(svg.path(outline, svg.fill(colours[part])) for part, outline in shapes)


def pip(
    suit: Suit, x: float, y: float, size: float, colour: Colour, *, turned: bool = False
) -> str:
    """Return a suit's sign around a point."""
    turn = "rotate(180) " if turned else ""
    place = f"translate({x:.2f} {y:.2f}) {turn}scale({size / 100:.4f})"
    return svg.group(place, svg.path(art()["suits"][SUITS[suit]], svg.fill(colour)))


def _edge(paper: Paper) -> str:
    width = max(paper.pixel, 1.6)
    inner = Rect(0, 0, WIDTH, paper.tall).grown(-width / 2)
    return svg.box(inner, CORNER - width / 2, svg.stroke(PAPER_EDGE, width))


def _twice(paper: Paper, half: str) -> str:
    """Return half a card and the same upside down."""
    return half + svg.group(f"rotate(180 {WIDTH / 2} {paper.tall / 2:.3f})", half)


def _index(card: Card, paper: Paper, index: Index, colour: Colour) -> str:
    rank = art()["ranks"][name(card)[0]]
    top, base = paper.snapped(index.top), paper.snapped(index.top + index.height)
    down = (base - top) / 100
    across = min(down, 1.25 * index.column / rank["width"])
    width = rank["width"] * across
    centred = index.left + index.column / 2 - width / 2
    left = max(paper.snapped(centred), paper.snapped(index.left - 3.5))
    letter = svg.path(rank["path"], svg.fill(colour))
    placed = f"translate({left:.3f} {base:.3f}) scale({across:.4f} {down:.4f})"
    sign = pip(
        suit_of(card), left + width / 2, base + index.gap + index.suit / 2, index.suit, colour
    )
    return svg.group(placed, letter) + sign


def _pips(card: Card, paper: Paper, colour: Colour) -> Iterator[str]:
    size, pairs, singles = PIPS[rank_of(card)]
    places = [(x, height) for height in pairs for x in (PIPS_LEFT, PIPS_RIGHT)]
    places += [(PIPS_MIDDLE, height) for height in singles]
    for x, height in places:
        y = PIPS_MARGIN + (paper.tall - 2 * PIPS_MARGIN) * height
        yield pip(suit_of(card), x, y, size, colour, turned=height > 1 / 2)


def _ace(card: Card, paper: Paper, colour: Colour) -> str:
    suit = suit_of(card)
    size, middle = ACE_SIZES[suit], paper.tall / 2
    line = max(2.4, 0.9 * paper.pixel) * 100 / size
    inline = svg.path(art()["inlines"][SUITS[suit]], svg.stroke(CREAM, line))
    return (
        pip(suit, WIDTH / 2, middle, size, colour)
        + svg.group(f"translate({WIDTH / 2} {middle:.2f}) scale({size / 100})", inline)
        + pip(suit, WIDTH / 2, middle + ACE_HEARTS[suit], size * 0.3, GOLD)
    )


def _court(card: Card, paper: Paper, colours: dict[str, Colour]) -> str:
    court = art()["courts"][name(card)]
    shapes = court["bust"] + court["held"]
    if paper.width < NO_PATTERN_BELOW:
        shapes = [shape for shape in shapes if shape[0] != "pattern"]
    down = f"translate(0 {paper.tall / 2 - COURT_HEIGHT:.3f})"
    half = svg.group(down, parts(shapes, colours))
    belt = parts(art()["belts"][SUITS[suit_of(card)]], colours)
    return _twice(paper, half) + svg.group(down, belt)


def _bust(card: Card, paper: Paper, compact: Compact, colours: dict[str, Colour]) -> str:
    """Return the head of a court: beside the index of a free card, else below it."""
    if compact.strip >= FREE:
        scale, x = 1.16, 150.0
    else:
        room = paper.tall - compact_index(compact.scale).bottom - 4
        scale, x = min(1.06, room / 172), max(84, WIDTH * compact.strip / 2 + 12)
    place = f"translate({x - 125 * scale:.2f} {paper.tall - 172 * scale:.2f}) scale({scale:.4f})"
    return svg.group(place, parts(art()["courts"][name(card)]["bust"], colours))


def _single_pip(card: Card, paper: Paper, compact: Compact, colour: Colour) -> str:
    """Return one large pip: beside the index of a free card, else below it."""
    index = compact_index(compact.scale)
    if compact.strip >= FREE:
        left = index.left + index.column + 3
        size = min(136, WIDTH - 30 - left)
        x = max(152, left + size / 2)
    else:
        visible = WIDTH * compact.strip
        size = min(136, visible - 34, paper.tall - 26 - index.bottom - 10)
        x = visible / 2 + 3
    return pip(suit_of(card), x, paper.tall - 26 - size / 2, size, colour)
