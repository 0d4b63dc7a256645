"""The colours of the cards: paper, suits, and the clothes, skin and hair of the courts."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.cards import CLUBS, QUEEN_OF_SPADES, Card, suit_of
from game.table.marks import Colour
from game.table.style import DeckColours

PAPER, PAPER_BELOW = "#FFFEFA", "#F6F0E2"
PAPER_EDGE = "#2A241838"
DIMMED = "#B0BCB6"
"""A dimmed card is its own colours times this one."""

GOLD = "#E3AE45"
CREAM = "#FBF3DF"
QUEEN_OF_SPADES_ROBE = "#4B2A78"
"""Violet, so that the one card to beware of is spotted at once."""


class Palette(NamedTuple):
    """The colours of the four suits, clubs first, and of the robes of their courts."""

    suits: tuple[Colour, Colour, Colour, Colour]
    robes: tuple[Colour, Colour, Colour, Colour]


TWO_COLOURS = Palette(
    suits=("#171D2C", "#C4203A", "#171D2C", "#C4203A"),
    robes=("#274B43", "#C4203A", "#2B3A67", "#C4203A"),
)
FOUR_COLOURS = Palette(
    suits=("#0A5018", "#1457D6", "#141A28", "#C6274A"),
    robes=("#0A5018", "#1457D6", "#2B3A67", "#C6274A"),
)

CLEAR_COLOURS = Palette(
    suits=("#9700F9", "#006C9E", "#151515", "#D70100"),
    robes=("#6A1FA8", "#006C9E", "#2B3A67", "#D70100"),
)
PALETTES = {
    DeckColours.TWO: TWO_COLOURS,
    DeckColours.FOUR: FOUR_COLOURS,
    DeckColours.CLEAR: CLEAR_COLOURS,
}

_SAME_FOR_ALL = {
    "ink": "#171C2B",
    "ink_soft": "#3A3550",
    "gold": GOLD,
    "gold_dark": "#C68A2A",
    "paper": CREAM,
    "white": "#FFFFFF",
    "lip": "#B83A44",
    "steel": "#C9D1DB",
    "steel_dark": "#97A3B3",
    "leaf": "#3E7B4F",
    "cuff": "#EBD9B4",
}
_SKIN = (  # skin, its shade, its lines
    ("#CF9A6B", "#B67F50", "#86552E"),
    ("#EFC596", "#DBA672", "#A86A3C"),
    ("#F6D7B4", "#E6B98E", "#B9794F"),
    ("#FADFC6", "#ECC09B", "#C07F58"),
)
_HAIR = (
    ("#3B2617", "#5E3F28"),
    ("#B67A24", "#D39A3E"),
    ("#2B2236", "#473A58"),
    ("#8A4420", "#A9602F"),
)


def court_colours(card: Card, palette: Palette) -> dict[str, Colour]:
    """Return the colour of each part of a court card, by the names used in the deck's data."""
    suit = suit_of(card)
    robe = QUEEN_OF_SPADES_ROBE if card == QUEEN_OF_SPADES else palette.robes[suit]
    dark = mixed(robe, "#0A0C18", 0.34)
    skin, shade, line = _SKIN[suit]
    hair, hair_light = _HAIR[suit]
    return {
        **_SAME_FOR_ALL,
        "robe": robe,
        "robe_dark": dark,
        "robe_light": mixed(robe, "#FFFFFF", 0.62),
        "pattern": dark,
        "skin": skin,
        "skin_shade": shade,
        "skin_line": line,
        "blush": "#C9805A" if suit == CLUBS else "#EFB08F",
        "hair": hair,
        "hair_light": hair_light,
    }


def mixed(colour: Colour, other: Colour, part: float) -> Colour:
    """Return a colour so far (0 to 1) on the way to another."""
    pairs = zip(_channels(colour), _channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * part):02X}" for a, b in pairs)


def _channels(colour: Colour) -> list[int]:
    """Return red, green and blue."""
    return [int(colour[start : start + 2], 16) for start in (1, 3, 5)]
