"""Which worlds to believe in: guesses, weighed by how well they explain what the others did.

A world is every seat's hand, and the manner in which each seat plays.
"""

from __future__ import annotations

import random
from bisect import bisect_right
from math import prod
from typing import NamedTuple

from game.players.guess import Guess
from game.players.manners import (
    Manners,
    any_manners,
    by_rules_likely,
    learned_likely,
    own_manner,
)
from game.players.player import Thought
from game.players.quick_deal import QuickDeal
from game.players.stakes import stakes_of
from game.rules.cards import NO_CARDS, Cards, just
from game.rules.seats import Seat
from game.rules.seen import Seen
from game.rules.trick import Trick

TRIED, KEPT = 16, 4
"""Of so many guesses at a time, so many are drawn by their likelihood."""


class World(NamedTuple):
    """A guess at what cannot be seen."""

    hands: list[Cards]
    manners: Manners


class Decision(NamedTuple):
    """A play that another seat made, and all that lay open when it did."""

    deal: QuickDeal
    card: Cards
    held: Cards
    """What the seat has played since, this card included."""


class Belief:
    """Deals worlds in proportion to how likely they make what was seen."""

    def __init__(self, seen: Seen, *, taught: bool) -> None:
        """Take down what the others decided so far, and whether the learned policy is known."""
        self._seat = seen.seat
        self._seats = seen.house.seats
        self._taught = taught and stakes_of(seen.house).learned
        self._guess = Guess(seen)
        self._settled = bool(seen.tricks)
        self._decisions = _decisions(seen)
        self._weights: dict[tuple[Seat, Cards], tuple[float, float]] = {}
        self._pool: list[World] = []

    def deal(self, chance: random.Random) -> Thought[World]:
        """Return a world worth believing in."""
        if not self._settled:
            manners = any_manners(self._seats, self._seat, chance) if self._taught else 0
            return World(self._guess.deal(chance), manners)
        if not self._pool:
            hands: list[list[Cards]] = []
            weights: list[list[tuple[float, float]]] = []
            sums: list[float] = []
            for _ in range(TRIED):
                hands.append(self._guess.deal(chance))
                weights.append(self.weigh(hands[-1]))
                likelihood = prod([ruled + learned for ruled, learned in weights[-1]])
                sums.append(likelihood + (sums[-1] if sums else 0))
                yield
            for _ in range(KEPT):
                pick = min(bisect_right(sums, chance.random() * sums[-1]), TRIED - 1)
                manners = self._drawn(weights[pick], chance)
                self._pool.append(World(hands[pick], manners))
        return self._pool.pop()

    def weigh(self, hands: list[Cards]) -> list[tuple[float, float]]:
        """Return how likely each seat's plays were in either manner, had they held these hands."""
        return [self._weight(seat, hand) for seat, hand in enumerate(hands)]

    def _weight(self, seat: Seat, hand: Cards) -> tuple[float, float]:
        """Return the same for one seat: its plays depend on no other's hand."""
        key = seat, hand
        if key not in self._weights:
            ruled, learned = 1.0, 1.0 if self._taught else 0.0
            for deal, card, held in self._decisions[seat]:
                deal.hands[seat] = hand | held
                ruled *= by_rules_likely(deal, card)
                if self._taught:
                    learned *= learned_likely(deal, card)
            self._weights[key] = ruled, learned
        return self._weights[key]

    def _drawn(self, weights: list[tuple[float, float]], chance: random.Random) -> Manners:
        """Draw each seat's manner by how well it explains what the seat did."""
        if not self._taught:
            return 0
        manners = own_manner(self._seat)
        for seat, (ruled, learned) in enumerate(weights):
            if chance.random() * (ruled + learned) < learned:
                manners |= 1 << seat
        return manners


def _decisions(seen: Seen) -> list[list[Decision]]:
    """Return what each other seat played so far; what lay open is the same in every world."""
    plays = [(seat, just(card)) for seat, card in seen.plays()]
    leader = plays[0][0] if plays else seen.turn
    nothing = (NO_CARDS,) * seen.house.seats
    before = seen._replace(tricks=(), trick=Trick(leader), taken=nothing, turn=leader, broken=False)
    held = [NO_CARDS] * seen.house.seats
    for seat, card in plays:
        held[seat] |= card
    deal = QuickDeal(before, held)
    decisions: list[list[Decision]] = [[] for _ in held]
    for seat, card in plays:
        if seat != seen.seat:
            decisions[seat].append(Decision(deal.copy(), card, deal.hands[seat]))
        deal.play(card)
    return decisions
