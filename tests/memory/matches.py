"""Finished matches to be remembered, made by the rules themselves."""

import random
from functools import cache

from game.memory.chronicle import Chronicle, continued
from game.memory.record import Record, record_of
from game.rules.house import STANDARD
from game.rules.match import Match, new_match
from tests.rules.chance import play_on

DAY = "2026-01-31"


@cache
def finished(seed: int) -> tuple[Match, ...]:
    """Return a match at every moment from its deal to its end."""
    first = new_match(STANDARD, seed).match
    return (first, *(step.match for _, step in play_on(first, random.Random(seed))))


@cache
def record(seed: int, day: str = DAY, level: str = "normal") -> Record:
    """Return a finished match as it is kept; its number is its seed plus a million."""
    chronicle = Chronicle(seed + 1_000_000)
    moments = finished(seed)
    for match in moments:
        if match.deal.over:
            chronicle = continued(chronicle, match, level)
    return record_of(moments[-1], chronicle, day)
