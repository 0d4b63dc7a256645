"""A thought of the computer's, spread over as many frames as it takes."""

from __future__ import annotations

import random
from typing import Generic, TypeVar

from game.players.player import Thought
from game.rules.match import Match
from game.rules.seats import Seat
from game.scenes.outside import Outside

Answer = TypeVar("Answer")


class Thinking(Generic[Answer]):
    """Goes on with a thought whenever there is time for it."""

    def __init__(self, thought: Thought[Answer], *, awaited: bool = False) -> None:
        """Take up a thought, which the person may have asked for and wait for."""
        self._thought = thought
        self._awaited = awaited
        self.answer: Answer | None = None
        """What the thought has come to, when it has."""

    def go_on(self, outside: Outside) -> None:
        """Think until the thought ends or the frame has no time left."""
        while self.answer is None:
            try:
                next(self._thought)
            except StopIteration as end:
                self.answer = end.value
            if not outside.spare(awaited=self._awaited):
                return


def chance_of(match: Match, seat: Seat) -> random.Random:
    """Return the chance of a seat at a moment of a match.

    It comes from both alone, so that a match which is opened again goes on as it would have gone.
    """
    left = sum(hand.bit_count() for hand in match.deal.hands)
    return random.Random(f"{match.seed} {match.hand_number} {left} {seat}")
