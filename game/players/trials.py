"""Trials: what could be done, tried in many worlds, and halved until the best is left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import TypeVar

from game.players.outlook import Outlook
from game.players.player import Thought
from game.rules.cards import Cards

SURE, ENOUGH = 4.0, 24
"""So many standard errors ahead of all others after so many tries, a trial is the best."""


class Trial:
    """Cards that could be played or passed, and how it went where that was tried."""

    def __init__(self, cards: Cards, trust: float = 0) -> None:
        """Take down the cards, and how much likelier to win they are taken to be beforehand."""
        self.cards = cards
        self.trust = trust
        self._tries = 0
        self._worths = 0.0
        self._squares = 0.0
        self._points = 0

    @property
    def worth(self) -> float:
        """What the hand was worth, on average: about how likely it left the match to be won."""
        return self._worths / self._tries if self._tries else 0.0

    @property
    def points(self) -> float:
        """What the hand cost, on average."""
        return self._points / self._tries if self._tries else 0.0

    def note(self, scores: Sequence[int], outlook: Outlook) -> None:
        """Note how one try ended."""
        worth = outlook.worth(scores)
        self._tries += 1
        self._worths += worth
        self._squares += worth * worth
        self._points += scores[outlook.seat]

    def is_surely_better(self, other: Trial) -> bool:
        """Tell whether more tries would hardly make the other one better."""
        ahead = self.worth + self.trust - other.worth - other.trust
        error = sqrt(self._error() + other._error())
        return self._tries >= ENOUGH and ahead > SURE * error

    def _error(self) -> float:
        """Return the square of the standard error of the worth."""
        return max(0.0, self._squares / self._tries - self.worth**2) / self._tries


Tried = TypeVar("Tried", bound=Trial)
World = TypeVar("World")
"""What a world is made of: every seat's hand, at least."""


def best_first(
    trials: Sequence[Tried],
    playouts: int,
    worlds: Callable[[], Thought[World]],
    play: Callable[[Tried, World], Sequence[int]],
    outlook: Outlook,
) -> Thought[list[Tried]]:
    """Return the trials, the best first, after halving their number as the picture clears.

    All that are left are tried in the same worlds, so that luck favours none.  Each halving gets
    an equal share of the playouts, and the last trials so get most of them; none are spent on
    what is decided.
    """
    left, out = list(trials), list[Tried]()
    rounds = (len(left) - 1).bit_length()
    while len({trial.cards for trial in left}) > 1:
        for _ in range(max(1, playouts // rounds // len(left))):
            world = yield from worlds()
            for trial in left:
                trial.note(play(trial, world), outlook)
                yield
        left.sort(key=lambda trial: -trial.worth - trial.trust)
        if all(left[0].is_surely_better(one) for one in left if one.cards != left[0].cards):
            break
        half = (len(left) + 1) // 2
        left, out = left[:half], left[half:] + out
    return left + out
