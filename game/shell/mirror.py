"""What is in sight as words and buttons, for those who read a page with anything but their eyes."""

from __future__ import annotations

import json
from collections.abc import Sequence

from game.shell.describe import spell
from game.table.geometry import Rect
from game.table.marks import Backdrop, Mark, Target, Text, reachable


def mirrored(marks: Sequence[Mark], focus: Target | None) -> str:
    """Return as JSON all that can be read and chosen, in order.

    Each has a text, a zone in logical pixels and, if it can be chosen, a name to choose it by; one
    of several to choose from tells also whether it is the chosen one.
    """
    buttons = reachable(marks)
    zones = [_zone(mark) for mark in buttons]
    named = {id(mark) for mark in buttons}
    found = []
    for mark in _in_front(marks):
        if id(mark) in named:
            entry = _entry(mark, mark.label, spell(mark.target))
            found.append(entry | {"focused": mark.target == focus, "chosen": mark.chosen})
        elif isinstance(mark.look, Text) and mark.alpha > 0 and not _within(mark, zones):
            found.append(_entry(mark, mark.look.text, ""))
    return json.dumps(found)


def target_named(name: str, marks: Sequence[Mark]) -> Target | None:
    """Return what a name from the mirror stands for, if it can still be chosen."""
    return next((mark.target for mark in reachable(marks) if spell(mark.target) == name), None)


def _in_front(marks: Sequence[Mark]) -> Sequence[Mark]:
    """Return the marks that no sheet hides."""
    backdrops = [place for place, mark in enumerate(marks) if isinstance(mark.target, Backdrop)]
    return marks[max(backdrops, default=0) :]


def _within(mark: Mark, zones: Sequence[Rect]) -> bool:
    """Tell whether a text stands on a button, which says it already."""
    return any(zone.contains(mark.rect.centre) for zone in zones)


def _entry(mark: Mark, text: str, name: str) -> dict[str, object]:
    return {"name": name, "text": text, "zone": [round(number) for number in _zone(mark)]}


def _zone(mark: Mark) -> Rect:
    return mark.zone or mark.rect
