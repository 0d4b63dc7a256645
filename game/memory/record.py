"""A finished match as it is kept: what it came to, and its hands to be looked at again."""

from __future__ import annotations

from datetime import date
from typing import NamedTuple

from game.facts import UNREADABLE, Plain, Turn, hand_turns, score_facts, score_of, string, whole
from game.memory.chronicle import Chronicle, Origin
from game.memory.packing import unpacked
from game.memory.tally import Tally, tally_from, tally_of_match
from game.rules.ending import places, winners
from game.rules.house import HouseRules
from game.rules.match import Match
from game.rules.plain import house_of, options_of
from game.rules.presets import PRESETS
from game.rules.score import HandScore, running_totals
from game.rules.seats import SOUTH
from game.save import SaveError

OWN = "own"
"""What rules are called that have no name."""
LEVELS = ("easy", "normal", "hard")
"""The levels by name, the easiest first."""


class Record(NamedTuple):
    """A finished match."""

    number: int
    day: str
    """When it ended, as 2026-01-31."""
    origin: Origin
    house: HouseRules
    level: str
    """The easiest that the rivals were in any hand; nothing where that was not written down."""
    seed: int
    scores: tuple[HandScore, ...]
    tally: Tally
    hands: tuple[tuple[str, Plain], ...]
    """The level and the facts of each hand, packed; no facts where they were not written down."""

    @property
    def preset(self) -> str:
        """What the rules are called."""
        return preset_of(self.house)

    @property
    def place(self) -> int:
        """The place that the person ended in, 1 for the best."""
        return places(self.house, self.totals, winners(self.house, self.scores))[SOUTH]

    @property
    def totals(self) -> tuple[int, ...]:
        """What each seat ended with."""
        return running_totals(self.house, self.scores)[-1].totals

    def turns(self, hand: int) -> list[Turn]:
        """Return every moment of a hand, counted from 0.

        Raises SaveError when the hand was not written down, or cannot be read.
        """
        try:
            facts = unpacked(self.hands[hand][1])
            return list(hand_turns(self.house, self.seed, self.scores[:hand], facts))
        except UNREADABLE as error:
            raise SaveError("hand_broken") from error

    def plain(self) -> Plain:
        """Return the record as plain values."""
        plain = self._asdict()
        plain["origin"] = self.origin.value
        plain["house"] = options_of(self.house)
        plain["scores"] = [score_facts(score) for score in self.scores]
        plain["tally"] = self.tally.plain()
        return plain


def preset_of(house: HouseRules) -> str:
    """Return what rules are called."""
    return next((name for name, rules in PRESETS.items() if rules == house), OWN)


def record_of(match: Match, chronicle: Chronicle, day: str) -> Record:
    """Return a match that has just ended as it is to be kept."""
    tally = sum((hand.tally for hand in chronicle.hands), tally_of_match(match))
    levels = {hand.level for hand in chronicle.hands}
    return Record(
        number=chronicle.number,
        day=day,
        origin=chronicle.origin,
        house=match.house,
        level=next((level for level in LEVELS if level in levels), ""),
        seed=match.seed,
        scores=match.scores,
        tally=tally,
        hands=tuple((hand.level, hand.facts) for hand in chronicle.hands),
    )


def record_from(plain: Plain) -> Record:
    """Return the record that plain values stand for, or raise SaveError."""
    try:
        date.fromisoformat(plain["day"])
        return Record(
            number=whole(plain["number"]),
            day=plain["day"],
            origin=Origin(plain["origin"]),
            house=house_of(plain.get("house", {})),
            level=string(plain["level"]),
            seed=whole(plain["seed"]),
            scores=tuple(score_of(*entry) for entry in plain["scores"]),
            tally=tally_from(plain["tally"]),
            hands=tuple((string(level), dict(facts)) for level, facts in plain["hands"]),
        )
    except UNREADABLE as error:
        raise SaveError("record_broken") from error
