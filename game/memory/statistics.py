"""What the matches of a period, a level and a preset come to."""

from __future__ import annotations

import enum
from datetime import date
from typing import NamedTuple

from game.memory.ledger import LONG_AGO, MONTH, Ledger
from game.memory.record import Record
from game.memory.tally import Tally

LATEST = 20
"""How many matches the latest are."""


class Period(enum.Enum):
    """Which matches are looked at, by when they ended."""

    ALL = "all"
    MONTH = "month"
    LATEST = "latest"


class Question(NamedTuple):
    """Which matches are asked for; a level or a preset of nothing is any."""

    period: Period = Period.ALL
    level: str = ""
    preset: str = ""


def tally_of(ledger: Ledger, question: Question, today: str) -> Tally:
    """Return what the matches come to that are asked for."""
    matches = matching(ledger, question, today)
    tallies = [match.tally for match in matches]
    if question.period is not Period.LATEST:
        first = _first_day(question.period, today)
        tallies += [
            tally
            for sort, tally in ledger.older
            if sort.day >= first and _fits(question, sort.level, sort.preset)
        ]
    return sum(tallies, Tally())


def matching(ledger: Ledger, question: Question, today: str) -> list[Record]:
    """Return the matches that are asked for, as far as they are kept in full, the newest last."""
    found = [match for match in ledger.matches if _fits(question, match.level, match.preset)]
    if question.period is Period.LATEST:
        return found[-LATEST:]
    first = _first_day(question.period, today)
    return [match for match in found if match.day >= first]


def percentage(part: int, whole: int) -> int:
    """Return how many in a hundred a part is, a half rounded up; of nothing it is 0."""
    return (200 * part + whole) // (2 * whole) if whole else 0


def _first_day(period: Period, today: str) -> str:
    if period is Period.MONTH:
        return (date.fromisoformat(today) - MONTH).isoformat()
    return LONG_AGO


def _fits(question: Question, level: str, preset: str) -> bool:
    return question.level in ("", level) and question.preset in ("", preset)
