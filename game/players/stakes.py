"""What is at stake in a house's cards, in the forms that quick play reads."""

from __future__ import annotations

import functools
from typing import NamedTuple

from game.rules.cards import NO_CARDS, QUEEN_OF_SPADES, SPADES, SUIT_CARDS, Cards, just
from game.rules.house import STANDARD, HouseRules

_STANDARD = (
    *("seats", "pack", "values", "bonus", "partners", "highest_wins"),
    *("kitty", "turbo", "booster_nines", "cancellation"),
)
"""The options in which a game has to be like the standard one for the policy to speak of it."""
ALARM = 4 / 26
"""With such a share of all points, their only holder is taken for a moon shooter."""


class Stakes(NamedTuple):
    """A house's values as sets of cards."""

    house: HouseRules
    seats: int
    deck: Cards
    point_cards: Cards
    banned: Cards
    """What may not be discarded on the first trick."""
    worths: tuple[tuple[Cards, int], ...]
    """Each value other than nothing, with the cards that have it."""
    queen: Cards
    """The queen of spades, in a house where she is worth more than a heart."""
    over_queen: Cards
    """The spades that would take a trick she lies in."""
    alarm: float
    """How many points make their only holder a threat."""
    learned: bool
    """Whether the cards are those of the standard game, which the learned policy speaks of."""

    def points(self, cards: Cards) -> int:
        """Return what these cards are worth together."""
        return sum([value * (cards & these).bit_count() for these, value in self.worths])


@functools.lru_cache(maxsize=16)
def stakes_of(house: HouseRules) -> Stakes:
    """Return what is at stake in a house."""
    queen = just(QUEEN_OF_SPADES) & house.deck if house.values[QUEEN_OF_SPADES] > 1 else NO_CARDS
    by_value: dict[int, Cards] = {}
    for card, value in enumerate(house.values):
        if value and house.deck >> card & 1:
            by_value[value] = by_value.get(value, NO_CARDS) | just(card)
    return Stakes(
        house=house,
        seats=house.seats,
        deck=house.deck,
        point_cards=house.point_cards,
        banned=house.first_trick_ban & house.deck,
        worths=tuple((cards, value) for value, cards in by_value.items()),
        queen=queen,
        over_queen=house.deck & SUIT_CARDS[SPADES] & -(queen << 1) if queen else NO_CARDS,
        alarm=ALARM * house.all_points,
        learned=_is_standard(house),
    )


def _is_standard(house: HouseRules) -> bool:
    """Return whether the same is played for as in the standard game, by as many."""
    return all(getattr(house, option) == getattr(STANDARD, option) for option in _STANDARD)
