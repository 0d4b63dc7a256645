"""The seal of a deal: a digest shown before the hand, and afterwards what it was made of.

The digest is the SHA-256 of a salt, a space and the shuffled deck.  The deck cannot be found out
from it, for nobody can guess the salt, and no other deck can be made to fit it afterwards.
"""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from game.rules.cards import Cards, cards, name
from game.rules.match import Match, deck_order


class Seal(NamedTuple):
    """A shuffled deck, sealed."""

    salt: str
    deck: str
    """The cards in the order in which they are dealt, in card notation."""

    @property
    def digest(self) -> str:
        """What can be shown before the hand."""
        return digest_of(self.salt, self.deck)

    def hands(self, seats: int) -> tuple[Cards, ...]:
        """Return what each seat is dealt from the deck, card by card around the table."""
        order = self.deck.split()
        return tuple(cards(" ".join(order[seat::seats])) for seat in range(seats))


def digest_of(salt: str, deck: str) -> str:
    """Return the digest of a salt and a deck."""
    return hashlib.sha256(f"{salt} {deck}".encode()).hexdigest()


def seal_of(match: Match, secret: int) -> Seal:
    """Return the seal of the hand on the table; the salt comes from a secret of the match."""
    number = match.hand_number
    salt = hashlib.sha256(f"{secret} {number}".encode()).hexdigest()[:32]
    order = deck_order(match.house, match.seed, number)
    return Seal(salt, " ".join(name(card) for card in order))
