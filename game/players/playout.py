"""Playouts: a hand played on to its end, each seat in its manner."""

from __future__ import annotations

import random

from game.players import shooter
from game.players.manners import Manners, by_rules
from game.players.policy import LEARNED
from game.players.quick_deal import NOBODY, QuickDeal
from game.rules.seats import Seat


def play_out(
    deal: QuickDeal,
    chance: random.Random,
    manners: Manners = 0,
    moon: Seat = NOBODY,
    few_losers: int = 0,
) -> None:
    """Play a hand on until its points are taken; one seat may play for the moon while it can.

    So does whoever has taken every point so far, with no more losers than a few.
    """
    point_cards = deal.stakes.point_cards
    while deal.count or point_cards & ~deal.played:
        turn = deal.turn
        shoots = turn == moon and (deal.holder == moon or not any(deal.taken))
        if shoots or (turn == deal.threat and shooter.losers(deal) <= few_losers):
            deal.play(shooter.choose(deal))
        elif manners >> turn & 1:
            deal.play(LEARNED.choose(deal, chance))
        else:
            deal.play(by_rules(deal, chance))
