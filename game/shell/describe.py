"""What is in sight, told in plain words to tests and tools around the game."""

from __future__ import annotations

import json
from dataclasses import astuple

from game.rules.cards import name
from game.table.marks import CardInHand, Mark, Marks, Target, Text


def describe(marks: Marks) -> str:
    """Return as JSON every line of text and every target, with its zone in logical pixels."""
    found = [_plain(mark) for mark in marks if mark.target or isinstance(mark.look, Text)]
    return json.dumps(found)


def _plain(mark: Mark) -> dict[str, object]:
    text = mark.look.text if isinstance(mark.look, Text) else ""
    zone = [round(number, 2) for number in mark.zone or mark.rect]
    return {"text": text, "target": spell(mark.target), "label": mark.label, "zone": zone}


def spell(target: Target | None) -> str:
    """Return a target as a word: a card by its notation, anything else by its kind and fields."""
    if target is None:
        return ""
    if isinstance(target, CardInHand):
        return name(target.card)
    return " ".join([type(target).__name__.lower(), *map(str, astuple(target))])
