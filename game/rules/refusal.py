"""Why a card may not be played: the first rule that forbids it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from game.rules.cards import CARDS_TO_FOLLOW, NO_CARDS, QUEENS_OF_SPADES, Card
from game.rules.deal import Deal
from game.rules.legal import before_hearts, charged_and_fresh
from game.rules.opening import opening_cards
from game.rules.options import Opening

Law: TypeAlias = Literal[
    "opening_card",
    "opening_heart",
    "follow_suit",
    "first_trick",
    "hearts_lock",
    "queen_lock",
    "charged_card",
    "forced_queen",
]
"""The rules that forbid plays, in the order in which they do."""


def refusal(deal: Deal, card: Card) -> Law:
    """Return the first rule that forbids the seat to play a card of its hand that is not legal."""
    house, hand, bit = deal.house, deal.hands[deal.turn], 1 << card
    fresh = charged_and_fresh(deal)
    if deal.played:
        follow = CARDS_TO_FOLLOW[deal.played[0]]
        ban = NO_CARDS if deal.tricks else house.first_trick_ban
        if hand & follow and not bit & follow:
            return "follow_suit"
        if bit & ban and not bit & follow and hand & ~ban:
            return "first_trick"
        return "charged_card" if bit & fresh and hand & follow & ~fresh else "forced_queen"
    if not deal.tricks:
        opening = hand & opening_cards(house, deal.held)
        if opening and not bit & opening:
            return "opening_heart" if house.opening_lead is Opening.NO_HEART else "opening_card"
    elif not deal.broken and not house.hearts_any_time and not bit & before_hearts(house, hand):
        return "hearts_lock"
    queen_waits = house.queen_waits and not deal.broken
    return "queen_lock" if bit & QUEENS_OF_SPADES and queen_waits else "charged_card"
