"""What a person may put together: for each option the values that are offered, by topic."""

from __future__ import annotations

from typing import Any

from game.rules.house import HouseRules
from game.rules.options import (
    Bonus,
    KittyGoes,
    KittyTaker,
    Moon,
    OnTarget,
    Opening,
    Pack,
    Partners,
    Tie,
    Turbo,
)
from game.rules.seats import Pass
from game.rules.values import TABLES

_LEFT, _RIGHT, _ACROSS, _HOLD = Pass.LEFT, Pass.RIGHT, Pass.ACROSS, Pass.HOLD

CYCLES = (
    (_LEFT, _RIGHT, _ACROSS, _HOLD),
    (_LEFT, _RIGHT, _ACROSS),
    (_LEFT, _RIGHT, _HOLD),
    (_LEFT, _RIGHT),
    (_LEFT, _RIGHT, Pass.SECOND_LEFT, Pass.SECOND_RIGHT, _HOLD),
    (_LEFT,),
    (_RIGHT,),
    (Pass.PARTNER,),
    (_LEFT, _RIGHT, _ACROSS, Pass.SCATTER, _HOLD),
    (Pass.SCATTER,),
    (Pass.MIX,),
    (Pass.CALLED,),
    (_HOLD,),
    (_LEFT, _RIGHT, _ACROSS, Pass.SCATTER),
    (_LEFT, _RIGHT, _ACROSS, Pass.MIX),
)
SWITCH = (False, True)

# Codes say the place of a value, so each tuple begins with the standard game's and only grows at
# its end; this holds for the members of the enumerations and the tables of values too.
OFFERS: dict[str, dict[str, tuple[Any, ...]]] = {
    "table": {
        "seats": (4, 3, 5, 6, 7, 8, 9, 10),
        "cancellation": SWITCH,
        "pack": tuple(Pack),
        "partners": tuple(Partners),
        "kitty": (0, 1, 2, 3, 4),
        "kitty_taker": tuple(KittyTaker),
        "kitty_goes": tuple(KittyGoes),
    },
    "pass": {
        "pass_cycle": CYCLES,
        "pass_size": (3, 2, 4, 5),
        "hand_on": SWITCH,
        "kitty_mixed": SWITCH,
        "turbo": tuple(Turbo),
    },
    "tricks": {"opening": tuple(Opening), "booster_nines": SWITCH},
    "first": {"first_trick_points": SWITCH},
    "broken": {
        "hearts_any_time": SWITCH,
        "queen_breaks_hearts": SWITCH,
        "queen_waits": SWITCH,
        "heart_before_queen": SWITCH,
        "queen_when_safe": SWITCH,
    },
    "points": {
        "values": tuple(TABLES.values()),
        "bonus": tuple(Bonus),
        "moon": tuple(Moon),
        "sun": SWITCH,
        "spare_partner": SWITCH,
    },
    "end": {
        "target": (100, 50, 150, 200, 300, 500),
        "hands": (0, 1, 4, 8, 12),
        "on_target": tuple(OnTarget),
        "tie": tuple(Tie),
        "highest_wins": SWITCH,
    },
}
"""The values of every option, by the topic of the rule book."""

VALUES = {name: values for topic in OFFERS.values() for name, values in topic.items()}
"""The values of every option by its name."""


def without_effect(house: HouseRules) -> set[str]:
    """Return the options that change nothing while others are as they are."""
    idle: set[str] = set()
    if house.cancellation:
        idle |= {"pass_cycle", "pass_size", "hand_on", "opening"}
    if house.cancellation or Pass.MIX not in house.pass_cycle:
        idle.add("kitty_mixed")
    return idle
