"""The policy: how likely each card is to be played, learned from what the search has chosen.

It speaks of the standard game.  That it plays by odds, and not always the likeliest card, keeps
playouts as various as the play of strong players is.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp

from game.players.policy_features import candidates
from game.players.policy_table import TABLE
from game.players.quick_deal import QuickDeal
from game.rules.cards import Cards


class Policy:
    """Odds by a table of numbers: the more the numbers that speak of a card, the likelier it is."""

    def __init__(self, table: Sequence[float]) -> None:
        """Take the numbers up as factors."""
        self._factors = [exp(number) for number in table]

    def odds(self, deal: QuickDeal, legal: Cards) -> list[tuple[Cards, float]]:
        """Return the cards worth a look among the legal ones, each with its odds."""
        f = self._factors
        return [
            (card, f[i] * f[j] * f[k] * f[m] * f[n] * f[o])
            for card, i, j, k, m, n, o in candidates(deal, legal)
        ]

    def choose(self, deal: QuickDeal, chance: random.Random) -> Cards:
        """Return a card for the seat to play, each as often as it is likely."""
        legal = deal.legal()
        if not legal & (legal - 1):
            return legal
        odds = self.odds(deal, legal)
        left = chance.random() * sum([share for _, share in odds])
        for card, share in odds:
            left -= share
            if left < 0:
                return card
        return odds[-1][0]


LEARNED = Policy(TABLE)
"""The policy that the search has taught."""
