"""The ways to play that have a name: each a record of house rules, and nothing else."""

from __future__ import annotations

from game.rules.house import STANDARD, HouseRules
from game.rules.options import (
    Bonus,
    KittyTaker,
    Moon,
    Opening,
    Pack,
    Partners,
    Tie,
    Turbo,
)
from game.rules.seats import Pass
from game.rules.values import BLACK_MARIA, DIRTY, DUTCH_32, HEARTS_ONLY, SPOT_A, SPOT_B, Values

_NO_PASS = (Pass.HOLD,)


def _black_maria(values: Values = STANDARD.values, target: int = STANDARD.target) -> HouseRules:
    """Return the game for three without the two of clubs, with these values to this target."""
    return HouseRules(
        seats=3,
        pack=Pack.WITHOUT_2C,
        pass_cycle=(Pass.RIGHT,),
        opening=Opening.ANY_CARD,
        first_trick_points=True,
        hearts_any_time=True,
        values=values,
        target=target,
    )


PRESETS: dict[str, HouseRules] = {
    "standard": STANDARD,
    "new_moon": HouseRules(moon=Moon.SHOOTER_SUBTRACTS),
    "mixed_moon": HouseRules(moon=Moon.MIXED_BY_CHOICE),
    "american": HouseRules(first_trick_points=True, moon=Moon.SHOOTER_CHOOSES),
    "omnibus": HouseRules(bonus=Bonus.JACK_OF_DIAMONDS),
    "no_pass": HouseRules(pass_cycle=_NO_PASS),
    "dame_de_pique": HouseRules(pass_cycle=_NO_PASS, opening=Opening.ANY_CARD),
    "original_1880": HouseRules(
        pass_cycle=_NO_PASS,
        values=HEARTS_ONLY,
        moon=Moon.NONE,
        opening=Opening.ANY_CARD,
        hearts_any_time=True,
    ),
    "spot": HouseRules(values=SPOT_A, target=500),
    "reverse": HouseRules(highest_wins=True),
    "partners_together": HouseRules(pass_cycle=(Pass.PARTNER,), partners=Partners.TOGETHER),
    "partners_apart": HouseRules(pass_cycle=(Pass.PARTNER,), partners=Partners.APART),
    "kitty": HouseRules(kitty=4, kitty_taker=KittyTaker.FIRST_POINT),
    "hartenjagen": HouseRules(tie=Tie.ONE_MORE_HAND),
    "hartenjagen_32": HouseRules(
        pack=Pack.SEVENS_UP, pass_cycle=_NO_PASS, values=DUTCH_32, target=50
    ),
    "three": HouseRules(
        seats=3, pack=Pack.WITHOUT_2D, pass_cycle=(Pass.LEFT, Pass.RIGHT, Pass.HOLD)
    ),
    "five": HouseRules(
        seats=5,
        pack=Pack.WITHOUT_2D_2C,
        pass_cycle=(Pass.LEFT, Pass.RIGHT, Pass.SECOND_LEFT, Pass.SECOND_RIGHT, Pass.HOLD),
    ),
    "black_maria_1": _black_maria(),
    "black_maria_2": _black_maria(BLACK_MARIA),
    "black_maria_3": _black_maria(SPOT_B, 500),
    "turbo": HouseRules(turbo=Turbo.ONE_CARD),
    "booster_nines": HouseRules(booster_nines=True),
    "cancellation": HouseRules(seats=6, cancellation=True),
    "dirty": HouseRules(
        pass_cycle=(Pass.CALLED,),
        values=DIRTY,
        bonus=Bonus.JACK_OF_DIAMONDS,
        moon=Moon.WINS_THE_MATCH,
        target=300,
    ),
}
"""Every preset by its key, in the order in which they are offered."""


def fitting(seats: int) -> HouseRules:
    """Return the preset whose packs and whose pass go with a number of seats."""
    return PRESETS[{3: "three", 4: "standard", 5: "five"}.get(seats, "cancellation")]


def preset_of(house: HouseRules) -> str | None:
    """Return the key of the preset that is exactly these rules, if one is."""
    return next((key for key, rules in PRESETS.items() if rules == house), None)
