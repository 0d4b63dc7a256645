"""What is remembered of a match while it is played: its hands, and how it came about.

It is written in the same text as the match, so that the two can never tell of different things.
"""

from __future__ import annotations

import enum
from typing import NamedTuple

from game.facts import UNREADABLE, Plain, hand_facts, string, whole
from game.memory.packing import packed
from game.memory.seal import seal_of
from game.memory.tally import Tally, tally_from, tally_of_hand, tally_of_score
from game.rules.match import Match
from game.save import SaveError


class Origin(enum.Enum):
    """Where the deals of a match come from."""

    CHANCE = "chance"
    CODE = "code"
    DAILY = "daily"


class Hand(NamedTuple):
    """A finished hand."""

    level: str
    """How strong the rivals were; nothing where that was not written down."""
    facts: Plain
    """What happened, packed; nothing where that was not written down."""
    tally: Tally


class Chronicle(NamedTuple):
    """A match so far."""

    number: int
    """Unlike that of any other match: by it the match is counted once."""
    origin: Origin = Origin.CHANCE
    hands: tuple[Hand, ...] = ()
    digests: tuple[str, ...] = ()
    """The seal of each hand, written down when it was dealt; nothing where that was not done."""

    def plain(self) -> Plain:
        """Return the chronicle as plain values."""
        hands = [[hand.level, hand.facts, hand.tally.plain()] for hand in self.hands]
        return {
            "number": self.number,
            "origin": self.origin.value,
            "hands": hands,
            "digests": self.digests,
        }


def chronicle_from(plain: Plain) -> Chronicle:
    """Return the chronicle that plain values stand for, or raise SaveError."""
    try:
        hands = tuple(_hand(*entry) for entry in plain["hands"])
        digests = tuple(map(string, plain.get("digests", ())))
        return Chronicle(whole(plain["number"]), Origin(plain["origin"]), hands, digests)
    except UNREADABLE as error:
        raise SaveError("history_broken") from error


def continued(chronicle: Chronicle, match: Match, level: str) -> Chronicle:
    """Return the chronicle with every finished hand of the match, the one on the table included.

    Told twice of a hand, it holds it once.  Hands from before it was begun are in it by their
    scores alone.
    """
    known = chronicle.hands[: len(match.scores)]
    if match.scored:
        known = known[: len(match.scores) - 1]
    hands = [*known]
    hands += [Hand("", {}, tally_of_score(score)) for score in match.scores[len(known) :]]
    if match.scored:
        tally = tally_of_hand(match.deal, match.scores[-1])
        hands[-1] = Hand(level, packed(hand_facts(match)), tally)
    return chronicle._replace(hands=tuple(hands), digests=_sealed(chronicle, match))


def _sealed(chronicle: Chronicle, match: Match) -> tuple[str, ...]:
    """Return the digests with that of the hand on the table, if nobody has acted in it yet."""
    known = chronicle.digests[: match.hand_number]
    missing = match.hand_number - len(known)
    fresh = not match.deal.gone and not any(match.deal.setup.passed)
    digest = seal_of(match, chronicle.number).digest if fresh else ""
    return (*known, *[""] * (missing - 1), digest) if missing else known


def _hand(level: str, facts: Plain, tally: Plain) -> Hand:
    return Hand(string(level), dict(facts), tally_from(tally))
