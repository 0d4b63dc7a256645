"""The first lead of a hand: which seat has it, and with which cards."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.cards import CLUBS, HEARTS, SUIT_CARDS, Cards
from game.rules.house import HouseRules
from game.rules.options import Opening
from game.rules.seats import Seat, next_seat

_HEARTS = SUIT_CARDS[HEARTS]


def opener(house: HouseRules, dealer: Seat, hands: Sequence[Cards]) -> Seat:
    """Return the seat that leads first: the holder of the lowest club, or who sits left."""
    if house.opening_lead is Opening.LOWEST_CLUB:
        opening = opening_cards(house, hands)
        for seat, hand in enumerate(hands):
            if hand & opening:
                return seat
    return next_seat(dealer, house.seats)


def opening_cards(house: HouseRules, hands: Sequence[Cards]) -> Cards:
    """Return the cards that may be led first."""
    if house.opening_lead is Opening.LOWEST_CLUB:
        clubs = sum(hands) & SUIT_CARDS[CLUBS]
        return clubs & -clubs
    hearts_too = house.opening_lead is Opening.ANY_CARD
    return house.deck if hearts_too else house.deck & ~_HEARTS
