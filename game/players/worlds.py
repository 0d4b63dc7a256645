"""Worlds: hands by any rules that fit what one seat knows, dealt out at random."""

from __future__ import annotations

import random
from collections.abc import Sequence

from game.rules.cards import NO_CARDS, Card, Cards, members
from game.rules.deal import Deal, dealt
from game.rules.options import KittyGoes
from game.rules.seats import Pass
from game.rules.seen import Seen


class Worlds:
    """Deals the cards that a seat cannot see, as often as it is asked."""

    def __init__(self, seen: Seen) -> None:
        """Work out what is known, once for all deals."""
        self._seen = seen
        self._known = _known_hands(seen)
        self._voids = seen.voids()
        hidden = seen.hidden
        for cards in self._known:
            hidden &= ~cards
        needs = [
            max(0, count - cards.bit_count())
            for count, cards in zip(seen.counts, self._known, strict=True)
        ]
        self._needs = (*needs, hidden.bit_count() - sum(needs))
        """How many more cards lie in each hand and, last, aside."""
        seats = seen.house.seats
        self.others = [(seen.seat + step) % seats for step in range(1, seats)]
        """The other seats, the next one first: so the same lots do the same at every seat."""
        self._order = [seen.seat, *self.others, seats]
        """The piles in the same order, last the one aside."""
        self._places = {card: self._places_of(card) for card in members(hidden)}

    def hands(self, chance: random.Random) -> tuple[list[Cards], Cards]:
        """Return a hand for every seat, and what lies face down aside."""
        piles, needs = [*self._known, self._seen.aside], list(self._needs)
        places = self._places
        for card in sorted(places, key=lambda card: (len(places[card]), chance.random())):
            pile = _drawn(places[card], needs, self._order, chance)
            piles[pile] |= 1 << card
            needs[pile] -= 1
        return piles[:-1], piles[-1]

    def under_way(self, hands: Sequence[Cards], aside: Cards) -> Deal:
        """Return the hand as it stands in such a world."""
        seen = self._seen
        setup = self.begun(hands, aside, Pass.HOLD).setup
        setup = setup._replace(
            charges=seen.charges, charged=seen.charged, watched=setup.watched | seen.charged
        )
        if seen.kitty_taker is not None and seen.house.kitty_goes is KittyGoes.TO_HAND:
            setup = setup._replace(buried=aside)
        trick = seen.trick
        return Deal(setup, tuple(hands), seen.played, seen.tricks, trick.cards, seen.turn)

    def begun(self, hands: Sequence[Cards], aside: Cards, direction: Pass) -> Deal:
        """Return the hand as it began, to be passed in such a way."""
        seen = self._seen
        return dealt(
            seen.house,
            direction,
            hands,
            number=seen.hand_number,
            dealer=seen.dealer,
            kitty=aside,
            call=seen.call,
        )

    def _places_of(self, card: Card) -> list[int]:
        """Return the seats that may hold a hidden card, and the pile aside after them."""
        voids = (*self._voids, NO_CARDS)
        return [pile for pile in self._order if self._needs[pile] and not voids[pile] >> card & 1]


def _drawn(
    places: list[int], needs: list[int], every_place: list[int], chance: random.Random
) -> int:
    """Return a place that needs a card, the likelier the more it needs.

    Where none of those that may have it does, whoever needs one gets it: such worlds are a little
    wrong, and seldom.
    """
    open_places = [place for place in places if needs[place] > 0]
    open_places = open_places or [place for place in every_place if needs[place] > 0]
    lot = chance.random() * sum(needs[place] for place in open_places)
    for place in open_places:
        lot -= needs[place]
        if lot < 0:
            return place
    return open_places[-1]


def _known_hands(seen: Seen) -> list[Cards]:
    """Return what a seat knows to lie in each hand: its own, what it passed, what is charged."""
    hands = [charge & ~seen.played for charge in seen.charges]
    for packet in seen.packets:
        if packet.giver == seen.seat:
            hands[packet.receiver] |= packet.cards & ~seen.played
    hands[seen.seat] = seen.hand
    return hands
