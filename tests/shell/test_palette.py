"""The suits stay apart for every eye, computed: contrast on paper, difference between suits."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from game.shell.palette import (
    CLEAR_COLOURS,
    DIMMED,
    FOUR_COLOURS,
    PALETTES,
    PAPER,
    PAPER_BELOW,
    Palette,
)
from game.table import theme
from game.table.dress import CLOTHS, dressed_look
from game.table.marks import Felt, Text
from game.table.style import Cloth, Style

# How eyes without one kind of cone see linear red, green and blue (Machado, Oliveira and
# Fernandes 2009, severity 1).
EYES: dict[str, tuple[tuple[float, float, float], ...]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
Linear = tuple[float, float, float]


def linear(colour: str) -> Linear:
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return straight(red), straight(green), straight(blue)


def straight(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def lab(colour: Linear) -> Linear:
    red, green, blue = (min(1.0, max(0.0, channel)) for channel in colour)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (
        part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z)
    )
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def apart(one: str, other: str, eye: str) -> float:
    """Return how different two colours are to an eye (CIE 1976)."""
    seen = []
    for colour in (one, other):
        rows = EYES[eye]
        red, green, blue = linear(colour)
        seen.append(lab(tuple(a * red + b * green + c * blue for a, b, c in rows)))  # type: ignore[arg-type]
    return math.dist(*seen)


def least_apart(palette: Palette, eye: str) -> float:
    return min(apart(one, other, eye) for one, other in combinations(palette.suits, 2))


@pytest.mark.parametrize("eye", EYES)
def test_the_clear_deck_keeps_all_suits_apart_for_every_eye(eye: str) -> None:
    assert least_apart(CLEAR_COLOURS, eye) >= 48


def test_the_four_colour_deck_is_plainly_told_apart_by_usual_eyes() -> None:
    assert least_apart(FOUR_COLOURS, "usual") >= 29


@pytest.mark.parametrize("palette", PALETTES.values(), ids=[deck.value for deck in PALETTES])
@pytest.mark.parametrize("paper", [PAPER, PAPER_BELOW])
def test_suits_stand_out_on_paper(palette: Palette, paper: str) -> None:
    assert all(contrast(suit, paper) >= 4.5 for suit in palette.suits)


def test_a_dimmed_card_can_still_be_read() -> None:
    paper = multiplied(PAPER_BELOW, DIMMED)
    for palette in PALETTES.values():
        for suit in palette.suits:
            assert contrast(multiplied(suit, DIMMED), paper) >= 4


def multiplied(colour: str, by: str) -> str:
    pairs = [(int(colour[i : i + 2], 16), int(by[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{a * b // 255:02X}" for a, b in pairs)


@pytest.mark.parametrize("cloth", Cloth)
@pytest.mark.parametrize("high", [False, True])
def test_texts_stand_out_on_every_cloth(cloth: Cloth, *, high: bool) -> None:
    style = Style(cloth=cloth, contrast=high)
    for colour in (theme.CREAM, theme.MUTED, theme.GOLD):
        text = dressed_look(Text("x", 14, colour), style)
        assert isinstance(text, Text)
        for felt in CLOTHS[cloth]:
            assert contrast(text.colour, felt) >= 4.5


def test_the_usual_cloth_is_the_one_that_looks_have_by_themselves() -> None:
    assert CLOTHS[Cloth.GREEN] == Felt()
