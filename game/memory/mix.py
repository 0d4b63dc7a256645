"""The short code of rules that somebody put together, and back; once given it is valid for ever.

A code is one number, to which each option adds the place of its value.  So many places are
reserved for each that values can still be added, and the first value is the standard game's: an
option that is added later, at the end, changes no code that was given before.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.memory.code import BASE, SYMBOLS, CodeError, bare, digits_of, grouped, number_of
from game.rules.house import STANDARD, HouseRules
from game.rules.offers import VALUES

LENGTH = 11
"""How many symbols a code has at least, without the one that checks it."""
PLACES = {
    "seats": 8, "moon": 12, "bonus": 6, "target": 16, "pass_cycle": 32, "values": 16, "hands": 12,
    "first_trick_points": 2, "opening": 6, "hearts_any_time": 2, "queen_breaks_hearts": 2,
    "partners": 4, "pack": 8, "pass_size": 6, "turbo": 4, "booster_nines": 2, "highest_wins": 2,
    "kitty": 8, "kitty_taker": 3, "kitty_goes": 3, "queen_waits": 2, "heart_before_queen": 2,
    "queen_when_safe": 2, "on_target": 5, "tie": 4, "sun": 2, "spare_partner": 2,
    "cancellation": 2, "hand_on": 2, "kitty_mixed": 2,
}  # fmt: skip
"""How many places each option has, in an order that only grows: all this is part of every code."""


def mix_code(house: HouseRules) -> str:
    """Return the code of rules that are put together of what is offered.

    >>> mix_code(STANDARD)
    '2222-2222-222Z'
    """
    number, weight = 0, 1
    for name, places in PLACES.items():
        number += weight * VALUES[name].index(getattr(house, name))
        weight *= places
    digits = digits_of(number, LENGTH)
    return grouped("".join(SYMBOLS[digit] for digit in [*digits, _check(digits)]))


def read_mix(text: str) -> HouseRules:
    """Return the rules that a code stands for; raise CodeError when it is not exactly one."""
    digits = [SYMBOLS.find(symbol) for symbol in bare(text)]
    payload = digits[:-1]
    if len(payload) < LENGTH or -1 in digits or digits[-1] != _check(payload):
        raise CodeError(f"{text!r} is no code of rules")
    number = number_of(payload)
    spelt_as_given = digits_of(number, LENGTH) == payload
    chosen: dict[str, Any] = {}
    for name, places in PLACES.items():
        number, place = divmod(number, places)
        if place >= len(VALUES[name]):
            raise CodeError(f"{text!r} has a value of {name} that is not offered")
        chosen[name] = VALUES[name][place]
    if number or not spelt_as_given:
        raise CodeError(f"{text!r} is a code of nothing")
    return replace(STANDARD, **chosen)


def playable(code: str) -> HouseRules | None:
    """Return the rules of a code, if it stands for any that can be played."""
    try:
        house = read_mix(code)
    except CodeError:
        return None
    return None if house.problems() else house


def can_be_mixed(house: HouseRules) -> bool:
    """Tell whether rules are put together of nothing but what is offered."""
    chosen: dict[str, Any] = {name: getattr(house, name) for name in VALUES}
    offered = all(chosen[name] in values for name, values in VALUES.items())
    return offered and house == replace(STANDARD, **chosen)


def _check(payload: list[int]) -> int:
    """Return a digit that no single wrong symbol leaves as it is; deals are checked otherwise."""
    return -(1 + sum((2 + i) * digit for i, digit in enumerate(reversed(payload)))) % BASE
