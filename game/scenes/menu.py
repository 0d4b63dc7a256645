"""The menu: another match, the rivals, and the way to everything else."""

from __future__ import annotations

from collections.abc import Callable

from game.players.levels import Level
from game.rules.match import Stage
from game.scenes.adviser import GUIDE
from game.scenes.confirm import ConfirmNewMatch
from game.scenes.deals import DealsSheet
from game.scenes.help import Help
from game.scenes.rules_sheet import RulesSheet
from game.scenes.scene import BeGuided, Change, Push, Scene
from game.scenes.session import Session
from game.scenes.settings_sheet import SettingsSheet
from game.scenes.sheet_scene import SheetScene
from game.scenes.statistics import Statistics
from game.table.controls import labelled, link_row, segments
from game.table.geometry import Point, Rect
from game.table.marks import Button, Mark, Option, Target
from game.table.pace import Speed
from game.table.sheet import SheetContent, SheetFrame
from game.table.theme import GOLD
from game.table.widgets import primary_button, rule

NEW_MATCH = Button("new_match")
LINKS: dict[Button, Callable[[Session], Scene]] = {
    Button("rules"): RulesSheet,
    Button("settings"): SettingsSheet,
    Button("statistics"): Statistics,
    Button("deals"): DealsSheet,
    Button("how_to_play"): Help,
}
"""The sheets that the menu leads to; each button's name is the key of its label."""
LABEL, CONTROL, ROW = 13.0, 44.0, 50.0
CHOICE = LABEL + 8 + CONTROL


class Menu(SheetScene):
    """A level comes into force with the next hand, all else at once."""

    def content(self, frame: SheetFrame) -> SheetContent:
        """Return the menu, in two columns where it lies on its side."""
        say = self.session.lettering.say
        body = self._two_columns(frame) if frame.landscape else self._one_column(frame)
        return SheetContent(title=say("menu"), body=body, close=say("close"))

    def chosen(self, target: Target) -> Change:
        """Change a setting, or lead on."""
        session = self.session
        match target:
            case Option("level", value):
                session.change(level=Level(value))
            case Option("speed", value):
                session.change(speed=Speed(value))
        session.hear("click")
        if target == NEW_MATCH:
            return Push(ConfirmNewMatch(session))
        if target == GUIDE:
            return BeGuided()
        for button, sheet in LINKS.items():
            if target == button:
                return Push(sheet(session))
        return None

    def _one_column(self, frame: SheetFrame) -> list[Mark]:
        gap = 12.0 if frame.height < 520 else 20.0
        marks = self._new_match(Rect(0, 0, frame.width, 52))
        marks += self._levels(Rect(0, 52 + gap, frame.width, CHOICE))
        marks += self._speeds(Rect(0, 52 + 2 * gap + CHOICE, frame.width, CHOICE))
        return marks + self._links(Rect(0, 52 + 2.5 * gap + 2 * CHOICE, frame.width, ROW))

    def _two_columns(self, frame: SheetFrame) -> list[Mark]:
        column = (frame.width - 28) / 2
        part = (max(frame.height, 2 * 74 + 56) - 46) / 2
        marks = self._new_match(Rect(0, 0, column, 46))
        marks += self._levels(Rect(0, 46 + part - CHOICE, column, CHOICE))
        marks += self._speeds(Rect(0, 46 + 2 * part - CHOICE, column, CHOICE))
        row = max(CONTROL, min(ROW, frame.height / len((*LINKS, GUIDE))))
        return marks + self._links(Rect(column + 28, 0, column, row))

    def _new_match(self, box: Rect) -> list[Mark]:
        lettering, pressed = self.session.lettering, self.session.pressed == NEW_MATCH
        label = lettering.say("new_match")
        return primary_button(lettering, box, label, NEW_MATCH, size=18, pressed=pressed)

    def _choice(
        self, box: Rect, label: str, setting: str, options: list[tuple[str, str]], chosen: str
    ) -> list[Mark]:
        lettering = self.session.lettering
        control = Rect(box.x, box.y + LABEL + 8, box.width, CONTROL)
        marks = labelled(lettering, label, Point(box.x, box.y + LABEL / 2))
        return marks + segments(lettering, control, setting, options, chosen)

    def _levels(self, box: Rect) -> list[Mark]:
        session, say = self.session, self.session.lettering.say
        options = [(level.value, say(level.value)) for level in Level]
        chosen = session.settings.level
        marks = self._choice(box, say("difficulty"), "level", options, chosen.value)
        if chosen is not session.settings.level_in_play and session.match.stage is not Stage.OVER:
            note = say("from_next_hand")
            at = Point(box.right, box.y + LABEL / 2)
            marks.append(session.lettering.line(note, at, 12, GOLD, "Medium", align=1))
        return marks

    def _speeds(self, box: Rect) -> list[Mark]:
        say, settings = self.session.lettering.say, self.session.settings
        options = [(speed.value, say(speed.value)) for speed in Speed]
        return self._choice(box, say("speed"), "speed", options, settings.speed.value)

    def _links(self, first: Rect) -> list[Mark]:
        """Return a row for each sheet that the menu leads to, from the first row's place down."""
        lettering = self.session.lettering
        marks: list[Mark] = []
        for i, button in enumerate((*LINKS, GUIDE)):
            row = first.moved(dy=i * first.height)
            marks += [rule(row.x, row.y, row.width)] if i else []
            marks += link_row(lettering, row, lettering.say(button.name), button)
        return marks
