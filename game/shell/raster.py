"""Drawings in SVG become surfaces in the screen's own format, quick to put on it."""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path

import pygame

IN_BROWSER = sys.platform == "emscripten"
SCRATCH = Path("drawing.svg")
"""In a browser a drawing goes through this file, which lies in memory: pygame cannot be relied
on to read from Python's own buffers there."""


def raster(drawing: str, width: int, height: int) -> pygame.Surface:
    """Return a drawing, made for that many pixels, as a surface with alpha."""
    text = drawing.encode()
    if IN_BROWSER:
        SCRATCH.write_bytes(text)
        surface = pygame.image.load_sized_svg(SCRATCH, (width, height))
    else:
        surface = pygame.image.load_sized_svg(BytesIO(text), (width, height))
    return surface.convert_alpha()
