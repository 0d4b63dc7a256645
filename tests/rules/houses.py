"""Random house rules without a contradiction, of every option there is."""

import random

from hypothesis import strategies as st

from game.rules.house import HouseRules
from game.rules.offers import VALUES
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


def some_house(seed: int) -> HouseRules:
    """Return the first rules without a contradiction that a seed comes upon."""
    chance = random.Random(seed)
    while True:
        house = _any_house(chance)
        if not house.problems():
            return house


def _any_house(chance: random.Random) -> HouseRules:
    def perhaps(likely: float = 0.3) -> bool:
        return chance.random() < likely

    one_of = chance.choice
    two_packs, together = perhaps(0.15), perhaps(0.15)
    ways = list(Pass) if together else [way for way in Pass if way is not Pass.PARTNER]
    return HouseRules(
        seats=chance.randint(4, 10) if two_packs else 4 if together else one_of((3, 4, 4, 5)),
        pack=one_of(list(Pack)),
        pass_cycle=tuple(one_of(ways) for _ in range(chance.randint(1, 4))),
        pass_size=chance.randint(1, 5),
        hand_on=perhaps(),
        kitty=one_of((0, 0, 1, 2, 3, 4)),
        kitty_taker=one_of(list(KittyTaker)),
        kitty_goes=one_of(list(KittyGoes)),
        kitty_mixed=perhaps(),
        opening=one_of(list(Opening)),
        first_trick_points=perhaps(),
        hearts_any_time=perhaps(),
        queen_breaks_hearts=perhaps(),
        queen_waits=perhaps(),
        heart_before_queen=perhaps(),
        queen_when_safe=perhaps(),
        values=one_of(list(TABLES.values())),
        bonus=one_of(list(Bonus)),
        moon=one_of(list(Moon)),
        sun=perhaps(),
        target=one_of((50, 100, 150, 200)),
        hands=one_of((0, 0, 4, 8)),
        on_target=one_of(list(OnTarget)),
        tie=one_of(list(Tie)),
        partners=one_of((Partners.TOGETHER, Partners.APART)) if together else Partners.NONE,
        spare_partner=perhaps(),
        highest_wins=perhaps(0.2),
        turbo=one_of((Turbo.NO, *Turbo)),
        booster_nines=perhaps(0.2),
        cancellation=two_packs,
    )


def any_mix(seed: int) -> HouseRules:
    """Return rules that are put together of what is offered, contradictions and all."""
    chance = random.Random(seed)
    return HouseRules(**{name: chance.choice(values) for name, values in VALUES.items()})


def some_mix(seed: int) -> HouseRules:
    """Return the first rules without a contradiction that a seed puts together of the offers."""
    chance = random.Random(seed)
    while True:
        house = any_mix(chance.getrandbits(32))
        if not house.problems():
            return house


houses = st.builds(some_house, st.integers(0, 2**32 - 1))
mixes = st.builds(any_mix, st.integers(0, 2**32 - 1))
sound_mixes = st.builds(some_mix, st.integers(0, 2**32 - 1))
