"""Playouts: a hand played on to its end by quick rules."""

from __future__ import annotations

import random

from game.players import careful, shooter
from game.players.quick_deal import NOBODY, QuickDeal
from game.rules.cards import Cards
from game.rules.seats import Seat

SLIP = 0.05
"""How often a playout plays any legal card, so that no two playouts are alike."""
FEW_LOSERS = 2
"""With no more losers than these, who has taken every point so far goes on for the rest."""


def play_out(deal: QuickDeal, chance: random.Random, moon: Seat = NOBODY) -> None:
    """Play a hand on until its points are taken; one seat may play for the moon while it can."""
    random_number = chance.random
    point_cards = deal.stakes.point_cards
    while deal.count or point_cards & ~deal.played:
        turn = deal.turn
        if turn == moon and (deal.holder == moon or not any(deal.taken)):
            deal.play(shooter.choose(deal))
        elif random_number() < SLIP:
            deal.play(_any(deal.legal(), chance))
        elif turn == deal.threat and shooter.losers(deal) <= FEW_LOSERS:
            deal.play(shooter.choose(deal))
        else:
            deal.play(careful.choose(deal))


def _any(cards: Cards, chance: random.Random) -> Cards:
    """Return one of the cards, each as likely as the others."""
    for _ in range(int(chance.random() * cards.bit_count())):
        cards &= cards - 1
    return cards & -cards
