"""Draw the icons of the page and of the program from the deck's own art.

``python build/icons.py`` writes them; they are kept with the project, since building the page
takes no pygame.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
sys.path.insert(0, str(Path(__file__).parents[1]))

import pygame

from game.rules.cards import card
from game.shell import svg
from game.shell.backs import back
from game.shell.deck import face
from game.shell.raster import raster
from game.table.geometry import Rect
from game.table.style import BackDesign

HERE = Path(__file__).resolve().parent
TEMPLATE, ASSETS = HERE / "template", HERE.parent / "assets" / "icons"
SIDE = 1024
CARD = (440, 616)
LIGHT, DARK = "#1D6C54", "#0A352D"
CORNER = 0.22
"""Of an icon that stands as it is; one that is cut out by the system has none."""
SAFE = 0.80
"""The part of a maskable icon that no system cuts off."""


def main() -> None:
    """Write every icon."""
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    ASSETS.mkdir(exist_ok=True)
    for side in (192, 512):
        write(TEMPLATE / f"icon-{side}.png", drawn(CORNER, 1), side)
    write(TEMPLATE / "icon-180.png", drawn(0, 0.92), 180)
    write(TEMPLATE / "icon-512-maskable.png", drawn(0, SAFE), 512)
    write(ASSETS / "icon.png", drawn(CORNER, 1), 256)


def drawn(corner: float, scale: float) -> pygame.Surface:
    """Return the icon: an ace of hearts before a card's back, on the table's cloth."""
    whole = Rect(0, 0, SIDE, SIDE)
    cloth = svg.gradient("cloth", LIGHT, DARK, SIDE * 0.3, SIDE)
    cloth += svg.box(whole, corner * SIDE, 'fill="url(#cloth)"')
    picture = raster(svg.document(SIDE, SIDE, cloth), SIDE, SIDE)
    place(picture, back(BackDesign.WINE, *CARD), 13, (-105, 5), scale)
    place(picture, face(card("AH"), *CARD), -9, (75, 0), scale)
    return picture


def place(
    picture: pygame.Surface, drawing: str, angle: float, aside: tuple[int, int], scale: float
) -> None:
    """Put a card, turned and with its shadow, beside the middle of a picture."""
    turned = pygame.transform.rotozoom(raster(drawing, *CARD), angle, scale)
    shade = pygame.mask.from_surface(turned).to_surface(
        setcolor="#00141050", unsetcolor="#00000000"
    )
    soft = pygame.transform.gaussian_blur(padded(shade), 14)
    x, y = (SIDE / 2 + scale * way for way in aside)
    picture.blit(soft, soft.get_rect(center=(x, y + 18)))
    picture.blit(turned, turned.get_rect(center=(x, y)))


def padded(surface: pygame.Surface, by: int = 40) -> pygame.Surface:
    """Return a surface with room around it."""
    width, height = surface.get_size()
    larger = pygame.Surface((width + 2 * by, height + 2 * by), pygame.SRCALPHA)
    larger.blit(surface, (by, by))
    return larger


def write(file: Path, picture: pygame.Surface, side: int) -> None:
    """Write a picture as a PNG of that many pixels."""
    pygame.image.save(pygame.transform.smoothscale(picture, (side, side)), file)


if __name__ == "__main__":
    main()
