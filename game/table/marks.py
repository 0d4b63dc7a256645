"""Marks: the one list that is painted, tapped, walked by the keyboard and read by tests.

A mark is something to look at in a box, and perhaps something a tap on it means.  Looks are plain
values: the same look in a box of the same size is the same picture, so a painter may keep it.
Colours are written ``#RRGGBB``, or ``#RRGGBBAA`` where they let through what lies below.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from game.rules.cards import Card
from game.rules.seats import Seat
from game.table.geometry import Point, Rect, Size
from game.table.style import BackDesign, DeckColours

Colour: TypeAlias = str
Weight: TypeAlias = Literal["Medium", "Bold", "ExtraBold"]


class Felt(NamedTuple):
    """The cloth of the table, from its light in the middle to its dark corners."""

    light: Colour = "#1D6C54"
    cloth: Colour = "#125242"
    dark: Colour = "#062823"


class Panel(NamedTuple):
    """A box with round corners, filled from the first colour at the top to the last below."""

    fill: Colour | None
    radius: float = 0
    fill_below: Colour | None = None
    edge: Colour | None = None
    edge_width: float = 1


class Shadow(NamedTuple):
    """The soft shadow of such a box; it reaches beyond the box by about twice its blur."""

    radius: float
    blur: float
    colour: Colour


class Text(NamedTuple):
    """One line, its capitals centred in the height of the box."""

    text: str
    size: float
    colour: Colour
    weight: Weight = "Bold"
    align: float = 0.5
    """Where in the width it stands: 0 at the left, 0.5 in the middle, 1 at the right."""
    shadow: bool = False


class Icon(NamedTuple):
    """A small drawing by its name, as large as its box."""

    name: str
    colour: Colour


class Compact(NamedTuple):
    """A card face for narrow strips: a large index and one pip."""

    scale: float
    """The size of the index, 1 for the largest."""
    strip: float
    """The part of the width that is visible: 1 for a free card, 0 for an index alone."""


class Face(NamedTuple):
    """A card face up."""

    card: Card
    compact: Compact | None = None
    dimmed: bool = False
    art: Size | None = None
    """Drawn for this size and stretched to the box: for a card that is moving."""
    deck: DeckColours = DeckColours.TWO


class Back(NamedTuple):
    """A card face down."""

    art: Size | None = None
    design: BackDesign = BackDesign.WINE


class Fan(NamedTuple):
    """A few backs fanned out, as held by a rival; the box holds the whole fan."""

    cards: int
    width: float
    """The width of one card."""
    design: BackDesign = BackDesign.WINE


class Avatar(NamedTuple):
    """The round portrait of a seat."""

    seat: Seat


class Line(NamedTuple):
    """A line through points, which are relative to the box."""

    points: tuple[Point, ...]
    colour: Colour
    width: float
    dash: float = 0


Look: TypeAlias = Felt | Panel | Shadow | Text | Icon | Face | Back | Fan | Avatar | Line


@dataclass(frozen=True, slots=True)
class CardInHand:
    """A card of your hand."""

    card: Card


@dataclass(frozen=True, slots=True)
class Button:
    """A button, by its name."""

    name: str


@dataclass(frozen=True, slots=True)
class Option:
    """One of the values that a setting may have."""

    setting: str
    value: str


@dataclass(frozen=True, slots=True)
class SeatPlate:
    """What is shown of a seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Table:
    """The table itself, where a tap skips what is moving."""


@dataclass(frozen=True, slots=True)
class Backdrop:
    """What lies around a sheet, and keeps taps from what lies below it."""


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet itself, where a tap does nothing."""


Target: TypeAlias = CardInHand | Button | Option | SeatPlate | Table | Backdrop | Paper


class Mark(NamedTuple):
    """Something to see in a box, or to tap in a zone, or both."""

    look: Look | None
    rect: Rect
    target: Target | None = None
    zone: Rect | None = None
    """Where a tap counts, when that is not the box."""
    label: str = ""
    """What the target is called, for those who do not see it."""
    chosen: bool | None = None
    """Whether the target is the chosen one, where it is one of several to choose from."""
    alpha: float = 1.0
    clip: Rect | None = None
    """The box beyond which it is neither seen nor tapped."""

    def tapped_at(self, point: Point) -> bool:
        """Tell whether a tap at this point is on the mark."""
        inside = self.clip is None or self.clip.contains(point)
        return inside and (self.zone or self.rect).contains(point)


Marks: TypeAlias = tuple[Mark, ...]


def hit(marks: Sequence[Mark], point: Point) -> Target | None:
    """Return what a tap at this point means: the topmost target there."""
    for mark in reversed(marks):
        if mark.target is not None and mark.tapped_at(point):
            return mark.target
    return None


def reachable(marks: Sequence[Mark]) -> list[Mark]:
    """Return the marks that the keyboard can reach, in order; a sheet hides what lies below it."""
    found: list[Mark] = []
    for mark in marks:
        if isinstance(mark.target, Backdrop):
            found.clear()
        elif mark.target is not None and not isinstance(mark.target, Table | Paper):
            found.append(mark)
    return found


def moved(mark: Mark, dx: float = 0, dy: float = 0) -> Mark:
    """Return the same mark somewhere else; what clips it moves along."""
    zone = mark.zone and mark.zone.moved(dx, dy)
    clip = mark.clip and mark.clip.moved(dx, dy)
    return mark._replace(rect=mark.rect.moved(dx, dy), zone=zone, clip=clip)


def magnified(mark: Mark, by: float) -> Mark:
    """Return the same mark so many times larger, seen from the top left corner of the glass."""
    zone = mark.zone and _magnified_rect(mark.zone, by)
    clip = mark.clip and _magnified_rect(mark.clip, by)
    rect = _magnified_rect(mark.rect, by)
    return mark._replace(look=_magnified_look(mark.look, by), rect=rect, zone=zone, clip=clip)


def _magnified_rect(rect: Rect, by: float) -> Rect:
    return Rect(*(number * by for number in rect))


def _magnified_look(look: Look | None, by: float) -> Look | None:
    match look:
        case Panel():
            return look._replace(radius=look.radius * by, edge_width=look.edge_width * by)
        case Shadow():
            return look._replace(radius=look.radius * by, blur=look.blur * by)
        case Text():
            return look._replace(size=look.size * by)
        case Line(points):
            larger = tuple(Point(point.x * by, point.y * by) for point in points)
            return look._replace(points=larger, width=look.width * by, dash=look.dash * by)
        case _:
            return look
