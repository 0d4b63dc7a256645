"""What to pass, bury, charge and say by other rules: cards that have to go, or to stay."""

from typing import NamedTuple

from game.rules.house import HouseRules
from game.rules.options import KittyGoes, Moon, MoonForm
from game.rules.presets import PRESETS
from tests.players.sense_passes import Pass

TO_HAND = HouseRules(kitty=4, kitty_goes=KittyGoes.TO_HAND)
"""The first trick brings four cards into the hand, and four of it are buried."""
MOON_OF_CHOICE = PRESETS["american"]

_BY_HOUSE = (
    # The jack of diamonds counts -10.
    (
        PRESETS["omnibus"],
        [
            Pass(
                "The jack is kept with the diamonds that take it.",
                "3C 7C 9C JD QD KD AD 6S 7S 2H TH KH AH",
                stays="JD",
            ),
            Pass(
                "The jack is kept even alone.",
                "3C 7C 9C KC JD 4S 6S 7S 2H 5H TH KH AH",
                stays="JD",
            ),
            Pass(
                "The queen of spades goes before high diamonds.",
                "3C 5C 9C JD KD AD 4D 8S QS 2H 4H 7H 9H",
                goes="QS",
                stays="JD",
            ),
            Pass(
                "A queen guarded by five spades is safe here too.",
                "KC QC 9C 4D KD 3S 5S 7S 8S TS QS 2H 4H",
                stays="QS",
            ),
        ],
    ),
    # Each heart counts its pips, jack to ace 11 to 14, the queen of spades 25.
    (
        PRESETS["spot"],
        [
            Pass(
                "Ace and king of hearts go: 27 points.",
                "3C 4C 6C 8C 3D 4D 6D 8D 3S 5S QH KH AH",
                goes="KH AH",
            ),
            Pass(
                "A bare queen goes, the lowest heart stays.",
                "3C 7C 9C JC 4D 8D TD QS 2H 5H 8H 3H AH",
                goes="QS",
                stays="2H",
            ),
        ],
    ),
    # The queen of spades counts 13, the king 10, the ace 7.
    (
        PRESETS["black_maria_2"],
        [
            Pass(
                "Queen, king and ace of spades are exactly a pass.",
                "3C 5C 7C 9C JC 3D 5D 7D 9D QS KS AS 2H 4H 6H 8H TH",
                goes="QS KS AS",
            ),
            Pass(
                "A bare king goes, for ten.",
                "3C 5C 7C 9C JC 3D 5D 7D 9D TD 4S KS 2H 4H 6H 8H TH",
                goes="KS",
            ),
        ],
    ),
    # Only hearts count.
    (
        HouseRules(values=PRESETS["original_1880"].values),
        [
            Pass(
                "The queen of spades is no danger: ace and king of hearts go.",
                "3C 4C 6C 8C 3D 4D 6D 8D 3S QS QH KH AH",
                goes="KH AH",
                stays="QS",
            ),
        ],
    ),
    # The highest total wins.
    (
        PRESETS["reverse"],
        [
            Pass(
                "What counts and what wins is kept, the lowest cards go.",
                "2C 3C 4C KC AC 2D 5D AD QS KS AS KH AH",
                stays="QS KS AS KH AH AC AD",
            ),
            Pass(
                "Kings win tricks, and hearts count: low cards go.",
                "2C 3C 9C JC KC 2D JD QD KD TS JS QH KH",
                goes="2D",
                stays="KC KD QH KH",
            ),
        ],
    ),
    # North is the partner, and is passed to.
    (
        PRESETS["partners_apart"],
        [
            Pass(
                "The queen is not put upon the partner.",
                "3C 5C 9C JC 4D 6D 8D 6S QS 2H 4H 7H 9H",
                stays="QS",
            ),
            Pass(
                "Nor is any heart.",
                "3C 5C 9C JC 4D 6D 8D 6S 7S 2H QH KH AH",
                stays="2H QH KH AH",
            ),
        ],
    ),
    # Queens count 13, that of spades 26, the jack of diamonds -10.
    (
        HouseRules(values=PRESETS["dirty"].values, bonus=PRESETS["dirty"].bonus),
        [
            Pass(
                "The queen of spades goes, for 26; the jack of diamonds is kept.",
                "3C 5C QC 4D 6D JD 4S 6S QS 2H 4H 7H QH",
                goes="QS",
                stays="JD",
            ),
        ],
    ),
)
HOUSE_PASSES = [hand._replace(house=house) for house, hands in _BY_HOUSE for hand in hands]

BURIALS = [
    hand._replace(house=house)
    for house, hands in (
        (
            TO_HAND,
            [
                Pass(
                    "What is buried counts: the queen and the hearts stay.",
                    "3C 8C KC 4D TD AD 6S 8S QS 2H 4H 7H 9H QH AH",
                    stays="QS 2H 4H 7H 9H QH AH",
                ),
                Pass(
                    "What could take the queen is buried.",
                    "3C 8C 9C 4D 5D 7D 6S 8S KS AS 2H 4H 7H 9H QH",
                    goes="KS AS",
                ),
                Pass(
                    "High cards are buried, low ones are exits.",
                    "2C 3C KC AC 2D 3D KD AD 4S 6S 2H 4H 7H 9H QH",
                    goes="KC AC KD AD",
                ),
            ],
        ),
        (
            HouseRules(kitty=4, kitty_goes=KittyGoes.TO_HAND, bonus=PRESETS["omnibus"].bonus),
            [
                Pass(
                    "The jack of diamonds is buried: ten points are home.",
                    "3C 8C KC 4D TD JD 6S 8S QS 2H 4H 7H 9H QH AH",
                    goes="JD",
                    stays="QS",
                ),
            ],
        ),
        (
            HouseRules(kitty=4, kitty_goes=KittyGoes.TO_HAND, highest_wins=True),
            [
                Pass(
                    "The highest total wins: the queen and the hearts are buried.",
                    "3C 8C KC 4D TD AD 6S 8S QS 2C 4C 7D 9D QH AH",
                    goes="QS QH AH",
                ),
            ],
        ),
    )
    for hand in hands
]

CHARGES = [
    hand._replace(house=PRESETS["turbo"])
    for hand in (
        Pass(
            "A bare queen is not charged.",
            "3C 7C 9C JC 4D 8D 9D QS 2H 5H 8H TH JH",
            stays="QS",
        ),
        Pass(
            "The jack is charged beside ace, king and queen of diamonds.",
            "3C 4C 5C TD JD QD KD AD 3S 4S 2H 3H 4H",
            goes="JD",
            levels="hard",
        ),
        Pass(
            "A ten of clubs with no higher club out of hand is not charged.",
            "TC JC QC KC AC 4D 8D 9D 3S 8S KS TH JH",
            stays="TC",
        ),
    )
]


class Say(NamedTuple):
    """What a moon does, as South says who has shot it."""

    why: str
    totals: tuple[int, ...]
    good: MoonForm
    house: HouseRules = MOON_OF_CHOICE


SAYS = [
    Say("The others go over the target, and I have least: add.", (20, 80, 85, 90), Moon.OTHERS_ADD),
    Say(
        "Adding would end the match for North: subtract.", (60, 95, 10, 50), Moon.SHOOTER_SUBTRACTS
    ),
    Say(
        "Adding would end it while East leads: subtract.", (70, 80, 60, 30), Moon.SHOOTER_SUBTRACTS
    ),
    Say("I lead and West is at 99: add, and win.", (40, 99, 70, 60), Moon.OTHERS_ADD),
]
