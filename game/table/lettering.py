"""Texts in the person's language, set as marks: measured, fitted and wrapped."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from game.rules.seats import Seat
from game.table.geometry import Point, Rect
from game.table.marks import Colour, Mark, Text, Weight
from game.table.theme import CREAM
from game.words import Words

Measure: TypeAlias = Callable[[str, float, Weight], float]
"""The width of a text of a size and a weight, in logical pixels."""

MINUS = "−"
SEAT_NAMES = (
    "you", "west", "north", "east", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
)  # fmt: skip


class Lettering(NamedTuple):
    """The words and how wide they come out."""

    words: Words
    measure: Measure

    def say(self, key: str, **values: object) -> str:
        """Return the text of a key."""
        return self.words.say(key, **values)

    def decimal(self, number: float) -> str:
        """Return a number with one decimal, as it is written in this language."""
        return f"{number:.1f}".replace(".", self.say("decimal_mark"))

    def date(self, day: str) -> str:
        """Return a day, given as 2026-01-31, as it is written in this language."""
        year, month, number = day.split("-")
        return self.say("date", year=year, month=int(month), day=int(number))

    def name(self, seat: Seat) -> str:
        """Return what a seat is called."""
        return self.say(SEAT_NAMES[seat])

    def line(
        self,
        text: str,
        at: Point,
        size: float,
        colour: Colour = CREAM,
        weight: Weight = "Bold",
        *,
        align: float = 0.5,
        shadow: bool = False,
    ) -> Mark:
        """Return one line whose capitals are centred on the height of a point."""
        width = self.measure(text, size, weight)
        box = Rect(at.x - width * align, at.y - size * 0.7, width, size * 1.4)
        return Mark(Text(text, size, colour, weight, align, shadow), box)

    def fit(
        self, text: str, width: float, sizes: Sequence[float], weight: Weight = "Bold"
    ) -> float | None:
        """Return the first of the sizes at which the text is no wider, if one is."""
        return next((size for size in sizes if self.measure(text, size, weight) <= width), None)

    def word_size(self, text: str, width: float, sizes: Sequence[float]) -> float:
        """Return the largest of the sizes at which every word fits, or the smallest of them."""
        longest = max(text.split(), key=len)
        return self.fit(longest, width, sizes, "Medium") or sizes[-1]

    def wrap(self, text: str, width: float, size: float, weight: Weight = "Bold") -> list[str]:
        """Return the text in lines no wider, broken between words."""
        lines: list[str] = []
        for word in text.split():
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and self.measure(longer, size, weight) <= width:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines

    def paragraph(
        self,
        text: str,
        at: Point,
        width: float,
        size: float,
        colour: Colour = CREAM,
        weight: Weight = "Medium",
    ) -> list[Mark]:
        """Return a wrapped text from a point of its first line's middle down."""
        lines = self.wrap(text, width, size, weight)
        return [
            self.line(line, Point(at.x, at.y + i * size * LEADING), size, colour, weight, align=0)
            for i, line in enumerate(lines)
        ]

    def height(self, text: str, width: float, size: float, weight: Weight = "Medium") -> float:
        """Return how high a paragraph comes out."""
        return len(self.wrap(text, width, size, weight)) * size * LEADING


LEADING = 1.35
"""The distance of the lines of a paragraph, in sizes."""


def steps(largest: float, smallest: float, step: float = 0.5) -> list[float]:
    """Return sizes from the largest down to the smallest."""
    return [largest - step * i for i in range(int((largest - smallest) / step) + 1)]
