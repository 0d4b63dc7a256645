"""Lines of text: how wide they are, and how they look at a size in pixels.

A font drawn small rounds the width of every letter to whole pixels, so that the same words are
wider on one screen than on another.  Here letters are always drawn large and shrunk to the size
that is wanted: they come out as wide as measured, to the pixel, whatever the screen.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import pygame

from game.shell.assets import asset
from game.table.marks import Colour, Text, Weight

LARGE, OVERSIZE = 64, 1.5
"""Letters are drawn this large, or twice as large and so on, until they are larger by so much."""

CAPITALS = 0.7
"""The height of a capital letter, in sizes of the font."""

SHADE = "#0014106E"


class Written(NamedTuple):
    """A line of text and where in it the tops and the feet of its capital letters stand."""

    surface: pygame.Surface
    top: int
    foot: int


_fonts: dict[tuple[Weight, int], pygame.font.Font] = {}


def measure(text: str, size: float, weight: Weight = "Bold") -> float:
    """Return how wide a line of text is, in the unit that its size is in.

    It is measured large and in proportion: the screen plays no part.  Whatever the screen, the
    text is then drawn exactly this wide, rounded to whole pixels.
    """
    return _font(weight, LARGE).size(text)[0] * size / LARGE


def written(look: Text, ratio: float) -> Written:
    """Return a line of text for a screen with so many pixels in each logical one."""
    line = _line(look.text, look.size * ratio, look.weight, look.colour)
    if not look.shadow:
        return line
    drop = max(1, round(ratio))
    shade = _line(look.text, look.size * ratio, look.weight, SHADE)
    both = pygame.Surface(line.surface.get_size(), pygame.SRCALPHA)
    both.blit(shade.surface, (0, drop))
    both.blit(line.surface, (0, 0))
    return line._replace(surface=both)


def _line(text: str, size: float, weight: Weight, colour: Colour) -> Written:
    """Return a line of text, its capitals a whole number of pixels high: they stay sharp."""
    large = LARGE
    while large < OVERSIZE * size:
        large *= 2
    font = _font(weight, large)
    drawn = font.render(text, True, colour[:7]).convert_alpha()
    capitals = max(1, round(CAPITALS * size))
    shrink = capitals / (CAPITALS * large)
    above = math.ceil(font.get_ascent() * shrink)
    below = math.ceil((font.get_height() - font.get_ascent()) * shrink) + 1
    room = (max(1, drawn.get_width()), round((above + below) / shrink))
    sheet = pygame.Surface(room, pygame.SRCALPHA)
    sheet.fill(colour[:7] + "00")
    base = round(above / shrink)
    sheet.blit(drawn, (0, base - font.get_ascent()), special_flags=pygame.BLEND_RGBA_MAX)
    width = max(1, round(measure(text, size, weight)))
    small = pygame.transform.smoothscale(sheet, (width, above + below))
    small.fill("#FFFFFF" + (colour[7:9] or "FF"), special_flags=pygame.BLEND_RGBA_MULT)
    return Written(small, above - capitals, above)


def _font(weight: Weight, size: int) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
        _fonts.clear()
    if (weight, size) not in _fonts:
        file = asset(f"fonts/HeartsUI-{weight}.ttf")
        _fonts[weight, size] = pygame.font.Font(file, size)
    return _fonts[weight, size]
