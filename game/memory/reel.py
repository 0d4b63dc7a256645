"""A finished hand to be looked at again, from the deal to the last card."""

from __future__ import annotations

from collections.abc import Sequence

from game.facts import Turn
from game.rules.events import TrickTaken
from game.rules.match import Match, Stage
from game.rules.seen import Seen


class Reel:
    """The moments of a hand, in order; choosing a pass is none, for nobody sees it."""

    def __init__(self, turns: Sequence[Turn], level: str) -> None:
        self.level = level
        """How strong the rivals were; nothing where that was not written down."""
        self.turns = [turn for turn in turns if turn.action is None or _is_seen(turn.match)]
        self._ends = [i for i, turn in enumerate(self.turns) if ends_trick(turn)]

    @property
    def last(self) -> int:
        """The place of the last moment."""
        return len(self.turns) - 1

    @property
    def final(self) -> Match:
        """The match when the hand was over."""
        return self.turns[-1].match

    @property
    def first_lead(self) -> int:
        """The place of the moment before the first card is played."""
        return next(i for i, turn in enumerate(self.turns) if turn.match.stage is Stage.PLAY)

    def next_trick(self, at: int) -> int:
        """Return the place of the next moment at which a trick is complete."""
        return next((end for end in self._ends if end > at), self.last)

    def previous_trick(self, at: int) -> int:
        """Return the place of the last moment before at which a trick was complete, or none was."""
        stops = [0, self.first_lead, *self._ends]
        return max((stop for stop in stops if stop < at), default=0)

    def trick_start(self, at: int) -> int:
        """Return the place of the moment before the trick was led that is on the table."""
        starts = [0, self.first_lead, *(end for end in self._ends if end < self.last)]
        return max(start for start in starts if start < at or start == 0)

    def place_of(self, seen: Seen) -> int:
        """Return the place of the moment at which a seat saw this, and had to decide."""
        same = [i for i, turn in enumerate(self.turns) if turn.match.deal.gone == seen.played]
        return same[0] if seen.stage is Stage.PASS else same[-1]

    def before_trick(self, number: int) -> int:
        """Return the place of the moment before a trick was led, counted from 1."""
        return self.first_lead if number == 1 else self._ends[number - 2]


def ends_trick(turn: Turn) -> bool:
    """Tell whether a card completed a trick."""
    return any(isinstance(event, TrickTaken) for event in turn.events)


def _is_seen(match: Match) -> bool:
    return match.stage is not Stage.PASS
