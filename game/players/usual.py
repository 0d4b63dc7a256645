"""The usual game: the rules that most of what the rivals know was made for."""

from __future__ import annotations

from dataclasses import replace

from game.rules.house import STANDARD, HouseRules
from game.rules.match import Stage
from game.rules.options import Moon
from game.rules.seats import Pass
from game.rules.seen import Seen

_ODD_PASSES = {Pass.SCATTER, Pass.MIX, Pass.CALLED, Pass.PARTNER}
_OTHER_MOONS = {Moon.NONE, Moon.WINS_THE_MATCH}


def usual(seen: Seen) -> bool:
    """Tell whether cards are to be passed or played as in the usual game."""
    return seen.stage in {Stage.PASS, Stage.PLAY} and usual_house(seen.house)


def usual_house(house: HouseRules) -> bool:
    """Tell whether the rules of thumb fit: what they leave out is small enough here."""
    without = replace(
        house,
        pass_cycle=STANDARD.pass_cycle,
        first_trick_points=STANDARD.first_trick_points,
        moon=STANDARD.moon,
        target=STANDARD.target,
        hands=STANDARD.hands,
        tie=STANDARD.tie,
    )
    odd = house.moon in _OTHER_MOONS or _ODD_PASSES & set(house.pass_cycle)
    return without == STANDARD and not odd
