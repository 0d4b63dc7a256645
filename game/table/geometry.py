"""Points, sizes and boxes in logical pixels, as plain tuples with arithmetic."""

from __future__ import annotations

from typing import NamedTuple


class Point(NamedTuple):
    """A place: right of the left edge, below the top edge."""

    x: float
    y: float


class Size(NamedTuple):
    """A width and a height."""

    width: float
    height: float


class Insets(NamedTuple):
    """How much of each edge is not ours: notches, bars, rounded corners."""

    top: float = 0
    right: float = 0
    bottom: float = 0
    left: float = 0


class Rect(NamedTuple):
    """A box by its top left corner and its size."""

    x: float
    y: float
    width: float
    height: float

    @classmethod
    def around(cls, centre: Point, width: float, height: float) -> Rect:
        """Return the box of that size around a point."""
        return cls(centre.x - width / 2, centre.y - height / 2, width, height)

    @classmethod
    def between(cls, left: float, top: float, right: float, bottom: float) -> Rect:
        """Return the box between four edges."""
        return cls(left, top, right - left, bottom - top)

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The bottom edge."""
        return self.y + self.height

    @property
    def centre(self) -> Point:
        """The middle."""
        return Point(self.x + self.width / 2, self.y + self.height / 2)

    def moved(self, dx: float = 0, dy: float = 0) -> Rect:
        """Return the same box somewhere else."""
        return Rect(self.x + dx, self.y + dy, self.width, self.height)

    def grown(self, by: float) -> Rect:
        """Return the box with every edge pushed out by so much (in, when negative)."""
        return Rect(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def within(self, insets: Insets) -> Rect:
        """Return what the insets leave of the box."""
        return Rect.between(
            self.x + insets.left,
            self.y + insets.top,
            self.right - insets.right,
            self.bottom - insets.bottom,
        )

    def contains(self, point: Point) -> bool:
        """Tell whether the point lies in the box, whose right and bottom edges are outside."""
        return self.x <= point.x < self.right and self.y <= point.y < self.bottom

    def encloses(self, other: Rect, slack: float = 0.01) -> bool:
        """Tell whether the other box lies wholly in this one, a rounding error aside."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def overlaps(self, other: Rect, slack: float = 0.01) -> bool:
        """Tell whether the two boxes share more than a rounding error."""
        return (
            self.x < other.right - slack
            and other.x < self.right - slack
            and self.y < other.bottom - slack
            and other.y < self.bottom - slack
        )


def blend(start: float, end: float, part: float) -> float:
    """Return the number so far on the way from start (part 0) to end (part 1)."""
    return start + (end - start) * part


def blend_rect(start: Rect, end: Rect, part: float) -> Rect:
    """Return the box so far on the way from start (part 0) to end (part 1)."""
    return Rect(*(blend(a, b, part) for a, b in zip(start, end, strict=True)))
