"""Where everything stands: a pure function of the size of the glass, its insets and the phase.

All numbers are logical pixels.  Three arrangements share this record: a portrait phone, a
landscape phone, and everything with room for the largest form.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, NamedTuple, TypeAlias

from game.rules.seats import Seat
from game.table.geometry import Point, Rect
from game.table.hand_box import HandBox
from game.table.style import IndexSize

CARD_RATIO = 1.4
FULL_HAND = 13
"""How many cards a hand of the usual game has."""
TARGET = 44.0
"""The smallest side of anything that can be tapped."""

Shape: TypeAlias = Literal["portrait", "landscape", "wide"]


Flow: TypeAlias = Literal["centred", "leftwards", "rightwards", "down", "down at the left"]


MIRRORED_FLOWS: dict[Flow, Flow] = {
    "leftwards": "rightwards",
    "rightwards": "leftwards",
    "down": "down at the left",
    "down at the left": "down",
}

ROOM_FOR_NOTES = 560.0
"""With less width than this, a note on a wide glass becomes so high that it reaches the badges."""
BETWEEN_PASSED = 8.0
"""The distance of the cards chosen for the pass."""
CENTRED = 0.5
"""The alignment of what stands in the middle."""


class Anchor(NamedTuple):
    """Where a line of text stands: a point of its middle line, and which part of it is there."""

    point: Point
    align: float


class SeatSpot(NamedTuple):
    """Where a seat is shown."""

    form: Literal["plate", "pill", "chip"]
    """A plate hangs below the portrait, a pill stands beside it, a chip holds all of it."""
    portrait: Rect
    plate: Rect
    footer: float
    """How much higher the plate grows when it carries the moon's warning; 0 where it cannot."""
    lines: int
    scale: float
    brief: bool = False
    """Whether there is no room for words beside the numbers."""

    @property
    def reach(self) -> Rect:
        """All that the seat may ever cover, the fan of cards and the warning included."""
        top = self.portrait.y - (16 * self.portrait.width / 46 if self.form == "plate" else 4)
        left = min(self.plate.x, self.portrait.x)
        right = max(self.plate.right, self.portrait.right)
        return Rect.between(left, min(top, self.plate.y), right, self.plate.bottom + self.footer)


class Chips(NamedTuple):
    """Where the table's badges stand: from a point to both sides, to one side, or down from it."""

    flow: Flow
    point: Point
    long: bool
    """Whether there is room for their long form."""


class PassSpot(NamedTuple):
    """Where the cards chosen for the pass are shown, with the arrow and the words above them."""

    arrow: Rect
    words: Anchor
    words_size: float
    cards: Rect
    """The room of three cards side by side; more of them overlap."""

    def places(self, count: int) -> list[Rect]:
        """Return the boxes of so many cards in a row."""
        width = self.cards.height / CARD_RATIO
        step = min(width + BETWEEN_PASSED, (self.cards.width - width) / max(1, count - 1))
        left = self.cards.centre.x - (width + step * (count - 1)) / 2
        return [Rect(left + i * step, self.cards.y, width, self.cards.height) for i in range(count)]


class Titles(NamedTuple):
    """Where the lines about the hand stand, as far as there is room for them."""

    title: Anchor
    subtitle: Anchor | None
    trick_number: Anchor | None


class Bar(NamedTuple):
    """You and the two buttons."""

    you: Rect
    secondary: Rect
    primary: Rect


@dataclass(frozen=True)
class Layout:
    """Every place on the table."""

    shape: Shape
    tall: bool
    """Whether there is room for the long form of everything."""
    tiny: bool
    """Whether even the short form has to be smaller."""
    glass: Rect
    menu: Rect
    last_trick: Rect
    score: Rect
    titles: Titles
    seats: dict[Seat, SeatSpot]
    """The rivals' places."""
    bar: Bar
    status: Rect
    chips: Chips
    trick: tuple[Rect, ...]
    """The place of each seat's card."""
    zone: Rect
    """Where a tap skips what is moving."""
    inlay: Rect
    inlay_radius: float
    floor: float
    """Where the table begins to darken towards the bottom."""
    hand: HandBox
    passing: PassSpot
    rules: Rect | None = None
    """The button for the rules in force, where the titles do not lead there."""

    @property
    def wide(self) -> bool:
        """Whether this is the arrangement of tablets and desktops."""
        return self.shape == "wide"

    @property
    def low_notes(self) -> bool:
        """Whether notes take the badges' place, for want of room between you and the buttons."""
        high = self.status.bottom <= self.bar.you.y
        return high or (self.wide and self.status.width < ROOM_FOR_NOTES)

    def clear_beside(self, x: float) -> float:
        """Return how far it is from a place at either side to the seats in the row above."""
        row = [spot.reach for spot in self.seats.values() if spot.reach.y < self.menu.bottom]
        at_left = x < self.glass.centre.x
        return min(
            (seat.x - x if at_left else x - seat.right for seat in row),
            default=self.score.x - self.menu.right,
        )

    def between_buttons(self, x: float) -> float:
        """Return how wide a line may be whose middle is there, between the buttons above."""
        buttons = [box for box in (self.menu, self.last_trick, self.score) if self._above(box)]
        return 2 * min(x - box.right if box.x < x else box.x - x for box in buttons)

    def _above(self, button: Rect) -> bool:
        return button.y < self.menu.bottom

    def mirrored(self) -> Layout:
        """Return the same places for the other hand: what is tapped changes sides, seats do not."""
        swap = self._swapped
        return replace(
            self,
            menu=swap(self.menu),
            last_trick=swap(self.last_trick),
            score=swap(self.score),
            rules=self.rules and swap(self.rules),
            titles=self._swapped_titles(),
            bar=Bar(*map(swap, self.bar)),
            status=swap(self.status),
            chips=self._swapped_chips(),
        )

    def _swapped(self, rect: Rect) -> Rect:
        return rect._replace(x=self.glass.right - rect.right)

    def _swapped_titles(self) -> Titles:
        first, second, third = self.titles
        return Titles(
            self._swapped_line(first),
            second and self._swapped_line(second),
            third and self._swapped_line(third),
        )

    def _swapped_line(self, line: Anchor) -> Anchor:
        point = Point(self.glass.right - line.point.x, line.point.y)
        return Anchor(point, 1 - line.align)

    def _swapped_chips(self) -> Chips:
        flow = MIRRORED_FLOWS.get(self.chips.flow, self.chips.flow)
        point = Point(self.glass.right - self.chips.point.x, self.chips.point.y)
        return Chips(flow, point, self.chips.long)

    def portrait(self, seat: Seat) -> Rect:
        """Return the box of a seat's portrait."""
        if seat in self.seats:
            return self.seats[seat].portrait
        side = min(42, self.bar.you.height - 8)
        return Rect(self.bar.you.x + 4, self.bar.you.centre.y - side / 2, side, side)


