"""House rules as plain values, and back: only what differs from the standard game is said."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from game.rules.house import STANDARD, HouseRules
from game.rules.seats import Pass
from game.rules.values import TABLES, Values


def options_of(house: HouseRules) -> dict[str, Any]:
    """Return the options that differ from the standard game, as numbers, words and lists."""
    chosen = {field.name: getattr(house, field.name) for field in fields(house)}
    return {
        name: _plain(value) for name, value in chosen.items() if value != getattr(STANDARD, name)
    }


def house_of(plain: Mapping[str, Any]) -> HouseRules:
    """Return the house rules that plain values tell of.

    What no option can be is a ValueError, a TypeError or a LookupError, and rules that contradict
    themselves are a ValueError.
    """
    names = {field.name for field in fields(HouseRules)}
    unknown = set(plain) - names
    if unknown:
        raise ValueError(f"there is no such option: {', '.join(sorted(unknown))}")
    house = HouseRules(**{name: _option(name, value) for name, value in plain.items()})
    problems = house.problems()
    if problems:
        raise ValueError(" ".join(problem.sentence for problem in problems))
    return house


def _plain(value: object) -> object:
    if isinstance(value, enum.Enum):
        return value.value
    if not isinstance(value, tuple):
        return value
    named = {table: name for name, table in TABLES.items()}
    return named.get(value) or [_plain(part) for part in value]


def _option(name: str, plain: Any) -> Any:  # noqa: ANN401 (each option has a type of its own)
    """Return an option's value, of the type that its default has."""
    if name == "values":
        return _values(plain)
    if name == "pass_cycle":
        return tuple(Pass(way) for way in plain)
    default = getattr(STANDARD, name)
    if isinstance(default, enum.Enum):
        return type(default)(plain)
    if type(plain) is not type(default):
        raise TypeError(f"{name} cannot be {plain!r}")
    return plain


def _values(plain: str | list[int]) -> Values:
    if isinstance(plain, str):
        return TABLES[plain]
    if any(type(value) is not int for value in plain):
        raise TypeError("a table of values is made of whole numbers")
    return tuple(plain)
