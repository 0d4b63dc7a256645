"""What is looked at in each card that could be played: the places of a table that speak of it.

Only the ends of a suit are looked at, and the cards next to the best in the trick and under the
queen: strong players seldom choose another, or one as good.
"""

from __future__ import annotations

from math import prod
from typing import TypeAlias

from game.players.quick_deal import NOBODY, QuickDeal
from game.rules.cards import (
    HEARTS,
    QUEEN_OF_SPADES,
    SPADES,
    SUIT_CARDS,
    Cards,
    just,
)

Candidate: TypeAlias = tuple[Cards, int, int, int, int, int, int]
"""A card, and the places of the table that speak of it."""

_SPADES = SUIT_CARDS[SPADES]
_HEARTS = SUIT_CARDS[HEARTS]
_QUEEN = just(QUEEN_OF_SPADES)
_BELOW_QUEEN = _SPADES & (_QUEEN - 1)
_OVER_QUEEN = _SPADES & -(_QUEEN << 1)

SUITS, ENDS, RANKS, TRICKS, STANDS, TABLES = 5, 4, 13, 13, 10, 9
"""Kinds of suits, ends of a suit, ranks, tricks, how the points stand, how a trick stands."""
GIVEN = 3 * SUITS + 1
"""The bottom, the middle and the top of each kind of suit, and the queen of spades."""


class _Places:
    """Deals out the places of the table."""

    def __init__(self) -> None:
        self.count = 0

    def take(self, *counts: int) -> int:
        """Return the first of as many places as there are combinations of these counts."""
        start = self.count
        self.count += prod(counts)
        return start


_places = _Places()
_LEAD_BETWEEN = _places.take(SUITS, RANKS, RANKS)
_LEAD_LENGTHS = _places.take(SUITS, RANKS + 1, RANKS + 1)
_LEAD_END = _places.take(SUITS, ENDS, RANKS + 1)
_LEAD_GUARDS = _places.take(SUITS, 3, RANKS)
_LEAD_STAND = _places.take(STANDS, GIVEN)
_LEAD_TRICK = _places.take(TRICKS, GIVEN)
_FOLLOW_OVER = _places.take(TABLES, SUITS, 2, RANKS)
_FOLLOW_CHOICE = _places.take(TABLES, SUITS, 2, RANKS)
_FOLLOW_LENGTH = _places.take(SUITS, 2, RANKS + 1, RANKS)
_FOLLOW_QUEEN = _places.take(TABLES, 2, 2, 3)
_FOLLOW_STAND = _places.take(STANDS, TABLES, 2)
_FOLLOW_TRICK = _places.take(TRICKS, SUITS, 2)
_GIVE_BETWEEN = _places.take(SUITS, RANKS, RANKS)
_GIVE_END = _places.take(SUITS, ENDS, RANKS + 1)
_GIVE_GUARD = _places.take(SUITS, RANKS, RANKS + 1)
_GIVE_STAND = _places.take(STANDS, GIVEN)
_GIVE_TRICK = _places.take(TRICKS, GIVEN)
_GIVE_TABLE = _places.take(TABLES, GIVEN)
SIZE = _places.count
"""How many numbers the whole table has."""


def candidates(deal: QuickDeal, legal: Cards) -> list[Candidate]:
    """Return the cards worth a look among the legal ones, each with what is seen in it."""
    out = deal.stakes.deck & ~deal.played & ~deal.hands[deal.turn]
    if not deal.count:
        return _leads(deal, legal, out)
    if legal & deal.suit:
        return _follows(deal, legal, out & deal.suit)
    return _discards(deal, legal, out)


def _leads(deal: QuickDeal, legal: Cards, out: Cards) -> list[Candidate]:
    stand = _LEAD_STAND + _stand(deal) * GIVEN
    trick = _LEAD_TRICK + _trick(deal) * GIVEN
    found: list[Candidate] = []
    for suit_cards in SUIT_CARDS:
        mine = legal & suit_cards
        if not mine:
            continue
        others = out & suit_cards
        suit, length, count = _suit(mine, others), mine.bit_count(), others.bit_count()
        lengths = _LEAD_LENGTHS + (suit * 14 + length) * 14 + count
        guards = (mine & _BELOW_QUEEN).bit_count()
        for card, end in _ends(mine):
            under = (others & (card - 1)).bit_count()
            over = count - under
            special = 2 if card == _QUEEN else 1 if card & _OVER_QUEEN else 0
            kind = 3 * suit + (2 if not over else 1 if under else 0)
            found.append(
                (
                    card,
                    _LEAD_BETWEEN + (suit * 13 + under) * 13 + over,
                    lengths,
                    _LEAD_END + (suit * 4 + end) * 14 + length,
                    _LEAD_GUARDS + (suit * 3 + special) * 13 + guards,
                    stand + kind,
                    trick + kind,
                )
            )
    return found


