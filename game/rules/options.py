"""The words that house rules are written in: what each option with several forms may be."""

from __future__ import annotations

import enum
from typing import Literal, TypeAlias

from game.rules.cards import ALL_CARDS, Cards, cards, gather


class Pack(enum.Enum):
    """Which cards are played with."""

    FULL = "full"
    """All 52."""
    WITHOUT_2D = "without 2D"
    """51, which three seats share evenly."""
    WITHOUT_2D_2C = "without 2D 2C"
    """50, which five seats share evenly."""
    WITHOUT_2C = "without 2C"
    """51, the pack of Black Maria for three."""
    SEVENS_UP = "sevens up"
    """The 32 from the sevens to the aces, the Dutch pack."""

    @property
    def cards(self) -> Cards:
        """The cards of the pack."""
        missing = {
            Pack.FULL: "",
            Pack.WITHOUT_2D: "2D",
            Pack.WITHOUT_2D_2C: "2D 2C",
            Pack.WITHOUT_2C: "2C",
        }
        if self is Pack.SEVENS_UP:
            return gather(card for card in range(52) if card % 13 >= 5)
        return ALL_CARDS & ~cards(missing[self])


class Opening(enum.Enum):
    """Who leads to the first trick, and what."""

    LOWEST_CLUB = "lowest club"
    """The holder of the two of clubs leads it; of the lowest club held, when that is out."""
    ANY_CARD = "any card"
    """The seat left of the dealer leads any card, a heart too."""
    NO_HEART = "no heart"
    """The seat left of the dealer leads any card that is not a heart."""


class KittyTaker(enum.Enum):
    """What earns the kitty."""

    FIRST_TRICK = "first trick"
    FIRST_POINT = "first point"


class KittyGoes(enum.Enum):
    """Where the kitty goes when it is taken."""

    TO_TRICKS = "to tricks"
    """To the cards that its taker has taken."""
    TO_HAND = "to hand"
    """Into its taker's hand, who buries as many cards before the next lead."""


class Bonus(enum.Enum):
    """The card that is worth 10 points less to the seat that takes it."""

    NONE = "none"
    JACK_OF_DIAMONDS = "JD"
    TEN_OF_DIAMONDS = "TD"


class Moon(enum.Enum):
    """What happens when one seat takes every point card."""

    OTHERS_ADD = "others add"
    SHOOTER_SUBTRACTS = "shooter subtracts"
    SHOOTER_CHOOSES = "shooter chooses"
    """The one or the other, as the shooter says."""
    MIXED_BY_CHOICE = "mixed by choice"
    """The others add; where that would make the shooter lose, it may subtract instead."""
    MIXED_BY_RULE = "mixed by rule"
    """The others add; where that would make the shooter lose, it must subtract instead."""
    NONE = "none"
    WINS_THE_MATCH = "wins the match"


MoonForm: TypeAlias = Literal[Moon.OTHERS_ADD, Moon.SHOOTER_SUBTRACTS, Moon.WINS_THE_MATCH]
"""What a moon that was shot can do."""


class OnTarget(enum.Enum):
    """What becomes of a total that is exactly the target after a hand."""

    NOTHING = "nothing"
    HALF = "half"
    ZERO = "zero"


class Tie(enum.Enum):
    """What happens when several share the best total at the end."""

    HANDS_UNTIL_ONE_IS_BEST = "hands until one is best"
    ONE_MORE_HAND = "one more hand"
    """Those who are tied compare what they score in it, and in another when they are tied again."""


class Partners(enum.Enum):
    """Whether opposite seats play together."""

    NONE = "none"
    TOGETHER = "tricks together"
    """A side scores what both its seats took.  It shoots the moon together and says itself whether
    the others add or it subtracts, unless a moon is nothing or wins the match."""
    APART = "scores apart"
    """Each seat scores alone; when one reaches the target the sides' sums decide."""


class Turbo(enum.Enum):
    """How many of its cards a seat may charge before the play."""

    NO = "no"
    ONE_CARD = "one card"
    ANY_CARDS = "any cards"
