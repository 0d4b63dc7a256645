"""A match and the settings as versioned JSON text, and back.

A saved match holds the rules in force and the facts of its hands.  A text that the rules would
refuse is a broken save.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

from game.facts import (
    UNREADABLE,
    Plain,
    hand_facts,
    hand_turns,
    score_facts,
    score_of,
    whole,
)
from game.rules.match import Match
from game.rules.plain import house_of, options_of

VERSION, SETTINGS_VERSION = 2, 1


class SaveError(Exception):
    """A text that holds no match; ``reason`` is the key of a sentence that says why."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason.replace("_", " "))
        self.reason = reason


def encode(match: Match, history: Plain | None = None) -> str:
    """Return a match as text, with what is remembered of it beyond what the rules need."""
    before = match.scores[: match.hand_number - 1]
    return text_of(
        {
            "seed": match.seed,
            "house": options_of(match.house),
            "scores": [score_facts(score) for score in before],
            **hand_facts(match),
            "history": history or {},
        },
        VERSION,
    )


def decode(text: str) -> Match:
    """Return the match that a text holds; raise SaveError when it holds none."""
    try:
        return _match(plain_of(text, VERSION, UPGRADES))
    except UNREADABLE as error:
        raise SaveError("save_broken") from error


def decode_history(text: str) -> Plain:
    """Return what was written beside a match that can be read; nothing if nothing was."""
    history = plain_of(text, VERSION, UPGRADES).get("history")
    return history if isinstance(history, dict) else {}


def encode_settings(settings: Mapping[str, str | bool]) -> str:
    """Return settings as text."""
    return text_of(dict(settings), SETTINGS_VERSION)


def decode_settings(text: str) -> Plain:
    """Return the settings that a text holds; raise SaveError when it holds none."""
    try:
        return plain_of(text, SETTINGS_VERSION, {})
    except UNREADABLE as error:
        raise SaveError("save_broken") from error


def text_of(plain: Plain, version: int) -> str:
    """Return plain values of a version as ASCII text."""
    return json.dumps({"version": version, **plain}, separators=(",", ":"))


def plain_of(text: str, version: int, upgrades: Mapping[int, Callable[[Plain], Plain]]) -> Plain:
    """Return the plain values of a text, brought up to a version; one that is newer is refused."""
    plain: Plain = json.loads(text)
    written = whole(plain["version"])
    if written < 1:
        raise ValueError(f"{written} is no version")
    if written > version:
        raise SaveError("save_newer")
    for old in range(written, version):
        plain = upgrades[old](plain)
    return plain


def _match(plain: Plain) -> Match:
    house = house_of(plain["house"])
    scores = [score_of(*entry) for entry in plain["scores"]]
    if any(len(score.scores) != house.seats for score in scores):
        raise ValueError("a score is not one number for each seat")
    *_, turn = hand_turns(house, whole(plain["seed"]), scores, plain)
    return turn.match


def _from_version_1(plain: Plain) -> Plain:
    """Return a match of the standard game, the only one there was, with its rules."""
    return {**plain, "house": {}}


UPGRADES: dict[int, Callable[[Plain], Plain]] = {1: _from_version_1}
"""For each old version, what makes a text of it one of the next version."""