def _follows(deal: QuickDeal, legal: Cards, out: Cards) -> list[Candidate]:
    best = deal.best
    suit, length, count = _suit(legal, out), legal.bit_count(), out.bit_count()
    table = _table(deal)
    at_table = (table * SUITS + suit) * 2
    stand = _FOLLOW_STAND + (_stand(deal) * TABLES + table) * 2
    trick = _FOLLOW_TRICK + (_trick(deal) * SUITS + suit) * 2
    queen = _FOLLOW_QUEEN + (table * 2 + (best > _QUEEN)) * 6
    lower = legal & (best - 1)
    found: list[Candidate] = []
    for card in _beside(lower, legal & -2 * best):
        wins = card > best
        under = (out & (card - 1)).bit_count()
        choice = legal & -2 * card if wins else lower & -2 * card
        special = 2 if card == _QUEEN else 1 if card & _OVER_QUEEN else 0
        found.append(
            (
                card,
                _FOLLOW_OVER + (at_table + wins) * 13 + count - under,
                _FOLLOW_CHOICE + (at_table + wins) * 13 + choice.bit_count(),
                _FOLLOW_LENGTH + ((suit * 2 + wins) * 14 + length) * 13 + under,
                queen + wins * 3 + special,
                stand + wins,
                trick + wins,
            )
        )
    return found


def _discards(deal: QuickDeal, legal: Cards, out: Cards) -> list[Candidate]:
    stand = _GIVE_STAND + _stand(deal) * GIVEN
    trick = _GIVE_TRICK + _trick(deal) * GIVEN
    table = _GIVE_TABLE + _table(deal) * GIVEN
    found: list[Candidate] = []
    for suit_cards in SUIT_CARDS:
        mine = legal & suit_cards
        if not mine:
            continue
        others = out & suit_cards
        suit, length, count = _suit(mine, others), mine.bit_count(), others.bit_count()
        guard = (others & ((mine & -mine) - 1)).bit_count()
        for card, end in _ends(mine):
            under = (others & (card - 1)).bit_count()
            over = count - under
            if card == _QUEEN:
                kind = GIVEN - 1
            else:
                kind = 3 * suit + (2 if not over else 1 if under else 0)
            found.append(
                (
                    card,
                    _GIVE_BETWEEN + (suit * 13 + under) * 13 + over,
                    _GIVE_END + (suit * 4 + end) * 14 + length,
                    _GIVE_GUARD + (suit * 13 + guard) * 14 + length,
                    stand + kind,
                    trick + kind,
                    table + kind,
                )
            )
    return found


def _suit(mine: Cards, out: Cards) -> int:
    """Return what a suit is: a plain one, spades with the queen out, here, or gone, or hearts."""
    if mine & _HEARTS:
        return 4
    if not mine & _SPADES:
        return 0
    if mine & _QUEEN:
        return 2
    return 1 if out & _QUEEN else 3


def _ends(mine: Cards) -> list[tuple[Cards, int]]:
    """Return the lowest and the highest card of a suit, the queen and the card below her.

    Each goes with which end it is: neither, the lowest, the highest, or both.
    """
    low, high = mine & -mine, 1 << (mine.bit_length() - 1)
    if low == high:
        return [(low, 3)]
    ends = [(low, 1), (high, 2)]
    if mine & _SPADES:
        ends += [(card, 0) for card in _by_the_queen(mine) if card not in {low, high}]
    return ends


def _beside(under: Cards, over: Cards) -> list[Cards]:
    """Return the lowest and the highest card of both, the queen and the card below her."""
    found: list[Cards] = []
    for cards in (under, over):
        if cards:
            low, high = cards & -cards, 1 << (cards.bit_length() - 1)
            found.append(low)
            if low != high:
                found.append(high)
    if (under | over) & _SPADES:
        found += [card for card in _by_the_queen(under | over) if card not in found]
    return found


def _by_the_queen(mine: Cards) -> list[Cards]:
    below = mine & _BELOW_QUEEN
    found = [1 << (below.bit_length() - 1)] if below else []
    return [*found, _QUEEN] if mine & _QUEEN else found


def _trick(deal: QuickDeal) -> int:
    return TRICKS - deal.hands[deal.turn].bit_count()


def _table(deal: QuickDeal) -> int:
    """Return how the trick stands: how many have played to it, and what lies in it."""
    if not deal.pile & deal.stakes.point_cards:
        return 3 * deal.count - 3
    return 3 * deal.count - (1 if deal.pile & _QUEEN else 2)


def _stand(deal: QuickDeal) -> int:
    """Return how the points stand to the seat to play: who has them, and where that seat sits.

    0 nobody, 1 several seats, 2 itself; 3 the same when it is enough for a moon; 4 to 6 another,
    who wins the trick so far, is yet to play to it, or has lost it; 7 to 9 the same with enough.
    """
    holder, turn = deal.holder, deal.turn
    if holder == NOBODY:
        return int(any(deal.taken))
    alarm = deal.threat != NOBODY
    if holder == turn:
        return 3 if alarm else 2
    stand = 7 if alarm else 4
    if deal.count and holder == deal.winner:
        return stand
    later = (holder - turn) % deal.seats < deal.seats - deal.count
    return stand + 1 if later else stand + 2
