"""Finished matches to be remembered, made by the rules themselves."""

import random
from datetime import date, timedelta
from functools import cache

from game.memory.chronicle import Chronicle, continued
from game.memory.ledger import Ledger, remembered
from game.memory.record import Record, record_of
from game.players.beginner import Beginner
from game.players.careful import Careful
from game.players.player import decide
from game.rules.actions import Action, NextHand
from game.rules.apply import apply, new_match
from game.rules.house import STANDARD
from game.rules.match import Match, Stage
from game.rules.presets import PRESETS
from game.rules.seen import see
from tests.rules.chance import play_on

DAY = "2026-01-31"


@cache
def finished(seed: int) -> tuple[Match, ...]:
    """Return a match at every moment from its deal to its end."""
    return finished_by("standard", seed)


@cache
def finished_by(preset: str, seed: int) -> tuple[Match, ...]:
    """Return a match by these rules at every moment from its deal to its end."""
    first = new_match(PRESETS[preset], seed).match
    return (first, *(step.match for _, step in play_on(first, random.Random(seed))))


@cache
def sensible(seed: int) -> tuple[Match, ...]:
    """Return a match played by careful players, at every moment from its deal to its end."""
    match, chance = new_match(STANDARD, seed).match, random.Random(seed)
    moments = [match]
    while match.stage is not Stage.OVER:
        action: Action = NextHand()
        if match.waiting():
            seen = see(match, match.waiting()[0])
            action = decide(Beginner() if seen.seat % 3 else Careful(), seen, chance)
        match = apply(match, action).match
        moments.append(match)
    return tuple(moments)


def season(count: int) -> Ledger:
    """Return a ledger of so many sensible matches, one every third day from the first of 2026."""
    ledger = Ledger()
    for i in range(count):
        day = (date(2026, 1, 1) + timedelta(3 * i)).isoformat()
        kept = kept_as(sensible(i + 1), i + 1_000_000, day, ("easy", "normal", "hard")[i % 5 // 2])
        ledger = remembered(ledger, kept)
    return ledger


@cache
def record(seed: int, day: str = DAY, level: str = "normal") -> Record:
    """Return a finished match as it is kept; its number is its seed plus a million."""
    return kept_as(finished(seed), seed + 1_000_000, day, level)


def kept_as(moments: tuple[Match, ...], number: int, day: str, level: str) -> Record:
    chronicle = Chronicle(number)
    for match in moments:
        if match.scored:
            chronicle = continued(chronicle, match, level)
    return record_of(moments[-1], chronicle, day)
