"""One trick: who led it, what lies in it, who is winning it."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.cards import Card, Cards, Suit, gather, suit_of
from game.rules.seats import Seat


class Trick(NamedTuple):
    """The cards of a trick in the order they were played, the leader's first."""

    leader: Seat
    cards: tuple[Card, ...] = ()

    @property
    def led(self) -> Suit:
        """The suit that was led, in a trick that has begun."""
        return suit_of(self.cards[0])

    def all_cards(self) -> Cards:
        """Return the cards as a set."""
        return gather(self.cards)

    def plays(self, seats: int) -> tuple[tuple[Seat, Card], ...]:
        """Return each card with the seat that played it, in order."""
        return tuple(((self.leader + i) % seats, card) for i, card in enumerate(self.cards))

    def winner(self, seats: int) -> Seat:
        """Return the seat whose card is the highest of the suit led so far."""
        cards = self.cards
        best = cards[0]
        ace = best - best % 13 + 12
        for card in cards:
            if best < card <= ace:
                best = card
        return (self.leader + cards.index(best)) % seats
