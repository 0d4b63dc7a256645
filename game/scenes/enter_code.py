"""Entering the code of a friend's deals, by taps or by keys."""

from __future__ import annotations

from game.memory.chronicle import Origin
from game.memory.code import LONGEST, SYMBOLS, CodeError, grouped, read_code
from game.scenes.confirm import ConfirmNewMatch
from game.scenes.scene import Change, NewMatch, Push
from game.scenes.sheet_scene import SheetScene
from game.table.geometry import Point, Rect
from game.table.keypad import DELETE, keypad
from game.table.marks import Button, Mark, Option, Panel, Target, moved
from game.table.sheet import SheetContent, SheetFrame
from game.table.theme import CREAM, MUTED, PANEL, ROSE, WHITE, clear
from game.table.widgets import primary_button

PLAY = Button("play_code")
FIELD, BUTTON, GAP = 52.0, 50.0, 12.0


class CodeSheet(SheetScene):
    """Says what is wrong with a code only once it is to be played."""

    widest = 480.0

    _written = ""
    _wrong = False

    def content(self, frame: SheetFrame) -> SheetContent:
        """Return what has been written, and what to write with."""
        lettering, pressed = self.session.lettering, self.session.pressed
        label, button = lettering.say("play_code"), Rect(0, 0, frame.width, BUTTON)
        keys = keypad(lettering, SYMBOLS, frame.width, pressed)
        return SheetContent(
            title=lettering.say("enter_code"),
            body=[*self._field(frame.width), *(moved(key, dy=FIELD + GAP) for key in keys)],
            foot=primary_button(
                lettering,
                button,
                label,
                PLAY,
                enabled=bool(self._written),
                pressed=pressed == PLAY,
            ),
            close=lettering.say("back"),
            back=True,
        )

    def chosen(self, target: Target) -> Change:
        """Write a symbol, take one away, or play the deals."""
        match target:
            case Option("symbol", symbol):
                self._write(self._written + symbol)
            case Button("delete_symbol"):
                self._write(self._written[:-1])
            case Button("play_code"):
                return self._play()
        return None

    def key(self, name: str) -> Change:
        """Write with the keys of a keyboard too."""
        if name == "backspace":
            return self.chosen(DELETE)
        if len(name) == 1 and name.upper() in SYMBOLS:
            return self.chosen(Option("symbol", name.upper()))
        return super().key(name)

    def _write(self, text: str) -> None:
        self._written, self._wrong = text[:LONGEST], False
        self.session.hear("click")

    def _play(self) -> Change:
        """Ask whether the deals are to be played, if the code stands for any."""
        try:
            deals = read_code(self._written)
        except CodeError:
            self._wrong = True
            self.session.hear("error_thud")
            return None
        return Push(ConfirmNewMatch(self.session, NewMatch(deals, Origin.CODE)))

    def _field(self, width: float) -> list[Mark]:
        """Return what has been written, or what is wrong with it."""
        lettering, box = self.session.lettering, Rect(0, 0, width, FIELD)
        edge = ROSE if self._wrong else clear(WHITE, 0.25)
        back = Mark(Panel(clear(PANEL, 0.75), 14, edge=edge, edge_width=1.5), box)
        at = Point(box.centre.x, box.centre.y - (9 if self._wrong else 0))
        if not self._written:
            text = lettering.say("code_empty")
            return [back, lettering.line(text, at, 14, MUTED, "Medium")]
        marks = [back, lettering.line(grouped(self._written), at, 20, CREAM)]
        if self._wrong:
            text, below = lettering.say("code_wrong"), Point(box.centre.x, box.bottom - 14)
            size = lettering.fit(text, width - 16, [12.5, 12, 11.5, 11, 10.5], "Medium") or 10
            marks.append(lettering.line(text, below, size, ROSE, "Medium"))
        return marks
