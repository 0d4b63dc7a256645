"""Playouts: a hand played on to its end by quick rules, and what that costs a seat."""

from __future__ import annotations

import random

from game.players import careful, shooter
from game.players.quick_deal import NOBODY, QuickDeal
from game.rules.cards import Cards
from game.rules.seats import Seat

SLIP = 0.05
"""How often a playout plays any legal card, so that no two playouts are alike."""


def play_out(deal: QuickDeal, chance: random.Random, moon: Seat = NOBODY) -> None:
    """Play a hand on until its points are taken; one seat may play for the moon while it can."""
    random_number = chance.random
    while deal.count or deal.stakes.point_cards & ~deal.played:
        if deal.turn == moon and deal.holder in (NOBODY, moon):
            deal.play(shooter.choose(deal))
        elif random_number() < SLIP:
            deal.play(_any(deal.legal(), chance))
        else:
            deal.play(careful.choose(deal))


def _any(cards: Cards, chance: random.Random) -> Cards:
    """Return one of the cards, each as likely as the others."""
    for _ in range(int(chance.random() * cards.bit_count())):
        cards &= cards - 1
    return cards & -cards


def cost(deal: QuickDeal, seat: Seat) -> float:
    """Return how much worse a seat's score is than the average of the others."""
    scores = deal.scores()
    return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)
