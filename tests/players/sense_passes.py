"""What to pass from a hand: cards that have to go, and cards that have to stay."""

from typing import NamedTuple

from game.rules.house import STANDARD, HouseRules


class Pass(NamedTuple):
    why: str
    hand: str
    goes: str = ""
    stays: str = ""
    house: HouseRules = STANDARD
    levels: str = "normal hard"


PASSES = [
    Pass(
        "A bare queen is sure to be caught.",
        "3C 7C 9C JC 4D 8D TD QS 2H 5H 8H TH JH",
        goes="QS",
    ),
    Pass("A queen with one guard goes.", "3C 5C 9C JC 4D 6D 8D 6S QS 2H 4H 7H 9H", goes="QS"),
    Pass("A queen with two low guards goes.", "3C 5C 9C 4D 6D 8D TD 4S 6S QS 2H 4H 7H", goes="QS"),
    Pass(
        "A queen guarded by five spades is safe.",
        "KC QC 9D AD KD 3S 5S 7S 8S TS QS 2H 4H",
        stays="QS",
    ),
    Pass(
        "A queen with four low guards stays, high diamonds go.",
        "5C 7C AD KD QD 2S 4S 6S 9S QS 2H 3H 5H",
        stays="QS 2S 4S 6S",
    ),
    Pass(
        "An ace of spades without guards goes.", "3C 5C 9C JC 4D 6D 8D AS 2H 4H 6H 7H 9H", goes="AS"
    ),
    Pass(
        "A king of spades without guards goes.", "3C 5C 9C JC 4D 6D 8D KS 2H 4H 6H 7H 9H", goes="KS"
    ),
    Pass(
        "Ace and king of spades go together.",
        "3C 5C 9C 4D 6D 8D 9D KS AS 2H 4H 6H 7H",
        goes="KS AS",
    ),
    Pass("Ace and king with one guard go.", "3C 5C 9C 4D 6D 8D 7S KS AS 2H 4H 6H 7H", goes="KS AS"),
    Pass("Ace of spades with one guard goes.", "3C 5C 9C JC 4D 6D 8D 5S AS 2H 4H 6H 7H", goes="AS"),
    Pass(
        "Ace of spades with two guards goes.", "3C 5C 9C 4D 6D 8D TD 5S 8S AS 2H 4H 6H", goes="AS"
    ),
    Pass(
        "Ace, king and queen of spades all go from a short suit.",
        "3C 5C 9C 4D 6D 8D 9D QS KS AS 2H 4H 6H",
        goes="QS",
    ),
    Pass(
        "Low spades are guards against the queen to come.",
        "KC AC QD KD 9D JD 3S 5S 8S 9H JH QH 4C",
        stays="3S 5S 8S",
    ),
    Pass(
        "Low spades beside a queen are not given away.",
        "KC AC QD KD JD 3S 5S 8S 9S QS 9H JH 4C",
        stays="3S 5S 8S 9S",
    ),
    Pass(
        "A single high diamond goes to make a void.",
        "3C 4C 5C 7C 9C KD 2S 4S 6S 8S 2H 3H 5H",
        goes="KD",
    ),
    Pass(
        "Two high diamonds alone go to make a void.",
        "3C 4C 5C 7C 9C QD AD 2S 4S 6S 8S 2H 3H",
        goes="QD AD",
    ),
    Pass(
        "Three high diamonds alone are exactly a pass.",
        "3C 4C 5C 7C 9C TD QD AD 2S 4S 6S 2H 3H",
        goes="QD AD",
    ),
    Pass("A single ace of clubs goes.", "AC 3D 4D 6D 7D 9D 2S 4S 6S 8S 2H 3H 5H", goes="AC"),
    Pass("Two high clubs alone go.", "KC AC 3D 4D 6D 7D 9D 2S 4S 6S 8S 2H 3H", goes="KC AC"),
    Pass(
        "A short row of high hearts goes.", "3C 4C 6C 8C 3D 4D 6D 8D 3S 5S QH KH AH", goes="KH AH"
    ),
    Pass("An ace of hearts alone goes.", "3C 4C 6C 8C 9C 3D 4D 6D 8D 3S 5S 7S AH", goes="AH"),
    Pass(
        "A low heart is kept to get off the lead.",
        "KC QC AC 3D 4D KD AD 3S 5S 9S 2H 3H 5H",
        stays="2H 3H",
    ),
    Pass(
        "The two of hearts is worth keeping beside high ones.",
        "AC KC 3D 4D 6D KD 3S 5S 7S 2H TH KH AH",
        stays="2H",
    ),
    Pass(
        "Low clubs and diamonds are exits and stay.",
        "2C 3C KC AC 2D 3D KD AD 4S 6S 8S 3H JH",
        stays="2C 3C 2D 3D",
    ),
    Pass(
        "With nothing to fear the highest cards go.",
        "2C 3C 5C 2D 4D 5D 3S 4S 6S 2H 3H 4H KH",
        goes="KH",
    ),
    Pass(
        "Four low guards tame an ace of spades: hearts are worse.",
        "4C 6C 3D 5D 7D 2S 3S 5S 7S AS QH KH AH",
        stays="2S 3S 5S 7S",
        goes="KH AH",
    ),
    Pass(
        "Queen and ace of spades go from three.",
        "3C 5C 9C JC 4D 6D 8D 7S QS AS 2H 4H 6H",
        goes="QS",
    ),
    Pass(
        "King and queen of spades go from three.",
        "3C 5C 9C JC 4D 6D 8D 7S QS KS 2H 4H 6H",
        goes="QS",
    ),
    Pass(
        "A lone jack of spades is no danger beside lone high cards.",
        "KC AC 3D 4D 5D 6D 7D 8D JS 2H 3H 5H KH",
        goes="KC AC",
    ),
    Pass(
        "The queen goes before high diamonds.",
        "3C 5C 9C AD KD 4D 6D 8S QS 2H 4H 7H 9H",
        goes="QS",
    ),
    Pass(
        "High hearts go before a long club suit's top.",
        "2C 3C 4C 6C 8C TC KC 4D 5D 3S 6S QH AH",
        goes="QH AH",
    ),
    Pass(
        "Two low spades do not guard the queen.",
        "2C 3C 5C 7C 9C 4D 5D 8D 2S 3S QS 2H 4H",
        goes="QS",
    ),
    Pass(
        "A safe low hand keeps its lowest cards in every suit.",
        "2C 4C 7C JC 2D 5D 8D QD 2S 5S 9S 2H 6H",
        stays="2C 2D 2H",
    ),
]
