"""Cards that are as good as each other: of one suit and value, with no card of others between."""

from __future__ import annotations

from game.players.quick_deal import SUIT_OF_LENGTH
from game.rules.cards import NO_CARDS, Cards, members
from game.rules.house import HouseRules


def different(cards: Cards, between: Cards, house: HouseRules) -> Cards:
    """Return the cards less those as good as a higher one, with these cards in other hands."""
    kept = NO_CARDS
    above = -1
    for card in reversed(list(members(cards))):
        gap = (1 << above) - (1 << card) if above >= 0 else 0
        same_suit = above // 13 == card // 13
        if not same_suit or house.values[card] != house.values[above] or between & gap:
            kept |= 1 << card
        above = card
    return kept


def alike(one: Cards, other: Cards, held: Cards) -> bool:
    """Return whether two cards are equal, or as good as equal to who holds all between them."""
    if one == other:
        return True
    low, high = (one, other) if one < other else (other, one)
    return bool(high & SUIT_OF_LENGTH[low.bit_length()]) and not (high - low) & ~held
