"""Hints, tips and lessons in words: one sentence, and what a hint is expected to save."""

from __future__ import annotations

from game.players.reasons import Reason
from game.rules.claim import Certainty
from game.table.cards_view import SUIT_KEYS, card_sign
from game.table.lettering import Lettering
from game.table.marks import Button
from game.table.moment import Note

FINISH = Button("finish")


def hint_note(reason: Reason, lettering: Lettering) -> Note:
    """Return the sentence of a hint and, where two cards were weighed, their expected points."""
    values = reason.values
    sentence = lettering.say(f"hint_{reason.key}", **_named(lettering, reason))
    if "other" not in values:
        return Note(sentence)
    weighed = lettering.say(
        "hint_points",
        points=lettering.decimal(values["points"]),
        other=card_sign(int(values["other"])),
        other_points=lettering.decimal(values["other_points"]),
    )
    return Note(f"{sentence} {weighed}")


def tip_note(tip: Reason, lettering: Lettering) -> Note:
    """Return the sentence of a tip."""
    return Note(lettering.say(f"tip_{tip.key}", **_named(lettering, tip)), "book")


def lesson_text(lettering: Lettering, lesson: Reason) -> str:
    """Return the sentence of a lesson."""
    return lettering.say(f"lesson_{lesson.key}", **_named(lettering, lesson))


def finish_note(why: Certainty, lettering: Lettering) -> Note:
    """Return the offer to play out a hand whose score is certain; a tap takes it up."""
    return Note(lettering.say(f"finish_{why}"), "forward", FINISH)


def _named(lettering: Lettering, reason: Reason) -> dict[str, object]:
    """Return what a sentence names: cards, a suit, a seat."""
    values = reason.values
    named: dict[str, object] = {
        which: card_sign(int(values[which])) for which in ("card", "other") if which in values
    }
    if "suit" in values:
        named["suit"] = lettering.say(SUIT_KEYS[int(values["suit"])])
    if "seat" in values:
        named["name"] = lettering.name(int(values["seat"]))
    return named
