"""The keys that a code is written with, each large enough for a finger."""

from __future__ import annotations

from game.table.geometry import Rect
from game.table.layout import TARGET
from game.table.lettering import Lettering
from game.table.marks import Button, Mark, Option, Panel, Target
from game.table.theme import CREAM, PANEL, WHITE, clear
from game.table.widgets import finger, icon, pressed_rect

DELETE = Button("delete_symbol")
GAP, HEIGHT = 4.0, 44.0


def keypad(lettering: Lettering, symbols: str, width: float, pressed: Target | None) -> list[Mark]:
    """Return a key for each symbol, and one that takes the last away, in as many rows as needed."""
    keys: list[tuple[Target, str]] = [(Option("symbol", each), each) for each in symbols]
    keys.append((DELETE, ""))
    columns = min(len(keys), int((width + GAP) / (TARGET + GAP)))
    columns = -(-len(keys) // -(-len(keys) // columns))
    side = (width + GAP) / columns - GAP
    marks: list[Mark] = []
    for i, (target, text) in enumerate(keys):
        row, column = divmod(i, columns)
        box = Rect(column * (side + GAP), row * (HEIGHT + GAP), side, HEIGHT)
        shown = pressed_rect(box, pressed=pressed == target)
        label = text or lettering.say(DELETE.name)
        look = Panel(clear(PANEL, 0.6), 10, edge=clear(WHITE, 0.12))
        marks.append(Mark(look, shown, target, finger(box), label))
        sign = lettering.line(text, box.centre, 17) if text else icon("back", box.centre, 18, CREAM)
        marks.append(sign)
    return marks
