"""How a person likes the table to look: colours, backs, sizes, sides."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import NamedTuple

from game.rules.cards import CLUBS, DIAMONDS, HEARTS, SPADES, Card, Suit, rank_of, suit_of


class DeckColours(enum.Enum):
    """The colours of the suits."""

    TWO = "two"
    FOUR = "four"
    CLEAR = "clear"
    """Four colours that stay apart for eyes that mix up red and green, or blue and yellow."""


class BackDesign(enum.Enum):
    """The colour of the backs."""

    WINE = "wine"
    NAVY = "navy"
    TEAL = "teal"


class Cloth(enum.Enum):
    """The colour of the table."""

    GREEN = "green"
    NAVY = "navy"
    WINE = "wine"


class IndexSize(enum.Enum):
    """How large rank and suit are printed in the corner of a card in your hand."""

    NORMAL = "normal"
    LARGE = "large"
    JUMBO = "jumbo"


class TextSize(enum.Enum):
    """How large everything is set, as far as the glass has room for it."""

    NORMAL = "normal"
    LARGE = "large"
    LARGER = "larger"

    @property
    def zoom(self) -> float:
        """How many times larger than normal."""
        return {"normal": 1.0, "large": 1.15, "larger": 1.3}[self.value]


class SuitOrder(enum.Enum):
    """The order of the suits in your hand, from the left."""

    ALTERNATING = "alternating"
    BRIDGE = "bridge"
    HEARTS_FIRST = "hearts first"

    @property
    def suits(self) -> tuple[Suit, ...]:
        """The suits in this order."""
        return {
            "alternating": (CLUBS, DIAMONDS, SPADES, HEARTS),
            "bridge": (SPADES, HEARTS, DIAMONDS, CLUBS),
            "hearts first": (HEARTS, SPADES, DIAMONDS, CLUBS),
        }[self.value]

    def place(self, card: Card) -> tuple[int, int]:
        """Return what a hand in this order is sorted by: the suit, then the rank upwards."""
        return self.suits.index(suit_of(card)), rank_of(card)


class Style(NamedTuple):
    """What is only seen, and moves nothing."""

    deck: DeckColours = DeckColours.TWO
    back: BackDesign = BackDesign.WINE
    cloth: Cloth = Cloth.GREEN
    contrast: bool = False
    """Whether texts and edges stand out as much as they can."""


@dataclass(frozen=True)
class Arrangement:
    """What changes where things are."""

    index: IndexSize = IndexSize.NORMAL
    order: SuitOrder = SuitOrder.ALTERNATING
    mirrored: bool = False
    """Whether the buttons are on the left hand's side."""
