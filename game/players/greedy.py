"""Play by what cards are worth, by any rules: a look at the trick, the hand and the goal.

It sees only the hand of the seat to play and what lies open, and serves as a rival and in the
playouts of a search alike.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from game.rules.cards import (
    CARDS_TO_FOLLOW,
    NO_CARDS,
    PACK,
    SPADES,
    SUIT_CARDS,
    Card,
    Cards,
    face_of,
    lowest,
    members,
    rank_of,
    suit_of,
)
from game.rules.deal import Deal, legal_plays
from game.rules.house import HouseRules
from game.rules.options import Partners
from game.rules.seats import Seat
from game.rules.sides import side_of
from game.rules.trick import standing
from game.rules.values import BONUS

FEAR_OF_THE_QUEEN = 6.0
"""How much more a high spade is feared while the queen may still fall on it."""


class Goal(NamedTuple):
    """What a house makes cards good for."""

    house: HouseRules
    harm: tuple[float, ...]
    """What a card costs who takes it, by its face; less than nothing is a gain."""
    average: float
    """What a card costs on average."""
    mates: tuple[tuple[Seat, ...], ...]
    """The side of each seat."""
    queen: Cards
    """The spades that cost something, the queen above all."""

    def cost(self, card: Card) -> float:
        """Return what a card costs who takes it."""
        return self.harm[face_of(card)]


@lru_cache(maxsize=16)
def goal_of(house: HouseRules) -> Goal:
    """Return what these rules make cards good for."""
    sign = -1.0 if house.highest_wins else 1.0
    gains = house.bonus_cards
    harm = [sign * house.value(card) for card in range(PACK)]
    for card in members(gains):
        harm[face_of(card)] += sign * BONUS
    deck = [harm[face_of(card)] for card in members(house.deck)]
    seats = range(house.seats)
    queen = SUIT_CARDS[SPADES] & house.point_cards if sign > 0 else NO_CARDS
    return Goal(
        house=house,
        harm=tuple(harm),
        average=sum(deck) / len(deck),
        mates=tuple(side_of(house, seat) for seat in seats),
        queen=queen,
    )


def choose(deal: Deal, goal: Goal) -> Card:
    """Return the card that the seat to play plays."""
    legal = legal_plays(deal)
    if not legal & (legal - 1):
        return lowest(legal)
    if not deal.played:
        return _lead(deal, legal, goal)
    if legal & CARDS_TO_FOLLOW[deal.played[0]]:
        return _follow(deal, legal, goal)
    return _discard(deal, legal, goal)


def any_card(cards: Cards, chance: random.Random) -> Card:
    """Return one of the cards, each as likely as the others."""
    for _ in range(int(chance.random() * cards.bit_count())):
        cards &= cards - 1
    return lowest(cards)


def danger(card: Card, goal: Goal, hand: Cards) -> float:
    """Return how gladly a card is given away."""
    harm = goal.cost(card)
    worth = 1.5 * harm + rank_of(card) * (1.0 if goal.average >= 0 else -1.0)
    spades = SUIT_CARDS[SPADES]
    if goal.queen and not hand & goal.queen and 1 << card & spades and rank_of(card) > 10:
        worth += FEAR_OF_THE_QUEEN
    # The fewer cards of its suit are held, the sooner it makes a void.
    return worth - 0.5 * (hand & SUIT_CARDS[suit_of(card)]).bit_count()


def _lead(deal: Deal, legal: Cards, goal: Goal) -> Card:
    """Lead what is least likely to take a trick that costs, or to lose one that pays."""
    out = _out(deal)
    best, least = lowest(legal), 1e9
    for card in members(legal):
        suit = CARDS_TO_FOLLOW[card]
        others = out & suit
        under = sum(1 for other in members(others) if rank_of(other) < rank_of(card))
        wins = (under + 0.5) / (others.bit_count() + 1) if others else 1.0
        cost = goal.average * goal.house.seats + goal.cost(card)
        if goal.queen & suit & out and not deal.hands[deal.turn] & goal.queen:
            # Somebody may have to put the queen on it.
            cost += 3.0
        risk = wins * cost - 0.02 * others.bit_count()
        if risk < least:
            best, least = card, risk
    return best


def _follow(deal: Deal, legal: Cards, goal: Goal) -> Card:
    """Take the trick where it pays and stay under it where it costs."""
    ahead = standing(deal.played)
    top = -1 if ahead is None else rank_of(ahead)
    lying = sum(goal.cost(card) for card in deal.played)
    to_come = goal.house.seats - 1 - len(deal.played) % goal.house.seats
    cost = lying + to_come * goal.average
    over = [card for card in members(legal) if rank_of(card) > top]
    under = [card for card in members(legal) if rank_of(card) < top]
    if cost < 0 and over:
        return _cheapest(over, goal) if not to_come else max(over, key=rank_of)
    if cost < 0:
        return min(
            under or list(members(legal)), key=lambda card: (-goal.cost(card), rank_of(card))
        )
    harmless = not to_come and lying <= 0 and over
    if harmless:
        return max(over, key=lambda card: (-goal.cost(card), rank_of(card)))
    if under:
        return max(under, key=lambda card: (goal.cost(card), rank_of(card)))
    return _cheapest(over or list(members(legal)), goal, last=not to_come)


def _cheapest(cards: Sequence[Card], goal: Goal, *, last: bool = False) -> Card:
    """Return the card that costs least to win with: of the last in a trick the highest."""
    sign = -1 if last else 1
    return min(cards, key=lambda card: (goal.cost(card), sign * rank_of(card)))


def _discard(deal: Deal, legal: Cards, goal: Goal) -> Card:
    """Give what is feared most to others; keep it from those who play with this seat."""
    hand, winner = deal.hands[deal.turn], deal.trick.winner(goal.house.seats)
    with_me = goal.house.partners is not Partners.NONE and winner in goal.mates[deal.turn]

    def worth(card: Card) -> float:
        harm = goal.cost(card)
        if with_me:
            return rank_of(card) - 4 * harm
        return danger(card, goal, hand) + harm

    return max(members(legal), key=worth)


def _out(deal: Deal) -> Cards:
    """Return the cards that the seat to play does not see."""
    return deal.house.deck & ~deal.gone & ~deal.hands[deal.turn]
