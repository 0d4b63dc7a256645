"""Lines of text: how wide they are, and how they look at a size in pixels.

A font drawn small rounds the width of every letter to whole pixels, so that the same words are
wider on one screen than on another.  Here letters are always drawn large and shrunk to the size
that is wanted: they come out as wide as measured, to the pixel, whatever the screen.
"""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.shell.assets import asset
from game.table.marks import Colour, Text, Weight

LARGE, OVERSIZE = 64, 1.5
"""Letters are drawn this large, or twice as large and so on, until they are larger by so much."""

CAPITALS = 0.7
"""The height of a capital letter, in sizes of the font."""

SHADE = "#0014106E"


_fonts: dict[tuple[Weight, int], pygame.font.Font] = {}


@lru_cache(maxsize=2048)
def measure(text: str, size: float, weight: Weight = "Bold") -> float:
    """Return how wide a line of text is, in the unit that its size is in.

    It is measured large and in proportion: the screen plays no part.  Whatever the screen, the
    text is then drawn exactly this wide, rounded to whole pixels.
    """
    return _font(weight, LARGE).size(text)[0] * size / LARGE


def written(look: Text, ratio: float) -> pygame.Surface:
    """Return a line of text for a screen with so many pixels in each logical one.

    Its capitals fill the middle third of its height.
    """
    line = _line(look.text, look.size * ratio, look.weight, look.colour)
    if not look.shadow:
        return line
    both = _line(look.text, look.size * ratio, look.weight, SHADE)
    both.scroll(0, max(1, round(ratio)), pygame.SCROLL_ERASE)
    both.blit(line, (0, 0))
    return both


def _line(text: str, size: float, weight: Weight, colour: Colour) -> pygame.Surface:
    """Return a line whose capitals are a whole number of pixels high, so that they are sharp."""
    large = LARGE
    while large < OVERSIZE * size:
        large *= 2
    font = _font(weight, large)
    letters = font.render(text, True, colour[:7])
    capital = max(metric[3] for metric in font.metrics("H") if metric)
    sheet = pygame.Surface((max(1, letters.get_width()), 3 * capital), pygame.SRCALPHA)
    sheet.fill(colour[:7] + "00")
    feet = 2 * capital - font.get_ascent()
    sheet.blit(letters, (0, feet), special_flags=pygame.BLEND_RGBA_MAX)
    width, height = round(measure(text, size, weight)), 3 * round(CAPITALS * size)
    small = pygame.transform.smoothscale(sheet, (max(1, width), max(3, height)))
    small.fill("#FFFFFF" + (colour[7:9] or "FF"), special_flags=pygame.BLEND_RGBA_MULT)
    return small.convert_alpha()


def _font(weight: Weight, size: int) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
        _fonts.clear()
    if (weight, size) not in _fonts:
        file = asset(f"fonts/HeartsUI-{weight}.ttf")
        _fonts[weight, size] = pygame.font.Font(file, size)
    return _fonts[weight, size]
