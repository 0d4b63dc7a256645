"""Cards and sets of cards, as numbers, and their notation.

A card is a number from 0 to 51, suit by suit (clubs, diamonds, spades, hearts), each from the two
up to the ace.  A set of cards is an ``int`` with one bit a card, so that ``&``, ``|`` and ``& ~``
are the set's own operators.  Written down, a card is its rank and its suit, ``QS`` or ``TC``; a
set is its cards with spaces between them.
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
CLUBS, DIAMONDS, SPADES, HEARTS = range(4)

_A_SUIT: Cards = (1 << 13) - 1
SUIT_CARDS: tuple[Cards, ...] = tuple(_A_SUIT << 13 * suit for suit in range(4))
ALL_CARDS: Cards = (1 << 52) - 1
NO_CARDS: Cards = 0


def suit_of(card: Card) -> Suit:
    """Return the suit, 0 for clubs to 3 for hearts."""
    return card // 13


def rank_of(card: Card) -> int:
    """Return the rank, 0 for a two to 12 for an ace."""
    return card % 13


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

    >>> card("2C"), card("AH")
    (0, 51)
    """
    rank, suit = RANKS.find(text[:1]), SUITS.find(text[1:])
    if len(text) != 2 or rank < 0 or suit < 0:
        message = f"{text!r} is no card: write a rank of {RANKS} and a suit of {SUITS}, as in QS"
        raise ValueError(message)
    return 13 * suit + rank


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
    return RANKS[rank_of(card)] + SUITS[suit_of(card)]


def names(cards: Cards) -> str:
    """Write a set of cards.

    >>> names(0b11)
    '2C 3C'
    """
    return " ".join(name(card) for card in members(cards))


QUEEN_OF_SPADES: Card = card("QS")


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
