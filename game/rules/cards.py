"""Cards and sets of cards, as numbers, and their notation.

A card is a number from 0 to 51, suit by suit (clubs, diamonds, spades, hearts), each from the two
up to the ace.  In a game with two packs the second pack's cards go on from 52 in the same order,
so that a card's face is its number modulo 52.  A set of cards is an ``int`` with one bit a card, so
that ``&``, ``|`` and ``& ~`` are the set's own operators.  Written down, a card is its rank and its
suit, ``QS`` or ``TC``, and of the second pack ``QS'``; a set is its cards with spaces between them.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import TypeAlias

Card: TypeAlias = int
Cards: TypeAlias = int
Suit: TypeAlias = int

RANKS = "23456789TJQKA"
SUITS = "CDSH"
SECOND = "'"
"""What marks a card of the second pack."""
CLUBS, DIAMONDS, SPADES, HEARTS = range(4)

PACK = 52
NO_CARDS: Cards = 0
ALL_CARDS: Cards = (1 << PACK) - 1
"""One pack."""


def in_both_packs(cards: Cards) -> Cards:
    """Return these cards of the first pack with their twins of the second."""
    return cards | cards << PACK


_A_SUIT: Cards = (1 << 13) - 1
SUIT_CARDS: tuple[Cards, ...] = tuple(in_both_packs(_A_SUIT << 13 * suit) for suit in range(4))
"""The cards of each suit, of both packs."""
CARDS_TO_FOLLOW: tuple[Cards, ...] = tuple(SUIT_CARDS[card // 13 % 4] for card in range(2 * PACK))
"""For each card that may be led, the cards of its suit."""


def suit_of(card: Card) -> Suit:
    """Return the suit, 0 for clubs to 3 for hearts."""
    return card // 13 % 4


def rank_of(card: Card) -> int:
    """Return the rank, 0 for a two to 12 for an ace."""
    return card % 13


def face_of(card: Card) -> Card:
    """Return the card of the first pack with the same face."""
    return card % PACK


def twin_of(card: Card) -> Card:
    """Return the card of the other pack with the same face."""
    return (card + PACK) % (2 * PACK)


def just(card: Card) -> Cards:
    """Return the set of this one card."""
    return 1 << card


def members(cards: Cards) -> Iterator[Card]:
    """Yield the cards of a set, lowest number first."""
    while cards:
        least = cards & -cards
        yield least.bit_length() - 1
        cards ^= least


def gather(cards: Iterable[Card]) -> Cards:
    """Return the set of these cards."""
    found = NO_CARDS
    for card in cards:
        found |= 1 << card
    return found


def lowest(cards: Cards) -> Card:
    """Return the lowest card of a set that has one."""
    return (cards & -cards).bit_length() - 1


def highest(cards: Cards) -> Card:
    """Return the highest card of a set that has one."""
    return cards.bit_length() - 1


def card(text: str) -> Card:
    """Read one card.

    >>> card("2C"), card("AH"), card("2C'")
    (0, 51, 52)
    """
    face = text.removesuffix(SECOND)
    rank, suit = RANKS.find(face[:1]), SUITS.find(face[1:])
    if len(face) != 2 or rank < 0 or suit < 0:
        message = f"{text!r} is no card: write a rank of {RANKS} and a suit of {SUITS}, as in QS"
        raise ValueError(message)
    return 13 * suit + rank + (PACK if face != text else 0)


def cards(text: str) -> Cards:
    """Read a set of cards.

    >>> cards("2C 3C") == 0b11
    True
    """
    words = text.split()
    found = gather(card(word) for word in words)
    if found.bit_count() != len(words):
        message = f"{text!r} names a card twice"
        raise ValueError(message)
    return found


def name(card: Card) -> str:
    """Write one card.

    >>> name(0)
    '2C'
    """
    return RANKS[rank_of(card)] + SUITS[suit_of(card)] + (SECOND if card >= PACK else "")


def names(cards: Cards) -> str:
    """Write a set of cards.

    >>> names(0b11)
    '2C 3C'
    """
    return " ".join(name(card) for card in members(cards))


QUEEN_OF_SPADES: Card = card("QS")
ACE_OF_HEARTS: Card = card("AH")
JACK_OF_DIAMONDS: Card = card("JD")
TEN_OF_CLUBS: Card = card("TC")
TEN_OF_DIAMONDS: Card = card("TD")
QUEENS_OF_SPADES: Cards = in_both_packs(just(QUEEN_OF_SPADES))
"""The queen of spades of each pack."""


def shuffled(deck: Cards, chance: random.Random) -> list[Card]:
    """Return the cards of a deck in an order that every order is equally likely to be.

    Only ``chance.random()`` is used: it is the one method whose numbers Python promises to keep,
    so a seed gives the same deal for ever.
    """
    order = list(members(deck))
    for last in range(len(order) - 1, 0, -1):
        other = int(chance.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order
