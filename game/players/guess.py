"""Guesses at the hidden hands: every deal that fits what a seat knows is equally likely.

What a seat knows for certain is who holds how many cards, who did not follow which suit, and where
the cards that it passed are as long as they have not been played.  The hidden cards are put in
groups by who may hold them; how many of each group go to whom is drawn with the exact number of
ways there are, and within a group the cards are shuffled.  So a guess never fails.
"""

from __future__ import annotations

import random
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate
from math import comb
from typing import NamedTuple, TypeAlias

from game.rules.cards import NO_CARDS, SUIT_CARDS, Cards, just, members
from game.rules.match import Stage
from game.rules.seats import Seat
from game.rules.seen import Seen

Needs: TypeAlias = tuple[int, ...]
"""How many cards each seat has yet to be given."""


class Group(NamedTuple):
    """Hidden cards that the same seats may hold."""

    cards: tuple[Cards, ...]
    """Each card as the set of it alone."""
    holders: tuple[Seat, ...]


class Splits(NamedTuple):
    """The ways to share out a group: how many cards to each holder, and how likely, summed up."""

    shares: tuple[Needs, ...]
    ways: tuple[int, ...]


class Guess:
    """Deals the cards that a seat cannot see, as often as it is asked."""

    def __init__(self, seen: Seen) -> None:
        """Work out what is known, once for all deals."""
        self._known = _known_hands(seen)
        self._groups = _groups(seen, self._known)
        self._needs = tuple(
            0 if seat == seen.seat else count - known.bit_count()
            for seat, (count, known) in enumerate(zip(seen.counts, self._known, strict=True))
        )
        self._memory: dict[tuple[int, Needs], Splits] = {}

    def deal(self, chance: random.Random) -> list[Cards]:
        """Return every seat's hand in one of the possible worlds."""
        hands = self._known[:]
        needs = self._needs
        for index, group in enumerate(self._groups):
            shares = self._draw(index, needs, chance)
            order = _shuffled(group.cards, chance)
            start = 0
            for seat, share in zip(group.holders, shares, strict=True):
                hands[seat] |= sum(order[start : start + share])
                start += share
            needs = _given(needs, group.holders, shares)
        return hands

    def _draw(self, index: int, needs: Needs, chance: random.Random) -> Needs:
        """Return how many cards of a group each of its holders gets."""
        splits = self._splits(index, needs)
        if len(splits.shares) == 1:
            return splits.shares[0]
        return splits.shares[bisect_right(splits.ways, chance.random() * splits.ways[-1])]

    def _splits(self, index: int, needs: Needs) -> Splits:
        """Return the ways to share out a group that leave a way to share out the groups after."""
        if (index, needs) not in self._memory:
            group = self._groups[index]
            found: list[tuple[Needs, int]] = []
            for shares in _shares(len(group.cards), [needs[s] for s in group.holders]):
                after = self._ways(index + 1, _given(needs, group.holders, shares))
                if after:
                    found.append((shares, after * _orders(shares)))
            shares_found = tuple(shares for shares, _ in found)
            self._memory[index, needs] = Splits(
                shares_found, tuple(accumulate(ways for _, ways in found))
            )
        return self._memory[index, needs]

    def _ways(self, index: int, needs: Needs) -> int:
        """Return how many worlds there are, counting from this group on."""
        if index == len(self._groups):
            return 0 if any(needs) else 1
        ways = self._splits(index, needs).ways
        return ways[-1] if ways else 0


def _known_hands(seen: Seen) -> list[Cards]:
    """Return what a seat knows to lie in each hand: its own, and what it passed and still lies."""
    hands = [NO_CARDS] * seen.house.seats
    if seen.stage is not Stage.PASS:
        hands[seen.receiver] = seen.given & ~seen.played
    hands[seen.seat] = seen.hand
    return hands


def _groups(seen: Seen, known: Sequence[Cards]) -> list[Group]:
    """Return the hidden cards by who may hold them, those that fewest may hold first."""
    hidden = seen.hidden & ~_all_of(known)
    voids = seen.voids()
    by_holders: dict[tuple[Seat, ...], Cards] = {}
    for suit_cards in SUIT_CARDS:
        if hidden & suit_cards:
            holders = tuple(
                seat
                for seat in range(seen.house.seats)
                if seat != seen.seat and not voids[seat] & suit_cards
            )
            by_holders[holders] = by_holders.get(holders, NO_CARDS) | hidden & suit_cards
    ordered = sorted(by_holders.items(), key=lambda item: len(item[0]))
    return [Group(tuple(map(just, members(cards))), holders) for holders, cards in ordered]


def _all_of(hands: Sequence[Cards]) -> Cards:
    """Return the cards of all these hands."""
    every = NO_CARDS
    for hand in hands:
        every |= hand
    return every


def _shuffled(cards: Sequence[Cards], chance: random.Random) -> list[Cards]:
    """Return the cards in an order that every order is equally likely to be."""
    random_number = chance.random
    return sorted(cards, key=lambda _: random_number())


def _shares(count: int, needs: Sequence[int]) -> Iterator[Needs]:
    """Yield every way to share so many cards among seats with these needs."""
    if len(needs) == 1:
        if count <= needs[0]:
            yield (count,)
        return
    for first in range(min(count, needs[0]) + 1):
        for rest in _shares(count - first, needs[1:]):
            yield (first, *rest)


def _orders(shares: Needs) -> int:
    """Return in how many ways distinct cards make shares of these sizes."""
    ways, left = 1, sum(shares)
    for share in shares:
        ways *= comb(left, share)
        left -= share
    return ways


def _given(needs: Needs, holders: Sequence[Seat], shares: Needs) -> Needs:
    """Return the needs after the holders have got their shares."""
    left = list(needs)
    for seat, share in zip(holders, shares, strict=True):
        left[seat] -= share
    return tuple(left)
