"""The habits of a search: what it takes for granted, and what it fears."""

from __future__ import annotations

from typing import NamedTuple


class Habits(NamedTuple):
    """How a search judges, whatever its strength.

    Chances are those of winning the match, from 0 to 1.
    """

    taught: bool = True
    """Whether it knows the learned policy, and reckons that others may play by it."""
    trust: float = 0.002
    """How much likelier another card has to win before the rules of thumb are left.

    Little: what stops a moon is seldom a rule's card, and hardly ever likelier by more than this.
    """
    trust_with_the_queen: float = 0.008
    """The same before the queen of spades is played needlessly: nobody would see the sense."""
    few_losers: int = 0
    """With no more losers, the holder of all points so far is thought to go on for the rest."""
    fear: float = 0.15
    """What another's moon costs beside its points, once another holds all points so far.

    In playouts those who could shoot give up too soon, and moons are rarer than at the table.  Who
    fears a moon sooner pays for it against all who never shoot.
    """


HABITS = Habits()
"""What has proved best."""
