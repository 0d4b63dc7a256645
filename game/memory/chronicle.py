"""What is remembered of a match while it is played: its hands, and how it came about.

It is written in the same text as the match, so that the two can never tell of different things.
"""

from __future__ import annotations

import enum
from typing import NamedTuple

from game.facts import UNREADABLE, Plain, hand_facts, string, whole
from game.memory.packing import packed
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

    def plain(self) -> Plain:
        """Return the chronicle as plain values."""
        hands = [[hand.level, hand.facts, hand.tally.plain()] for hand in self.hands]
        return {"number": self.number, "origin": self.origin.value, "hands": hands}


def chronicle_from(plain: Plain) -> Chronicle:
    """Return the chronicle that plain values stand for, or raise SaveError."""
    try:
        hands = tuple(_hand(*entry) for entry in plain["hands"])
        return Chronicle(whole(plain["number"]), Origin(plain["origin"]), hands)
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
    return chronicle._replace(hands=tuple(hands))


def _hand(level: str, facts: Plain, tally: Plain) -> Hand:
    return Hand(string(level), dict(facts), tally_from(tally))
