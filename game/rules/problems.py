"""What is wrong with house rules that contradict themselves."""

from __future__ import annotations

from typing import NamedTuple

SENTENCES = {
    "too_few_seats": "Hearts needs at least 3 seats, not {seats}.",
    "too_many_seats": "One pack serves at most 5 seats: {seats} need two packs.",
    "two_packs_seats": "Two packs are for 4 to 10 seats, not {seats}.",
    "no_such_kitty": "A kitty of {kitty} cards cannot be laid aside from {cards}.",
    "uneven_deal": "The {cards} cards less the kitty do not deal out evenly to {seats} seats.",
    "no_pass_cycle": "The pass cycle is empty: a game without a pass holds in every hand.",
    "across_odd_seats": "With {seats} seats nobody sits across.",
    "pass_to_no_partner": "There is no partner to pass to.",
    "pass_of_nothing": "A pass of {size} cards is no pass.",
    "pass_too_large": "A hand of {hand} cards cannot pass {size}.",
    "partners_seats": "Partners need 4 seats, not {seats}.",
    "turbo_two_packs": "Cards can be charged in one pack only, not in two.",
    "turbo_together": "Cards cannot be charged where partners keep their tricks together.",
    "turbo_other_bonus": "Where cards can be charged the jack of diamonds is the bonus card.",
    "nines_two_packs": "Booster nines are for one pack, not for two.",
    "highest_mixed_moon": "Where the highest total wins there is no mixed moon.",
    "highest_forced_queen": "Where the highest total wins nobody has to give the queen away.",
    "values_of_other_cards": "A table of values has 52 numbers, not {count}.",
    "no_end": "The cards of a hand add up to zero or less: no total would ever reach {target}.",
    "no_target": "A target of {target} is reached before the first card is played.",
    "no_hands": "A match cannot last {hands} hands.",
}
"""Each problem in English; other languages have a sentence for the same key."""


class Problem(NamedTuple):
    """A contradiction: the key of a sentence, and the numbers that it names."""

    key: str
    values: dict[str, int]

    @property
    def sentence(self) -> str:
        """The problem in English."""
        return SENTENCES[self.key].format(**self.values)
