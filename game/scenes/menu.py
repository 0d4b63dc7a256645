"""The menu: another match, and everything that can be set."""

from __future__ import annotations

from game.players.levels import Level
from game.rules.match import Stage
from game.scenes.confirm import ConfirmNewMatch
from game.scenes.rules import RulesSheet
from game.scenes.scene import Change, Push
from game.scenes.sheet_scene import SheetScene
from game.table.controls import labelled, link_row, segments, switch_row
from game.table.geometry import Point, Rect
from game.table.marks import Button, Mark, Option, Target
from game.table.pace import Speed
from game.table.sheet import SheetContent, SheetFrame
from game.table.theme import GOLD
from game.table.widgets import primary_button, rule

NEW_MATCH, HOW_TO_PLAY = Button("new_match"), Button("how_to_play")
LABEL = 13.0


class Menu(SheetScene):
    """Settings change at once; a level comes into force with the next hand."""

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
            case Option("language", value):
                session.change(language=value)
            case Option("sound", value):
                session.change(sound=value == "on")
        session.hear("click")
        if target == NEW_MATCH:
            return Push(ConfirmNewMatch(session))
        return Push(RulesSheet(session)) if target == HOW_TO_PLAY else None

    def _one_column(self, frame: SheetFrame) -> list[Mark]:
        low = frame.height < 520
        gap, high = 12.0 if low else 20.0, 44.0
        width = frame.width
        marks = self._new_match(Rect(0, 0, width, 52))
        top = 52 + gap
        for part in (self._levels, self._speeds, self._languages):
            marks += part(Rect(0, top, width, LABEL + 8 + high))
            top += LABEL + 8 + high + gap
        if low:
            return marks + self._rows_beside(Rect(0, top - gap / 2, width, 44))
        return marks + self._rows(Rect(0, top - gap / 2, width, 108))

    def _two_columns(self, frame: SheetFrame) -> list[Mark]:
        column = (frame.width - 28) / 2
        height = max(frame.height, 2 * 74 + 56)
        part = (height - 46) / 2
        marks = self._new_match(Rect(0, 0, column, 46))
        marks += self._levels(Rect(0, 46 + part - 65, column, 65))
        marks += self._speeds(Rect(0, 46 + 2 * part - 65, column, 65))
        right = column + 28
        marks += self._languages(Rect(right, 0, column, 65))
        return marks + self._rows(Rect(right, 76, column, min(108, height - 76)))

    def _new_match(self, box: Rect) -> list[Mark]:
        lettering, pressed = self.session.lettering, self.session.pressed == NEW_MATCH
        label = lettering.say("new_match")
        return primary_button(lettering, box, label, NEW_MATCH, size=18, pressed=pressed)

    def _choice(
        self, box: Rect, label: str, setting: str, options: list[tuple[str, str]], chosen: str
    ) -> list[Mark]:
        lettering = self.session.lettering
        control = Rect(box.x, box.y + LABEL + 8, box.width, box.height - LABEL - 8)
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

    def _languages(self, box: Rect) -> list[Mark]:
        session = self.session
        catalogues = session.outside.catalogues
        options = [(tag, str(catalogues[tag]["language"])) for tag in session.languages()]
        chosen = session.lettering.words.language
        label = session.lettering.say("language_row")
        return self._choice(box, label, "language", options, chosen)

    def _rows(self, box: Rect) -> list[Mark]:
        """Return the switch for sound and the way to the rules below it."""
        first = Rect(box.x, box.y, box.width, box.height / 2)
        second = first.moved(dy=first.height)
        line = rule(box.x, second.y, box.width)
        return [*self._sound(first), line, *self._rules(second)]

    def _rows_beside(self, box: Rect) -> list[Mark]:
        """Return the switch for sound and the way to the rules beside it, where it is low."""
        half = (box.width - 28) / 2
        first = Rect(box.x, box.y, half, box.height)
        return [*self._sound(first), *self._rules(first.moved(dx=half + 28))]

    def _sound(self, box: Rect) -> list[Mark]:
        lettering, on = self.session.lettering, self.session.settings.sound
        state = lettering.say("on" if on else "off")
        return switch_row(lettering, box, lettering.say("sound"), "sound", on=on, state=state)

    def _rules(self, box: Rect) -> list[Mark]:
        lettering = self.session.lettering
        return link_row(lettering, box, lettering.say("how_to_play"), HOW_TO_PLAY)
