"""The settings: a switch or a choice for each, in groups, in force at once."""

from __future__ import annotations

from collections.abc import Iterator

from game.scenes.scene import Change
from game.scenes.settings import settings_from
from game.scenes.sheet_scene import SheetScene
from game.table.controls import labelled, segments, switch_row
from game.table.geometry import Point, Rect
from game.table.marks import Mark, Option, Target, moved
from game.table.sheet import SheetContent, SheetFrame
from game.table.widgets import rule

LABEL, CONTROL, ROW, GAP = 13.0, 44.0, 48.0, 18.0


class SettingsSheet(SheetScene):
    """Every row is a field of the settings."""

    def content(self, frame: SheetFrame) -> SheetContent:
        """Return the rows, in two columns where it lies on its side."""
        say = self.session.lettering.say
        columns = 2 if frame.landscape else 1
        width = (frame.width - 28 * (columns - 1)) / columns
        tops = [0.0] * columns
        marks: list[Mark] = []
        for height, row in self._rows(width):
            column = tops.index(min(tops))
            marks += [moved(mark, column * (width + 28), tops[column]) for mark in row]
            tops[column] += height
        return SheetContent(say("settings"), marks, close=say("back"), back=True)

    def chosen(self, target: Target) -> Change:
        """Change the setting, and let the change be heard."""
        if isinstance(target, Option):
            plain = self.session.settings.plain()
            switch = isinstance(plain[target.setting], bool)
            plain[target.setting] = target.value == "on" if switch else target.value
            self.session.change(**vars(settings_from(plain)))
            self.session.hear("click")
        return None

    def _rows(self, width: float) -> Iterator[tuple[float, list[Mark]]]:
        """Yield each row with its height, laid out from the top left corner."""
        catalogues = self.session.outside.catalogues
        languages = [(tag, str(catalogues[tag]["language"])) for tag in self.session.languages()]
        yield self._choice(width, "language", languages, self.session.lettering.words.language)
        yield self._switch(width, "sound")

    def _choice(
        self, width: float, setting: str, options: list[tuple[str, str]], chosen: str
    ) -> tuple[float, list[Mark]]:
        lettering = self.session.lettering
        control = Rect(0, LABEL + 8, width, CONTROL)
        label = labelled(lettering, lettering.say(f"set_{setting}"), Point(0, LABEL / 2))
        choice = segments(lettering, control, setting, options, chosen)
        return choice[0].rect.bottom + GAP, label + choice

    def _switch(self, width: float, setting: str) -> tuple[float, list[Mark]]:
        lettering = self.session.lettering
        on = bool(getattr(self.session.settings, setting))
        label, state = lettering.say(f"set_{setting}"), lettering.say("on" if on else "off")
        row = Rect(0, 0, width, ROW)
        marks = switch_row(lettering, row, label, setting, on=on, state=state)
        return ROW, [*marks, rule(0, ROW, width)]
