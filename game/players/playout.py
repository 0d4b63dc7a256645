"""Playouts: a hand played on to its end, each seat in its manner."""

from __future__ import annotations

import random

from game.players import shooter
from game.players.manners import Manners, by_rules
from game.players.policy import LEARNED
from game.players.quick_deal import NOBODY, QuickDeal
from game.rules.seats import Seat

FEW_LOSERS = 0
"""With no more losers than these, who has taken every point so far goes on for the rest."""


def play_out(
    deal: QuickDeal, chance: random.Random, manners: Manners = 0, moon: Seat = NOBODY
) -> None:
    """Play a hand on until its points are taken; one seat may play for the moon while it can."""
    point_cards = deal.stakes.point_cards
    while deal.count or point_cards & ~deal.played:
        turn = deal.turn
        shoots = turn == moon and (deal.holder == moon or not any(deal.taken))
        if shoots or (turn == deal.threat and shooter.losers(deal) <= FEW_LOSERS):
            deal.play(shooter.choose(deal))
        elif manners >> turn & 1:
            deal.play(LEARNED.choose(deal, chance))
        else:
            deal.play(by_rules(deal, chance))
