"""The finished matches: the latest in full, and what all before them added up to."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from typing import NamedTuple

from game.facts import UNREADABLE, Plain
from game.memory.record import Record, record_from
from game.memory.tally import Tally, tally_from
from game.save import SaveError, plain_of, text_of

VERSION = 1

UPGRADES: dict[int, Callable[[Plain], Plain]] = {}
"""For each old version, what makes a text of it one of the next version."""

KEPT = 200
"""How many matches are kept in full."""
MONTH = timedelta(days=29)
"""How long before the last the first of thirty days is."""
LONG_AGO = ""
"""The day of matches so old that nobody asks for their day any more."""


class Sort(NamedTuple):
    """By what matches are told apart once only their sum is kept."""

    day: str
    preset: str
    level: str


class Ledger(NamedTuple):
    """All finished matches."""

    matches: tuple[Record, ...] = ()
    """The latest, the newest last."""
    older: tuple[tuple[Sort, Tally], ...] = ()
    """The sums of those before."""


def remembered(ledger: Ledger, record: Record) -> Ledger:
    """Return the ledger with a match that has ended; one that is in it already changes nothing.

    A match whose number was lost goes by its seed.
    """
    if any(record.number in (match.number, match.seed) for match in ledger.matches):
        return ledger
    matches = (*ledger.matches, record)
    older = dict(ledger.older)
    for match in matches[:-KEPT]:
        sort = Sort(match.day, match.preset, match.level)
        older[sort] = older.get(sort, Tally()) + match.tally
    return Ledger(matches[-KEPT:], _without_old_days(older, record.day))


def encode_ledger(ledger: Ledger) -> str:
    """Return the ledger as text."""
    matches = [record.plain() for record in ledger.matches]
    older = [[*sort, tally.plain()] for sort, tally in ledger.older]
    return text_of({"matches": matches, "older": older}, VERSION)


def decode_ledger(text: str) -> Ledger:
    """Return the ledger that a text holds; raise SaveError when it holds none."""
    try:
        plain = plain_of(text, VERSION, UPGRADES)
        matches = tuple(record_from(entry) for entry in plain["matches"])
        return Ledger(matches, tuple(older_from(entry) for entry in plain["older"]))
    except (*UNREADABLE, SaveError) as error:
        newer = isinstance(error, SaveError) and error.reason == "save_newer"
        raise SaveError("ledger_newer" if newer else "ledger_broken") from error


def older_from(entry: list[object]) -> tuple[Sort, Tally]:
    """Return a sum of older matches that plain values stand for."""
    day, preset, level, tally = entry
    if day != LONG_AGO:
        date.fromisoformat(str(day))
    if not isinstance(tally, dict):
        message = "a sum is not made of counts"
        raise TypeError(message)
    return Sort(str(day), str(preset), str(level)), tally_from(tally)


def _without_old_days(older: dict[Sort, Tally], today: str) -> tuple[tuple[Sort, Tally], ...]:
    """Return the sums, those of days more than a month ago put together."""
    first = (date.fromisoformat(today) - MONTH).isoformat()
    kept: dict[Sort, Tally] = {}
    for sort, tally in older.items():
        recent = sort if sort.day >= first else sort._replace(day=LONG_AGO)
        kept[recent] = kept.get(recent, Tally()) + tally
    return tuple(kept.items())
