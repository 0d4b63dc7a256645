"""A rival's thought, spread over as many frames as it takes."""

from __future__ import annotations

import random

from game.players.player import Player, Thought
from game.rules.match import Action, Match
from game.rules.seats import Seat
from game.rules.seen import see
from game.scenes.scene import Outside


class Thinking:
    """One seat's thought about one moment of a match.

    Its chance comes from the match and the moment, so that a match which is opened again goes on
    as it would have gone.
    """

    def __init__(self, player: Player, match: Match, seat: Seat) -> None:
        left = sum(hand.bit_count() for hand in match.deal.hands)
        chance = random.Random(f"{match.seed} {match.hand_number} {left} {seat}")
        self._thought: Thought[Action] = player.think(see(match, seat), chance)
        self.action: Action | None = None
        """What the thought has come to, when it has."""

    def go_on(self, outside: Outside) -> None:
        """Think until the thought ends or the frame has no time left."""
        while self.action is None:
            try:
                next(self._thought)
            except StopIteration as end:
                self.action = end.value
            if not outside.spare():
                return
