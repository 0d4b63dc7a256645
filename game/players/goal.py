"""What a house makes cards good for: the harm each does, and how gladly it is given."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.rules.cards import (
    ALL_CARDS,
    NO_CARDS,
    PACK,
    SPADES,
    SUIT_CARDS,
    Card,
    Cards,
    face_of,
    gather,
    members,
    rank_of,
    suit_of,
)
from game.rules.house import HouseRules
from game.rules.seats import Seat
from game.rules.sides import side_of
from game.rules.values import BONUS

FEAR_OF_THE_QUEEN = 6.0
"""How much more a high spade is feared while the queen may still fall on it."""
HARM, GOOD = 1.5, 6.0
"""How much what a card costs, or gains, weighs beside its rank when it is given away."""


class Goal(NamedTuple):
    """What a house makes cards good for."""

    house: HouseRules
    harm: tuple[float, ...]
    """What a card costs who takes it, by its face; less than nothing is a gain."""
    average: float
    """What a card costs on average."""
    mates: tuple[tuple[Seat, ...], ...]
    """The side of each seat."""
    prizes: Cards
    """The cards that are a gain to who takes them."""
    queen: Cards
    """The spades that cost something, the queen above all."""

    def cost(self, card: Card) -> float:
        """Return what a card costs who takes it."""
        return self.harm[face_of(card)]


class Alarm(NamedTuple):
    """Others who seem to shoot the moon."""

    shooters: tuple[Seat, ...] = ()
    """Nobody, or a seat, or a side that keeps its tricks together."""
    price: float = 0.0
    """What it may cost to stop them."""


CALM = Alarm()
"""Nobody seems to shoot the moon."""


@lru_cache(maxsize=16)
def goal_of(house: HouseRules) -> Goal:
    """Return what these rules make cards good for."""
    sign = -1.0 if house.highest_wins else 1.0
    harm = [sign * house.value(card) for card in range(PACK)]
    for card in members(house.bonus_cards & ALL_CARDS):
        harm[face_of(card)] += sign * BONUS
    for card in members(house.doubling_card):
        # It costs once more what a seat takes, on average.
        harm[face_of(card)] += sign * house.hand_sum / house.seats
    deck = [harm[face_of(card)] for card in members(house.deck)]
    seats = range(house.seats)
    queen = SUIT_CARDS[SPADES] & house.point_cards if sign > 0 else NO_CARDS
    return Goal(
        house=house,
        harm=tuple(harm),
        average=sum(deck) / len(deck),
        mates=tuple(side_of(house, seat) for seat in seats),
        prizes=gather(card for card in members(house.deck) if harm[face_of(card)] < 0),
        queen=queen,
    )


def danger(card: Card, goal: Goal, hand: Cards, gone: Cards = NO_CARDS) -> float:
    """Return how gladly a card of a hand is given away, when these cards have been played."""
    harm, rank = goal.cost(card), rank_of(card)
    worth = harm * (HARM if harm > 0 else GOOD) + (rank if goal.average >= 0 else -rank)
    queen = goal.queen & ~gone
    if queen and not hand & queen and 1 << card & SUIT_CARDS[SPADES] and rank > 10:
        worth += FEAR_OF_THE_QUEEN
    # The fewer cards of its suit are held, the sooner it makes a void.
    return worth - 0.5 * (hand & SUIT_CARDS[suit_of(card)]).bit_count()
