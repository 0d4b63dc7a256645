"""One sheet for each screen: four glasses side by side, a row for each language.

Run ``python -m tests.wall`` to write them to tests/output/wall, or name the screens wanted.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pygame

from tests.contact_sheet import SCREENS, SEED, SIZES, picture
from tests.headless import CATALOGUES, Headless
from tests.pilot import Pilot

OUTPUT = Path(__file__).parent / "output" / "wall"
GLASSES = ("375x812", "812x375", "768x1024", "1440x900")
"""A phone held upright and on its side, a tablet, a desktop."""
PART, GAP = 0.6, 12
GROUND = "#808080"


def sheet(screen: str) -> pygame.Surface:
    """Return a screen on every glass and in every language."""
    pilot = Pilot(Headless(seed=SEED))
    pilot.settle()
    SCREENS[screen](pilot)
    rows = [[_seen(pilot, glass, language) for glass in GLASSES] for language in CATALOGUES]
    width = sum(each.get_width() + GAP for each in rows[0]) + GAP
    height = max(each.get_height() for each in rows[0]) + GAP
    whole = pygame.Surface((width, height * len(rows) + GAP))
    whole.fill(GROUND)
    for i, row in enumerate(rows):
        left = GAP
        for each in row:
            whole.blit(each, (left, GAP + i * height))
            left += each.get_width() + GAP
    return whole


def _seen(pilot: Pilot, glass: str, language: str) -> pygame.Surface:
    size, insets, _ = SIZES[glass]
    pilot.resize(size, insets)
    pilot.app.session.change(language=language)
    return pygame.transform.smoothscale_by(picture(pilot, 1), PART)


def main(wanted: list[str]) -> None:
    """Write the sheets that are wanted, or all."""
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    OUTPUT.mkdir(parents=True, exist_ok=True)
    for screen in wanted or SCREENS:
        pygame.image.save(sheet(screen), OUTPUT / f"{screen}.png")
        sys.stdout.write(f"{screen}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
