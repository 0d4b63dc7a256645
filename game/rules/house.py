"""The rules in force, as data: one frozen record whose every field is named in the rule book."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from functools import cached_property

from game.rules.cards import ALL_CARDS, HEARTS, QUEEN_OF_SPADES, Card, Cards, gather, suit_of
from game.rules.seats import Pass


class Moon(enum.Enum):
    """What happens when one seat takes every point card."""

    OTHERS_ADD = "others add"
    SHOOTER_SUBTRACTS = "shooter subtracts"


def standard_value(card: Card) -> int:
    """Return 1 for a heart, 13 for the queen of spades, 0 for every other card."""
    if card == QUEEN_OF_SPADES:
        return 13
    return 1 if suit_of(card) == HEARTS else 0


@dataclass(frozen=True)
class HouseRules:
    """How this table plays; the defaults are the standard game."""

    seats: int = 4
    deck: Cards = ALL_CARDS
    pass_cycle: tuple[Pass, ...] = (Pass.LEFT, Pass.RIGHT, Pass.ACROSS, Pass.HOLD)
    pass_size: int = 3
    values: tuple[int, ...] = tuple(standard_value(card) for card in range(52))
    """What each card is worth to the seat that takes it, by the card's number."""
    moon: Moon = Moon.OTHERS_ADD
    target: int = 100

    @cached_property
    def point_cards(self) -> Cards:
        """The cards worth more than nothing."""
        return gather(card for card in range(52) if self.values[card] > 0 and self.deck >> card & 1)

    @cached_property
    def all_points(self) -> int:
        """What all the point cards are worth together."""
        return self.points(self.point_cards)

    @property
    def hand_size(self) -> int:
        """How many cards each seat is dealt."""
        return self.deck.bit_count() // self.seats

    def points(self, cards: Cards) -> int:
        """Return what these cards are worth together."""
        return sum(value for card, value in enumerate(self.values) if cards >> card & 1)

    def pass_in(self, hand_number: int) -> Pass:
        """Return the direction of the pass in a hand, counted from 1; the cycle never restarts."""
        return self.pass_cycle[(hand_number - 1) % len(self.pass_cycle)]


STANDARD = HouseRules()
