"""A match and the settings as versioned JSON text, and back.

A saved match holds facts: the cards as dealt, what was passed, what was played.  Reading it plays
them again through the rules, so a text that the rules would refuse is a broken save.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from game.rules.actions import Action, IllegalAction, PassCards, PlayCard
from game.rules.cards import card, cards, name, names
from game.rules.deal import Deal, dealt, dealt_hands
from game.rules.events import Dealt, Event
from game.rules.house import STANDARD, HouseRules
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


def encode(match: Match, history: Plain | None = None) -> str:
    """Return a match as text, with what is remembered of it beyond what the rules need."""
    deal = match.deal
    before = match.scores[:-1] if deal.over else match.scores
    return text_of(
        {
            "seed": match.seed,
            "scores": [score_facts(score) for score in before],
            **hand_facts(deal),
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


def hand_facts(deal: Deal) -> Plain:
    """Return what happened in a hand so far: the cards as dealt, passed and played."""
    return {
        "direction": deal.direction.value,
        "dealt": [names(hand) for hand in dealt_hands(deal)],
        "passed": [names(given) for given in deal.passed],
        "played": " ".join(name(c) for trick in (*deal.tricks, deal.trick) for c in trick.cards),
    }


class Turn(NamedTuple):
    """A moment of a hand: what was done, and what came of it."""

    action: Action | None
    """What was done; nothing where the hand has just been dealt."""
    match: Match
    events: tuple[Event, ...]


def hand_turns(
    house: HouseRules, seed: int, scores: Sequence[HandScore], facts: Plain
) -> Iterator[Turn]:
    """Yield the match as the hand was dealt, and again after each action that was written down.

    Raises IllegalAction where the rules refuse one, and what reading raises where there is none.
    """
    hands = [cards(text) for text in facts["dealt"]]
    sizes = {hand.bit_count() for hand in hands}
    if len(hands) != house.seats or sum(hands) != house.deck or sizes != {house.hand_size}:
        message = "the hands are not a whole deck"
        raise ValueError(message)
    match = Match(house, seed, tuple(scores), dealt(house, Pass(facts["direction"]), hands))
    turn = Turn(None, match, (Dealt(match.hand_number, match.dealer),))
    yield turn
    for seat, text in enumerate(facts["passed"]):
        if text:
            turn = _after(turn, PassCards(seat, (cards(text),)))
            yield turn
    for text in facts["played"].split():
        turn = _after(turn, PlayCard(turn.match.deal.turn, card(text)))
        yield turn


def _after(turn: Turn, action: Action) -> Turn:
    return Turn(action, *apply(turn.match, action))


def score_facts(score: HandScore) -> list[object]:
    """Return the score of a finished hand as plain values."""
    return [score.points, score.shooter, score.scores]


def score_of(points: list[int], shooter: int | None, scores: list[int]) -> HandScore:
    """Return the score of a finished hand that plain values stand for."""
    seats = range(STANDARD.seats)
    if len(points) != len(seats) or len(scores) != len(seats) or shooter not in (None, *seats):
        message = "a score is not one number for each seat"
        raise ValueError(message)
    return HandScore(tuple(map(whole, points)), shooter, tuple(map(whole, scores)))


def encode_settings(settings: Mapping[str, str | bool]) -> str:
    """Return settings as text."""
    return text_of(dict(settings), VERSION)


def decode_settings(text: str) -> Plain:
    """Return the settings that a text holds; raise SaveError when it holds none."""
    try:
        return plain_of(text, VERSION, UPGRADES)
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
        message = f"{written} is no version"
        raise ValueError(message)
    if written > version:
        raise SaveError("save_newer")
    for old in range(written, version):
        plain = upgrades[old](plain)
    return plain


def whole(number: object) -> int:
    """Return a whole number as it is; raise TypeError when it is none."""
    if type(number) is not int:
        message = f"{number!r} is no whole number"
        raise TypeError(message)
    return number


def string(value: object) -> str:
    """Return a string as it is; raise TypeError when it is none."""
    if not isinstance(value, str):
        message = f"{value!r} is no string"
        raise TypeError(message)
    return value


def _match(plain: Plain) -> Match:
    scores = [score_of(*entry) for entry in plain["scores"]]
    *_, turn = hand_turns(STANDARD, whole(plain["seed"]), scores, plain)
    return turn.match
