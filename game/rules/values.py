"""What cards are worth to the seat that takes them: one number for each face, 2C to AH."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from game.rules.cards import HEARTS, RANKS, SUITS, card

Values: TypeAlias = tuple[int, ...]

BONUS = -10
"""What a bonus card is worth."""


def values(hearts: Mapping[str, int], **others: int) -> Values:
    """Return a table with these values for the ranks of hearts and for other cards by name."""
    table = [0] * 52
    for rank, value in hearts.items():
        table[card(rank + SUITS[HEARTS])] = value
    for name, value in others.items():
        table[card(name)] = value
    return tuple(table)


_ONE_EACH = dict.fromkeys(RANKS, 1)
_PIPS = {rank: pips for pips, rank in enumerate("23456789T", 2)}

HEARTS_ONLY = values(_ONE_EACH)
STANDARD_VALUES = values(_ONE_EACH, QS=13)
SPOT_A = values(_PIPS | {"J": 11, "Q": 12, "K": 13, "A": 14}, QS=25)
SPOT_B = values(_PIPS | {"J": 10, "Q": 10, "K": 10, "A": 15}, QS=25)
BLACK_MARIA = values(_ONE_EACH, QS=13, KS=10, AS=7)
DUTCH_32 = values(_ONE_EACH, QS=5, JC=2)
DIRTY = values(_ONE_EACH, QS=26, QC=13, QD=13, QH=13)

TABLES: dict[str, Values] = {
    "standard": STANDARD_VALUES,
    "hearts only": HEARTS_ONLY,
    "spot a": SPOT_A,
    "spot b": SPOT_B,
    "black maria": BLACK_MARIA,
    "dutch 32": DUTCH_32,
    "dirty": DIRTY,
}
"""The tables that have a name."""
