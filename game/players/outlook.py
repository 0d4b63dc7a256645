"""What the scores of a hand are worth to a seat: how likely they leave it to win the match."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from game.rules.ending import leaders
from game.rules.house import HouseRules
from game.rules.seats import Seat
from game.rules.sides import sides

WORST_OF_A_HAND = 10 / 26
"""What the total that ends the match grows by in a hand, as a share of all points."""
SPREAD_OF_A_HAND = 9 / 26
"""How far apart a hand brings two totals, as a share of all points; hands add like a walk."""


class Outlook:
    """A seat's prospects in a match.

    Of totals that do not end the match, each seat's chance to win falls by a factor of e for every
    spread that its total lies above another's; the spread shrinks as the end comes near.
    """

    def __init__(self, house: HouseRules, totals: Sequence[int], seat: Seat) -> None:
        """Take down how the match stands before the hand."""
        self._house = house
        self._totals = totals
        self.seat = seat
        self._pace = WORST_OF_A_HAND * house.all_points
        self._spread = SPREAD_OF_A_HAND * house.all_points

    def chance(self, scores: Sequence[int]) -> float:
        """Return how likely the seat wins the match after a hand with these scores, 0 to 1."""
        totals = [total + score for total, score in zip(self._totals, scores, strict=True)]
        to_go = self._house.target - max(totals)
        if to_go <= 0:
            best = leaders(self._house, totals, sides(self._house))
            if len(best) == 1:
                return float(self.seat in best[0])
            to_go = 0
        spread = self._spread * sqrt(to_go / self._pace + 1)
        mine = totals[self.seat]
        return 1 / sum([exp((mine - total) / spread) for total in totals])
