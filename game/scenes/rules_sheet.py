"""The rules: own ones and every preset, to begin a match by."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.house import HouseRules
from game.rules.presets import PRESETS
from game.scenes.confirm import ConfirmRules
from game.scenes.help import Help
from game.scenes.mixes import mixes
from game.scenes.rules_editor import RulesEditor
from game.scenes.scene import Answer, Change, NewMatch, Pop, Push
from game.scenes.sheet_scene import SheetScene
from game.table.controls import link_row
from game.table.frame_view import RULES as IN_FORCE
from game.table.geometry import Point, Rect
from game.table.lettering import LEADING, steps
from game.table.marks import Button, Mark, Option, Panel, Target, moved
from game.table.option_words import mix_name
from game.table.sheet import SheetContent, SheetFrame
from game.table.theme import CREAM, GOLD, GOLD_FILL, MUTED, PANEL, WHITE, clear
from game.table.widgets import icon

OWN_RULES = Button("preset_own")
NAME, TEXT, PADDING, GAP, LINK = 15.0, 13.0, 12.0, 8.0, 48.0
BETWEEN_COLUMNS = 12.0
RULES, MIX = "rules", "mix"


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
        marks += link_row(self.session.lettering, own, say("put_together"), OWN_RULES)
        tops = [2 * LINK + GAP] * columns
        for height, box in (*self._mixes(width), *self._presets(width)):
            column = tops.index(min(tops))
            left = column * (width + BETWEEN_COLUMNS)
            marks += [moved(mark, left, tops[column]) for mark in box]
            tops[column] += height + GAP
        return SheetContent(say(RULES), marks, close=say("back"), back=True)

    def chosen(self, target: Target) -> Change:
        """Lead to the rules in force or to own ones, or ask whether to begin a match by others."""
        if target == IN_FORCE:
            return Push(Help(self.session, RULES))
        if target == OWN_RULES:
            return Push(RulesEditor(self.session))
        match target:
            case Option("rules", preset):
                self.session.hear("click")
                return Push(ConfirmRules(self.session, preset))
            case Option("mix", code):
                self.session.hear("click")
                return Push(RulesEditor(self.session, mixes(self.session)[code]))
        return None

    def resume(self, answer: Answer) -> Change:
        """Make way for the match that was asked for."""
        return Pop(answer) if isinstance(answer, NewMatch) else None

    def _presets(self, width: float) -> Iterator[tuple[float, list[Mark]]]:
        """Yield each preset in a box, with the height of the box."""
        say = self.session.lettering.say
        for key, house in PRESETS.items():
            texts = say(f"preset_{key}"), say(f"preset_{key}_text")
            yield self._box(width, *texts, Option(RULES, key), house)

    def _mixes(self, width: float) -> Iterator[tuple[float, list[Mark]]]:
        """Yield the rules that were put together and are kept, each in a box."""
        for code, house in mixes(self.session).items():
            name = mix_name(self.session.lettering, house)
            yield self._box(width, name, code, Option(MIX, code), house)

    def _box(
        self, width: float, name: str, text: str, target: Option, house: HouseRules
    ) -> tuple[float, list[Mark]]:
        """Return rules in a box, from its top left corner, with the height of the box."""
        lettering = self.session.lettering
        chosen = house == self.session.match.house
        room = width - 2 * PADDING - 26
        size = lettering.fit(name, room, steps(NAME, 12)) or 12
        names = lettering.wrap(name, room, size)
        below = PADDING + len(names) * NAME * LEADING + 2
        height = below + lettering.height(text, room, TEXT) + PADDING - 2
        edge = clear(GOLD_FILL, 0.6) if chosen else clear(WHITE, 0.06)
        fill = clear(GOLD_FILL, 0.13) if chosen else clear(PANEL, 0.34)
        box, label = Rect(0, 0, width, height), f"{name}. {text}"
        marks = [Mark(Panel(fill, 13, edge=edge), box, target, label=label, chosen=chosen)]
        for i, line in enumerate(names):
            at = Point(PADDING, PADDING + (i + 0.5) * NAME * LEADING - 1)
            marks.append(lettering.line(line, at, size, GOLD if chosen else CREAM, align=0))
        first = Point(PADDING, below + TEXT * LEADING / 2)
        marks += lettering.paragraph(text, first, room, TEXT, MUTED)
        if chosen:
            marks.append(icon("check", Point(width - 22, height / 2), 18, GOLD_FILL))
        return height, marks
