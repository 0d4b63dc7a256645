"""What the scores of a hand are worth to a seat: how likely they leave it to win the match."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from game.rules.ending import is_final, leaders, standing
from game.rules.house import HouseRules
from game.rules.seats import Seat
from game.rules.sides import side_of, sides

WORST_OF_A_HAND = 10 / 26
"""What the total that ends the match grows by in a hand, as a share of all points."""
SPREAD_OF_A_HAND = 9 / 26
"""How far apart a hand brings two totals, as a share of all points; hands add like a walk."""


class Outlook:
    """A seat's prospects in a match.

    Of totals that do not end the match, each side's chance to win falls by a factor of e for every
    spread that it stands worse than another; the spread shrinks as the end comes near.
    """

    def __init__(
        self,
        house: HouseRules,
        totals: Sequence[int],
        seat: Seat,
        hand: int = 1,
        *,
        fear: float = 0,
    ) -> None:
        """Take down how the match stands before a hand, by the number of the hand.

        The fear is what another's moon costs beside its points, as a chance to win.
        """
        self._house = house
        self._totals = totals
        self._hand = hand
        self._sides = sides(house)
        self._mine = self._sides.index(side_of(house, seat))
        self._fear = fear
        self.seat = seat
        self._pace = WORST_OF_A_HAND * house.all_points
        self._spread = SPREAD_OF_A_HAND * house.all_points

    def worth(self, scores: Sequence[int]) -> float:
        """Return how likely the seat wins after a hand, less what is feared of another's moon."""
        moon = sum(scores) != self._house.all_points and scores[self.seat] > min(scores)
        return self.chance(scores) - self._fear * moon

    def chance(self, scores: Sequence[int]) -> float:
        """Return how likely the seat wins the match after a hand with these scores, 0 to 1."""
        house = self._house
        totals = [total + score for total, score in zip(self._totals, scores, strict=True)]
        if is_final(house, totals, self._hand):
            best = leaders(house, totals, self._sides)
            if len(best) == 1:
                return float(self.seat in best[0])
        spread = self._spread * sqrt(self._hands_to_go(totals) + 1)
        stands = [standing(house, totals, side) for side in self._sides]
        mine = stands[self._mine]
        return 1 / sum([exp((mine - other) / spread) for other in stands])

    def _hands_to_go(self, totals: Sequence[int]) -> float:
        """Return how many more hands the match may last."""
        if self._house.hands:
            return max(0, self._house.hands - self._hand)
        return max(0.0, (self._house.target - max(totals)) / self._pace)