def cross(
    centre: Point, width: float, dx: float, dy: float, side_dy: float = 0
) -> tuple[Rect, ...]:
    """Return the four places of a trick: South's, West's, North's and East's."""
    height = CARD_RATIO * width
    offsets = ((0, dy), (-dx, side_dy), (0, -dy), (dx, side_dy))
    return tuple(Rect.around(Point(centre.x + x, centre.y + y), width, height) for x, y in offsets)


def index_bottom(width: float, scale: float) -> float:
    """Return how far down the suit of a compact card's index reaches."""
    return (19 + 183 * scale) * width / 250


def index_suit(width: float, scale: float) -> float:
    """Return how far down the middle of the suit in the index of a compact face is."""
    return (19 + 146 * scale) * width / 250


def index_right(width: float, scale: float | None) -> float:
    """Return how far to the right the index of a card reaches; a whole face's has no scale."""
    return (58 if scale is None else 17 + 76 * scale) * width / 250


def hanging_plate(
    centre: Point,
    face: float,
    width: float,
    *,
    lines: int,
    scale: float = 1,
    tiny: bool = False,
) -> SeatSpot:
    """Return a seat shown as a plate below its portrait, whose middle is the point."""
    height = 48 if lines == 2 else 51 if tiny else 60
    footer = 33 if lines == 3 and not tiny else 19
    top = centre.y + face / 2 - 7 * scale
    plate = Rect(centre.x - width / 2, top, width, height * scale)
    portrait = Rect.around(centre, face, face)
    return SeatSpot("plate", portrait, plate, footer * scale, lines, scale)


def pill(left: float, middle: float, face: float, width: float, footer: float = 0) -> SeatSpot:
    """Return a seat shown as a pill with its portrait at the left end."""
    plate = Rect(left, middle - face / 2 - 4, width, face + 8)
    portrait = Rect(left + 4, middle - face / 2, face, face)
    return SeatSpot("pill", portrait, plate, footer, lines=2, scale=1)


INDEX_SCALES = {
    # On a phone, and on a wide glass, where cards are larger.
    IndexSize.NORMAL: (0.84, 0.74),
    IndexSize.LARGE: (1.0, 0.92),
    IndexSize.JUMBO: (1.16, 1.08),
}
"""How large the index of a card in your hand is drawn."""


def pill_width(face: float) -> float:
    """Return the width of a pill that holds a name and both kinds of points."""
    return face + 120


def stacked_pass(centre: Point, scale: float, room: float, words_size: float) -> PassSpot:
    """Return an arrow, words and three cards below each other around a point."""
    width = min(54 * scale, (room - 20) / 3)
    arrow, card = 40 * scale, width * CARD_RATIO
    top = centre.y - (arrow * 0.8 + 10 + 22 * scale + 14 + card) / 2
    words = Point(centre.x, top + arrow * 0.8 + 10 + 8 * scale)
    cards = room_for_three(centre.x, top + arrow * 0.8 + 24 + 22 * scale, width)
    drawn = Rect.around(Point(centre.x, top + arrow * 0.4), arrow, arrow)
    return PassSpot(drawn, Anchor(words, 0.5), words_size, cards)


def room_for_three(middle: float, top: float, width: float) -> Rect:
    """Return the box of three cards of a width side by side."""
    whole = 3 * width + 2 * BETWEEN_PASSED
    return Rect(middle - whole / 2, top, whole, width * CARD_RATIO)
