"""The rules in a minute."""

from __future__ import annotations

from game.scenes.sheet_scene import SheetScene
from game.table.geometry import Point, Rect
from game.table.marks import Mark, Panel
from game.table.sheet import SheetContent, SheetFrame
from game.table.theme import GOLD, PANEL, WHITE, clear

RULES = ("goal", "points", "pass", "follow", "first", "broken", "moon")
TEXT = 13.5
PADDING = 12.0


class RulesSheet(SheetScene):
    """A box for each rule, in two columns where it lies on its side."""

    def content(self, frame: SheetFrame) -> SheetContent:
        """Return every rule in force, with its numbers."""
        say = self.session.lettering.say
        columns = 2 if frame.landscape else 1
        width = (frame.width - 14 * (columns - 1)) / columns
        marks: list[Mark] = []
        tops = [0.0] * columns
        for rule in RULES:
            column = tops.index(min(tops))
            box, inside = self._rule(rule, Point(column * (width + 14), tops[column]), width)
            marks += inside
            tops[column] = box.bottom + 8
        return SheetContent(say("how_to_play"), marks, close=say("back"), back=True)

    def _rule(self, rule: str, at: Point, width: float) -> tuple[Rect, list[Mark]]:
        """Return one rule in a box as high as its text."""
        lettering, house = self.session.lettering, self.session.match.house
        title = lettering.say(f"rule_{rule}")
        text = lettering.say(f"rule_{rule}_text", target=house.target, points=house.all_points)
        inner = width - 2 * PADDING
        height = 2 * PADDING + 20 + lettering.height(text, inner, TEXT)
        box = Rect(at.x, at.y, width, height)
        left = at.x + PADDING
        heading = Point(left, at.y + PADDING + 7)
        body = Point(left, at.y + PADDING + 20 + TEXT * 0.7)
        look = Panel(clear(PANEL, 0.34), 13, edge=clear(WHITE, 0.06))
        return box, [
            Mark(look, box),
            lettering.line(title, heading, 15, GOLD, align=0),
            *lettering.paragraph(text, body, inner, TEXT),
        ]
