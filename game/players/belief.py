"""Which worlds to believe in: guesses, weighed by how well they explain what the others did."""

from __future__ import annotations

import random
from bisect import bisect_right
from itertools import accumulate
from typing import NamedTuple

from game.players.alike import alike
from game.players.careful import choose
from game.players.guess import Guess
from game.players.player import Thought
from game.players.quick_deal import QuickDeal
from game.rules.cards import NO_CARDS, Cards, just
from game.rules.seats import Seat
from game.rules.seen import Seen
from game.rules.trick import Trick

DOUBT = 0.5
"""How often a rival is thought to play something that careful play would not."""
TRIED, KEPT = 32, 4
"""Of so many guesses at a time, so many are drawn by their likelihood."""


class Decision(NamedTuple):
    """A play that another seat made, and all that lay open when it did."""

    deal: QuickDeal
    seat: Seat
    card: Cards
    held: Cards
    """What the seat has played since, this card included."""


class Belief:
    """Deals worlds in proportion to how likely they make what was seen."""

    def __init__(self, seen: Seen) -> None:
        """Take down what the others decided so far."""
        self._settled = bool(seen.tricks)
        self._guess = Guess(seen)
        self._decisions = _decisions(seen)
        self._pool: list[list[Cards]] = []

    def deal(self, chance: random.Random) -> Thought[list[Cards]]:
        """Return every seat's hand in a world worth believing in."""
        if not self._settled:
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
        likelihood = 1.0
        for deal, seat, card, held in self._decisions:
            hand = deal.hands[seat] = hands[seat] | held
            legal = deal.legal()
            if legal & (legal - 1):
                expected = alike(choose(deal), card, hand | deal.played)
                likelihood *= (1 - DOUBT) * expected + DOUBT / legal.bit_count()
        return likelihood


def _decisions(seen: Seen) -> list[Decision]:
    """Return what the other seats played so far; what lay open is the same in every world."""
    plays = [(seat, just(card)) for seat, card in seen.plays()]
    leader = plays[0][0] if plays else seen.turn
    nothing = (NO_CARDS,) * seen.house.seats
    before = seen._replace(tricks=(), trick=Trick(leader), taken=nothing, turn=leader, broken=False)
    held = [NO_CARDS] * seen.house.seats
    for seat, card in plays:
        held[seat] |= card
    deal = QuickDeal(before, held)
    decisions: list[Decision] = []
    for seat, card in plays:
        if seat != seen.seat:
            decisions.append(Decision(deal.copy(), seat, card, deal.hands[seat]))
        deal.play(card)
    return decisions
