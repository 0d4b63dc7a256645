"""Own rules in few words: each value of an option, and a name out of what is not as usual."""

from __future__ import annotations

import enum
from collections.abc import Iterator
from dataclasses import replace

from game.rules.house import STANDARD, HouseRules
from game.rules.offers import VALUES
from game.rules.options import Bonus, Pack
from game.rules.presets import fitting, preset_of
from game.rules.seats import Pass
from game.rules.values import TABLES
from game.table.frame_view import ARROWS
from game.table.lettering import Lettering
from game.table.score_notes import goal_text

PACKS = {Pack.FULL: "52", Pack.WITHOUT_2D: "−2♦", Pack.WITHOUT_2D_2C: "−2♦2♣"}
PACKS |= {Pack.WITHOUT_2C: "−2♣", Pack.SEVENS_UP: "7–A"}
CARDS = {Bonus.NONE: "–", Bonus.JACK_OF_DIAMONDS: "J♦", Bonus.TEN_OF_DIAMONDS: "10♦"}
IN_THEMSELVES = ("bonus", "pack", "values", "partners")
"""The options whose values need no label."""
GOALS = ("target", "hands")
MOST = 4
"""A name says so much at most; the rest is only counted."""


def value_text(lettering: Lettering, name: str, value: object) -> str:
    """Return a value of an option in a word or a sign."""
    say = lettering.say
    match value:
        case int():
            return str(value) if value or name == "kitty" else "–"
        case Pack():
            return PACKS[value]
        case Bonus():
            return CARDS[value]
        case enum.Enum():
            return say(f"value_{name}_{value.name.lower()}")
        case _ if name == "values":
            table = next(key for key, values in TABLES.items() if values == value)
            return say(f"value_values_{table.replace(' ', '_')}")
        case tuple():
            return " ".join(_way_text(lettering, way) for way in value)
        case _:
            raise ValueError(f"{name} has no such value: {value!r}")


def mix_name(lettering: Lettering, house: HouseRules) -> str:
    """Return a name for rules: their own if they have one, or else what is not as usual."""
    preset = preset_of(house)
    if preset is not None:
        return lettering.say(f"preset_{preset}")
    parts = list(_differences(lettering, house))
    rest = [f"+{len(parts) - MOST}"] if len(parts) > MOST else []
    return " · ".join(parts[:MOST] + rest)


def _differences(lettering: Lettering, house: HouseRules) -> Iterator[str]:
    """Yield what differs from the standard game of so many seats, the goal last."""
    usual = with_seats(STANDARD, house.seats)
    if house.seats != STANDARD.seats:
        yield lettering.say("mix_seats", count=house.seats)
    for name in VALUES:
        value = getattr(house, name)
        if value == getattr(usual, name) or name in GOALS:
            continue
        text, label = "", lettering.say(f"option_{name}")
        if not isinstance(value, bool):
            text = value_text(lettering, name, value)
        if name in IN_THEMSELVES:
            yield text
        else:
            yield f"{label}: {text}" if text else label
    if any(getattr(house, name) != getattr(usual, name) for name in GOALS):
        yield goal_text(lettering, house)


def with_seats(house: HouseRules, seats: int) -> HouseRules:
    """Return the rules for another number of seats, which brings its packs and its pass."""
    fits = fitting(seats)
    return replace(
        house,
        seats=seats,
        pack=fits.pack,
        cancellation=fits.cancellation,
        pass_cycle=fits.pass_cycle,
        kitty=0,
    )


def _way_text(lettering: Lettering, way: Pass) -> str:
    if way is Pass.HOLD:
        return "–"
    return ARROWS.get(way) or lettering.say(f"short_{way.name.lower()}")
