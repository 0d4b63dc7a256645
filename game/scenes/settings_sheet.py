"""The settings: a switch or a choice for each, in groups, in force at once."""

from __future__ import annotations

import enum
from collections.abc import Iterator

from game.rules.cards import card
from game.scenes.backup import BackupSheet
from game.scenes.scene import Change, Push
from game.scenes.settings import Settings, settings_from
from game.scenes.sheet_scene import SheetScene
from game.table.controls import labelled, link_row, segments, switch_row
from game.table.geometry import Point, Rect
from game.table.layout import CARD_RATIO
from game.table.marks import Back, Button, Compact, Face, Mark, Option, Target, moved
from game.table.sheet import SheetContent, SheetFrame
from game.table.theme import GOLD
from game.table.widgets import rule

GROUPS = {
    "group_language": ("language",),
    "group_play": ("taps", "hold", "points", "warning", "tips"),
    "group_cards": ("deck", "back", "cloth", "index", "values", "order"),
    "group_comfort": ("text", "contrast", "mirrored", "motion"),
    "group_sound": ("sound", "volume", "voice"),
    "group_screen": ("full_screen", "awake"),
}
"""The settings in the order of the sheet, by the key of their group's heading."""
FILL_SCREEN = {on: Option("full_screen", "on" if on else "off") for on in (True, False)}
"""This is the window's own state, and not kept."""
BACKUP = Button("backup")
LABEL, CONTROL, ROW, GAP, HEADING = 13.0, 44.0, 48.0, 16.0, 34.0
BETWEEN_COLUMNS = 28.0
PREVIEW = 44.0
PREVIEWED = tuple(card(name) for name in ("AS", "9H", "7D", "4C"))


class SettingsSheet(SheetScene):
    """Every row is a field of the settings."""

    def content(self, frame: SheetFrame) -> SheetContent:
        """Return the groups, in two columns where it lies on its side."""
        say = self.session.lettering.say
        columns = 2 if frame.landscape else 1
        width = (frame.width - BETWEEN_COLUMNS * (columns - 1)) / columns
        tops = [0.0] * columns
        marks: list[Mark] = []
        for heading, settings in GROUPS.items():
            column = tops.index(min(tops))
            left = column * (width + BETWEEN_COLUMNS)
            for height, row in self._group(heading, settings, width):
                marks += [moved(mark, left, tops[column]) for mark in row]
                tops[column] += height
        column = tops.index(min(tops))
        last = Rect(column * (width + BETWEEN_COLUMNS), tops[column], width, ROW)
        marks += link_row(self.session.lettering, last, say(BACKUP.name), BACKUP)
        return SheetContent(say("settings"), marks, close=say("back"), back=True)

    def chosen(self, target: Target) -> Change:
        """Change the setting, and let the change be heard."""
        if target in FILL_SCREEN.values():
            self.session.outside.fill_screen(on=target == FILL_SCREEN[True])
        elif isinstance(target, Option):
            plain = self.session.settings.plain()
            switch = isinstance(plain[target.setting], bool)
            plain[target.setting] = target.value == "on" if switch else target.value
            self.session.change(**vars(settings_from(plain)))
            self.session.light()
        self.session.hear("click")
        return Push(BackupSheet(self.session)) if target == BACKUP else None

    def _group(
        self, heading: str, settings: tuple[str, ...], width: float
    ) -> Iterator[tuple[float, list[Mark]]]:
        """Yield the heading and each row with its height, laid out from the top left corner."""
        lettering = self.session.lettering
        title = lettering.line(lettering.say(heading), Point(0, 12), 15, GOLD, align=0)
        yield HEADING, [title]
        if heading == "group_cards":
            yield PREVIEW * CARD_RATIO + GAP, list(_preview())
        for setting in settings:
            value = self._value(setting)
            if isinstance(value, bool):
                yield self._switch(width, setting, on=value)
            elif value is not None:
                yield self._choice(width, setting, alone=len(settings) == 1)

    def _value(self, setting: str) -> object:
        """Return what is set; nothing where that cannot be had."""
        outside = self.session.outside
        if setting == "full_screen":
            return outside.full_screen()
        if setting == "voice" and not outside.voice():
            return None
        return getattr(self.session.settings, setting)

    def _options(self, setting: str) -> list[tuple[str, str]]:
        """Return the values of a setting, each with its text."""
        if setting == "language":
            catalogues = self.session.outside.catalogues
            return [(tag, str(catalogues[tag]["language"])) for tag in self.session.languages()]
        kind: type[enum.Enum] = type(getattr(Settings(), setting))
        say = self.session.lettering.say
        return [(each.value, say(f"{setting}_{each.name.lower()}")) for each in kind]

    def _choice(self, width: float, setting: str, *, alone: bool) -> tuple[float, list[Mark]]:
        """Return a choice below its label; one that is alone has the heading of its group."""
        lettering = self.session.lettering
        value = getattr(self.session.settings, setting)
        chosen = lettering.words.language if setting == "language" else value.value
        control = Rect(0, 0 if alone else LABEL + 8, width, CONTROL)
        choice = segments(lettering, control, setting, self._options(setting), chosen)
        if not alone:
            label = lettering.say(f"set_{setting}")
            choice += labelled(lettering, label, Point(0, LABEL / 2))
        return choice[0].rect.bottom + GAP, choice

    def _switch(self, width: float, setting: str, *, on: bool) -> tuple[float, list[Mark]]:
        lettering = self.session.lettering
        label, state = lettering.say(f"set_{setting}"), lettering.say("on" if on else "off")
        row = Rect(0, 0, width, ROW)
        marks = switch_row(lettering, row, label, setting, on=on, state=state)
        return ROW + GAP / 2, [*marks, rule(0, ROW, width)]


def _preview() -> Iterator[Mark]:
    """Yield a few cards and a back, which show what is chosen as everything else does."""
    place = Rect(0, 0, PREVIEW, PREVIEW * CARD_RATIO)
    for i, sample in enumerate(PREVIEWED):
        yield Mark(Face(sample, Compact(0.9, 1.0)), place.moved(i * (PREVIEW + 6)))
    yield Mark(Back(), place.moved(len(PREVIEWED) * (PREVIEW + 6)))
