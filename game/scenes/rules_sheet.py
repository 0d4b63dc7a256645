"""The rules: every preset with one line, to begin a match by."""

from __future__ import annotations

from game.rules.presets import PRESETS
from game.scenes.confirm import ConfirmRules
from game.scenes.help import Help
from game.scenes.rules_editor import RulesEditor
from game.scenes.scene import Answer, Change, NewMatch, Pop, Push
from game.scenes.sheet_scene import SheetScene
from game.table.controls import link_row
from game.table.frame_view import RULES as IN_FORCE
from game.table.geometry import Point, Rect
from game.table.lettering import LEADING, steps
from game.table.marks import Button, Mark, Option, Panel, Target, moved
from game.table.sheet import SheetContent, SheetFrame
from game.table.theme import CREAM, GOLD, GOLD_FILL, MUTED, PANEL, WHITE, clear
from game.table.widgets import icon

OWN_RULES = Button("preset_own")
NAME, TEXT, PADDING, GAP, LINK = 15.0, 13.0, 12.0, 8.0, 48.0
BETWEEN_COLUMNS = 12.0
RULES = "rules"


class RulesSheet(SheetScene):
    """A tap on a preset asks whether to begin a match by it."""

    def content(self, frame: SheetFrame) -> SheetContent:
        """Return the presets, in two columns where it lies on its side."""
        say = self.session.lettering.say
        columns = 2 if frame.landscape else 1
        width = (frame.width - BETWEEN_COLUMNS * (columns - 1)) / columns
        marks = link_row(
            self.session.lettering, Rect(0, 0, frame.width, LINK), say(IN_FORCE.name), IN_FORCE
        )
        own = Rect(0, LINK, frame.width, LINK)
        marks += link_row(self.session.lettering, own, say(OWN_RULES.name), OWN_RULES)
        tops = [2 * LINK + GAP] * columns
        for key in PRESETS:
            column = tops.index(min(tops))
            height, box = self._preset(key, width)
            left = column * (width + BETWEEN_COLUMNS)
            marks += [moved(mark, left, tops[column]) for mark in box]
            tops[column] += height + GAP
        return SheetContent(say(RULES), marks, close=say("back"), back=True)

    def chosen(self, target: Target) -> Change:
        """Lead to the rules in force, or ask whether to begin a match by others."""
        if target == IN_FORCE:
            return Push(Help(self.session, RULES))
        if target == OWN_RULES:
            return Push(RulesEditor(self.session))
        if isinstance(target, Option):
            self.session.hear("click")
            return Push(ConfirmRules(self.session, target.value))
        return None

    def resume(self, answer: Answer) -> Change:
        """Make way for the match that was asked for."""
        return Pop(answer) if isinstance(answer, NewMatch) else None

    def _preset(self, key: str, width: float) -> tuple[float, list[Mark]]:
        """Return a preset in a box, from its top left corner, with the height of the box."""
        lettering = self.session.lettering
        name, text = lettering.say(f"preset_{key}"), lettering.say(f"preset_{key}_text")
        chosen = PRESETS[key] == self.session.match.house
        room = width - 2 * PADDING - 26
        size = lettering.fit(name, room, steps(NAME, 12)) or 12
        lines = lettering.height(text, room, TEXT)
        height = PADDING + NAME * LEADING + 2 + lines + PADDING - 2
        edge = clear(GOLD_FILL, 0.6) if chosen else clear(WHITE, 0.06)
        fill = clear(GOLD_FILL, 0.13) if chosen else clear(PANEL, 0.34)
        box = Rect(0, 0, width, height)
        first = Point(PADDING, PADDING + NAME * LEADING / 2 - 1)
        below = Point(PADDING, PADDING + NAME * LEADING + 2 + TEXT * LEADING / 2)
        sign = icon("check", Point(width - 22, height / 2), 18, GOLD_FILL)
        look, said = Panel(fill, 13, edge=edge), f"{name}. {text}"
        return height, [
            Mark(look, box, Option(RULES, key), label=said, chosen=chosen),
            lettering.line(name, first, size, GOLD if chosen else CREAM, align=0),
            *lettering.paragraph(text, below, room, TEXT, MUTED),
            *([sign] if chosen else []),
        ]
