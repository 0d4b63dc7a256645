"""The cloth of the table: a light in the middle, fading to the corners, under a fine grain."""

from __future__ import annotations

import random

import pygame

from game.shell import svg
from game.shell.palette import mixed
from game.shell.raster import raster
from game.table.geometry import Rect
from game.table.marks import Felt

MIDDLE = 0.42
"""How far down the light is brightest."""
REACH = 0.72
"""How far from the middle it is darkest, in widths and heights of the cloth."""
STEPS = 16

COARSENESS = 8
"""The light changes slowly: it is drawn this many times smaller, then enlarged."""

GRAIN = 128
GRAIN_LEVELS = (0, 0, 1, 2, 3, 4, 5, 5)
"""How much brighter a thread may be, in steps of a colour channel; this also hides the bands
that so slow a fall of light has in colours of eight bits."""


def felt(look: Felt, width: int, height: int) -> pygame.Surface:
    """Return the cloth, which lets nothing through."""
    size = (width // COARSENESS + 1, height // COARSENESS + 1)
    light = raster(_light(look, *size), *size)
    cloth = pygame.transform.smoothscale(light, (width, height)).convert()
    grain = _grain()
    for y in range(0, height, GRAIN):
        for x in range(0, width, GRAIN):
            cloth.blit(grain, (x, y), special_flags=pygame.BLEND_RGB_ADD)
    return cloth


def _light(look: Felt, width: int, height: int) -> str:
    stretch = 0.82 if height > width else 1
    place = f"translate({width / 2} {height * MIDDLE:.2f})"
    place += f" scale({width * REACH:.2f} {height * REACH / stretch:.2f})"
    stops = "".join(
        svg.stop(step / STEPS, _colour(look, step / STEPS)) for step in range(STEPS + 1)
    )
    light = (
        '<radialGradient id="light" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" '
        f'gradientTransform="{place}">{stops}</radialGradient>'
    )
    cloth = svg.box(Rect(0, 0, width, height), 0, 'fill="url(#light)"')
    return svg.document(width, height, light + cloth)


def _colour(look: Felt, distance: float) -> str:
    """Return the colour so far from the middle, 0 to 1; it falls gently at both ends."""
    fallen = distance * distance * (3 - 2 * distance)
    if fallen < 0.5:
        return mixed(look.light, look.cloth, 2 * fallen)
    return mixed(look.cloth, look.dark, 2 * fallen - 1)


def _grain() -> pygame.Surface:
    """Return a tile of cloth in black, its threads a little brighter; the same every time."""
    levels = bytes(GRAIN_LEVELS[value % len(GRAIN_LEVELS)] for value in range(256))
    threads = random.Random(5).randbytes(GRAIN * GRAIN).translate(levels)
    tile = pygame.image.frombytes(threads, (GRAIN, GRAIN), "P")
    tile.set_palette([(level, level, level) for level in range(max(GRAIN_LEVELS) + 1)])
    return tile.convert()
