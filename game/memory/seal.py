"""The seal of a deal: a digest shown before the hand, and afterwards what it was made of.

The digest is the SHA-256 of a salt, a space and the shuffled deck.  The deck cannot be found out
from it, for nobody can guess the salt, and no other deck can be made to fit it afterwards.
"""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from game.rules.cards import Cards, cards, name
from game.rules.house import HouseRules
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

    def hands(self, house: HouseRules) -> tuple[Cards, ...]:
        """Return what each seat is dealt from the deck, card by card around the table."""
        order = self.deck.split()[: house.seats * house.hand_size]
        return tuple(cards(" ".join(order[seat :: house.seats])) for seat in range(house.seats))


def digest_of(salt: str, deck: str) -> str:
    """Return the digest of a salt and a deck."""
    return hashlib.sha256(f"{salt} {deck}".encode()).hexdigest()


def seal_of(match: Match, secret: int) -> Seal:
    """Return the seal of the hand on the table; the salt comes from a secret of the match."""
    number = match.hand_number
    salt = hashlib.sha256(f"{secret} {number}".encode()).hexdigest()[:32]
    order = deck_order(match.house, match.seed, number)
    return Seal(salt, " ".join(name(card) for card in order))


class SealedHand(NamedTuple):
    """A hand with its seal, and whether the two fit."""

    number: int
    seal: Seal
    over: bool
    """Whether it has been played, so that what the digest was made of may be told."""
    digest_fits: bool | None
    """Whether it was this digest that was written down before the hand; None if none was."""
    cards_fit: bool
    """Whether the seats were dealt what the deck has for them."""


def sealed_hand(match: Match, secret: int, shown: str, *, over: bool) -> SealedHand:
    """Return the hand on the table with its seal, checked against the digest shown before it."""
    seal = seal_of(match, secret)
    return SealedHand(
        number=match.hand_number,
        seal=seal,
        over=over,
        digest_fits=shown == seal.digest if shown else None,
        cards_fit=seal.hands(match.house) == match.deal.setup.hands,
    )


def grouped_digest(digest: str) -> str:
    """Return a digest in groups of eight, in which it is easily compared.

    >>> grouped_digest("0123456789abcdef")
    '01234567 89abcdef'
    """
    return " ".join(digest[i : i + 8] for i in range(0, len(digest), 8))
