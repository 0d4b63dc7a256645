"""One trick: who led it, what lies in it, who is winning it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.cards import (
    CARDS_TO_FOLLOW,
    PACK,
    Card,
    Cards,
    Suit,
    gather,
    rank_of,
    suit_of,
    twin_of,
)
from game.rules.seats import Seat

NINE = 7
"""The rank of the nines."""
_ACES = tuple(card - card % 13 + 12 for card in range(PACK))
"""The ace of each card's suit."""


class Trick(NamedTuple):
    """The cards of a trick in the order they were played, the leader's first.

    Where a nine boosts it, each seat plays two, in two rounds.
    """

    leader: Seat
    cards: tuple[Card, ...] = ()

    @property
    def led(self) -> Suit:
        """The suit that was led, in a trick that has begun."""
        return suit_of(self.cards[0])

    @property
    def stays(self) -> bool:
        """Whether all cards of the suit led cancel each other, so that nobody wins."""
        return standing(self.cards) is None

    def all_cards(self) -> Cards:
        """Return the cards as a set."""
        return gather(self.cards)

    def plays(self, seats: int) -> tuple[tuple[Seat, Card], ...]:
        """Return each card with the seat that played it, in order."""
        return tuple(((self.leader + i) % seats, card) for i, card in enumerate(self.cards))

    def winner(self, seats: int) -> Seat:
        """Return the seat whose card is the best so far; the leader, while all cancel."""
        best = standing(self.cards)
        return self.leader if best is None else (self.leader + self.cards.index(best)) % seats


def highest_of_suit(cards: Sequence[Card]) -> Card:
    """Return the highest card of the suit led, of the cards of one pack."""
    best = cards[0]
    ace = _ACES[best]
    for card in cards:
        if best < card <= ace:
            best = card
    return best


def standing(cards: Sequence[Card]) -> Card | None:
    """Return the highest card of the suit led that no twin in the trick cancels, if any stands."""
    if max(cards) < PACK:
        return highest_of_suit(cards)
    follow = CARDS_TO_FOLLOW[cards[0]]
    alone = [card for card in cards if follow >> card & 1 and twin_of(card) not in cards]
    return max(alone, key=rank_of, default=None)


def boosts(cards: Sequence[Card]) -> bool:
    """Return whether a nine of the suit led lies among these cards."""
    return any(rank_of(card) == NINE and suit_of(card) == suit_of(cards[0]) for card in cards)
