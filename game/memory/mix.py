"""The short code of rules that somebody put together, and back."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.memory.code import BASE, SYMBOLS, CodeError, bare, grouped
from game.rules.house import STANDARD, HouseRules
from game.rules.offers import OFFERS

LENGTH = 10
"""How many symbols the code of any rules has, without the one that checks it."""


def mix_code(house: HouseRules) -> str:
    """Return the code of rules that are put together of what is offered.

    >>> mix_code(STANDARD)
    '2496-7AYR-NTQ'
    """
    number = 0
    for name, values in _options():
        number = number * len(values) + values.index(getattr(house, name))
    digits: list[int] = []
    for _ in range(LENGTH):
        number, digit = divmod(number, BASE)
        digits.insert(0, digit)
    return grouped("".join(SYMBOLS[digit] for digit in [*digits, _check(digits)]))


def read_mix(text: str) -> HouseRules:
    """Return the rules that a code stands for; raise CodeError when it is not exactly one."""
    digits = [SYMBOLS.find(symbol) for symbol in bare(text)]
    payload = digits[:-1]
    if len(payload) != LENGTH or -1 in digits or digits[-1] != _check(payload):
        raise CodeError(f"{text!r} is no code of rules")
    number = 0
    for digit in payload:
        number = number * BASE + digit
    chosen: dict[str, Any] = {}
    for name, values in reversed(_options()):
        number, index = divmod(number, len(values))
        chosen[name] = values[index]
    if number:
        raise CodeError(f"{text!r} is a code of nothing")
    return replace(STANDARD, **chosen)


def can_be_mixed(house: HouseRules) -> bool:
    """Tell whether rules are put together of nothing but what is offered."""
    chosen: dict[str, Any] = {name: getattr(house, name) for name, _ in _options()}
    offered = all(chosen[name] in values for name, values in _options())
    return offered and house == replace(STANDARD, **chosen)


def _options() -> list[tuple[str, tuple[object, ...]]]:
    return [option for topic in OFFERS.values() for option in topic.items()]


def _check(payload: list[int]) -> int:
    """Return a digit that no single wrong symbol leaves as it is; deals are checked otherwise."""
    return -(1 + sum((2 + i) * digit for i, digit in enumerate(reversed(payload)))) % BASE
