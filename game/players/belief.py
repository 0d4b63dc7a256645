"""Which worlds to believe in: guesses, weighed by how well they explain what the others did."""

from __future__ import annotations

import random
from bisect import bisect_right
from itertools import accumulate

from game.players.alike import alike
from game.players.careful import choose
from game.players.guess import Guess
from game.players.player import Thought
from game.players.quick_deal import QuickDeal
from game.rules.cards import Cards, just
from game.rules.seen import Seen
from game.rules.trick import Trick

DOUBT = 0.5
"""How often a rival is thought to play something that careful play would not."""
TRIED, KEPT = 32, 4
"""Of so many guesses at a time, so many are drawn by their likelihood."""


class Belief:
    """Deals worlds in proportion to how likely they make what was seen."""

    def __init__(self, seen: Seen) -> None:
        """Take up the hand again from its first play."""
        self._seen = seen
        self._guess = Guess(seen)
        self._plays = [(seat, just(card)) for seat, card in seen.plays()]
        leader = self._plays[0][0] if self._plays else seen.turn
        nothing = (0,) * seen.house.seats
        self._start = QuickDeal(
            seen._replace(tricks=(), trick=Trick(leader), taken=nothing, turn=leader, broken=False),
            nothing,
        )
        self._gone = list(nothing)
        for seat, card in self._plays:
            self._gone[seat] |= card
        self._pool: list[list[Cards]] = []

    def deal(self, chance: random.Random) -> Thought[list[Cards]]:
        """Return every seat's hand in a world worth believing in."""
        if not self._seen.tricks:
            return self._guess.deal(chance)
        if not self._pool:
            worlds: list[list[Cards]] = []
            likelihoods: list[float] = []
            for _ in range(TRIED):
                worlds.append(self._guess.deal(chance))
                likelihoods.append(self.likelihood(worlds[-1]))
                yield
            sums = list(accumulate(likelihoods))
            picks = [bisect_right(sums, chance.random() * sums[-1]) for _ in range(KEPT)]
            self._pool = [worlds[min(pick, TRIED - 1)] for pick in picks]
        return self._pool.pop()

    def likelihood(self, hands: list[Cards]) -> float:
        """Return how likely the others' plays were, had they held these hands."""
        deal = self._start.copy()
        deal.hands = [hand | gone for hand, gone in zip(hands, self._gone, strict=True)]
        me = self._seen.seat
        likelihood = 1.0
        for seat, card in self._plays:
            if seat != me:
                legal = deal.legal()
                if legal & (legal - 1):
                    expected = alike(choose(deal), card, deal.hands[seat] | deal.played)
                    likelihood *= (1 - DOUBT) * expected + DOUBT / legal.bit_count()
            deal.play(card)
        return likelihood
