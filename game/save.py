"""A match and the settings as versioned JSON text, and back.

A saved match holds facts: the cards as dealt, what was passed, what was played.  Reading it plays
them again through the rules, so a text that the rules would refuse is a broken save.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from game.rules.actions import IllegalAction, PassCards, PlayCard
from game.rules.cards import card, cards, name, names
from game.rules.deal import dealt, dealt_hands
from game.rules.house import STANDARD
from game.rules.match import Match, apply
from game.rules.score import HandScore
from game.rules.seats import Pass

VERSION = 1

Plain: TypeAlias = dict[str, Any]

UPGRADES: dict[int, Callable[[Plain], Plain]] = {}
"""For each old version, what makes a text of it one of the next version."""

UNREADABLE = (
    ValueError,
    TypeError,
    LookupError,
    AttributeError,
    RecursionError,
    IllegalAction,
)
"""What reading raises when a text is not what was written."""


class SaveError(Exception):
    """A text that holds no match; ``reason`` is the key of a sentence that says why."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason.replace("_", " "))
        self.reason = reason


def encode(match: Match) -> str:
    """Return a match as text."""
    deal = match.deal
    before = match.scores[:-1] if deal.over else match.scores
    return _text(
        {
            "seed": match.seed,
            "scores": [[score.points, score.shooter, score.scores] for score in before],
            "direction": deal.direction.value,
            "dealt": [names(hand) for hand in dealt_hands(deal)],
            "passed": [names(given) for given in deal.passed],
            "played": " ".join(
                name(c) for trick in (*deal.tricks, deal.trick) for c in trick.cards
            ),
        }
    )


def decode(text: str) -> Match:
    """Return the match that a text holds; raise SaveError when it holds none."""
    try:
        return _match(_upgraded(json.loads(text)))
    except UNREADABLE as error:
        raise SaveError("save_broken") from error


def encode_settings(settings: Mapping[str, str | bool]) -> str:
    """Return settings as text."""
    return _text(dict(settings))


def decode_settings(text: str) -> Plain:
    """Return the settings that a text holds; raise SaveError when it holds none."""
    try:
        return _upgraded(json.loads(text))
    except UNREADABLE as error:
        raise SaveError("save_broken") from error


def _text(plain: Plain) -> str:
    return json.dumps({"version": VERSION, **plain}, separators=(",", ":"))


def _upgraded(plain: Plain) -> Plain:
    version = plain["version"]
    if type(version) is not int or version < 1:
        message = f"{version!r} is no version"
        raise ValueError(message)
    if version > VERSION:
        raise SaveError("save_newer")
    for old in range(version, VERSION):
        plain = UPGRADES[old](plain)
    return plain


def _match(plain: Plain) -> Match:
    house = STANDARD
    hands = [cards(text) for text in plain["dealt"]]
    sizes = {hand.bit_count() for hand in hands}
    if len(hands) != house.seats or sum(hands) != house.deck or sizes != {house.hand_size}:
        message = "the hands are not a whole deck"
        raise ValueError(message)
    seed = _whole(plain["seed"])
    scores = tuple(_score(*entry) for entry in plain["scores"])
    match = Match(house, seed, scores, dealt(house, Pass(plain["direction"]), hands))
    for seat, text in enumerate(plain["passed"]):
        if text:
            match = apply(match, PassCards(seat, (cards(text),))).match
    for text in plain["played"].split():
        match = apply(match, PlayCard(match.deal.turn, card(text))).match
    return match


def _score(points: list[int], shooter: int | None, scores: list[int]) -> HandScore:
    seats = range(STANDARD.seats)
    if len(points) != len(seats) or len(scores) != len(seats) or shooter not in (None, *seats):
        message = "a score is not one number for each seat"
        raise ValueError(message)
    return HandScore(tuple(map(_whole, points)), shooter, tuple(map(_whole, scores)))


def _whole(number: object) -> int:
    if type(number) is not int:
        message = f"{number!r} is no whole number"
        raise TypeError(message)
    return number
