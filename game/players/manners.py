"""The manners in which a seat is thought to play: by rules of thumb, or as the search has taught.

Nobody knows who sits there.  Rules of thumb foresee who keeps to rules; the learned policy
foresees who thinks.  What a seat plays tells more and more which of the two explains it better.
"""

from __future__ import annotations

import random
from typing import TypeAlias

from game.players import careful
from game.players.alike import alike
from game.players.policy import LEARNED
from game.players.quick_deal import QuickDeal
from game.rules.cards import Cards
from game.rules.seats import Seat

Manners: TypeAlias = int
"""The seats that play by the learned policy, as bits; all others keep to the rules of thumb."""

SLIP = 0.05
"""How often who keeps to the rules plays any legal card, so that no two playouts are alike."""
RULES_DOUBT, LEARNED_DOUBT = 0.5, 0.1
"""How often a seat is thought to play something that the rules, or the policy, would not."""


def any_manners(seats: int, seat: Seat, chance: random.Random) -> Manners:
    """Return the manner of the seat that thinks, and of the others any, each as likely."""
    return int(chance.random() * (1 << seats)) | own_manner(seat)


def own_manner(seat: Seat) -> Manners:
    """Return the manner of a seat that thinks."""
    return 1 << seat


def by_rules(deal: QuickDeal, chance: random.Random) -> Cards:
    """Return what a seat plays that keeps to the rules, or slips."""
    if chance.random() < SLIP:
        return any_of(deal.legal(), chance)
    return careful.choose(deal)


def by_rules_likely(deal: QuickDeal, card: Cards) -> float:
    """Return how likely the seat to play plays this card, if it keeps to the rules."""
    legal = deal.legal()
    if not legal & (legal - 1):
        return 1.0
    expected = alike(careful.choose(deal), card, deal.hands[deal.turn] | deal.played)
    return (1 - RULES_DOUBT) * expected + RULES_DOUBT / legal.bit_count()


def learned_likely(deal: QuickDeal, card: Cards) -> float:
    """Return how likely the seat to play plays this card, if it plays by the policy."""
    legal = deal.legal()
    if not legal & (legal - 1):
        return 1.0
    mine = deal.hands[deal.turn] | deal.played
    odds = LEARNED.odds(deal, legal)
    fitting = sum([share for other, share in odds if alike(other, card, mine)])
    share = fitting / sum([share for _, share in odds])
    return (1 - LEARNED_DOUBT) * share + LEARNED_DOUBT / legal.bit_count()


def any_of(cards: Cards, chance: random.Random) -> Cards:
    """Return one of the cards, each as likely as the others."""
    for _ in range(int(chance.random() * cards.bit_count())):
        cards &= cards - 1
    return cards & -cards
