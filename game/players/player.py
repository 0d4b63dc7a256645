"""What a computer rival is: something that is shown what one seat may know, and answers."""

from __future__ import annotations

import random
from collections.abc import Generator
from typing import Protocol, TypeAlias, TypeVar

from game.rules.actions import Action
from game.rules.seen import Seen

Answer = TypeVar("Answer")

Thought: TypeAlias = Generator[None, None, Answer]
"""A thought that can be put aside at every ``yield``; what it returns is the answer."""


class Player(Protocol):
    """A rival: a function of what its seat sees and of the chance it is given, nothing else."""

    def think(self, seen: Seen, chance: random.Random) -> Thought[Action]:
        """Return the thought that ends in a legal action of the seat that sees this."""


def finish(thought: Thought[Answer]) -> Answer:
    """Think a thought to its end and return the answer."""
    while True:
        try:
            next(thought)
        except StopIteration as end:
            answer: Answer = end.value
            return answer


def decide(player: Player, seen: Seen, chance: random.Random) -> Action:
    """Return what a player does, all at once."""
    return finish(player.think(seen, chance))
